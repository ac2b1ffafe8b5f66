import {
  is,
  put,
  statement,
  workbook,
  year,
  type Cell,
  type HandWritten,
  type Meaning,
  type RowSketch,
} from './kit';

type Row = [label: string, budget: number, actual: number, next: number];

/** A line with its variance: over is positive. */
const cells = ([label, budget, actual, next]: Row, at: number): Cell[] => [
  null,
  label,
  budget,
  actual,
  { f: `D${at}-C${at}`, v: actual - budget },
  next,
];
const truth = (meaning: Meaning, [label, budget, actual, next]: Row): RowSketch => [
  label,
  meaning,
  budget,
  actual,
  actual - budget,
  next,
];

const income: Row[] = [
  ['Maintenance (9,640 sh. @ $1.05/mo; $1.1025 in 2025)', 121464, 121464, 127537],
  ['Laundry room', 2400, 2218, 2300],
  ['Sublet fees', 1800, 3600, 1800],
  ['Bicycles/storage', 720, 660, 720],
  ['Late charges', 0, 275, 0],
];
const surplus: Row = ['Use of 2023 surplus', 4000, 4000, 0];
const staff: Row[] = [
  ['Super (part time)', 18200, 18200, 18900],
  ['Payroll taxes', 1620, 1588, 1680],
];
const utilities: Row[] = [
  ['Heat - No. 2 oil', 22000, 19456, 21000],
  ['Electric (halls)', 3300, 3514, 3600],
  ['Water & sewer', 9800, 10377, 10900],
];
const upkeep: Row[] = [
  ['Elevator contract', 4260, 4260, 4430],
  ['Repairs', 8000, 11942, 9000],
  ['Exterminator', 780, 780, 800],
];
const fixed: Row[] = [
  ['Real estate tax', 38500, 37914, 39400],
  ['Mortgage - interest', 11650, 11650, 11212],
  ['Mortgage - principal', 5100, 5100, 5538],
];
const office: Row[] = [
  ['Accountant', 3500, 3500, 3600],
  ['Legal', 1000, 375, 1000],
  ['Misc office', 674, 702, 700],
];
const reserve: Row = ['Addition to reserve', 2000, 2000, 597];

type Entry = { row: Row; meaning: Meaning } | { heading: string };
const heading = (text: string): Entry => ({ heading: text });
const lines = (meaning: Meaning, rows: readonly Row[]): Entry[] => rows.map((row) => ({ row, meaning }));
const entries: Entry[] = [
  heading('Income'),
  ...lines(is.income, income),
  ...lines(is.carryover, [surplus]),
  ...lines(is.total, [['', 130384, 132217, 132357]]),
  heading('Staff'),
  ...lines(is.cost, staff),
  ...lines(is.subtotal, [['', 19820, 19788, 20580]]),
  heading('Utilities'),
  ...lines(is.cost, utilities),
  ...lines(is.subtotal, [['', 35100, 33347, 35500]]),
  heading('Upkeep'),
  ...lines(is.cost, upkeep),
  ...lines(is.subtotal, [['', 13040, 16982, 14230]]),
  heading('Fixed'),
  ...lines(is.cost, fixed),
  ...lines(is.subtotal, [['', 55250, 54664, 56150]]),
  heading('Office'),
  ...lines(is.cost, office),
  ...lines(is.subtotal, [['', 5174, 4577, 5300]]),
  ...lines(is.cost, [reserve]),
  ...lines(is.total, [['Total cash required', 130384, 131358, 132357]]),
  ...lines(is.net, [['Over / short', 0, 859, 0]]),
];

/** A self-managed cooperative: sections in column A, lines in column B, an assessment for the elevator below. */
export const ferrisStreetOwners: HandWritten = {
  name: 'ferris-street-owners',
  format: 'xlsx',
  association: '88 Ferris Street Owners Corp.',
  write: () =>
    workbook((add) => {
      const sheet = add('2025 budget');
      sheet.mergeCells('A1:F1');
      sheet.getColumn(2).width = 48;
      put(sheet, 1, [
        ['88 FERRIS STREET OWNERS CORP.'],
        ['Shareholders mtg 1/22/25'],
        [null, null, 2024, 2024, 'over/', 2025],
      ]);
      put(sheet, 4, [[null, null, 'budget', 'actual', '(under)', 'budget']]);
      put(
        sheet,
        5,
        entries.map((entry, i) => ('heading' in entry ? [entry.heading] : cells(entry.row, 5 + i))),
      );
      put(sheet, 6 + entries.length, [
        ['Elevator assessment (not in the above)'],
        [null, '$3.00 a share, all paid', null, 28920],
        [null, 'Ace Elevator', null, 26450],
        [null, 'Engineer', null, 1900],
        [null, 'left from elevator', null, 570],
        [],
        [null, 'Cash 1/1/24', null, 31204],
        [null, 'Cash 12/31/24', null, 28633],
        ['NB the 2023 surplus ($4,000) was already in the bank on 1/1, so it is not new money.'],
      ]);
      for (let row = 5; row < 52; row++)
        for (const column of [3, 4, 5, 6]) sheet.getCell(row, column).numFmt = '#,##0_);(#,##0)';
    }),
  statements: [
    statement({
      columns: [
        { label: '2024 budget', scenario: 'adopted', period: year(2024) },
        { label: '2024 actual', scenario: 'actual', period: year(2024) },
        { label: 'over/ (under)', scenario: 'actual', period: year(2024), measure: 'variance' },
        { label: '2025 budget', scenario: 'adopted', period: year(2025) },
      ],
      rows: [
        ...entries.flatMap((entry) => ('heading' in entry ? [] : [truth(entry.meaning, entry.row)])),
        ['$3.00 a share, all paid', is.specialIn, null, 28920, null, null],
        ['Ace Elevator', is.specialOut, null, 26450, null, null],
        ['Engineer', is.specialOut, null, 1900, null, null],
        ['left from elevator', is.net, null, 570, null, null],
        ['Cash 1/1/24', is.opening, null, 31204, null, null],
        ['Cash 12/31/24', is.closing, null, 28633, null, null],
      ],
      sums: [
        [126384, 130384],
        [157137, 159708],
        [0, 0],
        [132357, 132357],
      ],
    }),
  ],
};
