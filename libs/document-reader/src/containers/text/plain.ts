import { lineOf, pageOfLines, typedCell } from '../../page/grid';
import { unionOf } from '../../page/lines';
import type { ReadContext } from '../../page/options';
import type { Cell, Line, Page, ReadDocument } from '../../page/types';
import { decodeText } from './decode';

/** A character of a typewriter page, in points: what makes columns of a printed report line up. */
const CHARACTER = 6;
const LINE_HEIGHT = 12;
const LINES_A_PAGE = 2_000;
const TAB = 8;

/** Reads plain text: a page at each form feed, a cell at two spaces or a tab. */
export function readPlain(bytes: Uint8Array, context: ReadContext): ReadDocument {
  const decoded = decodeText(bytes).text;
  const text = decoded.slice(0, context.limits.characters);
  const sheets = text.split('\f').flatMap((part) => chunked(part.split(/\r\n|\r|\n/).map(unquoted)));
  const kept = sheets.filter((lines, i) => i === 0 || lines.some((line) => line.trim() !== ''));
  const pages = kept.slice(0, context.limits.pages).map((lines, i) => readOne(lines, i + 1));
  for (const page of pages) {
    context.onPage?.(page);
    context.onProgress?.({ stage: 'text', page: page.number, pageCount: pages.length });
  }
  const cut = decoded.length > text.length || kept.length > pages.length;
  const warnings = cut ? [{ code: 'text-cap', message: 'The text is too long to be read to its end.' }] : [];
  return { container: 'txt', pages, pageCount: kept.length, warnings };
}

/** `>> water   3,318.42`: a line of a letter that was answered. */
const unquoted = (line: string): string => line.replace(/^(?:> ?)+/, '');

function chunked(lines: string[]): string[][] {
  const pages: string[][] = [];
  for (let at = 0; at < lines.length; at += LINES_A_PAGE) pages.push(lines.slice(at, at + LINES_A_PAGE));
  return pages;
}

function readOne(texts: string[], number: number): Page {
  const lines: Line[] = [];
  const widths = tabbedWidths(texts);
  texts.forEach((text, i) => {
    const line = lineFromText(widths ? inColumns(text, widths) : text, {
      index: lines.length + 1,
      top: i * LINE_HEIGHT,
    });
    if (line) lines.push(line);
  });
  return pageOfLines({ number, source: 'text', lines });
}

const FEWEST_TABBED = 5;
/** Share of the lines with tabs and figures that must have equally many. */
const TABBED = 0.8;

/**
 * Widths of the columns of text that was copied from a spreadsheet: there a tab parts two columns, however wide they are.
 * Undefined where tabs were struck until figures stood below each other.
 */
function tabbedWidths(texts: readonly string[]): number[] | undefined {
  const rows = texts.filter((text) => text.includes('\t') && /\d/.test(text)).map((text) => text.split('\t'));
  const counts = rows.map(({ length }) => length).sort((a, b) => a - b);
  // What most have stands in the middle.
  const common = counts[counts.length >> 1] ?? 0;
  const isCommon = counts.filter((count) => count === common).length >= TABBED * rows.length;
  if (rows.length < FEWEST_TABBED || !isCommon || common < 3) return undefined;
  return Array.from({ length: common }, (_, i) => Math.max(...rows.map((row) => row[i]?.trim().length ?? 0)));
}

function inColumns(text: string, widths: readonly number[]): string {
  if (!text.includes('\t')) return text;
  const [name = '', ...others] = text.split('\t').map((field) => field.trim());
  return [name.padEnd(widths[0]!), ...others.map((field, i) => field.padStart(widths[i + 1] ?? 0))].join(
    '  ',
  );
}

/** A line of monospaced text to cells by their columns; undefined where it is blank. */
export function lineFromText(text: string, at: { index: number; top: number }): Line | undefined {
  const expanded = expandTabs(text);
  const cells: Cell[] = [];
  for (const match of expanded.matchAll(/\S+(?: \S+)*/g)) {
    cells.push(typedCell({ text: match[0], box: boxAt(match.index, match[0].length, at.top) }));
  }
  if (cells.length === 0) return undefined;
  const line = lineOf(at.index, cells);
  return { ...line, box: unionOf(cells.map((cell) => cell.box)) };
}

function boxAt(column: number, length: number, top: number): [number, number, number, number] {
  return [column * CHARACTER, top, (column + length) * CHARACTER, top + LINE_HEIGHT];
}

/** A tab always parts two cells, so it is never less than two spaces. */
function expandTabs(text: string): string {
  let out = '';
  for (const char of text) {
    if (char === '\t') out += ' '.repeat(Math.max(2, TAB - (out.length % TAB)));
    else if (!/[\u0000-\u001F\u007F-\u009F\uFEFF\u200B]/.test(char)) out += char === '\u00A0' ? ' ' : char;
  }
  return out;
}
