import { addExact, exact, growthFactor, multiplyExact, powerExact, type Exact } from './exact';
import { growByPercent, type Cents } from './money';
import { percentChange } from './percent';

/** A calendar day as "2027-03-01"; such strings compare in the order of time. */
export type IsoDate = string;

/** First days of the 12 months of the fiscal year that begins in `year`, in `startMonth` (1 to 12). */
export function fiscalMonths(year: number, startMonth = 1): IsoDate[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = startMonth - 1 + index;
    return `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** How many times `start` has come round by `day`: 0 before the first anniversary. */
export function anniversariesBy(start: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(start.slice(0, 4));
  return Math.max(0, day.slice(5) < start.slice(5) ? years - 1 : years);
}

/** The day `years` later; the 29th of February becomes the 1st of March where there is none. */
export function addYears(day: IsoDate, years: number): IsoDate {
  const year = Number(day.slice(0, 4)) + years;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day.endsWith('-02-29') && !leap ? `${year}-03-01` : `${year}-${day.slice(5)}`;
}

/** What a contract charges. Amounts are cents a period. */
export interface ContractTerms {
  amountCents: Cents;
  /** 1 for a monthly fee, 3 for a quarterly, 12 for a yearly one. */
  monthsPerPeriod: 1 | 3 | 12;
  /** Without it nothing escalates. */
  start?: IsoDate | undefined;
  /** Added at each anniversary of the start, compounding; each step is rounded to cents. */
  escalatorPercent?: number | undefined;
  /** Amounts by the day from which they hold; the escalator raises the last of them at its own anniversaries. */
  steps?: readonly { from: IsoDate; cents: Cents }[] | undefined;
}

export interface ContractMonth {
  month: IsoDate;
  /**
   * A period's amount in force on the first of the month; null before the contract starts: one that starts within a
   * month is charged from the next one on.
   */
  amountCents: Cents | null;
}

export interface ContractYear {
  months: ContractMonth[];
  /** The sum of the covered months, exact: a yearly fee may not divide by 12. */
  total: Exact;
  coveredMonths: number;
}

/** What a contract costs in the given months, month by month. */
export function contractYear(terms: ContractTerms, months: readonly IsoDate[]): ContractYear {
  const rows = months.map((month) => ({ month, amountCents: amountOn(terms, month) }));
  const covered = rows.flatMap((row) => (row.amountCents === null ? [] : [row.amountCents]));
  return {
    months: rows,
    total: addExact(...covered.map((cents) => exact(cents, terms.monthsPerPeriod))),
    coveredMonths: covered.length,
  };
}

export interface ContractStep {
  /** The day from which the new amount holds. */
  date: IsoDate;
  /** Cents a period. */
  oldCents: Cents;
  newCents: Cents;
  /** Of the two amounts, in percent, unrounded. */
  percent: number;
}

/**
 * Each change of a contract's price up to and with `until`: between the rows of its schedule, then at the
 * anniversaries of its last row or of its start, compounding and rounded to cents a step, as `contractYear` charges them. At most 40.
 */
export function contractSteps(terms: ContractTerms, until: IsoDate): ContractStep[] {
  const amounts = amountsOf(terms, until);
  return amounts
    .slice(1)
    .flatMap(({ from, cents }, index) => {
      const oldCents = amounts[index]!.cents;
      if (cents === oldCents || from > until) return [];
      return [{ date: from, oldCents, newCents: cents, percent: percentChange(cents, oldCents) }];
    })
    .slice(0, 40);
}

/** The amount a period in force on a day; null before the contract begins or where it states none. */
export function amountOn(terms: ContractTerms, day: IsoDate): Cents | null {
  const amounts = amountsOf(terms, day);
  return amounts.findLast(({ from }) => from <= day)?.cents ?? null;
}

type Amount = { from: IsoDate; cents: Cents };

function amountsOf(terms: ContractTerms, until: IsoDate): Amount[] {
  const steps = [...(terms.steps ?? [])].sort((a, b) => (a.from < b.from ? -1 : 1));
  const last = steps.pop();
  if (!last) return escalated(terms, until);
  return [...steps, ...escalated({ ...terms, start: last.from, amountCents: last.cents }, until)];
}

function escalated(terms: ContractTerms, until: IsoDate): Amount[] {
  if (terms.start === undefined) return [{ from: '0000-01-01', cents: terms.amountCents }];
  const amounts: Amount[] = [{ from: terms.start, cents: terms.amountCents }];
  if (!terms.escalatorPercent) return amounts;
  for (let year = 1; year <= 200 && addYears(terms.start, year) <= until; year++) {
    const cents = growByPercent(amounts.at(-1)!.cents, terms.escalatorPercent);
    amounts.push({ from: addYears(terms.start, year), cents });
  }
  return amounts;
}

export interface PremiumYear {
  /** Exact: several premiums of one line are added before rounding. */
  total: Exact;
  /** Months at the printed premium, and months after one renewal or more. */
  monthsBefore: number;
  monthsAfter: number;
  /** Renewals by the end of the year, of which each raises the premium once more. */
  renewals: number;
}

/**
 * An annual premium over the given months: a twelfth a month, grown by `percent` at the renewal and at each of its
 * anniversaries. A month is at the rate in force on its first day.
 */
export function premiumYear(
  policy: { premiumCents: Cents; renewal: IsoDate; percent: number },
  months: readonly IsoDate[],
): PremiumYear {
  const factor = growthFactor(policy.percent);
  const rises = months.map((month) =>
    month < policy.renewal ? 0 : anniversariesBy(policy.renewal, month) + 1,
  );
  const monthsBefore = rises.filter((count) => count === 0).length;
  return {
    total: addExact(
      ...rises.map((count) => multiplyExact(exact(policy.premiumCents, 12), powerExact(factor, count))),
    ),
    monthsBefore,
    monthsAfter: months.length - monthsBefore,
    renewals: Math.max(0, ...rises),
  };
}
