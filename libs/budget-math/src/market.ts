import { exact, growthFactor, multiplyExact, roundExact } from './exact';
import type { Cents } from './money';
import { percentChange } from './percent';

/**
 * An increase within a quarter of a percentage point of its series counts as the market's: published changes are
 * rounded to a tenth, and a contract's whole percents never meet them exactly.
 */
export const MARKET_TOLERANCE_POINTS = 0.25;

export interface MarketComparison {
  /** Of the two amounts, in percent, unrounded. */
  percent: number;
  verdict: 'above' | 'with' | 'below';
  /**
   * Twelve months at the new amount less twelve months at the old one grown by the market's rate; what negotiating
   * down to the market would save. Negative where the contract is the cheaper one.
   */
  yearlyDifferenceCents: Cents;
}

/** Compares an increase with what prices of its kind rose by in a year. Amounts are cents a period. */
export function compareToMarket(increase: {
  oldCents: Cents;
  newCents: Cents;
  monthsPerPeriod: 1 | 3 | 12;
  marketPercent: number;
}): MarketComparison {
  const { oldCents, newCents, marketPercent } = increase;
  const percent = percentChange(newCents, oldCents);
  const points = percent - marketPercent;
  const market = multiplyExact(exact(oldCents), growthFactor(marketPercent));
  const difference = { n: BigInt(newCents) * market.d - market.n, d: market.d };
  return {
    percent,
    verdict:
      points > MARKET_TOLERANCE_POINTS ? 'above' : points < -MARKET_TOLERANCE_POINTS ? 'below' : 'with',
    yearlyDifferenceCents: roundExact(multiplyExact(difference, exact(12, increase.monthsPerPeriod))),
  };
}

export type FeeBadge = 'Above Inflation' | 'With Inflation' | 'Below Inflation';

/** Points above and below inflation within which a fee's change counts as moving with it. */
export const BADGE_POINTS = { above: 2, below: 1 } as const;

/** The badge of a fee's change in percent: above inflation + 2, below inflation - 1, else with it. */
export function feeBadge(changePercent: number, inflationPercent: number): FeeBadge {
  if (changePercent > inflationPercent + BADGE_POINTS.above) return 'Above Inflation';
  if (changePercent < inflationPercent - BADGE_POINTS.below) return 'Below Inflation';
  return 'With Inflation';
}
