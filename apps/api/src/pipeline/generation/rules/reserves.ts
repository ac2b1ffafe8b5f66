import { accountByCode, allocate, RESERVE_GROUP, toCents } from '@hoa/budget-math';
import type { Cited, ReservePart } from '@hoa/contracts';
import { draftOf, newLine } from './draft';
import { secondOpinions } from './rivals';
import { dollars, doubts } from './text';
import type { DraftItem, GenerationDocument, PriorLine } from './types';

const GENERAL = '9005';

/** The recommended annual contribution; of several studies the last of the list that states one. */
export function recommendedContribution(documents: readonly GenerationDocument[]): Cited<string> | undefined {
  const studies = documents.flatMap((document) =>
    (document.facts?.parts ?? []).filter((part): part is ReservePart => part.kind === 'reserve'),
  );
  return studies.findLast((study) => study.contribution)?.contribution;
}

/**
 * The reserve lines of the budget at the study's contribution: one takes it all, several share it in proportion to
 * their previous amounts (the last one takes what rounding leaves), none adds the general reserve line.
 */
export function reserveItems(contribution: Cited<string>, lines: readonly PriorLine[]): DraftItem[] {
  const total = toCents(contribution.value);
  const targets = lines.length > 0 ? lines : [generalLine()];
  const weights = targets.map((line) => Math.max(0, line.previous?.cents ?? 0));
  const shares = allocate(total, weights);
  const opinions = secondOpinions({ contribution });
  const unsure = [...doubts(contribution.confidence), ...opinions.remarks];
  return targets.map((line, index) => {
    const share = shares[index] ?? 0;
    const words = `Recommended annual contribution ${dollars(total)}`;
    return draftOf(line, {
      proposedCents: share,
      basis: 'document',
      formula:
        targets.length === 1 ? `${words}.` : `${words}, shared by the previous amounts: ${dollars(share)}.`,
      notes: 'As the reserve study recommends.',
      sources: [contribution.source, ...opinions.sources],
      assumptions: unsure,
      needsReview: unsure.length > 0,
      confidence: contribution.confidence,
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
