import { sumCents, type Cents } from '../money';
import { percentChange } from '../percent';

export interface UnitChange {
  /** Place in the schedule, from 0. */
  unit: number;
  /** Undefined where the unit had no assessment last year. */
  beforeCents: Cents | undefined;
  nowCents: Cents;
  /** Undefined for a unit that is new. */
  changeCents: Cents | undefined;
  /** Of last year's, unrounded; undefined for a unit that is new and where last year's was 0. */
  changePercent: number | undefined;
}

export interface AssessmentChanges {
  units: UnitChange[];
  /** Places of units that have no amount of last year. */
  newUnits: number[];
  /** The largest rise in cents, in percent; undefined where no unit pays more. The first of equal ones. */
  largestByCents: UnitChange | undefined;
  largestByPercent: UnitChange | undefined;
  /** Of the units that have both years. */
  comparable: { beforeCents: Cents; nowCents: Cents; changeCents: Cents; changePercent: number | undefined };
}

/** This year's assessments beside last year's, unit by unit in one order; `before` may have gaps, never more rows. */
export function compareAssessments(input: {
  now: readonly Cents[];
  before: readonly (Cents | undefined)[];
}): AssessmentChanges {
  const units = input.now.map((nowCents, unit) =>
    changeOf({ unit, nowCents, beforeCents: input.before[unit] }),
  );
  const both = units.filter(({ beforeCents }) => beforeCents !== undefined);
  const beforeCents = sumCents(both.map((row) => row.beforeCents ?? 0));
  const nowCents = sumCents(both.map((row) => row.nowCents));
  return {
    units,
    newUnits: units.flatMap((row) => (row.beforeCents === undefined ? [row.unit] : [])),
    largestByCents: largest(both, (row) => row.changeCents),
    largestByPercent: largest(both, (row) => row.changePercent),
    comparable: {
      beforeCents,
      nowCents,
      changeCents: nowCents - beforeCents,
      changePercent: percentOf(nowCents, beforeCents),
    },
  };
}

function changeOf(row: Pick<UnitChange, 'unit' | 'nowCents' | 'beforeCents'>): UnitChange {
  const { beforeCents, nowCents } = row;
  if (beforeCents === undefined) return { ...row, changeCents: undefined, changePercent: undefined };
  return { ...row, changeCents: nowCents - beforeCents, changePercent: percentOf(nowCents, beforeCents) };
}

function percentOf(nowCents: Cents, beforeCents: Cents): number | undefined {
  return beforeCents === 0 ? undefined : percentChange(nowCents, beforeCents);
}

function largest(
  rows: readonly UnitChange[],
  measure: (row: UnitChange) => number | undefined,
): UnitChange | undefined {
  let best: UnitChange | undefined;
  for (const row of rows) {
    if ((measure(row) ?? 0) > (best ? (measure(best) ?? 0) : 0)) best = row;
  }
  return best;
}
