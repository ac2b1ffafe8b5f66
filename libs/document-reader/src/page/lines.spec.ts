import fc from 'fast-check';
import { linesOf, rowsOf } from './lines';
import type { Word } from './types';

const SIZE = 10;

/** A word whose baseline is at `y`; five points a character. */
function word(text: string, x: number, y = 100): Word {
  return { text, box: [x, y - 7.5, x + text.length * 5, y + 2.2], confidence: 1, fontSize: SIZE };
}

function cells(words: Word[], rulings: [number, number, number, number][] = []): string[][] {
  return linesOf(words, rulings).map((line) => line.cells.map((cell) => cell.text));
}

describe('linesOf', () => {
  it('joins words at the distance of a space and parts them at a gap', () => {
    const row = [word('Water', 0), word('and', 28), word('Sewer', 46), word('$1,200.00', 200)];
    expect(cells(row)).toEqual([['Water and Sewer', '$1,200.00']]);
  });

  it('joins a recognised name to the number behind it over the wide space of a typewriter', () => {
    const typed = (text: string, x: number): Word => ({ ...word(text, x), confidence: 0.95 });
    const row = [typed('UNIT', 0), typed('NO.', 26), typed('1041', 53), typed('1.95', 200)];
    expect(cells(row)).toEqual([['UNIT NO. 1041', '1.95']]);
  });

  it('parts two amounts however tight their columns are', () => {
    expect(cells([word('452,108.00', 0), word('480,000.00', 55)])).toEqual([['452,108.00', '480,000.00']]);
  });

  it('takes a dollar sign at the left of its column to the amount at the right', () => {
    const row = [word('Total', 0), word('$', 100), word('1,200', 150), word('$', 200), word('-', 270)];
    expect(cells(row)).toEqual([['Total', '$ 1,200', '$ -']]);
  });

  it('writes an amount in one that was drawn in pieces', () => {
    expect(cells([word('(', 0), word('1,234', 8), word(')', 36)])).toEqual([['(1,234)']]);
    expect(cells([word('11,062', 0), word('.6', 32)])).toEqual([['11,062.6']]);
  });

  it('parts words at a ruled line between them', () => {
    const row = [word('Smith', 0), word('Jones', 28)];
    expect(cells(row)).toEqual([['Smith Jones']]);
    expect(cells(row, [[26, 80, 26, 120]])).toEqual([['Smith', 'Jones']]);
    expect(cells(row, [[26, 200, 26, 220]])).toEqual([['Smith Jones']]);
  });

  it('keeps a justified line of prose in one cell', () => {
    const prose = 'The Association shall pay the Contractor each month'.split(' ');
    let x = 0;
    const row = prose.map((text) => {
      const placed = word(text, x);
      x = placed.box[2] + 13;
      return placed;
    });
    expect(cells(row)).toEqual([[prose.join(' ')]]);
  });

  it('leaves dots out that lead to an amount, and lines to be filled in where they are', () => {
    expect(cells([word('Water', 0), word('..........', 28), word('1,200', 100)])).toEqual([
      ['Water', '1,200'],
    ]);
    expect(cells([word('Water', 0), ...[28, 36, 44, 52].map((x) => word('.', x)), word('12', 90)])).toEqual([
      ['Water', '12'],
    ]);
    expect(cells([word('Insurance......', 0), word('5,000', 100)])).toEqual([['Insurance', '5,000']]);
    expect(cells([word('Fee:', 0), word('_____', 24)])).toEqual([['Fee: _____']]);
    expect(cells([word('Inc.', 0), word('and', 24)])).toEqual([['Inc. and']]);
  });

  it('numbers lines from 1, from top to bottom', () => {
    const lines = linesOf([word('second', 0, 120), word('first', 0, 100)], []);
    expect(lines.map((line) => [line.index, line.text])).toEqual([
      [1, 'first'],
      [2, 'second'],
    ]);
  });

  it('loses no word, whatever the places', () => {
    const words = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 700 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(words, (places) => {
        const all = places.map(({ x, y }, i) => word(`w${i}`, x, y));
        const found = rowsOf(all)
          .flat()
          .map(({ text }) => text);
        expect(found.sort()).toEqual(all.map(({ text }) => text).sort());
      }),
    );
  });
});
