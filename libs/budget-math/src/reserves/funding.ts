import { addExact, exact, exactDecimal, multiplyExact, roundExact, type Exact } from '../exact';
import type { Cents } from '../money';

/** A component of a reserve study: lives in years. */
export interface ReserveComponent {
  costCents: Cents;
  usefulLife: number;
  remainingLife: number;
}

/**
 * What a reserve fund would hold if each component were paid for as it wears: the sum of cost x (useful life -
 * remaining life) / useful life, rounded once. A component whose useful life is not above 0 counts nothing; one that
 * outlives its useful life nothing, too.
 */
export function fullyFundedBalance(components: readonly ReserveComponent[]): Cents {
  return roundExact(addExact(...components.map(worn)));
}

function worn({ costCents, usefulLife, remainingLife }: ReserveComponent): Exact {
  if (usefulLife <= 0 || remainingLife >= usefulLife) return exact(0);
  const life = exactDecimal(usefulLife);
  const used = addExact(life, multiplyExact(exactDecimal(Math.max(0, remainingLife)), exact(-1)));
  return multiplyExact(exact(costCents), used, exact(life.d, life.n));
}

/** Percent funded: what is held of the fully funded balance; null where nothing has worn. */
export function percentFunded(balanceCents: Cents, components: readonly ReserveComponent[]): number | null {
  const full = fullyFundedBalance(components);
  return full > 0 ? (balanceCents * 100) / full : null;
}

/**
 * What is missing to a higher percent funded: `balance` is `percent` of the fully funded balance. 0 where the target is
 * reached; null where the percent is not above 0.
 */
export function missingToPercent(of: { balanceCents: Cents; percent: number; target: number }): Cents | null {
  if (of.percent <= 0) return null;
  if (of.percent >= of.target) return 0;
  const percent = exactDecimal(of.percent);
  const more = addExact(exactDecimal(of.target), multiplyExact(percent, exact(-1)));
  return roundExact(multiplyExact(exact(of.balanceCents), more, exact(percent.d, percent.n)));
}
