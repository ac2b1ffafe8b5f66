import { addDays, addYears, isoDate, longDate, monthName } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { type Block } from '../../layout/paper';
import { type TruthContract } from '../../truth';
import { type Draft } from '../publish';
import { dollars, page, type Site } from '../site';

export type Escalator = TruthContract['escalator'];
export type Kind = Escalator['type'];

export interface Trade {
  key: string;
  service: string;
  vendors: readonly string[];
  /** Dollars a month for a home, and at least this much in all. */
  rate: [number, number];
  least: number;
  tasks: readonly string[];
}

export const trades = {
  grounds: {
    key: 'grounds',
    service: 'landscape maintenance',
    vendors: ['Greenfold Landscape Co.', 'Bramble & Sons Grounds Care, Inc.', 'Verdant Acre LLC', 'Ortega Bros. Landscaping'],
    rate: [14, 32],
    least: 900,
    tasks: ['Mowing, edging and blowing of turf', 'Weed control in beds', 'Pruning of shrubs', 'Fertilization of turf', 'Spring and fall cleanup', 'Inspection of irrigation', 'Mulching of beds'],
  },
  pool: {
    key: 'pool',
    service: 'swimming pool management',
    vendors: ['Blue Lane Aquatics, Inc.', 'Cool Springs Pool Service', 'Lifeline Pool Managers LLC'],
    rate: [9, 18],
    least: 1200,
    tasks: ['Opening and closing of the pool', 'Lifeguards during posted hours', 'Daily testing of water', 'Chemicals', 'Vacuuming and skimming'],
  },
  snow: {
    key: 'snow',
    service: 'snow removal',
    vendors: ['North Forty Plowing & Excavating', 'Frostline Site Services, Inc.', 'Pelletier Snow & Ice LLC'],
    rate: [8, 20],
    least: 1000,
    tasks: ['Plowing of drives and lots', 'Shoveling of walks and steps', 'Sanding and salting', 'Stacking of snow'],
  },
  trash: {
    key: 'trash',
    service: 'refuse and recycling collection',
    vendors: ['Tri-Town Disposal, Inc.', 'Grayling Waste & Recycling', 'Cartwright Hauling LLC'],
    rate: [11, 24],
    least: 500,
    tasks: ['Weekly collection of refuse', 'Recycling every other week', 'Bulky items by appointment'],
  },
  elevator: {
    key: 'elevator',
    service: 'elevator maintenance',
    vendors: ['Meridian Lift Company', 'Ascendant Elevator Corp.', 'Stanchion Vertical Transport, Inc.'],
    rate: [5, 12],
    least: 480,
    tasks: ['Monthly examination and lubrication', 'Adjustment of doors and brakes', 'Replacement of worn parts', 'Callbacks in regular hours'],
  },
  guard: {
    key: 'guard',
    service: 'security patrol',
    vendors: ['Lodestar Protective Services', 'Palisade Security Group, Inc.', 'Night Watch Patrol LLC'],
    rate: [18, 40],
    least: 2800,
    tasks: ['Patrol of grounds by vehicle', 'Locking of the clubhouse', 'Report of each shift'],
  },
  cleaning: {
    key: 'cleaning',
    service: 'janitorial services',
    vendors: ['Brightwork Building Care', 'Tidewell Janitorial, Inc.', 'Santos Cleaning Services LLC'],
    rate: [9, 22],
    least: 650,
    tasks: ['Vacuuming of halls', 'Washing of lobby floors', 'Cleaning of clubhouse restrooms', 'Windows at entries'],
  },
  pests: {
    key: 'pests',
    service: 'pest control',
    vendors: ['Sentry Pest Solutions', 'Holloway Exterminating Co.', 'Ecoguard Termite & Pest, Inc.'],
    rate: [2, 6],
    least: 160,
    tasks: ['Exterior treatment', 'Rodent bait stations', 'Inspection for termites'],
  },
  alarm: {
    key: 'alarm',
    service: 'fire alarm monitoring and inspection',
    vendors: ['Redline Fire & Life Safety', 'Watchpoint Alarm Company', 'Guardrail Systems, Inc.'],
    rate: [3, 7],
    least: 190,
    tasks: ['Central station monitoring', 'Annual test of devices', 'Inspection of sprinklers'],
  },
  lake: {
    key: 'lake',
    service: 'lake and pond management',
    vendors: ['Clearwater Basin Services', 'Reed & Shallow Aquatic Management, LLC'],
    rate: [3, 8],
    least: 260,
    tasks: ['Treatment of algae', 'Care of fountains', 'Testing of water quality', 'Removal of debris'],
  },
  management: {
    key: 'management',
    service: 'community association management',
    vendors: [],
    rate: [12, 26],
    least: 900,
    tasks: ['Collection of assessments', 'Monthly financial statements', 'Attendance at board meetings', 'Supervision of contractors', 'Correspondence with owners'],
  },
} satisfies Record<string, Trade>; // prettier-ignore

