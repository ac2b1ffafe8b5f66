import { exact, multiplyExact, roundExact, type Exact } from '../exact';
import { formatDollars, MINUS, type Cents } from '../money';
import type { Assessed, AssessedPool } from './assess';
import type { AssessedUnit } from './groups';

/** A share of one as a percent with 4 decimals, as the schedule shows it: 1/36 is "2.7778%". Half away from zero. */
export function formatShare(share: Exact): string {
  return `${percentDigits(share)}%`;
}

function percentDigits(share: Exact): string {
  const scaled = roundExact(multiplyExact(share, exact(1_000_000)));
  const digits = String(Math.abs(scaled)).padStart(5, '0');
  return `${scaled < 0 ? MINUS : ''}${grouped(digits.slice(0, -4))}.${digits.slice(-4)}`;
}

const whole = new Intl.NumberFormat('en-US');
function grouped(digits: string): string {
  return whole.format(BigInt(digits));
}

/**
 * How a unit's assessment comes about, in words for screen, CSV and statement alike: "$650,000.00 × 2.5000% =
 * $16,250.00", each pool by its label where there are several, cents of rounding named. `unit` is the place in the
 * schedule, from 0.
 */
export function formulaOf(
  unit: number,
  { units, result }: { units: readonly AssessedUnit[]; result: Assessed },
): string {
  const row = units[unit];
  if (!row) throw new RangeError('There is no such unit.');
  const pools = result.pools.filter(({ pool }) => !pool.group || pool.group === row.group);
  if (pools.length === 0) return `No part of the total is this unit’s to pay: ${dollars(0)}`;
  if (pools.length === 1) return poolFormula(pools[0]!, { unit, row });
  const terms = pools.map((pool) => `${pool.pool.label}: ${poolFormula(pool, { unit, row })}`);
  return `${terms.join('; ')}; together ${dollars(result.cents[unit]!)}`;
}

function poolFormula(divided: AssessedPool, { unit, row }: { unit: number; row: AssessedUnit }): string {
  const cents = divided.cents[unit]!;
  const remainder = remainderOf(divided, { unit, row });
  const rounding =
    remainder === 0 ? '' : ` ${remainder < 0 ? MINUS : '+'} ${dollars(Math.abs(remainder))} rounding`;
  return `${dollars(divided.pool.cents)} ${partOf(divided, row)}${rounding} = ${dollars(cents)}`;
}

function partOf({ pool, whole, payers }: AssessedPool, row: AssessedUnit): string {
  switch (pool.basis) {
    case 'equal':
      return `÷ ${grouped(String(payers))} ${payers === 1 ? 'unit' : 'units'}`;
    case 'share':
      return `× ${formatShare(row.share!)}${whole.n === whole.d ? '' : ` ÷ ${formatShare(whole)}`}`;
    case 'area':
      return `× ${plain(row.area!)} ÷ ${plain(whole)} sq ft`;
    case 'value':
      return `× ${plain(row.value!)} ÷ ${plain(whole)} of value`;
  }
}

function remainderOf(divided: AssessedPool, { unit, row }: { unit: number; row: AssessedUnit }): Cents {
  const weight = divided.pool.basis === 'equal' ? exact(1) : row[divided.pool.basis];
  if (!weight) return 0;
  const part = { n: weight.n * divided.whole.d, d: weight.d * divided.whole.n };
  return divided.cents[unit]! - roundExact(multiplyExact(exact(divided.pool.cents), part));
}

const plainFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
function plain(value: Exact): string {
  return plainFormat.format(roundExact(multiplyExact(value, exact(100))) / 100);
}

function dollars(cents: Cents): string {
  return formatDollars(cents, { cents: true });
}
