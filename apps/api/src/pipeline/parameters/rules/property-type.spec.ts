import { findPropertyType } from './property-type';

const found = (text: string) => findPropertyType(text).map(({ value, weight }) => [value, weight]);

it.each([
  ['Maple Run Townhomes Association', 'Townhomes', 0.3],
  ['a 48-unit condominium in Denver', 'Condominium', 2],
  ['212 single-family homes and a pool', 'Single Family Homes', 2],
  ['Residential assessments (1,250 lots @ $680)', 'Single Family Homes', 1],
  ['36 attached townhouses', 'Townhomes', 2],
  ['Harbor Point, a mixed-use building of condominiums and shops', 'Mixed Use', 0.3],
])('reads the kind of homes from “%s”', (text, type, weight) => {
  expect(found(text)).toEqual([[type, weight]]);
});

it.each(['Maple Run Homeowners Association', 'under the Florida Condominium Act', 'Downtown homes tour'])(
  'reads none from “%s”',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
