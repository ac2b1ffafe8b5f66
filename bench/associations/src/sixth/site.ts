import { addDays, isoDate, longDate } from '../core/dates';
import { type Random } from '../core/random';
import { type Leaf } from '../fifth/press/leaf';
import { type Draft } from '../fifth/publish';

/** An association of the sixth family: what all of its documents agree on. */
export interface Site {
  name: string;
  short: string;
  condo: boolean;
  homes: number;
  /** The year its new budget is for. */
  year: number;
  street: string;
  city: string;
  state: string;
  st: string;
  zip: string;
  county: string;
  /** The managing agent. */
  agent: string;
  people: string[];
  /** What it calls a home: 'Unit', 'Lot', 'Home'. */
  home: string;
}

export type Paper = (site: Site, random: Random) => Draft;

const first = [
  'Hawthorne', 'Copper Ridge', 'Saltgrass', 'Millrace', 'Bellamy', 'Old Cannery', 'Tamarack', 'Wexford', 'Palmetto Cove', 'Cascade',
  'Sandhill', 'Prairie Rose', 'Lakemont', 'Juniper Flats', 'Stonegate', 'Harborlight', 'Windrow', 'Maple Hollow', 'Canterbury', 'Osprey',
  'Mesquite', 'Larkspur', 'Beacon Hill', 'Timberline', 'Coronado', 'Shadow Creek', 'Pelican', 'Foxglove', 'Granite Falls', 'Laurel Oaks',
]; // prettier-ignore
const second = [
  'Village',
  'Commons',
  'Terrace',
  'Landing',
  'Estates',
  'Place',
  'Townes',
  'Crossing',
  'Pointe',
];
const condos = [
  'Condominium Association, Inc.',
  'Council of Co-Owners, Inc.',
  'Condominium Trust',
  'Condominium Corporation',
];
const plains = [
  'Homeowners Association, Inc.',
  'HOA',
  'Community Association, Inc.',
  'Property Owners Association, Inc.',
  'Maintenance Corporation',
];
const agents = [
  'Keystone & Vale Community Management', 'Tidewater Association Services, LLC', 'Northlight Property Managers, Inc.',
  'Blue Heron Management Group', 'Cornerpost Residential, LLC', 'Summit & Shore Association Management, AAMC', 'Pinnacle HOA Partners, Inc.',
]; // prettier-ignore
const towns = [
  ['Fairhope Junction', 'Alabama', 'AL', '36'], ['Port Marrow', 'Florida', 'FL', '33'], ['Cedar Mills', 'Oregon', 'OR', '97'],
  ['Lower Wendover', 'Massachusetts', 'MA', '02'], ['Arroyo Verde', 'California', 'CA', '92'], ['Blandon Heights', 'Virginia', 'VA', '22'],
  ['Sage Basin', 'Nevada', 'NV', '89'], ['Kettle Lakes', 'Minnesota', 'MN', '55'], ['Marlow Springs', 'Texas', 'TX', '78'],
  ['East Pembury', 'New Jersey', 'NJ', '08'], ['Alta Mesa', 'Arizona', 'AZ', '85'], ['Grand Traverse Park', 'Michigan', 'MI', '49'],
] as const; // prettier-ignore
const counties = ['Ashby', 'Monroe', 'Carver', 'Dunmore', 'Escalon', 'Franklin', 'Harlan', 'Whitfield'];
const given = [
  'Dolores',
  'Wendell',
  'Priya',
  'Marcus',
  'Ingrid',
  'Terrence',
  'Naomi',
  'Hector',
  'Lorraine',
  'Clifford',
];
const family = [
  'Abernathy',
  'Okafor',
  'Lindqvist',
  'Pruitt',
  'Delgado',
  'Yamada',
  'Castellano',
  'Haverford',
  'Nunez',
  'Tillman',
];
const streets = [
  'Weaver Mill Road',
  'Egret Way',
  'Founders Drive',
  'S. Bascom Street',
  'Quarry Lane',
  'Seaside Parkway',
];

export function makeSite(random: Random, number: number): Site {
  const condo = random.chance(0.55);
  const short = `${random.pick(first)} ${random.pick(second)}`;
  const [city, state, st, zip] = random.pick(towns);
  const surnames = random.sample(family, 5);
  return {
    name: `${short} ${random.pick(condo ? condos : plains)}`,
    short,
    condo,
    homes: condo ? random.int(16, 150) : random.int(28, 340),
    year: 2023 + (number % 4),
    street: `${random.int(12, 9800)} ${random.pick(streets)}`,
    city,
    state,
    st,
    zip: `${zip}${random.int(100, 999)}`,
    county: random.pick(counties),
    agent: random.pick(agents),
    people: random.sample(given, 5).map((one, at) => `${one} ${surnames[at]}`),
    home: condo ? random.pick(['Unit', 'Unit', 'Apartment']) : random.pick(['Lot', 'Home', 'Lot']),
  };
}

export const address = (site: Site): string => `${site.street}, ${site.city}, ${site.st} ${site.zip}`;

/** A day of the year before the budget's, as printed. */
export const dayBefore = (site: Site, random: Random): string =>
  longDate(addDays(isoDate(site.year - 1, 8, 20), random.int(0, 90)));

type Fonts = Leaf['font'];
const fonts: readonly Fonts[] = ['helvetica', 'times', 'liberation'];

/** A blank page of the kind an office prints on. */
export function sheet(site: Site, random: Random, more: Partial<Leaf> & { title: string }): Leaf {
  return {
    blocks: [],
    font: random.pick(fonts),
    size: random.pick([9, 9.5, 10, 10.5]),
    margin: random.int(46, 68),
    date: new Date(Date.UTC(site.year - 1, 9, random.int(1, 28))),
    ...more,
  };
}

export const phone = (random: Random): string =>
  `(${random.int(201, 989)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;

/** Cents in running text: the cents of whole dollars are left out now and then. */
export const dollars = (cents: number, short = false): string =>
  `$${(cents / 100).toLocaleString('en-US', short && cents % 100 === 0 ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
