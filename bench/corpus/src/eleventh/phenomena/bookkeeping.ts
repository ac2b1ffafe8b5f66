import type { Random } from '@hoa/bench-associations/kit';
import { operatingOnly } from '../../ninth/phenomena/bookkeeping';
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
import type { Column, Draft, Leaf, Phenomenon } from '../../statements/model';
import { monthNames, shortMonth } from '../../statements/periods';
import { annual, partYear, totalOf } from '../../statements/plans';
import { flatten, noSales } from '../../third/phenomena/bookkeeping';
import { joinExpenses, printed } from './kit';

const onlyOperating = (draft: Draft): void => {
  joinExpenses(draft);
  operatingOnly(draft);
};
const yearOrPart = (random: Random): number => (random.chance(0.5) ? 12 : random.pick([4, 6, 7, 8, 10, 11]));
const yearOfTwoDigits = ({ period }: Column): string =>
  `${shortMonth(Number(period.to.slice(5, 7)))} ${period.to.slice(2, 4)}`;
const dayMonthYear = (date: string): string =>
  `${date.slice(8)} ${shortMonth(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
const spelled = (date: string): string =>
  `${monthNames[Number(date.slice(5, 7)) - 1]!.slice(0, 3)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;

const quickBooks: Words = {
  income: ['Income', 'Total Income'],
  expense: ['Expense', 'Total Expense'],
  section: ({ label }) => [label, `Total ${label}`],
};

/** Headings and results of a profit and loss of QuickBooks Desktop. */
function desktopBody(draft: Draft): boolean {
  plainLook(draft, { rules: 'totals', stairs: true, gapRows: false });
  const nets = ['Net Ordinary Income', 'Net Income'].map((label) => netRow(label));
  return profitAndLoss(draft, quickBooks, { head: [banner('Ordinary Income/Expense')], nets });
}

/** Places of an association that one book keeps apart; each account belongs to few of them. */
function keepInPlaces(draft: Draft, ids: readonly string[]): void {
  leaves(draft.body).forEach((leaf, i) => {
    const home = leaf.steady ? ids.length - 1 : i % ids.length;
    ids.forEach((id, at) => {
      if (at !== home && leaf.values?.[id] !== undefined) leaf.values[id] = null;
    });
  });
}

const desktopExports: Phenomenon[] = [
  program('eleventh-export-quickbooks-desktop-budget-overview', {
    ...printed,
    lines: onlyOperating,
    columns: (draft) => {
      const parts = Array.from({ length: 12 }, (_, i): Column => {
        const column = partYear(draft, 'adopted', { first: i + 1, length: 1 });
        return { ...column, part: true, label: yearOfTwoDigits(column) };
      });
      const whole = annual(draft, 'adopted');
      draft.columns = [...parts, totalOf(parts, { ...whole, label: `TOTAL ${shortThrough(whole)}` })];
      draft.titles = [draft.association.name, 'Profit & Loss Budget Overview', through(whole)];
    },
    look: (draft) => {
      const done = desktopBody(draft);
      Object.assign(draft.look, { landscape: true, size: 7, margin: 30 });
      return done;
    },
  }),
  program('eleventh-export-quickbooks-desktop-ytd-comparison', {
    ...printed,
    lines: onlyOperating,
    columns: (draft, random) => {
      const last = random.int(2, 12);
      const month = partYear(draft, 'actual', { first: last, length: 1 });
      const sofar = partYear(draft, 'actual', { length: last });
      draft.columns = [
        { ...month, label: yearOfTwoDigits(month) },
        { ...sofar, label: shortThrough(sofar) },
      ];
      const name = monthNames[Number(month.period.to.slice(5, 7)) - 1]!;
      draft.titles = [
        draft.association.name,
        'Profit & Loss YTD Comparison',
        `${name} ${month.period.to.slice(0, 4)}`,
      ];
    },
    look: desktopBody,
  }),
];

const onlineExports: Phenomenon[] = [
  program('eleventh-export-quickbooks-online-by-location', {
    ...printed,
    lines: onlyOperating,
    columns: (draft, random) => {
      const whole = partYear(draft, 'actual', { length: yearOrPart(random) });
      const names = random.pick([
        ['Clubhouse', 'Common Area', 'Not Specified'],
        ['Pool', 'Grounds', 'Not Specified'],
        ['Phase I', 'Phase II', 'Not Specified'],
      ]);
      const parts = names.map((label, i): Column => ({ ...whole, id: `place-${i}`, label, part: true }));
      draft.columns = [...parts, totalOf(parts, { ...whole, label: 'Total' })];
      draft.titles = [
        'Profit and Loss by Location',
        draft.association.name,
        through(whole).replace(' through ', ' - '),
      ];
    },
    tail: (draft) => keepInPlaces(draft, ['place-0', 'place-1', 'place-2']),
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'totals', gapRows: false });
      const words: Words = {
        income: ['Income', 'Total for Income'],
        expense: ['Expenses', 'Total for Expenses'],
        section: ({ label }) => [label, `Total for ${label}`],
      };
      return profitAndLoss(draft, words, {
        nets: ['Net Operating Income', 'Net Income'].map((label) => netRow(label)),
      });
    },
  }),
  program('eleventh-export-zoho-profit-and-loss', {
    ...printed,
    lines: onlyOperating,
    columns: (draft, random) => {
      const column = partYear(draft, 'actual', { length: yearOrPart(random) });
      draft.columns = [{ ...column, label: 'Total' }];
      const [from, to] = [column.period.from, column.period.to].map(dayMonthYear);
      draft.titles = [draft.association.name, 'Profit and Loss', 'Basis: Accrual', `From ${from} To ${to}`];
      draft.look.labelHeader = 'Account';
    },
    look: (draft) => {
      plainLook(draft, { rules: 'rows', titleAlign: 'center', rowSpace: 1.4, codes: 'none' });
      const made = wordGroups(draft, {
        income: ['Operating Income', 'Total for Operating Income'],
        expense: ['Operating Expense', 'Total for Operating Expense'],
        section: ({ label }) => [label, `Total for ${label}`],
      });
      if (!made) return false;
      draft.body = [
        made.income,
        banner('Cost of Goods Sold'),
        noSales('Total for Cost of Goods Sold'),
        incomeAgain('Gross Profit'),
        made.expense,
        netRow('Operating Profit'),
        netRow('Net Profit/Loss'),
      ];
      return true;
    },
  }),
  program('eleventh-export-freshbooks-profit-and-loss', {
    ...printed,
    formats: ['pdf', 'csv'],
    lines: onlyOperating,
    columns: (draft, random) => {
      const column = partYear(draft, 'actual', { length: yearOrPart(random) });
      draft.columns = [{ ...column, label: `${spelled(column.period.from)} - ${spelled(column.period.to)}` }];
      draft.titles = [
        'Profit and Loss',
        draft.association.name,
        `For ${spelled(column.period.from)} - ${spelled(column.period.to)} (USD)`,
        'Cash-Based',
      ];
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'all', titleAlign: 'left', codes: 'none' });
      const made = wordGroups(draft, {
        income: ['Income', 'Total Income'],
        expense: ['Less Expenses', 'Total Expenses'],
        section: ({ label }) => [label, label],
      });
      if (!made) return false;
      flatten(draft);
      draft.body = [made.income, incomeAgain('Gross Profit'), made.expense, netRow('Net Profit (USD)')];
      return true;
    },
  }),
  program('eleventh-export-rent-manager-comparative', {
    ...printed,
    lines: onlyOperating,
    columns: (draft, random) => {
      const length = yearOrPart(random);
      const [now, before] = [0, -1].map((offset) => {
        const column = partYear(draft, 'actual', { offset, length });
        return { ...column, label: shortThrough(column) };
      }) as [Column, Column];
      draft.columns = [
        now,
        before,
        difference({ id: 'difference', label: 'Difference', of: now, to: before }),
        percentVariance({ id: 'percent', label: '% Change', of: now, to: before }),
      ];
      draft.titles = [`Comparative Income Statement`, draft.association.name, through(now), 'Accrual Basis'];
    },
    look: (draft) => {
      plainLook(draft, { codes: 'prefix', negative: 'parentheses', dollar: 'totals', rules: 'totals' });
      for (const leaf of leaves(draft.body)) withDash(leaf);
      const made = wordGroups(draft, {
        income: ['INCOME', 'Total INCOME'],
        expense: ['EXPENSES', 'Total EXPENSES'],
        section: ({ label }) => [label, `Total ${label}`],
      });
      if (!made) return false;
      draft.body = [made.income, made.expense, netRow('NET INCOME')];
      return true;
    },
  }),
];

function withDash(leaf: Leaf): void {
  if (leaf.code) leaf.code = `${leaf.code} -`;
}

export const bookkeepingExports: Phenomenon[] = [...desktopExports, ...onlineExports];
