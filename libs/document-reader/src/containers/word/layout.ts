import { gridCell, lineOf, pageOfLines, typedCell } from '../../page/grid';
import type { Box, Cell, Line, Page } from '../../page/types';
import type { Block, Paragraph, Table, TableCell } from './document-xml';

const LINE_HEIGHT = 14;
const CHARACTER = 5.5;
const DEFAULT_TAB = 36;
const DEFAULT_COLUMN = 96;
const MARGIN = 72;

/**
 * Lays a Word document's blocks out as pages of lines. Widths of table columns and tab stops are the file's own; the
 * rest is as on a typewriter, which is enough for columns to stand under each other.
 */
export function layOut(blocks: Block[]): Page[] {
  const layout = new Layout();
  for (const block of blocks) {
    if (block.type === 'paragraph') layout.paragraph(block);
    else layout.table(block);
  }
  return layout.finish();
}

class Layout {
  private readonly pages: Page[] = [];
  private lines: Line[] = [];
  private hasTable = false;
  private tables = 0;

  paragraph(paragraph: Paragraph): void {
    if (paragraph.newPage) this.turnPage();
    for (const text of paragraph.text.split('\n')) {
      this.push(tabbed({ text, bold: paragraph.bold, tabStops: paragraph.tabStops, top: this.top() }));
    }
  }

  table(table: Table): void {
    const name = `t${++this.tables}`;
    const lefts = columnLefts(table);
    table.rows.forEach((row, r) => {
      if (row.some((cell) => cell.paragraphs.some((paragraph) => paragraph.newPage))) this.turnPage();
      this.hasTable = true;
      for (const texts of linesOfRow(row)) {
        let column = 0;
        const cells: Cell[] = [];
        row.forEach((cell, i) => {
          const { text, bold } = texts[i] ?? { text: '', bold: false };
          const box: Box = [
            left(lefts, column),
            this.top(),
            left(lefts, column + cell.span),
            this.top() + LINE_HEIGHT,
          ];
          if (text !== '') cells.push(gridCell({ text, box, ref: `${name}r${r + 1}c${column + 1}`, bold }));
          column += cell.span;
        });
        this.push(cells);
      }
      for (const cell of row) for (const inner of cell.tables) this.table(inner);
    });
  }

  finish(): Page[] {
    this.turnPage();
    if (this.pages.length === 0) this.pages.push(pageOfLines({ number: 1, source: 'text', lines: [] }));
    return this.pages;
  }

  private top(): number {
    return MARGIN + this.lines.length * LINE_HEIGHT;
  }

  private push(cells: Cell[]): void {
    if (cells.length > 0) this.lines.push(lineOf(this.lines.length + 1, cells));
  }

  private turnPage(): void {
    if (this.lines.length === 0) return;
    const source = this.hasTable ? 'grid' : 'text';
    this.pages.push(pageOfLines({ number: this.pages.length + 1, source, lines: this.lines }));
    this.lines = [];
    this.hasTable = false;
  }
}

/** Cells of a paragraph: parted by tabs, or by three spaces and more where somebody aligned with the space bar. */
export function tabbed(input: { text: string; bold: boolean; tabStops: number[]; top: number }): Cell[] {
  const stops = [...input.tabStops].sort((a, b) => a - b);
  const parts = input.text.split('\t');
  // As many tabs as stops: each part is meant for its own stop, even where a long one before it runs past it.
  const isInStep = stops.length > 0 && parts.length === stops.length + 1;
  const cells: Cell[] = [];
  let x = MARGIN;
  parts.forEach((part, i) => {
    if (i > 0) x = MARGIN + (isInStep ? stops[i - 1]! : nextStop(stops, x - MARGIN));
    const end = isInStep ? MARGIN + (stops[i] ?? behind(stops)) - CHARACTER : Infinity;
    for (const match of part.matchAll(/\S+(?:\s{1,2}\S+)*/g)) {
      const start = Math.min(x + match.index * CHARACTER, end - CHARACTER);
      const text = match[0].replace(/\s+/g, ' ');
      const right = Math.min(start + text.length * CHARACTER, end);
      const box: Box = [start, input.top, right, input.top + LINE_HEIGHT];
      cells.push(typedCell({ text, box, bold: input.bold }));
    }
    x += part.length * CHARACTER;
  });
  return cells;
}