export interface Deal {
  trade: Trade;
  vendor: string;
  /** Cents a month, whole dollars as a rule. */
  month: number;
  start: string;
  years: number;
  end: string;
}

/** Who does what from when to when, and for how much a month. */
export function dealOf(site: Site, random: Random, among: readonly Trade[]): Deal {
  const trade = random.pick(among);
  const years = random.pick([1, 1, 2, 3, 3, 5]);
  const start = isoDate(
    site.year - random.int(0, 2),
    random.pick([1, 1, 3, 4, 5, 7, 9, 10]),
    random.pick([1, 1, 1, 15]),
  );
  const dollarsEach = random.float(trade.rate[0], trade.rate[1]);
  const whole = Math.max(trade.least, Math.round(site.homes * dollarsEach));
  const month = random.chance(0.6) ? Math.round(whole / 5) * 500 : whole * 100 + random.pick([0, 50, 25, 40]);
  return {
    trade,
    vendor: trade.vendors.length > 0 ? random.pick(trade.vendors) : site.agent,
    month,
    start,
    years,
    end: addDays(addYears(start, years), -1),
  };
}

/** "three percent (3%)", "3.5%": as contracts say it. */
export function percentSaid(value: number, random: Random): string {
  const whole = Number.isInteger(value);
  const words = whole ? inWords(value) : `${inWords(Math.floor(value))} and one-half`;
  return random.chance(0.5) ? `${words} percent (${value}%)` : `${value}%`;
}

export interface Raise {
  escalator: Escalator;
  /** Empty where nothing is said. */
  text: string;
}

/** How the price of later years is found; a schedule is told by the layout itself. */
export function raiseOf(
  random: Random,
  kinds: Readonly<Partial<Record<Kind, number>>>,
  price = 'price',
): Raise {
  const type = random.weighted<Kind>(kinds);
  const value = random.pick([2, 2.5, 3, 3.5, 4, 5]);
  const said = percentSaid(value, random);
  switch (type) {
    case 'fixed_percent':
      return {
        escalator: { type, value },
        text: random.pick([
          `On each anniversary of the start date the ${price} then in effect increases by ${said}.`,
          `The ${price} shall be raised ${said} at the beginning of every year after the first.`,
          `In the second and each later year of the term the ${price} will be ${said} above that of the year before.`,
          `A ${value}% annual escalation applies to the ${price} each January 1.`,
        ]),
      };
    case 'cap_percent':
      return {
        escalator: { type, value },
        text: random.pick([
          `The ${price} may be adjusted once a year by written notice, but no adjustment shall exceed ${said} of the ${price} then in effect.`,
          `Annual increases in the ${price}, if any, are limited to a maximum of ${said}.`,
          `After the first year the ${price} is subject to review; any increase shall be not more than ${said} in any twelve months.`,
        ]),
      };
    case 'cpi': {
      const form = random.int(0, 2);
      const [floor, cap] = [random.pick([1, 2]), random.pick([5, 6])];
      const index = random.pick([
        'the Consumer Price Index for All Urban Consumers (CPI-U), U.S. City Average, all items',
        'the CPI-U published by the Bureau of Labor Statistics',
        'the Consumer Price Index',
      ]);
      if (form === 0)
        return {
          escalator: { type },
          text: `Each year the ${price} is adjusted by the percentage change in ${index} over the preceding twelve months.`,
        };
      if (form === 1)
        return {
          escalator: { type, floor, cap },
          text: `The ${price} changes every year with ${index}, provided that no yearly change is less than ${percentSaid(floor, random)} nor more than ${percentSaid(cap, random)}.`,
        };
      return {
        escalator: { type, floor },
        text: `On each anniversary the ${price} increases in proportion to ${index}, but in no event by less than ${percentSaid(floor, random)}.`,
      };
    }
    case 'lesser_of':
      return {
        escalator: { type, value },
        text: random.pick([
          `Each year the ${price} increases by the lesser of (a) ${said} and (b) the percentage increase in the Consumer Price Index.`,
          `Yearly adjustments of the ${price} equal the rise in the CPI-U or ${said}, whichever is less.`,
        ]),
      };
    case 'cost_based':
      return {
        escalator: { type },
        text: random.pick([
          `The ${price} is adjusted each year to reflect the actual change in the hourly wages and benefits that the company pays its mechanics.`,
          `Should the company's documented cost of labor, materials or disposal rise, the ${price} is adjusted by the amount of the increase on thirty days' written notice with proof.`,
        ]),
      };
    default:
      return {
        escalator: { type: 'none' },
        text: random.pick([
          `The ${price} is firm for the entire term.`,
          '',
          `No increase of the ${price} is allowed during the term.`,
        ]),
      };
  }
}

