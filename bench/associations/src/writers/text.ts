import { encode } from 'iconv-lite';
import { type Paper } from '../layout/paper';
import { gridOf, type GridLine } from './grid';

export const encodings = ['utf8', 'utf8-bom', 'win1252', 'utf16le-bom'] as const;
export type Encoding = (typeof encodings)[number];

function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf8-bom') return encode(text, 'utf8', { addBOM: true });
  if (encoding === 'utf16le-bom') return encode(text, 'utf16le', { addBOM: true });
  return encode(text, encoding);
}

/** Comma-, semicolon- or tab-separated values: the way a spreadsheet is saved as text. */
export function writeCsv(
  paper: Paper,
  options: { separator: ',' | ';' | '\t'; encoding: Encoding; newline: '\n' | '\r\n' },
): Buffer {
  const quote = (cell: string): string =>
    /["\n\r]/.test(cell) || cell.includes(options.separator) ? `"${cell.replace(/"/g, '""')}"` : cell;
  const lines = gridOf(paper).map((line) => line.cells.map(quote).join(options.separator));
  return encoded(lines.join(options.newline) + options.newline, options.encoding);
}

/** Plain text with columns held apart by spaces, as a typewriter or a report printer does. */
export function writeText(
  paper: Paper,
  options: { encoding: Encoding; newline: '\n' | '\r\n'; gap: number; wrap?: number },
): Buffer {
  const lines = gridOf(paper);
  const widths = new Map<number, number[]>();
  for (const line of lines) {
    if (line.table === undefined) continue;
    const known = widths.get(line.table) ?? [];
    widths.set(line.table, known);
    // A heading that runs over its column into empty ones does not widen it.
    const alone = line.cells.filter((cell) => cell !== '').length === 1;
    line.cells.forEach((cell, at) => {
      known[at] = Math.max(known[at] ?? 0, alone && at < 2 ? 0 : cell.length);
    });
  }
  const text = lines
    .map((line) => textLine(line, widths.get(line.table ?? -1), options))
    .join(options.newline);
  return encoded(text + options.newline, options.encoding);
}

function textLine(
  line: GridLine,
  widths: number[] | undefined,
  options: { gap: number; wrap?: number; newline: string },
): string {
  if (!widths) return wrapped(line.cells.join('  '), options.wrap ?? 96, options.newline);
  let text = '';
  let edge = 0;
  line.cells.forEach((cell, at) => {
    const width = widths[at] ?? 0;
    const right = line.align?.[at] === 'right';
    if (cell !== '')
      text =
        text.padEnd(edge) +
        (right ? cell.padStart(width) : line.leaders?.[at] ? `${cell} `.padEnd(width, '.') : cell);
    edge += width + options.gap;
  });
  return text.trimEnd();
}

function wrapped(text: string, width: number, newline: string): string {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].join(newline);
}
