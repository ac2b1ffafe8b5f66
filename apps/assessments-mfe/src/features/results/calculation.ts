import {
  addExact,
  approximate,
  assessSchedule,
  exact,
  instalmentsOf,
  percentSum,
  sharesArePartsOf,
  sumByGroup,
  toCents,
  type AssessedSchedule,
  type AssessmentBlock,
  type Cents,
  type Exact,
  type GroupSum,
  type PlanProblem,
  type WireSchedule,
} from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';

/** Units and how the total is divided over them. */
export interface SchedulePlan {
  units: readonly ScheduleUnit[];
  plan: WireSchedule['plan'];
}

export interface CalculationInput {
  schedule: SchedulePlan;
  totalCents: Cents;
  /** Cents of each category of the chosen budget. */
  categories?: ReadonlyMap<string, Cents> | undefined;
}

export interface Calculated extends AssessedSchedule {
  totalCents: Cents;
  /** Of all recorded shares, in percent, by group where there are groups. */
  sums: GroupSum[];
  /** In percent; of the whole where shares are parts of it. */
  sum: Exact;
  /** Shares add to 100 % within each group by itself. */
  byGroup: boolean;
}

export type Outcome = Calculated | AssessmentBlock | PlanProblem;

/** What every unit pays, or why that cannot be said. */
export function calculationOf({ schedule, totalCents, categories }: CalculationInput): Outcome {
  const result = assessSchedule(schedule, { totalCents, categories });
  if (result.kind !== 'assessed') return result;
  const { units } = result;
  return {
    ...result,
    totalCents,
    sums: sumByGroup(units),
    sum: percentSum(units),
    byGroup: sharesArePartsOf(units) === 'group' && units.some(({ group }) => group),
  };
}

/** A unit of the schedule with what it pays. */
export interface ResultRow {
  /** In the schedule, from 0. */
  place: number;
  unit: ScheduleUnit;
  /** In percent, for sorting; null where no share is recorded. */
  percent: number | null;
  cents: Cents;
  /** An equal part of it; the last instalment takes what rounding leaves. */
  instalmentCents: Cents;
  lastInstalmentCents: Cents;
  /** What it paid last year, where that is known. */
  beforeCents: Cents | undefined;
}

/** The schedule's rows; `before` by place, where last year's are known otherwise than from the units themselves. */
export function rowsOf(
  units: readonly ScheduleUnit[],
  { cents }: Pick<Calculated, 'cents'>,
  { instalments, before }: { instalments: number; before?: readonly Cents[] | undefined },
): ResultRow[] {
  return units.map((unit, place) => {
    const parts = instalmentsOf(cents[place]!, instalments);
    return {
      place,
      unit,
      percent: percentOf(unit),
      cents: cents[place]!,
      instalmentCents: parts[0]!,
      lastInstalmentCents: parts.at(-1)!,
      beforeCents: unit.lastYear === undefined ? before?.[place] : toCents(unit.lastYear),
    };
  });
}

/** A recorded share in percent, for showing and sorting; null where there is none. */
export function percentOf({ share }: ScheduleUnit): number | null {
  return share ? approximate(exact(BigInt(share.n) * 100n, BigInt(share.d))) : null;
}

/** 100 less a sum, in percent: positive where something is missing. */
export function missingFrom100(sum: Exact): Exact {
  return addExact(exact(100), { n: -sum.n, d: sum.d });
}

/** Whether recorded shares leave a difference that someone has to decide about. */
export function gapsOf({ sums, sum, byGroup }: Pick<Calculated, 'sums' | 'sum' | 'byGroup'>): GroupSum[] {
  const all: GroupSum[] = byGroup
    ? sums
    : [{ group: '', units: sums.reduce((count, one) => count + one.units, 0), sum }];
  return all.filter((one) => missingFrom100(one.sum).n !== 0n);
}
