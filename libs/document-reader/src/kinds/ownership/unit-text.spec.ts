import fc from 'fast-check';
import { bareKey, findKeys } from './unit-text';

const read = (text: string): string[] =>
  findKeys(text).map(({ label, names }) => `${label}: ${names.join(' ')}`);

describe('designations in a text', () => {
  it.each([
    ['Unit 101', ['unit: 101']],
    ['Units 101-104, each', ['unit: 101 102 103 104']],
    ['Units A1 through A3', ['unit: A1 A2 A3']],
    ['Units A, B and C', ['unit: A B C']],
    ['Unit 1-101', ['unit: 1-101']],
    ['Lot 5, Block 2', ['lot: 5', 'block: 2']],
    ['Building A Unit 101', ['building: A', 'unit: 101']],
    ['Apartment No. PH-2', ['unit: PH-2']],
    ['Garage Unit G-5', ['special: G-5']],
    ['Unit 101 and an undivided interest', ['unit: 101']],
    ['Unit 101 2.5%', ['unit: 101']],
    ['Cottage Three (3), a tenth', ['unit: 3']],
    ['Cottage Three', ['unit: Three']],
    ['Cottage Seventeen (17), a tenth', ['unit: 17']],
    ['Lot Twenty-One (21) shall', ['lot: 21']],
    ['UNIT ONE HUNDRED AND FOUR (104)', ['unit: 104']],
    ['the unit seventeen (17) others own', []],
    ['each unit is entitled to one vote', []],
    ['Section 5.2, Article IV', ['other: 5.2', 'other: IV']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['101', ['101']],
    ['#101', ['101']],
    ['2-S', ['2-S']],
    ['101, 103 and 105', ['101', '103', '105']],
    ['1.25', undefined],
    ['Two bedroom', undefined],
  ])('as a whole cell: %s', (text, expected) => {
    expect(bareKey(text)?.names).toEqual(expected);
  });

  it('spreads a range to its numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 60 }), (first, more) => {
        const [key] = findKeys(`Units ${first} through ${first + more}`);
        expect(key?.names).toEqual(Array.from({ length: more + 1 }, (_, i) => String(first + i)));
      }),
    );
  });
});
