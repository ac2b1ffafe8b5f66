import type { Gray } from './bitmap';
import type { Prepared } from './prepare';
import type { RecognisedWord, Recogniser } from './recogniser';

/** Amounts of a line that must be sure before the rest of it is doubted. */
const LEAST_SURE = 3;
const SURE = 0.85;
const ACCEPTED = 0.7;
const MOST_PIECES = 400;
const PIECES_A_ROW = 10;
const SCALE = 2;
/** Thin strokes of small print are grey; cut off by a darker threshold, a 4 looks like a 1. */
const INK = 185;
/** Paper that is kept on both sides of a piece, in pixels. */
const SIDE = 3;
const AMOUNT = /^[-(]?\$?\d[\d,.]*\)?%?$/;
const DIGITS = '0123456789,.()-$%';

/** A stretch of ink on a line of amounts, and what was made of it. */
interface Piece {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Width of a digit on its line, in pixels. */
  digit: number;
  line: RecognisedWord;
  before: RecognisedWord[];
}

interface Look {
  words: RecognisedWord[];
  prepared: Prepared;
  dpi: number;
  recogniser: Pick<Recogniser, 'recognise'>;
}

/**
 * Small figures far apart lose digits: "42" is read as "2", or not at all. Where the ink of a line of amounts is wider
 * than what was read of it, or what was read is doubtful, the pieces are set side by side, enlarged, and read again as
 * figures. What is then sure and as wide as its ink replaces the first reading.
 */
