import type { Random } from '@hoa/bench-associations/kit';
import { leaves } from '../amounts';
import { annual, partYear, totalOf } from '../plans';
import type { Column, Draft, Phenomenon } from '../model';
import { monthNames, printDate, yearLabel } from '../periods';
import {
  banner,
  difference,
  incomeAgain,
  netRow,
  percentOf,
  plainLook,
  program,
  range,
  shortThrough,
  through,
  wordGroups,
} from './kit';

/** A whole year or part of one, so that only the dates tell. */
const someActual = (draft: Draft, random: Random): Column =>
  random.chance(0.6) ? annual(draft, 'actual') : partYear(draft, 'actual', { length: random.int(2, 11) });
const numbered = (code: string | undefined, label: string): string => (code ? `${code} · ${label}` : label);

function quickBooksBody(draft: Draft, isOnline: boolean, withNumbers: boolean): boolean {
  const total = (name: string): string => (isOnline ? `Total for ${name}` : `Total ${name}`);
  const words = wordGroups(draft, {
    income: ['Income', total('Income')],
    expense: isOnline ? ['Expenses', total('Expenses')] : ['Expense', total('Expense')],
    section: ({ label, code }) => {
      const name = withNumbers ? numbered(code, label) : label;
      return [name, total(name)];
    },
  });
  if (!words) return false;
  const { income, expense, rest } = words;
  const other = rest.filter(({ fund }) => fund === 'reserve');
  for (const group of other) {
    const name = group.flow === 'income' ? 'Other Income' : isOnline ? 'Other Expenses' : 'Other Expense';
    [group.heading, group.total] = [name, total(name)];
    // These programs know no funds: only the account names say that it is the reserve fund's money.
    for (const leaf of leaves(group.children))
      if (!/reserve/i.test(leaf.label)) leaf.label = `Reserve - ${leaf.label}`;
  }
  const inner = isOnline ? 'Net Operating Income' : 'Net Ordinary Income';
  draft.body = [
    ...(isOnline ? [] : [banner('Ordinary Income/Expense')]),
    income,
    incomeAgain('Gross Profit'),
    expense,
    netRow(inner, 'operating'),
    ...(other.length === 0
      ? []
      : [
          ...(isOnline ? [] : [banner('Other Income/Expense')]),
          ...other,
          netRow('Net Other Income', 'reserve'),
        ]),
    netRow('Net Income'),
  ];
  return true;
}

const withCodes = (draft: Draft): void => {
  const visit = (nodes: Draft['body']): void =>
    nodes.forEach((node) => {
      if (node.kind === 'group') visit(node.children);
      else if (node.role === 'line') node.label = numbered(node.code, node.label);
    });
  visit(draft.body);
};

