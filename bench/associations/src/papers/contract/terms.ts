import { type Random } from '../../core/random';
import { addDays, addYears, isoDate } from '../../core/dates';
import { type TruthContract } from '../../truth';
import { type Association } from '../../world/association';
import { vendorName } from '../../world/names';

/** What two parties agreed, before it is put into words. */
export interface Terms {
  vendor: string;
  customer: string;
  trade: Trade;
  /** Cents for the period; of a schedule, the first step. */
  amount: number;
  period: 'month' | 'quarter' | 'year' | 'one-time' | 'unit';
  stated: 'figure' | 'words-and-figure' | 'annual-and-monthly' | 'blank' | 'schedule';
  steps: { label: string; amount: number; from: string; to: string }[];
  start: string;
  end: string;
  years: number;
  /** The end is stated as a date, or follows from the years. */
  endStated: boolean;
  renewal: 'yearly' | 'monthly' | 'none' | 'unsaid';
  noticeDays?: number;
  escalator: TruthContract['escalator'];
  /** Of 'none': whether the document says so. */
  firmPrice: boolean;
  units: number;
}

export interface Trade {
  name: string;
  service: string;
  scope: string;
  /** Dollars per unit and month. */
  price: [number, number];
}

export const trades: readonly Trade[] = [
  {
    name: 'Landscape',
    service: 'landscape maintenance',
    price: [9, 45],
    scope: 'mowing, edging, pruning, fertilization, weed control and seasonal clean-up of the common grounds',
  },
  {
    name: 'Elevator',
    service: 'elevator maintenance',
    price: [4, 16],
    scope:
      'monthly examination, lubrication and adjustment of the elevator equipment and the annual safety test',
  },
  {
    name: 'Pool',
    service: 'swimming pool maintenance',
    price: [3, 14],
    scope: 'opening and closing, water chemistry, vacuuming and filter cleaning of the swimming pool and spa',
  },
  {
    name: 'Janitorial',
    service: 'janitorial services',
    price: [4, 20],
    scope:
      'cleaning of lobbies, corridors, laundry rooms and the fitness center on the days set out in Exhibit A',
  },
  {
    name: 'Security',
    service: 'security patrol',
    price: [10, 60],
    scope:
      'one unarmed officer in a marked vehicle, three random patrols each night, and written incident reports',
  },
  {
    name: 'Pest Control',
    service: 'pest control',
    price: [1, 5],
    scope: 'exterior treatment for ants, roaches and rodents, and interior treatment on request',
  },
  {
    name: 'Mechanical',
    service: 'HVAC preventive maintenance',
    price: [2, 9],
    scope: 'quarterly inspection of boilers, pumps and rooftop units, filters and belts included',
  },
  {
    name: 'Fire Protection',
    service: 'fire alarm monitoring and inspection',
    price: [1, 6],
    scope: 'central station monitoring of the fire alarm and its annual inspection under applicable codes',
  },
  {
    name: 'Waste',
    service: 'trash and recycling collection',
    price: [6, 22],
    scope: 'collection of refuse twice and of recyclables once a week, with the containers listed below',
  },
  {
    name: 'Snow',
    service: 'snow and ice removal',
    price: [3, 18],
    scope: 'plowing of drives when two inches have fallen, shoveling of walks and application of de-icer',
  },
  {
    name: 'Management',
    service: 'community association management',
    price: [12, 38],
    scope:
      'collection of assessments, payment of bills, monthly financial reports, attendance at board meetings and supervision of vendors',
  },
];

