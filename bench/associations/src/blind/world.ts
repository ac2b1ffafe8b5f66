import { type Random } from '../core/random';
import { chapters, type ChapterKey } from './accounts';

/** An association of the blind family. Every name is invented, from other parts than the first family's. */
export interface Home {
  id: string;
  place: string;
  name: string;
  condo: boolean;
  city: string;
  state: string;
  abbr: string;
  street: string;
  zip: string;
  phone: string;
  county: string;
  manager: string;
  people: string[];
  units: number;
  year: number;
  /** Month in which its fiscal year begins, 1 to 12. */
  starts: number;
  chart: Group[];
}

export interface Account {
  key: string;
  number: number;
  name: string;
  /** Cents of a whole year, always positive. */
  base: number;
  /** Deducted from its group. */
  contra: boolean;
}

export interface Group {
  key: ChapterKey;
  type: 'income' | 'expense' | 'reserve';
  title: string;
  number: number;
  accounts: Account[];
}

const trees = [
  'Birchwood',
  'Cypress',
  'Aspen',
  'Laurel',
  'Magnolia',
  'Hawthorn',
  'Juniper',
  'Sycamore',
  'Palmetto',
  'Linden',
  'Rosewood',
  'Tupelo',
  'Hickory',
  'Alderbrook',
  'Manzanita',
  'Silverleaf',
  'Pinecrest',
  'Oakhaven',
];
const waters = [
  'Cove',
  'Lakes',
  'Shores',
  'Springs',
  'Falls',
  'Creek',
  'Marina',
  'Bay',
  'Lagoon',
  'Heights',
  'Hills',
  'Park',
  'Place',
  'Estates',
  'Manor',
  'Towers',
  'Villas',
  'Plaza',
  'Woods',
  'Run',
  'Club',
  'Farms',
];
const tails = {
  condo: [
    'Condominium Association, Inc.',
    'Condominium Trust',
    'Owners\u2019 Association',
    'Condominium Association',
    'Unit Owners Association, Inc.',
    'Condominium Corporation',
  ],
  homes: [
    'Homeowners\u2019 Association, Inc.',
    'Homeowners Association',
    'Community Association',
    'Maintenance Corporation',
    'Property Owners\u2019 Association, Inc.',
    'Civic Association',
  ],
};
const places = [
  ['Pelham Bay', 'Florida', 'FL', 'Alachoa'],
  ['Rancho Sereno', 'California', 'CA', 'San Amaro'],
  ['Wickford', 'Massachusetts', 'MA', 'Norwood'],
  ['Cooper Falls', 'Colorado', 'CO', 'Bent Creek'],
  ['Stanhope', 'New Jersey', 'NJ', 'Passaquan'],
  ['Mill Prairie', 'Illinois', 'IL', 'DeSoto'],
  ['Lake Corvin', 'Texas', 'TX', 'Travers'],
  ['Edgarton', 'Virginia', 'VA', 'Prince Alden'],
  ['Port Hensley', 'Washington', 'WA', 'Klickam'],
  ['Tolleson Park', 'Arizona', 'AZ', 'Mariposa'],
  ['Haddon Mills', 'Pennsylvania', 'PA', 'Bexley'],
  ['Granby', 'Minnesota', 'MN', 'Hennick'],
] as const;
const roads = [
  'Harcourt',
  'Bayview',
  'Old Mill',
  'Prospect',
  'Commerce',
  'Sandpiper',
  'Legion',
  'Quail Run',
  'Founders',
  'Telegraph',
];
const kinds = ['Road', 'Way', 'Circle', 'Drive', 'Boulevard', 'Terrace', 'Pkwy', 'St.'];
const firms = [
  'Summit Ridge',
  'Pinnacle Point',
  'Beacon',
  'Coastal Trust',
  'FirstKey',
  'Lakeshore',
  'Cornerstone',
  'Arrowhead',
  'Sentry',
  'Old Dominion Realty',
];
const firmTails = [
  'Association Management',
  'Community Managers, Inc.',
  'HOA Services, LLC',
  'Management Group',
  'Residential, Inc.',
];
const given = [
  'Ruth',
  'Walter',
  'Denise',
  'Harold',
  'Yolanda',
  'Marcus',
  'Eileen',
  'Stuart',
  'Bernice',
  'Theo',
  'Anita',
  'Gordon',
  'Lorraine',
  'Vikram',
  'Paulette',
  'Hector',
];
const family = [
  'Pellegrino',
  'Whitcomb',
  'Osterman',
  'Delacroix',
  'Hargrove',
  'Banerjee',
  'McAdoo',
  'Sorensen',
  'Tillman',
  'Vasquez',
  'Underwood',
  'Kowalczyk',
  'Breslin',
  'Ferrante',
];

export const somebody = (random: Random): string =>
  `${random.pick(given)} ${random.chance(0.25) ? `${random.pick(['A', 'J', 'M', 'R'])}. ` : ''}${random.pick(family)}`;
