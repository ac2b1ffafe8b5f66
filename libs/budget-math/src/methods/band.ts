import { growByPercent } from '../money';
import type { EndYear } from '../periods/fiscal-year';
import { resultsBefore, type LineHistory, type LineMethod, type LineResult } from './history';

/** Years of results from which a band is stated; fewer do not support one. */
export const BAND_YEARS = 3;

/**
 * In percent of the proposed amount, the range into which eight of ten results fell: 10th and 90th percentile of
 * `npm run backtest -- --fit --count 12` over n lines of associations other than those in docs/backtest.md.
 */
export const BANDS: Partial<Record<LineMethod, { low: number; high: number; n: number }>> = {
  steady: { low: -8.8, high: 6.2, n: 2850 },
  event: { low: -47.1, high: 96.9, n: 1842 },
};

/** The result with its band where method and history support one. */
export function withBand(result: LineResult, history: LineHistory, before: EndYear): LineResult {
  const band = BANDS[result.method];
  if (!band || result.amountCents <= 0 || resultsBefore(history, before).length < BAND_YEARS) return result;
  return {
    ...result,
    band: {
      lowCents: growByPercent(result.amountCents, band.low),
      highCents: growByPercent(result.amountCents, band.high),
    },
  };
}
