import { unwrap } from '../../ninth/phenomena/bookkeeping';
import { leaves } from '../../statements/amounts';
import { banner, difference, plainLook, program } from '../../statements/exports/kit';
import { comparison, fundBody, periodColumns, rename } from '../../statements/exports/periods';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { monthNames, printDate, shortMonth } from '../../statements/periods';
import { annual, partYear, totalOf } from '../../statements/plans';
import { yearWord } from '../../third/phenomena/kit';
import { addReplacements, divideFunds, joinExpenses, joinFunds, printed } from './kit';

const oneList = (draft: Draft): void => {
  joinExpenses(draft);
  unwrap(draft);
};

/** Reports of programs for management companies. */
export const managementExports: Phenomenon[] = [
  program('eleventh-export-appfolio-budget-comparison', {
    ...printed,
    lines: oneList,
    columns: (draft, random) => {
      const periods = periodColumns(draft, random);
      draft.columns = comparison(periods, {
        month: ['MTD Actual', 'MTD Budget', 'MTD $ Var.', 'MTD % Var.'],
        ytd: ['YTD Actual', 'YTD Budget', 'YTD $ Var.', 'YTD % Var.'],
        annual: 'Annual Budget',
      });
      draft.titles = [
        'Budget - Comparative',
        `Properties: ${draft.association.name} - ${draft.association.units} ${draft.association.street} ${draft.association.city}`,
        `As of: ${shortMonth(Number(periods.month.period.to.slice(5, 7)))} ${periods.month.period.to.slice(0, 4)}`,
        'Accounting Basis: Accrual',
      ];
      if (draft.startMonth !== 1)
        draft.titles.push(`Year to date from ${printDate(periods.ytd.period.from, 'padded')}`);
      draft.look.labelHeader = 'Account Name';
    },
    look: (draft) => {
      plainLook(draft, { titleAlign: 'left', landscape: true, margin: 30, size: 7, rules: 'rows' });
      const done = fundBody(
        draft,
        {
          income: ['Income', 'Total Operating Income'],
          expense: ['Expense', 'Total Operating Expense'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['NOI - Net Operating Income', 'Net Income'],
      );
      draft.body.unshift(banner('Operating Income & Expense'));
      return done;
    },
  }),
  program('eleventh-export-cinc-budget-by-month', {
    ...printed,
    lines: oneList,
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'proposed'] as const);
      const parts = Array.from({ length: 12 }, (_, i): Column => {
        const column = partYear(draft, scenario, { first: i + 1, length: 1 });
        return { ...column, part: true, label: shortMonth(Number(column.period.from.slice(5, 7))) };
      });
      const year = yearWord(draft);
      const whole = annual(draft, scenario, { label: `${year} Total` });
      const last = annual(draft, 'adopted', { offset: -1, label: `${yearWord(draft, -1)} Budget` });
      draft.columns = [...parts, totalOf(parts, whole), last];
      const name = scenario === 'adopted' ? 'Approved' : 'Proposed';
      draft.titles = [draft.association.name, `${year} ${name} Budget`, 'Budget Detail by Month'];
    },
    look: (draft) => {
      plainLook(draft, { codes: 'prefix', landscape: true, margin: 30, size: 6, decimals: 2 });
      for (const leaf of leaves(draft.body)) if (leaf.code) leaf.code = `${leaf.code}00`;
      return fundBody(
        draft,
        {
          income: ['INCOME', 'Total INCOME'],
          expense: ['EXPENSE', 'Total EXPENSE'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['Operating Net Income', 'Net Income'],
      );
    },
  }),
  program('eleventh-export-aplos-income-statement-by-fund', {
    ...printed,
    lines: oneList,
    columns: (draft, random) => {
      joinFunds(draft);
      addReplacements(draft);
      const whole = partYear(draft, 'actual', { length: random.pick([3, 6, 9, 12]) });
      const parts = ['General Fund', 'Reserve Fund'].map((label, i): Column => ({
        ...whole,
        id: `aplos-${i}`,
        label,
        part: true,
      }));
      draft.columns = [...parts, totalOf(parts, { ...whole, label: 'Total' })];
      const [from, to] = [whole.period.from, whole.period.to].map((date) => printDate(date, 'padded'));
      draft.titles = [draft.association.name, 'Income Statement by Fund', `${from} - ${to}`];
    },
    tail: (draft) => divideFunds(draft, ['aplos-0', 'aplos-1']),
    look: (draft) => {
      plainLook(draft, { codes: 'prefix', dollar: 'all', negative: 'parentheses', rules: 'rows' });
      return fundBody(
        draft,
        {
          income: ['Income', 'Total Income'],
          expense: ['Expenses', 'Total Expenses'],
          section: ({ label }) => [label, `Total ${label}`],
        },
        ['Excess of Income over Expenses', 'Change in Fund Balance'],
      );
    },
    // A row of both funds belongs to neither.
    rows: (rows) => rows.forEach((row) => delete row.fund),
  }),
  program('eleventh-export-jenark-month-and-balance-of-budget', {
    ...printed,
    formats: ['pdf', 'csv', 'txt'],
    lines: oneList,
    columns: (draft, random) => {
      const { month, ytd, ytdBudget, annual: year } = periodColumns(draft, random);
      const [now, sofar, budget] = [
        rename(month, 'CURRENT MONTH'),
        rename(ytd, 'YTD ACTUAL'),
        rename(ytdBudget, 'YTD BUDGET'),
      ];
      draft.columns = [
        now,
        sofar,
        budget,
        difference({ id: 'v1', label: 'YTD VARIANCE', of: budget, to: sofar }),
        rename(year, 'ANNUAL BUDGET'),
        difference({ id: 'left', label: 'UNEXPENDED', of: year, to: sofar }),
      ];
      const end = month.period.to;
      draft.titles = [
        draft.association.name.toUpperCase(),
        'BUDGET REPORT',
        `AS OF ${monthNames[Number(end.slice(5, 7)) - 1]!.toUpperCase()} ${Number(end.slice(8))}, ${end.slice(0, 4)}`,
      ];
    },
    look: (draft) => {
      plainLook(draft, {
        codes: 'column',
        font: 'mono',
        size: 7,
        landscape: true,
        margin: 36,
        negative: 'trailing-minus',
      });
      return fundBody(
        draft,
        {
          income: ['INCOME', 'TOTAL INCOME'],
          expense: ['EXPENSES', 'TOTAL EXPENSES'],
          section: ({ label }) => [label.toUpperCase(), `SUBTOTAL ${label.toUpperCase()}`],
        },
        ['NET OPERATING INCOME/(LOSS)', 'NET INCOME/(LOSS)'],
      );
    },
  }),
];
