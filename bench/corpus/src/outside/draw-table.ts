import type { Sheets } from './draw';
import type { TableBlock, TableRow } from './markup';

const PAD = 4;

interface Laid {
  sheets: Sheets;
  table: TableBlock;
  size: number;
  widths: number[];
  x: number;
}

const has = ({ flags }: TableBlock, flag: string): boolean => flags.includes(flag);
const isBold = (row: TableRow): boolean => row.kind !== 'line';
const total = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0);

/** Columns are as wide as what they hold; where that is too much, words wrap. */
function widthsOf(sheets: Sheets, table: TableBlock, size: number): number[] {
  const natural = table.columns.map((column, at) => {
    const texts = table.rows
      .filter(({ cells }) => cells.length > 1)
      .map((row) => sheets.measure(row.cells[at] ?? '', { size, bold: isBold(row) }));
    return column.width ?? Math.max(10, ...texts) + 2 * PAD;
  });
  const words = table.columns.flatMap(({ align, width }, at) =>
    align === 'left' && width === undefined ? [at] : [],
  );
  const over = total(natural) - sheets.width;
  if (over > 0 && words.length > 0) {
    const most = total(words.map((at) => natural[at]!));
    for (const at of words) natural[at] = Math.max(34, natural[at]! - (over * natural[at]!) / most);
  }
  if (over < 0 && has(table, 'full')) {
    const widest = words.toSorted((a, b) => natural[b]! - natural[a]!).slice(0, 1);
    const isWords = widest.some((at) => natural[at]! > 70);
    const wider = isWords ? widest : table.columns.map((_, at) => at);
    for (const at of wider) natural[at]! -= over / wider.length;
  }
  const still = sheets.width / total(natural);
  return still < 1 ? natural.map((width) => width * still) : natural;
}

export function drawTable(sheets: Sheets, table: TableBlock): void {
  const size = sheets.look.size - (has(table, 'small') ? 2 : has(table, 'tiny') ? 3.5 : 0.5);
  const widths = widthsOf(sheets, table, size);
  const x = sheets.left + (has(table, 'center') ? Math.max(0, (sheets.width - total(widths)) / 2) : 0);
  const laid: Laid = { sheets, table, size, widths, x };
  const heads = table.rows.filter(({ kind }) => kind === 'head');
  for (const row of table.rows) {
    const turned = sheets.keep(heightOf(laid, row));
    if (turned && row.kind !== 'head' && !has(table, 'once')) heads.forEach((head) => drawRow(laid, head));
    drawRow(laid, row);
  }
  sheets.y += 5;
}

const cellLines = ({ sheets, size, widths }: Laid, row: TableRow): string[][] =>
  row.cells.map((text, at) => {
    const width = row.cells.length === 1 ? total(widths) : widths[at]!;
    return sheets.wrap(text, width - 2 * PAD + 1, { size, bold: isBold(row) });
  });

const heightOf = (laid: Laid, row: TableRow): number =>
  Math.max(1, ...cellLines(laid, row).map(({ length }) => length)) * laid.size * 1.22 +
  (has(laid.table, 'grid') ? 6 : 4);

function drawRow(laid: Laid, row: TableRow): void {
  const { sheets, table, size, widths, x } = laid;
  const top = sheets.y;
  const height = heightOf(laid, row);
  const wide = total(widths);
  const fill = row.kind === 'head' && sheets.look.color !== undefined;
  if (fill) sheets.document.rect(x, top, wide, height).fill(sheets.look.color!);
  let left = x;
  cellLines(laid, row).forEach((lines, at) => {
    const width = row.cells.length === 1 ? wide : widths[at]!;
    const align = row.cells.length === 1 ? 'left' : table.columns[at]!.align;
    sheets.y = top + (has(table, 'grid') ? 4 : 3);
    for (const line of lines) {
      const ink = { size, bold: isBold(row), align, color: fill ? '#ffffff' : '#000000' };
      sheets.write(line, { ...ink, x: left + PAD, width: width - 2 * PAD });
      if (has(table, 'dots') && at === 0 && row.kind === 'line' && row.cells.length > 1)
        drawDots(laid, line, left);
      sheets.y += size * 1.22;
    }
    left += width;
  });
  sheets.y = top;
  if (row.kind === 'total' && !has(table, 'grid')) sheets.rule(x, wide, 0.7);
  if (has(table, 'grid')) drawGrid(laid, row, height);
  sheets.y = top + height;
  if (row.kind === 'head' && !has(table, 'grid')) sheets.rule(x, wide, 0.7);
}

function drawDots({ sheets, size, widths }: Laid, line: string, left: number): void {
  const dot = sheets.measure('.', { size }) * 1.6;
  const start = left + PAD + sheets.measure(line, { size }) + dot;
  const count = Math.floor((left + widths[0]! - start) / dot);
  for (let i = 0; i < count; i++) sheets.write('.', { size, x: start + i * dot });
}

function drawGrid({ sheets, widths, x }: Laid, row: TableRow, height: number): void {
  const { document } = sheets;
  const edges = row.cells.length === 1 ? [0, total(widths)] : [0];
  if (row.cells.length > 1) widths.forEach((width) => edges.push(edges.at(-1)! + width));
  document.lineWidth(0.5).rect(x, sheets.y, total(widths), height).stroke('#555555');
  for (const edge of edges.slice(1, -1))
    document
      .moveTo(x + edge, sheets.y)
      .lineTo(x + edge, sheets.y + height)
      .stroke('#555555');
}
