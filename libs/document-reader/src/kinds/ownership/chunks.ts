import type { Cell, Line, Page, Word } from '../../page/types';
import { ratioOfDecimal, type Ratio } from './ratio';
import { bareKey, findKeys } from './unit-text';
import { digits, findShares, type FoundShare } from './share-text';

/** A piece of a line that means one thing: a share by its marks, a plain number, or other text. */
export interface Chunk {
  kind: 'share' | 'number' | 'text';
  text: string;
  /** Horizontal extent in points. */
  x0: number;
  x1: number;
  cell: Cell;
  confidence: number;
  found?: FoundShare;
  /** Of a number: its exact value as printed, without a scale. */
  number?: Ratio;
  repaired?: boolean;
  /** Stands where the rows of a scan have their designation, and could not be read as one: what was made of it. */
  unread?: string;
}

export interface ChunkLine {
  page: Page;
  line: Line;
  chunks: Chunk[];
}

/** Dots, underscores or dashes that lead the eye from a designation to its share. */
const LEADERS = /(?:\s*[._·…-]){4,}(?=[^._·…-]|$)|(?:\s[.·…]){2,}\s|…+/g;

const NUMBER = /^[0-9OoIlSB|]{0,6}(?:(?:\.\s?|,)[0-9OoIlSB|]{1,10})?$/;

export function chunksOf(page: Page, line: Line): ChunkLine {
  return { page, line, chunks: line.cells.flatMap((cell) => chunksOfCell(cell)) };
}

function chunksOfCell(cell: Cell): Chunk[] {
  const text = blankLeaders(cell.text);
  const chunks: Chunk[] = [];
  let at = 0;
  for (const found of findShares(text)) {
    chunks.push(...textChunks({ cell, text, from: at, to: found.index }));
    at = found.index + found.raw.length;
    chunks.push({
      kind: 'share',
      text: found.raw,
      ...extent(cell, found.index, at),
      cell,
      confidence: cell.confidence,
      found: exact(found, cell),
    });
  }
  chunks.push(...textChunks({ cell, text, from: at, to: text.length }));
  return chunks;
}

/** A workbook's percentage shows 2.08% and holds 0.0208333333333333: what it holds is the share. */
function exact(found: FoundShare, cell: Cell): FoundShare {
  const held = cell.number && found.form === 'percent' ? ratioOfDecimal(cell.number) : undefined;
  if (!held || cell.text.replace(found.raw, '').trim() !== '') return found;
  const shown = Number(found.share.n) / Number(found.share.d);
  const near = Math.abs(Number(cell.number) - shown) <= 0.006;
  return near ? { ...found, share: held } : found;
}

/** Leaders become spaces of the same length, so that places stay. A dot that belongs to `.8750%`, or stands apart before figures, stays. */
function blankLeaders(text: string): string {
  return text.replace(LEADERS, (run, at: number) => {
    const after = text.slice(at + run.length);
    const isPoint = /(?<!\.)\.{3,}\s+\.$/.test(run) && /^\d{2,}/.test(after);
    const keep = run.endsWith('.') && isPoint ? 1 : 0;
    return ' '.repeat(run.length - keep) + '.'.repeat(keep);
  });
}

/** Figures and codes that recognition may have put into one cell of a row. */
const MOST_TOKENS = 100;

interface Part {
  cell: Cell;
  text: string;
  from: number;
  to: number;
}

/**
 * Text between shares. Words stay together; a number that stands alone, or in a run of short codes and numbers that
 * recognition put into one cell, is a chunk of its own.
 */
function textChunks({ cell, text, from, to }: Part): Chunk[] {
  const part = text.slice(from, to);
  const tokens = [...part.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: from + match.index }));
  if (tokens.length === 0) return [];
  // In capitals `UNIT NO.` looks like two codes.
  const isRow =
    findKeys(part).length === 0 &&
    tokens.every((token) => /^[#$]?[A-Z]{0,3}-?[\dOIl][\w.,-]*$|^[A-Z]{1,2}$|^\.\d{2,10}$/.test(token.text));
  const isList = /[,;&]|\b(?:and|through|thru|to)\b/i.test(part) && (bareKey(part)?.names.length ?? 0) > 1;
  if (isList) return [chunk(cell, part.trim(), tokens[0]!.at)];
  if (isRow && tokens.length > 1 && tokens.length <= MOST_TOKENS)
    return tokens.map((token) => chunk(cell, token.text, token.at));
  const last = tokens.at(-1)!;
  // `Unit 101 1.2345`: a decimal behind words is a figure of its own.
  if (tokens.length > 1 && /^\.?\d*\.\d{2,}$/.test(last.text)) {
    const head = text.slice(tokens[0]!.at, last.at);
    return [chunk(cell, head.trim(), tokens[0]!.at), chunk(cell, last.text, last.at)];
  }
  return [chunk(cell, part.trim(), tokens[0]!.at)];
}

function chunk(cell: Cell, text: string, at: number): Chunk {
  const base = { text, ...extent(cell, at, at + text.length), cell, confidence: cell.confidence };
  const bare = text.replace(/,(?=\d{3}(?!\d))/g, '');
  if (!/\d/.test(bare) || !NUMBER.test(bare)) return { kind: 'text', ...base };
  // `1B` is a designation; only in a figure with decimals is B an 8.
  if (/[SB]/.test(bare) && !/[.,]/.test(bare)) return { kind: 'text', ...base };
  const tidy = digits(bare).replace(/\s/g, '').replace(',', '.');
  const held =
    cell.number !== undefined && cell.text.trim() === text ? ratioOfDecimal(cell.number) : undefined;
  const number = held ?? ratioOfDecimal(tidy);
  return number ? { kind: 'number', ...base, number, repaired: tidy !== bare } : { kind: 'text', ...base };
}

interface Placed {
  from: number;
  to: number;
  word: Word;
}

/** The words of each cell with their places in its text: a cell may be a paragraph with hundreds of shares. */
const PLACES = new WeakMap<Cell, Placed[]>();

function placesOf(cell: Cell): Placed[] {
  const known = PLACES.get(cell);
  if (known) return known;
  const places: Placed[] = [];
  let at = 0;
  for (const word of cell.words) {
    const from = cell.text.indexOf(word.text, at);
    if (from < 0) break;
    at = from + word.text.length;
    places.push({ from, to: at, word });
  }
  PLACES.set(cell, places);
  return places;
}

/** The first word that ends at or behind a place, `strictly` behind it. */
function wordAt(places: Placed[], at: number, strictly: boolean): Placed | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = places[middle]!.to;
    if (end > at || (!strictly && end === at)) high = middle;
    else low = middle + 1;
  }
  return places[low];
}

/** Where characters of a cell stand: by its words' boxes, or in proportion where the cell is one word. */
function extent(cell: Cell, from: number, to: number): { x0: number; x1: number } {
  const places = placesOf(cell);
  const x = ({ from: start, word }: Placed, chars: number): number =>
    word.box[0] + (chars - start) * ((word.box[2] - word.box[0]) / Math.max(1, word.text.length));
  const first = wordAt(places, from, true);
  const last = wordAt(places, to, false);
  const left = first ? x(first, Math.max(from, first.from)) : cell.box[0];
  const x1 = last ? x(last, Math.max(to, last.from + 1)) : cell.box[2];
  // The cells of a grid touch; a strip between their boxes keeps their columns apart.
  const right = cell.ref ? x1 - Math.min(6, 0.2 * (x1 - left)) : x1;
  return { x0: left, x1: Math.max(right, left) };
}
