import { exact, roundExact } from '../exact';
import type { Cents } from '../money';

/** What is known of a line for a part of a year. */
export interface PartYear {
  /** Amount so far; undefined where the line is blank. */
  partCents: Cents | undefined;
  /** Months that it covers, 1 to 11. */
  months: number;
  /** Paid once a year: insurance, audit, tax, license. */
  paidOnce: boolean;
  /** Costs about the same every month. */
  steady: boolean;
  /** Last year's amount for the same months and for the whole year. */
  lastYear?: { sameMonthsCents?: Cents | undefined; fullCents?: Cents | undefined } | undefined;
  /** What was adopted for the whole year, of a line that cannot come to much more: dues that owners are billed. */
  mostCents?: Cents | undefined;
}

export type AnnualizedBy =
  | 'paid-once'
  | 'last-year-share'
  | 'months'
  | 'billed-ahead'
  | 'last-year'
  | 'unknown';

export interface Annualized {
  amountCents: Cents | undefined;
  by: AnnualizedBy;
  explanation: string;
}

/** How much more than was adopted dues may come to before they were billed ahead: 15 %. */
const MORE = { times: 115n, of: 100n };

/**
 * The whole year from a part of it, by a method that is stated; never a part year taken for a year. Dues of which more has
 * come in than a part of the year is worth were billed ahead, once or twice a year: what was adopted is the year's.
 */
export function annualize(part: PartYear): Annualized {
  const whole = scaled(part);
  const { partCents, mostCents, months } = part;
  if (!partCents || !mostCents || whole.amountCents === undefined) return whole;
  if (BigInt(whole.amountCents) * MORE.of <= BigInt(mostCents) * MORE.times) return whole;
  return {
    amountCents: Math.max(partCents, mostCents),
    by: 'billed-ahead',
    explanation: `${months} months multiplied would be more than was adopted for the year: owners are billed ahead, and it counts once.`,
  };
}

function scaled({ partCents, months, paidOnce, steady, lastYear }: PartYear): Annualized {
  const full = lastYear?.fullCents;
  if (!partCents) return lastYearOnly(full, 'Nothing was spent so far this year');
  if (paidOnce) {
    return { amountCents: partCents, by: 'paid-once', explanation: 'Paid once a year, so it counts once.' };
  }
  const same = lastYear?.sameMonthsCents;
  if (same !== undefined && same > 0 && full !== undefined && partCents > 0) {
    return {
      amountCents: roundExact(exact(BigInt(partCents) * BigInt(full), same)),
      by: 'last-year-share',
      explanation: `Scaled to a year by last year's share of the same ${months} months.`,
    };
  }
  if (steady) {
    return {
      amountCents: roundExact(exact(BigInt(partCents) * 12n, months)),
      by: 'months',
      explanation: `${months} months scaled to 12.`,
    };
  }
  return lastYearOnly(full, `${months} months do not show what a year of this line costs`);
}

function lastYearOnly(full: Cents | undefined, why: string): Annualized {
  return full === undefined
    ? { amountCents: undefined, by: 'unknown', explanation: `${why}, and no earlier year is known.` }
    : { amountCents: full, by: 'last-year', explanation: `${why}; last year's amount is kept.` };
}
