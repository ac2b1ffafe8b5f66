import { leaves, twelfths } from '../../statements/amounts';
import { balance, banner, difference, ofIncome, plainLook, program } from '../../statements/exports/kit';
import { fundBody, monthOf, periodColumns, rename } from '../../statements/exports/periods';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { printDate, shortMonth } from '../../statements/periods';
import { partYear, totalOf } from '../../statements/plans';
import { contributionLeaf } from '../../third/phenomena/kit';
import { printed, unwrap } from './bookkeeping';
import { divideByFund } from './columns';
import { netOf, replace } from './kit';

/** Months from the first of the fiscal year, and their sum. */
function monthColumns(draft: Draft, length: number, total: string): { parts: Column[]; whole: Column } {
  const parts = Array.from({ length }, (_, i): Column => {
    const column = partYear(draft, 'actual', { first: i + 1, length: 1 });
    const { to } = column.period;
    return { ...column, part: true, label: `${shortMonth(Number(to.slice(5, 7)))} ${to.slice(0, 4)}` };
  });
  const whole = { ...partYear(draft, 'actual', { length }), label: total };
  draft.columns = [...parts, totalOf(parts, whole)];
  return { parts, whole };
}

const suffix = (draft: Draft, end: string): void => {
  for (const leaf of leaves(draft.body)) if (leaf.code) leaf.code += end;
};

