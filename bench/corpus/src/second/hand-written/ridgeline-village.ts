import {
  is,
  statement,
  year,
  type HandWritten,
  type Meaning,
  type RowSketch,
} from '../../blind/hand-written/kit';
import { months } from '../../statements/periods';
import { typedPdf, type TypedLine } from '../../writers/typed-pdf';

type Row = [label: string, meaning: Meaning | null, ...cells: number[]];

/** Month actual and budget, year to date actual and budget, better (worse) than budget, annual budget. */
const rows: Row[] = [
  ['*OPERATING INCOME', null],
  ['4010  Assessments', is.income, 14400, 14400, 172600, 172800, -200, 172800],
  ['4030  Late Fees', is.income, 50, 100, 1175, 1200, -25, 1200],
  ['4080  Interest', is.income, 41.12, 20, 466.9, 240, 226.9, 240],
  ['*Total Operating Income', is.total, 14491.12, 14520, 174241.9, 174240, 1.9, 174240],
  ['*GENERAL', null],
  ['5010  Management', is.cost, 1850, 1850, 22200, 22200, 0, 22200],
  ['5030  Legal', is.cost, 0, 250, 4310.5, 3000, -1310.5, 3000],
  ['5050  Insurance', is.cost, 2644, 2600, 31288, 31200, -88, 31200],
  ['*Total General', is.subtotal, 4494, 4700, 57798.5, 56400, -1398.5, 56400],
  ['*MAINTENANCE', null],
  ['6010  Landscape', is.cost, 3150, 3150, 37800, 37800, 0, 37800],
  ['6040  Snow Removal', is.cost, 2915, 1500, 8460, 9000, 540, 9000],
  ['6060  Repairs', is.cost, 618.75, 1000, 13902.36, 12000, -1902.36, 12000],
  ['*Total Maintenance', is.subtotal, 6683.75, 5650, 60162.36, 58800, -1362.36, 58800],
  ['*UTILITIES', null],
  ['6510  Electric', is.cost, 388.07, 375, 4402.19, 4500, 97.81, 4500],
  ['6520  Water', is.cost, 1711.9, 1900, 22486.74, 22800, 313.26, 22800],
  ['*Total Utilities', is.subtotal, 2099.97, 2275, 26888.93, 27300, 411.07, 27300],
  ['*RESERVES', null],
  ['9010  Reserve Funding', is.cost, 2645, 2645, 31740, 31740, 0, 31740],
  ['*Total Expenses', is.total, 15922.72, 15270, 176589.79, 174240, -2349.79, 174240],
  ['*NET INCOME (LOSS)', is.net, -1431.6, -750, -2347.89, 0, -2347.89, 0],
];
const typed = (value: number): string => {
  const size = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return value < 0 ? `(${size})` : size;
};
const balances: TypedLine[] = [
  '*Ridgeline Village Owners Association',
  '*Balance Sheet',
  'As of December 31, 2024',
  '',
  '*ASSETS',
  ['1010  Operating Checking', '18,402.77'],
  ['1050  Reserve Money Market', '96,118.40'],
  ['1200  Assessments Receivable', '2,360.00'],
  ['*Total Assets', '116,881.17'],
  '',
  '*LIABILITIES AND EQUITY',
  ['2010  Prepaid Assessments', '4,075.00'],
  ['2100  Accounts Payable', '1,290.55'],
  ['3010  Reserve Fund Balance', '96,118.40'],
  ['3900  Operating Equity', '17,745.11'],
  ['      Net Income', '(2,347.89)'],
  ['*Total Liabilities and Equity', '116,881.17'],
];
const december = months({ year: 2024, startMonth: 1 }, 12, 1);
const label = (text: string): string => text.replace('*', '').replace(/^\d{4}\s+/, '');

/** A financial packet: the balance sheet, then December beside the whole year. */
export const ridgelineVillage: HandWritten = {
  name: 'ridgeline-village',
  format: 'pdf',
  association: 'Ridgeline Village Owners Association',
  write: () =>
    typedPdf([
      { stops: [440], lines: balances },
      {
        landscape: true,
        stops: [300, 380, 470, 560, 640, 730],
        lines: [
          '*Ridgeline Village Owners Association',
          '*Income Statement',
          'For the Period Ended December 31, 2024',
          '',
          ['*', 'Month', 'Month', 'Y-T-D', 'Y-T-D', 'Better', 'Annual'],
          ['*Account', 'Actual', 'Budget', 'Actual', 'Budget', '(Worse)', 'Budget'],
          ...rows.map(([text, , ...cells]) => [text, ...cells.map(typed)]),
        ],
      },
    ]),
  statements: [
    statement({
      columns: [
        { label: 'Month Actual', scenario: 'actual', period: december },
        { label: 'Month Budget', scenario: 'adopted', period: december },
        { label: 'Y-T-D Actual', scenario: 'actual', period: year(2024) },
        { label: 'Y-T-D Budget', scenario: 'adopted', period: year(2024) },
        { label: 'Better (Worse)', scenario: 'actual', period: year(2024), measure: 'variance' },
        { label: 'Annual Budget', scenario: 'adopted', period: year(2024) },
      ],
      rows: rows.flatMap(([text, meaning, ...cells]): RowSketch[] =>
        meaning ? [[label(text), meaning, ...cells]] : [],
      ),
      sums: [
        [14491.12, 15922.72],
        [14520, 15270],
        [174241.9, 176589.79],
        [174240, 174240],
        [0, 0],
        [174240, 174240],
      ],
      page: 2,
    }),
  ],
};
