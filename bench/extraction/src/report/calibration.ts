import { acceptedAt, binsOf, calibrationError } from '../score/calibration';
import type { DocumentScore } from '../score/document';
import type { Judged } from '../score/tally';
import { markdown, ratio } from './table';

/** From here on a fact is taken without a look. */
export const ACCEPTED = 0.9;

/** How far confidence means what it says, by kind of fact. */
export function calibrationTable(scores: DocumentScore[]): string {
  const kinds: [string, Judged[]][] = [
    ['budget cells', scores.flatMap((score) => score.budget?.judged ?? [])],
    ['shares', scores.flatMap((score) => score.ownership?.judged ?? [])],
    ['contract fields', scores.flatMap((score) => score.contract?.judged ?? [])],
    [
      'insurance and reserve fields',
      scores.flatMap(({ insurance, reserve }) => [...(insurance?.judged ?? []), ...(reserve?.judged ?? [])]),
    ],
    ['association, fiscal year', scores.flatMap((score) => score.judged)],
  ];
  const used = kinds.filter(([, judged]) => judged.length > 0);
  if (used.length === 0) return '';
  const columns: [string, Judged[]][] =
    used.length > 1 ? [...used, ['all', used.flatMap(([, judged]) => judged)]] : used;
  const bins = columns.map(([, judged]) => binsOf(judged));
  const rows = bins[0]!.map(({ from, to }, i) => [
    `${from} to ${to}`,
    ...bins.map((own) => {
      const { share, claimed } = own[i]!;
      return share.of === 0 ? '-' : `${ratio(share)}, said ${claimed.toFixed(3)}`;
    }),
  ]);
  return markdown(
    ['confidence', ...columns.map(([name]) => name)],
    [
      ...rows,
      ['expected calibration error', ...columns.map(([, judged]) => calibrationError(judged).toFixed(4))],
      [
        `accepted without a look (${ACCEPTED} and more)`,
        ...columns.map(([, judged]) => ratio(acceptedAt(judged, ACCEPTED))),
      ],
      [
        'of them wrong',
        ...columns.map(([, judged]) => {
          const { right, of } = acceptedAt(judged, ACCEPTED);
          return String(of - right);
        }),
      ],
    ],
  );
}
