import { exact, multiplyExact, roundExact, roundToBigint, type Exact } from '../exact';
import { formatDollars, MINUS, type Cents } from '../money';
import type { Assessed, AssessedPool } from './assess';
import type { AssessedUnit } from './groups';

/** A share of one as a percent with 4 decimals, as the schedule shows it: 1/36 is "2.7778%". Half away from zero. */
export function formatShare(share: Exact): string {
  return `${fixed(multiplyExact(share, exact(100)), 4)}%`;
}

/**
 * How a unit's assessment comes about, in words for screen, CSV and statement alike: "$650,000.00 × 2.5000% =
 * $16,250.00"; cents that rounding left over are named ("+ $0.01 rounding"), and a share that 4 decimals do not hold is
 * told exactly ("33.3333% (1/3)"). Several pools are each told by their label, then added. `unit` is the place in the
 * schedule, from 0. Throws a RangeError where there is no such unit.
 */
export function formulaOf(
  unit: number,
  { units, result }: { units: readonly AssessedUnit[]; result: Assessed },
): string {
  const row = units[unit];
  if (!row) throw new RangeError('There is no such unit.');
  const pools = result.pools.filter(({ pool }) => !pool.group || pool.group === row.group);
  const [first, ...others] = pools;
  if (!first) return `No part of the total is this unit’s to pay: ${dollars(0)}`;
  if (others.length === 0) return formulaOfPool(first, { unit, row });
  const terms = pools.map((pool) => `${pool.pool.label}: ${formulaOfPool(pool, { unit, row })}`);
  return `${terms.join('; ')}; together ${dollars(result.cents[unit]!)}`;
}

function formulaOfPool(divided: AssessedPool, { unit, row }: { unit: number; row: AssessedUnit }): string {
  const cents = divided.cents[unit]!;
  const extra = cents - roundedPart(divided, row);
  const rounding = extra === 0 ? '' : ` ${extra < 0 ? MINUS : '+'} ${dollars(Math.abs(extra))} rounding`;
  return `${dollars(divided.pool.cents)} ${factorOf(divided, row)}${rounding} = ${dollars(cents)}`;
}

/** What the unit would pay if only its own amount were rounded. */
function roundedPart({ pool, whole }: AssessedPool, row: AssessedUnit): Cents {
  const weight = pool.basis === 'equal' ? exact(1) : figureOf(row, pool.basis);
  return roundExact(multiplyExact(exact(pool.cents), weight, exact(whole.d, whole.n)));
}

function factorOf({ pool, whole, payers }: AssessedPool, row: AssessedUnit): string {
  switch (pool.basis) {
    case 'equal':
      return `÷ ${grouped(BigInt(payers))} ${payers === 1 ? 'unit' : 'units'}`;
    case 'share':
      return `× ${exactShare(figureOf(row, 'share'))}${whole.n === whole.d ? '' : ` ÷ ${exactShare(whole)}`}`;
    case 'area':
      return `× ${trimmed(figureOf(row, 'area'))} ÷ ${trimmed(whole)} sq ft`;
    case 'value':
      return `× $${fixed(figureOf(row, 'value'), 2)} ÷ $${fixed(whole, 2)} of value`;
  }
}

function figureOf(row: AssessedUnit, basis: 'share' | 'area' | 'value'): Exact {
  const figure = row[basis];
  if (!figure) throw new RangeError('These are not the units that were assessed.');
  return figure;
}

/** Longer ones explain nothing to anyone. */
const LONGEST = 1_000_000_000n;

function exactShare(share: Exact): string {
  const text = formatShare(share);
  const { n, d } = multiplyExact(share, exact(100));
  if (10_000n % d === 0n) return text;
  if (10n ** 10n % d === 0n) return `${text} (${trimmed({ n, d }, 10)}%)`;
  return share.n < LONGEST && share.d < LONGEST ? `${text} (${share.n}/${share.d})` : text;
}

/** "1,234.50" of an exact number, of any size. */
function fixed(value: Exact, digits: number): string {
  const scaled = roundToBigint(multiplyExact(value, exact(10n ** BigInt(digits))));
  const text = String(scaled < 0n ? -scaled : scaled).padStart(digits + 1, '0');
  return `${scaled < 0n ? MINUS : ''}${grouped(BigInt(text.slice(0, -digits)))}.${text.slice(-digits)}`;
}

/** "812.5", "1,250": without zeros that say nothing. */
function trimmed(value: Exact, digits = 2): string {
  return fixed(value, digits).replace(/\.?0+$/, '');
}

const wholeNumbers = new Intl.NumberFormat('en-US');

function grouped(value: bigint): string {
  return wholeNumbers.format(value);
}

function dollars(cents: Cents): string {
  return formatDollars(cents, { cents: true });
}
