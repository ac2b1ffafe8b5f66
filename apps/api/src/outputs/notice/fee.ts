import {
  billingAdjective,
  billsAYear,
  instalmentsOf,
  percentChange,
  type Billing,
  type Cents,
} from '@hoa/budget-math';
import { change, exact } from '../export/pdf/figures';
import type { ReportTotals } from '../export/report';

/** A unit's part of a budget, as the assessment schedule has computed it. */
export interface UnitShare {
  unit: string;
  /** '' if none. */
  lotNumber: string;
  /** "2.5000%"; null where costs are divided by something else. */
  interest: string | null;
  annualCents: Cents;
  /** Of the year before; null where it is not known. */
  previousAnnualCents: Cents | null;
}

/** What a home pays. */
export interface Fee {
  /** Of a bill: a month, a quarter or a year. */
  billCents: Cents;
  /** Of the year before; null where it is not known. */
  beforeCents: Cents | null;
  /** By the association's schedule, not equally. */
  shared: boolean;
  /** The figures for a table, ready to show. */
  rows: FeeRow[];
}

export interface FeeRow {
  label: string;
  value: string;
  strong?: boolean;
}

/** The fee of every home where costs are divided equally. */
export function equalFee({ totals, before }: { totals: ReportTotals; before: Cents | null }): Fee {
  const { perUnitCents, perUnitYearCents, billing } = totals.pay;
  return {
    billCents: perUnitCents,
    beforeCents: before,
    shared: false,
    rows: [
      ...compared(perUnitCents, before, billingAdjective({ billing })),
      ...(billing === 'year' ? [] : [{ label: 'A year per home', value: exact(perUnitYearCents) }]),
    ],
  };
}

/** A unit's own fee: installments that add to its share to the cent, the last one taking what rounding leaves. */
export function shareFee(share: UnitShare, billed: Pick<Billing, 'billing'>): Fee {
  const { unit, lotNumber, interest, annualCents, previousAnnualCents } = share;
  const count = billsAYear(billed);
  const instalments = instalmentsOf(annualCents, count);
  const [billCents = 0] = instalments;
  const last = instalments.at(-1) ?? 0;
  const beforeCents =
    previousAnnualCents === null ? null : (instalmentsOf(previousAnnualCents, count)[0] ?? null);
  return {
    billCents,
    beforeCents,
    shared: true,
    rows: [
      { label: 'Unit', value: lotNumber ? `${unit} (lot ${lotNumber})` : unit },
      ...(interest === null ? [] : [{ label: 'Ownership share', value: interest }]),
      { label: 'Assessment of the year', value: exact(annualCents) },
      ...compared(billCents, beforeCents, billingAdjective(billed)),
      ...(last === billCents ? [] : [{ label: `The last of ${count} installments`, value: exact(last) }]),
    ],
  };
}

function compared(cents: Cents, before: Cents | null, adjective: string): FeeRow[] {
  const now: FeeRow = { label: `New ${adjective} fee`, value: exact(cents), strong: true };
  if (before === null) return [now];
  const percent = before === 0 ? null : percentChange(cents, before);
  return [
    { label: `${adjective.charAt(0).toUpperCase()}${adjective.slice(1)} fee before`, value: exact(before) },
    now,
    {
      label: 'Difference',
      value: `${exact(cents - before)}${percent === null ? '' : ` (${change(percent)})`}`,
    },
  ];
}
