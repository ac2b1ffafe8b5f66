import {
  is,
  put,
  statement,
  workbook,
  year,
  type Cell,
  type HandWritten,
} from '../../blind/hand-written/kit';
import { sketches, type Row } from './page';

const operating: Row[] = [
  ['Income', null],
  ['Regime fees (18 x $275)', is.income, 59400, 59400],
  ['Late fees', is.income, 175, 0],
  ['Total', is.total, 59575, 59400],
  ['Expenses', null],
  ['Master policy', is.cost, 21844.5, 24000],
  ['Flood', is.cost, 6120, 6400],
  ['Yard', is.cost, 7800, 7800],
  ['Termite bond', is.cost, 1295, 1295],
  ['Water', is.cost, 5211.38, 5400],
  ['Repairs', is.cost, 4087.91, 2505],
  ['Bookkeeper', is.cost, 2400, 2400],
  ['To reserve', is.cost, 9600, 9600],
  ['Total', is.total, 58358.79, 59400],
  ['Over / (short)', is.net, 1216.21, 0],
];
const reserve: Row[] = [
  ['Balance Jan 1', is.opening, 38211.06, 36488.12],
  ['From operating', is.reserveIn, 9600, 9600],
  ['Interest', is.reserveIn, 402.06, 350],
  ['Paint bldg 2', is.reserveOut, 11725, 0],
  ['Stair treads', is.reserveOut, 0, 8400],
  ['Balance Dec 31', is.closing, 36488.12, 38038.12],
];
const cells = (row: Row | undefined): Cell[] =>
  row ? [row[0], (row[2] ?? null) as Cell, (row[3] ?? null) as Cell] : [null, null, null];

/** Two funds side by side under merged titles, with a remark across the middle of one. */
export const palmettoRow: HandWritten = {
  name: 'palmetto-row',
  format: 'xlsx',
  association: 'Palmetto Row Horizontal Property Regime',
  write: () =>
    workbook((add) => {
      const sheet = add('Budget');
      put(sheet, 1, [['PALMETTO ROW HPR'], ['Budget meeting Jan 2025 - please bring this sheet']]);
      sheet.mergeCells('A1:G1');
      sheet.mergeCells('A2:G2');
      put(sheet, 4, [
        ['OPERATING ACCOUNT', null, null, null, 'RESERVE ACCOUNT', null, null],
        [null, '2024 Actual', '2025 Budget', null, null, '2024 Actual', '2025 Budget'],
      ]);
      sheet.mergeCells('A4:C4');
      sheet.mergeCells('E4:G4');
      let at = 6;
      operating.forEach((row, i) => {
        put(sheet, at, [[...cells(row), null, ...cells(reserve[i - 1])]]);
        at++;
        if (row[0] !== 'Flood') return;
        put(sheet, at, [['flood renews 6/1, agent says maybe $6,900 - watch this!']]);
        sheet.mergeCells(at, 1, at, 3);
        at++;
      });
      sheet.getColumn(1).width = 26;
      sheet.getColumn(5).width = 20;
    }),
  statements: [
    statement({
      columns: [
        { label: '2024 Actual', scenario: 'actual', period: year(2024) },
        { label: '2025 Budget', scenario: 'adopted', period: year(2025) },
      ],
      rows: sketches([...operating, ...reserve]),
      sums: [
        [59575 + 10002.06, 58358.79 + 11725],
        [59400 + 9950, 59400 + 8400],
      ],
    }),
  ],
};
