import type { Word } from './types';

const FEWEST = 12;
/** Of the numbers, so many follow the one above them, at the same distance. */
const COUNTING = 0.9;
/** Of the numbers, so many stand on no line of the text: those that count the rows of a table each have one. */
const ALONE = 0.12;
/** Of the other words, so many may begin in the margin: a stamp, a specimen of dirt. */
const ASTRAY = 0.02;
/** Points. */
const EDGE = 5;
const PITCH = 2.5;

/**
 * Words without the numbers that legal paper prints down its margin, 1 to 28 on every page: they stand before all other
 * words, count at one distance, and some of them have no text beside them. Left in, they would part and name its lines.
 */
export function withoutLineNumbers(words: Word[]): Word[] {
  const numbers = words.filter(({ text }) => /^\d{1,2}$/.test(text));
  if (numbers.length < FEWEST) return words;
  const column = marginOf(numbers);
  if (column.length < FEWEST || !doCount(column)) return words;
  const own = new Set(column);
  const others = words.filter((word) => !own.has(word));
  const edge = Math.max(...column.map(({ box }) => box[2]));
  const inside = others.filter(({ box }) => box[0] < edge + 1).length;
  if (inside > others.length * ASTRAY) return words;
  const alone = column.filter((number) => !others.some((word) => isBeside(number, word))).length;
  return alone < Math.max(2, column.length * ALONE) ? words : others;
}

/** The numbers furthest left that are level with each other on one side, from top to bottom. */
function marginOf(numbers: Word[]): Word[] {
  const left = Math.min(...numbers.map(({ box }) => box[0]));
  const near = numbers.filter(({ box }) => box[0] < left + 4 * EDGE);
  const right = Math.max(...near.map(({ box }) => box[2]));
  const sides = [
    near.filter(({ box }) => box[0] - left < EDGE),
    near.filter(({ box }) => right - box[2] < EDGE),
  ].sort((a, b) => b.length - a.length);
  return [...(sides[0] ?? [])].sort((a, b) => a.box[3] - b.box[3]);
}

function doCount(column: Word[]): boolean {
  const steps = column.slice(1).map((word, i) => ({
    by: Number(word.text) - Number(column[i]!.text),
    pitch: word.box[3] - column[i]!.box[3],
  }));
  const pitches = steps.map(({ pitch }) => pitch).sort((a, b) => a - b);
  const usual = pitches[pitches.length >> 1] ?? 0;
  const regular = steps.filter(({ by, pitch }) => by === 1 && Math.abs(pitch - usual) < PITCH);
  return Number(column[0]?.text) <= 2 && regular.length >= COUNTING * steps.length;
}

function isBeside({ box: [, top, , bottom] }: Word, { box }: Word): boolean {
  return Math.min(bottom, box[3]) - Math.max(top, box[1]) > 0.55 * (bottom - top);
}