export function makeTerms(random: Random, association: Association): Terms {
  const trade = random.pick(trades);
  const years = random.weighted({ '1': 4, '2': 2, '3': 4, '5': 2 });
  const count = Number(years);
  const start = isoDate(
    association.year - random.int(1, Math.min(2, count) + 1),
    random.int(1, 12),
    random.chance(0.75) ? 1 : 15,
  );
  const type = random.weighted<TruthContract['escalator']['type']>({
    fixed_percent: 5,
    cpi: 3,
    lesser_of: 2,
    cap_percent: 2,
    schedule: 3,
    cost_based: 1.5,
    none: 4,
  });
  const once = type === 'none' && random.chance(0.2);
  const perUnit = !once && type !== 'schedule' && random.chance(0.12);
  const period = once
    ? 'one-time'
    : perUnit
      ? 'unit'
      : random.weighted<'month' | 'quarter' | 'year'>({ month: 7, quarter: 1, year: 2 });
  const monthly =
    Math.max(60, Math.round(random.float(...trade.price) * association.units)) * 100 +
    (random.chance(0.5) ? 0 : random.int(1, 99));
  const amount = amountFor(random, period, monthly);
  const renewal = once
    ? 'unsaid'
    : random.weighted<Terms['renewal']>({ yearly: 6, monthly: 1, none: 1, unsaid: 2 });
  const noticeDays =
    renewal === 'yearly' || renewal === 'monthly' || random.chance(0.5)
      ? random.pick([30, 30, 60, 60, 90, 45])
      : undefined;
  const end = addDays(addYears(start, count), -1);
  const steps = type === 'schedule' ? stepsFrom(random, { start, amount, years: Math.max(2, count) }) : [];
  const last = steps[steps.length - 1];
  return {
    vendor: vendorName(random, trade.name),
    customer: association.name,
    trade,
    amount,
    period,
    stated: type === 'schedule' ? 'schedule' : statedFor(random, period),
    steps,
    start,
    end: last?.to ?? end,
    years: Math.max(count, steps.length),
    endStated: random.chance(0.65),
    renewal,
    ...(noticeDays ? { noticeDays } : {}),
    escalator: escalatorFor(random, type),
    firmPrice: random.chance(0.5),
    units: association.units,
  };
}

function amountFor(random: Random, period: Terms['period'], monthly: number): number {
  if (period === 'quarter') return monthly * 3;
  if (period === 'year') return monthly * 12;
  if (period === 'one-time') return monthly * random.int(4, 14);
  return period === 'unit' ? random.int(150, 4200) : monthly;
}

function statedFor(random: Random, period: Terms['period']): Terms['stated'] {
  if (period === 'month' || period === 'year')
    return random.weighted<Terms['stated']>({
      figure: 5,
      'words-and-figure': 2,
      'annual-and-monthly': 1.5,
      blank: 0.8,
    });
  return random.weighted<Terms['stated']>({ figure: 5, 'words-and-figure': 2, blank: 0.5 });
}

function stepsFrom(random: Random, what: { start: string; amount: number; years: number }): Terms['steps'] {
  const label = random.pick(['Year', 'Contract Year', 'Year']);
  let amount = what.amount;
  return Array.from({ length: what.years }, (_, at) => {
    if (at > 0) amount = Math.round((amount * random.float(1.02, 1.07)) / 100) * 100;
    return {
      label: `${label} ${at + 1}`,
      amount,
      from: addYears(what.start, at),
      to: addDays(addYears(what.start, at + 1), -1),
    };
  });
}

function escalatorFor(random: Random, type: TruthContract['escalator']['type']): TruthContract['escalator'] {
  const percent = (): number => random.pick([2, 2.5, 3, 3, 3.5, 4, 5]);
  switch (type) {
    case 'fixed_percent':
      return { type, value: percent() };
    case 'cap_percent':
      return { type, value: random.pick([3, 4, 5, 7, 10]) };
    case 'lesser_of':
      return { type, value: random.pick([3, 4, 5, 6]) };
    case 'cpi': {
      const floor = random.chance(0.5) ? random.pick([1, 2, 3]) : undefined;
      const cap = random.chance(0.6) ? random.pick([4, 5, 6, 8]) : undefined;
      return { type, ...(floor ? { floor } : {}), ...(cap ? { cap } : {}) };
    }
    default:
      return { type };
  }
}
