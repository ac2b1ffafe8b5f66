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

/** As adopted in November, what changed in June, and the budget since then. */
const rows: Row[] = [
  ['REVENUE', null],
  ['Quarterly assessments', is.income, 148000, 0, 148000],
  ['Supplemental assessment (2 x $75)', is.income, 0, 18500, 18500],
  ['Clubhouse rental', is.income, 3600, -600, 3000],
  ['Total Revenue', is.total, 151600, 17900, 169500],
  ['EXPENSES', null],
  ['Management', is.cost, 24000, 0, 24000],
  ['Insurance', is.cost, 19500, 6240, 25740],
  ['Landscaping', is.cost, 46000, 0, 46000],
  ['Storm clean-up (April hail)', is.cost, 0, 12260, 12260],
  ['Movie nights', is.cost, 1200, -1200, 0],
  ['Clubhouse', is.cost, 14400, 600, 15000],
  ['Utilities', is.cost, 18500, 0, 18500],
  ['Reserve transfer', is.cost, 28000, 0, 28000],
  ['Total Expenses', is.total, 151600, 17900, 169500],
];

/** A budget that the board amended in the middle of the year; a line that it dropped is struck through. */
export const larkspurRidge: HandWritten = {
  name: 'larkspur-ridge',
  format: 'xlsx',
  association: 'Larkspur Ridge HOA',
  write: () =>
    workbook((add) => {
      const sheet = add('Amended 6-12-24');
      put(sheet, 1, [['LARKSPUR RIDGE HOA'], ['FY2024 BUDGET - AMENDED AT JUNE 12 2024 BOARD MEETING']]);
      put(sheet, 4, [[null, 'Original 2024', 'Change', 'Amended 2024', 'Why']]);
      const why: Record<string, string> = {
        'Supplemental assessment (2 x $75)': 'due July 15 and Sept 15, 123 lots, rounded',
        Insurance: 'midterm surcharge after claim',
        'Movie nights': 'cancelled',
      };
      rows.forEach(([label, meaning, ...values], i) => {
        const at = 5 + i;
        const shown: Cell[] = meaning ? (values as Cell[]) : [];
        put(sheet, at, [[label, ...shown, ...(why[label] ? [why[label]] : [])]]);
        if (label === 'Movie nights')
          for (const column of [1, 2, 3, 4]) sheet.getCell(at, column).font = { strike: true };
        if (meaning?.role === 'total') sheet.getRow(at).font = { bold: true };
      });
      sheet.getColumn(1).width = 34;
      put(sheet, 22, [['Amendment passed 4-1 (Hsu opposed).']]);
    }),
  statements: [
    statement({
      columns: [
        { label: 'Original 2024', scenario: 'adopted', period: year(2024) },
        { label: 'Change', scenario: 'adopted', period: year(2024), measure: 'variance' },
        { label: 'Amended 2024', scenario: 'adopted', period: year(2024) },
      ],
      rows: sketches(rows),
      sums: [
        [151600, 151600],
        [0, 0],
        [169500, 169500],
      ],
    }),
  ],
};
