import { addDays, addYears, isoDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { type Block, type Style } from '../../layout/paper';
import { type TruthContract } from '../../truth';
import { page, type Draft, type Site } from '../site';

type Escalator = TruthContract['escalator'];

export interface Trade {
  /** What is done, in two or three words. */
  service: string;
  vendors: readonly string[];
  /** Monthly price in dollars, least and most. */
  range: readonly [number, number];
  tasks: readonly string[];
}

export const trades = {
  management: { service: 'association management', range: [900, 7200], vendors: ['Corvid Community Management', 'Alder & Finch Property Management'], tasks: ['collect assessments and pay bills', 'prepare monthly financial reports', 'attend board meetings', 'answer owners’ calls on a 24-hour line'] },
  landscaping: { service: 'landscape maintenance', range: [1400, 11800], vendors: ['Greenbriar Grounds', 'Three Oaks Landscape', 'Verde Verde Lawn'], tasks: ['mow and edge turf weekly from April to October', 'prune shrubs twice a year', 'mulch beds each spring', 'check irrigation heads monthly'] },
  elevator: { service: 'elevator maintenance', range: [480, 3900], vendors: ['Cardinal Elevator', 'Upright Lift Service'], tasks: ['examine and lubricate the equipment', 'keep signal systems in adjustment', 'perform the yearly no-load test', 'answer callbacks in regular hours'] },
  pool: { service: 'swimming pool maintenance', range: [700, 4200], vendors: ['Clearlane Pools', 'Bluewater Aquatic Services'], tasks: ['test and balance water', 'vacuum and brush', 'clean filters', 'open and close the pool'] },
  trash: { service: 'refuse and recycling collection', range: [650, 5200], vendors: ['Harrow Waste Hauling', 'County Line Disposal'], tasks: ['empty six containers twice a week', 'collect recycling on Thursdays', 'take bulk items on call'] },
  security: { service: 'security patrol', range: [2400, 14500], vendors: ['Sentry Post Protective Services', 'Bulwark Patrol'], tasks: ['patrol the grounds nightly', 'lock the clubhouse at 10 p.m.', 'write a log of each shift'] },
  cleaning: { service: 'janitorial cleaning', range: [600, 4100], vendors: ['Bright Lobby Cleaning', 'Tidewell Building Services'], tasks: ['sweep and mop lobbies', 'vacuum corridors', 'wash entry glass', 'empty litter bins'] },
  pest: { service: 'pest control', range: [140, 980], vendors: ['Falcon Exterminating', 'Kestner Pest Management'], tasks: ['treat the perimeter', 'set and check bait stations', 'treat units on request'] },
  fire: { service: 'fire alarm monitoring and inspection', range: [160, 1350], vendors: ['Signal Hill Fire Protection', 'Lakeland Alarm'], tasks: ['monitor the panel around the clock', 'inspect devices yearly', 'test sprinkler flow quarterly'] },
  snow: { service: 'snow and ice removal', range: [900, 6400], vendors: ['Northstar Plowing', 'Hazen Snow & Site'], tasks: ['plow when two inches have fallen', 'shovel walks', 'spread salt when it freezes'] },
  cable: { service: 'bulk cable television and internet', range: [18, 74], vendors: ['Meridian Cablevision', 'Bayline Fiber'], tasks: ['supply expanded television', 'supply internet of 500 megabits', 'keep the wiring in repair'] },
  painting: { service: 'exterior painting', range: [1800, 9000], vendors: ['Fairweather Painting', 'Colborne Coatings'], tasks: ['wash and scrape', 'prime bare wood', 'apply two coats'] },
} as const satisfies Record<string, Trade>; // prettier-ignore

export type TradeName = keyof typeof trades;

export interface Deal {
  trade: Trade;
  vendor: string;
  customer: string;
  /** Cents a month. */
  monthly: number;
  start: string;
  /** The last day. */
  end: string;
  years: number;
  phone: string;
}

/** Who does what for how much and how long; the price is whole dollars a month so that a year is exactly twelve. */
export function dealOf(site: Site, random: Random, wish: { trade: TradeName; years?: number }): Deal {
  const trade: Trade = trades[wish.trade];
  const years = wish.years ?? random.int(1, 4);
  const start = isoDate(site.year - random.int(0, 1), random.pick([1, 1, 3, 4, 6, 7, 9, 10]), 1);
  const [least, most] = trade.range;
  return {
    trade,
    vendor: `${random.pick(trade.vendors)}${random.pick([', LLC', ', Inc.', ' Co.', ', Inc.'])}`,
    customer: site.name,
    monthly:
      random.int(least, most) * 100 + (least < 100 ? random.pick([0, 25, 50, 95]) : random.pick([0, 0, 50])),
    start,
    end: lastDay(start, years),
    years,
    phone: `(${random.int(201, 989)}) 555-01${random.int(10, 99)}`,
  };
}

export const lastDay = (start: string, years: number): string => addDays(addYears(start, years), -1);

/** '3/1/2026'. */
export const slashes = (iso: string): string => {
  const [year, month, day] = iso.split('-').map(Number);
  return `${month}/${day}/${year}`;
};

export const usd = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
/** '$1,450' where the cents are none. */
export const round = (cents: number): string =>
  cents % 100 === 0 ? `$${(cents / 100).toLocaleString('en-US')}` : usd(cents);

/** The truth of a contract of a deal; what is not given is the common case. */
export function truthOf(
  deal: Deal,
  more: Partial<Omit<TruthContract, 'kind'>> & { escalator: Escalator },
): TruthContract {
  return {
    kind: 'contract',
    vendor: deal.vendor,
    customer: deal.customer,
    service: deal.trade.service,
    fee: { amount: decimal(deal.monthly), period: 'month' },
    start: deal.start,
    end: deal.end,
    surcharges: [],
    decoys: [],
    ...more,
  };
}

/** A contract as its layout prints it. */
export function contracted(
  site: Site,
  random: Random,
  what: {
    layout: string;
    title: string;
    truth: TruthContract;
    blocks: Block[];
    forms: Draft['forms'];
    author?: string;
    traits?: string[];
    style?: Partial<Style>;
    footer?: string;
    print?: Draft['print'];
    type?: () => string;
    old?: boolean;
  },
): Draft {
  const own = random.fork('page');
  return {
    paper: page(site, own, {
      title: what.title,
      author: what.author ?? what.truth.vendor,
      blocks: what.blocks,
      pageNumbers: own.pick(['none', 'dash', 'page-of', 'none']),
      ...(what.style ? { style: what.style } : {}),
      ...(what.footer ? { footer: what.footer } : {}),
    }),
    kind: 'contract',
    association: site.name,
    parts: [what.truth],
    traits: [what.layout, `escalator-${what.truth.escalator.type}`, ...(what.traits ?? [])],
    forms: what.forms,
    ...(what.print ? { print: what.print } : {}),
    ...(what.type ? { type: what.type } : {}),
    ...(what.old ? { old: true } : {}),
  };
}
