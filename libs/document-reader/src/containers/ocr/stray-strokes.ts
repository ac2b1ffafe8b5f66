import { rowsOf } from '../../page/lines';
import type { Word } from '../../page/types';

/** What a piece of a ruled line that goes down the page may be read as. */
const STROKE = /^[1lI|!]$/;
/** Heights of a word that part two cells. */
const APART = 1.2;
const FEWEST = 2;
/** Of the rows that have figures: a column of ones, such as quantities, has one on most of them. */
const MOST = 0.5;

interface Lone {
  word: Word;
  row: readonly Word[];
}

/** Remains of a line between two columns, read as ones: alone in their cells, under each other, and nothing else there. */
export function withoutStrayStrokes(words: Word[]): Word[] {
  const rows = rowsOf(words);
  const lone = rows.flatMap((row) => row.flatMap((word, at) => (isLone(row, at) ? [{ word, row }] : [])));
  const figured = rows.filter((row) => row.some(({ text }) => /\d\d/.test(text))).length;
  const stray = new Set(
    columnsOf(lone)
      .filter(
        (column) => column.length >= FEWEST && column.length <= MOST * figured && !hasOthers(column, words),
      )
      .flatMap((column) => column.map(({ word }) => word)),
  );
  return stray.size > 0 ? words.filter((word) => !stray.has(word)) : words;
}

const heightOf = ({ box }: Word): number => box[3] - box[1];
const middleOf = ({ box }: Word): number => (box[0] + box[2]) / 2;

function isLone(row: readonly Word[], at: number): boolean {
  const word = row[at]!;
  const [before, after] = [row[at - 1], row[at + 1]];
  if (!STROKE.test(word.text) || !after) return false;
  const gap = APART * heightOf(word);
  return (!before || word.box[0] - before.box[2] > gap) && after.box[0] - word.box[2] > gap;
}

function columnsOf(lone: readonly Lone[]): Lone[][] {
  const columns: Lone[][] = [];
  for (const one of [...lone].sort((a, b) => middleOf(a.word) - middleOf(b.word))) {
    const last = columns.at(-1);
    if (last && middleOf(one.word) - middleOf(last.at(-1)!.word) < 0.4 * heightOf(one.word)) last.push(one);
    else columns.push([one]);
  }
  return columns;
}

/** Whether a figure stands where the strokes do, among them or right above or below: then they are of a column. */
function hasOthers(column: readonly Lone[], words: readonly Word[]): boolean {
  const strokes = column.map(({ word }) => word);
  const [left, right] = [Math.min(...strokes.map(({ box }) => box[0])), Math.max(...strokes.map(({ box }) => box[2]))]; // prettier-ignore
  const near = AROUND * heightOf(strokes[0]!);
  const [top, bottom] = [Math.min(...strokes.map(({ box }) => box[1])) - near, Math.max(...strokes.map(({ box }) => box[3])) + near]; // prettier-ignore
  const isFigure = ({ text }: Word): boolean => /^[-($]*\d[\d,.]*\)?%?$/.test(text);
  return words.some(
    (word) =>
      !strokes.includes(word) &&
      isFigure(word) &&
      word.box[0] < right &&
      word.box[2] > left &&
      word.box[1] < bottom &&
      word.box[3] > top,
  );
}

/** Heights of a stroke within which a figure above or below is of the same column. */
const AROUND = 3;
