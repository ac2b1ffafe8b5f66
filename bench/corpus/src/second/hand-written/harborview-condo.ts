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

const monthly: [string, number][] = [
  ['Management', 1150],
  ['Insurance', 3275],
  ['Water & sewer', 2060],
  ['Electric', 540],
  ['Gas', 815],
  ['Elevator', 310],
  ['Cleaning', 900],
  ['Trash', 425],
  ['Snow & lawn', 780],
  ['Repairs', 1250],
  ['Legal & audit', 290],
  ['Office', 60],
];
const earned: [string, number][] = [
  ['Condo fees - operating', 11640],
  ['Parking rent', 320],
  ['Laundry', 145],
];
const operating: RowSketch[] = [
  ...earned.map(([label, month]): RowSketch => [label, is.income, month, month * 12]),
  ['Total income', is.total, 12105, 145260],
  ...monthly.map(([label, month]): RowSketch => [label, is.cost, month, month * 12]),
  ['Total expenses', is.total, 11855, 142260],
  ['Left for operating cushion', is.net, 250, 3000],
];
const reserve: RowSketch[] = [
  ['Reserve fees ($84.00 a unit avg.)', is.reserveIn, 40320],
  ['Interest', is.reserveIn, 1150],
  ['Total in', { role: 'total', fund: 'reserve' }, 41470],
  ['Roof, section B', is.reserveOut, 68000],
  ['Hall carpet, floors 2-4', is.reserveOut, 11500],
  ['Total out', { role: 'total', fund: 'reserve' }, 79500],
  ['Change', is.net, -38030],
  ['Balance 1/1/25', is.opening, 212415],
  ['Balance 12/31/25', is.closing, 174385],
];

/** Operating and reserve on sheets of their own, a third sheet with the fees of each type of unit. */
export const harborviewCondo: HandWritten = {
  name: 'harborview-condo',
  format: 'xlsx',
  association: 'Harborview Condominium',
  write: () =>
    workbook((add) => {
      const first = add('Operating');
      first.getColumn(1).width = 30;
      put(first, 1, [
        ['Harborview Condominium - 40 units'],
        ['2025 Operating Budget - approved 11/20/24'],
        [null, 'Month', 'Year'],
        ...operating.map(([label, , ...values]) => [label, ...values]),
      ]);
      first.insertRow(8, []);
      const second = add('Reserve');
      second.getColumn(1).width = 34;
      put(second, 1, [
        ['Reserve Fund - 2025 Budget'],
        [null, 2025],
        ...reserve.map(([label, , ...values]) => [label, ...values]),
      ]);
      put(add('Fees'), 1, [
        ['Type', 'Units', 'Share each', 'Operating', 'Reserve', 'Per month'],
        ['1 BR', 16, 0.021, 244.44, 70.56, 315],
        ['2 BR', 18, 0.0265, 308.46, 89.04, 397.5],
        ['2 BR corner', 6, 0.03117, 362.78, 104.72, 467.5],
      ]);
    }),
  statements: [
    statement({
      columns: [
        { label: 'Month', scenario: 'adopted', period: months({ year: 2025, startMonth: 1 }, 1, 1) },
        { label: 'Year', scenario: 'adopted', period: year(2025) },
      ],
      rows: operating,
      sums: [
        [12105, 11855],
        [145260, 142260],
      ],
    }),
    statement({
      columns: [{ label: '2025', scenario: 'adopted', period: year(2025) }],
      rows: reserve,
      sums: [[41470, 79500]],
      page: 2,
    }),
  ],
};
