import { addDays, isoDate, longDate } from '../core/dates';
import { type Random } from '../core/random';
import { plainStyle, type Block, type Paper as Page, type Style } from '../layout/paper';
import { type Draft } from './publish';

/** An association of the seventh family: what all of its documents agree on. */
export interface Site {
  /** In full, as a deed has it. */
  name: string;
  /** Without its legal form. */
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
  /** Six people: the first is the president, the second the treasurer, the last the agent's manager. */
  people: string[];
  /** What it calls a home: 'Unit', 'Lot', 'Home', 'Apartment', 'Villa'. */
  home: string;
}

export type Paper = (site: Site, random: Random) => Draft;

const places = [
  'Marsh Hen', 'Quail Run', 'Thornbury', 'Lantern Bay', 'Ponderosa', 'Brickyard', 'Whistling Duck', 'Sycamore Bend', 'Admiral',
  'Hidden Orchard', 'Cypress Knee', 'Bluestem', 'Redfern', 'Telegraph Hill', 'Kingfisher', 'Old Ferry', 'Sugarbush', 'Carriage House',
  'Dovetail', 'Mariner', 'Ironwood', 'Chestnut Knoll', 'Seven Pines', 'Lockhaven', 'Ambrose', 'Vista Serena', 'Rockledge', 'Silver Birch',
  'Parkside', 'Glenmoor', 'The Atwood', 'Monarch', 'Two Rivers', 'Hollis', 'Eastbrook', 'Stillwater', 'Barrington', 'Cobblestone',
]; // prettier-ignore
const sorts = [
  'Manor', 'Trace', 'Square', 'Park', 'Villas', 'Gardens', 'Heights', 'Lofts', 'Meadows', 'on the Green', 'Station', 'Reserve', 'Mews',
]; // prettier-ignore
const condos = [
  'Condominium Association, Inc.', 'Condominiums Owners Association', 'Unit Owners Association', 'Condominium Homeowners Association',
  'Condominium Trust', 'Condominium Association',
]; // prettier-ignore
const plains = [
  'Homeowners’ Association, Inc.', 'Owners Association', 'Community Association', 'Master Association, Inc.', 'Homes Association',
  'Civic and Improvement Association, Inc.', 'Townhome Association',
]; // prettier-ignore
const agents = [
  'Ridgeback Community Partners, LLC', 'First Harbor Management Co.', 'Oakline Association Management, Inc.', 'Meridian Realty Services',
  'Larch & Lowell, Property Managers', 'Good Neighbor Management Group, LLC', 'CAM Associates of the Southeast, Inc.', 'Trellis Residential',
]; // prettier-ignore
const towns = [
  ['Wexcombe', 'Massachusetts', 'MA', '01'], ['Bay Harrow', 'Florida', 'FL', '34'], ['Painted Creek', 'Colorado', 'CO', '80'],
  ['North Aldergate', 'Illinois', 'IL', '60'], ['Point Sorrel', 'California', 'CA', '94'], ['Tarleton', 'North Carolina', 'NC', '27'],
  ['Silver Wash', 'Arizona', 'AZ', '85'], ['Mount Corley', 'Maryland', 'MD', '21'], ['Duckett Falls', 'Georgia', 'GA', '30'],
  ['Lake Osterly', 'Wisconsin', 'WI', '53'], ['Quinault Bay', 'Washington', 'WA', '98'], ['Stroud Landing', 'South Carolina', 'SC', '29'],
  ['New Tiverton', 'Connecticut', 'CT', '06'], ['Halloran', 'Ohio', 'OH', '44'],
] as const; // prettier-ignore
const counties = [
  'Barrow',
  'Kent',
  'Tolliver',
  'Pine',
  'San Marcial',
  'Ormsby',
  'Lennox',
  'Wake',
  'Grafton',
  'St. Regis',
];
const given = [
  'Beatrice', 'Gordon', 'Anjali', 'Luis', 'Meredith', 'Tomasz', 'Yvonne', 'Calvin', 'Francine', 'Dwight', 'Keiko', 'Roland', 'Patrice', 'Eamon',
]; // prettier-ignore
const family = [
  'Whitcomb', 'Adeyemi', 'Sorensen', 'Kaczmarek', 'Fuentes', 'Ishikawa', 'Boudreau', 'Lockwood', 'Mendenhall', 'Raghavan', 'Stubbs', 'Gallo',
]; // prettier-ignore
const streets = [
  'Tannery Road', 'Heron Point Boulevard', 'W. Larkin Avenue', 'Old Post Road', 'Commodore Street', 'Mill Pond Drive', 'Route 9A', 'Camino Bajo',
]; // prettier-ignore

