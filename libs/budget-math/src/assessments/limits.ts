import type { Cents } from '../money';
import { percentChange } from '../percent';

export const LIMITS_NOTICE = 'Informational, not legal advice.';

/** A state's limit on how far assessments may rise without a vote or a further step of the owners. */
export interface StateLimit {
  id: string;
  /** Full name: "California". */
  state: string;
  /** What is limited: the year's regular assessments, or special assessments of the year together. */
  subject: 'regular' | 'special';
  /** Whether all of the association's assessments are compared, or each unit's. */
  compares: 'total' | 'unit';
  /** Regular: how far above last year's, 20 is 20 %. Special: of the budgeted gross expenses. */
  thresholdPercent: number;
  /** The rule in words. */
  rule: string;
  /** Whom it is for, in words. */
  appliesTo: string;
  /** Whether it fits the property type asked about, as far as that alone tells. */
  fit: 'applies' | 'may apply';
  citation: string;
  /** The day on which the rule was looked up, or where it was taken from. */
  verified: string;
  notice: typeof LIMITS_NOTICE;
}

interface Rule extends Omit<StateLimit, 'fit' | 'notice'> {
  /** By property type as the parameters have it. */
  fits: Readonly<Record<string, StateLimit['fit']>>;
}

const rules: readonly Rule[] = [];

/** The limits that a state has for a property type; none for a state whose rule is not listed. */
export function increaseLimits(of: { state: string; propertyType: string }): StateLimit[] {
  return rules.flatMap(({ fits, ...rule }) => {
    const fit = fits[of.propertyType];
    return rule.state === of.state && fit ? [{ ...rule, fit, notice: LIMITS_NOTICE }] : [];
  });
}

export interface IncreaseFigures {
  /** The year's assessments of all units. */
  nowCents: Cents;
  /** The year before's; undefined where it is unknown. */
  beforeCents: Cents | undefined;
  /** The unit that rises most in percent, where last year's assessments are known by unit. */
  largest?: { nowCents: Cents; beforeCents: Cents } | undefined;
  /** Special assessments of the year together, and the budgeted gross expenses. */
  special?: { cents: Cents; grossExpensesCents: Cents } | undefined;
}

export type IncreaseCheck =
  | {
      kind: 'exceeded' | 'within';
      limit: StateLimit;
      /** The rise, or the special assessments' part of gross expenses; unrounded. */
      percent: number;
      /** The most that stays within the limit. */
      mostCents: Cents;
    }
  | { kind: 'not applicable' | 'unknown'; limit: StateLimit };

/** Whether figures stay within a limit. Compared in whole cents, exactly: a rise of just the threshold is within. */
export function checkIncrease(limit: StateLimit, figures: IncreaseFigures): IncreaseCheck {
  if (limit.subject === 'special') return checkSpecial(limit, figures.special);
  const { nowCents, beforeCents } = limit.compares === 'unit' && figures.largest ? figures.largest : figures;
  if (beforeCents === undefined || beforeCents <= 0) return { kind: 'unknown', limit };
  const mostCents = partOf(beforeCents, 100 + limit.thresholdPercent);
  const percent = percentChange(nowCents, beforeCents);
  return { kind: nowCents > mostCents ? 'exceeded' : 'within', limit, percent, mostCents };
}

function checkSpecial(limit: StateLimit, special: IncreaseFigures['special']): IncreaseCheck {
  if (!special || special.cents === 0) return { kind: 'not applicable', limit };
  if (special.grossExpensesCents <= 0) return { kind: 'unknown', limit };
  const mostCents = partOf(special.grossExpensesCents, limit.thresholdPercent);
  const percent = (special.cents * 100) / special.grossExpensesCents;
  return { kind: special.cents > mostCents ? 'exceeded' : 'within', limit, percent, mostCents };
}

/** Rounded down: a cent more would be above the threshold. */
function partOf(cents: Cents, percent: number): Cents {
  return Number((BigInt(cents) * BigInt(percent)) / 100n);
}
