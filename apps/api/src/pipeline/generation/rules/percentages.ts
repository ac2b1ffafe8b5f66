import {
  accountByCode,
  accountOf,
  badDebt,
  contingency,
  groupOf,
  isDues,
  kindOfLine,
  RESERVE_GROUP,
  sumCents,
  type LineKind,
  type LineResult,
} from '@hoa/budget-math';
import { proposalOf } from './by-method';
import { draftOf, newLine } from './draft';
import type { DraftItem, GenerationParameters, PriorLine } from './types';
import { budgetYearOf, yearLabel } from './years';

const CONTINGENCY = '7490';
const BAD_DEBT = '7060';

/** Lines that are a percentage of other lines, in the order in which they are computed. */
export interface PercentageLines {
  badDebt: PriorLine[];
  contingency: PriorLine[];
}

/**
 * Which of the lines wait for all others. A percentage that a person chose counts without any earlier figure, and adds its
 * line where no document has one; without a choice nothing is invented.
 */
export function percentageLines(
  lines: readonly PriorLine[],
  parameters: GenerationParameters,
): PercentageLines {
  const { contingencyPercent: reserve, delinquencyPercent: unpaid } = parameters;
  const ofKind = (kind: LineKind) =>
    lines.filter((line) => kindOfLine(line, line.history, budgetYearOf(parameters)) === kind);
  const contingencies = ofKind('contingency').filter(
    (line) => line.previous !== null || typeof reserve === 'number',
  );
  const debts = typeof unpaid === 'number' && lines.some(isDues) ? ofKind('bad-debt') : [];
  const adds = typeof unpaid === 'number' && unpaid > 0 && lines.some(isDues) && debts.length === 0;
  return {
    badDebt: adds ? [lineOfAccount(BAD_DEBT)] : debts,
    contingency:
      contingencies.length === 0 && typeof reserve === 'number' && reserve > 0
        ? [lineOfAccount(CONTINGENCY)]
        : contingencies,
  };
}

/** Bad debt of all other lines' dues, then contingency of all operating expenses. */
export function percentageItems(
  { badDebt: debts, contingency: contingencies }: PercentageLines,
  others: readonly DraftItem[],
  parameters: GenerationParameters,
): DraftItem[] {
  const owed = badDebtItems(debts, others, parameters);
  return [
    ...owed,
    ...contingencyItems(contingencies, [...others, ...owed], parameters.contingencyPercent ?? undefined),
  ];
}

function badDebtItems(
  lines: readonly PriorLine[],
  others: readonly DraftItem[],
  parameters: GenerationParameters,
): DraftItem[] {
  const assessmentsCents = sumCents(others.filter(isDues).map(({ proposedCents }) => proposedCents));
  const result = badDebt([], {
    budgetYear: budgetYearOf(parameters),
    label: (endYear) => yearLabel(endYear, parameters),
    delinquency: { percent: parameters.delinquencyPercent ?? 0, assessmentsCents },
  });
  return itemsOf(lines, result, {
    rest: 'Part of the bad debt above.',
    assumption: 'The percentage of unpaid assessments is the one that was entered for this budget.',
  });
}

/** A percentage of the operating expenses beside them. */
function contingencyItems(
  lines: readonly PriorLine[],
  others: readonly DraftItem[],
  percent: number | undefined,
): DraftItem[] {
  const operating = others.filter(
    (item) => item.type === 'expense' && item.fund === 'operating' && groupOf(item) !== RESERVE_GROUP,
  );
  const result = contingency({
    operatingCents: sumCents(operating.map(({ proposedCents }) => proposedCents)),
    percent,
  });
  return itemsOf(lines, result, {
    rest: 'Part of the contingency above.',
    assumption:
      percent === undefined
        ? 'The percentage is the default and can be changed in the parameters.'
        : 'The percentage is the one that was chosen for this budget.',
  });
}

/** Where there are several lines, the first holds the whole percentage. */
function itemsOf(
  lines: readonly PriorLine[],
  result: LineResult | undefined,
  words: { rest: string; assumption: string },
): DraftItem[] {
  if (!result) return [];
  const rest = { ...result, amountCents: 0, explanation: words.rest };
  return lines.map((line, index) =>
    draftOf(line, {
      ...proposalOf(index === 0 ? result : rest),
      assumptions: [words.assumption],
      confidence: 0.8,
    }),
  );
}

function lineOfAccount(code: string): PriorLine {
  const account = accountByCode(code);
  const shape = { type: 'expense' as const, glCode: code, description: account?.name ?? '' };
  return newLine({
    ...shape,
    lineKey: `percentage|${code}`,
    group: groupOf(shape),
    account: account ?? accountOf(shape),
  });
}
