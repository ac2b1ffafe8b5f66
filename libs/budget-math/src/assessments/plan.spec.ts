import fc from 'fast-check';
import { MAX_CENTS, sumCents, type Cents } from '../money';
import { resolvePools, type PlannedPool, type PoolPart } from './plan';

const pool = (part: PoolPart, label = part.kind): PlannedPool => ({ label, part, basis: 'share' });
const rest = pool({ kind: 'rest' });
const amount = (cents: Cents) => pool({ kind: 'amount', cents });
const percent = (text: string) => pool({ kind: 'percent', percent: text });
const taking = (...names: string[]) => pool({ kind: 'categories', names });
const categories = new Map([
  ['Insurance', 20_000],
  ['Utilities', 30_000],
  ['Credit', -500],
]);
const resolve = (totalCents: Cents, pools: PlannedPool[]) => resolvePools({ totalCents, pools, categories });
const amounts = (totalCents: Cents, pools: PlannedPool[]) => {
  const result = resolve(totalCents, pools);
  return result.kind === 'pools' ? result.pools.map(({ cents }) => cents) : result;
};

it('takes amounts, percents and categories, and leaves the rest', () => {
  expect(amounts(100_000, [rest])).toEqual([100_000]);
  expect(amounts(100_000, [rest, amount(1_000), percent('12.5'), taking('Insurance', 'Utilities')])).toEqual([
    36_500, 1_000, 12_500, 50_000,
  ]);
  expect(amounts(50_000, [taking('Insurance', 'Utilities')])).toEqual([50_000]);
  expect(amounts(0, [rest, percent('50')])).toEqual([0, 0]);
});

it('keeps what a pool is divided by', () => {
  const garage: PlannedPool = { label: 'Garage', part: { kind: 'rest' }, basis: 'equal', group: 'A' };
  expect(resolve(5, [garage])).toEqual({
    kind: 'pools',
    pools: [{ label: 'Garage', cents: 5, basis: 'equal', group: 'A' }],
  });
});

it('settles the rounding of percents among them', () => {
  expect(amounts(1, [percent('50'), percent('50')])).toEqual([1, 0]);
  expect(amounts(1, [percent('50'), rest, percent('50')])).toEqual([1, 0, 0]);
  expect(amounts(1_000_001, [percent('33.3333'), percent('33.3333'), percent('33.3334')])).toEqual([
    333_333, 333_333, 333_335,
  ]);
});

it.each([
  ['no-pools', 100, []],
  ['negative-total', -1, [rest]],
  ['two-rests', 100, [rest, rest]],
  ['bad-percent', 100, [rest, percent('100.01')]],
  ['bad-percent', 100, [rest, percent('-1')]],
  ['bad-percent', 100, [rest, percent('a third')]],
  ['bad-percent', 100, [rest, percent('')]],
  ['bad-percent', 100, [rest, percent('1e9999999')]],
  ['negative-amount', 100, [rest, amount(-1)]],
  ['negative-amount', 100, [rest, taking('Credit')]],
  ['unknown-category', 100, [rest, taking('Pool')]],
  ['category-twice', 200_000, [rest, taking('Insurance'), taking('Utilities', 'Insurance')]],
  ['above-total', 100, [rest, amount(101)]],
  ['above-total', 100, [percent('60'), percent('60')]],
  ['above-total', 0, [percent('60'), percent('60')]],
  ['below-total', 100, [amount(99)]],
  ['below-total', 100, [percent('99')]],
] as const)('says %s of %i', (reason, total, pools) => {
  expect(resolve(total, [...pools])).toMatchObject({ kind: 'problem', reason });
});

it('says which pool and category are at fault, and by how much parts miss the total', () => {
  expect(resolve(100, [rest, taking('Pool')])).toMatchObject({ pool: 'categories', category: 'Pool' });
  expect(resolve(100, [amount(60), amount(50)])).toMatchObject({ cents: 10 });
  expect(resolve(100, [amount(60), amount(30)])).toMatchObject({ cents: 10 });
});

it('adds to the total or says why not, whatever the plan', () => {
  const parts: fc.Arbitrary<PoolPart> = fc.oneof(
    fc.constant<PoolPart>({ kind: 'rest' }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: -10, max: 10 ** 9 }) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.oneof(
        fc.nat(100_0000).map((n) => String(n / 10_000)),
        fc.constantFrom('120', 'x', '', '-3', '1e2'),
      ),
    }),
    fc.record({
      kind: fc.constant('categories' as const),
      names: fc.array(fc.constantFrom('Insurance', 'Utilities', 'Credit', 'Nothing'), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  );
  const totals = fc.oneof(fc.integer({ min: -5, max: 300 }), fc.integer({ min: 0, max: MAX_CENTS - 1 }));
  const seen = { pools: 0, problem: 0 };
  fc.assert(
    fc.property(totals, fc.array(parts, { maxLength: 6 }), (total, list) => {
      const result = resolve(
        total,
        list.map((part) => pool(part)),
      );
      seen[result.kind] += 1;
      if (result.kind === 'problem') return;
      expect(sumCents(result.pools.map(({ cents }) => cents))).toBe(total);
      expect(result.pools.every(({ cents }) => cents >= 0)).toBe(true);
    }),
    { seed: 6, numRuns: 1_000 },
  );
  expect(Math.min(seen.pools, seen.problem)).toBeGreaterThan(50);
});
