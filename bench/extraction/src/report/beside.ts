import type { Comparison } from '../beside/compare';
import { precisionOf, recallOf } from '../score/tally';
import { columnsTable, flagged, ratio, shareSum, sumOf, tallied, tallyOf, type Row } from './table';

/** One row for each kind of document and each kind of error that nobody is told of. */
export const summaryRows: Row[] = [
  ['papers', (group) => String(group.length)],
  ['documents without an error', (group) => ratio(flagged(group, (score) => score.flawless))],
  ['kind', (group) => ratio(flagged(group, (score) => score.kindRight))],
  ['line items, F1', (group) => tallied(tallyOf(group, (score) => score.budget?.lines))],
  [
    'amounts of the paper read exactly',
    (group) => ratio(recallOf(tallyOf(group, (score) => score.budget?.cells))),
  ],
  [
    'amounts read that are exact',
    (group) => ratio(precisionOf(tallyOf(group, (score) => score.budget?.cells))),
  ],
  ['column roles', (group) => ratio(shareSum(group, (score) => score.budget?.roles))],
  ['totals judged right', (group) => ratio(shareSum(group, (score) => score.budget?.totals))],
  ['ownership rows, F1', (group) => tallied(tallyOf(group, (score) => score.ownership?.rows))],
  ['ownership sums exact', (group) => ratio(shareSum(group, (score) => score.ownership?.sums))],
  ['silent ownership tables', (group) => String(sumOf(group, (score) => score.ownership?.silent))],
  ['contract fields, F1', (group) => tallied(tallyOf(group, (score) => score.contract?.fields))],
  ['decoys taken', (group) => String(sumOf(group, (score) => score.contract?.decoysTaken))],
  ['insurance fields, F1', (group) => tallied(tallyOf(group, (score) => score.insurance?.fields))],
  ['reserve fields, F1', (group) => tallied(tallyOf(group, (score) => score.reserve?.fields))],
  ['rows invented', (group) => String(sumOf(group, (score) => score.inventedRows))],
];

/** The same rules on our pages and on those of a command, over the same documents. */
export function besideReport(comparisons: Comparison[]): string {
  return comparisons
    .map(({ name, absent, ours, theirs }) =>
      absent.length > 0
        ? `Not compared with ${name}: this machine has no ${absent.join(' and no ')}.`
        : columnsTable(
            `the same rules on`,
            [
              ['our pages', ours],
              [name, theirs],
            ],
            summaryRows,
          ),
    )
    .join('\n\n');
}
