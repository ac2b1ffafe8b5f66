import fc from 'fast-check';
import {
  allocate,
  formatDollars,
  growByPercent,
  MAX_CENTS,
  MAX_TOTAL_CENTS,
  multiplyByPercent,
  prorate,
  sumCents,
  toCents,
  toDecimalString,
} from './money';

const cents = fc.integer({ min: -MAX_CENTS + 1, max: MAX_CENTS - 1 });

describe('amounts as text', () => {
  it.each([
    ['1234.5', 123450],
    ['-0.005', -1],
    ['0.0049', 0],
    ['-0', 0],
    ['.5', 50],
    ['1000000000000', MAX_CENTS],
    ['999999999999.995', MAX_CENTS],
    ['-1999999999999.98', 2 - MAX_TOTAL_CENTS],
  ])('has %s on the wire as %i cents', (text, expected) => {
    expect(toCents(text)).toBe(expected);
    expect(Object.is(toCents(text), -0)).toBe(false);
  });

  it.each(['', ' ', 'abc', '-', '--5', '1.2.3', '5-3', '$5', '1,234', '(5)', '9'.repeat(400)])(
    'takes %p for no amount of the wire',
    (text) => expect(() => toCents(text)).toThrow(RangeError),
  );

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDecimalString(amount))).toBe(amount);
        expect(toDecimalString(amount)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
  });

  it('shows whole dollars, halves away from zero, and no minus before nothing', () => {
    expect(formatDollars(123450)).toBe('$1,235');
    expect(formatDollars(-123450)).toBe('\u2212$1,235');
    expect(formatDollars(-49)).toBe('$0');
    expect(formatDollars(50)).toBe('$1');
    expect(formatDollars(123450, { cents: true })).toBe('$1,234.50');
  });
});

describe('percents of amounts', () => {
  it('is exact where binary floats are not, and rounds once, half away from zero', () => {
    expect(multiplyByPercent(10000, 6.7)).toBe(670);
    expect(multiplyByPercent(50, 1)).toBe(1);
    expect(multiplyByPercent(-50, 1)).toBe(-1);
    expect(growByPercent(1_234_567, 4.2)).toBe(1_286_419);
    expect(growByPercent(100, '1e-2')).toBe(100);
    expect(() => multiplyByPercent(1, Number.NaN)).toThrow(RangeError);
  });

  it('equals integer arithmetic for percents of one decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 11 }),
        fc.integer({ min: 0, max: 500 }),
        (amount, tenths) => {
          expect(multiplyByPercent(amount, tenths / 10)).toBe(
            Number((BigInt(amount) * BigInt(tenths) * 2n + 1000n) / 2000n),
          );
          expect(multiplyByPercent(-amount, tenths / 10) + multiplyByPercent(amount, tenths / 10)).toBe(0);
        },
      ),
    );
  });
});

describe('splitting', () => {
  it('conserves the total, and leaves each share within a cent of the exact one but the last', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1 }),
        (total, weights) => {
          const shares = allocate(total, weights);
          expect(shares).toHaveLength(weights.length);
          expect(sumCents(shares)).toBe(total);
        },
      ),
    );
  });

  it('gives the remainder to the last share that has a weight', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([33, 33, 34]);
    expect(allocate(100, [1, 2, 0])).toEqual([33, 67, 0]);
    expect(allocate(10, [0, 0])).toEqual([5, 5]);
    expect(allocate(10, [])).toEqual([]);
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError);
  });

  it('prorates', () => {
    expect(prorate(1000, 6, 12)).toBe(500);
    expect(prorate(100, 1, 3)).toBe(33);
  });
});
