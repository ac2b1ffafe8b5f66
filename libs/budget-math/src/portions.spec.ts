import fc from 'fast-check';
import { exact, sumExact, type Exact } from './exact';
import { MAX_CENTS, sumCents } from './money';
import { portionsOf, weigh } from './portions';

const amounts = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: MAX_CENTS - 1 }));
const denominators = fc.oneof(
  fc.constantFrom(1, 3, 7, 36, 144, 10_000, 1_000_000, 10_000_000_000),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);
const weight = fc.tuple(fc.oneof(fc.nat(20), fc.nat(10 ** 9)), denominators).map(([n, d]) => exact(n, d));
const someWeights = fc
  .array(weight, { minLength: 1, maxLength: 60 })
  .filter((weights) => weights.some(({ n }) => n > 0n));

/** Halves away from zero, for what is not negative. */
const nearest = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);
const reference = (cents: number, { n, d }: Exact, whole: Exact): bigint =>
  nearest(BigInt(cents) * n * whole.d, d * whole.n);

const divide = (cents: number, weights: Exact[], whole = sumExact(weights)) =>
  portionsOf(cents, weigh(weights), whole);

it('rounds each, and gives what that leaves to the last weight above zero', () => {
  fc.assert(
    fc.property(amounts, someWeights, (cents, weights) => {
      const whole = sumExact(weights);
      const rounded = weights.map((each) => reference(cents, each, whole));
      const left = BigInt(cents) - rounded.reduce((sum, each) => sum + each, 0n);
      const last = weights.findLastIndex(({ n }) => n > 0n);
      fc.pre(rounded[last]! + left >= 0n);
      rounded[last]! += left;
      const result = divide(cents, weights);
      expect(result.cents.map(BigInt)).toEqual(rounded);
      expect(result.remainderCents).toBe(Number(left));
      expect(result.remainder).toBe(left === 0n ? 'none' : 'last');
    }),
  );
});

it('adds to the amount, never goes below zero, and mirrors a negative amount', () => {
  fc.assert(
    fc.property(amounts, someWeights, (cents, weights) => {
      const { cents: portions, remainder } = divide(cents, weights);
      expect(sumCents(portions)).toBe(cents);
      expect(portions.every((portion) => Number.isSafeInteger(portion) && portion >= 0)).toBe(true);
      weights.forEach(({ n }, index) => expect(n > 0n || portions[index] === 0).toBe(true));
      expect(divide(-cents, weights)).toMatchObject({
        cents: portions.map((portion) => 0 - portion),
        remainder,
      });
    }),
  );
});

it('takes a cent from those that rounding raised where the last is too small, from the last backwards', () => {
  const ones = Array.from({ length: 100 }, () => exact(1));
  const { cents, remainder, remainderCents } = divide(60, ones);
  expect({ remainder, remainderCents }).toEqual({ remainder: 'spread', remainderCents: -40 });
  expect(cents).toEqual([...Array<number>(60).fill(1), ...Array<number>(40).fill(0)]);
  // The fifth is 2.2, rounded down: it keeps its 2.
  const mixed = [1, 1, 1, 1, 4, 1].map((n) => exact(n));
  expect(divide(5, mixed)).toMatchObject({ cents: [1, 1, 1, 0, 2, 0] });
});

it('keeps each within a cent of its exact portion where the remainder is spread', () => {
  const small = fc.integer({ min: 1, max: 200 });
  const many = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 20, maxLength: 300 });
  fc.assert(
    fc.property(small, many, (cents, numbers) => {
      const weights = numbers.map((n) => exact(n));
      const whole = sumExact(weights);
      const result = divide(cents, weights);
      fc.pre(result.remainder === 'spread');
      result.cents.forEach((portion, index) => {
        const difference = BigInt(portion) * whole.n - BigInt(cents) * weights[index]!.n;
        expect(difference < whole.n && difference > -whole.n).toBe(true);
      });
    }),
  );
});

it('leaves what weights below the whole leave', () => {
  expect(divide(1_000, [exact(1, 4), exact(1, 4)], exact(1)).cents).toEqual([250, 250]);
  expect(divide(1, [exact(1, 2), exact(1, 4)], exact(1))).toMatchObject({ cents: [1, 0], remainderCents: 0 });
});

it('refuses a negative weight and a whole that is none', () => {
  expect(() => divide(1, [exact(2), exact(-1)])).toThrow(RangeError);
  expect(() => divide(1, [exact(0)])).toThrow(RangeError);
  expect(() => divide(1, [])).toThrow(RangeError);
});

it('adds thousands of unlike denominators exactly', () => {
  const terms = Array.from({ length: 3_000 }, (_, index) => exact(1, (index + 1) * (index + 2)));
  // A telescoping sum: 1/(1x2) + 1/(2x3) + ... = 1 - 1/3001.
  const sum = sumExact(terms);
  expect(sum.n * 3_001n).toBe(sum.d * 3_000n);
  const naive = terms
    .slice(0, 50)
    .reduce((all, { n, d }) => exact(all.n * d + n * all.d, all.d * d), exact(0));
  expect(sumExact(terms.slice(0, 50))).toEqual(naive);
  expect(sumExact([])).toEqual(exact(0));
});

it('divides by a sum of thousands of unlike denominators, as exactly and without waiting', () => {
  const weights = Array.from({ length: 2_000 }, (_, index) => exact(1, 10_007 + index));
  const whole = sumExact(weights);
  expect(whole.d > 1n << 1024n).toBe(true);
  const { cents, remainderCents } = divide(65_000_000, weights);
  const rounded = weights.map((each) => reference(65_000_000, each, whole));
  rounded[1_999]! += BigInt(remainderCents);
  expect(cents.map(BigInt)).toEqual(rounded);
  expect(sumCents(cents)).toBe(65_000_000);
});
