import {
  is,
  put,
  statement,
  workbook,
  year,
  type HandWritten,
  type RowSketch,
} from '../../blind/hand-written/kit';
import { months } from '../../statements/periods';

/** Label and what it is; to date actual, to date budget, annual budget, projected, proposed; a remark. */
const sheetRows: [RowSketch[0], RowSketch[1], number[], string?][] = [
  ['4000 - Assessment Income', is.income, [151200, 152500, 183000, 182000, 192000], '160 lots, $1,200 each'],
  ['4010 - Late Fees', is.income, [1385, 833, 1000, 1600, 1200]],
  ['4030 - Interest', is.income, [412, 333, 400, 500, 450]],
  ['4050 - Pool Fobs', is.income, [275, 417, 500, 300, 300]],
  ['Total Income', is.total, [153272, 154083, 184900, 184400, 193950]],
  ['5000 - Management', is.cost, [20000, 20000, 24000, 24000, 24720], '3% per contract'],
  ['5010 - Insurance', is.cost, [11846, 10500, 12600, 12846, 14100], 'renews 4/1, agent says +10%'],
  ['5020 - Legal', is.cost, [2318, 2500, 3000, 2900, 3000]],
  ['5030 - Office/Postage', is.cost, [1904, 1667, 2000, 2250, 2200]],
  ['Total Admin', is.subtotal, [36068, 34667, 41600, 41996, 44020]],
  ['6000 - Landscape Contract', is.cost, [48330, 48333, 58000, 58000, 59740], '3%'],
  ['6010 - Irrigation Repairs', is.cost, [6211, 3333, 4000, 6900, 5500], 'main break $2,450 in July'],
  ['6020 - Pool Service', is.cost, [13905, 12600, 12600, 13905, 14300], 'season is over'],
  ['6030 - Pool Repairs', is.cost, [1780, 2500, 2500, 1780, 2500]],
  ['6040 - Electric', is.cost, [7422, 7500, 9000, 8950, 9300]],
  ['6050 - Water', is.cost, [14610, 12500, 14500, 16800, 16500], '?? ask city about rate'],
  ['Total Common Area', is.subtotal, [92258, 86766, 100600, 106335, 107840]],
  ['7000 - Reserve Transfer', is.cost, [35000, 35000, 42000, 42000, 42000]],
  ['Total Expenses', is.total, [163326, 156433, 184200, 190331, 193860]],
  ['Net Income', is.net, [-10054, -2350, 700, -5931, 90]],
];
const spread = ([now, budget, annual, projected, next]: number[]): number[] => [
  now!,
  budget!,
  now! - budget!,
  annual!,
  projected!,
  next!,
];
const soFar = months({ year: 2024, startMonth: 1 }, 1, 10);

/** A program's report in a workbook; the treasurer typed three more columns beside it. */
export const cedarBluff: HandWritten = {
  name: 'cedar-bluff',
  format: 'xlsx',
  association: 'Cedar Bluff HOA, Inc.',
  write: () =>
    workbook((add) => {
      const sheet = add('Sheet1');
      sheet.getColumn(1).width = 30;
      put(sheet, 1, [
        ['Income Statement - Budget Comparison'],
        ['Cedar Bluff HOA, Inc.'],
        ['Date Range: 01/01/2024 - 10/31/2024'],
        ['Accounting Basis: Accrual'],
        [],
        [
          'Account Name',
          'YTD Actual',
          'YTD Budget',
          'YTD Var',
          'Annual Budget',
          null,
          'proj YE',
          '2025 proposed',
          'notes',
        ],
      ]);
      sheetRows.forEach(([label, , values, remark], i) => {
        const [a, b, v, c, d, e] = spread(values) as [number, number, number, number, number, number];
        put(sheet, 7 + i, [[label, a, b, { f: `B${7 + i}-C${7 + i}`, v }, c, null, d, e, remark ?? null]]);
      });
    }),
  statements: [
    statement({
      columns: [
        { label: 'YTD Actual', scenario: 'actual', period: soFar },
        { label: 'YTD Budget', scenario: 'adopted', period: soFar },
        { label: 'YTD Var', scenario: 'actual', period: soFar, measure: 'variance' },
        { label: 'Annual Budget', scenario: 'adopted', period: year(2024) },
        { label: 'proj YE', scenario: 'projected', period: year(2024) },
        { label: '2025 proposed', scenario: 'proposed', period: year(2025) },
      ],
      rows: sheetRows.map(([label, meaning, values]): RowSketch => [label, meaning, ...spread(values)]),
      sums: [
        [153272, 163326],
        [154083, 156433],
        [0, 0],
        [184900, 184200],
        [184400, 190331],
        [193950, 193860],
      ],
    }),
  ],
};
