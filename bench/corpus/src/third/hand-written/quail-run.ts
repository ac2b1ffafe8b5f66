import { is, statement, year, type HandWritten } from '../../blind/hand-written/kit';
import { sketches, type Row } from './page';

const rows: Row[] = [
  ['INCOME', null],
  ['Dues', is.income, 31350, 31200, 33150, 33800, 34450],
  ['Lien fees', is.income, null, 150, 300, null, 150],
  ['Interest', is.income, 88.12, 41.07, 36.5, 212.9, 611.48],
  ['Total', is.total, 31438.12, 31391.07, 33486.5, 34012.9, 35211.48],
  ['EXPENSES', null],
  ['Mowing', is.cost, 11050, 11050, 11700, 12350, 12350],
  ['Tree work', is.cost, null, 3400, 875, null, 5150],
  ['Well pump', is.cost, 614.2, 590.75, 3822.4, 702.16, 688.3],
  ['Insurance', is.cost, 1944, 2011, 2102, 2460, 2795],
  ['Lights', is.cost, 1322.64, 1301.18, 1377.9, 1490.02, 1544.61],
  ['Road patching', is.cost, 8000, null, 6250, 2400, null],
  ['Legal', is.cost, 250, 1180, 2045.5, 250, 375],
  ['Misc', is.cost, 401.33, 288.6, 512.04, 377.19, 460.92],
  ['Total', is.total, 23582.17, 19821.53, 28684.84, 20029.37, 23363.83],
  ['Gain/Loss', is.net, 7855.95, 11569.54, 4801.66, 13983.53, 11847.65],
  ['Cash 12/31', is.closing, 41066.2, 52635.74, 57437.4, 71420.93, 83268.58],
];
const years = [2020, 2021, 2022, 2023, 2024];
const line = (cells: readonly (string | number | null)[]): string =>
  cells.map((cell) => cell ?? '').join(',');

/** Five years side by side, as a spreadsheet exports them. */
export const quailRun: HandWritten = {
  name: 'quail-run',
  format: 'csv',
  association: 'Quail Run Property Owners',
  write: () =>
    Promise.resolve(
      Buffer.from(
        [
          'Quail Run Property Owners',
          'Five year comparison (actual)',
          '',
          line(['', ...years]),
          ...rows.map(([label, , ...cells]) => line([label, ...cells])),
          '',
          'Dues: $480 in 2020; $500 in 2022; $520 from 2023',
        ].join('\r\n') + '\r\n',
      ),
    ),
  statements: [
    statement({
      columns: years.map((one) => ({ label: String(one), scenario: 'actual', period: year(one) })),
      rows: sketches(rows),
      sums: [
        [31438.12, 23582.17],
        [31391.07, 19821.53],
        [33486.5, 28684.84],
        [34012.9, 20029.37],
        [35211.48, 23363.83],
      ],
    }),
  ],
};
