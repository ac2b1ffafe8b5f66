import {
  addExact,
  exact,
  exactDecimal,
  growthFactor,
  multiplyExact,
  powerExact,
  roundExact,
  type Exact,
} from '../exact';
import { roundPercent } from '../percent';
import type { EndYear } from '../periods/fiscal-year';
import {
  MIN_SMOOTH_CHANGES,
  PREMIUM_CHANGE_PERCENT,
  SERIES_WEIGHT,
  SMOOTH_CHANGE_PERCENT,
} from './constants';
import { resultsBefore, type LineHistory, type Series } from './history';
import { percentText } from './words';

export interface Growth {
  /** To one decimal, so that a reader can redo it. */
  percent: number;
  /** Smooth changes that the line's own growth is the mean of; 0 where the series alone is used. */
  own: number;
  /** "3.5% (Consumer prices of services, May 2026)". */
  words: string;
}

/**
 * A line's own mean growth, shrunk toward its series by the number of smooth changes: with n of them it weighs
 * n / (n + SERIES_WEIGHT). A change beyond SMOOTH_CHANGE_PERCENT is no growth, but an event; of a premium it is the
 * insurer's new price, counted up to PREMIUM_CHANGE_PERCENT.
 */
export function lineGrowth(
  history: LineHistory,
  {
    budgetYear,
    series,
    isPremium = false,
  }: { budgetYear: EndYear; series: Series; isPremium?: boolean | undefined },
): Growth {
  const all = yearlyChanges(history, budgetYear);
  const changes = isPremium
    ? all.map((change) => Math.min(PREMIUM_CHANGE_PERCENT, Math.max(-PREMIUM_CHANGE_PERCENT, change)))
    : all.filter((change) => Math.abs(change) <= SMOOTH_CHANGE_PERCENT);
  if (changes.length < MIN_SMOOTH_CHANGES) {
    return { percent: series.percent, own: 0, words: `${percentText(series.percent)} (${series.label})` };
  }
  const own = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const n = changes.length;
  const percent = roundPercent((own * n + series.percent * SERIES_WEIGHT) / (n + SERIES_WEIGHT));
  return {
    percent,
    own: n,
    words: `${percentText(percent)} (its own ${percentText(roundPercent(own))} a year over ${n} years, moderated by ${percentText(series.percent)}, ${series.label})`,
  };
}

/** Percent a year between results of neighboring known years; adopted amounts where no results are known. */
function yearlyChanges(history: LineHistory, before: EndYear): number[] {
  const results = resultsBefore(history, before);
  const amounts =
    results.length > MIN_SMOOTH_CHANGES
      ? results
      : history.flatMap(({ endYear, adoptedCents }) =>
          endYear < before && adoptedCents !== undefined ? [{ endYear, cents: adoptedCents }] : [],
        );
  return amounts.slice(1).flatMap((to, index) => {
    const from = amounts[index]!;
    if (from.cents <= 0 || to.cents <= 0) return [];
    return [((to.cents / from.cents) ** (1 / (to.endYear - from.endYear)) - 1) * 100];
  });
}

/** An amount grown over whole years, exact. */
export function grow(amount: Exact, percent: number, years: number): Exact {
  return years <= 0 ? amount : multiplyExact(amount, powerExact(growthFactor(percent), years));
}

/** `percent` of an amount, exact. */
export function percentOf(amount: Exact, percent: number): Exact {
  return multiplyExact(amount, exactDecimal(percent), exact(1, 100));
}

export { addExact, exact, roundExact };
