import { exact, roundExact } from '../exact';
import type { Cents } from '../money';

export type BillingPeriod = 'month' | 'quarter' | 'year';
export type BillingBasis = 'equal' | 'share' | 'class';

/** How owners are billed, as the parameters of a budget state it; what a newer server adds counts as the default. */
export interface Billing {
  units: number;
  billing?: string | undefined;
  billedBy?: string | undefined;
  /** Bills are rounded up to whole dollars. */
  wholeDollars?: boolean | undefined;
}

const BILLS_A_YEAR: Record<BillingPeriod, number> = { month: 12, quarter: 4, year: 1 };

export const periodOf = ({ billing }: Pick<Billing, 'billing'>): BillingPeriod =>
  keyOf(BILLS_A_YEAR, billing) ?? 'month';

export const basisOf = ({ billedBy }: Pick<Billing, 'billedBy'>): BillingBasis =>
  keyOf(BASIS_WORDS, billedBy) ?? 'equal';

function keyOf<T extends string>(table: Record<T, unknown>, key: string | undefined): T | undefined {
  return (Object.keys(table) as T[]).find((one) => one === key);
}

export const billsAYear = (of: Pick<Billing, 'billing'>): number => BILLS_A_YEAR[periodOf(of)];

/** Bills of all units in a year. Throws a RangeError for 0 units where amounts are divided by it. */
export const billsOf = (of: Billing): bigint => BigInt(of.units) * BigInt(billsAYear(of));

/** The bill of a unit: rounded up to whole dollars where bills are, since one rounded down would leave the budget short. */
export function billCents(yearCents: Cents, of: Billing): Cents {
  if (!of.wholeDollars) return roundExact(exact(yearCents, billsOf(of)));
  // Of the exact share: one rounded to cents first could lose what is less than half a cent a bill.
  const [year, dollarOfAll] = [BigInt(yearCents), billsOf(of) * 100n];
  return Number(year / dollarOfAll + (year % dollarOfAll > 0n ? 1n : 0n)) * 100;
}

/** Dues of the year as they are billed: the same amount, unless bills are rounded. */
export function billedDues(yearCents: Cents, of: Billing): Cents {
  return of.wholeDollars ? Number(BigInt(billCents(yearCents, of)) * billsOf(of)) : yearCents;
}

/** By how much dues rise that must rise by `byCents`: to those of whole bills where bills are whole dollars. */
export function raiseInBills(duesCents: Cents, byCents: Cents, of: Billing | undefined): Cents {
  return of === undefined ? byCents : billedDues(duesCents + byCents, of) - duesCents;
}

const EACH_WORDS: Record<BillingPeriod, string> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};
const ADJECTIVES: Record<BillingPeriod, string> = { month: 'monthly', quarter: 'quarterly', year: 'annual' };

/** "a month". */
export const eachWords = (of: Pick<Billing, 'billing'>): string => EACH_WORDS[periodOf(of)];

/** "monthly". */
export const billingAdjective = (of: Pick<Billing, 'billing'>): string => ADJECTIVES[periodOf(of)];

/** "divided by 48 units and by 12 months", and what else makes a bill of it. */
export function divisionWords(of: Billing, noun: [one: string, many: string] = ['unit', 'units']): string {
  const period = periodOf(of);
  const bills = period === 'year' ? '' : ` and by ${BILLS_A_YEAR[period]} ${period}s`;
  const rounded = of.wholeDollars ? ', rounded up to whole dollars' : '';
  return `divided by ${of.units.toLocaleString('en-US')} ${of.units === 1 ? noun[0] : noun[1]}${bills}${rounded}`;
}

const BASIS_WORDS: Record<BillingBasis, string> = {
  equal: '',
  share: 'Units are billed by their shares of ownership: the amount is the average of a unit.',
  class: 'Units are billed by class: the amount is the average of a unit.',
};

/** What else is to be known of a bill that is not the same for all units; '' where it is. */
export const basisWords = (of: Pick<Billing, 'billedBy'>): string => BASIS_WORDS[basisOf(of)];
