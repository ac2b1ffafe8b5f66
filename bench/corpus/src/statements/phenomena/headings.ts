import { groups, topGroup } from '../amounts';
import type { Group, Phenomenon } from '../model';

const misspellings: [RegExp, string][] = [
  [/Expense/, 'Expence'],
  [/Income/, 'Imcome'],
  [/Revenue/, 'Revanue'],
  [/Maintenance/, 'Maintainance'],
  [/Administrative/, 'Adminstrative'],
  [/Utilities/, 'Utilites'],
  [/Reserve/, 'Resereve'],
];

const sub = (draft: Parameters<NonNullable<Phenomenon['look']>>[0]): Group[] =>
  groups(draft.body).filter(({ totalRole }) => totalRole === 'subtotal');
const tops = (draft: Parameters<NonNullable<Phenomenon['look']>>[0]): Group[] =>
  groups(draft.body).filter(({ totalRole }) => totalRole === 'total');

export const headingPhenomena: Phenomenon[] = [
  {
    id: 'heading-in-header-row',
    group: 'headings',
    rows: (rows, draft) => {
      const tops = rows.filter((row) => row.kind === 'heading' && row.indent === 0);
      if (tops.length < 2 || draft.look.halves) return false;
      tops.forEach((row) => (row.withHeader = true));
    },
  },
  {
    id: 'income-named-only-in-total',
    group: 'headings',
    look: (draft) => {
      const income = topGroup(draft, 'income');
      if (!income) return false;
      income.heading = null;
      income.total = 'Total Dues Income';
    },
  },
  {
    id: 'misspelled-headings',
    look: (draft) => {
      const found = groups(draft.body).filter((group) => {
        const rule = misspellings.find(([word]) => group.heading !== null && word.test(group.heading));
        if (rule && group.heading !== null) group.heading = group.heading.replace(rule[0], rule[1]);
        return rule !== undefined;
      });
      return found.length > 0;
    },
  },
  {
    id: 'letter-and-number-headings',
    group: 'headings',
    look: (draft, random) => {
      const style = random.pick(['A.1 Expenses', 'A. Expenses', 'I.', 'C.4']);
      tops(draft).forEach((group, i) => {
        const letter = 'ABCDEFG'[i] ?? 'H';
        if (style === 'C.4') group.heading = `${letter}.${i + 1}`;
        else if (style === 'I.')
          group.heading = `${['I', 'II', 'III', 'IV', 'V'][i] ?? 'VI'}. ${group.heading ?? group.label}`;
        else
          group.heading = `${letter}${style.startsWith('A.1') && i > 0 ? '.1' : '.'} ${group.heading ?? group.label}`;
      });
    },
  },
  {
    id: 'no-headings',
    group: 'headings',
    look: (draft) => {
      groups(draft.body).forEach((group) => (group.heading = null));
    },
  },
  {
    id: 'no-headings-plain-totals',
    group: 'headings',
    look: (draft) => {
      for (const group of groups(draft.body)) {
        group.heading = null;
        group.total = group.totalRole === 'total' ? 'Total' : 'Sub-Total';
      }
    },
  },
  {
    id: 'plain-subtotals',
    group: 'totals',
    look: (draft, random) => {
      const word = random.pick(['Sub-Total', 'Subtotal', 'Total', 'Sub Total']);
      const found = sub(draft);
      found.forEach((group) => (group.total = word));
      return found.length > 0;
    },
  },
  {
    id: 'plain-totals',
    group: 'totals',
    look: (draft) => tops(draft).forEach((group) => (group.total = 'Total')),
  },
  {
    id: 'totals-above-lines',
    group: 'totals',
    look: (draft) => {
      const found = sub(draft).filter(({ heading }) => heading !== null);
      found.forEach((group) => (group.totalAbove = true));
      return found.length > 0;
    },
  },
  {
    id: 'sections-without-totals',
    group: 'totals',
    look: (draft) => {
      const found = sub(draft);
      found.forEach((group) => (group.total = null));
      return found.length > 0;
    },
  },
  {
    id: 'no-printed-total',
    group: 'totals',
    weight: 0.6,
    look: (draft, random) => {
      const top = topGroup(draft, random.pick(['income', 'expense'] as const));
      if (top) top.total = null;
      return top !== undefined;
    },
  },
  {
    id: 'no-net',
    look: (draft) => {
      const before = draft.body.length;
      draft.body = draft.body.filter((node) => node.kind === 'group' || node.role !== 'net');
      return draft.body.length < before;
    },
  },
  {
    id: 'fund-banners',
    rows: (rows) => {
      const first = rows.findIndex((row) => row.kind === 'heading' && row.indent === 0);
      const reserve = rows.findIndex((row) => row.kind === 'heading' && row.fund === 'reserve');
      if (first < 0) return false;
      const banner = (label: string): (typeof rows)[number] => ({
        ...rows[first]!,
        label,
        values: {},
        print: {},
        indent: 0,
      });
      if (reserve >= 0) rows.splice(reserve, 0, banner('RESERVE FUND'));
      rows.splice(first, 0, banner('OPERATING FUND'));
    },
  },
  {
    id: 'numbered-sections',
    look: (draft) => {
      const found = sub(draft).filter(({ heading, code }) => heading !== null && code);
      found.forEach((group) => {
        group.heading = `${group.code} - ${group.heading}`;
        group.total = group.total === null ? null : `Total ${group.code} - ${group.label}`;
      });
      return found.length > 0;
    },
  },
  {
    id: 'total-words-vary',
    group: 'totals',
    look: (draft, random) => {
      const make = random.pick([
        (name: string) => `${name} Total`,
        (name: string) => `Subtotal-${name}`,
        (name: string) => `TOTAL ${name.toUpperCase()}`,
        (name: string) => `Total ${name}:`,
      ]);
      groups(draft.body).forEach((group) => (group.total = make(group.label)));
    },
  },
];
