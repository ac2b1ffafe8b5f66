import { exact, roundExact } from '../exact';
import { formatDollars, type Cents } from '../money';

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
  /** Comes in some months of the year alone, so that those known say nothing of the others. */
  seasonal?: boolean;
  /** Last year's amount for the same months and for the whole year. */
  lastYear?: { sameMonthsCents?: Cents | undefined; fullCents?: Cents | undefined } | undefined;
  /** What was adopted of this year for the same months and for the whole of it. */
  planned?: { sameMonthsCents: Cents; fullCents: Cents } | undefined;
  /** What was adopted for the whole year, of a line that cannot come to much more: dues that owners are billed. */
  mostCents?: Cents | undefined;
}

export type AnnualizedBy =
  | 'paid-once'
  | 'last-year-share'
  | 'plan'
  | 'months'
  | 'billed-ahead'
  | 'last-year'
  | 'guess'
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
 * come in than a part of the year is worth were billed ahead, once or twice a year, as were those of which the plan has nothing
 * more to come: what was adopted is the year's.
 */
export function annualize(part: PartYear): Annualized {
  const whole = scaled(part);
  const { partCents, mostCents, planned, months } = part;
  if (!partCents || !mostCents || whole.amountCents === undefined) return whole;
  const isMore = BigInt(whole.amountCents) * MORE.of > BigInt(mostCents) * MORE.times;
  const isAllBilled = planned !== undefined && planned.sameMonthsCents >= mostCents;
  if (!isMore && !isAllBilled) return whole;
  const why = isMore ? `${months} months multiplied would be more than was adopted for the year` : 'What was adopted was all due by then'; // prettier-ignore
  return {
    amountCents: Math.max(partCents, mostCents),
    by: 'billed-ahead',
    explanation: `${why}: owners are billed ahead, and it counts once.`,
  };
}

function scaled({ partCents, months, paidOnce, lastYear, planned, ...of }: PartYear): Annualized {
  const full = lastYear?.fullCents;
  const steady = of.steady && !of.seasonal;
  if (!partCents) return lastYearOnly(full, 'Nothing was spent so far this year');
  const isSpreadEvenly = planned !== undefined && isEven(planned, months);
  // A plan of twelfths says nothing of the month in which a bill comes.
  if (paidOnce && (planned === undefined || isSpreadEvenly)) {
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
  if (planned !== undefined && !((steady || of.seasonal) && isSpreadEvenly)) {
    const left = planned.fullCents - planned.sameMonthsCents;
    const explanation = `To what ${months} months came to, what was adopted for the others is added (${formatDollars(left, { cents: true })}).`;
    return { amountCents: partCents + left, by: 'plan', explanation };
  }
  const scaledByMonths = roundExact(exact(BigInt(partCents) * 12n, months));
  if (steady) {
    return { amountCents: scaledByMonths, by: 'months', explanation: `${months} months scaled to 12.` };
  }
  const why = `${months} months do not show what a year of this line costs`;
  if (full !== undefined) return lastYearOnly(full, why);
  return {
    amountCents: scaledByMonths,
    by: 'guess',
    explanation: `${why}, and no earlier year is known: they are scaled to 12 for want of anything better.`,
  };
}

/** Whether what was adopted for these months is as many twelfths of the year's, to a dollar a month. */
const isEven = ({ sameMonthsCents, fullCents }: NonNullable<PartYear['planned']>, months: number): boolean =>
  Math.abs(12 * sameMonthsCents - months * fullCents) <= 12 * months * 100;

function lastYearOnly(full: Cents | undefined, why: string): Annualized {
  return full === undefined
    ? { amountCents: undefined, by: 'unknown', explanation: `${why}, and no earlier year is known.` }
    : { amountCents: full, by: 'last-year', explanation: `${why}; last year's amount is kept.` };
}
