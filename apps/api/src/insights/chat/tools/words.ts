import {
  formatDollars,
  formatPercent,
  matchLines,
  percentChange,
  toCents,
  type Cents,
  type LineMatch,
} from '@hoa/budget-math';
import type { BudgetItem, ChatCitation, Cited, ItemSource } from '@hoa/contracts';

const ASKING =
  /\b(?:what|whats|why|how|much|many|is|are|was|were|did|does|do|has|have|had|will|would|can|could|should|we|i|you|it|its|there|go|goes|going|went|gone|get|got|so|up|down|high|higher|low|lower|more|less|increase[sd]?|increasing|decrease[sd]?|decreasing|raise[sd]?|rise[ns]?|rose|rising|grow|grew|grown|change[sd]?|changing|cut|explain|tell|me|about|show|give|where|come|comes|from|figure|number|spend|spending|pay|paying|paid|this|next|last|year|years|compared?|to|with|by|than|budgeted|per|month|for|when|who|whos|which|if|vendor|contractor|provides?|provider|does|handles?|contract|renew|renews|expire|expires|any|please|line|calculated|computed|based|basis|reason|behind|made|expensive|cheap)\b/gi;

/** What a question is about: its words without those that only ask. */
export function subjectOf(question: string): string {
  return question
    .replace(/['\u2019]s\b/g, '')
    .replace(ASKING, ' ')
    .replace(/[?!.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The lines that a question is about. */
export function linesAskedAbout(question: string, items: readonly BudgetItem[]): LineMatch<BudgetItem> {
  const subject = subjectOf(question);
  return subject === '' ? { kind: 'none' } : matchLines(subject, items);
}

export const dollars = (cents: Cents): string => formatDollars(cents, { cents: 'if any' });
export const amountOf = (item: BudgetItem): string => dollars(toCents(item.proposedBudget));

/** "up $500 (+4.2%) from $12,000 last year"; says so where last year is not known. */
export function againstLastYear(cents: Cents, previous: Cents | null): string {
  if (previous === null) return 'what it was last year is not known';
  const difference = cents - previous;
  if (difference === 0) return 'the same as last year';
  const way = difference > 0 ? 'up' : 'down';
  const percent = previous === 0 ? '' : ` (${formatPercent(percentChange(cents, previous), { sign: true })})`;
  return `${way} ${dollars(Math.abs(difference))}${percent} from ${dollars(previous)} last year`;
}

export const previousOf = (item: BudgetItem): Cents | null =>
  item.previousYearKnown ? toCents(item.previousYear) : null;

export const lineCitation = (item: BudgetItem): ChatCitation => ({
  label: `Line ${item.glCode === '' ? '' : `${item.glCode} `}${item.description}`,
  itemId: item.id,
});

export const sourceCitation = (label: string, source: ItemSource): ChatCitation => ({ label, source });

export function citedAs<T>(label: string, cited: Cited<T> | undefined): ChatCitation[] {
  return cited ? [sourceCitation(label, cited.source)] : [];
}
