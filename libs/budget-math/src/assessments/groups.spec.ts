import fc from 'fast-check';
import { exact } from '../exact';
import { sumCents } from '../money';
import { assess } from './assess';
import { isWithinBounds, proposedPools, sharesArePartsOf, sumByGroup, type AssessedUnit } from './groups';
import { resolvePools } from './plan';

const units = (group: string | undefined, ...percents: number[]): AssessedUnit[] =>
  percents.map((percent) => ({ share: exact(Math.round(percent * 100), 10_000), group }));

it('adds the shares of each group, in the order of the schedule', () => {
  const rows = [
    ...units('B', 60, 40),
    ...units(undefined, 5),
    ...units('A', 99.5),
    ...units('B', 1),
    { group: 'A' },
  ];
  expect(sumByGroup(rows)).toEqual([
    { group: 'B', units: 3, sum: exact(101) },
    { group: '', units: 1, sum: exact(5) },
    { group: 'A', units: 2, sum: exact(199, 2) },
  ]);
  expect(sumByGroup([])).toEqual([]);
});

it('knows what shares are parts of', () => {
  expect(sharesArePartsOf(units(undefined, 50, 50))).toBe('whole');
  expect(sharesArePartsOf([...units('A', 40), ...units('B', 60)])).toBe('whole');
  expect(sharesArePartsOf([...units('A', 100), ...units('B', 100)])).toBe('group');
  // A shop of 4 % beside flats of 96 %, and a tower of 100 % beside one that lacks most of its rows.
  expect(sharesArePartsOf([...units('Shop', 4), ...units('Flats', 48, 48)])).toBe('whole');
  expect(sharesArePartsOf([...units('A', 50, 50), ...units('B', 3)])).toBe('group');
  expect(sharesArePartsOf(units('A', 99))).toBe('group');
});

it('proposes one pool, or one a tower in proportion to its units', () => {
  const plain = [{ label: 'Budget', part: { kind: 'rest' }, basis: 'share' }];
  expect(proposedPools(units(undefined, 50, 50))).toEqual(plain);
  expect(proposedPools([...units('A', 40), ...units('B', 60)])).toEqual(plain);
  expect(proposedPools([...units('A', 100), ...units('B', 50)])).toEqual(plain);
  expect(proposedPools([...units('A', 50, 50), ...units('B', 100)])).toEqual([
    { label: 'A', part: { kind: 'percent', percent: '66.6667' }, basis: 'share', group: 'A' },
    { label: 'B', part: { kind: 'rest' }, basis: 'share', group: 'B' },
  ]);
});

it('proposes towers’ pools that can be assessed and add to the total', () => {
  const towers = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(10 ** 11), towers, (totalCents, sizes) => {
      const rows = sizes.flatMap((size, tower) =>
        Array.from({ length: size }, () => ({ share: exact(1, size), group: `T${tower}` })),
      );
      const resolved = resolvePools({ totalCents, pools: proposedPools(rows), categories: new Map() });
      if (resolved.kind === 'problem') throw new Error(resolved.reason);
      expect(resolved.pools).toHaveLength(sizes.length);
      const result = assess({ units: rows, pools: resolved.pools, gap: 'unallocated' });
      expect(result.kind === 'assessed' && sumCents(result.cents)).toBe(totalCents);
    }),
  );
});

it('allows sums from 95 to 105 percent', () => {
  expect([94.99, 95, 105, 105.01].map((sum) => isWithinBounds(exact(Math.round(sum * 100), 100)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
