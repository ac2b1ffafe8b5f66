import type { Cents } from '../money';
import type { EndYear } from '../periods/fiscal-year';

/** All that the documents state for a line and a fiscal year: adopted and actual side by side. */
export interface YearAmounts {
  endYear: EndYear;
  adoptedCents?: Cents | undefined;
  actualCents?: Cents | undefined;
  /** The year's expected result, where the year has not ended. */
  projectedCents?: Cents | undefined;
}

/** Ascending by year; each year once. */
export type LineHistory = readonly YearAmounts[];

/** How a line's amount was computed; `held` is other income, which prices do not raise. */
export type LineMethod =
  | 'contract'
  | 'policy'
  | 'study'
  | 'steady'
  | 'event'
  | 'level'
  | 'contingency'
  | 'bad-debt'
  | 'transfer'
  | 'held'
  | 'typed'
  | 'unknown';

/** One figure that a method used, ready to show. */
export interface MethodInput {
  label: string;
  value: string;
}

export interface LineResult {
  amountCents: Cents;
  method: LineMethod;
  /** One or two sentences with the arithmetic. */
  explanation: string;
  inputs: MethodInput[];
  /** Eight in ten years fall within; absent where too little is known. */
  band?: { lowCents: Cents; highCents: Cents } | undefined;
}

/** A yearly growth, as the economics module states it. */
export interface Series {
  percent: number;
  /** "Consumer prices of services, May 2026". */
  label: string;
}

/** The result of a year: actual, else projected. */
export function resultCents(year: YearAmounts): Cents | undefined {
  return year.actualCents ?? year.projectedCents;
}

/** The latest year before `before` that states an amount. */
export function latestYear(history: LineHistory, before: EndYear): YearAmounts | undefined {
  return history.findLast(
    (year) => year.endYear < before && (resultCents(year) !== undefined || year.adoptedCents !== undefined),
  );
}

/** The results of the years before `before`, oldest first. */
export function resultsBefore(
  history: LineHistory,
  before: EndYear,
): { endYear: EndYear; cents: Cents; word: 'actual' | 'projected' }[] {
  return history.flatMap((year) => {
    const cents = resultCents(year);
    if (year.endYear >= before || cents === undefined) return [];
    return [
      {
        endYear: year.endYear,
        cents,
        word: year.actualCents === undefined ? 'projected' : 'actual',
      } as const,
    ];
  });
}

/** The latest adopted amount before `before`. */
export function lastAdopted(
  history: LineHistory,
  before: EndYear,
): { endYear: EndYear; cents: Cents } | undefined {
  const year = history.findLast((one) => one.endYear < before && one.adoptedCents !== undefined);
  return year?.adoptedCents === undefined ? undefined : { endYear: year.endYear, cents: year.adoptedCents };
}
