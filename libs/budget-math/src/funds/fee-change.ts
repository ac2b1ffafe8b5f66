import { exact, type Exact } from '../exact';
import { INCOME_GROUP } from '../grouping';
import { sumCents, type Cents } from '../money';
import { budgetTotals, isOperating, type BudgetLineAmounts } from '../totals';
import { billsOf, type Billing } from './billing';
import { duesBefore, isDues, ownersPay, type OwnersPay } from './owners-pay';

/** A part of the change of what owners pay. */
export interface FeeStep {
  name: string;
  /** Of all owners a year: positive makes the fee higher. */
  yearCents: Cents;
  /** Of a unit and bill; the parts add to the change of the bill, to the cent. */
  unitCents: Cents;
}

export interface FeeChange {
  pay: OwnersPay;
  /** Expense groups, then other income and what else moves dues; parts of nothing are left out. */
  steps: FeeStep[];
}

/**
 * Why owners pay what they pay: dues are expenses less other income plus the margin between income and expenses, so the
 * change of each of them is a part of the change of the dues. Null where no document states the dues of the year before.
 */
export function feeChange(lines: readonly BudgetLineAmounts[], billed: Billing): FeeChange | null {
  const pay = ownersPay(lines, billed);
  if (pay.previousDuesCents === null || pay.changeCents === null) return null;
  const { groups, net } = budgetTotals(lines);
  const operating = lines.filter(isOperating);
  const other = operating.filter((line) => line.type === 'income' && !isDues(line));
  const parts = [
    ...groups
      .filter(({ group }) => group !== INCOME_GROUP)
      .map(({ group, proposedCents, previousCents }) => ({
        name: group as string,
        cents: proposedCents - previousCents,
      })),
    {
      name: 'Other income',
      cents: sumCents(other.map(({ proposedCents, previousCents }) => previousCents - proposedCents)),
    },
    {
      name: 'Surplus of income over expenses',
      cents: net.proposedCents - net.previousCents - billedAboveReceived(operating),
    },
  ];
  const change = pay.duesCents - pay.previousDuesCents;
  // Dues that go into other funds are no operating income.
  const rest = change - sumCents(parts.map(({ cents }) => cents));
  const lineDues = sumCents(lines.filter(isDues).map(({ proposedCents }) => proposedCents));
  const rounding = pay.stated ? pay.duesCents - lineDues : 0;
  const named = [
    ...parts,
    { name: 'Rounding of bills to whole dollars', cents: rounding },
    { name: 'Dues of other funds', cents: rest - rounding },
  ].filter(({ cents }) => cents !== 0);
  const units = inBills(
    named.map(({ cents }) => exact(cents, billsOf(billed))),
    pay.changeCents,
  );
  return {
    pay,
    steps: named.map(({ name, cents }, index) => ({ name, yearCents: cents, unitCents: units[index] ?? 0 })),
  };
}

/** The change starts from the dues that were billed, so the surplus of the year before does too. */
function billedAboveReceived(lines: readonly BudgetLineAmounts[]): Cents {
  const received = sumCents(lines.filter(isDues).map(({ previousCents }) => previousCents));
  return (duesBefore(lines) ?? received) - received;
}

/** Each part rounded down, and what is then missing put where most was cut off, so that the parts add to the total. */
function inBills(parts: readonly Exact[], total: Cents): Cents[] {
  const floors = parts.map(({ n, d }) => (n < 0n && n % d !== 0n ? n / d - 1n : n / d));
  const cents = floors.map(Number);
  const cut = parts.map(({ n, d }, index) => Number(n - (floors[index] ?? 0n) * d) / Number(d));
  const order = cut.map((_, index) => index).sort((a, b) => (cut[b] ?? 0) - (cut[a] ?? 0) || a - b);
  let missing = total - sumCents(cents);
  for (let at = 0; missing !== 0 && order.length > 0; at += 1) {
    const step = Math.sign(missing);
    const index = (step > 0 ? order : order.toReversed())[at % order.length] ?? 0;
    cents[index] = (cents[index] ?? 0) + step;
    missing -= step;
  }
  return cents;
}
