import { leaves } from '../../statements/amounts';
import {
  difference,
  percentOf,
  percentVariance,
  plainLook,
  program,
  range,
} from '../../statements/exports/kit';
import { comparison, fundBody, monthOf, periodColumns, rename } from '../../statements/exports/periods';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { printDate } from '../../statements/periods';
import { annual, partYear, totalOf } from '../../statements/plans';
import { namedMonths } from './months';

const capitals = (draft: Draft): void => {
  for (const leaf of leaves(draft.body)) if (leaf.role === 'line') leaf.label = leaf.label.toUpperCase();
};

/** Nobody types such a report into a letter. */
export const printed: Pick<Phenomenon, 'formats' | 'weight'> = {
  formats: ['pdf', 'xlsx', 'csv'],
  weight: 0.5,
};

/** Reports of programs for management companies. */
export const exportPhenomena: Phenomenon[] = [
  program('second-export-tops-income-statement', {
    ...printed,
    columns: (draft, random) => {
      const { month, monthBudget, ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      const [now, sofar] = ['CURRENT PERIOD', 'YEAR TO DATE'];
      draft.columns = [
        rename(month, 'ACTUAL', now),
        rename(monthBudget, 'BUDGET', now),
        difference({ id: 'v1', label: 'VARIANCE', over: now, of: month, to: monthBudget }),
        rename(ytd, 'ACTUAL', sofar),
        rename(ytdBudget, 'BUDGET', sofar),
        difference({ id: 'v2', label: 'VARIANCE', over: sofar, of: ytd, to: ytdBudget }),
        rename(year, 'YEARLY BUDGET'),
      ];
      draft.titles = [
        draft.association.name.toUpperCase(),
        'INCOME/EXPENSE STATEMENT',
        `Period: ${printDate(month.period.from, 'padded')} to ${printDate(month.period.to, 'padded')}`,
      ];
    },
    look: (draft) => {
      plainLook(draft, {
        codes: 'prefix',
        rules: 'totals',
        negative: 'parentheses',
        landscape: true,
        font: 'mono',
        size: 8,
        margin: 36,
      });
      capitals(draft);
      return fundBody(
        draft,
        {
          income: ['INCOME:', 'TOTAL INCOME'],
          expense: ['EXPENSES:', 'TOTAL EXPENSES'],
          section: ({ label }) => [label.toUpperCase(), `SUBTOTAL ${label.toUpperCase()}`],
        },
        ['NET OPERATING INCOME', 'NET INCOME/(LOSS)'],
      );
    },
  }),
  program('second-export-enumerate-comparison', {
    ...printed,
    columns: (draft, random) => {
      const { ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      draft.columns = [
        rename(ytd, 'YTD Actual'),
        rename(ytdBudget, 'YTD Budget'),
        difference({ id: 'v', label: '$ Variance', of: ytd, to: ytdBudget }),
        percentVariance({ id: 'p', label: '% Variance', of: ytd, to: ytdBudget }),
        rename(year, 'Annual Budget'),
      ];
      draft.titles = [
        draft.association.name,
        'Statement of Revenues and Expenses - Operating',
        `From ${printDate(ytd.period.from, 'padded')} to ${printDate(ytd.period.to, 'padded')}`,
      ];
      draft.look.labelHeader = 'GL Account';
    },
    look: (draft) => {
      plainLook(draft, {
        codes: 'prefix',
        rules: 'rows',
        dollar: 'all',
        negative: 'parentheses',
        landscape: true,
        titleAlign: 'left',
      });
      return fundBody(
        draft,
        {
          income: ['Revenue', 'Total Revenue'],
          expense: ['Expense', 'Total Expense'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['Net Surplus/(Deficit)', 'Net Surplus/(Deficit) All Funds'],
      );
    },
  }),
  program('second-export-appfolio-annual-budget-comparative', {
    ...printed,
    columns: (draft, random) => {
      const periods = periodColumns(draft, random);
      draft.columns = comparison(periods, {
        month: ['MTD Actual', 'MTD Budget', 'MTD $ Var.', 'MTD % Var.'],
        ytd: ['YTD Actual', 'YTD Budget', 'YTD $ Var.', 'YTD % Var.'],
        annual: 'Annual Budget',
      });
      draft.titles = [
        'Annual Budget - Comparative',
        draft.association.name,
        `Properties: ${draft.association.name} - ${draft.association.street} ${draft.association.city}`,
        `As of: ${monthOf(periods.month)}`,
        'Additional Account Types: None',
        'Accounting Basis: Accrual',
      ];
      draft.look.labelHeader = 'Account Name';
    },
    look: (draft) => {
      plainLook(draft, { titleAlign: 'left', landscape: true, margin: 36 });
      return fundBody(
        draft,
        {
          income: ['Income', 'Total Operating Income'],
          expense: ['Expense', 'Total Operating Expense'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['NOI - Net Operating Income', 'Net Income'],
      );
    },
  }),
  program('second-export-yardi-twelve-months', {
    ...printed,
    columns: (draft) => {
      const months = namedMonths(draft, 'actual');
      const whole = annual(draft, 'actual', { label: 'Total' });
      draft.columns = [...months, totalOf(months, whole)];
      draft.titles = [
        `${draft.association.name} (hoa${draft.association.units})`,
        'Statement (12 months)',
        `Period = ${months[0]!.label}-${months[11]!.label}`,
        'Book = Accrual ; Tree = ysi_is',
      ];
    },
    look: (draft) => {
      plainLook(draft, { codes: 'column', landscape: true, margin: 36, size: 8 });
      for (const leaf of leaves(draft.body)) if (leaf.code) leaf.code = `${leaf.code}-0000`;
      return fundBody(
        draft,
        {
          income: ['REVENUE', 'TOTAL REVENUE'],
          expense: ['OPERATING EXPENSES', 'TOTAL OPERATING EXPENSES'],
          section: ({ label }) => [label.toUpperCase(), `TOTAL ${label.toUpperCase()}`],
        },
        ['NET OPERATING INCOME', 'NET INCOME'],
      );
    },
  }),
  program('second-export-buildium-budget-vs-actual', {
    ...printed,
    columns: (draft, random) => {
      const actual = random.chance(0.6)
        ? annual(draft, 'actual')
        : partYear(draft, 'actual', { length: random.pick([3, 6, 9]) });
      const budget: Column = { ...actual, scenario: 'adopted', id: 'budget' };
      draft.columns = [
        rename(actual, 'Actual'),
        rename(budget, 'Budget'),
        difference({ id: 'v', label: 'Over budget', of: actual, to: budget }),
        percentOf({ id: 'p', label: '% of budget', of: actual, to: budget }),
      ];
      draft.titles = [
        'Budget vs. Actual',
        `${draft.association.name}, ${draft.year} budget`,
        `${range(actual)}, Accrual basis`,
      ];
      draft.look.labelHeader = 'Account';
    },
    look: (draft) => {
      plainLook(draft, {
        rules: 'rows',
        dollar: 'all',
        negative: 'parentheses',
        titleAlign: 'left',
        rowSpace: 1.6,
      });
      return fundBody(
        draft,
        {
          income: ['Income', 'Total Income'],
          expense: ['Expense', 'Total Expense'],
          section: ({ label }) => [label, `Total for ${label}`],
        },
        ['Net Operating Income', 'Net Income'],
      );
    },
  }),
];
