import { type Random } from '../core/random';

/** Parts of invented names. No association, firm or person of the generator is real. */
const firsts = [
  'Amber',
  'Bramble',
  'Cinder',
  'Dovetail',
  'Ember',
  'Fallow',
  'Garnet',
  'Heron',
  'Indigo',
  'Jasper',
  'Kettle',
  'Lantern',
  'Marlow',
  'Nettle',
  'Osprey',
  'Pewter',
  'Quarry',
  'Russet',
  'Saffron',
  'Thistle',
  'Umber',
  'Velvet',
  'Willet',
  'Yarrow',
  'Zephyr',
  'Cobalt',
  'Larkfield',
  'Mossgate',
  'Ravenel',
  'Sable',
  'Tamarack',
  'Wexley',
  'Brindle',
  'Calico',
  'Driftmark',
  'Elmhollow',
  'Foxmere',
];
const seconds = [
  'Pointe',
  'Hollow',
  'Commons',
  'Terrace',
  'Landing',
  'Crossing',
  'Court',
  'Gardens',
  'Ridge',
  'Walk',
  'Green',
  'Village',
  'Lofts',
  'Meadows',
  'Harbor',
  'Square',
  'Bluffs',
  'Glen',
  'Bend',
  'Station',
  'Trace',
  'Quay',
];
const kinds = {
  Condominium: [
    'Condominium Association, Inc.',
    'Condominium Owners Association',
    'Condominiums',
    'Council of Unit Owners',
  ],
  Townhomes: ['Townhome Association', 'Townhouse Owners Association, Inc.', 'Townhomes Association, Inc.'],
  'Single Family Homes': [
    'Homeowners Association, Inc.',
    'Property Owners Association',
    'Community Association',
    'HOA',
  ],
  'Mixed Use': ['Master Association, Inc.', 'Owners Association', 'Community Association, Inc.'],
} as const;
export type PropertyType = keyof typeof kinds;
export const propertyTypes = Object.keys(kinds) as PropertyType[];

const streets = [
  'Alder',
  'Basin',
  'Carver',
  'Dunmore',
  'Eastbrook',
  'Fenwick',
  'Granger',
  'Hadley',
  'Ironwood',
  'Juno',
  'Keel',
  'Ludlow',
];
const ways = ['Street', 'Avenue', 'Drive', 'Lane', 'Court', 'Parkway', 'Road', 'Boulevard'];
const towns = [
  'Ashbury',
  'Bellmont',
  'Cedar Ford',
  'Dunham',
  'Eastlake',
  'Fairwater',
  'Glenrock',
  'Holloway',
  'Kingsbridge',
  'Millport',
];
export const states: Record<string, string> = {
  Arizona: 'AZ',
  California: 'CA',
  Colorado: 'CO',
  Florida: 'FL',
  Georgia: 'GA',
  Illinois: 'IL',
  Maryland: 'MD',
  Massachusetts: 'MA',
  Michigan: 'MI',
  Minnesota: 'MN',
  Nevada: 'NV',
  'New Jersey': 'NJ',
  'North Carolina': 'NC',
  Ohio: 'OH',
  Oregon: 'OR',
  Texas: 'TX',
  Virginia: 'VA',
  Washington: 'WA',
};
const managers = [
  'Harborline',
  'Stonebridge',
  'Allgood',
  'Meridian Row',
  'Northgate',
  'Keystone Lane',
  'Bluewater',
  'Copperfield',
  'Tidewell',
];
const managerEnds = [
  'Management, Inc.',
  'Community Management',
  'Property Management, LLC',
  'Association Services',
  'Realty & Management Co.',
];
const givens = [
  'Avery',
  'Blair',
  'Carmen',
  'Dmitri',
  'Elena',
  'Farid',
  'Gloria',
  'Hugh',
  'Imani',
  'Joel',
  'Katya',
  'Luis',
  'Mina',
  'Noor',
  'Owen',
  'Priya',
];
const surnames = [
  'Abbott',
  'Barros',
  'Chen',
  'Dorsey',
  'Eklund',
  'Fontaine',
  'Grady',
  'Hassan',
  'Ibsen',
  'Jurado',
  'Kessler',
  'Lindqvist',
  'Moreau',
  'Novak',
];

export const person = (random: Random): string => `${random.pick(givens)} ${random.pick(surnames)}`;
export const phone = (random: Random): string => {
  const [area, last] = [random.int(201, 989), String(random.int(100, 199)).padStart(4, '0')];
  return random.pick([`(${area}) 555-${last}`, `${area}-555-${last}`, `${area}.555.${last}`]);
};
export const street = (random: Random): string =>
  `${random.int(10, 9899)} ${random.pick(streets)} ${random.pick(ways)}`;
export const town = (random: Random): string => random.pick(towns);
export const zip = (random: Random): string => String(random.int(10001, 98999));

export function placeName(random: Random): string {
  const base = `${random.pick(firsts)} ${random.pick(seconds)}`;
  return random.chance(0.2)
    ? `The ${base.replace(/^The /, '')}`
    : random.chance(0.12)
      ? `${base} ${random.pick(['I', 'II', 'III', 'West', 'North'])}`
      : base;
}
export const fullName = (random: Random, place: string, type: PropertyType): string =>
  `${place}${/s$/.test(place) ? '' : ''} ${random.pick(kinds[type])}`;
export const managerName = (random: Random): string => `${random.pick(managers)} ${random.pick(managerEnds)}`;

const vendorFirsts = [
  'Greenline',
  'Ridgeway',
  'Trident',
  'Blue Heron',
  'Ironside',
  'Acorn',
  'Parallel',
  'Sunward',
  'Cascade Bay',
  'Foxglove',
  'Redstone',
  'Tallow Creek',
  'Alden & Pryor',
  "O'Malley",
];
const vendorEnds = ['LLC', 'Inc.', 'Co.', 'Corporation', 'L.L.C.', ', Inc.', ', LLC', 'Company'];

/** An invented firm for a trade such as 'Landscape'. */
export function vendorName(random: Random, trade: string): string {
  const end = random.pick(vendorEnds);
  const noun = random.pick([`${trade} Services`, `${trade}`, `${trade} Group`, `${trade} Solutions`]);
  return `${random.pick(vendorFirsts)} ${noun}${end.startsWith(',') ? end : ` ${end}`}`;
}
