import {
  approximate,
  compareAssessments,
  formatShare,
  formulaOf,
  toCents,
  type AssessedPool,
  type AssessedSchedule,
  type AssessedUnit,
  type Cents,
} from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';
import { change, dayOf, exact } from '../export/pdf/figures';
import { instalmentRows, type Instalments } from './instalments';

/** What one owner is told, in words and figures that are ready to show. */
export interface Statement {
  association: string;
  /** "2027 assessment", or what a special one is for. */
  title: string;
  issued: string;
  unit: string;
  /** Lot, building, and the figures by which this unit pays. */
  facts: [label: string, value: string][];
  /** "Annual assessment 2027", or "Special assessment". */
  amountName: string;
  amount: string;
  instalments: Instalments;
  /** How the amount comes about: a row for each part of the total that the unit pays. */
  parts: { label: string; how: string; pool: string; amount: string }[];
  /** "$337,053.79 × 2.4375% = $8,215.69"; null where the parts tell it. */
  formula: string | null;
  lastYear: { before: string; now: string; difference: string } | null;
  /** What the total is, and that all units add up to it. */
  closing: string[];
}

export interface StatementsOf {
  association: string;
  units: readonly ScheduleUnit[];
  result: AssessedSchedule;
  totalCents: Cents;
  year: number;
  /** 1 to 12. */
  firstMonth: number;
  instalments: number;
  /** What a special assessment is for; the year's where absent. */
  special?: string | undefined;
  /** Set where the budget is not adopted. */
  proposed: boolean;
  issued: Date;
}

/** Statements of the units at `places`, in that order. */
export function statementsOf(of: StatementsOf, places: readonly number[]): Statement[] {
  const closing = closingOf(of);
  return places.map((place) => statementOf(of, place, closing));
}

function statementOf(of: StatementsOf, place: number, closing: string[]): Statement {
  const { units, result, year, special } = of;
  const unit = units[place]!;
  const cents = result.cents[place]!;
  const pools = result.pools.filter(({ pool }) => !pool.group || pool.group === result.units[place]!.group);
  const isSpecial = special !== undefined;
  return {
    association: of.association,
    title: special ?? `${year} assessment`,
    issued: dayOf(of.issued),
    unit: unit.unit,
    facts: factsOf(unit, result.units[place]!, pools),
    amountName: isSpecial ? `Special assessment ${year}` : `Annual assessment ${year}`,
    amount: exact(cents),
    instalments: instalmentRows(cents, {
      count: of.instalments,
      year,
      firstMonth: of.firstMonth,
      special: isSpecial,
    }),
    parts: pools.map((pool) => partOf(pool, { place, unit: result.units[place]! })),
    formula: pools.length > 1 ? null : formulaOf(place, { units: result.units, result }),
    lastYear: isSpecial || unit.lastYear === undefined ? null : lastYearOf(cents, toCents(unit.lastYear)),
    closing,
  };
}

function factsOf(
  unit: ScheduleUnit,
  assessed: AssessedUnit,
  pools: readonly AssessedPool[],
): Statement['facts'] {
  const uses = (basis: string) => pools.some(({ pool }) => pool.basis === basis);
  return [
    ['Unit', unit.unit],
    ...(unit.lotNumber ? [['Lot', unit.lotNumber] as [string, string]] : []),
    ...(unit.group ? [['Building or class', unit.group] as [string, string]] : []),
    ...(assessed.share ? [['Ownership interest', formatShare(assessed.share)] as [string, string]] : []),
    ...(assessed.area && uses('area')
      ? [['Floor area', `${figure(assessed.area)} sq ft`] as [string, string]]
      : []),
    ...(unit.value && uses('value') ? [['Value', exact(toCents(unit.value))] as [string, string]] : []),
  ];
}

function partOf(
  { pool, cents, whole, payers }: AssessedPool,
  { place, unit }: { place: number; unit: AssessedUnit },
): Statement['parts'][number] {
  const among = pool.group ? ` among the units of ${pool.group}` : '';
  const hows = {
    share: () => `By ownership interest${among}: ${formatShare(unit.share!)}${ofWhole(whole)}`,
    equal: () => `Equally${among}: one of ${payers.toLocaleString('en-US')} units`,
    area: () => `By floor area${among}: ${figure(unit.area!)} of ${figure(whole)} sq ft`,
    value: () => `By value${among}: ${dollars(unit.value!)} of ${dollars(whole)}`,
  };
  return {
    label: pool.label,
    how: hows[pool.basis](),
    pool: exact(pool.cents),
    amount: exact(cents[place]!),
  };
}

/** Shares that are taken in proportion to what they add up to. */
function ofWhole(whole: AssessedPool['whole']): string {
  return whole.n === whole.d ? '' : ` of ${formatShare(whole)}`;
}

const figureFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const figure = (value: AssessedPool['whole']): string => figureFormat.format(approximate(value));
const dollars = (value: AssessedPool['whole']): string => exact(Math.round(approximate(value) * 100));

function lastYearOf(now: Cents, before: Cents): Statement['lastYear'] {
  const [row] = compareAssessments({ now: [now], before: [before] }).units;
  const difference = exact(row?.changeCents ?? 0);
  const percent = row?.changePercent;
  return {
    before: exact(before),
    now: exact(now),
    difference: `${difference}${percent === undefined ? '' : ` (${change(percent)})`}`,
  };
}

function closingOf({ totalCents, units, result, special, year, proposed }: StatementsOf): string[] {
  const what = special === undefined ? `The ${year} total` : 'The special assessment';
  const count = `${units.length.toLocaleString('en-US')} ${units.length === 1 ? 'unit' : 'units'}`;
  const left = result.unallocatedCents;
  const sum =
    left === 0
      ? `The assessments of all units add up to exactly that.`
      : left > 0
        ? `The assessments of all units and ${exact(left)} that the recorded ownership interests leave to no unit add up to exactly that.`
        : `The recorded ownership interests exceed 100%, so the assessments of all units add up to ${exact(-left)} more than that.`;
  return [
    `${what} of ${exact(totalCents)} is divided over ${count}. ${sum}`,
    ...(proposed ? ['It is that of a proposed budget, which the board has not adopted yet.'] : []),
  ];
}
