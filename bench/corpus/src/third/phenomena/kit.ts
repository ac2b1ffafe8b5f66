import { duesLeaf, own } from '../../blind/phenomena/kit';
import { groups, leaves, topGroup } from '../../statements/amounts';
import type { Cells, Draft, Group, Leaf } from '../../statements/model';
import { yearLabel } from '../../statements/periods';
import type { RowRole } from '@hoa/contracts';

export const yearWord = (draft: Draft, offset = 0): string =>
  yearLabel(draft.year + offset, draft.startMonth);

export const entitle = (draft: Draft, ...titles: string[]): void => {
  draft.titles = [draft.association.name, ...titles];
};

/** Expense lines of the operating fund. */
export const costs = (draft: Draft): Leaf[] =>
  leaves(topGroup(draft, 'expense')?.children ?? []).filter(({ role }) => role === 'line');

/** What the operating fund puts aside each year. */
export const contributionLeaf = (draft: Draft): Leaf | undefined =>
  costs(draft).find(({ steady, label }) => steady && /reserve|fund/i.test(label));

/** Sections of the operating expenses that print a heading. */
export const headedSections = (draft: Draft): Group[] =>
  groups(topGroup(draft, 'expense')?.children ?? []).filter(({ heading }) => heading !== null);

export const hasOtherFunds = (draft: Draft): boolean =>
  draft.body.some((node) => node.kind === 'group' && node.fund !== 'operating');

export const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;

export const heading = (label: string, print: Leaf['print'] = {}): Leaf => ({
  kind: 'leaf',
  label,
  role: 'heading',
  print,
});

const asGood: RowRole[] = ['note', 'detail', 'repeat'];
/** A figure below the budget that is not part of it. */
export const statistic = (label: string, values: Cells, more: Partial<Leaf> = {}): Leaf => ({
  kind: 'leaf',
  label,
  role: 'statistic',
  also: asGood,
  values,
  ...more,
});

/** Dues of an average unit in whole dollars a month, in the last column of a whole year. */
export function monthlyDues(draft: Draft): number {
  const column = own(draft)
    .filter(({ period }) => period.kind === 'year')
    .at(-1);
  const cents = (column && duesLeaf(draft)?.values?.[column.id]) ?? 0;
  return Math.max(25, Math.round(cents / draft.association.units / 1200));
}

/** Every column with amounts holds a whole year. */
export const isAnnual = (draft: Draft): boolean => own(draft).every(({ period }) => period.kind === 'year');
