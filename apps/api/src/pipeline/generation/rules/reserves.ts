import {
  accountByCode,
  allocate,
  contributionOf,
  fiscalEndYear,
  RESERVE_GROUP,
  toCents,
  FORECAST_YEARS,
  type Cents,
  type EndYear,
  type StudyContribution,
} from '@hoa/budget-math';
import type { Cited, ReservePart } from '@hoa/contracts';
import { draftOf, newLine } from './draft';
import { secondOpinions } from './rivals';
import { dollars, doubts, percentText } from './text';
import type { DraftItem, GenerationDocument, GenerationParameters, PriorLine } from './types';
import { budgetYearOf, yearLabel } from './years';

const GENERAL = '9005';

/** A study's contribution for the fiscal year of the budget. */
export interface Contribution {
  stated: Cited<string>;
  found: StudyContribution;
  /** How it was found, in words that begin a sentence. */
  words: string;
  /** Of the years after the budget's. */
  later: Cents[];
}

/** The contribution of the budget's fiscal year; of several studies the last of the list that states one. */
export function recommendedContribution(
  documents: readonly GenerationDocument[],
  parameters: Pick<GenerationParameters, 'year' | 'fiscalYearStartMonth'>,
): Contribution | undefined {
  const endYear = budgetYearOf(parameters);
  const studies = documents.flatMap((document) =>
    (document.facts?.parts ?? []).filter((part): part is ReservePart => part.kind === 'reserve'),
  );
  return studies.flatMap((study) => contributionIn(study, endYear, parameters) ?? []).at(-1);
}

function contributionIn(
  study: ReservePart,
  endYear: EndYear,
  parameters: Pick<GenerationParameters, 'fiscalYearStartMonth'>,
): Contribution | undefined {
  const keyOf = (year: number) => fiscalEndYear(year, parameters.fiscalYearStartMonth);
  const rows = (study.plan ?? []).map(({ year, contribution }) => ({
    endYear: keyOf(year),
    cents: toCents(contribution.value),
    contribution,
  }));
  const recommended = study.contribution && {
    cents: toCents(study.contribution.value),
    ...(study.year ? { endYear: keyOf(study.year.value) } : {}),
  };
  const inflationPercent = study.inflation?.value;
  const known = { rows, recommended, inflationPercent };
  const found = contributionOf(known, endYear);
  if (!found) return undefined;
  const row = rows.find((one) => one.endYear === found.statedYear);
  const stated = row?.contribution ?? study.contribution;
  if (!stated) return undefined;
  const words =
    found.by === 'row'
      ? `Contribution of the study for ${yearLabel(endYear, parameters)}: ${dollars(found.cents)}`
      : found.by === 'grown'
        ? `Recommended contribution ${dollars(toCents(stated.value))} for ${yearLabel(found.statedYear ?? endYear, parameters)}, + ${percentText(inflationPercent ?? 0)} a year: ${dollars(found.cents)}`
        : `Recommended annual contribution ${dollars(found.cents)}`;
  const later = Array.from(
    { length: FORECAST_YEARS },
    (_, index) => contributionOf(known, endYear + index + 1)?.cents ?? found.cents,
  );
  return { stated, found, words, later };
}

/**
 * The reserve lines of the budget at the study's contribution: one takes it all, several share it in proportion to
 * their previous amounts (the last one takes what rounding leaves), none adds the general reserve line.
 */
export function reserveItems(
  { stated, found, words, later }: Contribution,
  lines: readonly PriorLine[],
): DraftItem[] {
  const targets = lines.length > 0 ? lines : [generalLine()];
  const weights = targets.map((line) => Math.max(0, line.previous?.cents ?? 0));
  const shares = allocate(found.cents, weights);
  const laterShares = later.map((cents) => allocate(cents, weights));
  const opinions = secondOpinions({ contribution: stated });
  const unsure = [...doubts(stated.confidence), ...opinions.remarks];
  return targets.map((line, index) => {
    const share = shares[index] ?? 0;
    return draftOf(line, {
      proposedCents: share,
      later: laterShares.map((year) => year[index] ?? 0),
      basis: 'document',
      formula:
        targets.length === 1 ? `${words}.` : `${words}, shared by the previous amounts: ${dollars(share)}.`,
      notes: 'As the reserve study recommends.',
      method: 'study',
      inputs: [{ label: 'Contribution', value: dollars(found.cents) }],
      sources: [stated.source, ...opinions.sources],
      assumptions: unsure,
      needsReview: unsure.length > 0,
      confidence: stated.confidence,
    });
  });
}

function generalLine(): PriorLine {
  const account = accountByCode(GENERAL);
  return newLine({
    lineKey: `reserve|${GENERAL}`,
    glCode: GENERAL,
    description: account?.name ?? 'Reserve contribution',
    type: 'expense',
    group: RESERVE_GROUP,
    account,
  });
}