export const bookkeepingExports: Phenomenon[] = [
  program('export-quickbooks-desktop-profit-and-loss', {
    columns: (draft, random) => {
      const column = someActual(draft, random);
      draft.columns = [{ ...column, label: shortThrough(column) }];
      draft.titles = [draft.association.name, 'Profit & Loss', through(column)];
      if (random.chance(0.5))
        draft.titles.unshift(
          random.pick(['10:14 AM', '3:02 PM']),
          printDate(column.period.to, 'padded'),
          'Accrual Basis',
        );
      if (random.chance(0.6)) withCodes(draft);
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', stairs: true, gapRows: false });
      return quickBooksBody(draft, false, true);
    },
  }),
  program('export-quickbooks-desktop-budget-vs-actual', {
    columns: (draft, random) => {
      const actual = someActual(draft, random);
      const budget = { ...actual, scenario: 'adopted', id: 'budget', label: 'Budget' } as const;
      const first = { ...actual, label: shortThrough(actual) };
      draft.columns = [
        first,
        budget,
        difference({ id: 'over', label: '$ Over Budget', of: first, to: budget }),
        percentOf({ id: 'percent', label: '% of Budget', of: first, to: budget }),
      ];
      draft.titles = [draft.association.name, 'Profit & Loss Budget vs. Actual', through(actual)];
      if (random.chance(0.6)) withCodes(draft);
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', stairs: true, gapRows: false });
      return quickBooksBody(draft, false, true);
    },
  }),
  program('export-quickbooks-desktop-by-month', {
    weight: 0.7,
    columns: (draft, random) => {
      const length = random.pick([12, 6, 3]);
      const parts = Array.from({ length }, (_, i): Column => {
        const column = partYear(draft, 'actual', { first: i + 1, length: 1 });
        return {
          ...column,
          part: true,
          label: `${monthNames[Number(column.period.from.slice(5, 7)) - 1]!.slice(0, 3)} ${column.period.from.slice(2, 4)}`,
        };
      });
      const whole = length === 12 ? annual(draft, 'actual') : partYear(draft, 'actual', { length });
      draft.columns = [...parts, totalOf(parts, { ...whole, label: 'TOTAL' })];
      draft.titles = [draft.association.name, 'Profit & Loss', through(whole)];
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', landscape: true, gapRows: false });
      return quickBooksBody(draft, false, false);
    },
  }),
  program('export-quickbooks-online-profit-and-loss', {
    columns: (draft, random) => {
      const column = someActual(draft, random);
      draft.columns = [{ ...column, label: 'Total' }];
      draft.titles = [draft.association.name, 'Profit and Loss', through(column).replace(' through ', ' - ')];
      draft.notes.push(
        `${random.pick(['Accrual', 'Cash'])} Basis Saturday, January 18, ${draft.year + 1} 10:15 AM GMT-05:00 1/2`,
      );
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'totals', gapRows: false });
      return quickBooksBody(draft, true, false);
    },
  }),
  program('export-quickbooks-online-budget-vs-actuals', {
    columns: (draft, random) => {
      const actual: Column = { ...someActual(draft, random), over: 'Total', label: 'Actual' };
      const budget: Column = { ...actual, scenario: 'adopted', id: 'budget', label: 'Budget' };
      draft.columns = [
        actual,
        budget,
        difference({ id: 'over', label: 'over Budget', over: 'Total', of: actual, to: budget }),
        percentOf({ id: 'percent', label: '% of Budget', over: 'Total', of: actual, to: budget }),
      ];
      const year = String(draft.year).slice(2);
      draft.titles = [
        draft.association.name,
        `Budget vs. Actuals: FY_${draft.year} - FY${year} P&L`,
        through(actual).replace(' through ', ' - '),
      ];
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'totals', gapRows: false });
      return quickBooksBody(draft, true, false);
    },
  }),
  program('export-xero-profit-and-loss', {
    columns: (draft) => {
      draft.columns = [0, -1].map((offset) =>
        annual(draft, 'actual', { offset, label: yearLabel(draft.year + offset, draft.startMonth) }),
      );
      draft.titles = [
        'Profit and Loss',
        draft.association.name,
        `For the year ended ${printDate(draft.columns[0]!.period.to, 'long')}`,
      ];
      draft.look.labelHeader = 'Account';
    },
    look: (draft) => {
      plainLook(draft, { rules: 'rows', negative: 'parentheses', titleAlign: 'left' });
      const words = wordGroups(draft, {
        income: ['Income', 'Total Income'],
        expense: ['Operating Expenses', 'Total Operating Expenses'],
        section: ({ label }) => [label, `Total ${label}`],
      });
      if (!words) return false;
      draft.body = [
        words.income,
        incomeAgain('Gross Profit'),
        words.expense,
        netRow('Operating Income', 'operating'),
        ...words.rest,
        netRow('Net Income'),
      ];
    },
  }),
  program('export-quickbooks-online-comparison', {
    weight: 0.7,
    columns: (draft) => {
      const [now, before] = [0, -1].map((offset) => annual(draft, 'actual', { offset, over: 'Total' })) as [
        Column,
        Column,
      ];
      now.label = range(now);
      before.label = `${range(before)} (PY)`;
      draft.columns = [now, before];
      draft.titles = [
        draft.association.name,
        'Profit and Loss Comparison',
        through(now).replace(' through ', ' - '),
      ];
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'totals', gapRows: false });
      return quickBooksBody(draft, true, false);
    },
  }),
];
