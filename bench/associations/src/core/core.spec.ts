import fc from 'fast-check';
import { decimal, printMoney, ratio } from './money';
import { Random } from './random';

describe('printed money', () => {
  it('prints as documents do', () => {
    const style = {
      dollar: true,
      decimals: 2,
      thousands: true,
      negative: 'parentheses',
      zero: 'dash',
    } as const;
    expect(printMoney(123456789, style)).toBe('$1,234,567.89');
    expect(printMoney(-5, style)).toBe('($0.05)');
    expect(printMoney(0, style)).toBe('$ -');
    expect(printMoney(-120000, { ...style, decimals: 0, negative: 'trailing-minus' })).toBe('$1,200-');
    expect(() => printMoney(150, { ...style, decimals: 0 })).toThrow('whole dollars');
  });

  it('decimal strings go back to the same cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        (value) => Math.round(Number(decimal(value)) * 100) === value,
      ),
    );
  });

  it('rounds half away from zero', () => {
    expect([ratio(5, 1, 2), ratio(-5, 1, 2), ratio(252350, 103, 100), ratio(7, 1, 3)]).toEqual([
      3, -3, 259921, 2,
    ]);
  });
});

describe('random choices', () => {
  it('are the same for the same seed and differ for another', () => {
    const draw = (seed: number): number[] =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.int(0, 1e6)
        )(new Random(seed)),
      );
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('keep a fork apart from its origin', () => {
    const origin = new Random(7);
    const alone = new Random(7);
    origin.fork('a').next();
    expect(origin.next()).toBe(alone.next());
  });

  it('stay in range and keep every item', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1 }), (seed, items) => {
        const random = new Random(seed);
        expect([...random.shuffle(items)].sort()).toEqual([...items].sort());
        const drawn = random.int(3, 9);
        return drawn >= 3 && drawn <= 9 && items.includes(random.pick(items));
      }),
    );
  });
});
