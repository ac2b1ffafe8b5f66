import fc from 'fast-check';
import { exact, exactDecimal, type Exact } from '../exact';
import { sumCents } from '../money';
import { assess } from './assess';

const one = (cents: number, percents: Exact[]) =>
  assess({
    units: percents.map(({ n, d }) => ({ share: exact(n, d * 100n) })),
    pools: [{ label: 'Budget', cents, basis: 'share' }],
    gap: 'unallocated',
  });

it('gives the rounding remainder to the last unit', () => {
  const split = one(10_000, [exact(100, 3), exact(100, 3), exact(100, 3)]);
  expect(split).toMatchObject({ kind: 'assessed', cents: [3333, 3333, 3334], unallocatedCents: 0 });
});

it('leaves a recorded gap unallocated', () => {
  const split = one(65_000_000, [exactDecimal('50'), exactDecimal('49.9998')]);
  expect(split).toMatchObject({ cents: [32_500_000, 32_499_870], unallocatedCents: 130 });
});

it('is blocked by a negative share, by none and by a sum outside 95 to 105', () => {
  expect(one(100, [])).toMatchObject({ kind: 'blocked', reason: 'no-units' });
  expect(one(100, [exact(101), exact(-1)])).toMatchObject({ reason: 'negative-share' });
  expect(one(100, [exact(94)])).toMatchObject({ reason: 'sum-out-of-bounds' });
  expect(one(100, [exact(95)])).toMatchObject({ kind: 'assessed', unallocatedCents: 5 });
});

it('always adds to the total', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), shares, (total, weights) => {
      const sum = sumCents(weights);
      const split = one(
        total,
        weights.map((weight) => exact(weight * 100, sum)),
      );
      expect(split.kind === 'assessed' && sumCents(split.cents) + split.unallocatedCents).toBe(total);
      expect(split.kind === 'assessed' && split.unallocatedCents).toBe(0);
    }),
  );
});
