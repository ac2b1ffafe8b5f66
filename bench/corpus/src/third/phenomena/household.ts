import { annual, partYear } from '../../statements/plans';
import type { Random } from '@hoa/bench-associations/kit';
import { incomeAgain, netRow, plainLook, program, wordGroups } from '../../statements/exports/kit';
import type { Column, Draft, Leaf, Phenomenon } from '../../statements/model';
import { printDate, shortMonth } from '../../statements/periods';
import { flatten, noSales, operatingOnly } from './bookkeeping';
import { printed } from './exports';

const someActual = (draft: Draft, random: Random): Column =>
  random.chance(0.7)
    ? annual(draft, 'actual')
    : partYear(draft, 'actual', { length: random.pick([3, 6, 9]) });
const paddedDay = (date: string): string =>
  `${shortMonth(Number(date.slice(5, 7)))} ${date.slice(8)}, ${date.slice(0, 4)}`;

/** Programs that treasurers have at home. */
export const householdExports: Phenomenon[] = [
  program('third-export-quicken-cash-flow', {
    ...printed,
    formats: ['pdf', 'csv', 'txt'],
    lines: operatingOnly,
    columns: (draft, random) => {
      const column = someActual(draft, random);
      const dates = `${printDate(column.period.from)} - ${printDate(column.period.to)}`;
      draft.columns = [{ ...column, label: dates }];
      draft.titles = [
        random.pick(['Cash Flow - Last Year', 'Cash Flow Report', 'Income/Expense by Category']),
        `${dates} in U.S. Dollars`,
        draft.association.name,
      ];
      draft.look.labelHeader = 'Category';
    },
    look: (draft) => {
      plainLook(draft, { titleAlign: 'left', gapRows: false });
      const made = wordGroups(draft, {
        income: ['INFLOWS', 'TOTAL INFLOWS'],
        expense: ['OUTFLOWS', 'TOTAL OUTFLOWS'],
        section: ({ label }) => [label, `TOTAL ${label}`],
      });
      if (!made) return false;
      draft.body = [made.income, made.expense, netRow('OVERALL TOTAL')];
      return true;
    },
  }),
  program('third-export-wave-profit-and-loss', {
    ...printed,
    lines: operatingOnly,
    columns: (draft, random) => {
      const column = someActual(draft, random);
      const [from, to] = [paddedDay(column.period.from), paddedDay(column.period.to)];
      draft.columns = [{ ...column, label: `${from} to ${to}` }];
      draft.titles = [
        'Profit and Loss',
        draft.association.name,
        `Date Range: ${from} to ${to}`,
        'Report Type: Cash Basis (Paid)',
      ];
      draft.look.labelHeader = 'ACCOUNTS';
    },
    look: (draft) => {
      plainLook(draft, { rules: 'rows', dollar: 'totals', titleAlign: 'left', rowSpace: 1.7 });
      const made = wordGroups(draft, {
        income: ['Income', 'Total Income'],
        expense: ['Operating Expenses', 'Total Operating Expenses'],
        section: ({ label }) => [label, label],
      });
      if (!made) return false;
      flatten(draft);
      const percent = (compute: NonNullable<Leaf['compute']>): Leaf => ({
        kind: 'leaf',
        label: 'As a percentage of Total Income',
        role: 'statistic',
        also: ['note', 'detail'],
        percent: true,
        compute,
      });
      draft.body = [
        made.income,
        noSales('Total Cost of Goods Sold'),
        incomeAgain('Gross Profit'),
        percent(() => 10_000),
        made.expense,
        netRow('Net Profit'),
        percent((sum) => {
          const income = sum({ flow: 'income' });
          return income === 0 ? null : Math.round(((income - sum({ flow: 'expense' })) / income) * 10_000);
        }),
      ];
      return true;
    },
  }),
];
