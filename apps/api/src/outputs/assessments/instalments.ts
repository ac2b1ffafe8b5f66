import { instalmentsOf, type Cents } from '@hoa/budget-math';
import { exact } from '../export/pdf/figures';

export interface Instalment {
  /** "January 2027", or "2 of 18" where months cannot be told. */
  due: string;
  amount: string;
}

export interface Instalments {
  /** "12 monthly installments". */
  name: string;
  list: Instalment[];
  /** What one is, ready to show; with `last` where rounding makes the last one different. */
  each: string;
  last: string | null;
}

const NAMES: Readonly<Record<number, string>> = {
  1: 'annual',
  2: 'half-yearly',
  4: 'quarterly',
  12: 'monthly',
};
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * An assessment in parts that add up to it. Parts of a year fall due as its months begin, from the first month of the
 * fiscal year; those of a special assessment when the board says.
 */
export function instalmentRows(
  cents: Cents,
  of: { count: number; year: number; firstMonth: number; special: boolean },
): Instalments {
  const parts = instalmentsOf(cents, of.count);
  const name = of.special ? undefined : NAMES[of.count];
  const months = !of.special && 12 % of.count === 0 ? 12 / of.count : undefined;
  const due = (index: number) =>
    months === undefined
      ? `${index + 1} of ${of.count}`
      : month.format(Date.UTC(of.year, of.firstMonth - 1 + index * months));
  const [first = 0] = parts;
  const last = parts.at(-1) ?? 0;
  return {
    name: `${of.count}${name ? ` ${name}` : ''} ${of.count === 1 ? 'installment' : 'installments'}`,
    list: parts.map((part, index) => ({ due: due(index), amount: exact(part) })),
    each: exact(first),
    last: last === first ? null : exact(last),
  };
}