export const dial = (random: Random): string => {
  const [area, last] = [random.int(201, 979), random.int(1000, 9999)];
  return random.pick([`(${area}) 555-${last}`, `${area}-555-${last}`, `${area}/555-${last}`]);
};
export const road = (random: Random): string =>
  `${random.int(100, 14900)} ${random.pick(roads)} ${random.pick(kinds)}`;

/** An invented firm for a trade: 'Landscape', 'Elevator'. */
export function firm(random: Random, trade: string): string {
  const head = random.pick([
    'Evergreen',
    'Allied',
    'Premier',
    'Tri-County',
    'Bayside',
    'Metro',
    'Heritage',
    'Guardian',
    'Northstar',
    'B & L',
    'Castellano',
    'Ruiz Brothers',
    'Apex',
    'Statewide',
    'Hollis & Sons',
  ]);
  return `${head} ${trade}${random.pick([', Inc.', ' LLC', ' Company', ', L.L.C.', ' Corp.', ' Services, Inc.', ' Contractors, Inc.', ' Systems, LLC'])}`;
}

export function makeHome(random: Random, id: string): Home {
  const condo = random.chance(0.6);
  const place = `${random.pick(trees)} ${random.pick(waters)}${random.chance(0.12) ? ` ${random.pick(['II', 'III', 'at the Green', 'East'])}` : ''}`;
  const [city, state, abbr, county] = random.pick(places);
  const units = random.pick([
    random.int(8, 30),
    random.int(31, 96),
    random.int(97, 160),
    random.int(160, 420),
  ]);
  return {
    id,
    place,
    name: `${random.chance(0.15) ? 'The ' : ''}${place} ${random.pick(condo ? tails.condo : tails.homes)}`,
    condo,
    city,
    state,
    abbr,
    county,
    street: road(random),
    zip: String(random.int(10001, 98999)),
    phone: dial(random),
    manager: `${random.pick(firms)} ${random.pick(firmTails)}`,
    people: Array.from({ length: 4 }, () => somebody(random)),
    units,
    year: random.int(2023, 2027),
    starts: random.weighted({ '1': 7, '7': 2, '10': 1, '4': 1 }) === '1' ? 1 : random.pick([4, 7, 10]),
    chart: makeChart(random.fork('chart'), { units, condo }),
  };
}

function makeChart(random: Random, of: { units: number; condo: boolean }): Group[] {
  const fullness = random.float(0.5, 1.1);
  const caps = random.pick([(t: string) => t, (t: string) => t.toUpperCase()]);
  const names = new Set<string>();
  let group = 0;
  const groups = chapters.flatMap((chapter): Group[] => {
    const chosen = chapter.items.filter((item) =>
      random.chance(Math.min(1, item.odds * (item.odds >= 1 ? 1 : fullness))),
    );
    if (chosen.length === 0) return [];
    const number =
      chapter.type === 'income' ? 4000 : chapter.type === 'reserve' ? 9000 : 5000 + 500 * group++;
    const step = random.pick([5, 10, 20, 25]);
    const accounts = chosen.flatMap((item, at): Account[] => {
      const name = random.pick(item.names);
      if (names.has(name.toLowerCase())) return [];
      names.add(name.toLowerCase());
      const dollars = Math.max(40, random.float(...item.size) * of.units * (of.condo ? 1 : 0.55));
      const round = random.pick([1, 1, 5, 25, 50, 100]);
      const base =
        Math.max(round, Math.round(dollars / round) * round) * 100 + (round === 1 ? random.int(0, 99) : 0);
      return [
        {
          key: item.names[0] ?? '',
          number: number + step * (at + 1),
          name,
          base,
          contra: item.contra ?? false,
        },
      ];
    });
    return [
      { key: chapter.key, type: chapter.type, title: caps(random.pick(chapter.titles)), number, accounts },
    ];
  });
  balance(groups, of.units);
  return groups;
}

/** Sets the dues so that the budget nearly balances: whole dollars a home and month, as boards set them. */
function balance(groups: Group[], units: number): void {
  const dues = groups[0]?.accounts[0];
  if (!dues) return;
  const all = groups.flatMap((group) =>
    group.accounts.map((one) => (group.type === 'income' && !one.contra ? -one.base : one.base)),
  );
  const needed = all.reduce((sum, one) => sum + one, 0) + dues.base;
  dues.base = Math.max(1, Math.ceil(needed / units / 1200)) * units * 1200;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const monthName = (month: number): string => months[(((month - 1) % 12) + 12) % 12] ?? '';
/** 'March 4, 2025' of an ISO day. */
export function longDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${monthName(month ?? 1)} ${day}, ${year}`;
}
/** '03/04/2025' or '3/4/25' of an ISO day. */
export function shortDay(iso: string, brief = false): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return brief ? `${Number(month)}/${Number(day)}/${year.slice(2)}` : `${month}/${day}/${year}`;
}
export const onDay = (random: Random, year: number): Date =>
  new Date(Date.UTC(year, random.int(0, 11), random.int(1, 28), 14, 5));
