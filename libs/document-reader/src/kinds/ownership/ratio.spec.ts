import fc from 'fast-check';
import { add, approx, equal, percentText, ratio, ratioOfDecimal, sumOf, times } from './ratio';

const any = fc
  .tuple(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), fc.bigInt({ min: 1n, max: 1_000_000n }))
  .map(([n, d]) => ratio(n, d));

describe('ratios', () => {
  it('are in lowest terms with a positive denominator', () => {
    expect(ratio(2n, -4n)).toEqual({ n: -1n, d: 2n });
    expect(ratio(0n, 7n)).toEqual({ n: 0n, d: 1n });
    expect(() => ratio(1n, 0n)).toThrow(RangeError);
  });

  it('add and multiply exactly', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(equal(add(a, b), add(b, a))).toBe(true);
        expect(equal(add(add(a, b), c), add(a, add(b, c)))).toBe(true);
        expect(equal(times(a, add(b, c)), add(times(a, b), times(a, c)))).toBe(true);
      }),
    );
  });

  it('make a whole of equal parts, whatever their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
        const parts = Array.from({ length: count }, () => ratio(1n, BigInt(count)));
        expect(sumOf(parts)).toEqual({ n: 1n, d: 1n });
      }),
    );
  });

  it('read decimals as they are printed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 0, max: 99_999 }),
        (whole, fraction) => {
          const text = `${whole}.${String(fraction).padStart(5, '0')}`;
          expect(ratioOfDecimal(text)).toEqual(ratio(BigInt(whole * 100_000 + fraction), 100_000n));
          expect(approx(ratioOfDecimal(text)!)).toBeCloseTo(Number(text), 9);
        },
      ),
    );
    expect(ratioOfDecimal('.875')).toEqual({ n: 7n, d: 8n });
    expect([ratioOfDecimal(''), ratioOfDecimal('.'), ratioOfDecimal('1.2.3'), ratioOfDecimal('1e3')]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it.each([
    [ratio(1n, 1n), '100'],
    [ratio(1n, 36n), '2.777778'],
    [ratio(999_998n, 1_000_000n), '99.9998'],
    [ratio(0n, 1n), '0'],
    [ratio(5n, 2n), '250'],
  ])('are told in percent: %o', (share, text) => {
    expect(percentText(share)).toBe(text);
  });
});
