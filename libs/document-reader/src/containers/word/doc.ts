import WordExtractor from 'word-extractor';
import { gridCell, lineOf, pageOfLines } from '../../page/grid';
import type { ReadContext } from '../../page/options';
import { ReadError } from '../../page/read-error';
import type { Box, Line, ReadDocument } from '../../page/types';
import { tabbed } from './layout';

const LINE_HEIGHT = 14;
const COLUMN_WIDTH = 96;
const MARGIN = 72;

/** Reads Word 97 to 2003. Throws ReadError: damaged. */
export async function readDoc(bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  const text = await extract(bytes);
  const kept = text.slice(0, context.limits.characters);
  const lines = linesOfBody(kept);
  const page = pageOfLines({
    number: 1,
    source: lines.some((line) => line.cells[0]?.ref) ? 'grid' : 'text',
    lines,
  });
  context.onPage?.(page);
  context.onProgress?.({ stage: 'text', page: 1, pageCount: 1 });
  const cut = kept.length < text.length;
  const warnings = cut ? [{ code: 'text-cap', message: 'The text is too long to be read to its end.' }] : [];
  return { container: 'doc', pages: [page], pageCount: 1, warnings };
}

async function extract(bytes: Uint8Array): Promise<string> {
  try {
    const document = await new WordExtractor().extract(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    );
    const headers = document.getHeaders({ filterUnicode: false, includeFooters: false });
    const boxes = document.getTextboxes({ filterUnicode: false });
    return [withoutPageNumbers(headers), document.getBody({ filterUnicode: false }), boxes].join('\n');
  } catch (error) {
    throw new ReadError('damaged', error instanceof Error ? error.message : String(error));
  }
}

/** Each section repeats its header, which may be no more than the number of a page. */
function withoutPageNumbers(headers: string): string {
  const lines = headers.split('\n').filter((line) => !/^\s*(page\s*)?\d*\s*$/i.test(line));
  return [...new Set(lines)].join('\n');
}

/** Cells of a Word 97 table each end with a tab, the row with a line feed; so a row is a line that ends with a tab. */
export function linesOfBody(text: string): Line[] {
  const lines: Line[] = [];
  let table = 0;
  let row = 0;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/[\u0000-\u0008\u000B-\u001F]/g, '');
    const isRow = line.endsWith('\t') && line.trim() !== '';
    if (isRow && row === 0) table++;
    row = isRow ? row + 1 : 0;
    const top = MARGIN + lines.length * LINE_HEIGHT;
    const cells = isRow
      ? rowCells({ line, table, row, top })
      : tabbed({ text: line, bold: false, tabStops: [], top });
    if (cells.length > 0) lines.push(lineOf(lines.length + 1, cells));
  }
  return lines;
}

function rowCells({ line, table, row, top }: { line: string; table: number; row: number; top: number }) {
  return line.split('\t').flatMap((part, i) => {
    const text = part.replace(/\s+/g, ' ').trim();
    if (text === '') return [];
    const box: Box = [MARGIN + i * COLUMN_WIDTH, top, MARGIN + (i + 1) * COLUMN_WIDTH, top + LINE_HEIGHT];
    return [gridCell({ text, box, ref: `t${table}r${row}c${i + 1}` })];
  });
}
