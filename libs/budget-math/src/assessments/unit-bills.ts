import { billsAYear, type Billing } from '../funds/billing';
import type { Cents } from '../money';
import { instalmentsOf } from './instalments';
import { assessSchedule, type WireSchedule } from './wire';

/** Between which bills of units lie, of those that pay. */
export interface UnitBills {
  leastCents: Cents;
  mostCents: Cents;
}

/** Each unit's own bill of a year's dues by a schedule, as its statement prints it; null where the schedule cannot be assessed. */
export function unitBills(
  schedule: WireSchedule,
  of: { duesCents: Cents; categories: ReadonlyMap<string, Cents>; billed: Pick<Billing, 'billing'> },
): UnitBills | null {
  const { duesCents, categories, billed } = of;
  if (duesCents <= 0) return null;
  const result = assessSchedule(schedule, { totalCents: duesCents, categories });
  if (result.kind !== 'assessed') return null;
  // Of thousands of units few differ.
  const years = [...new Set(result.cents)].filter((cents) => cents > 0);
  if (years.length === 0) return null;
  const bills = years.map((cents) => instalmentsOf(cents, billsAYear(billed))[0] ?? 0);
  const ordered = bills.toSorted((a, b) => a - b);
  return { leastCents: ordered[0] ?? 0, mostCents: ordered.at(-1) ?? 0 };
}
