import { groups, leaves } from '../../statements/amounts';
import {
  difference,
  banner,
  incomeAgain,
  netRow,
  ofIncome,
  percentVariance,
  plainLook,
  profitAndLoss,
  program,
  shortThrough,
  through,
  wordGroups,
  type Words,
} from '../../statements/exports/kit';
import { periodColumns, rename } from '../../statements/exports/periods';
import type { Column, Draft, Leaf, Node, Phenomenon } from '../../statements/model';
import { monthNames, printDate, shortMonth } from '../../statements/periods';
import { printed } from './exports';

const words = ['Three', 'Six', 'Nine', 'Twelve'];
const lengthInMonths = ({ period }: Column): number =>
  ((Number(period.to.slice(5, 7)) - Number(period.from.slice(5, 7)) + 12) % 12) + 1;
const dayFirst = (date: string): string =>
  `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1]!} ${date.slice(0, 4)}`;
/** Programs for shops print the cost of goods, of which an association has none. */
export const noSales = (label: string): Leaf => ({
  kind: 'leaf',
  label,
  role: 'total',
  also: ['subtotal', 'line', 'statistic'],
  compute: () => 0,
});

/** Accounts without sections: one list below one heading. */
export function flatten(draft: Draft): void {
  for (const one of groups(draft.body))
    if (one.totalRole === 'subtotal') Object.assign(one, { heading: null, total: null, totalAbove: false });
}

/** The funds of an association are unknown to these programs, so reserve blocks are left out of their reports. */
export const operatingOnly = (draft: Draft): void =>
  void (draft.body = draft.body.filter((node) => node.kind === 'group' && node.fund === 'operating'));

export const bookkeepingExports: Phenomenon[] = [
  program('third-export-sage-income-statement', {
    ...printed,
    lines: operatingOnly,
    columns: (draft, random) => {
      const { month, ytd } = periodColumns(draft, random);
      const [current, year] = [rename(month, 'Current Month'), rename(ytd, 'Year to Date')];
      draft.columns = [
        current,
        ofIncome(current, { id: 'p1', label: '' }),
        year,
        ofIncome(year, { id: 'p2', label: '' }),
      ];
      const length = lengthInMonths(ytd);
      const name = words[[3, 6, 9, 12].indexOf(length)] ?? String(length);
      draft.titles = [
        draft.association.name,
        'Income Statement',
        `For the ${name} Months Ending ${printDate(ytd.period.to, 'long')}`,
      ];
      draft.notes.push('For Management Purposes Only');
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'totals', negative: 'parentheses', gapRows: false });
      const made = wordGroups(draft, {
        income: ['Revenues', 'Total Revenues'],
        expense: ['Expenses', 'Total Expenses'],
        section: ({ label }) => [label, label],
      });
      if (!made) return false;
      flatten(draft);
      const sales: Node[] = [
        { kind: 'leaf', label: 'Cost of Sales', role: 'heading' },
        noSales('Total Cost of Sales'),
      ];
      draft.body = [made.income, ...sales, incomeAgain('Gross Profit'), made.expense, netRow('Net Income')];
      return true;
    },
  }),
  program('third-export-quickbooks-budget-performance', {
    ...printed,
    lines: operatingOnly,
    columns: (draft, random) => {
      const { month, monthBudget, ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      const name = (column: Column): string =>
        `${shortMonth(Number(column.period.to.slice(5, 7)))} ${column.period.to.slice(2, 4)}`;
      draft.columns = [
        rename(month, name(month)),
        rename(monthBudget, 'Budget'),
        rename(ytd, shortThrough(ytd)),
        rename(ytdBudget, 'YTD Budget'),
        rename(year, 'Annual Budget'),
      ];
      draft.titles = [
        draft.association.name,
        'Profit & Loss Budget Performance',
        through(month).replace(/^(\w+) through \1 /, '$1 '),
      ];
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', stairs: true, gapRows: false });
      const words: Words = {
        income: ['Income', 'Total Income'],
        expense: ['Expense', 'Total Expense'],
        section: ({ label }) => [label, `Total ${label}`],
      };
      const nets = ['Net Ordinary Income', 'Net Income'].map((label) => netRow(label));
      return profitAndLoss(draft, words, { head: [banner('Ordinary Income/Expense')], nets });
    },
  }),
  program('third-export-xero-budget-variance', {
    ...printed,
    lines: operatingOnly,
    columns: (draft, random) => {
      const { month, monthBudget, ytd, ytdBudget } = periodColumns(draft, random);
      draft.columns = [
        rename(month, 'Actual'),
        rename(monthBudget, 'Budget'),
        difference({ id: 'v1', label: 'Var USD', of: month, to: monthBudget }),
        percentVariance({
          id: 'p1',
          label: 'Var %',
          of: month,
          to: monthBudget,
        }),
        rename(ytd, 'YTD Actual'),
        rename(ytdBudget, 'YTD Budget'),
        difference({ id: 'v2', label: 'Var USD', of: ytd, to: ytdBudget }),
        percentVariance({ id: 'p2', label: 'Var %', of: ytd, to: ytdBudget }),
      ];
      draft.titles = [
        'Budget Variance',
        draft.association.name,
        `For the month ended ${dayFirst(month.period.to)}`,
      ];
      // Nothing else on the page says when the fiscal year began.
      if (draft.startMonth !== 1) draft.titles.push(`Year to date from ${dayFirst(ytd.period.from)}`);
      draft.look.labelHeader = 'Account';
    },
    look: (draft) => {
      plainLook(draft, { rules: 'rows', negative: 'parentheses', titleAlign: 'left', landscape: true });
      const made = wordGroups(draft, {
        income: ['Income', 'Total Income'],
        expense: ['Less Operating Expenses', 'Total Operating Expenses'],
        section: ({ label }) => [label, label],
      });
      if (!made) return false;
      flatten(draft);
      for (const leaf of leaves(draft.body)) delete leaf.code;
      draft.body = [made.income, incomeAgain('Gross Profit'), made.expense, netRow('Net Profit')];
      return true;
    },
  }),
];