/** Reports of programs for management companies. */
export const managementExports: Phenomenon[] = [
  program('ninth-export-buildium-by-month', {
    ...printed,
    lines: unwrap,
    columns: (draft, random) => {
      const { whole } = monthColumns(draft, random.pick([3, 4, 6, 12]), 'Total');
      draft.titles = [
        'Income Statement',
        `${printDate(whole.period.from)} - ${printDate(whole.period.to)}, By Month, Accrual basis`,
        `Properties: ${draft.association.name}`,
      ];
      draft.look.labelHeader = 'Account';
    },
    look: (draft) => {
      plainLook(draft, { dollar: 'totals', negative: 'parentheses', landscape: true, margin: 36 });
      return fundBody(
        draft,
        {
          income: ['Income', 'Total for Income'],
          expense: ['Expense', 'Total for Expense'],
          section: ({ label }) => [label, `Total for ${label}`],
        },
        ['Net Operating Income', 'Net Income'],
      );
    },
  }),
  program('ninth-export-appfolio-twelve-month-cash-flow', {
    ...printed,
    lines: unwrap,
    columns: (draft) => {
      const { parts } = monthColumns(draft, 12, 'Total');
      draft.titles = [
        'Cash Flow - 12 Month',
        draft.association.name,
        `Period Range: ${parts[0]!.label} to ${parts[11]!.label}`,
        'Accounting Basis: Cash',
      ];
      draft.look.labelHeader = 'Account Name';
    },
    // Each month begins with the cash of the month before.
    tail: (draft, random) => {
      const months = draft.columns.filter(({ part }) => part);
      const opening: Record<string, number> = {};
      const closing: Record<string, number> = {};
      let cash = random.int(5_000, 90_000) * 100;
      const first = cash;
      for (const { id } of months) {
        opening[id] = cash;
        cash += netOf(draft.body, id);
        closing[id] = cash;
      }
      const total = draft.columns.find(({ derive }) => derive)!.id;
      opening[total] = first;
      closing[total] = cash;
      draft.tail.unshift(
        balance('Beginning Cash', 'opening-balance', { values: opening }),
        balance('Actual Ending Cash', 'closing-balance', { values: closing }),
      );
    },
    look: (draft) => {
      plainLook(draft, { titleAlign: 'left', landscape: true, margin: 36, size: 7 });
      const done = fundBody(
        draft,
        {
          income: ['Income', 'Total Operating Income'],
          expense: ['Expense', 'Total Operating Expense'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['NOI - Net Operating Income', 'Cash Flow'],
      );
      draft.body.unshift(banner('Operating Income & Expense'));
      return done;
    },
  }),
  program('ninth-export-vantaca-income-statement-by-fund', {
    ...printed,
    lines: unwrap,
    columns: (draft, random) => {
      draft.body = draft.body.filter(({ fund }) => fund !== 'reserve');
      const kept = contributionLeaf(draft);
      if (kept) replace(draft, kept, []);
      const whole = partYear(draft, 'actual', { length: random.pick([1, 3, 6, 9, 12]) });
      const parts = ['Operating', 'Reserve'].map((label, i) => ({
        ...whole,
        id: `fund-${i}`,
        label,
        part: true,
      }));
      draft.columns = [...parts, totalOf(parts, { ...whole, label: 'Total' })];
      draft.titles = [
        draft.association.name,
        'Income Statement - All Funds',
        `${printDate(whole.period.from)} - ${printDate(whole.period.to)}`,
      ];
      draft.look.labelHeader = 'Description';
    },
    tail: (draft) => divideByFund(draft, ['fund-0', 'fund-1']),
    look: (draft) => {
      plainLook(draft, { codes: 'prefix', dollar: 'all', negative: 'parentheses', rules: 'totals' });
      return fundBody(
        draft,
        {
          income: ['INCOME', 'Total INCOME'],
          expense: ['EXPENSE', 'Total EXPENSE'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['Net Income before Transfers:', 'Net Income:'],
      );
    },
    // A row of both funds belongs to neither.
    rows: (rows) => rows.forEach((row) => delete row.fund),
  }),
  program('ninth-export-cinc-with-prior-year', {
    ...printed,
    lines: unwrap,
    columns: (draft, random) => {
      const { month, monthBudget, ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      const [now, sofar] = ['Current Period', 'Year to Date'];
      const before = partYear(draft, 'actual', { offset: -1, length: twelfths(ytd.period) });
      draft.columns = [
        rename(month, 'Actual', now),
        rename(monthBudget, 'Budget', now),
        difference({ id: 'v1', label: 'Variance', over: now, of: month, to: monthBudget }),
        rename(ytd, 'Actual', sofar),
        rename(ytdBudget, 'Budget', sofar),
        difference({ id: 'v2', label: 'Variance', over: sofar, of: ytd, to: ytdBudget }),
        rename(before, 'Prior Year', sofar),
        rename(year, 'Annual Budget'),
      ];
      draft.titles = [
        draft.association.name,
        'Income Statement',
        `${printDate(month.period.from, 'padded')} to ${printDate(month.period.to, 'padded')}`,
      ];
    },
    look: (draft) => {
      plainLook(draft, { codes: 'prefix', negative: 'parentheses', landscape: true, margin: 36, size: 8 });
      suffix(draft, '-00');
      return fundBody(
        draft,
        {
          income: ['INCOME', 'Total INCOME'],
          expense: ['EXPENSE', 'Total EXPENSE'],
          section: ({ label }) => [label, `${label} Total`],
        },
        ['Operating Net Income', 'Net Income, All Funds'],
      );
    },
  }),
  program('ninth-export-yardi-income-statement', {
    ...printed,
    lines: unwrap,
    columns: (draft, random) => {
      const { month, ytd } = periodColumns(draft, random);
      const [period, year] = [rename(month, 'Month to Date'), rename(ytd, 'Year to Date')];
      draft.columns = [
        period,
        ofIncome(period, { id: 'p1', label: '%' }),
        year,
        ofIncome(year, { id: 'p2', label: '%' }),
      ];
      draft.titles = [
        `${draft.association.name} (${draft.association.units}as)`,
        'Income Statement',
        `Period = ${monthOf(month)}`,
        'Book = Accrual ; Tree = hoa_is',
      ];
    },
    look: (draft) => {
      plainLook(draft, { codes: 'column', negative: 'parentheses' });
      suffix(draft, '-0000');
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
];
