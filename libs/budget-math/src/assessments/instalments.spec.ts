import fc from 'fast-check';
import { MAX_CENTS, sumCents } from '../money';
import { instalmentsOf } from './instalments';

it('adds to the annual amount in equal parts, the last of which takes what rounding leaves', () => {
  expect(instalmentsOf(1_625_000, 12)).toEqual([...Array<number>(11).fill(135_417), 135_413]);
  expect(instalmentsOf(1_625_000, 4)).toEqual([406_250, 406_250, 406_250, 406_250]);
  expect(instalmentsOf(1_001, 2)).toEqual([501, 500]);
  expect(instalmentsOf(7, 12)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  expect(instalmentsOf(0, 4)).toEqual([0, 0, 0, 0]);
});

it('adds up for any amount and any number, never below zero', () => {
  const amounts = fc.oneof(fc.nat(100), fc.integer({ min: 0, max: MAX_CENTS - 1 }));
  const counts = fc.oneof(fc.constantFrom(1, 2, 4, 12), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(amounts, counts, (amount, count) => {
      const parts = instalmentsOf(amount, count);
      expect(parts).toHaveLength(count);
      expect(sumCents(parts)).toBe(amount);
      expect(parts.every((part) => part >= 0)).toBe(true);
      // Half a cent a part at most is left over, which a part of as many cents can take.
      if (amount >= count * count) expect(new Set(parts.slice(0, -1)).size).toBeLessThan(2);
    }),
  );
});

it('refuses a number of parts that is none', () => {
  for (const count of [0, -1, 1.5, Number.NaN]) expect(() => instalmentsOf(100, count)).toThrow(RangeError);
});
