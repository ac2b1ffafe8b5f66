import { rulingsOf } from './rulings';

describe('rulingsOf', () => {
  it('joins pieces that continue each other, dashes too', () => {
    const dashes = [0, 10, 20, 30].map((x) => ({ x0: x, y0: 50, x1: x + 9, y1: 50 }));
    expect(rulingsOf(dashes)).toEqual([[0, 50, 39, 50]]);
  });

  it('keeps lines apart that are at different heights or far from each other', () => {
    const lines = [
      { x0: 0, y0: 50, x1: 40, y1: 50 },
      { x0: 60, y0: 50, x1: 100, y1: 50 },
      { x0: 0, y0: 60, x1: 40, y1: 60 },
    ];
    expect(rulingsOf(lines)).toHaveLength(3);
  });

  it('knows upright lines, and leaves slanted and very short ones', () => {
    const segments = [
      { x0: 5, y0: 100, x1: 5, y1: 20 },
      { x0: 0, y0: 0, x1: 30, y1: 30 },
      { x0: 0, y0: 10, x1: 2, y1: 10 },
    ];
    expect(rulingsOf(segments)).toEqual([[5, 20, 5, 100]]);
  });
});
