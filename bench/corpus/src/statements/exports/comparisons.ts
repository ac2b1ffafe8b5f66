import type { Phenomenon } from '../model';
import { printDate } from '../periods';
import { difference, plainLook, program } from './kit';
import { comparison, fundBody, monthOf, periodColumns, rename } from './periods';

/** Budget comparisons of management companies. */
export const comparisonExports: Phenomenon[] = [
  program('export-yardi-budget-comparison', {
    columns: (draft, random) => {
      const periods = periodColumns(draft, random);
      draft.columns = comparison(periods, {
        month: ['PTD Actual', 'PTD Budget', 'Variance', '% Var'],
        ytd: ['YTD Actual', 'YTD Budget', 'Variance', '% Var'],
        annual: 'Annual',
      });
      draft.titles = [
        `${draft.association.name} (hoa${draft.association.units})`,
        'Budget Comparison',
        `Period = ${monthOf(periods.month)}`,
        'Book = Accrual ; Tree = ysi_is',
      ];
    },
    look: (draft) => {
      plainLook(draft, { codes: 'column', landscape: true });
      return fundBody(
        draft,
        {
          income: ['INCOME', 'TOTAL INCOME'],
          expense: ['EXPENSES', 'TOTAL EXPENSES'],
          section: ({ label }) => [label.toUpperCase(), `TOTAL ${label.toUpperCase()}`],
        },
        ['NET OPERATING INCOME', 'NET INCOME'],
      );
    },
  }),
  program('export-vantaca-budget-comparison', {
    columns: (draft, random) => {
      const { month, monthBudget, ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      const [a, b] = ['Current Period', 'Year-to-date'];
      draft.columns = [
        rename(month, 'Actual', a),
        rename(monthBudget, 'Budget', a),
        difference({ id: 'v1', label: 'Variance', over: a, of: month, to: monthBudget }),
        rename(ytd, 'Actual', b),
        rename(ytdBudget, 'Budget', b),
        difference({ id: 'v2', label: 'Variance', over: b, of: ytd, to: ytdBudget }),
        rename(year, 'Annual Budget'),
      ];
      draft.titles = [
        draft.association.name,
        'Budget Comparison Report',
        `${printDate(month.period.from)} - ${printDate(month.period.to)}`,
      ];
      draft.look.labelHeader = 'Description';
    },
    look: (draft) => {
      plainLook(draft, {
        codes: 'prefix',
        rules: 'totals',
        dollar: 'all',
        negative: 'parentheses',
        landscape: true,
      });
      return fundBody(
        draft,
        {
          income: ['OPERATING INCOME', 'Total OPERATING INCOME'],
          expense: ['OPERATING EXPENSE', 'Total OPERATING EXPENSE'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['Net Operating Income:', 'Net Income:'],
      );
    },
  }),
  program('export-cinc-income-statement', {
    columns: (draft, random) => {
      const { ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      draft.columns = [
        rename(ytd, 'YTD Actual'),
        rename(ytdBudget, 'YTD Budget'),
        difference({ id: 'v', label: 'YTD Variance', of: ytd, to: ytdBudget }),
        rename(year, 'Annual Budget'),
      ];
      draft.columns.push({ ...difference({ id: 'left', label: 'Remaining Budget', of: year, to: ytd }) });
      draft.titles = [
        draft.association.name,
        'Income Statement Summary',
        `${printDate(ytd.period.from, 'padded')} to ${printDate(ytd.period.to, 'padded')}`,
      ];
    },
    look: (draft) => {
      plainLook(draft, { codes: 'prefix', negative: 'parentheses', landscape: true });
      return fundBody(
        draft,
        {
          income: ['Income', 'Total Income'],
          expense: ['Expenses', 'Total Expenses'],
          section: ({ label }) => [label, `${label} Total`],
        },
        ['Operating Net Total', 'Net Total'],
      );
    },
  }),
];