export interface Ending {
  text: string;
  facts: Pick<TruthContract, 'renews' | 'noticeDays'>;
}

const days = (count: number, random: Random): string =>
  random.chance(0.6) ? `${inWords(count)} (${count}) days` : `${count} days`;

/** What becomes of it at its end: it renews, it does not, or either side may end it before. */
export function endingOf(random: Random, only?: 'renews' | 'ends' | 'notice'): Ending {
  const way = only ?? random.weighted({ renews: 5, ends: 2, notice: 3 });
  const count = random.pick([30, 30, 60, 60, 90, 120]);
  const said = days(count, random);
  if (way === 'renews')
    return {
      facts: { renews: true, noticeDays: count },
      text: random.pick([
        `It renews automatically for successive terms of one year unless either party gives the other written notice at least ${said} before the end of the term then running.`,
        `Unless notice of non-renewal is received not less than ${said} prior to expiration, it shall be extended for further periods of twelve months.`,
        `Upon expiration it continues from year to year, but either party may prevent renewal by ${said}' notice in writing before the term ends.`,
      ]),
    };
  if (way === 'ends')
    return {
      facts: { renews: false },
      text: random.pick([
        'It does not renew automatically; any extension must be in writing and signed by both parties.',
        'There is no automatic renewal.',
      ]),
    };
  return {
    facts: { noticeDays: count },
    text: random.pick([
      `Either party may terminate at any time, with or without cause, upon ${said}' written notice.`,
      `The Association may cancel on ${said}' written notice to the other party.`,
    ]),
  };
}

/** "from March 1, 2025 through February 28, 2026", or a number of years from a day. */
export function termOf(
  deal: Deal,
  random: Random,
): { text: string; facts: Pick<TruthContract, 'start' | 'end' | 'alsoEnd'> } {
  const years = deal.years === 1 ? 'one (1) year' : `${inWords(deal.years)} (${deal.years}) years`;
  const from = longDate(deal.start);
  if (random.chance(0.5))
    return {
      text: random.pick([
        `from ${from} through ${longDate(deal.end)}`,
        `commencing ${from} and ending ${longDate(deal.end)}`,
      ]),
      facts: { start: deal.start, end: deal.end },
    };
  return {
    text: random.pick([`for a period of ${years} beginning ${from}`, `for ${years} from ${from}`]),
    facts: { start: deal.start, end: deal.end, alsoEnd: addDays(deal.end, 1) },
  };
}

/** Sums and percents of every contract that are neither its price nor its increase. */
export function asides(random: Random, count: number): { texts: string[]; decoys: string[] } {
  const hourly = `$${random.int(58, 145)}.00`;
  const deposit = `$${random.pick(['2,500', '5,000', '10,000'])}.00`;
  const pool: [string, string[]][] = [
    ['Invoices unpaid after 30 days bear interest at 1.5% a month.', ['1.5%']],
    ['A late charge of 10% is added to any amount not paid when due.', ['10%']],
    ['Contractor carries commercial general liability insurance of $1,000,000 per occurrence and $2,000,000 aggregate.', ['$1,000,000', '$2,000,000']],
    ['Contractor shall maintain an umbrella policy of not less than $5,000,000 and automobile liability of $500,000.', ['$5,000,000', '$500,000']],
    [`Work outside the scope is billed at ${hourly} per man-hour plus materials, on prior approval.`, [hourly]],
    ['Materials for extra work are billed at cost plus 15%.', ['15%']],
    [`Damage to the property is charged against the contractor up to the deductible of ${deposit}.`, [deposit]],
    ['A check returned by the bank incurs a fee of $35.00.', ['$35.00']],
    ['Repairs over $1,500.00 require the prior approval of the Board.', ['$1,500.00']],
    ['If the contract is ended early without cause, liquidated damages are 25% of the charges remaining.', ['25%']],
  ]; // prettier-ignore
  const chosen = random.sample(pool, count);
  return { texts: chosen.map(([text]) => text), decoys: chosen.flatMap(([, printed]) => printed) };
}

