import fc from 'fast-check';
import { exact } from '../exact';
import { sumCents } from '../money';
import { assess } from './assess';
import { formulaOf } from './formula';
import type { AssessedUnit } from './groups';
import { resolvePools, type AssessmentBasis, type PlannedPool, type PoolPart } from './plan';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 12 });
const figure = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.nat(3_000), fc.constantFrom(1, 7, 100)) },
  { weight: 1, arbitrary: fc.constantFrom<[number, number]>([0, 1], [-1, 3], [10 ** 15, 1]) },
);
const number = figure.map(([n, d]) => exact(n, d));
const group = fc.constantFrom(undefined, '', 'A', 'B');
const unit: fc.Arbitrary<AssessedUnit> = fc.record({
  share: maybe(fc.constantFrom(1, 2, 3, 4, 5).map((part) => exact(part, 12))),
  area: maybe(number),
  value: maybe(number),
  group,
});
/** Most random shares are out of bounds: some schedules are made to add up. */
const equalShares = fc
  .tuple(fc.integer({ min: 1, max: 9 }), group)
  .map(([count, of]) => Array.from({ length: count }, () => ({ share: exact(1, count), group: of })));
const schedules = fc.oneof(fc.array(unit, { maxLength: 9 }), equalShares);

const part: fc.Arbitrary<PoolPart> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<PoolPart>({ kind: 'rest' }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: -9, max: 900 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.constantFrom('0', '12.5', '100', '101', '-1', 'x'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('categories' as const),
      names: fc.tuple(fc.constantFrom('Roof', 'Credit', 'Gone')),
    }),
  },
);
const pool: fc.Arbitrary<PlannedPool> = fc.record({
  label: fc.constantFrom('Budget', 'Roof'),
  part,
  basis: fc.constantFrom<AssessmentBasis>('share', 'equal', 'area', 'value'),
  group: fc.constantFrom(undefined, undefined, '', 'A', 'Nobody'),
});
const categories = new Map([
  ['Roof', 40],
  ['Credit', -5],
]);

it('adds up or says why not, whatever the plan and the schedule', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.nat(2_000), fc.array(pool, { maxLength: 3 }), schedules, (totalCents, plan, units) => {
      const resolved = resolvePools({ totalCents, pools: plan, categories });
      if (resolved.kind === 'problem') return void seen.add(resolved.reason);
      const result = assess({ units, pools: resolved.pools, gap: 'unallocated' });
      if (result.kind === 'blocked') {
        if (result.unit !== undefined) expect(units[result.unit]).toBeDefined();
        return void seen.add(result.reason);
      }
      seen.add('assessed');
      expect(sumCents(result.cents) + result.unallocatedCents).toBe(totalCents);
      expect(result.cents.every((cents) => cents >= 0)).toBe(true);
      units.forEach((_, place) => expect(formulaOf(place, { units, result })).toMatch(/\$[\d,]+\.\d\d$/));
    }),
    { seed: 6, numRuns: 8_000 },
  );
  expect([...seen].sort()).toEqual(
    [
      ...[
        'above-total',
        'assessed',
        'bad-percent',
        'below-total',
        'category-twice',
        'missing-basis',
        'negative-amount',
      ],
      ...[
        'negative-share',
        'no-pools',
        'no-shares',
        'no-units',
        'no-weight',
        'sum-out-of-bounds',
        'two-rests',
      ],
      'unknown-category',
    ].sort(),
  );
});
