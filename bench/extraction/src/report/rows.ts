import { emptyBudgetScore, isWrong, type BudgetScore } from '../score/budget';
import type { DocumentScore } from '../score/document';
import type { FieldScore } from '../score/fields';
import { precisionOf, recallOf, type Share } from '../score/tally';
import { flagged, ratio, shareSum, sumOf, tallied, tallyOf, type Row } from './table';

/** What is measured of each kind of document, a row a measure. */

export const documentRows: Row[] = [
  ['documents', (group) => String(group.length)],
  ['not read', (group) => String(group.filter((score) => score.error).length)],
  [
    'documents whose tables and forms have no error at all',
    (group) => ratio(flagged(group, (s) => s.flawless)),
  ],
  ['kind', (group) => ratio(flagged(group, (score) => score.kindRight))],
  ['association', (group) => ratio(flagged(group, (score) => score.association))],
  ['fiscal year', (group) => ratio(flagged(group, (score) => score.fiscalYear))],
  ['papers without facts', (group) => String(group.filter((score) => score.isPlain).length)],
  [
    'rows invented in papers without such rows',
    (group) => String(sumOf(group, (score) => score.inventedRows)),
  ],
  [
    'contracts, policies, studies read in papers that are none',
    (group) => String(sumOf(group, (score) => score.inventedForms)),
  ],
];

const budgetShare = (name: string, pick: (budget: BudgetScore) => Share): Row => [
  name,
  (group) => ratio(shareSum(group, (score) => pick(score.budget ?? emptyBudgetScore()))),
];

export const budgetRows: Row[] = [
  ['papers', (group) => String(group.length)],
  ['line items, F1', (group) => tallied(tallyOf(group, (score) => score.budget?.lines))],
  budgetShare('line items, precision', (budget) => precisionOf(budget.lines)),
  budgetShare('line items, recall', (budget) => recallOf(budget.lines)),
  budgetShare('amounts of the paper read exactly', (budget) => recallOf(budget.cells)),
  budgetShare('amounts read that are exact', (budget) => precisionOf(budget.cells)),
  budgetShare('column roles', (budget) => budget.roles),
  budgetShare('column years', (budget) => budget.years),
  budgetShare('types', (budget) => budget.types),
  budgetShare('sections', (budget) => budget.sections),
  budgetShare('account numbers', (budget) => budget.codes),
  budgetShare('printed totals judged right', (budget) => budget.totals),
  budgetShare('totals that do not foot, warned', (budget) => budget.warned),
  ['totals said not to foot that do', (group) => String(sumOf(group, (score) => score.budget?.falseAlarms))],
  [
    'papers with a wrong line or amount',
    (group) => String(group.filter((score) => score.budget && isWrong(score.budget)).length),
  ],
  [
    'of them without a warning or a total that does not foot',
    (group) => String(group.filter((score) => score.budget?.silent).length),
  ],
];

export const ownershipRows: Row[] = [
  ['papers', (group) => String(group.length)],
  ['tables', (group) => String(sumOf(group, (score) => score.ownership?.sums.of))],
  ['rows exact', (group) => ratio(recallOf(tallyOf(group, (score) => score.ownership?.rows)))],
  ['rows exact, F1', (group) => tallied(tallyOf(group, (score) => score.ownership?.rows))],
  ['sums exact', (group) => ratio(shareSum(group, (score) => score.ownership?.sums))],
  ['in force', (group) => ratio(shareSum(group, (score) => score.ownership?.inForce))],
  ['flaws of the paper warned of', (group) => ratio(shareSum(group, (score) => score.ownership?.flaws))],
  ['tables with a wrong row or sum', (group) => String(sumOf(group, (score) => score.ownership?.wrong))],
  ['of them silent (no warning)', (group) => String(sumOf(group, (score) => score.ownership?.silent))],
];

const fieldRow = (name: string, pick: (score: DocumentScore) => FieldScore | undefined): Row => [
  name,
  (group) => tallied(tallyOf(group, (score) => pick(score)?.fields)),
];

/** Over all fields, then a row a field, in the order in which the scorer asks for them. */
export function fieldRows(
  scores: DocumentScore[],
  what: string,
  pick: (score: DocumentScore) => FieldScore | undefined,
): Row[] {
  const names = [...new Set(scores.flatMap((score) => Object.keys(pick(score)?.byField ?? {})))];
  return [
    ['papers', (group) => String(group.length)],
    fieldRow(`${what}, F1 over all fields`, pick),
    ...names.map((name): Row => [
      name,
      (group) => tallied(tallyOf(group, (score) => pick(score)?.byField[name])),
    ]),
  ];
}

export const decoyRows: Row[] = [
  [
    'decoys taken',
    (group) =>
      `${sumOf(group, (score) => score.contract?.decoysTaken)} of ${sumOf(group, (score) => score.contract?.decoys)}`,
  ],
];

export const contradictionRows: Row[] = [
  [
    'contradictions warned of',
    (group) => ratio(flagged(group, ({ reserve }) => (reserve?.contradicts ? reserve.warned : undefined))),
  ],
  [
    'contradictions warned of where there are none',
    (group) =>
      String(group.filter(({ reserve }) => reserve && !reserve.contradicts && reserve.warned).length),
  ],
];

export const costRows: Row[] = [
  ['documents', (group) => String(timed(group).length)],
  ['pages', (group) => String(sumOf(timed(group), (score) => score.pages))],
  ['seconds a page', (group) => secondsAPage(group)],
  ['CPU seconds a page', (group) => cpuAPage(group)],
  [
    'most seconds for one document',
    (group) =>
      most(
        timed(group).map((score) => score.seconds),
        2,
      ),
  ],
  ['peak MB, median document', (group) => middle(group.flatMap((score) => score.megabytes ?? []))],
  [
    'peak MB, worst document',
    (group) =>
      most(
        group.map((score) => score.megabytes),
        0,
      ),
  ],
  ['peak MB a page', (group) => megabytesAPage(group)],
];

const timed = (group: DocumentScore[]): DocumentScore[] =>
  group.filter((score) => score.seconds !== undefined && score.pages > 0);

function secondsAPage(group: DocumentScore[]): string {
  const pages = sumOf(timed(group), (score) => score.pages);
  return pages === 0 ? '-' : (sumOf(timed(group), (score) => score.seconds) / pages).toFixed(3);
}

function cpuAPage(scores: DocumentScore[]): string {
  const measured = scores.filter((score) => score.cpuSeconds !== undefined && score.pages > 0);
  const pages = sumOf(measured, (score) => score.pages);
  return pages === 0 ? '-' : (sumOf(measured, (score) => score.cpuSeconds) / pages).toFixed(3);
}

/** Of each document its peak over its pages; the process itself, some 100 MB before a page is read, is in it. */
function megabytesAPage(group: DocumentScore[]): string {
  const measured = group.filter((score) => score.megabytes !== undefined && score.pages > 0);
  const pages = sumOf(measured, (score) => score.pages);
  return pages === 0 ? '-' : (sumOf(measured, (score) => score.megabytes) / pages).toFixed(0);
}

function most(values: (number | undefined)[], digits: number): string {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? '-' : Math.max(...known).toFixed(digits);
}

function middle(values: number[]): string {
  if (values.length === 0) return '-';
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(0);
}
