import type { Gray } from './bitmap';
import type { RecognisedWord, Recogniser } from './recogniser';

const SCALE = 2;
/** From one piece of a sheet to the next, in heights of the tallest. */
const PITCH = 1.6;
/** Thin strokes of small print are grey; cut off by a darker threshold, a 4 looks like a 1. */
const INK = 185;
/** Paper that is kept around a piece, in pixels. */
const SIDE = 3;

/** A stretch of ink to be read on its own, in pixels, sides included. */
export interface Piece {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What was read of a piece; without words, nothing. */
export interface Reading<P extends Piece> {
  piece: P;
  text: string;
  /** 0 to 1: of its least sure word. */
  confidence: number;
}

export interface Sheet<P extends Piece> {
  pieces: P[];
  image: Gray;
  dpi: number;
  recogniser: Pick<Recogniser, 'recognise'>;
  /** Characters that may be found. */
  only: string;
}

/** Rows of pixels of one sheet; the recognizer takes no picture of 32,768 or more. */
const TALLEST = 16_000;

/** Sets pieces of a page under each other, enlarged, and reads them sheet by sheet. Pieces where nothing is found are left out. */
export async function readPieces<P extends Piece>(input: Sheet<P>): Promise<Reading<P>[]> {
  const readings: Reading<P>[] = [];
  for (const pieces of batchesOf(input.pieces)) readings.push(...(await readSheet({ ...input, pieces })));
  return readings;
}

/** In their order, as many pieces to a sheet as it has room for. */
function batchesOf<P extends Piece>(pieces: readonly P[]): P[][] {
  const tall = Math.max(...pieces.map(({ top, bottom }) => bottom - top + 1)) * SCALE;
  const most = Math.max(1, Math.floor(TALLEST / (tall * PITCH)) - 1);
  return Array.from({ length: Math.ceil(pieces.length / most) }, (_, i) =>
    pieces.slice(i * most, (i + 1) * most),
  );
}

async function readSheet<P extends Piece>(input: Sheet<P>): Promise<Reading<P>[]> {
  const { pieces, image, dpi, recogniser, only } = input;
  const { sheet, slots } = sheetOf(pieces, image);
  const found = await recogniser.recognise(sheet, 'block', dpi * SCALE, only);
  return slots.flatMap(({ piece, left, top, right, bottom }) => {
    const words = found
      .filter(({ box }) => {
        const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
        return x >= left && x <= right && y >= top && y <= bottom;
      })
      .sort((a, b) => a.box[0] - b.box[0]);
    if (words.length === 0) return [];
    const text = words.map((word) => word.text).join('');
    return [{ piece, text, confidence: Math.min(...words.map((word) => word.confidence)) }];
  });
}

/** Its ink without the paper on both sides. */
export function inkWidth({ left, right }: Piece): number {
  return right - left + 1 - 2 * SIDE;
}

export function withPaper<P extends Piece>(piece: P): P {
  return { ...piece, left: Math.max(0, piece.left - SIDE), right: piece.right + SIDE };
}

/** What was read of a piece of a line as a word of that line: without the paper that was kept above and below it. */
export function wordOf(
  { piece, text, confidence }: Reading<Piece>,
  { baseline, height }: Pick<RecognisedWord, 'baseline' | 'height'>,
): RecognisedWord {
  const { left, top, right, bottom } = piece;
  return { text, confidence, box: [left, top + SIDE, right, bottom - SIDE], baseline, height };
}

/** Columns of ink between start and end, those that stand close together as one. */
export function stretches(
  image: Gray,
  area: { top: number; bottom: number; start: number; end?: number; gap: number },
): [number, number][] {
  const { top, bottom, start, end = image.width - 1, gap } = area;
  const found: [number, number][] = [];
  for (let x = Math.max(0, Math.round(start)); x <= Math.min(image.width - 1, end); x++) {
    let ink = 0;
    for (let y = top; y <= bottom; y++) if ((image.data[y * image.width + x] ?? 255) < INK) ink++;
    if (ink === 0) continue;
    const last = found.at(-1);
    if (last && x - last[1] <= gap) last[1] = x;
    else found.push([x, x]);
  }
  return found;
}

/** Rows of the piece that have ink, from the first to the last. */
export function inkHeight(image: Gray, piece: Piece): number {
  const [first, last] = inkRows(image, piece);
  return Math.max(0, last - first + 1);
}

/** The first and the last row of the piece that has ink; the last before the first where there is none. */
export function inkRows(image: Gray, { left, right, top, bottom }: Piece): [number, number] {
  const isInk = (y: number): boolean => {
    for (let x = left; x <= right; x++) if ((image.data[y * image.width + x] ?? 255) < INK) return true;
    return false;
  };
  let [first, last] = [top, bottom];
  while (first <= last && !isInk(first)) first++;
  while (last > first && !isInk(last)) last--;
  return [first, last];
}

/** Width of a text of figures in digits. */
export function weightOf(text: string): number {
  let weight = 0;
  for (const char of text)
    weight += /[,.:/|]/.test(char)
      ? 0.5
      : /[()-]/.test(char)
        ? 0.6
        : char === '%'
          ? 1.6
          : /[A-Z]/.test(char)
            ? 1.25
            : 1;
  return Math.max(0.5, weight);
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

interface Slot<P extends Piece> extends Piece {
  piece: P;
}

/**
 * The pieces under each other, each a line of its own, at twice their size: side by side, those of one line may be taken
 * for one word.
 */
function sheetOf<P extends Piece>(pieces: P[], image: Gray): { sheet: Gray; slots: Slot<P>[] } {
  const tall = Math.max(...pieces.map(({ top, bottom }) => bottom - top + 1)) * SCALE;
  const wide = Math.max(...pieces.map(({ left, right }) => right - left + 1)) * SCALE;
  const pitch = Math.ceil(tall * PITCH);
  const sheet: Gray = {
    width: wide + 2 * tall,
    height: pitch * pieces.length + tall,
    data: new Uint8Array(),
  };
  sheet.data = new Uint8Array(sheet.width * sheet.height).fill(255);
  const slots = pieces.map((piece, i): Slot<P> => {
    const [left, top] = [tall, Math.round(tall / 2) + i * pitch];
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