/** The association of a number. Its year is one of four in a row, so that a run has documents of each. */
export function makeSite(random: Random, number: number): Site {
  const condo = random.chance(0.55);
  const short = `${random.pick(places)} ${random.pick(sorts)}`;
  const [city, state, st, zip] = random.pick(towns);
  const surnames = random.sample(family, 6);
  return {
    name: `${short} ${random.pick(condo ? condos : plains)}`,
    short,
    condo,
    homes: condo ? random.int(12, 168) : random.int(24, 412),
    year: 2024 + (number % 4),
    street: `${random.int(11, 9900)} ${random.pick(streets)}`,
    city,
    state,
    st,
    zip: `${zip}${random.int(100, 999)}`,
    county: random.pick(counties),
    agent: random.pick(agents),
    people: random.sample(given, 6).map((one, at) => `${one} ${surnames[at]}`),
    home: condo ? random.pick(['Unit', 'Unit', 'Apartment']) : random.pick(['Lot', 'Home', 'Villa', 'Lot']),
  };
}

export const address = (site: Site): string => `${site.street}, ${site.city}, ${site.st} ${site.zip}`;

/** An ISO day in the autumn before the budget's year. */
export const autumnDay = (site: Site, random: Random): string =>
  addDays(isoDate(site.year - 1, 8, 25), random.int(0, 95));

/** The same, as printed. */
export const autumn = (site: Site, random: Random): string => longDate(autumnDay(site, random));

/** A day in November, when October's books are closed: for documents with figures of the year so far. */
export const november = (site: Site, random: Random): string =>
  longDate(isoDate(site.year - 1, 11, random.int(12, 26)));

const accents = ['#7a1f2b', '#20446b', '#2f5d3a', '#333333', '#5a3d7a', '#8a5a12', '#0b6b74'];

/** The looks of one office: what is not said in `more` is drawn. */
export const looks = (random: Random, more: Partial<Style> = {}): Style => ({
  ...plainStyle,
  font: random.pick(['sans', 'serif', 'embedded', 'sans', 'embedded']),
  size: random.pick([9, 9.5, 10, 10.5, 11]),
  margin: random.int(44, 74),
  accent: random.pick(accents),
  header: random.pick(['solid', 'light', 'rule', 'rule']),
  grid: random.pick(['none', 'none', 'rows', 'all']),
  zebra: random.chance(0.15),
  letterhead: random.pick(['bar', 'centered', 'rule', 'plain', 'centered']),
  figures: random.pick(['first', 'first', 'last']),
  padding: random.pick([2, 3, 4]),
  ...more,
});

/** A page with blocks, its looks drawn where none are given. */
export function page(
  site: Site,
  random: Random,
  more: { title: string; blocks: Block[]; style?: Partial<Style>; author?: string } & Partial<
    Pick<Page, 'footer' | 'pageNumbers' | 'date'>
  >,
): Page {
  const { style, author, ...rest } = more;
  return {
    author: author ?? site.agent,
    date: new Date(Date.UTC(site.year - 1, 9, random.int(1, 28))),
    style: looks(random, style),
    ...rest,
  };
}

export const phone = (random: Random): string =>
  `${random.int(201, 989)}-555-01${String(random.int(0, 99)).padStart(2, '0')}`;

/** "$1,234.50" in running text; with `short` the cents of whole dollars are left out. */
export const dollars = (cents: number, short = false): string =>
  `$${(cents / 100).toLocaleString('en-US', short && cents % 100 === 0 ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
