import { allocate, formatPercent, percentChange, type Cents } from '@hoa/budget-math';
import { change, exact } from '../export/pdf/figures';
import type { ReportTotals } from '../export/report';

/** A unit's part of a budget, as the assessment schedule has computed it. */
export interface UnitShare {
  unit: string;
  /** '' if none. */
  lotNumber: string;
  /** In percent: 2.5 is 2.5 %. */
  percentage: number;
  annualCents: Cents;
  /** A month of the year before; null where it is not known. */
  previousMonthlyCents: Cents | null;
}

/** What a home pays. */
export interface Fee {
  monthlyCents: Cents;
  /** A month before; null where it is not known. */
  beforeCents: Cents | null;
  /** By ownership, not equally. */
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
  const { monthlyFeeCents, annualPerUnitCents } = totals;
  return {
    monthlyCents: monthlyFeeCents,
    beforeCents: before,
    shared: false,
    rows: [
      ...compared(monthlyFeeCents, before),
      { label: 'A year per home', value: exact(annualPerUnitCents) },
    ],
  };
}

/** A unit's own fee: twelve instalments that add to its share to the cent, the last one taking what rounding leaves. */
export function shareFee({ unit, lotNumber, percentage, annualCents, previousMonthlyCents }: UnitShare): Fee {
  const instalments = allocate(annualCents, Array<number>(MONTHS).fill(1));
  const [monthlyCents = 0] = instalments;
  const last = instalments.at(-1) ?? 0;
  return {
    monthlyCents,
    beforeCents: previousMonthlyCents,
    shared: true,
    rows: [
      { label: 'Unit', value: lotNumber ? `${unit} (lot ${lotNumber})` : unit },
      { label: 'Ownership share', value: formatPercent(percentage, { digits: 4 }) },
      { label: 'Assessment of the year', value: exact(annualCents) },
      ...compared(monthlyCents, previousMonthlyCents),
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
