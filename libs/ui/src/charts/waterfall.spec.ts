import fc from 'fast-check';
import { waterfallBars, waterfallDomain } from './waterfall';

describe('waterfallBars', () => {
  it('hangs each change where the step before ended', () => {
    expect(
      waterfallBars([
        { id: 'a', label: '2026', cents: 100, kind: 'level' },
        { id: 'b', label: 'Up', cents: 30, kind: 'change' },
        { id: 'c', label: 'Down', cents: -50, kind: 'change' },
        { id: 'd', label: '2027', cents: 80, kind: 'level' },
      ]).map(({ span }) => span),
    ).toEqual([
      [0, 100],
      [100, 130],
      [80, 130],
      [0, 80],
    ]);
  });

  it('draws each change as high as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (changes) => {
        const bars = waterfallBars(
          changes.map((cents, index) => ({ id: String(index), label: '', cents, kind: 'change' })),
        );
        bars.forEach(({ span: [low, high], cents }) => expect(high - low).toBe(Math.abs(cents)));
      }),
    );
  });
});

describe('waterfallDomain', () => {
  it('begins at a round figure shortly below the lowest end', () => {
    const bars = waterfallBars([
      { id: 'a', label: '', cents: 31_671_300, kind: 'level' },
      { id: 'b', label: '', cents: 2_034_000, kind: 'change' },
    ]);
    expect(waterfallDomain(bars)).toEqual([31_000_000, 34_000_000]);
  });

  it('holds every end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (changes) => {
        const bars = waterfallBars(
          changes.map((cents, index) => ({ id: String(index), label: '', cents, kind: 'change' })),
        );
        const [from, to] = waterfallDomain(bars);
        expect(to).toBeGreaterThanOrEqual(from);
        for (const end of bars.flatMap(({ span }) => span).filter((cents) => cents !== 0)) {
          expect(end).toBeGreaterThanOrEqual(from);
          expect(end).toBeLessThanOrEqual(to);
        }
      }),
    );
  });
});
