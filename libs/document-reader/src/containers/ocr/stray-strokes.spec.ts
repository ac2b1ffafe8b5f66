import type { Word } from '../../page/types';
import { withoutStrayStrokes } from './stray-strokes';

function row(y: number, ...cells: [string, number][]): Word[] {
  return cells.map(([text, x]) => ({
    text,
    box: [x, y, x + 5 * text.length, y + 8],
    confidence: 0.9,
    fontSize: 8,
  }));
}

const texts = (words: Word[]): string => words.map(({ text }) => text).join(' ');

it('takes pieces of a line between two columns for no figures', () => {
  const words = [
    ...row(-90, ['We', 20], ['saved', 60], ['23,400', 150]),
    ...row(10, ['Dues', 20], ['98,400', 200], ['98,900', 260]),
    ...row(30, ['Interest', 20], ['1', 170], ['750', 215], ['900', 275]),
    ...row(50, ['Legal', 20], ['460', 215], ['350', 275]),
    ...row(70, ['Postage', 20], ['1', 171], ['240', 215], ['225', 275]),
  ];
  expect(texts(withoutStrayStrokes(words))).toBe(
    'We saved 23,400 Dues 98,400 98,900 Interest 750 900 Legal 460 350 Postage 240 225',
  );
});

it('leaves a column of ones, and a one among other figures', () => {
  const quantities = [10, 30, 50].flatMap((y) => row(y, ['Roof', 20], ['1', 170], ['98,400', 200]));
  expect(withoutStrayStrokes(quantities)).toEqual(quantities);
  const mixed = [
    ...quantities.slice(0, 6),
    ...row(50, ['Pumps', 20], ['4', 170], ['8,400', 200]),
    ...row(70, ['Gate', 20], ['8,400', 200]),
    ...row(90, ['Fence', 20], ['9,400', 200]),
  ];
  expect(withoutStrayStrokes(mixed)).toEqual(mixed);
});
