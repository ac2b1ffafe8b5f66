import { leaves } from '../../statements/amounts';
import {
  balance,
  banner,
  difference,
  netRow,
  ofIncome,
  percentOf,
  plainLook,
  program,
  wordGroups,
} from '../../statements/exports/kit';
import { fundBody, monthOf, periodColumns, rename } from '../../statements/exports/periods';
import type { Column, Draft, Leaf, Phenomenon } from '../../statements/model';
import { printDate } from '../../statements/periods';
import { annual } from '../../statements/plans';

/** Nobody types such a report into a letter. */
export const printed: Pick<Phenomenon, 'formats' | 'weight'> = {
  formats: ['pdf', 'xlsx', 'csv'],
  weight: 2.2,
};

/** Reports of programs for management companies. */
export const exportPhenomena: Phenomenon[] = [
  program('third-export-caliber-statement', {
    ...printed,
    columns: (draft, random) => {
      const { month, monthBudget, ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      const [now, sofar, whole] = ['Current Period', 'Year To Date', 'Annual'];
      draft.columns = [
        rename(month, 'Actual', now),
        rename(monthBudget, 'Budget', now),
        difference({
          id: 'v1',
          label: 'Variance',
          over: now,
          of: month,
          to: monthBudget,
        }),
        rename(ytd, 'Actual', sofar),
        rename(ytdBudget, 'Budget', sofar),
        difference({
          id: 'v2',
          label: 'Variance',
          over: sofar,
          of: ytd,
          to: ytdBudget,
        }),
        rename(year, 'Budget', whole),
        difference({
          id: 'v3',
          label: 'Remaining',
          over: whole,
          of: year,
          to: ytd,
        }),
      ];
      draft.titles = [
        draft.association.name,
        'Statement of Revenues and Expenses',
        `${printDate(month.period.from)} - ${printDate(month.period.to)}`,
      ];
    },
    look: (draft) => {
      plainLook(draft, {
        codes: 'prefix',
        rules: 'totals',
        negative: 'parentheses',
        landscape: true,
        margin: 36,
        size: 8,
      });
      for (const leaf of leaves(draft.body)) if (leaf.code) leaf.code = `${leaf.code}.00 -`;
      return fundBody(
        draft,
        {
          income: ['Revenues', 'Total Revenues'],
          expense: ['Expenses', 'Total Expenses'],
          section: ({ label }) => [label, `${label} Total`],
        },
        ['Operating Surplus / (Deficit)', 'Net Surplus / (Deficit)'],
      );
    },
  }),
  program('third-export-yardi-cash-flow', {
    ...printed,
    columns: (draft, random) => {
      const { month, ytd } = periodColumns(draft, random);
      const [period, year] = [rename(month, 'Period to Date'), rename(ytd, 'Year to Date')];
      draft.columns = [
        period,
        ofIncome(period, { id: 'p1', label: '%' }),
        year,
        ofIncome(year, { id: 'p2', label: '%' }),
      ];
      draft.titles = [
        `${draft.association.name} (.${draft.association.units}hoa)`,
        'Cash Flow Statement',
        `Period = ${monthOf(month)}`,
        'Book = Cash ; Tree = ysi_cf',
      ];
    },
    tail: (draft, random) => {
      const [period, , year] = draft.columns as [Column, Column, Column];
      // Both columns end on the same day, so with the same cash.
      const ending = random.int(900_000, 9_000_000);
      const flow: NonNullable<Leaf['compute']> = (sum) => sum({ flow: 'income' }) - sum({ flow: 'expense' });
      draft.tail.unshift(
        banner('ADJUSTMENTS'),
        balance('TOTAL ADJUSTMENTS', 'statistic', {
          also: ['total', 'subtotal', 'net', 'transfer'],
          compute: () => 0,
        }),
        balance('CASH FLOW', 'net', {
          also: ['repeat', 'total', 'subtotal'],
          compute: flow,
        }),
        balance('Beginning Balance', 'opening-balance', {
          compute: (sum, column, cells) => ending - (flow(sum, column, cells) ?? 0),
        }),
        balance('Ending Balance', 'closing-balance', {
          values: { [period.id]: ending, [year.id]: ending },
        }),
      );
    },
    look: (draft) => {
      plainLook(draft, { codes: 'column' });
      for (const leaf of leaves(draft.body)) if (leaf.code) leaf.code = `${leaf.code}-000`;
      return fundBody(
        draft,
        {
          income: ['REVENUE', 'TOTAL REVENUE'],
          expense: ['EXPENSES', 'TOTAL EXPENSES'],
          section: ({ label }) => [label.toUpperCase(), `Total ${label}`],
        },
        ['NET OPERATING INCOME', 'NET INCOME'],
      );
    },
  }),
  program('third-export-manager-cash-basis', {
    ...printed,
    columns: (draft, random) => {
      const { month, monthBudget, ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      const [now, sofar] = ['Current Month', 'Year-to-Date'];
      draft.columns = [
        rename(month, 'Amount', now),
        rename(monthBudget, 'Budget', now),
        difference({
          id: 'v1',
          label: 'Budget vs Actual $',
          over: now,
          of: month,
          to: monthBudget,
        }),
        rename(ytd, 'Amount', sofar),
        rename(ytdBudget, 'Budget', sofar),
        difference({
          id: 'v2',
          label: 'Budget vs Actual $',
          over: sofar,
          of: ytd,
          to: ytdBudget,
        }),
        rename(year, 'Annual Budget'),
      ];
      draft.whole = false;
      draft.titles = [
        'Association Management Corp.',
        draft.association.name,
        `Income Statement for ${printDate(month.period.to, 'long')}`,
        '(cash basis)',
      ];
      draft.notes.push('(unaudited)');
    },
    look: (draft) => {
      plainLook(draft, {
        rules: 'totals',
        negative: 'parentheses',
        landscape: true,
        margin: 36,
        decimals: 0,
        size: 9,
      });
      return fundBody(
        draft,
        {
          income: ['Revenues:', 'Total Revenues'],
          expense: ['Operating Expenses:', 'Total Operating Expenses'],
          section: ({ label }) => [label, `Totals for ${label}`],
        },
        ['Excess (Deficiency) of Revenues over Expenses', 'Net Excess (Deficiency)'],
      );
    },
  }),
  program('third-export-payhoa-budget-report', {
    ...printed,
    columns: (draft) => {
      const [budget, actual] = [
        annual(draft, 'adopted', { label: 'Budgeted' }),
        annual(draft, 'actual', { label: 'Actual' }),
      ];
      draft.columns = [
        actual,
        budget,
        difference({ id: 'left', label: 'Remaining', of: budget, to: actual }),
        percentOf({ id: 'used', label: '% of Budget', of: actual, to: budget }),
      ];
      draft.titles = [
        draft.association.name,
        'Budget Report',
        `${draft.year} Annual Budget`,
        `${printDate(actual.period.from, 'long')} to ${printDate(actual.period.to, 'long')}`,
      ];
      draft.look.labelHeader = 'Category';
    },
    look: (draft: Draft) => {
      plainLook(draft, { rules: 'rows', dollar: 'all', titleAlign: 'left', rowSpace: 1.6 });
      const words = wordGroups(draft, {
        income: ['Income', 'Total Income'],
        expense: ['Expenses', 'Total Expenses'],
        section: ({ label }) => [label, `Total ${label}`],
      });
      if (!words) return false;
      draft.body = [words.income, words.expense, netRow('Net Total', 'operating'), ...words.rest];
      return true;
    },
  }),
];
