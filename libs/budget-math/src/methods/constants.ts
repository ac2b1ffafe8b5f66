/**
 * Constants of the line methods. They are those of the method's specification or a judgement named beside them;
 * `npm run backtest` (docs/backtest.md) shows what they do. Change one only together with that table.
 */

/** Boards adopt most of an overrun and little of an underrun. */
export const OVERRUN_PERCENT = 75;
export const UNDERRUN_PERCENT = 25;
/** An overrun counts up to this part of the adopted amount: a larger one is an event, not a new level. */
export const OVERRUN_LIMIT_PERCENT = 50;

/** A change within this limit, up or down, belongs to a smooth history. */
export const SMOOTH_CHANGE_PERCENT = 15;
/** An insurer's new price is no event, however large; up to this much of it is expected to come again. A judgement. */
export const PREMIUM_CHANGE_PERCENT = 25;
/** Fewer smooth changes than this say nothing about a line's own growth. */
export const MIN_SMOOTH_CHANGES = 2;
/** The series weighs as much as this many smooth changes. */
export const SERIES_WEIGHT = 4;

/** An event line looks back this many years. */
export const EVENT_YEARS = 5;
/** The adopted amount weighs as much as this many years of actual costs. */
export const ADOPTED_WEIGHT = 2;
/** A year counts up to this multiple of the median year. */
export const EVENT_CAP = 2;
/** Standard deviation over mean from which a line with enough years is an event line, whatever its name. */
export const EVENT_VARIATION = 0.35;
/** The same below which it is steady, whatever its name. */
export const STEADY_VARIATION = 0.1;
/** Years needed before the variation counts. */
export const VARIATION_YEARS = 4;

/** Contingency in percent of operating expenses, unless the user chose another. */
export const DEFAULT_CONTINGENCY_PERCENT = 3;

/** Amounts within this part of each other belong to one another: a special assessment and the cost that it paid for. */
export const PAIR_TOLERANCE_PERCENT = 10;
