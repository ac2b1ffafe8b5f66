import { formatDollars, isLargeChange, toCents } from '../index';
import type { Change, Choice, Option } from './interpretation';

/** No clause has this number: the choice is about all of them. */
const ALL_CLAUSES = -1;
const MOST_NAMED = 8;

/**
 * Asked once before a command changes an amount more than three times, as in the budget's cells. Whoever chose among
 * options has seen the amounts.
 */
export function askLarge(
  changes: readonly Change[],
  choices: readonly Choice[] = [],
): { question: string; options: Option[] } | undefined {
  const large = changes.filter(({ item, cents }) => isLargeChange(toCents(item.proposedBudget), cents));
  if (large.length === 0 || choices.length > 0) return undefined;
  const steps = large
    .slice(0, MOST_NAMED)
    .map(
      ({ item, cents }) =>
        `${item.description}: ${dollars(toCents(item.proposedBudget))} to ${dollars(cents)}`,
    );
  return {
    question: `That changes an amount more than three times. Is it right? ${steps.join('; ')}`,
    options: [{ label: 'Yes, change it', choice: { clause: ALL_CLAUSES, itemIds: [] } }],
  };
}

const dollars = (cents: number): string => formatDollars(cents, { cents: 'if any' });
