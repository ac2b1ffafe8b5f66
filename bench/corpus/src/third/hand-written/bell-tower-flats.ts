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

/** The actual costs add up to 41,318.65: two digits of the typed total changed places, and the net follows it. */
const rows: Row[] = [
  ['Assessments', is.income, 42240, 41980],
  ['Laundry', is.income, 900, 1013.5],
  ['Total Income', is.total, 43140, 42993.5],
  ['Gas', is.cost, 8500, 7912.33],
  ['Electric', is.cost, 2100, 2240.18],
  ['Water', is.cost, 6000, 6318.44],
  ['Scavenger', is.cost, 3840, 3840],
  ['Insurance', is.cost, 9800, 10277],
  ['Janitor', is.cost, 4200, 4200],
  ['Repairs', is.cost, 3000, 1730.7],
  ['Reserve deposits', is.cost, 4800, 4800],
  ['Total Expenses', is.total, 42240, 41138.65],
  ['Net', is.net, 900, 1854.85],
];

/** Sums were typed, not computed; the budget is in dollars and the actual in cents. */
export const bellTowerFlats: HandWritten = {
  name: 'bell-tower-flats',
  format: 'xlsx',
  association: 'Bell Tower Flats Condo Assn',
  write: () =>
    workbook((add) => {
      const sheet = add('Sheet1');
      put(sheet, 1, [['Bell Tower Flats'], ['2023 Year End vs Budget']]);
      put(sheet, 4, [['Account', 'Budget', 'Actual']]);
      put(
        sheet,
        5,
        rows.map(([label, , ...values]): Cell[] => [label, ...(values as Cell[])]),
      );
      sheet.getColumn(1).width = 24;
      sheet.getColumn(2).numFmt = '$#,##0';
      sheet.getColumn(3).numFmt = '$#,##0.00';
    }),
  statements: [
    statement({
      columns: [
        { label: 'Budget', scenario: 'adopted', period: year(2023) },
        { label: 'Actual', scenario: 'actual', period: year(2023), misprinted: true },
      ],
      rows: sketches(rows),
      sums: [
        [43140, 42240],
        [42993.5, 41318.65],
      ],
    }),
  ],
};
