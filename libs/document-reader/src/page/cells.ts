import { unionOf } from './lines';
import type { Cell, Ruling, Word } from './types';

/** Fractions of the font's height: the gap that parts two cells, among words and next to a number. */
const TEXT_GAP = 0.95;
const NUMBER_GAP = 0.45;
/** In justified prose the spaces are stretched, but evenly. */
const STRETCHED_GAP = 1.7;

const NUMERIC = /^[($€£-]*\$?\s*[\d.,]*\d[\d.,]*\)?%?[)*†]?$/;
const MONEY = /^[($-]*\$?\d[\d,]*(\.\d+)?\)?%?$/;
/** What a recogniser sets apart, though the space after a typewritten word is as wide as a letter: "Unit No." "1041". */
const NAMES_NEXT = /^(?:units?|apartments?|apt|suite|lot|parcel|no|number)\.?$/i;
const DESIGNATION = /^(?:no\.?|#?[A-Z]{0,2}-?\d{1,5}[A-Z]?|[A-Z])$/i;
const TYPED_GAP = 1.6;
const DASH = /^[-–—]+$/;

/** Words of one line, left to right, to cells: parted by a vertical ruled line, or by a gap that is no mere space. */
export function cellsOf(row: Word[], verticals: Ruling[]): Cell[] {
  const stretched = isProse(row) ? STRETCHED_GAP : TEXT_GAP;
  const cells: Word[][] = [];
  for (const word of row) {
    const cell = cells.at(-1);
    const before = cell?.at(-1);
    if (cell && before && joins({ before, word, cell, verticals, textGap: stretched })) cell.push(word);
    else cells.push([word]);
  }
  return cells.map(toCell);
}

interface Neighbours {
  before: Word;
  word: Word;
  cell: Word[];
  verticals: Ruling[];
  textGap: number;
}

function joins({ before, word, cell, verticals, textGap }: Neighbours): boolean {
  if (isRuledBetween(before, word, verticals)) return false;
  const gap = (word.box[2] < before.box[2] ? 0 : word.box[0] - before.box[2]) / heightOf(before, word);
  if (isCurrency(before.text)) return isAmountLike(word.text) && (cell.length === 1 || gap < 12);
  if (isCurrency(word.text)) return gap < NUMBER_GAP && !NUMERIC.test(before.text);
  if (/^[)%]+$/.test(word.text) && NUMERIC.test(before.text)) return gap < 1.5;
  if (/^\($/.test(before.text) && NUMERIC.test(word.text)) return gap < 2.5;
  if (MONEY.test(word.text) && MONEY.test(before.text))
    return gap < NUMBER_GAP && !isAmount(word.text, before.text);
  if (word.confidence < 1 && NAMES_NEXT.test(before.text) && DESIGNATION.test(word.text))
    return gap < TYPED_GAP;
  return gap < textGap;
}

/** Two amounts never share a cell, however tight the columns are: "452,108.00 480,000.00". */
function isAmount(...texts: string[]): boolean {
  return texts.every((text) => /[.,]\d/.test(text) || text.length > 4);
}

function isCurrency(text: string): boolean {
  return text === '$' || text === '($' || text === '-$' || text === '$(';
}

function isAmountLike(text: string): boolean {
  return NUMERIC.test(text) || DASH.test(text);
}

function heightOf(a: Word, b: Word): number {
  const size = (word: Word): number => word.fontSize ?? (word.box[3] - word.box[1]) / 0.97;
  return Math.max(1, Math.min(size(a), size(b)));
}

/** Many words whose gaps are all alike: a justified line of a paragraph, not a row of a table. */
function isProse(row: Word[]): boolean {
  const words = row.filter((word) => /\p{L}/u.test(word.text));
  if (row.length < 6 || words.length < row.length * 0.7) return false;
  const gaps = row.slice(1).map((word, i) => word.box[0] - (row[i]?.box[2] ?? 0));
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const widest = sorted.at(-1) ?? 0;
  return widest < 2.2 * median;
}

function isRuledBetween(before: Word, word: Word, verticals: Ruling[]): boolean {
  const middle = (word.box[1] + word.box[3]) / 2;
  // A text too long for its cell runs over the line into the next one's.
  const runsOver = word.box[0] < before.box[2] - 0.5;
  const edge = runsOver ? (before.box[0] + before.box[2]) / 2 : before.box[2];
  return verticals.some(
    ([x, y0, , y1]) => x > edge - 1.5 && x < word.box[0] + 1.5 && y0 <= middle + 1 && y1 >= middle - 1,
  );
}

/** What one amount was drawn in pieces of is written in one: "(" "1,234" ")", "11,062" ".6", "12" "%". */
function joinedText(text: string, next: string): string {
  const glued =
    text === '' ||
    (/\d$/.test(text) && /^(?:[.,]\d|[)%]+$)/.test(next)) ||
    (/(?:^|\s)\($/.test(text) && /^[\d$]/.test(next));
  return glued ? text + next : `${text} ${next}`;
}

function toCell(words: Word[]): Cell {
  return {
    text: words.reduce((text, word) => joinedText(text, word.text), ''),
    box: unionOf(words.map((word) => word.box)),
    words,
    confidence: Math.min(...words.map((word) => word.confidence)),
  };
}
