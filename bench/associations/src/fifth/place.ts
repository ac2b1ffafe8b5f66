import { addDays, isoDate, longDate, monthName } from '../core/dates';
import { type Random } from '../core/random';
import { type Draft } from './publish';
import { type Leaf } from './press/leaf';

/** An association of the fifth family: what all of its documents agree on. */
export interface Place {
  name: string;
  short: string;
  condo: boolean;
  units: number;
  /** The year its new budget is for: the one in which it ends. */
  year: number;
  /** The first month of its fiscal year. */
  opens: number;
  street: string;
  city: string;
  state: string;
  st: string;
  zip: string;
  county: string;
  manager: string;
  people: string[];
  /** What it calls a home: 'residence', 'villa'. */
  word: string;
}

export type Recipe = (place: Place, random: Random) => Draft;

const names = [
  'Alder Bluff', 'Bramble Creek', 'Cinnamon Teal', 'Dovecote', 'Eastgate Wharf', 'Fennimore', 'Gannet Cliffs', 'Holloway Park',
  'Ironwood Pass', 'Jessamine', 'Kingfisher Bend', 'Lindenhurst', 'Mallard Pond', 'Nettlefield', 'Orchard Knoll', 'Peregrine',
  'Quince Meadow', 'Rosecliff', 'Sorrel Valley', 'Thistledown', 'Umberland', 'Verbena Walk', 'Whitby Shores', 'Yarrow Springs',
  'Ambleside', 'Brightwater', 'Chandler Mill', 'Drayton Arms', 'Everglen', 'Fallow Ridge',
]; // prettier-ignore
const condos = [
  'Condominium Owners’ Association',
  'Condominium Association, Inc.',
  'Unit Owners Association',
  'Condominiums Homeowners Association, Inc.',
  'Condominium Corporation',
];
const communities = [
  'Homeowners’ Association, Inc.',
  'Community Association',
  'Property Owners Association, Inc.',
  'Village Association, Inc.',
  'Maintenance Corporation',
];
const towns: readonly (readonly [string, string, string, string, string])[] = [
  ['Harlan Bay', 'Oregon', 'OR', '97399', 'Tillamook'],
  ['Cutler Springs', 'Nevada', 'NV', '89599', 'Washoe'],
  ['Fort Delaney', 'South Carolina', 'SC', '29499', 'Horry'],
  ['Old Saxon', 'Connecticut', 'CT', '06499', 'New Haven'],
  ['Verdigris', 'Pennsylvania', 'PA', '19599', 'Chester'],
  ['Playa Serena', 'California', 'CA', '93999', 'Ventura'],
  ['Gulf Hammock', 'Florida', 'FL', '34299', 'Sarasota'],
  ['Bitterroot', 'Utah', 'UT', '84799', 'Summit'],
  ['Millrace', 'Michigan', 'MI', '49499', 'Ottawa'],
  ['Catoma', 'Tennessee', 'TN', '37999', 'Knox'],
];
const people = [
  'Ilse Bergstrom', 'Marcus Tolland', 'Yolanda Prieto', 'Abner Whitlock', 'Shirin Daneshvar', 'Cormac Doyle', 'Lucille Abernathy',
  'Nikhil Deshmukh', 'Paula Ferraro', 'Otis Granger', 'Wen-Li Huang', 'Harriet Boswell', 'Emeka Obi', 'Sylvia Novak',
]; // prettier-ignore
const managers = [
  'Cornerpost Association Management',
  'Hearth & Gate Community Services, LLC',
  'Millstone Property Administrators',
  'Anchorline Management Group, Inc.',
  'Fieldbrook Residential Services',
];
const streets = [
  'Wharf Street',
  'Sycamore Lane',
  'County Road 12',
  'Larch Avenue',
  'Canal Street',
  'Prospect Place',
];

export function makePlace(random: Random, number: number): Place {
  const condo = random.chance(0.62);
  const [city, state, st, zip, county] = random.pick(towns);
  const short = names[(number * 11 + random.int(0, 3)) % names.length]!;
  return {
    name: `${short} ${random.pick(condo ? condos : communities)}`,
    short,
    condo,
    units: condo ? random.int(14, 120) : random.int(40, 420),
    year: random.weighted({ new: 6, past: 3 }) === 'new' ? random.int(2024, 2027) : random.int(2008, 2023),
    opens: Number(random.weighted({ '1': 6, '7': 2, '4': 1, '10': 1 })),
    street: `${random.int(100, 9800)} ${random.pick(streets)}`,
    city,
    state,
    st,
    zip,
    county,
    manager: random.pick(managers),
    people: random.sample(people, 6),
    word: random.pick(condo ? ['unit', 'residence', 'apartment'] : ['home', 'lot', 'villa']),
  };
}

/** The last day of the fiscal year that is named `year`. */
export function closes(place: Place, year: number): string {
  return place.opens === 1 ? isoDate(year, 12, 31) : addDays(isoDate(year, place.opens, 1), -1);
}

export const begins = (place: Place, year: number): string =>
  isoDate(place.opens === 1 ? year : year - 1, place.opens, 1);

/** 'Fiscal Year Ending June 30, 2026'. */
export const yearEnding = (place: Place, year: number): string =>
  `Fiscal Year Ending ${longDate(closes(place, year))}`;

/** Its months' names in its own order. */
export const monthsOf = (place: Place): string[] =>
  Array.from({ length: 12 }, (_, at) => monthName(place.opens + at));

/** A document with what most of them share; its date is some weeks before the year. */
export function leafOf(place: Place, more: Partial<Leaf> & Pick<Leaf, 'title' | 'blocks'>): Leaf {
  const date = new Date(`${addDays(begins(place, place.year), -62)}T12:00:00Z`);
  return { font: 'helvetica', size: 9.5, margin: 60, date, ...more };
}

/** '2026-03-09' as '03/09/2026', '3/9/26' or '09-Mar-2026'. */
export function dated(iso: string, style: 'us' | 'short' | 'day' = 'us'): string {
  const [year, month, day] = iso.split('-') as [string, string, string];
  if (style === 'short') return `${Number(month)}/${Number(day)}/${year.slice(2)}`;
  if (style === 'day') return `${day}-${monthName(Number(month)).slice(0, 3)}-${year}`;
  return `${month}/${day}/${year}`;
}

/** A name at the end of a sentence: 'Inc.' takes no second stop. */
export const stop = (name: string): string => (name.endsWith('.') ? name : `${name}.`);
export const withArticle = (word: string): string => `${word === 'apartment' ? 'an' : 'a'} ${word}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const full = (place: Place): string => `${place.street}, ${place.city}, ${place.state} ${place.zip}`;

/** Cents as money in running text: $1,250.00 or, in whole dollars, $1,250. */
export const usd = (cents: number, decimals: 0 | 2 = 2): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
