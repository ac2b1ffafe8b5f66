import type { ContractPart } from '@hoa/contracts';
import { lineAt } from './amount-context';
import { HOME } from './fee-period';

type Period = NonNullable<ContractPart['fee']>['value']['period'];

/** A head says nothing but its period, behind what it is a price of: `Per Month`, `Annual Total`, `Flat rate, monthly`. */
const headOf = (noun: string, adverb: string): RegExp =>
  new RegExp(`^(?:(?:[\\w ]+,? )?(?:per|each|a|/))?\\s*(?:${noun})$|^(?:total\\s+|[\\w ]+, )?(?:${adverb})(?:\\s+\\w+){0,3}$`, 'i'); // prettier-ignore

const HEADS: [Period, RegExp][] = [
  ['unit', new RegExp(`^(?:(?:price|rate|cost) )?per ${HOME}\\b`, 'i')],
  ['unit', headOf('week|hour|visit', 'weekly|hourly')],
  ['month', headOf('month|mo\\.?', 'monthly')],
  ['quarter', headOf('quarter|qtr\\.?', 'quarterly')],
  ['year', headOf('year|yr\\.?|annum', 'annual|annually|yearly')],
];
/** `Per month (40 units)`. */
const ASIDE = / ?\(\d+ [a-z]+\)$/i;
/** Rows above an amount among which the head of its column is looked for. */
const ROWS = 12;

/**
 * The period that the head of an amount's column names. Columns are counted from the right, as a head may have no word
 * over the names of the services. Undefined where the amount is in no row, or no head above it names a period.
 */
export function columnPeriod(text: string, amount: Span): Period | undefined {
  return headsOver(text, amount).flatMap((head) =>
    HEADS.filter(([, words]) => words.test(head.replace(ASIDE, ''))),
  )[0]?.[0];
}

interface Span {
  start: number;
  end: number;
}

/** What rows above an amount, nearest first, have over its column. */
function headsOver(text: string, amount: Span): string[] {
  const from = text.lastIndexOf('\n', amount.start - 1) + 1;
  const row = lineAt(text, amount.start);
  if (!/\S {2,}\S/.test(row)) return [];
  // `$90.00 per year`: the rest of its own cell is no further column.
  const cell = row
    .slice(amount.end - from)
    .replace(/^ ?\S+(?: \S+)*/, '')
    .trim()
    .split(/ {2,}/)
    .filter((words) => words !== '');
  const lines = text
    .slice(Math.max(0, from - 900), from)
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .slice(-ROWS)
    .reverse();
  return lines
    .map((line) => line.trim().split(/ {2,}/))
    .filter((heads) => heads.length > 1)
    .map((heads) => heads[heads.length - 1 - cell.length] ?? '');
}
