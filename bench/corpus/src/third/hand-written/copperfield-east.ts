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

const rows: Row[] = [
  ['Income', null],
  ['Sub-association dues, 74 homes x $1,020', is.income, 75480, 75480],
  ['Interest', is.income, 220, 300],
  ['Total income', is.total, 75700, 75780],
  ['Our own costs', null],
  ['Private street lights', is.cost, 4180, 4400],
  ['Alley plowing', is.cost, 7900, 8200],
  ['Mail kiosk & signs', is.cost, 620, 700],
  ['Management (sub)', is.cost, 8880, 9100],
  ['Insurance', is.cost, 2740, 2960],
  ['Alley reserve', is.cost, 9000, 9000],
  ['Subtotal own costs', is.subtotal, 33320, 34360],
  ['Paid to Copperfield Master (see below)', is.cost, 40515, 42365],
  ['Total expenses', is.total, 73835, 76725],
  ['Surplus/deficit', is.net, 1865, -945],
];
const below: Row[] = [
  ['How our share of the Master is figured', null],
  ['Master operating budget', is.statistic, 188500, 197200],
  ['Master reserve', is.statistic, 30500, 31800],
  ['Master total', is.statistic, 219000, 229000],
  ['Our 74 of 400 homes = 18.5%', is.statistic, 40515, 42365],
];

/** A neighborhood that passes on its share of a master association; the master’s figures are not its own. */
export const copperfieldEast: HandWritten = {
  name: 'copperfield-east',
  format: 'xlsx',
  association: 'Copperfield East Sub-Association',
  write: () =>
    workbook((add) => {
      const sheet = add('East');
      put(sheet, 1, [['Copperfield East Sub-Association'], ['Budget and master allocation']]);
      put(sheet, 4, [[null, '2024 Budget', '2025 Budget']]);
      const cells = ([label, meaning, ...values]: Row): Cell[] => [
        label,
        ...(meaning ? (values as Cell[]) : []),
      ];
      put(sheet, 5, rows.map(cells));
      put(sheet, 22, below.map(cells));
      sheet.getColumn(1).width = 44;
      for (const column of [2, 3]) {
        sheet.getColumn(column).width = 14;
        sheet.getColumn(column).numFmt = '#,##0;(#,##0)';
      }
    }),
  statements: [
    statement({
      columns: [
        { label: '2024 Budget', scenario: 'adopted', period: year(2024) },
        { label: '2025 Budget', scenario: 'adopted', period: year(2025) },
      ],
      rows: sketches([...rows, ...below]),
      sums: [
        [75700, 73835],
        [75780, 76725],
      ],
    }),
  ],
};
