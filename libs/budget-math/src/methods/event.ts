import type { Exact } from '../exact';
import type { Cents } from '../money';
import type { EndYear } from '../periods/fiscal-year';
import { ADOPTED_WEIGHT, EVENT_CAP, EVENT_YEARS } from './constants';
import { addExact, exact, grow, roundExact } from './growth';
import { lastAdopted, resultsBefore, type LineHistory, type LineResult } from './history';
import type { SteadyInputs } from './steady';
import { dollars, percentText, years } from './words';

/**
 * The mean of up to five years, each counted up to EVENT_CAP times the median year, shrunk toward the last adopted
 * amount: with n years the mean weighs n / (n + ADOPTED_WEIGHT). It is not grown, except where the latest document is
 * older than the year before. Undefined where no result is known: then there is nothing to average.
 */
export function event(history: LineHistory, inputs: SteadyInputs): LineResult | undefined {
  const { budgetYear, label } = inputs;
  const used = resultsBefore(history, budgetYear)
    .filter(({ endYear }) => endYear >= budgetYear - 1 - EVENT_YEARS)
    .slice(-EVENT_YEARS);
  if (used.length === 0) return undefined;
  const adopted = lastAdopted(history, budgetYear);
  const counted = capped(
    used.map(({ cents }) => cents),
    adopted?.cents,
  );
  const n = used.length;
  const mean = addExact(...counted.amounts.map((amount) => scale(amount, 1, n)));
  const shrunk = adopted
    ? addExact(
        scale(mean, n, n + ADOPTED_WEIGHT),
        scale(exact(adopted.cents), ADOPTED_WEIGHT, n + ADOPTED_WEIGHT),
      )
    : mean;
  const latest = Math.max(used.at(-1)!.endYear, adopted?.endYear ?? 0);
  const late = Math.max(0, budgetYear - 1 - latest);
  const amountCents = roundExact(grow(shrunk, inputs.series.percent, late));
  const capWords = counted.limit === undefined ? '' : `, none counted above ${dollars(counted.limit)}`;
  const meanWords = `Mean of ${years(n)} (${yearsInWords(
    used.map(({ endYear }) => endYear),
    label,
  )})${capWords}: ${dollars(roundExact(mean))}`;
  const shrunkWords = adopted
    ? `, weighted ${n}/${n + ADOPTED_WEIGHT} beside the ${label(adopted.endYear)} adopted ${dollars(adopted.cents)}`
    : '';
  const lateWords = late > 0 ? `, + ${percentText(inputs.series.percent)} a year for ${years(late)}` : '';
  return {
    amountCents,
    method: 'event',
    explanation: `${meanWords}${shrunkWords}${lateWords} = ${dollars(amountCents)}.`,
    inputs: [
      ...used.map((one) => ({ label: `${label(one.endYear)} ${one.word}`, value: dollars(one.cents) })),
      ...(adopted ? [{ label: `${label(adopted.endYear)} adopted`, value: dollars(adopted.cents) }] : []),
    ],
  };
}

/** "2022 to 2026"; years that do not follow one another are named one by one. */
function yearsInWords(endYears: readonly EndYear[], label: SteadyInputs['label']): string {
  const [first, last] = [endYears[0]!, endYears.at(-1)!];
  if (endYears.length > 2 && last - first === endYears.length - 1) return `${label(first)} to ${label(last)}`;
  const named = endYears.map(label);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

const scale = (amount: Exact, n: number, d: number): Exact => ({
  n: amount.n * BigInt(n),
  d: amount.d * BigInt(d),
});

/**
 * Extremes are capped at a multiple of the median; of fewer than three years, of the adopted amount. What a board adopted
 * for a usual year is no extreme.
 */
function capped(
  amounts: readonly Cents[],
  adopted: Cents | undefined,
): { amounts: Exact[]; limit: Cents | undefined } {
  const reference = amounts.length >= 3 ? median(amounts) : adopted;
  const limit =
    reference !== undefined && reference > 0
      ? Math.max(Math.round(reference * EVENT_CAP), adopted ?? 0)
      : undefined;
  const isCapped = limit !== undefined && amounts.some((cents) => cents > limit);
  return {
    amounts: amounts.map((cents) => exact(limit === undefined ? cents : Math.min(cents, limit))),
    limit: isCapped ? limit : undefined,
  };
}

export function median(amounts: readonly Cents[]): Cents {
  const sorted = [...amounts].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}
