import { addExact, exact, multiplyExact, roundExact, toCents, type Cents, type Exact } from '../index';
import type { CommandLine } from './line';

export type Base = 'present' | 'last-year';

/** What is to become of an amount. */
export type Operation =
  | { kind: 'set'; cents: Cents }
  | { kind: 'add'; cents: Cents; base: Base }
  /** base x factor */
  | { kind: 'scale'; factor: Exact; base: Base }
  | { kind: 'round'; toCents: Cents; way: 'nearest' | 'up' | 'down' }
  | { kind: 'generated' };

export type Outcome = { ok: true; cents: Cents } | { ok: false; why: string };

/** 10^12 dollars: what the API does not take any more. */
const TOO_MUCH = 1e14;

/** The amount that an operation makes of a line that stands at `presentCents`; exact, rounded once to cents. */
export function apply(operation: Operation, item: CommandLine, presentCents: Cents): Outcome {
  const cents = amountOf(operation, item, presentCents);
  if (typeof cents === 'string') return { ok: false, why: cents };
  if (Math.abs(cents) >= TOO_MUCH)
    return { ok: false, why: `That would be too much for ${item.description}.` };
  if (cents < 0 && presentCents >= 0)
    return { ok: false, why: `That would take ${item.description} below zero.` };
  // "water -0" is 0.
  return { ok: true, cents: cents === 0 ? 0 : cents };
}

function amountOf(operation: Operation, item: CommandLine, present: Cents): Cents | string {
  switch (operation.kind) {
    case 'set':
      return operation.cents;
    case 'add':
    case 'scale': {
      const base = operation.base === 'present' ? present : lastYearOf(item);
      if (base === null) return `What ${item.description} was last year is not known.`;
      return operation.kind === 'add' ? base + operation.cents : scaled(base, operation.factor);
    }
    case 'round':
      return rounded(present, operation);
    case 'generated':
      return item.generatedAmount === null
        ? `${item.description} was added by hand, so there is no generated amount.`
        : toCents(item.generatedAmount);
  }
}

const lastYearOf = (item: CommandLine): Cents | null =>
  item.previousYearKnown ? toCents(item.previousYear) : null;

const scaled = (cents: Cents, factor: Exact): Cents => roundExact(multiplyExact(exact(cents), factor));

function rounded(cents: Cents, { toCents: unit, way }: Extract<Operation, { kind: 'round' }>): Cents {
  const rest = ((cents % unit) + unit) % unit;
  if (rest === 0) return cents;
  if (way === 'nearest') return scaled(unit, exact(roundExact(exact(cents, unit))));
  return way === 'down' ? cents - rest : cents - rest + unit;
}

/** 1 + share, or 1 - share. */
export function grown(share: Exact, sign: -1 | 1): Exact {
  return addExact(exact(1), multiplyExact(share, exact(sign)));
}