/** Where a column behind the last stop would end: as wide as the one before it. */
const behind = (stops: readonly number[]): number => 2 * stops.at(-1)! - (stops.at(-2) ?? 0);

/** The stop behind a place, or the next of those that Word sets by itself. */
const nextStop = (stops: readonly number[], at: number): number =>
  stops.find((stop) => stop > at + 1) ?? (Math.floor(at / DEFAULT_TAB) + 1) * DEFAULT_TAB;

interface CellText {
  text: string;
  bold: boolean;
}

/**
 * A row is one line, unless it holds several lines in step: two or more cells with the same number of paragraphs are
 * a table that somebody typed into one row.
 */
function linesOfRow(row: TableCell[]): CellText[][] {
  const all = row.map((cell) =>
    cell.paragraphs.flatMap(({ text, bold }) =>
      text.split('\n').map((line) => ({ text: line.replace(/\s+/g, ' ').trim(), bold })),
    ),
  );
  // Blank lines keep the step where one column has nothing to say; where they differ, only what is written counts.
  const trimmed = all.map((list) => list.slice(0, list.findLastIndex(({ text }) => text !== '') + 1));
  const parts = areInStep(trimmed) ? trimmed : all.map((list) => list.filter(({ text }) => text !== ''));
  if (!areInStep(parts)) return [parts.map(joined)];
  const most = Math.max(...parts.map((list) => list.length));
  return Array.from({ length: most }, (_, i) => parts.map((list) => list[i] ?? { text: '', bold: false }));
}

/** Names and figures have the same number of lines; a remark beside them may have fewer. */
function areInStep(parts: CellText[][]): boolean {
  const most = Math.max(...parts.map((list) => list.length));
  const longest = parts.filter((list) => list.length === most);
  const isEven = parts.every((list) => list.length === 0 || list.length === most);
  return most > 1 && longest.length > 1 && (isEven || longest.some(isOfFigures));
}

/** Figures below each other, with a blank line where a heading or a line without one stands beside them. */
const isOfFigures = (list: CellText[]): boolean =>
  list.some(({ text }) => text !== '') &&
  list.every(({ text }) => text === '' || /^[-–—(]?\$?\s?\d[\d,]*(?:\.\d+)?\)?-?$/.test(text));

function joined(list: CellText[]): CellText {
  const written = list.filter(({ text }) => text !== '');
  return { text: written.map(({ text }) => text).join(' '), bold: written.every(({ bold }) => bold) };
}

function columnLefts(table: Table): number[] {
  const lefts = [MARGIN];
  const widths = table.widths.every((width) => width < NARROWEST) ? widthsOfTexts(table) : table.widths;
  for (const width of widths) lefts.push((lefts.at(-1) ?? MARGIN) + (width > 0 ? width : DEFAULT_COLUMN));
  return lefts;
}

/** Widths below it are none that somebody set: programs write the same small number for every column. */
const NARROWEST = 10;
const WIDEST = 260;

/** As wide as the longest text of each column. */
function widthsOfTexts(table: Table): number[] {
  const widths = table.widths.map(() => 0);
  for (const row of table.rows) {
    let column = 0;
    for (const { paragraphs, span } of row) {
      const longest = Math.max(0, ...paragraphs.map(({ text }) => text.length)) * CHARACTER + 2 * CHARACTER;
      if (span === 1) widths[column] = Math.max(widths[column] ?? 0, Math.min(WIDEST, longest));
      column += span;
    }
  }
  return widths;
}

function left(lefts: number[], column: number): number {
  return lefts[column] ?? (lefts.at(-1) ?? MARGIN) + (column - lefts.length + 1) * DEFAULT_COLUMN;
}
