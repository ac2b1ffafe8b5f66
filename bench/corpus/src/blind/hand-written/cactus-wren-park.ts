import { is, put, statement, workbook, year, type HandWritten, type Meaning } from './kit';

type Row = [label: string, month: number, last: number];

const income: Row[] = [
  ['Lot rent, 84 members @ 410', 34440, 401760],
  ['Lot rent, 6 non-members @ 455', 2730, 31900],
  ['RV pads', 210, 2415],
  ['Water billed back', 1850, 21306],
  ['less empty lots (3)', -1230, -9840],
];
const costs: Row[] = [
  ['Mortgage (ROC)', 16940, 203280],
  ['Property tax', 3105, 36118],
  ['Insurance', 1420, 15866],
  ['Manager', 3600, 42000],
  ['Water operator & tests', 880, 10214],
  ['Electric - wells, street lts', 1265, 14902],
  ['Septic', 1540, 21075],
  ['Trash', 1725, 19980],
  ['Streets & trees', 900, 14433],
  ['Office, phone, web', 310, 3588],
  ["Acct'g & legal", 455, 6120],
  ['Bad debt', 250, 4955],
  ['Capital Improvement acct', 4200, 42000],
];

const cells = ([label, month, last]: Row, at: number): (string | number | { f: string; v: number })[] => [
  label,
  month,
  { f: `B${at}*12`, v: month * 12 },
  last,
];
const truth = (meaning: Meaning, [label, month, last]: Row): [string, Meaning, number, number, number] => [
  label,
  meaning,
  month,
  month * 12,
  last,
];

/** A resident-owned park that thinks in months; last year is eleven months and an estimate for June. */
export const cactusWrenPark: HandWritten = {
  name: 'cactus-wren-park',
  format: 'xlsx',
  association: 'Cactus Wren Residents Cooperative',
  write: () =>
    workbook((add) => {
      const sheet = add('Budget 25-26');
      sheet.getColumn(1).width = 34;
      put(sheet, 1, [
        ['Cactus Wren Residents Cooperative, Inc.'],
        ['BUDGET July 1, 2025 - June 30, 2026   APPROVED BY MEMBERS 5/17/25 (51 yes 9 no)'],
        [],
        ['COMING IN', 'per mo.', 'x 12', '24-25 (11 mos. + June est.)'],
      ]);
      put(
        sheet,
        5,
        income.map((row, i) => cells(row, 5 + i)),
      );
      put(sheet, 10, [
        ['', { f: 'SUM(B5:B9)', v: 38000 }, { f: 'SUM(C5:C9)', v: 456000 }, { f: 'SUM(D5:D9)', v: 447541 }],
      ]);
      put(sheet, 12, [['GOING OUT']]);
      put(
        sheet,
        13,
        costs.map((row, i) => cells(row, 13 + i)),
      );
      put(sheet, 26, [
        [
          '',
          { f: 'SUM(B13:B25)', v: 36590 },
          { f: 'SUM(C13:C25)', v: 439080 },
          { f: 'SUM(D13:D25)', v: 434531 },
        ],
        ['CUSHION', 1410, 16920, 13010],
        [],
        ['ROC requires us to keep a cushion of 1.1 and $4,000/mo into the Capital Improvement account.'],
      ]);
      const bank = add('Bank');
      put(bank, 1, [
        ['in the bank', '5/31/25'],
        ['Operating (Desert CU)', 28114.06],
        ['Capital Improvement', 161940.77],
        ['Deposits we hold', 8250],
        [null, { f: 'SUM(B2:B4)', v: 198304.83 }],
      ]);
    }),
  statements: [
    statement({
      columns: [
        {
          label: 'per mo.',
          scenario: 'adopted',
          period: { from: '2025-07-01', to: '2025-07-31', kind: 'month' },
        },
        { label: 'x 12', scenario: 'adopted', period: year(2026, 7) },
        { label: '24-25 (11 mos. + June est.)', scenario: 'projected', period: year(2025, 7) },
      ],
      rows: [
        ...income.map((row) => truth(is.income, row)),
        ['', is.total, 38000, 456000, 447541],
        ...costs.map((row) => truth(is.cost, row)),
        ['', is.total, 36590, 439080, 434531],
        ['CUSHION', is.net, 1410, 16920, 13010],
      ],
      sums: [
        [38000, 36590],
        [456000, 439080],
        [447541, 434531],
      ],
    }),
    statement({
      columns: [
        {
          label: '5/31/25',
          scenario: 'actual',
          period: { from: '2025-05-01', to: '2025-05-31', kind: 'month' },
          measure: 'balance',
        },
      ],
      rows: [
        ['Operating (Desert CU)', is.closing, 28114.06],
        ['Capital Improvement', is.closing, 161940.77],
        ['Deposits we hold', is.closing, 8250],
        ['', { role: 'closing-balance', also: ['total', 'subtotal'] }, 198304.83],
      ],
      sums: [[0, 0]],
      page: 2,
    }),
  ],
};
