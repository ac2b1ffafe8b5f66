import { addDays, addYears, isoDate } from '../../core/dates';
import { decimal, ratio } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthPart } from '../../truth';
import { type Site } from '../site';
import { firms, trades, type Trade } from './trades';

export type TruthContract = Extract<TruthPart, { kind: 'contract' }>;
export type FeePeriod = NonNullable<TruthContract['fee']>['period'];
export type Escalator = TruthContract['escalator'];

/** What two parties have agreed before a document says it in its own words. */
export interface Deal {
  trade: Trade;
  vendor: string;
  customer: string;
  cents: number;
  per: FeePeriod;
  start: string;
  years: number;
  /** The last day. */
  end: string;
  escalator: Escalator;
  /** True renews, false does not, absent: nothing is said. */
  renews?: boolean;
  notice?: number;
  /** Words that price the fee a unit: 'push'. */
  unit: string;
}

const percents = [2.5, 2.75, 3, 3.5, 4, 4.25, 5, 6];

export function makeEscalator(random: Random, type?: Escalator['type']): Escalator {
  const chosen =
    type ??
    random.weighted<Escalator['type']>({
      fixed_percent: 4,
      cap_percent: 3,
      cpi: 3,
      lesser_of: 2,
      cost_based: 2,
      none: 4,
    });
  if (chosen === 'fixed_percent' || chosen === 'cap_percent' || chosen === 'lesser_of')
    return { type: chosen, value: random.pick(percents) };
  if (chosen !== 'cpi' || random.chance(0.4)) return { type: chosen };
  const cap = random.pick([4, 5, 6, 7]);
  return random.chance(0.5)
    ? { type: 'cpi', floor: random.pick([1.75, 2.25, 3]), cap }
    : { type: 'cpi', cap };
}

interface Wishes {
  only?: (trade: Trade) => boolean;
  per?: readonly FeePeriod[];
  escalator?: Escalator['type'];
  years?: readonly number[];
}

export function makeDeal(site: Site, random: Random, wishes: Wishes = {}): Deal {
  const fit = trades.filter(
    (one) => (wishes.only?.(one) ?? true) && (!wishes.per || wishes.per.some((period) => one.per[period])),
  );
  const trade = random.pick(fit);
  const periods = Object.fromEntries(
    Object.entries(trade.per).filter(([period]) => !wishes.per || wishes.per.includes(period as FeePeriod)),
  ) as Trade['per'];
  const per = random.weighted<FeePeriod>(periods);
  const start = isoDate(site.year - random.int(0, 2), random.int(1, 12), random.pick([1, 1, 1, 15]));
  const years = random.pick(wishes.years ?? [1, 1, 2, 3, 3, 5]);
  const said = random.weighted({ yes: 2, no: 1, nothing: 1 });
  const renews = said === 'nothing' ? undefined : said === 'yes';
  return {
    trade,
    vendor: `${random.pick(firms)} ${random.pick(trade.firms)}`,
    customer: site.name,
    cents: amount(trade, per, random),
    per,
    start,
    years,
    end: addDays(addYears(start, years), -1),
    escalator: makeEscalator(random, wishes.escalator),
    ...(renews === undefined ? {} : { renews }),
    ...(renews || random.chance(0.4) ? { notice: random.pick([30, 60, 90, 45]) } : {}),
    unit: trade.unit?.word ?? 'visit',
  };
}

function amount(trade: Trade, per: FeePeriod, random: Random): number {
  if (per === 'unit') {
    const [from, to] = trade.unit?.price ?? [100, 400];
    return to < 100 ? random.int(from * 20, to * 20) * 5 : random.int(from / 5, to / 5) * 500;
  }
  const [from, to] = trade.monthly;
  const month = random.int(from, to) * 100 + random.pick([0, 0, 0, 50, 25]);
  return per === 'year' ? month * 12 : per === 'quarter' ? month * 3 : month;
}

/** The price of each year of a schedule. */
export function steps(deal: Deal, random: Random): { label: string; from: string; cents: number }[] {
  const rise = random.pick([102, 103, 104, 105]);
  let { cents } = deal;
  return Array.from({ length: Math.max(2, deal.years) }, (_, at) => {
    if (at > 0) cents = Math.round(ratio(cents, rise, 100) / 100) * 100;
    return { label: `Year ${at + 1}`, from: addYears(deal.start, at), cents };
  });
}

interface Told {
  decoys: readonly string[];
  surcharges?: readonly string[];
  fee?: TruthContract['fee'];
  alsoFees?: TruthContract['alsoFees'];
  /** 'years': only their number is stated; 'open': no end is. */
  ends?: 'date' | 'years' | 'open';
}

/** The truth of a deal as the document told it. */
export function contractOf(deal: Deal, told: Told): TruthContract {
  const ends = told.ends ?? 'date';
  return {
    kind: 'contract',
    vendor: deal.vendor,
    customer: deal.customer,
    service: deal.trade.service,
    fee: told.fee === undefined ? { amount: decimal(deal.cents), period: deal.per } : told.fee,
    ...(told.alsoFees?.length ? { alsoFees: told.alsoFees } : {}),
    start: deal.start,
    ...(ends === 'open' ? {} : { end: deal.end }),
    ...(ends === 'years' ? { alsoEnd: addDays(deal.end, 1) } : {}),
    ...(deal.renews === undefined ? {} : { renews: deal.renews }),
    ...(deal.notice === undefined ? {} : { noticeDays: deal.notice }),
    escalator: deal.escalator,
    surcharges: [...(told.surcharges ?? [])],
    decoys: [...told.decoys],
  };
}
