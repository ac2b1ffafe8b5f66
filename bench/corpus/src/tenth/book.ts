import type { Cell, Worksheet } from 'exceljs';
import { workbook } from '../blind/hand-written/kit';
import { flowOf, isSum, meaningOf, moneyOf, scopeOf, type Block, type Line } from '../fourth/parse';
import type { Fourth } from '../fourth/write';
import { composed, directiveOf, isBold, isDirective, shown, unknownDirective, type Sheet } from './compose';

interface Book extends Sheet {
  /** The first sheet; `^` begins the others. */
  sheet?: string;
  /** Sheets that are hidden. */
  hidden?: readonly string[];
}

/** Where a line went. */
interface Placed {
  line: Line;
  sheet: Worksheet;
  row: number;
  columns: readonly number[];
  isText: boolean;
  /** Labels stand side by side, the columns of the truth below one another. */
  isAcross: boolean;
  fill: string;
}

const isLine = ({ line }: Placed): boolean => meaningOf(line.code).role === 'line';

/** The rows that a printed sum adds. */
function addends(of: Placed, all: readonly Placed[]): Placed[] {
  const { code } = of.line;
  if (code === 's' || code === 'p') {
    const above = all.slice(0, all.indexOf(of)).reverse();
    const end = above.findIndex((one) => !isLine(one));
    return above.slice(0, end < 0 ? above.length : end).reverse();
  }
  if (!/^t/.test(code)) return [];
  const { flow, funds } = scopeOf(code);
  return all.filter(
    (one) =>
      isLine(one) &&
      flowOf(one.line.code) === flow &&
      funds.includes(meaningOf(one.line.code).fund ?? 'operating'),
  );
}

/** `SUM(C5:C9)+SUM(C12:C14)` of cells in one column. */
function sumOf(letter: string, rows: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  return runs.map(([from, to]) => `SUM(${letter}${from}:${letter}${to})`).join('+');
}

function formulaOf(of: Placed, at: number, { block, all }: { block: Block; all: readonly Placed[] }): string {
  if (of.isAcross) return '';
  const letter = of.sheet.getColumn(of.columns[at]!).letter;
  const own = block.columns[at - 1];
  const cell = (index: string): string => `${of.sheet.getColumn(of.columns[Number(index)]!).letter}${of.row}`;
  const check = /^(f?)(\d+)([-+])(\d+)$/.exec(own?.check ?? '');
  if (check && own?.measure === undefined) return `SUM(${cell(check[2]!)}:${cell(check[4]!)})`;
  if (check && own?.measure === 'variance' && check[1] === '') return `${cell(check[2]!)}-${cell(check[4]!)}`;
  if (own?.measure !== undefined || own?.misprinted) return '';
  if (of.line.code.startsWith('n')) {
    const last = (flow: string): Placed | undefined =>
      all.slice(0, all.indexOf(of)).findLast(({ line }) => line.code.startsWith(`t${flow}`));
    const [income, cost] = [last('i'), last('c')];
    const scope = of.line.code.slice(1);
    const isOwn = income?.line.code === `ti${scope}` && cost?.line.code === `tc${scope}`;
    return isOwn ? `${letter}${income.row}-${letter}${cost.row}` : '';
  }
  return sumOf(
    letter,
    addends(of, all).map(({ row }) => row),
  );
}

function formatOf(text: string): string {
  const isPlain = /^-?\d{4,}/.test(text);
  const digits = `${isPlain ? '0' : '#,##0'}${/\.\d\d/.test(text) ? '.00' : ''}`;
  if (text.endsWith('%')) return text.replace(/\d+(?=[.%])/, '0').replace(/\d(?=\d*%)/g, '0');
  if (/^[-–—]$/.test(text)) return '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)';
  const money = `${text.includes('$') ? '"$"' : ''}${digits}`;
  return text.startsWith('-') ? money : `${money}_);(${money})`;
}

class BookWriter {
  private sheet: Worksheet;
  private row = 1;
  private column = 1;
  private offsets: readonly number[] = [];
  private isText = false;
  private isAcross = false;
  private fill = '';

  constructor(
    private readonly add: (name: string) => Worksheet,
    private readonly of: Book,
  ) {
    this.sheet = this.open(of.sheet ?? 'Sheet1');
  }

  block(block: Block): void {
    const all = block.lines.flatMap((line) => this.place(line));
    for (const one of all)
      one.line.cells.forEach((cell, at) => {
        if (shown(cell) !== '') this.print(one, at, { block, all });
      });
  }

  private open(name: string): Worksheet {
    const sheet = this.add(name);
    if (this.of.hidden?.includes(name)) sheet.state = 'hidden';
    [this.row, this.column, this.offsets, this.fill] = [1, 1, [], ''];
    [this.isText, this.isAcross] = [false, false];
    return sheet;
  }

