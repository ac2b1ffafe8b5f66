import { addDays, addYears, isoDate } from '../../core/dates';
import { decimal, ratio } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthContract } from '../../truth';
import { money } from '../budgets/look';
import { type Home } from '../world';
import { firm } from '../names';
import { type Period, type Trade, trades } from './trades';

export type Escalator = TruthContract['escalator'];
/** What was agreed, before anyone wrote it down. */
export interface Terms {
  trade: Trade;
  vendor: string;
  customer: string;
  cents: number;
  period: Period;
  start: string;
  years: number;
  renews?: boolean;
  notice?: number;
  escalator: Escalator;
  surcharges: { word: string; text: string }[];
}

const monthsOf: Record<Period, number> = { month: 1, quarter: 3, year: 12 };

export function makeTerms(home: Home, random: Random, trade = random.pick(trades)): Terms {
  const period = random.pick(trade.periods);
  const monthly = Math.round(random.float(...trade.size) / 5) * 5;
  const cents =
    monthly * monthsOf[period] * 100 + (random.chance(0.35) ? random.pick([50, 25, 75, 99, 40]) : 0);
  const [day, month] = [1, random.int(1, 12)];
  const auto = random.weighted({ yes: 5, no: 2, silent: 2 });
  return {
    trade,
    vendor: firm(random, trade.noun),
    customer: home.name,
    cents,
    period,
    start: isoDate(home.year - random.int(0, 2), month, day),
    years: random.pick([1, 1, 2, 3, 3, 5]),
    ...(auto === 'silent' ? {} : { renews: auto === 'yes' }),
    ...(random.chance(0.75) ? { notice: random.pick([30, 30, 60, 60, 90, 120]) } : {}),
    escalator: makeEscalator(random),
    surcharges: trade.surcharge && random.chance(0.6) ? [trade.surcharge] : [],
  };
}

export function makeEscalator(random: Random): Escalator {
  const type = random.pick([
    'none',
    'fixed_percent',
    'fixed_percent',
    'cap_percent',
    'cpi',
    'lesser_of',
    'cost_based',
    'none',
  ] as const);
  const value = random.pick([2, 2.5, 3, 3.25, 3.5, 4, 5, 6]);
  if (type === 'fixed_percent' || type === 'cap_percent' || type === 'lesser_of') return { type, value };
  if (type === 'cpi')
    return random.pick<Escalator>([
      { type },
      { type, floor: 2, cap: value > 3 ? value : 5 },
      { type, cap: value },
    ]);
  return { type };
}

const last = (terms: Terms): string => addDays(addYears(terms.start, terms.years), -1);

/** The truth of an agreement. `more` has what a form of it changes. */
export function contractPart(
  terms: Terms,
  decoys: string[],
  more: Partial<TruthContract> = {},
): TruthContract {
  return {
    kind: 'contract',
    vendor: terms.vendor,
    customer: terms.customer,
    service: terms.trade.service,
    fee: { amount: decimal(terms.cents), period: terms.period },
    start: terms.start,
    end: last(terms),
    alsoEnd: addYears(terms.start, terms.years),
    ...(terms.renews === undefined ? {} : { renews: terms.renews }),
    ...(terms.notice ? { noticeDays: terms.notice } : {}),
    escalator: terms.escalator,
    surcharges: terms.surcharges.map((one) => one.word),
    decoys: [...new Set(decoys)].filter((one) => one !== dollars(terms.cents)),
    ...more,
  };
}

export const dollars = (cents: number): string => money(cents, { dollar: 'all', decimals: 2 });
export const yearly = (terms: Terms): number => ratio(terms.cents, 12, monthsOf[terms.period]);
export const lastDay = last;
