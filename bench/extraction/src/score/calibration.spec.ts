import fc from 'fast-check';
import { acceptedAt, binsOf, calibrationError } from './calibration';
import type { Judged } from './tally';

const judged = (confidence: number, right: number, wrong: number): Judged[] => [
  ...Array.from({ length: right }, () => ({ confidence, right: true })),
  ...Array.from({ length: wrong }, () => ({ confidence, right: false })),
];

const facts = fc.array(
  fc.record({ confidence: fc.double({ min: 0, max: 1, noNaN: true }), right: fc.boolean() }),
);

describe('calibration', () => {
  it('is without error where nine in ten are right at 0.9', () => {
    expect(calibrationError(judged(0.9, 9, 1))).toBeCloseTo(0);
    expect(calibrationError([])).toBe(0);
  });

  it('weighs the distance of each bin by its facts', () => {
    // 10 facts that say 0.95 and are right 5 times, 30 that say 0.7 and are right 24 times.
    expect(calibrationError([...judged(0.95, 5, 5), ...judged(0.7, 24, 6)])).toBeCloseTo(
      (10 / 40) * 0.45 + (30 / 40) * 0.1,
    );
  });

  it('counts the wrong ones among those that are accepted without a look', () => {
    expect(acceptedAt([...judged(0.95, 8, 2), ...judged(0.89, 1, 9)], 0.9)).toEqual({ right: 8, of: 10 });
  });

  it('has every fact in one bin', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const bins = binsOf(all);
        expect(bins.reduce((sum, { share }) => sum + share.of, 0)).toBe(all.length);
        expect(bins.reduce((sum, { share }) => sum + share.right, 0)).toBe(
          all.filter((one) => one.right).length,
        );
        expect(calibrationError(all)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
