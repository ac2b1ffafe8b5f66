import { exact, roundExact } from '../exact';
import { accountOf, type Groupable } from '../grouping';
import { formatDollars, sumCents, type Cents } from '../money';
import { percentChange } from '../percent';
import { budgetTotals, type BudgetLineAmounts } from '../totals';

export const billingPeriods = ['month', 'quarter', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];
const BILLS_A_YEAR: Record<BillingPeriod, number> = { month: 12, quarter: 4, year: 1 };

/** Income that owners are billed: regular assessments, and those for reserves. Not late fees, nor special assessments. */
export function isDues(item: Groupable): boolean {
  if (item.type !== 'income') return false;
  const code = accountOf(item)?.code;
  return code === '6100' || code === '6110';
}

/**
 * The dues that a budget needs: expenses, the reserve transfer among them, less other income and the planned use of a
 * surplus, plus what working capital is to grow by.
 */
export function duesNeeded(of: {
  /** Operating expenses without the transfer to reserves. */
  expensesCents: Cents;
  reserveTransferCents: Cents;
  otherIncomeCents: Cents;
  plannedSurplusCents?: Cents | undefined;
  workingCapitalCents?: Cents | undefined;
}): Cents {
  return (
    of.expensesCents +
    of.reserveTransferCents -
    of.otherIncomeCents -
    (of.plannedSurplusCents ?? 0) +
    (of.workingCapitalCents ?? 0)
  );
}

export interface OwnersPay {
  billing: BillingPeriod;
  /** All dues of the year. */
  duesCents: Cents;
  /** Of the year before; null where no document states them. */
  previousDuesCents: Cents | null;
  /** A unit and bill, where all units pay the same. */
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
export function ownersPay(
  lines: readonly BudgetLineAmounts[],
  options: { units: number; billing?: BillingPeriod | undefined; wholeDollars?: boolean | undefined },
): OwnersPay {
  const billing = options.billing ?? 'month';
  const { units } = options;
  const dues = lines.filter(isDues);
  const totals = budgetTotals(lines);
  const other = totals.income.proposedCents - sumCents(dues.map(({ proposedCents }) => proposedCents));
  const needed = Math.max(0, totals.expenses.proposedCents - other);
  const duesCents = dues.length > 0 ? sumCents(dues.map(({ proposedCents }) => proposedCents)) : needed;
  const before = sumCents(dues.map(({ previousCents }) => previousCents));
  const previousDuesCents =
    dues.some(({ previousKnown }) => previousKnown ?? true) && before > 0 ? before : null;
  return payOf(
    { duesCents, previousDuesCents, stated: dues.length > 0 },
    { units, billing, wholeDollars: options.wholeDollars },
  );
}

/** As `ownersPay`, of dues that are known, such as those of a what-if. */
export function payOf(
  of: { duesCents: Cents; previousDuesCents: Cents | null; stated?: boolean },
  options: { units: number; billing?: BillingPeriod | undefined; wholeDollars?: boolean | undefined },
): OwnersPay {
  const { units } = options;
  const billing = options.billing ?? 'month';
  const bills = BigInt(units) * BigInt(BILLS_A_YEAR[billing]);
  const bill = (cents: Cents) => roundExact(exact(cents, bills));
  const rounded = options.wholeDollars === true;
  // Up: a bill rounded down would leave the budget short.
  const exactBill = bill(of.duesCents);
  const perUnitCents = rounded ? Math.ceil(exactBill / 100) * 100 : exactBill;
  const duesCents = rounded ? Number(BigInt(perUnitCents) * bills) : of.duesCents;
  const previous = of.previousDuesCents;
  const previousPerUnitCents = previous === null ? null : bill(previous);
  return {
    billing,
    duesCents,
    previousDuesCents: previous,
    perUnitCents,
    previousPerUnitCents,
    perUnitYearCents: roundExact(exact(duesCents, BigInt(units))),
    changeCents: previousPerUnitCents === null ? null : perUnitCents - previousPerUnitCents,
    changePercent: previous === null || previous === 0 ? null : percentChange(duesCents, previous),
    stated: of.stated ?? true,
    rounded,
  };
}

const PERIOD_WORDS: Record<BillingPeriod, string> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

/** "$545 → $562.96 a month"; "$562.96 a month" where the year before is not known. */
export function ownersPayText({ perUnitCents, previousPerUnitCents, billing }: OwnersPay): string {
  const amount = (cents: Cents) => formatDollars(cents, { cents: 'if any' });
  const before = previousPerUnitCents === null ? '' : `${amount(previousPerUnitCents)} \u2192 `;
  return `${before}${amount(perUnitCents)} ${PERIOD_WORDS[billing]}`;
}
