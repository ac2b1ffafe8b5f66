import { instalmentsOf, percentChange, type Cents } from '@hoa/budget-math';
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
  monthlyCents: Cents;
  /** A month before; null where it is not known. */
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

const MONTHS = 12;

/** The fee of every home where costs are divided equally. */
export function equalFee({ totals, before }: { totals: ReportTotals; before: Cents | null }): Fee {
  const { perUnitCents, perUnitYearCents } = totals.pay;
  return {
    monthlyCents: perUnitCents,
    beforeCents: before,
    shared: false,
    rows: [...compared(perUnitCents, before), { label: 'A year per home', value: exact(perUnitYearCents) }],
  };
}

/** A unit's own fee: twelve instalments that add to its share to the cent, the last one taking what rounding leaves. */
export function shareFee({ unit, lotNumber, interest, annualCents, previousAnnualCents }: UnitShare): Fee {
  const instalments = instalmentsOf(annualCents, MONTHS);
  const [monthlyCents = 0] = instalments;
  const last = instalments.at(-1) ?? 0;
  const beforeCents =
    previousAnnualCents === null ? null : (instalmentsOf(previousAnnualCents, MONTHS)[0] ?? null);
  return {
    monthlyCents,
    beforeCents,
    shared: true,
    rows: [
      { label: 'Unit', value: lotNumber ? `${unit} (lot ${lotNumber})` : unit },
      ...(interest === null ? [] : [{ label: 'Ownership share', value: interest }]),
      { label: 'Assessment of the year', value: exact(annualCents) },
      ...compared(monthlyCents, beforeCents),
      ...(last === monthlyCents ? [] : [{ label: 'The last of twelve instalments', value: exact(last) }]),
    ],
  };
}

function compared(monthlyCents: Cents, before: Cents | null): FeeRow[] {
  const now: FeeRow = { label: 'New monthly fee', value: exact(monthlyCents), strong: true };
  if (before === null) return [now];
  const percent = before === 0 ? null : percentChange(monthlyCents, before);
  return [
    { label: 'Monthly fee before', value: exact(before) },
    now,
    {
      label: 'Difference',
      value: `${exact(monthlyCents - before)}${percent === null ? '' : ` (${change(percent)})`}`,
    },
  ];
}
