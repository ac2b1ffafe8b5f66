import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Box, Page, ReadDocument, Word } from '@hoa/document-reader';
import { run } from './command';
import { around, documentOf, pageOf } from './page';

const DPI = 200;
const POINTS = 72 / DPI;
/** A gap of so many heights of a line's words parts cells: it is wider than a space and narrower than a column's. */
const CELL_GAP = 0.9;

/** Page images by `pdftoppm`, words by `tesseract` with its own finding of orientation and blocks (`--psm 1`). */
export async function readWithTesseract(path: string): Promise<ReadDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'beside-'));
  try {
    await run('pdftoppm', ['-r', String(DPI), '-gray', '-png', path, join(folder, 'page')]);
    const images = (await readdir(folder)).sort();
    const pages: Page[] = [];
    for (const [i, image] of images.entries()) {
      const args = [join(folder, image), '-', '--dpi', String(DPI), '--psm', '1', 'tsv'];
      pages.push(pageOfTsv(await run('tesseract', args), i + 1));
    }
    return documentOf(pages);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A page of `tesseract ... tsv`. The boxes of a turned page are those of the turned image, its words stand in the
 * order of reading: that order tells how it was turned. Lines that tesseract took apart into blocks side by side are
 * joined again, or hardly a table would have rows.
 */
export function pageOfTsv(tsv: string, number: number): Page {
  const { size, lines } = parseTsv(tsv);
  const rotation = turnOf(lines);
  const upright = lines.map((words) =>
    words.map((word) => ({ ...word, box: scaled(turned(word.box, size, rotation)) })),
  );
  const [width, height] = rotation % 180 === 0 ? [size.width, size.height] : [size.height, size.width];
  return pageOf({
    number,
    size: { width: width * POINTS, height: height * POINTS },
    source: 'ocr',
    rotation,
    lines: rowsOf(upright).map(cellsOf),
  });
}

interface Size {
  width: number;
  height: number;
}

function parseTsv(tsv: string): { size: Size; lines: Word[][] } {
  const [head = [], ...rows] = tsv.split('\n').map((row) => row.split('\t'));
  const at = (row: string[], name: string): string => row[head.indexOf(name)] ?? '';
  let size: Size = { width: 1, height: 1 };
  const lines = new Map<string, Word[]>();
  for (const row of rows) {
    const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((name) =>
      Number(at(row, name)),
    );
    if (at(row, 'level') === '1') size = { width: width!, height: height! };
    const text = at(row, 'text').trim();
    if (at(row, 'level') !== '5' || text === '') continue;
    const line = ['block_num', 'par_num', 'line_num'].map((name) => at(row, name)).join('/');
    const words = lines.get(line) ?? [];
    const confidence = Math.min(1, Math.max(0, Number(at(row, 'conf')) / 100));
    words.push({ text, box: [left!, top!, left! + width!, top! + height!], confidence });
    lines.set(line, words);
  }
  return { size, lines: [...lines.values()] };
}

/** Clockwise degrees by which the image has to be turned: which way do the words of a line follow each other? */
function turnOf(lines: Word[][]): 0 | 90 | 180 | 270 {
  let [right, down] = [0, 0];
  for (const words of lines)
    for (const [i, { box }] of words.slice(1).entries()) {
      right += box[0] + box[2] - words[i]!.box[0] - words[i]!.box[2];
      down += box[1] + box[3] - words[i]!.box[1] - words[i]!.box[3];
    }
  if (Math.abs(right) >= Math.abs(down)) return right < 0 ? 180 : 0;
  return down < 0 ? 90 : 270;
}

function turned(box: Box, { width, height }: Size, rotation: 0 | 90 | 180 | 270): Box {
  const [left, top, right, bottom] = box;
  if (rotation === 90) return [height - bottom, left, height - top, right];
  if (rotation === 180) return [width - right, height - bottom, width - left, height - top];
  if (rotation === 270) return [top, width - right, bottom, width - left];
  return box;
}

const scaled = ([left, top, right, bottom]: Box): Box => [
  left * POINTS,
  top * POINTS,
  right * POINTS,
  bottom * POINTS,
];

const middle = ([, top, , bottom]: Box): number => (top + bottom) / 2;

/** Lines from the top; one that stands beside another, at its height and clear of it, is more of the same row. */
function rowsOf(lines: Word[][]): Word[][] {
  const rows: Word[][] = [];
  const sorted = lines
    .map((words) => ({ words, box: around(words) }))
    .sort((a, b) => middle(a.box) - middle(b.box));
  for (const { words, box } of sorted) {
    const row = rows.find((other) => isBeside(box, around(other)));
    if (row) row.push(...words);
    else rows.push([...words]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

function isBeside(a: Box, b: Box): boolean {
  const height = Math.min(a[3] - a[1], b[3] - b[1]);
  const isClear = a[0] >= b[2] || b[0] >= a[2];
  return isClear && Math.abs(middle(a) - middle(b)) < height / 2;
}

function cellsOf(words: Word[]): Word[][] {
  const heights = words.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
  const gap = CELL_GAP * (heights[Math.floor(heights.length / 2)] ?? 0);
  const cells: Word[][] = [];
  for (const word of words) {
    const last = cells.at(-1)?.at(-1);
    if (last && word.box[0] - last.box[2] < gap) cells.at(-1)!.push(word);
    else cells.push([word]);
  }
  return cells;
}
