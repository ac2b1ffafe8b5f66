/** A table's cells, row by row; rows without any text are left out. */
export type Cells = string[][];

/**
 * The cells of a table copied from a spreadsheet (separated by tabs) or of a CSV file (commas, or semicolons), quoted as
 * RFC 4180 says. A quote that is never closed is a character like any other.
 */
export function cellsOf(text: string): Cells {
  const plain = text.replace(/^\uFEFF/, '');
  return split(plain, delimiterOf(plain)).filter((row) => row.some((cell) => cell !== ''));
}

/** What separates the most cells of the first rows; a tab whenever there is one. */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const head = text.split('\n', 20).join('\n');
  const times = (delimiter: string) => head.split(delimiter).length;
  return times(';') > times(',') ? ';' : ',';
}

function split(text: string, delimiter: string): Cells {
  const rows: Cells = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, delimiter);
    row.push(cell);
    const stop = text[end];
    if (stop !== delimiter) {
      rows.push(row);
      row = [];
    }
    if (stop === undefined) break;
    at = end + (stop === '\r' && text[end + 1] === '\n' ? 2 : 1);
  }
  return rows;
}

/** The cell that begins at a place, and where it ends: at a delimiter, a line end, or the text's end. */
function cellAt(text: string, start: number, delimiter: string): { cell: string; end: number } {
  if (text[start] === '"') {
    const quoted = quotedAt(text, start, delimiter);
    if (quoted) return quoted;
  }
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end).trim(), end };
}

function quotedAt(text: string, start: number, delimiter: string) {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    cell += text.slice(at, quote);
    const next = text[quote + 1];
    if (next === '"') {
      cell += '"';
      at = quote + 2;
      continue;
    }
    if (next === undefined || next === delimiter || next === '\n' || next === '\r')
      return { cell: cell.trim(), end: quote + 1 };
    return undefined;
  }
}
