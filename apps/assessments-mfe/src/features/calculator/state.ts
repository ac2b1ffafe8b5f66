import { proposedPools, type PlannedPool } from '@hoa/budget-math';
import {
  AssessmentPlan,
  PLAIN_PLAN,
  type AssessmentPool,
  type CcrAnalysis,
  type OwnershipTable,
  type Schedule,
  type ScheduleUnit,
  type ShareGap,
} from '@hoa/contracts';
import { NO_TOTAL, type BudgetTotal } from '../budget-total/budget-total';
import { unitOf } from '../ccr-document/interests';
import { assessedUnit } from '@hoa/budget-math';
import type { InstalmentCount } from '../results/instalments';

/** Where the units come from. */
export type Origin = 'document' | 'entry' | 'kept';

/** What a declaration said, beside its rows. */
export interface Analysis {
  documentId: number;
  associationName: string | null;
  tables: OwnershipTable[];
  warnings: string[];
}

/** The stored schedule that is worked on. */
export interface KeptSchedule {
  id: number;
  version: number;
  name: string;
  associationId: number;
  associationName: string;
}

export interface SpecialAssessment {
  title: string;
  amount: string;
  count: string;
}

export interface CalculatorState {
  view: 'setup' | 'results';
  origin: Origin;
  documentId: number | null;
  analysis: Analysis | null;
  /** The document was read and has no table of ownership. */
  nothingFound: boolean;
  units: ScheduleUnit[];
  /** Rows or plan differ from what was read or kept. */
  changed: boolean;
  kept: KeptSchedule | null;
  total: BudgetTotal;
  year: number;
  pools: AssessmentPool[];
  /** The pools were proposed and nobody has looked at them yet. */
  poolsAssumed: boolean;
  gap: ShareGap;
  instalments: InstalmentCount;
  /** A full state name for the limits; '' for the chosen budget's. */
  location: string;
  /** Last year's total as typed; '' where it is not known. */
  lastYearTotal: string;
  special: SpecialAssessment;
}

export function initialState(year: number): CalculatorState {
  return {
    view: 'setup',
    origin: 'document',
    documentId: null,
    ...NO_UNITS,
    total: NO_TOTAL,
    year,
    instalments: 1,
    location: '',
    lastYearTotal: '',
    special: { title: '', amount: '', count: '1' },
  };
}

const NO_UNITS = {
  analysis: null,
  nothingFound: false,
  units: [],
  changed: false,
  kept: null,
  pools: PLAIN_PLAN.pools,
  poolsAssumed: false,
  gap: PLAIN_PLAN.gap,
} satisfies Partial<CalculatorState>;

export type Action =
  | { type: 'origin'; origin: Origin }
  | { type: 'document'; documentId: number | null }
  | { type: 'analysed'; documentId: number; analysis: CcrAnalysis }
  | { type: 'entered'; units: ScheduleUnit[] }
  | { type: 'unit'; place: number; change: Partial<ScheduleUnit> }
  | { type: 'unitAdded' }
  | { type: 'unitRemoved'; place: number }
  | { type: 'unitsCleared' }
  | { type: 'opened'; schedule: Schedule }
  | { type: 'stored'; kept: KeptSchedule; changed: boolean }
  | { type: 'forgotten'; id: number }
  | { type: 'total'; total: BudgetTotal; year?: number | undefined }
  | { type: 'pools'; pools: AssessmentPool[] }
  | { type: 'gap'; gap: ShareGap }
  | { type: 'set'; change: Partial<Pick<CalculatorState, Settable>> }
  | { type: 'restored'; state: CalculatorState };

type Settable = 'view' | 'year' | 'instalments' | 'location' | 'lastYearTotal' | 'special';

