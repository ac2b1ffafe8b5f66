import { type Random } from '../core/random';

export const trees = [
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
export const waters = [
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
export const tails = {
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
export const places = [
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
export const firms = [
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
export const firmTails = [
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
export const family = [
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
