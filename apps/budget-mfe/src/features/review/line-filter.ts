import { normaliseWords } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';

/** Which lines are looked at; the first is all of them. */
export const lineFilters = [
  { id: 'all', label: 'All lines', keeps: () => true },
  { id: 'changed', label: 'Changed since generation', keeps: (item: BudgetItem) => item.edited },
  { id: 'review', label: 'Needs review', keeps: (item: BudgetItem) => item.needsReview },
  { id: 'assumption', label: 'Assumptions', keeps: (item: BudgetItem) => item.basis === 'assumption' },
  {
    id: 'papers',
    label: 'From documents and contracts',
    keeps: (item: BudgetItem) => item.basis === 'document' || item.basis === 'contract',
  },
] as const;
export type LineFilterId = (typeof lineFilters)[number]['id'];

export interface LineFilter {
  words: string;
  only: LineFilterId;
}
export const NO_FILTER: LineFilter = { words: '', only: 'all' };

export function isFiltering({ words, only }: LineFilter): boolean {
  return only !== 'all' || normaliseWords(words) !== '';
}

/** The lines that contain every word typed, in code, description, category or notes, and that the filter keeps. */
export function filterLines(items: readonly BudgetItem[], { words, only }: LineFilter): BudgetItem[] {
  const wanted = normaliseWords(words).split(' ').filter(Boolean);
  const keeps = lineFilters.find(({ id }) => id === only)?.keeps ?? (() => true);
  return items.filter((item) => {
    if (!keeps(item)) return false;
    const text = normaliseWords(`${item.glCode} ${item.description} ${item.category} ${item.notes}`);
    return wanted.every((word) => text.includes(word));
  });
}
