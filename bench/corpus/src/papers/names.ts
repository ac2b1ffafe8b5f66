import type { Random } from '@hoa/bench-associations/kit';

const first = [
  'Larkspur',
  'Stonebrook',
  'Harbor Glen',
  'Quail Ridge',
  'Old Mill',
  'Sycamore',
  'Bayview',
  'Twin Pines',
  'Fox Hollow',
  'Marlowe',
  'Dunmore',
  'Whitcomb',
];
const second = ['Village', 'Terrace', 'Landing', 'Commons', 'Court', 'Heights', 'Square', 'Park'];
const makers = [
  'Brightwell',
  'Tessler',
  'Northgate',
  'Coppola & Reyes',
  'Ardent',
  'Kilgore',
  'Pelham',
  'Sunderland',
  'Vantage',
  'Osprey',
  'Delacroix',
  'Hobart',
];
const forms = ['LLC', 'Inc.', 'Co.', 'Corporation', 'L.L.C.', 'LP'];

export const states = [
  'Delaware',
  'Nevada',
  'Texas',
  'Virginia',
  'Washington',
  'Colorado',
  'Florida',
  'Georgia',
] as const;
export const streets = [
  '410 Larch Street',
  '2200 Commerce Parkway, Suite 310',
  '77 Ferry Road',
  'P.O. Box 1184',
  '1509 Virginia Avenue',
] as const;

export function associationName(random: Random): string {
  const form = random.pick([
    'Condominium Association, Inc.',
    'Homeowners Association',
    'Owners Association, Inc.',
    'Condominium Association',
  ]);
  return `${random.pick(first)} ${random.pick(second)} ${form}`;
}

export const condominiumName = (random: Random): string =>
  `${random.pick(first)} ${random.pick(second)} Condominium`;

/** A firm whose name need not tell its trade. */
export function firmName(random: Random, trade: string): string {
  const middle = random.chance(0.6)
    ? ` ${trade}`
    : random.pick([' Group', ' Services', ' & Sons', ' Partners']);
  return `${random.pick(makers)}${middle}, ${random.pick(forms)}`.replace('., ', ', ');
}
