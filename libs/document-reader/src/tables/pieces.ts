import { readNumber, type NumberReading } from '../text/amounts';
import type { Box, Cell, Line, Word } from '../page/types';

/** A word, or a part of one that dotted leaders glued together. */
export interface Piece {
  text: string;
  box: Box;
  cell: Cell;
  confidence: number;
  /** As another engine reads it. */
  other?: string;
  bold: boolean;
  height: number;
  /** Dots led here: what follows is another item. */
  afterLeader: boolean;
}

const LEADER = /(?:\. ?){3,}|_{3,}|…+|(?:· ?){3,}|-{4,}|={3,}/g;
const LEADER_ONLY = /^(?:[.…·_=]+|-{3,}|\*{4,})$/;

/** The words of a line without dotted leaders, which part what they stand between. */
export function piecesOf(line: Line): Piece[] {
  const pieces: Piece[] = [];
  let led = false;
  // Narrow columns, each with its `$` at its left edge: `105,475$ 105,475$ -$ 104`.
  const isGlued =
    line.cells.filter(({ words }) => words.some(({ text }) => GLUED.test(text))).length >= FEWEST_GLUED;
  for (const cell of line.cells) {
    for (const word of cell.words) {
      if (LEADER_ONLY.test(word.text) && word.text.length > 1) {
        led = true;
        continue;
      }
      if (word.text === '.') {
        led = true;
        continue;
      }
      for (const part of partsOf(word, isGlued)) {
        pieces.push({
          ...part,
          cell,
          confidence: word.confidence,
          ...(word.other === undefined ? {} : { other: word.other }),
          bold: word.bold === true,
          height: heightOf(word),
          afterLeader: part.afterLeader || led,
        });
        led = false;
      }
    }
  }
  return pieces;
}

function heightOf(word: Word): number {
  return word.fontSize ?? word.box[3] - word.box[1];
}

const GLUED = /^\(?\d[\d,.]*\)?\$$/;
const FEWEST_GLUED = 2;
/** A figure, or the dash for none, before the sign of the next column. */
const BEFORE_SIGN = /^(?:\(?\d[\d,.]*\)?|[-–—])(?=\$)/;

function partsOf(word: Word, isGlued: boolean): { text: string; box: Box; afterLeader: boolean }[] {
  const parts: { text: string; box: Box; afterLeader: boolean }[] = [];
  const add = (from: number, to: number, afterLeader: boolean): void => {
    const text = word.text.slice(from, to).trim();
    if (text !== '') parts.push({ text, box: share(word, from, to), afterLeader });
  };
  const before = isGlued ? BEFORE_SIGN.exec(word.text)?.[0].length : undefined;
  if (before !== undefined) {
    add(0, before, false);
    add(before, word.text.length, true);
    return parts;
  }
  let from = 0;
  for (const match of word.text.matchAll(LEADER)) {
    add(from, match.index, from > 0);
    from = match.index + match[0].length;
  }
  if (from === 0) return [{ text: word.text, box: word.box, afterLeader: false }];
  // `......500.00`: the point before cents belongs to the figure only where nothing else leads it.
  add(from, word.text.length, true);
  return parts;
}

function share(word: Word, from: number, to: number): Box {
  const [x0, y0, x1, y1] = word.box;
  const width = (x1 - x0) / Math.max(1, word.text.length);
  return [x0 + from * width, y0, x0 + to * width, y1];
}

const SYMBOL = /^(?:US\$|USD|[$()<>%*+\-\u2010-\u2015\u2212]+|CR|DR)$/i;
/** `460 (1)`: the mark of a footnote right behind a figure. */
const MARK = /^\([1-9a-e]\)$/i;
const SIGN = /^[x×@/=*]$/i;
const RATE = /^(?:per|each|ea\.?|a)$/i;
const RATED =
  /^(?:units?|homes?|lots?|doors?|owners?|members?|households?|months?|mo\.?|years?|yr\.?|quarters?|hours?|sq)\b/i;

/** Pieces from `start` that make one number together; `$` may stand far from its digits, other signs may not. */
export interface NumberRun {
  length: number;
  reading: Extract<NumberReading, { kind: 'amount' | 'percent' | 'dash' }>;
  text: string;
}

