import {
  is,
  put,
  statement,
  workbook,
  year,
  type HandWritten,
  type Meaning,
} from '../../blind/hand-written/kit';
import { monthNames, months } from '../../statements/periods';

const none = null;
type Months = (number | null)[];
type Row = [label: string, meaning: Meaning, cells: Months, budget: number];

const each = (amount: number): Months => Array.from({ length: 12 }, () => amount);
const only = (amounts: Record<number, number>): Months =>
  Array.from({ length: 12 }, (_, i) => amounts[i + 1] ?? none);

const income: Row[] = [
  [
    'Dues (28 x $210)',
    is.income,
    [5880, 5670, 6090, 5880, 5880, 5880, 5460, 6300, 5880, 5880, 5880, 5670],
    70560,
  ],
  ['Late fees', is.income, only({ 3: 25, 5: 50, 8: 25, 11: 25 }), 100],
  ['Interest', is.income, [3.11, 2.9, 3.15, 3.02, 3.2, 3.1, 3.22, 3.25, 3.12, 3.3, 3.2, 3.31], 30],
];
const costs: Row[] = [
  ['Lawn', is.cost, only({ 4: 1450, 5: 1450, 6: 1450, 7: 1450, 8: 1450, 9: 1450, 10: 1450 }), 10000],
  ['Snow', is.cost, only({ 1: 1980, 2: 1125, 3: 640, 11: 415, 12: 1310 }), 5000],
  ['Water', is.cost, [612, 598, 605, 640, 702, 811, 955, 940, 803, 690, 630, 611], 8400],
  ['Trash', is.cost, each(385), 4620],
  ['Insurance (quarterly)', is.cost, only({ 1: 4210, 4: 4210, 7: 4395, 10: 4395 }), 17000],
  ['Electric', is.cost, [96, 91, 88, 80, 76, 74, 75, 78, 83, 90, 97, 99], 1000],
  ['Repairs', is.cost, only({ 2: 310, 4: 875, 6: 1240.5, 9: 462.75, 11: 188 }), 3500],
  ['Tax prep', is.cost, only({ 3: 425 }), 425],
  ['Postage', is.cost, only({ 11: 73 }), 100],
  ['Xfer to reserve acct', is.cost, each(500), 6000],
];

const cents = (value: number): number => Math.round(value * 100) / 100;
const sum = (cells: Months): number => cents(cells.reduce<number>((all, one) => all + (one ?? 0), 0));
const added = (rows: readonly Row[]): [Months, number] => [
  each(0).map((_, i) => sum(rows.map(([, , cells]) => cells[i] ?? null))),
  rows.reduce((all, [, , , budget]) => all + budget, 0),
];
const [inMonths, inBudget] = added(income);
const [outMonths, outBudget] = added(costs);
const left: Row = [
  'Left',
  is.net,
  inMonths.map((value, i) => cents((value ?? 0) - (outMonths[i] ?? 0))),
  inBudget - outBudget,
];
const table: Row[] = [
  ...income,
  ['', is.total, inMonths, inBudget],
  ...costs,
  ['', is.total, outMonths, outBudget],
  left,
];
const full = (cells: Months, budget: number): Months => [
  ...cells,
  sum(cells),
  budget,
  cents(sum(cells) - budget),
];

/** A year month by month with blank cells, then the budget; totals have no labels. */
export const oakHollowTownhomes: HandWritten = {
  name: 'oak-hollow-townhomes',
  format: 'xlsx',
  association: 'Oak Hollow TH Assoc',
  write: () =>
    workbook((add) => {
      const sheet = add('2024');
      sheet.getColumn(1).width = 24;
      put(sheet, 1, [['Oak Hollow TH Assoc'], ['Cash in / cash out 2024']]);
      const names = monthNames.map((name) => name.slice(0, 3));
      put(sheet, 4, [[null, ...names, 'Total', 'Budget', 'Over/(Under)']]);
      let at = 5;
      for (const [label, , cells, budget] of table) {
        if (at === 5 || label === 'Lawn') put(sheet, at++, [[label === 'Lawn' ? 'OUT' : 'IN']]);
        put(sheet, at++, [[label === '' ? null : label, ...full(cells, budget)]]);
      }
      put(sheet, at + 1, [
        ['June repair was the sewer line at 114, $1,240.50'],
        ['Reserve acct 12/31: $31,877.16'],
      ]);
    }),
  statements: [
    statement({
      columns: [
        ...monthNames.map((name, i) => ({
          label: name.slice(0, 3),
          scenario: 'actual' as const,
          period: months({ year: 2024, startMonth: 1 }, i + 1, 1),
          part: true,
        })),
        { label: 'Total', scenario: 'actual', period: year(2024) },
        { label: 'Budget', scenario: 'adopted', period: year(2024) },
        { label: 'Over/(Under)', scenario: 'actual', period: year(2024), measure: 'variance' },
      ],
      rows: table.map(([label, meaning, cells, budget]) => [label, meaning, ...full(cells, budget)]),
      sums: [
        [5883.11, 7783],
        [5672.9, 3009],
        [6118.15, 2643],
        [5883.02, 8140],
        [5933.2, 3113],
        [5883.1, 4460.5],
        [5463.22, 7760],
        [6328.25, 3353],
        [5883.12, 3683.75],
        [5883.3, 7510],
        [5908.2, 2288],
        [5673.31, 2905],
        [70512.88, 56648.25],
        [70690, 56045],
        [0, 0],
      ],
    }),
  ],
};
