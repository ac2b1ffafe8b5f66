import type { Line, Page } from '../../page/types';
import { isOfOtherMatter } from './acceptance';
import { chunksOf, type Chunk, type ChunkLine } from './chunks';
import { bareKey, findKeys, type KeyLabel } from './unit-text';
import { withRestOfList } from './listed-units';
import { withLabels } from './scanned/label-column';
import { withLevelLines } from './scanned/level-lines';
import { BREAK, CONTINUED, TOTAL } from './words';
import { approx } from './ratio';
import { tidyRegion } from './row-lines';

/** Lines between two rows of one table: a wrapped head, a note, a page's foot. */
const WIDEST_GAP = 9;
/** Words in small letters of the longest row, and of a row that is a sentence. */
const LONGEST_ROW = 14;
const SENTENCE = 6;
/** Lines above a table that may say what it is. */
const HEADING = 16;

export interface Region {
  /** Row lines, totals and what stands between them, in reading order. */
  lines: ChunkLine[];
  rows: Set<ChunkLine>;
  totals: Set<ChunkLine>;
  heading: ChunkLine[];
  /** Lines behind the last of them that belong to no row. */
  after: ChunkLine[];
}

/** Runs of lines that look like rows of an ownership table: something that may name a unit, then a figure. */
export function regionsOf(pages: Page[], furniture: Set<Line>): Region[] {
  const regions: Region[] = [];
  let open: Region | undefined;
  let gap: ChunkLine[] = [];
  let before: ChunkLine[] = [];
  const close = (): void => {
    if (open) regions.push(tidyRegion({ ...open, after: gap }));
    before = [...(open?.lines.slice(-2) ?? []), ...gap].slice(-HEADING);
    open = undefined;
    gap = [];
  };
  for (const line of linesWithout(pages, furniture)) {
    const kind = kindOf(line);
    if (kind === 'row' || (kind === 'total' && open)) {
      open ??= { lines: [], rows: new Set(), totals: new Set(), heading: before, after: [] };
      open.lines.push(...gap, line);
      gap = [];
      (kind === 'row' ? open.rows : open.totals).add(line);
      if (kind === 'total' && isWhole(line)) close();
      continue;
    }
    if (!open) {
      before = [...before, line].slice(-HEADING);
      continue;
    }
    if (opensAnother(line, open)) close();
    gap.push(line);
    if (gap.length > WIDEST_GAP) close();
    if (!open) {
      before = [...before, ...gap].slice(-HEADING);
      gap = [];
    }
  }
  close();
  return regions;
}

/** Cells of the widest row: several units side by side, a column a year. */
const WIDEST_ROW = 80;

function* linesWithout(pages: Page[], furniture: Set<Line>): Generator<ChunkLine> {
  let open: ChunkLine | undefined;
  for (const next of pages.map(withLevelLines).flatMap(chunkLines)) {
    const { line, page } = next;
    const joined: ChunkLine | undefined = open && withRestOfList(open, next);
    // The last unit of a list at a page's foot looks like the page's number.
    if (furniture.has(line) && (!joined || open?.page !== page)) continue;
    if (open && !joined) yield open;
    open = joined ?? next;
  }
  if (open) yield open;
}

function chunkLines(page: Page): ChunkLine[] {
  const lines = page.lines
    .filter(({ cells }) => cells.length <= WIDEST_ROW)
    .map((line) => chunksOf(page, line));
  return page.source === 'ocr' ? withLabels(lines) : lines;
}

/**
 * `EXHIBIT C` ends the table of Exhibit B; a head that is repeated on each page does not end its own, nor does the
 * `Exhibit B-1` that numbers a page at its foot.
 */
function opensAnother({ page, line, chunks }: ChunkLine, region: Region): boolean {
  if (page.source !== 'grid' && page.lines.at(-1) === line) return false;
  const text = line.text.trim();
  if (
    text.length > 110 ||
    !BREAK.test(text) ||
    CONTINUED.test(text) ||
    chunks.some((chunk) => chunk.kind === 'share')
  )
    return false;
  const name = nameOf(text);
  return !region.heading.some((head) => nameOf(head.line.text) === name);
}

function nameOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function isWhole({ line, chunks }: ChunkLine): boolean {
  if (/sub-?\s?total|page|building|bldg|phase/i.test(line.text)) return false;
  return chunks.some((chunk) => {
    if (chunk.kind === 'share') return Math.abs(approx(chunk.found!.share) - 1) < 0.05;
    return chunk.kind === 'number' && (within(chunk, 100) || within(chunk, 1));
  });
}

function within(chunk: Chunk, whole: number): boolean {
  return (
    chunk.number !== undefined && Math.abs(approx(chunk.number) / whole - 1) < 0.001 && /\./.test(chunk.text)
  );
}

function kindOf(line: ChunkLine): 'row' | 'total' | 'none' {
  const figures = line.chunks.filter((chunk) => chunk.kind !== 'text');
  if (
    TOTAL.test(line.line.text.trim()) ||
    line.chunks.some((chunk) => chunk.kind === 'text' && TOTAL.test(chunk.text))
  )
    return figures.length > 0 ? 'total' : 'none';
  return isRow(line) ? 'row' : 'none';
}

/** `2.54%   101   Owner`: the share in a cell before the designation. */
function isShareFirst([share, name]: Chunk[]): boolean {
  if (share?.kind !== 'share' || !name || share.cell === name.cell) return false;
  return name.kind === 'number'
    ? /^#?\d{1,6}$/.test(name.text)
    : bareKey(name.text) !== undefined ||
        findKeys(name.text).some((key) => key.index === 0 && isUnit(key.label));
}

function isUnit(label: KeyLabel): boolean {
  return label === 'unit' || label === 'lot' || label === 'special';
}

/** A figure with something that may name a unit before it. A long sentence is none: it is read as prose. */
function isRow({ line, chunks }: ChunkLine): boolean {
  const words = (line.text.match(/\b[a-z]{3,}\b/g) ?? []).length;
  if (words > LONGEST_ROW || (words >= SENTENCE && isOfOtherMatter(line.text))) return false;
  if (isShareFirst(chunks)) return true;
  let named = false;
  for (const chunk of chunks) {
    if (chunk.kind === 'share' && named) return true;
    if (chunk.kind === 'number' && named && /[.,]\s?[\dOolI]/.test(chunk.text)) return true;
    if (chunk.kind === 'number' && named && /^\d{1,6}$/.test(chunk.text)) return true;
    named ||= namesUnit(chunk);
  }
  return false;
}

/** `12 Elm Street #1`: where units are named by their addresses. */
const ADDRESS =
  /^\d{1,6}(?:-\d+)?\s+(?:[NSEW]\.?\s+)?[A-Z][\w.'’]*(?:\s+[A-Z][\w.'’]*){0,3}(?:\s*,?\s*(?:#|unit|apt\.?)\s*[\w-]+)?$/i;

/** `Garden 1`, `Terrace View 2`: a name with a number, where units have names. */
const NAMED = /^[A-Z][A-Za-z'’.]*(?: [A-Z][A-Za-z'’.]*){0,2} #?\d{1,4}[A-Z]?$/;

export function namesUnit(chunk: Chunk): boolean {
  if (chunk.unread !== undefined) return true;
  if (chunk.kind === 'share') return false;
  if (chunk.kind === 'number') return /^#?\d{1,6}$/.test(chunk.text) || /^[0-9OIl]{2,6}$/.test(chunk.text);
  const keys = findKeys(chunk.text);
  return (
    ADDRESS.test(chunk.text) ||
    (NAMED.test(chunk.text) && keys.length === 0) ||
    bareKey(chunk.text) !== undefined ||
    keys.some((key) => key.label !== 'other' && key.label !== 'type')
  );
}