const LONGEST_RUN = 5;

export function numberAt(pieces: Piece[], start: number, recognised: boolean): NumberRun | undefined {
  let best: NumberRun | undefined;
  let text = '';
  let digits = 0;
  for (let i = start; i < Math.min(pieces.length, start + LONGEST_RUN); i++) {
    const piece = pieces[i]!;
    if (i > start && !joins(pieces[i - 1]!, piece)) break;
    const isMark = i > start && MARK.test(piece.text);
    const isSymbol = isMark || SYMBOL.test(piece.text);
    if (!isSymbol) digits++;
    if (digits > 1 && !continuesDigits(pieces[i - 1]!, piece)) break;
    text += (isMark || (i > start && isSymbol && /^(?:CR|DR)$/i.test(piece.text)) ? ' ' : '') + piece.text;
    const reading = readNumber(text, { recognised });
    if (reading.kind === 'amount' || reading.kind === 'percent' || reading.kind === 'dash') {
      best = { length: i - start + 1, reading, text };
    }
  }
  if (
    !best ||
    isChoice(pieces, start) ||
    isFactor(pieces, start - 1, start) ||
    isFactor(pieces, start + best.length, start)
  )
    return undefined;
  return best;
}

/** `Option 2`: the name of a proposal. */
function isChoice(pieces: Piece[], at: number): boolean {
  const before = pieces[at - 1];
  return /^\d[:.)]?$/.test(pieces[at]!.text) && before !== undefined && before.cell === pieces[at]!.cell && /^(?:option|scenario|alternative)$/i.test(before.text); // prettier-ignore
}

/**
 * `$75.00 x 139` and `$260 per unit`: a figure beside a factor is part of a formula. `Per contract` is a note, and
 * `Accounting /` before the figure's cell a name that goes on below.
 */
function isFactor(pieces: Piece[], at: number, figure: number): boolean {
  const piece = pieces[at];
  if (!piece || !(at + 1 < pieces.length || at > 0)) return false;
  const sides = [pieces[at - 1], pieces[at + 1]];
  if (SIGN.test(piece.text)) {
    const isName = at < figure && piece.cell !== pieces[figure]!.cell && !/\d/.test(sides[0]?.text ?? '');
    return !isName && sides.some((other) => other?.cell === piece.cell);
  }
  return RATE.test(piece.text) && pieces[at + 1]?.cell === piece.cell && RATED.test(pieces[at + 1]!.text);
}

function joins(before: Piece, piece: Piece): boolean {
  const gap = piece.box[0] - before.box[2];
  const em = Math.max(4, Math.min(before.height, piece.height));
  if (/\$$/.test(before.text) && SYMBOL.test(before.text)) return !piece.afterLeader && gap < 16 * em;
  if (/^[(<]\$?$/.test(before.text)) return gap < 3 * em;
  if (/^[)>%]+$/.test(piece.text)) return gap < 1.6 * em;
  if (/^[-\u2010-\u2015\u2212+]$/.test(before.text)) return !piece.afterLeader && gap < 0.35 * em;
  if (/^[-\u2212*]$/.test(piece.text)) return gap < 0.2 * em;
  // A space of a typewriter is as wide as its letters.
  if (/^(?:CR|DR)$/i.test(piece.text)) return gap < 0.9 * em;
  // `29,` and `900`: nothing but a figure ends in a comma that three digits follow.
  if (isParted(before, piece)) return gap < em;
  return gap < 0.6 * em;
}

/** `12,` `345.00` and `1,234` `.50`: one figure that recognition or wide type split. */
function continuesDigits(before: Piece, piece: Piece): boolean {
  const gap = piece.box[0] - before.box[2];
  if (isParted(before, piece)) return true;
  if (gap > 0.6 * Math.max(4, before.height)) return false;
  return /\d$/.test(before.text) && /^[.,]\d{2,3}(?:\D|$)/.test(piece.text);
}

const isParted = (before: Piece, piece: Piece): boolean =>
  /\d,$/.test(before.text) && /^\d{3}(?:\D|$)/.test(piece.text);
