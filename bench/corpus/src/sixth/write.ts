import { scanPdf, stableZip, type ScanOptions } from '@hoa/bench-associations/kit';
import { Workbook } from 'exceljs';
import { isSum, moneyOf, parse, truthOf, turned, type Block, type Line } from '../fourth/parse';
import type { Fourth } from '../fourth/write';
import type { Grid, GridCell, GridColumn, GridLine } from '../statements/grid';
import type { Look } from '../statements/look';
import type { RowTruth } from '../statements/truth';
import { writeCsv } from '../writers/delimited';
import { writeDocx } from '../writers/docx';
import { FILE_DATE, writePdf } from '../writers/pdf';
import { writeText } from '../writers/plain';
import { writeXlsx } from '../writers/xlsx';

interface Sheet {
  name: string;
  association: string;
  look?: Partial<Look>;
  /** Columns right of the labels: `a` amounts, `w` words. All are amounts if it is missing. */
  columns?: string;
  scan?: Partial<Pick<ScanOptions, 'dpi' | 'skew' | 'turned' | 'grade'>>;
  /** Expenses are printed negative. */
  minus?: boolean;
  /** Workbooks: the name of the first sheet, and of those that are hidden. */
  sheet?: string;
  hidden?: readonly string[];
}

const plainLook: Look = {
  font: 'sans',
  size: 9.5,
  landscape: false,
  margin: 54,
  titleAlign: 'center',
  labelAlign: 'left',
  indent: 10,
  leaders: false,
  rules: 'totals',
  shade: false,
  gapRows: false,
  boldTotals: true,
  boldHeadings: true,
  decimals: 2,
  dollar: 'none',
  thousands: true,
  negative: 'parentheses',
  zero: 'figure',
  amountAlign: 'right',
  labelAt: 0,
  codes: 'none',
  headerRepeats: false,
  labelOverflow: 'fit',
  uppercase: false,
  colons: false,
  rowSpace: 1.3,
};

const bare = (text: string): string => text.replace(/^\*/, '').replace(/\{.*\}/, '');
const isMoney = (text: string): boolean => moneyOf(text) !== null && !/^(19|20)\d\d$/.test(text);
const isTable = ({ kind, cells }: Line): boolean =>
  kind === 'row' || (cells.length > 1 && cells[0] !== '' && cells.slice(1).some(isMoney));

function cellOf(text: string, at: number, bold: boolean): GridCell {
  const own = bare(text);
  const value = at > 0 && isMoney(own) ? moneyOf(own)! : null;
  const spaces = own.length - own.trimStart().length;
  const hundredths =
    value === null ? {} : { [own.endsWith('%') ? 'percent' : 'cents']: Math.round(value * 100) };
  return {
    text: own.trim(),
    ...hundredths,
    ...(bold ? { bold } : {}),
    ...(at === 0 ? { indent: spaces / 2 } : {}),
  };
}

/** A row: `{4010}` after its label is the code of the account, if these have a column. */
function rowCells(line: Line, { codes }: Look): GridCell[] {
  const bold = line.cells[0]!.startsWith('*');
  const cells = line.cells.map((text, at) => ({
    ...cellOf(text, at, bold),
    ...(at > 0 && (line.code === 's' || isSum(line.code)) ? { sum: true } : {}),
  }));
  const code = /\{(.*)\}/.exec(line.cells[0]!)?.[1] ?? '';
  return codes === 'column' ? [{ text: code }, ...cells] : cells;
}

/** A header: `{2}` after a cell is the number of columns that it spans. */
const headerCells = ({ cells }: Line): GridCell[] =>
  cells.map((text) => ({ text: bare(text), span: Number(/\{(\d+)\}/.exec(text)?.[1] ?? 1), bold: true }));

function gridLine(line: Line, look: Look): GridLine {
  const made = { rows: [], total: line.code === 's' || isSum(line.code) };
  const [first = ''] = line.cells;
  if (isTable(line)) return { ...made, kind: 'row', cells: rowCells(line, look) };
  if (line.cells.length > 1) return { ...made, kind: 'header', cells: headerCells(line) };
  if (first === '') return { ...made, kind: 'gap', cells: [] };
  return { ...made, kind: first.startsWith('*') ? 'title' : 'text', cells: [{ text: bare(first) }] };
}

