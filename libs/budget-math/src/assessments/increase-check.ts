import { formatDollars, type Cents } from '../money';
import { formatPercent, percentChange } from '../percent';
import type { AssessmentChanges } from './changes';
import type { StateLimit } from './limits';

export interface IncreaseFigures {
  /** The year's assessments of the units that are compared. */
  nowCents: Cents;
  /** The same units' of the year before; undefined where they are unknown. */
  beforeCents: Cents | undefined;
  /** The unit that rises most in percent, where last year's assessments are known by unit. */
  largest?: { nowCents: Cents; beforeCents: Cents } | undefined;
  /** Special assessments of the year together, and the year's budgeted gross expenses. */
  special?: { cents: Cents; grossExpensesCents: Cents } | undefined;
}

export type IncreaseCheck =
  | {
      kind: 'exceeded' | 'within';
      limit: StateLimit;
      /** What was compared: all assessments, the unit that rises most, or special assessments. */
      of: 'total' | 'unit' | 'special';
      /** The rise, or the special assessments' part of gross expenses; unrounded. */
      percent: number;
      /** What was compared, and the most that stays within the limit. */
      cents: Cents;
      mostCents: Cents;
      /** The answer in words; `limit.rule` says what follows from it. */
      text: string;
    }
  | { kind: 'not applicable' | 'unknown'; limit: StateLimit; text: string };

/**
 * What two years' assessments say for `checkIncrease`: of units that have both, so that neither new units nor unknown
 * ones pass for an increase. A rise of a cent is rounding, however large a part of a small amount it is.
 */
export function increaseFigures({
  comparable,
  units,
}: Pick<AssessmentChanges, 'comparable' | 'units'>): IncreaseFigures {
  const { nowCents, beforeCents } = comparable;
  let largest: IncreaseFigures['largest'];
  let most = 0;
  for (const unit of units) {
    if ((unit.changeCents ?? 0) < 2 || (unit.changePercent ?? 0) <= most) continue;
    most = unit.changePercent!;
    largest = { nowCents: unit.nowCents, beforeCents: unit.beforeCents! };
  }
  return { nowCents, beforeCents: beforeCents === 0 ? undefined : beforeCents, largest };
}

/**
 * Whether figures stay within a limit. Compared in whole cents, exactly: a rise of just the threshold is within.
 * Where the rule is about each assessment, the unit that rises most decides, if last year's are known by unit; since
 * rounding alone can lift a unit by a cent, a unit within a cent of the limit is within.
 */
export function checkIncrease(limit: StateLimit, figures: IncreaseFigures): IncreaseCheck {
  if (limit.subject === 'special') return checkSpecial(limit, figures.special);
  const isUnit = limit.compares === 'unit' && figures.largest !== undefined;
  const { nowCents, beforeCents } = isUnit ? figures.largest! : figures;
  if (beforeCents === undefined || beforeCents <= 0) {
    return {
      kind: 'unknown',
      limit,
      text: `Last year’s assessments are not known, so that ${limit.state}’s limit could not be checked.`,
    };
  }
  const mostCents = partOf(beforeCents, 100 + limit.thresholdPercent);
  const percent = percentChange(nowCents, beforeCents);
  const kind = nowCents > mostCents + (isUnit ? 1 : 0) ? 'exceeded' : 'within';
  const what = isUnit ? 'The largest change of a unit' : 'The change of all assessments';
  const text = `${what} is ${formatPercent(percent, { digits: 2, sign: true })}, to ${dollars(nowCents)}: ${verdict(kind, limit, mostCents)}`;
  return { kind, limit, of: isUnit ? 'unit' : 'total', percent, cents: nowCents, mostCents, text };
}

function checkSpecial(limit: StateLimit, special: IncreaseFigures['special']): IncreaseCheck {
  if (!special || special.cents <= 0) {
    return { kind: 'not applicable', limit, text: 'There is no special assessment to compare.' };
  }
  const { cents, grossExpensesCents } = special;
  if (grossExpensesCents <= 0) {
    return {
      kind: 'unknown',
      limit,
      text: `The year’s budgeted gross expenses are not known, so that ${limit.state}’s limit could not be checked.`,
    };
  }
  const mostCents = partOf(grossExpensesCents, limit.thresholdPercent);
  const percent = (cents * 100) / grossExpensesCents;
  const kind = cents > mostCents ? 'exceeded' : 'within';
  const text = `Special assessments are ${formatPercent(percent, { digits: 2 })} of gross expenses, ${dollars(cents)}: ${verdict(kind, limit, mostCents)}`;
  return { kind, limit, of: 'special', percent, cents, mostCents, text };
}

function verdict(kind: 'exceeded' | 'within', limit: StateLimit, mostCents: Cents): string {
  const place = kind === 'exceeded' ? 'above' : 'within';
  return `${place} ${limit.state}’s limit of ${limit.threshold} (${dollars(mostCents)}).`;
}

/** Rounded down: a cent more would be above the threshold. */
function partOf(cents: Cents, percent: number): Cents {
  return Number((BigInt(cents) * BigInt(percent)) / 100n);
}

function dollars(cents: Cents): string {
  return formatDollars(cents, { cents: true });
}
