import { encode } from 'iconv-lite';
import { type Block, type Cell, type Doc, type Grid } from './ink';

export type Encoding = 'utf8' | 'utf8-bom' | 'win1252' | 'utf16le-bom';

function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf8-bom') return encode(text, 'utf8', { addBOM: true });
  return encoding === 'utf16le-bom' ? encode(text, 'utf16le', { addBOM: true }) : encode(text, encoding);
}

const spread = (row: readonly Cell[]): string[] =>
  row.flatMap((cell) => [cell.t.replace(/\n/g, ' '), ...Array<string>((cell.span ?? 1) - 1).fill('')]);

/** Separated values, as programs export them: the text lines stand alone in the first field. */
export function csvOf(doc: Doc, how: { separator: string; encoding: Encoding; quoteAll: boolean }): Buffer {
  const quote = (text: string): string =>
    how.quoteAll || /["\n]/.test(text) || text.includes(how.separator)
      ? `"${text.replace(/"/g, '""')}"`
      : text;
  const lines = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => {
      if (block.k === 'grid')
        return [...block.rows.map((row) => spread(row.cells).map(quote).join(how.separator)), ''];
      if (block.k === 'side') return lines([...block.left, ...block.right]);
      return block.k === 'p' ? block.t.split('\n').map(quote) : [''];
    });
  const text = lines([...(doc.head ?? []).map((t): Block => ({ k: 'p', t })), ...doc.blocks]).join('\r\n');
  return encoded(`${text}\r\n`, how.encoding);
}

/** Plain text in columns of spaces, as a line printer or a saved report has it. Pages end with a form feed. */
export function textOf(doc: Doc, how: { width: number; encoding: Encoding; feed: boolean }): Buffer {
  const write = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => {
      switch (block.k) {
        case 'grid':
          return [...gridText(block), ''];
        case 'side':
          return write([...block.left, ...block.right]);
        case 'p':
          return [...block.t.split('\n').flatMap((t) => placed(t, block.al, how.width)), ''];
        case 'rule':
          return ['-'.repeat(how.width)];
        case 'gap':
          return [''];
        case 'page':
          return how.feed ? ['\f'] : ['', ''];
      }
    });
  const head = (doc.head ?? []).map((line) => line.replace('%p', '1'));
  return encoded([...head, ...(head.length ? [''] : []), ...write(doc.blocks)].join('\r\n'), how.encoding);
}

function placed(text: string, al: string | undefined, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + word.length + 1 > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  const pad = (line: string): number =>
    al === 'c' ? Math.floor((width - line.length) / 2) : al === 'r' ? width - line.length : 0;
  return [...lines, current].map((line) => ' '.repeat(Math.max(0, pad(line))) + line);
}

function gridText(grid: Grid): string[] {
  const widths = grid.cols.map(() => 0);
  for (const row of grid.rows) {
    let at = 0;
    for (const cell of row.cells) {
      const alone = row.cells.filter((one) => one.t !== '').length === 1 && row.cells.length > 1;
      if ((cell.span ?? 1) === 1 && !alone)
        widths[at] = Math.max(widths[at] ?? 0, cell.t.length + Math.round((cell.indent ?? 0) / 5));
      at += cell.span ?? 1;
    }
  }
  return grid.rows.flatMap((row) => {
    const line = rowText(row.cells, grid, widths);
    return row.over ? [ruled(row.cells, grid, widths), line] : [line];
  });
}

function ruled(row: readonly Cell[], grid: Grid, widths: number[]): string {
  const rules = row.map((cell, at): Cell => {
    const figure = (cell.al ?? grid.cols[at]?.al) === 'r' && cell.t !== '';
    return { t: figure ? '-'.repeat(widths[at] ?? 0) : '', ...(cell.span ? { span: cell.span } : {}) };
  });
  return rowText(rules, grid, widths);
}

function rowText(row: readonly Cell[], grid: Grid, widths: number[]): string {
  let text = '';
  let edge = 0;
  let at = 0;
  for (const cell of row) {
    const span = cell.span ?? 1;
    const width = widths.slice(at, at + span).reduce((sum, one) => sum + one, 0) + 2 * (span - 1);
    const al = cell.al ?? grid.cols[at]?.al;
    const body = ' '.repeat(Math.round((cell.indent ?? 0) / 5)) + cell.t.replace(/\n/g, ' ');
    const out =
      al === 'r'
        ? body.padStart(width)
        : al === 'c'
          ? ' '.repeat(Math.max(0, Math.floor((width - body.length) / 2))) + body
          : cell.dots
            ? `${body} `.padEnd(width, '.')
            : body;
    if (cell.t !== '') text = text.padEnd(edge) + out;
    edge += width + 2;
    at += span;
  }
  return text.trimEnd();
}
