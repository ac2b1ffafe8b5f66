import { type Cell, type Grid, type Row } from '../../blind/write/ink';
import { type Face, type Look, type Typesetter } from './type';

export interface Laid {
  grid: Grid;
  size: number;
  widths: number[];
  x: number;
  width: number;
  accounting: boolean;
}

/** Columns as wide as their widest cell; what is left goes to the first wide column of words, or the table is narrow. */
export function layOut(
  grid: Grid,
  type: Typesetter,
  place: { x: number; width: number; size: number; accounting: boolean },
): Laid {
  const room = grid.at?.w ?? place.width;
  let size = grid.size ?? place.size;
  let natural = naturalWidths(grid, type, size);
  while (size > 6.5 && total(natural) > room) natural = naturalWidths(grid, type, (size -= 0.25));
  const greedy = grid.cols.findIndex((col) => col.w > 3);
  const left = room - total(natural);
  if (greedy >= 0) natural[greedy]! += left;
  else if (left < 0) natural = natural.map((one) => (one * room) / total(natural));
  else if (!grid.at) natural = natural.map((one) => one + Math.min(left / natural.length, size * 3.4));
  return {
    grid,
    size,
    widths: natural,
    x: place.x + (grid.at?.x ?? Math.max(0, (place.width - total(natural)) / 2)),
    width: total(natural),
    accounting: place.accounting,
  };
}

const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

function naturalWidths(grid: Grid, type: Typesetter, size: number): number[] {
  const widths = grid.cols.map(() => size * 1.6);
  for (const row of grid.rows) {
    let at = 0;
    for (const cell of row.cells) {
      if ((cell.span ?? 1) === 1) {
        const texts = cell.t.split('\n');
        const long = (grid.cols[at]?.w ?? 0) > 3 && texts.some((one) => one.length > 34);
        const need = Math.max(
          ...(long ? [''.padEnd(26, 'n')] : texts).map((one) => type.measure(one, { size, face: 'bold' })),
        );
        widths[at] = Math.max(widths[at] ?? 0, need + (cell.indent ?? 0) + size * 1.5);
      }
      at += cell.span ?? 1;
    }
  }
  return widths;
}

interface Placed {
  cell: Cell;
  x: number;
  width: number;
  al: 'l' | 'c' | 'r';
  look: Look;
  lines: string[];
}

function places(row: Row, laid: Laid, type: Typesetter): Placed[] {
  let [at, x] = [0, laid.x];
  return row.cells.map((cell) => {
    const span = cell.span ?? 1;
    const width = total(laid.widths.slice(at, at + span));
    const al = cell.al ?? laid.grid.cols[at]?.al ?? 'l';
    const face: Face = row.bold || row.head || cell.bold ? 'bold' : row.italic ? 'italic' : 'regular';
    const look: Look = { size: laid.size, face, ...(row.ink ? { color: row.ink } : {}) };
    const room = width - laid.size * 0.8 - (cell.indent ?? 0);
    const lines = type.wrap(cell.t, room, look).map((one) => one.text);
    const placed = { cell, x, width, al, look, lines };
    at += span;
    x += width;
    return placed;
  });
}

const ruled = (grid: Grid): boolean => grid.lines === 'all' || grid.lines === 'rows';
/** What is left free over a row's words, more where a rule stands over its figures. */
const above = (row: Row, laid: Laid): number => (ruled(laid.grid) ? 2 : 1.2) + (row.over ? 1.6 : 0);

export function rowHeight(row: Row, laid: Laid, type: Typesetter): number {
  const lines = Math.max(...places(row, laid, type).map((one) => one.lines.length));
  return lines * laid.size * 1.18 + above(row, laid) + (ruled(laid.grid) ? 2 : 0.9) + (row.gap ?? 0);
}

export function drawRow(row: Row, laid: Laid, at: { type: Typesetter; y: number }): void {
  const { type } = at;
  const { pdf } = type;
  const top = at.y + (row.gap ?? 0);
  const height = rowHeight(row, laid, type) - (row.gap ?? 0);
  if (row.fill) pdf.rect(laid.x, top, laid.width, height).fill(row.fill);
  for (const one of places(row, laid, type)) {
    drawCell(one, laid, { type, top: top + above(row, laid) });
    const figure = one.al === 'r' && (one.cell.t !== '' || row.head);
    const levels = figure
      ? [
          ...(row.over ? [top - 0.4] : []),
          ...(row.under ? [top + height - 0.9] : []),
          ...(row.under === 'two' ? [top + height + 0.9] : []),
        ]
      : [];
    for (const y of levels)
      pdf
        .lineWidth(0.5)
        .moveTo(one.x + laid.size * 0.5, y)
        .lineTo(one.x + one.width - laid.size * 0.25, y)
        .stroke('#111111');
    if (laid.grid.lines === 'all') pdf.lineWidth(0.5).rect(one.x, top, one.width, height).stroke('#555555');
  }
  if (laid.grid.lines === 'rows' || (laid.grid.lines === 'box' && row.head))
    pdf
      .lineWidth(0.35)
      .moveTo(laid.x, top + height)
      .lineTo(laid.x + laid.width, top + height)
      .stroke('#666666');
}

function drawCell(one: Placed, laid: Laid, at: { type: Typesetter; top: number }): void {
  const { type } = at;
  const pad = laid.size * 0.4;
  const left = one.x + pad + (one.cell.indent ?? 0);
  const inner = one.width - 2 * pad - (one.cell.indent ?? 0);
  one.lines.forEach((line, nth) => {
    const y = at.top + nth * laid.size * 1.18;
    const apart = laid.accounting && one.al === 'r' && /^\(?\$/.test(line);
    const text = apart ? line.replace('$', '').trim() : line;
    if (apart) type.set('$', { x: left, y }, one.look);
    const free = inner - type.measure(text, one.look);
    const dots =
      one.cell.dots && nth === one.lines.length - 1 && free > 12
        ? ` ${'. '.repeat(Math.floor((free - 4) / type.measure('. ', one.look)))}`.trimEnd()
        : '';
    type.set(text + dots, { x: left + (one.al === 'r' ? free : one.al === 'c' ? free / 2 : 0), y }, one.look);
  });
}