/** Between `<<` and `//` is the left half of the page, from there to `>>` the right half. */
function paired(lines: readonly Line[], look: Look, width: number): GridLine[] {
  const at = (mark: string): number => lines.findIndex(({ cells }) => cells[0] === mark);
  const [start, middle, end] = [at('<<'), at('//'), at('>>')];
  if (start < 0) return lines.map((line) => gridLine(line, look));
  const [left, right] = [lines.slice(start + 1, middle), lines.slice(middle + 1, end)];
  const half = (line?: Line): GridCell[] => {
    const cells = line ? rowCells(line, look) : [];
    return Array.from({ length: width }, (_, i) => cells[i] ?? { text: '' });
  };
  const both = Array.from({ length: Math.max(left.length, right.length) }, (_, i): GridLine => {
    const total = [left[i], right[i]].some((line) => line !== undefined && isSum(line.code));
    return { kind: 'row', cells: [...half(left[i]), ...half(right[i])], rows: [], total };
  });
  const others = (some: readonly Line[]): GridLine[] => some.map((line) => gridLine(line, look));
  return [...others(lines.slice(0, start)), ...both, ...others(lines.slice(end + 1))];
}

function gridOf(name: string, lines: readonly Line[], sheet: Sheet): Grid {
  const look = { ...plainLook, ...sheet.look };
  const most = Math.max(1, ...lines.filter(isTable).map(({ cells }) => cells.length));
  const kinds = sheet.columns ?? 'a'.repeat(most - 1);
  const columns: GridColumn[] = [
    ...(look.codes === 'column' ? [{ kind: 'code', align: 'left' } as const] : []),
    { kind: 'label', align: look.labelAlign },
    ...[...kinds].map((kind): GridColumn =>
      kind === 'w' ? { kind: 'words', align: 'left' } : { kind: 'amount', align: look.amountAlign },
    ),
  ];
  return {
    name,
    look,
    columns: look.halves ? [...columns, ...columns] : columns,
    lines: paired(lines, look, columns.length),
  };
}

function gridsOf(blocks: readonly Block[], sheet: Sheet): Grid[] {
  const pages: { name: string; lines: Line[] }[] = [{ name: sheet.sheet ?? 'Sheet1', lines: [] }];
  for (const line of blocks.flatMap(({ lines }) => lines))
    if (line.kind === 'page') pages.push({ name: line.cells[0]!, lines: [] });
    else pages.at(-1)!.lines.push(line);
  return pages.map(({ name, lines }) => gridOf(name, lines, sheet));
}

/** Names the sheets as they were, merges the cells of headers and hides what is hidden. */
async function finished(bytes: Buffer, grids: readonly Grid[], { hidden = [] }: Sheet): Promise<Buffer> {
  const book = new Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  book.worksheets.forEach((target, i) => {
    const grid = grids[i]!;
    target.name = grid.name;
    if (hidden.includes(grid.name)) target.state = 'hidden';
    grid.lines.forEach(({ cells }, row) => {
      let column = 1;
      for (const { span = 1 } of cells) {
        if (span > 1) target.mergeCells(row + 1, column, row + 1, column + span - 1);
        column += span;
      }
    });
  });
  return stableZip(Buffer.from(await book.xlsx.writeBuffer()), FILE_DATE);
}

async function fileOf(format: Fourth['format'], grids: readonly Grid[], sheet: Sheet): Promise<Buffer> {
  if (format === 'xlsx') return finished(await writeXlsx(grids), grids, sheet);
  if (format === 'docx') return writeDocx(grids);
  if (format === 'csv') return writeCsv(grids);
  if (format === 'txt') return writeText(grids);
  const seed = sheet.name.length * 613 + sheet.name.charCodeAt(1);
  const usual = { dpi: 200, skew: 0.5, turned: 0, grade: 'fair', seed, date: FILE_DATE } as const;
  return sheet.scan ? scanPdf(await writePdf(grids), { ...usual, ...sheet.scan }) : writePdf(grids);
}

/** What bookkeeping programs print between income and expenses. */
const named = (row: RowTruth): RowTruth =>
  row.label === 'Gross Profit' ? { ...row, role: 'net', also: ['subtotal', 'total', 'repeat'] } : row;

/** A document of the sixth set: the notation of the fourth, laid out by the writers of grids. */
export const laid =
  (format: Fourth['format']) =>
  (sheet: Sheet, text: string): Fourth => {
    const all = parse(text);
    const blocks = all.slice(1).map((block) => (sheet.minus ? turned(block) : block));
    const statements = blocks.map(truthOf).map(({ rows, columns }) => ({
      columns,
      rows: rows.map((row) => named({ ...row, label: bare(row.label).trim() })),
    }));
    return {
      name: sheet.name,
      association: sheet.association,
      format,
      scanned: sheet.scan !== undefined,
      text,
      blocks,
      write: () => fileOf(format, gridsOf(all, sheet), sheet),
      statements,
    };
  };
