import { exact, roundExact } from '../exact';
import { accountOf, type Groupable } from '../grouping';
import { formatDollars, sumCents, type Cents } from '../money';
import { percentChange } from '../percent';
import { budgetTotals, type BudgetLineAmounts } from '../totals';
import {
  basisOf,
  billCents,
  billedDues,
  billsOf,
  eachWords,
  periodOf,
  type Billing,
  type BillingBasis,
  type BillingPeriod,
} from './billing';

/** Income that owners are billed: regular assessments, and those for reserves. Not late fees, nor special assessments. */
export function isDues(item: Groupable): boolean {
  if (item.type !== 'income') return false;
  const code = accountOf(item)?.code;
  return code === '6100' || code === '6110';
}

/**
 * This year's dues: as adopted, which is what owners are billed, else as received; null where no document states them.
 */
export function duesBefore(lines: readonly BudgetLineAmounts[]): Cents | null {
  const known = lines.filter((line) => isDues(line) && (line.previousKnown ?? true));
  const cents = sumCents(known.map(({ adoptedCents, previousCents }) => adoptedCents ?? previousCents));
  return cents > 0 ? cents : null;
}

export interface OwnersPay {
  billing: BillingPeriod;
  billedBy: BillingBasis;
  /** All dues of the year. */
  duesCents: Cents;
  /** Of the year before; null where no document states them. */
  previousDuesCents: Cents | null;
  /** A unit and bill: what all pay where they pay the same, else the average. */
  perUnitCents: Cents;
  previousPerUnitCents: Cents | null;
  /** A unit and year, exact dues / units, rounded. */
  perUnitYearCents: Cents;
  changeCents: Cents | null;
  /** Unrounded; null where the year before is unknown or nothing. */
  changePercent: number | null;
  /** The budget has a dues line; else the dues are what its expenses leave after other income. */
  stated: boolean;
  /** The bill was rounded to whole dollars: the dues are then those of the bills. */
  rounded: boolean;
}

/**
 * What owners pay under a budget, as it is billed, this year's beside next year's: the one figure of letters, what-if,
 * target fee, calculator, statements, slides, e-mail, insights and chat. Throws a RangeError for 0 units.
 */
export function ownersPay(lines: readonly BudgetLineAmounts[], billed: Billing): OwnersPay {
  const dues = lines.filter(isDues);
  const totals = budgetTotals(lines);
  const other = totals.income.proposedCents - sumCents(dues.map(({ proposedCents }) => proposedCents));
  const needed = Math.max(0, totals.expenses.proposedCents - other);
  const duesCents = dues.length > 0 ? sumCents(dues.map(({ proposedCents }) => proposedCents)) : needed;
  return payOf({ duesCents, previousDuesCents: duesBefore(lines), stated: dues.length > 0 }, billed);
}

/** As `ownersPay`, of dues that are known, such as those of a what-if. */
export function payOf(
  of: { duesCents: Cents; previousDuesCents: Cents | null; stated?: boolean },
  billed: Billing,
): OwnersPay {
  const perUnitCents = billCents(of.duesCents, billed);
  const duesCents = billedDues(of.duesCents, billed);
  const previous = of.previousDuesCents;
  const previousPerUnitCents = previous === null ? null : roundExact(exact(previous, billsOf(billed)));
  return {
    billing: periodOf(billed),
    billedBy: basisOf(billed),
    duesCents,
    previousDuesCents: previous,
    perUnitCents,
    previousPerUnitCents,
    perUnitYearCents: roundExact(exact(duesCents, BigInt(billed.units))),
    changeCents: previousPerUnitCents === null ? null : perUnitCents - previousPerUnitCents,
    changePercent: previous === null || previous === 0 ? null : percentChange(duesCents, previous),
    stated: of.stated ?? true,
    rounded: billed.wholeDollars === true,
  };
}

/** "from $545 to $562.96 a month"; "$562.96 a month" where the year before is not known. */
export function ownersPayText(pay: OwnersPay): string {
  const { perUnitCents, previousPerUnitCents } = pay;
  const amount = (cents: Cents) => formatDollars(cents, { cents: 'if any' });
  const isSame = previousPerUnitCents === perUnitCents;
  const before = previousPerUnitCents === null || isSame ? '' : `from ${amount(previousPerUnitCents)} to `;
  const average = pay.billedBy === 'equal' ? '' : ' on average';
  return `${before}${amount(perUnitCents)} ${eachWords(pay)}${average}`;
}
