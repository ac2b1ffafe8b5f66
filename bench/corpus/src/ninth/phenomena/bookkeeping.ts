import type { Random } from '@hoa/bench-associations/kit';
import { leaves } from '../../statements/amounts';
import {
  banner,
  difference,
  incomeAgain,
  netRow,
  percentVariance,
  plainLook,
  profitAndLoss,
  program,
  shortThrough,
  through,
  wordGroups,
  type Words,
} from '../../statements/exports/kit';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { printDate, shortMonth } from '../../statements/periods';
import { partYear, totalOf } from '../../statements/plans';
import { flatten } from '../../third/phenomena/bookkeeping';
import { isGroup } from './kit';

/** Nobody types such a report into a letter. */
export const printed: Pick<Phenomenon, 'formats' | 'weight'> = {
  formats: ['pdf', 'xlsx', 'csv'],
  weight: 3.5,
};

/** Programs know cents, accounts and their parents; sums of several parents are the work of a person. */
export function unwrap(draft: Draft): void {
  draft.whole = false;
  for (const one of draft.body.filter(isGroup))
    one.children = one.children.flatMap((node) =>
      isGroup(node) && node.heading === null ? node.children : [node],
    );
}

/** The funds of an association are unknown to these programs, so reserve blocks are left out of their reports. */
export function operatingOnly(draft: Draft): void {
  draft.body = draft.body.filter((node) => isGroup(node) && node.fund === 'operating');
  unwrap(draft);
}

const yearOrPart = (random: Random): { length: number } => ({
  length: random.chance(0.5) ? 12 : random.pick([3, 5, 6, 8, 9]),
});
const monthYear = ({ period }: Column): string =>
  `${shortMonth(Number(period.to.slice(5, 7)))} ${period.to.slice(0, 4)}`;

export const bookkeepingExports: Phenomenon[] = [
  program('ninth-export-quickbooks-desktop-prev-year-comparison', {
    ...printed,
    lines: operatingOnly,
    columns: (draft, random) => {
      const span = yearOrPart(random);
      const [now, before] = [0, -1].map((offset) => {
        const column = partYear(draft, 'actual', { offset, ...span });
        return { ...column, label: shortThrough(column) };
      }) as [Column, Column];
      draft.columns = [
        now,
        before,
        difference({ id: 'change', label: '$ Change', of: now, to: before }),
        percentVariance({ id: 'percent', label: '% Change', of: now, to: before }),
      ];
      draft.titles = [draft.association.name, 'Profit & Loss Prev Year Comparison', through(now)];
    },
    look: (draft, random) => {
      plainLook(draft, { rules: 'totals', stairs: true, gapRows: false });
      const isNumbered = random.chance(0.5);
      const named = (code: string | undefined, label: string): string =>
        isNumbered && code ? `${code} · ${label}` : label;
      for (const leaf of leaves(draft.body))
        if (leaf.role === 'line') leaf.label = named(leaf.code, leaf.label);
      const made = wordGroups(draft, {
        income: ['Income', 'Total Income'],
        expense: ['Expense', 'Total Expense'],
        section: ({ label, code }) => [named(code, label), `Total ${named(code, label)}`],
      });
      if (!made) return false;
      draft.body = [
        banner('Ordinary Income/Expense'),
        made.income,
        made.expense,
        netRow('Net Ordinary Income'),
        netRow('Net Income'),
      ];
      return true;
    },
  }),
  program('ninth-export-quickbooks-online-by-quarter', {
    ...printed,
    lines: operatingOnly,
    columns: (draft, random) => {
      const count = random.pick([4, 4, 3, 2]);
      const parts = Array.from({ length: count }, (_, i): Column => {
        const column = partYear(draft, 'actual', { first: i * 3 + 1, length: 3 });
        const [from, to] = [column.period.from, column.period.to].map((date) =>
          shortMonth(Number(date.slice(5, 7))),
        );
        return { ...column, part: true, label: `${from} - ${to}, ${column.period.to.slice(0, 4)}` };
      });
      const whole = partYear(draft, 'actual', { length: count * 3 });
      draft.columns = [...parts, totalOf(parts, { ...whole, label: 'Total' })];
      draft.titles = [draft.association.name, 'Profit and Loss', through(whole).replace(' through ', ' - ')];
      draft.notes.push(`Accrual Basis  Monday, ${printDate(whole.period.to, 'long')} 08:41 AM GMT-06:00`);
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'totals', gapRows: false });
      const words: Words = {
        income: ['Income', 'Total Income'],
        expense: ['Expenses', 'Total Expenses'],
        section: ({ label }) => [label, `Total ${label}`],
      };
      return profitAndLoss(draft, words, {
        nets: ['Net Operating Income', 'Net Income'].map((label) => netRow(label)),
      });
    },
  }),
  program('ninth-export-xero-months-newest-first', {
    ...printed,
    lines: operatingOnly,
    columns: (draft, random) => {
      const last = random.int(4, 11);
      const recent = [last, last - 1, last - 2].map((first) => {
        const column = partYear(draft, 'actual', { first, length: 1 });
        return { ...column, label: monthYear(column) };
      });
      const sofar = partYear(draft, 'actual', { length: last });
      draft.columns = [...recent, { ...sofar, label: 'Year to date' }];
      draft.titles = [
        'Profit and Loss',
        draft.association.name,
        `For the month ended ${printDate(sofar.period.to, 'long')}`,
        'Cash Basis',
      ];
      draft.look.labelHeader = 'Account';
    },
    look: (draft) => {
      plainLook(draft, { rules: 'rows', negative: 'parentheses', titleAlign: 'left', rowSpace: 1.4 });
      const made = wordGroups(draft, {
        income: ['Income', 'Total Income'],
        expense: ['Operating Expenses', 'Total Operating Expenses'],
        section: ({ label }) => [label, label],
      });
      if (!made) return false;
      flatten(draft);
      draft.body = [made.income, incomeAgain('Gross Profit'), made.expense, netRow('Net Income')];
      return true;
    },
  }),
  program('ninth-export-gnucash-income-statement', {
    ...printed,
    formats: ['pdf', 'csv', 'txt'],
    lines: operatingOnly,
    columns: (draft, random) => {
      const column = partYear(draft, 'actual', yearOrPart(random));
      draft.columns = [{ ...column, label: 'USD' }];
      const [from, to] = [column.period.from, column.period.to].map((date) => printDate(date, 'padded'));
      draft.titles = [`${draft.association.name} Income Statement`, `For Period Covering ${from} to ${to}`];
    },
    look: (draft) => {
      plainLook(draft, { dollar: 'all', noHeader: true, titleAlign: 'left', boldTotals: false });
      const made = wordGroups(draft, {
        income: ['Revenues', 'Total Revenue'],
        expense: ['Expenses', 'Total Expenses'],
        section: ({ label }) => [label, `Total ${label}`],
      });
      if (!made) return false;
      draft.body = [made.income, made.expense, netRow('Net income for Period')];
      return true;
    },
  }),
];