/** All that can happen to the calculator. */
export function reduce(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case 'origin':
      return state.origin === action.origin ? state : { ...state, origin: action.origin };
    case 'document':
      if (action.documentId === state.documentId) return state;
      return { ...state, ...NO_UNITS, documentId: action.documentId, view: 'setup' };
    case 'analysed':
      return analysed(state, action);
    case 'entered':
      return withUnits({ ...state, ...NO_UNITS, documentId: null, changed: true }, action.units);
    case 'unit':
    case 'unitAdded':
    case 'unitRemoved':
      return { ...state, units: edited(state.units, action), changed: true };
    case 'unitsCleared':
      return { ...state, ...NO_UNITS, documentId: null, view: 'setup' };
    case 'opened':
      return opened(state, action.schedule);
    case 'stored':
      return { ...state, kept: action.kept, changed: action.changed };
    case 'forgotten':
      return state.kept?.id === action.id ? { ...state, kept: null, changed: state.units.length > 0 } : state;
    case 'total':
      return { ...state, total: action.total, year: action.year ?? state.year };
    case 'pools':
      return { ...state, pools: action.pools, poolsAssumed: false, changed: true };
    case 'gap':
      return { ...state, gap: action.gap, changed: true };
    case 'set':
      return { ...state, ...action.change };
    case 'restored':
      return action.state;
  }
}

function analysed(
  state: CalculatorState,
  { documentId, analysis }: Extract<Action, { type: 'analysed' }>,
): CalculatorState {
  // Another document was chosen while this one was read.
  if (state.documentId !== documentId) return state;
  const { ownershipInterests, tables, warnings, associationName } = analysis;
  if (ownershipInterests.length === 0)
    return { ...state, ...NO_UNITS, nothingFound: !analysis.error?.includes('OCR') };
  const read = {
    documentId,
    associationName: associationName ?? null,
    tables: tables ?? [],
    warnings: warnings ?? [],
  };
  return withUnits({ ...state, ...NO_UNITS, analysis: read }, ownershipInterests.map(unitOf));
}

/** The units with the plan that they suggest: towers of 100 % each get a pool each, which is an assumption. */
function withUnits(state: CalculatorState, units: ScheduleUnit[]): CalculatorState {
  const pools = proposedPools(units.map(assessedUnit)).map(poolOf);
  return { ...state, units, pools, poolsAssumed: pools.length > 1, nothingFound: false };
}

function poolOf({ label, part, basis, group }: PlannedPool): AssessmentPool {
  // Proposals take percents and the rest, never amounts.
  const kept = part.kind === 'percent' ? part : { kind: 'rest' as const };
  return { label, part: kept, basis, ...(group ? { group } : {}) };
}

type Edit = Extract<Action, { type: 'unit' | 'unitAdded' | 'unitRemoved' }>;

function edited(units: ScheduleUnit[], edit: Edit): ScheduleUnit[] {
  switch (edit.type) {
    case 'unit':
      return units.map((unit, place) => (place === edit.place ? { ...unit, ...edit.change } : unit));
    case 'unitAdded':
      return [...units, { unit: nextName(units), lotNumber: '' }];
    case 'unitRemoved':
      return units.filter((_, place) => place !== edit.place);
  }
}

/** The next number after the last one, and one that is not taken. */
function nextName(units: readonly ScheduleUnit[]): string {
  const taken = new Set(units.map(({ unit }) => unit));
  const last = /^(.*?)(\d{1,9})$/.exec(units.at(-1)?.unit ?? '');
  let number = last ? Number(last[2]) + 1 : units.length + 1;
  while (taken.has(`${last?.[1] ?? ''}${number}`)) number += 1;
  return `${last?.[1] ?? ''}${number}`;
}

function opened(state: CalculatorState, schedule: Schedule): CalculatorState {
  const plan = AssessmentPlan.safeParse(schedule.plan);
  const { documentId, associationName } = schedule;
  return {
    ...state,
    ...NO_UNITS,
    view: 'setup',
    origin: 'kept',
    documentId: null,
    analysis: documentId === null ? null : { documentId, associationName, tables: [], warnings: [] },
    units: schedule.units,
    kept: keptOf(schedule),
    // A plan of a newer server that this page does not understand is not calculated with.
    pools: plan.success ? plan.data.pools : PLAIN_PLAN.pools,
    gap: plan.success ? plan.data.gap : PLAIN_PLAN.gap,
    poolsAssumed: !plan.success,
  };
}

/** A stored schedule without what is worked on. */
export function keptOf({ id, version, name, associationId, associationName }: KeptSchedule): KeptSchedule {
  return { id, version, name, associationId, associationName };
}