export async function secondLook({ words, prepared, dpi, recogniser }: Look): Promise<RecognisedWord[]> {
  const pieces = linesOf(words).flatMap((line) => doubtful(line, prepared.image));
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return words;
  const { sheet, slots } = sheetOf(pieces, prepared.image);
  const found = await recogniser.recognise(sheet, 'block', dpi * SCALE, DIGITS);
  const replaced = new Set<RecognisedWord>();
  const added: RecognisedWord[] = [];
  for (const { piece, left, top, right, bottom } of slots) {
    const inside = found.filter(({ box }) => {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    const better = accepted(piece, inside);
    if (!better) continue;
    piece.before.forEach((word) => replaced.add(word));
    added.push(better);
  }
  return [...words.filter((word) => !replaced.has(word)), ...added];
}

/** The recogniser gives all words of a line the same baseline and height. */
function linesOf(words: RecognisedWord[]): RecognisedWord[][] {
  const lines = new Map<string, RecognisedWord[]>();
  for (const word of words) {
    const key = `${word.baseline}|${word.height}`;
    const line = lines.get(key);
    if (line) line.push(word);
    else lines.set(key, [word]);
  }
  return [...lines.values()];
}

function doubtful(line: RecognisedWord[], image: Gray): Piece[] {
  const sure = line.filter((word) => word.confidence > SURE && AMOUNT.test(word.text));
  const [first] = sure;
  if (!first || sure.length < LEAST_SURE) return [];
  const top = Math.max(0, median(sure.map(({ box }) => box[1])) - 3);
  const bottom = Math.min(image.height - 1, median(sure.map(({ box }) => box[3])) + 3);
  const digit = median(sure.map(({ text, box }) => (box[2] - box[0]) / weightOf(text)));
  const start = Math.min(...sure.map(({ box }) => box[0])) - 2;
  return stretches(image, { top, bottom, start, gap: (bottom - top) * 0.45 })
    .map(([left, right]): Piece => {
      const before = line.filter(({ box }) => box[0] <= right && box[2] >= left);
      return { left, right, top, bottom, digit, line: first, before };
    })
    .filter(isDoubtful)
    .map((piece) => ({ ...piece, left: Math.max(0, piece.left - SIDE), right: piece.right + SIDE }));
}

/** Columns of ink between start and the right side, those that stand close together as one. */
function stretches(
  image: Gray,
  { top, bottom, start, gap }: { top: number; bottom: number; start: number; gap: number },
): [number, number][] {
  const found: [number, number][] = [];
  for (let x = Math.max(0, Math.round(start)); x < image.width; x++) {
    let ink = 0;
    for (let y = top; y <= bottom; y++) if ((image.data[y * image.width + x] ?? 255) < INK) ink++;
    if (ink === 0) continue;
    const last = found.at(-1);
    if (last && x - last[1] <= gap) last[1] = x;
    else found.push([x, x]);
  }
  return found;
}

function isDoubtful({ left, right, digit, before }: Piece): boolean {
  const width = right - left + 1;
  if (width < 0.35 * digit || width > 14 * digit) return false;
  const [word] = before;
  if (!word) return width >= 0.6 * digit;
  if (before.length > 1) return false;
  if (AMOUNT.test(word.text)) return word.confidence < 0.8 || !fits(word.text, width, digit);
  return word.confidence < 0.6 && word.text.length <= 5;
}

function fits(text: string, width: number, digit: number): boolean {
  return Math.abs(width / digit - weightOf(text)) < 0.6;
}

/** Width of a text of figures in digits. */
function weightOf(text: string): number {
  let weight = 0;
  for (const char of text)
    weight += /[,.]/.test(char) ? 0.5 : /[()-]/.test(char) ? 0.6 : char === '%' ? 1.6 : 1;
  return Math.max(0.5, weight);
}

function accepted(piece: Piece, found: RecognisedWord[]): RecognisedWord | undefined {
  const words = [...found].sort((a, b) => a.box[0] - b.box[0]);
  const text = words.map((word) => word.text).join('');
  const confidence = Math.min(...words.map((word) => word.confidence));
  const width = piece.right - piece.left + 1 - 2 * SIDE;
  if (!AMOUNT.test(text) || confidence < ACCEPTED || !fits(text, width, piece.digit)) return undefined;
  const [old] = piece.before;
  if (old && AMOUNT.test(old.text) && fits(old.text, width, piece.digit) && old.confidence >= confidence)
    return undefined;
  const { baseline, height } = piece.line;
  return {
    text,
    confidence,
    box: [piece.left, piece.top + 3, piece.right, piece.bottom - 3],
    baseline,
    height,
  };
}

interface Slot {
  piece: Piece;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The pieces as lines of a page of their own, at twice their size. */
function sheetOf(pieces: Piece[], image: Gray): { sheet: Gray; slots: Slot[] } {
  const tall = Math.max(...pieces.map(({ top, bottom }) => bottom - top + 1)) * SCALE;
  const wide = Math.max(...pieces.map(({ left, right }) => right - left + 1)) * SCALE + tall;
  const rows = Math.ceil(pieces.length / PIECES_A_ROW);
  const sheet: Gray = {
    width: wide * PIECES_A_ROW + tall,
    height: Math.ceil(tall * 1.6) * rows + tall,
    data: new Uint8Array(),
  };
  sheet.data = new Uint8Array(sheet.width * sheet.height).fill(255);
  const slots = pieces.map((piece, i): Slot => {
    const [left, top] = [
      tall + (i % PIECES_A_ROW) * wide,
      Math.round(tall / 2) + Math.floor(i / PIECES_A_ROW) * Math.ceil(tall * 1.6),
    ];
    enlarge({ image, piece, sheet, left, top });
    const [right, bottom] = [
      left + (piece.right - piece.left + 1) * SCALE,
      top + (piece.bottom - piece.top + 1) * SCALE,
    ];
    return { piece, left: left - tall / 3, top, right: right + tall / 3, bottom };
  });
  return { sheet, slots };
}

function enlarge(input: { image: Gray; piece: Piece; sheet: Gray; left: number; top: number }): void {
  const { image, piece, sheet, left, top } = input;
  const at = (x: number, y: number): number => image.data[y * image.width + x] ?? 255;
  for (let y = 0; y < (piece.bottom - piece.top + 1) * SCALE; y++) {
    for (let x = 0; x < (piece.right - piece.left + 1) * SCALE; x++) {
      const [sx, sy] = [piece.left + x / SCALE, piece.top + y / SCALE];
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - x0, sy - y0];
      const above = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
      const below = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
      sheet.data[(top + y) * sheet.width + left + x] = above * (1 - fy) + below * fy;
    }
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