  private place(line: Line): Placed[] {
    if (line.kind === 'page') this.sheet = this.open(line.cells[0]!);
    else if (isDirective(line)) this.direct(line);
    else {
      const { sheet, row, column, isText, isAcross, fill } = this;
      const columns = line.cells.map((_, at) => column + (this.offsets[at] ?? at));
      if (isAcross) this.column++;
      else this.row++;
      return [{ line, sheet, row, columns, isText, isAcross, fill }];
    }
    return [];
  }

  /** `>C4 0,1,3` goes on at C4 with a blank column; `>put H2 text`, `>merge A1:F1`, `>hide D` or `>hide 12`. */
  private direct(line: Line): void {
    const { word, rest } = directiveOf(line);
    const [first = ''] = rest;
    if (/^[A-Z]+\d+$/.test(word)) {
      const start = this.sheet.getCell(word);
      [this.row, this.column] = [Number(start.row), Number(start.col)];
      this.offsets = first === '' ? [] : first.split(',').map(Number);
    } else if (word === 'put') {
      const text = rest.slice(1).join(' ');
      setValue(this.sheet.getCell(first), text, false);
    } else if (word === 'merge') this.sheet.mergeCells(first);
    else if (word === 'hide' && /^\d/.test(first)) this.sheet.getRow(Number(first)).hidden = true;
    else if (word === 'hide') this.sheet.getColumn(first).hidden = true;
    else if (word === 'wide') this.sheet.getColumn(first).width = Number(rest[1]);
    else if (word === 'comment') this.sheet.getCell(first).note = rest.slice(1).join(' ');
    else if (word === 'fill') this.fill = first;
    else if (word === 'text') this.isText = true;
    else if (word === 'numbers') this.isText = false;
    else if (word === 'across') this.isAcross = true;
    else if (word === 'down') this.isAcross = false;
    else throw unknownDirective(word);
  }

  private print(one: Placed, at: number, all: { block: Block; all: readonly Placed[] }): void {
    const { line, sheet, row, columns, isText, fill } = one;
    const raw = line.cells[at]!;
    const cell = one.isAcross ? sheet.getCell(row + at, columns[0]!) : sheet.getCell(row, columns[at]!);
    if (at === 0) {
      cell.value = shown(raw).trim().replaceAll('¶', '\n');
      const code = /\{(.*)\}/.exec(raw)?.[1];
      if (code) sheet.getCell(row, columns[0]! - 1).value = /^\d+$/.test(code) ? Number(code) : code;
      const indent = (shown(raw).length - shown(raw).trimStart().length) / 2;
      if (indent > 0 || raw.includes('¶')) cell.alignment = { indent, wrapText: raw.includes('¶') };
    } else {
      setValue(cell, raw, isText);
      const isFigure = line.kind === 'row' && typeof cell.value === 'number';
      const isSummed = line.code === 's' || line.code === 'p' || isSum(line.code);
      const isDerived = all.block.columns[at - 1]?.check !== undefined;
      const formula = isFigure && (isSummed || isDerived) ? formulaOf(one, at, all) : '';
      // A result of nothing would be left out of the file.
      if (formula !== '' && cell.value !== 0) cell.value = { formula, result: Number(cell.value) };
    }
    if (isBold(line)) cell.font = { bold: true };
    if (fill !== '') cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: `FF${fill}` } };
  }
}

/** `=B4*12{1200}` is a formula, `1,200{1200}` a number that was typed as text. */
function setValue(cell: Cell, raw: string, isText: boolean): void {
  const text = shown(raw);
  const value = moneyOf(raw);
  if (text.startsWith('=')) {
    cell.value = { formula: text.slice(1), result: value ?? 0 };
    cell.numFmt = /\.\d\d/.test(/\{(.*)\}/.exec(raw)?.[1] ?? '') ? '#,##0.00' : '#,##0';
  } else if (value === null || isText || raw.includes('{')) cell.value = text.replaceAll('¶', '\n');
  else if (/^(19|20)\d\d$/.test(text)) cell.value = value;
  else {
    cell.value = text.endsWith('%') ? value / 100 : value;
    cell.numFmt = formatOf(text);
  }
}

/** A workbook as treasurers keep it: tables anywhere on a sheet, with formulas and remarks beside them. */
export const book = (sheet: Book, text: string): Fourth =>
  composed({
    format: 'xlsx',
    sheet,
    text,
    write: (blocks) =>
      workbook((add) => {
        const writer = new BookWriter(add, sheet);
        for (const block of blocks) writer.block(block);
      }),
  });
