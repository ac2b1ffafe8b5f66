import { exact, roundExact } from '../exact';
import { sumCents, type Cents } from '../money';
import type { EndYear } from '../periods/fiscal-year';
import { latestYear, resultCents, resultsBefore, type LineHistory } from './history';
import { dollars, years } from './words';

export type AlternativeId = 'last-year' | 'average' | 'trend';

/** Another way to set a line, with its arithmetic. */
export interface LineAlternative {
  id: AlternativeId;
  amountCents: Cents;
  explanation: string;
}

const AVERAGE_YEARS = 5;
const TREND_YEARS = 3;

/**
 * What a line would be as last year, as the mean of up to AVERAGE_YEARS results, and on the straight line through its results
 * from TREND_YEARS of them on; what its years do not support is left out.
 */
export function lineAlternatives(
  history: LineHistory,
  { budgetYear, label }: { budgetYear: EndYear; label: (endYear: EndYear) => string },
): LineAlternative[] {
  const found: LineAlternative[] = [];
  const last = latestYear(history, budgetYear);
  const cents = last && (resultCents(last) ?? last.adoptedCents);
  if (last && cents !== undefined) {
    const word =
      resultCents(last) === undefined ? 'adopted' : last.actualCents === undefined ? 'projected' : 'actual';
    found.push({
      id: 'last-year',
      amountCents: cents,
      explanation: `${label(last.endYear)} ${word} ${dollars(cents)}, unchanged.`,
    });
  }
  const results = resultsBefore(history, budgetYear);
  const used = results.slice(-AVERAGE_YEARS);
  if (used.length > 1) {
    const amountCents = roundExact(exact(sumCents(used.map((one) => one.cents)), used.length));
    found.push({
      id: 'average',
      amountCents,
      explanation: `Mean of ${years(used.length)}, ${label(used[0]!.endYear)} to ${label(used.at(-1)!.endYear)}: ${dollars(amountCents)}.`,
    });
  }
  if (used.length >= TREND_YEARS) {
    const amountCents = Math.max(0, onTrend(used, budgetYear));
    found.push({
      id: 'trend',
      amountCents,
      explanation: `The straight line through ${years(used.length)}, ${label(used[0]!.endYear)} to ${label(used.at(-1)!.endYear)}, comes to ${dollars(amountCents)} in ${label(budgetYear)}.`,
    });
  }
  return found;
}

/** Least squares, exact: n * sum(xy) - sum(x) * sum(y) over n * sum(xx) - sum(x)^2, with years counted from the budget's. */
function onTrend(results: readonly { endYear: EndYear; cents: Cents }[], budgetYear: EndYear): Cents {
  const n = BigInt(results.length);
  const sum = (of: (x: bigint, y: bigint) => bigint) =>
    results.reduce((all, { endYear, cents }) => all + of(BigInt(endYear - budgetYear), BigInt(cents)), 0n);
  const [x, y] = [sum((year) => year), sum((_, cents) => cents)];
  const [xx, xy] = [sum((year) => year * year), sum((year, cents) => year * cents)];
  // The value at year 0, the budget's own.
  return roundExact(exact(y * xx - x * xy, n * xx - x * x));
}