/** Clauses without figures. */
export const boiler = (random: Random, count: number): string[] =>
  random.sample(
    [
      'The contractor is an independent contractor and not an employee of the Association.',
      'Neither party may assign without the written consent of the other.',
      'The contractor shall indemnify and hold harmless the Association from claims arising of its negligence.',
      'The contractor furnishes all labor, tools, equipment and supervision.',
      'Notices are given by certified mail to the addresses on the first page.',
      'The laws of the state in which the property lies govern.',
      'All workers shall be properly identified and courteous to residents.',
      'If a provision is held invalid the remainder stays in force.',
      'The contractor complies with all laws and obtains all permits and licenses.',
      'This writing is the entire agreement and may be changed only in writing.',
      'Neither party is liable for delay caused by strikes, weather or acts of God.',
      'The prevailing party in any action recovers reasonable attorneys’ fees.',
    ],
    count,
  );

/** "two thousand eight hundred fifty dollars ($2,850.00)" or the figure alone. */
export const priceSaid = (cents: number, random: Random): string => {
  const figure = dollars(cents);
  if (cents % 100 !== 0 || random.chance(0.5)) return figure;
  const words = inWords(cents / 100);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} Dollars (${figure})`;
};

export const monthsOf = (iso: string): string => `${monthName(Number(iso.slice(5, 7)))} ${iso.slice(0, 4)}`;
export const slashed = (iso: string): string => {
  const [year, month, day] = iso.split('-').map(Number);
  return `${month}/${day}/${year}`;
};

type Period = NonNullable<TruthContract['fee']>['period'];
export const fee = (cents: number, period: Period): { amount: string; period: Period } => ({
  amount: decimal(cents),
  period,
});

/** The truth of a contract: what its kind always has, and the rest. A figure that is also the price is no decoy. */
export const contracted = (
  site: Site,
  deal: Pick<Deal, 'vendor' | 'trade'>,
  rest: Omit<TruthContract, 'kind' | 'vendor' | 'customer' | 'service' | 'surcharges' | 'decoys'> &
    Partial<Pick<TruthContract, 'surcharges' | 'decoys' | 'service'>>,
): TruthContract => {
  const prices = [rest.fee, ...(rest.alsoFees ?? []), ...(rest.fee?.schedule ?? [])].map((one) =>
    Number(one?.amount ?? 0),
  );
  return {
    kind: 'contract',
    vendor: deal.vendor,
    customer: site.name,
    service: deal.trade.service,
    surcharges: [],
    ...rest,
    decoys: (rest.decoys ?? []).filter(
      (one) => !one.startsWith('$') || !prices.includes(Number(one.replace(/[$,]/g, ''))),
    ),
  };
};

/** The rest of a draft that all contracts share. */
export function agreed(
  site: Site,
  random: Random,
  draft: { name: string; blocks: Block[]; truth: TruthContract; more?: string[] } & Pick<Draft, 'forms'> &
    Partial<Pick<Draft, 'print' | 'type' | 'old'>> & {
      look?: Parameters<typeof page>[2]['style'];
      footer?: string;
      numbers?: 'page-of' | 'dash' | 'none';
    },
): Draft {
  const { name, blocks, truth, more, look, footer, numbers, ...rest } = draft;
  return {
    kind: 'contract',
    association: site.name,
    paper: page(site, random, {
      title: `${truth.service} ${site.short}`,
      blocks,
      author: truth.vendor,
      ...(look ? { style: look } : {}),
      ...(footer ? { footer } : {}),
      pageNumbers: numbers ?? random.pick(['page-of', 'dash', 'none'] as const),
    }),
    parts: [truth],
    traits: [name, truth.escalator.type, ...(more ?? [])],
    ...rest,
  };
}
