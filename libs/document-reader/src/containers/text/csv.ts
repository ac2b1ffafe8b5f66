import { parse } from 'csv-parse/sync';
import { gridCell, lineOf, pageOfLines } from '../../page/grid';
import { ReadError } from '../../page/read-error';
import type { ReadContext } from '../../page/options';
import type { Cell, Line, ReadDocument } from '../../page/types';
import { decodeText } from './decode';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const COLUMN_WIDTH = 96;
const ROW_HEIGHT = 15;

/** Reads delimited text as one page of grid cells, each with the address it would have in a spreadsheet. */
export function readCsv(bytes: Uint8Array, context: ReadContext): ReadDocument {
  const decoded = decodeText(bytes).text;
  const text = decoded.slice(0, context.limits.characters);
  const lines: Line[] = [];
  let cellsLeft = context.limits.cells;
  for (const [r, row] of rowsOf(text).entries()) {
    const cells = row.flatMap((value, c) => cellOf({ value, r, c, line: lines.length }));
    cellsLeft -= cells.length;
    if (cellsLeft < 0) break;
    if (cells.length > 0) lines.push(lineOf(lines.length + 1, cells));
  }
  const page = pageOfLines({ number: 1, source: 'grid', lines });
  context.onPage?.(page);
  context.onProgress?.({ stage: 'text', page: 1, pageCount: 1 });
  const cut = cellsLeft < 0 || decoded.length > text.length;
  const warnings = cut ? [{ code: 'text-cap', message: 'The file is too long to be read to its end.' }] : [];
  return { container: 'csv', pages: [page], pageCount: 1, warnings };
}

function rowsOf(text: string): string[][] {
  return withJoinedNames(parsed(text));
}

/** Rows from which a table's width is known. */
const FEWEST = 5;

/**
 * "Insurance - Property, Flood" without quotes is one name in two fields: in a row that has as many fields more than
 * the others as it has parts of names that begin with a space.
 */
function withJoinedNames(rows: string[][]): string[][] {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (count < FEWEST || 2 * count < rows.length) return rows;
  return rows.map((row) => {
    const parts = row.flatMap((field, i) => (i > 0 && /^ \D*\p{L}/u.test(field) && /\p{L}/u.test(row[i - 1]!) ? [i] : [])); // prettier-ignore
    if (parts.length === 0 || row.length - width !== parts.length) return row;
    return row.reduce<string[]>((all, field, i) => (parts.includes(i) ? [...all.slice(0, -1), `${all.at(-1)},${field}`] : [...all, field]), []); // prettier-ignore
  });
}

function parsed(text: string): string[][] {
  const delimiter = delimiterOf(text);
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      bom: true,
    });
  } catch (error) {
    // A quote that is never closed: then the quotes mean nothing.
    try {
      return parse(text, { delimiter, relax_column_count: true, quote: false });
    } catch {
      throw new ReadError('damaged', error instanceof Error ? error.message : String(error));
    }
  }
}

/** The delimiter that gives the most rows the same number of columns, more than one. */
export function delimiterOf(text: string): string {
  const sample = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  let best: string = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const counts = sample
      .map((line) => outsideQuotes(line).split(delimiter).length)
      .filter((count) => count > 1);
    const common = new Map<number, number>();
    for (const count of counts) common.set(count, (common.get(count) ?? 0) + 1);
    const agreeing = Math.max(0, ...common.values());
    // A comma inside amounts ("1,234") gives many but ragged columns; agreement counts most.
    const score = agreeing * 2 + counts.length;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

function outsideQuotes(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}

function cellOf(input: { value: string; r: number; c: number; line: number }): Cell[] {
  const text = input.value.replace(/\s+/g, ' ').trim();
  if (text === '') return [];
  const { c, line } = input;
  return [
    gridCell({
      text,
      ref: `${columnName(c)}${input.r + 1}`,
      box: [c * COLUMN_WIDTH, line * ROW_HEIGHT, (c + 1) * COLUMN_WIDTH, (line + 1) * ROW_HEIGHT],
    }),
  ];
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
