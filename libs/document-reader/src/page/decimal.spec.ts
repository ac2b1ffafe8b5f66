import fc from 'fast-check';
import { decimalOf } from './decimal';

describe('decimalOf', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1234.5, '1234.5'],
    [0.1 + 0.2, '0.3'],
    [741.200000000001, '741.200000000001'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-92150, '-92150'],
  ])('writes %p as %p', (value, text) => {
    expect(decimalOf(value)).toBe(text);
  });

  it('knows no decimal of what is not finite', () => {
    expect(decimalOf(Number.NaN)).toBeUndefined();
    expect(decimalOf(Infinity)).toBeUndefined();
  });

  it('gives back any amount of cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        const text = decimalOf(cents / 100) ?? '';
        const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
        const back = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
        expect((text.startsWith('-') ? -1 : 1) * back).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });

  it('never uses an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
        /^-?\d+(\.\d+)?$/.test(decimalOf(value) ?? ''),
      ),
    );
  });
});
