import { addDays, addYears, isoDate } from '../../core/dates';
import { decimal, ratio } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthContract } from '../../truth';
import { type Home } from '../home';
import { type Trade, trades } from './trades';

type Period = 'month' | 'quarter' | 'year' | 'unit';
type Escalator = TruthContract['escalator'];

/** What was agreed, before a layout words it. */
export interface Deal {
  trade: Trade;
  vendor: string;
  /** Cents of one period. */
  fee: number;
  period: Period;
  years: number;
  start: string;
  end: string;
  renews: boolean | undefined;
  notice: number | undefined;
  escalator: Escalator;
  /** Later years of a price list, the first among them. */
  schedule: { label: string; cents: number; from: string }[];
  surcharges: (readonly [text: string, word: string])[];
  liability: string;
  lateFee: string;
  deposit: string;
}

export type EscalatorType = Escalator['type'];

/** Draws a deal. A layout that has no words for something narrows the choice. */
export function makeDeal(
  home: Home,
  random: Random,
  how: { escalators: readonly EscalatorType[]; periods?: readonly Period[]; trades?: RegExp; renews?: readonly (boolean | undefined)[] },
): Deal {
  const trade = random.pick(trades.filter((one) => (how.trades ?? /^(?!Association)/).test(one.service)));
  const yearly = random.int(trade.low, trade.high) * home.units;
  const period = random.pick(how.periods ?? (['month', 'month', 'month', 'quarter', 'year'] as const));
  const parts = { month: 12, quarter: 4, year: 1, unit: 12 * home.units }[period];
  const round = period === 'unit' ? 25 : random.pick([100, 500, 2500]);
  const fee = Math.max(round, Math.round(yearly / parts / round) * round);
  const years = random.pick([1, 2, 3, 3, 5]);
  const start = isoDate(home.year - random.int(0, 2), random.int(1, 12), random.pick([1, 1, 1, 15]));
  const type = random.pick(how.escalators);
  const renews = random.pick((how.renews ?? [true, true, false, undefined]).map((says) => ({ says }))).says;
  const pct = random.pick([2, 2.5, 3, 3.5, 4, 5]);
  return {
    trade,
    vendor: random.pick(trade.vendors),
    fee,
    period,
    years: type === 'schedule' ? Math.max(3, years) : years,
    start,
    end: addDays(addYears(start, type === 'schedule' ? Math.max(3, years) : years), -1),
    renews,
    notice: renews || random.chance(0.6) ? random.pick([30, 60, 90]) : undefined,
    escalator: escalatorOf(type, pct, random),
    schedule: type === 'schedule' ? steps(fee, { start, years: Math.max(3, years), pct: random.int(2, 5) }) : [],
    surcharges: trade.surcharges.length && random.chance(0.45) ? [random.pick(trade.surcharges)] : [],
    liability: random.pick(['$1,000,000', '$2,000,000']),
    lateFee: random.pick(['1.5%', '1%']),
    deposit: random.pick(['$250.00', '$500.00', '$35.00']),
  };
} // prettier-ignore

function escalatorOf(type: EscalatorType, pct: number, random: Random): Escalator {
  if (type === 'cpi') return random.chance(0.5) ? { type } : { type, floor: 2, cap: pct + 2 };
  return type === 'fixed_percent' || type === 'cap_percent' || type === 'lesser_of'
    ? { type, value: pct }
    : { type };
}

function steps(fee: number, of: { start: string; years: number; pct: number }): Deal['schedule'] {
  let cents = fee;
  return Array.from({ length: of.years }, (_, at) => {
    if (at) cents = Math.round(ratio(cents, 100 + of.pct, 100) / 100) * 100;
    return { label: `Year ${at + 1}`, cents, from: addYears(of.start, at) };
  });
}

export const money = (cents: number): string => `$${decimal(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** The truth of a deal; a layout that leaves something unsaid takes it out with `more`. */
export function contractTruth(
  deal: Deal,
  home: Home,
  more: { decoys: string[]; fee?: TruthContract['fee']; alsoFees?: TruthContract['alsoFees']; alsoEnd?: boolean; customer?: string },
): TruthContract {
  const priced = deal.schedule.map(({ label, cents, from }) => ({ label, amount: decimal(cents), from }));
  const period = deal.period;
  return {
    kind: 'contract',
    vendor: deal.vendor,
    customer: more.customer ?? home.full,
    service: deal.trade.service,
    fee:
      more.fee !== undefined
        ? more.fee
        : priced.length
          ? { amount: null, period, schedule: priced }
          : { amount: decimal(deal.fee), period },
    ...(more.alsoFees ? { alsoFees: more.alsoFees } : {}),
    start: deal.start,
    end: deal.end,
    ...(more.alsoEnd ? { alsoEnd: addDays(deal.end, 1) } : {}),
    ...(deal.renews === undefined ? {} : { renews: deal.renews }),
    ...(deal.notice === undefined ? {} : { noticeDays: deal.notice }),
    escalator: deal.escalator,
    surcharges: deal.surcharges.map(([, word]) => word),
    decoys: more.decoys,
  };
} // prettier-ignore
