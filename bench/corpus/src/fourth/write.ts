import { scanPdf, type ScanOptions } from '@hoa/bench-associations/kit';
import type { Paragraph, Table } from 'docx';
import { wordFile, workbook, type HandWritten } from '../blind/hand-written/kit';
import { p, table } from '../blind/hand-written/word';
import { FILE_DATE } from '../writers/pdf';
import { typedPdf, type TypedLine, type TypedPage } from '../writers/typed-pdf';
import { moneyOf, parse, truthOf, turned, type Block, type Line } from './parse';

interface Sheet {
  name: string;
  association: string;
  /** Right edges in points; of Word in twentieths of a point; of text in characters. */
  stops?: readonly number[];
  page?: Partial<Pick<TypedPage, 'size' | 'font' | 'landscape' | 'rotate'>>;
  scan?: Partial<Pick<ScanOptions, 'dpi' | 'skew' | 'turned' | 'grade'>>;
  /** Expenses are printed negative. */
  minus?: boolean;
  /** Word: lines with tabs instead of tables. */
  tabs?: boolean;
  /** Workbooks: the first sheet, and labels of rows that are hidden. */
  sheet?: string;
  hide?: readonly string[];
}

export interface Fourth extends HandWritten {
  text: string;
  blocks: Block[];
}

const printed = (cell: string): string => cell.replace(/\{.*\}/, '');
const cellsOf = ({ cells }: Line): string[] => cells.map(printed);

function pagesOf(blocks: readonly Block[]): Line[][] {
  const pages: Line[][] = [[]];
  for (const line of blocks.flatMap(({ lines }) => lines))
    if (line.kind === 'page') pages.push([]);
    else pages[pages.length - 1]!.push(line);
  return pages;
}

function typed(blocks: readonly Block[], { stops = [], page = {} }: Sheet): Promise<Buffer> {
  return typedPdf(
    pagesOf(blocks).map((lines) => ({
      stops,
      ...page,
      lines: lines.map((line): TypedLine =>
        line.cells.length > 1 ? cellsOf(line) : printed(line.cells[0]!),
      ),
    })),
  );
}

const scanned = async (blocks: readonly Block[], sheet: Sheet): Promise<Buffer> =>
  scanPdf(await typed(blocks, sheet), {
    dpi: 200,
    skew: 0.6,
    turned: 0,
    grade: 'fair',
    seed: sheet.name.length * 1009 + sheet.name.charCodeAt(0),
    date: FILE_DATE,
    ...sheet.scan,
  });

function spreadsheet(blocks: readonly Block[], { sheet = 'Sheet1', hide = [] }: Sheet): Promise<Buffer> {
  return workbook((add) => {
    let target = add(sheet);
    let at = 0;
    for (const line of blocks.flatMap(({ lines }) => lines)) {
      if (line.kind === 'page') {
        target = add(line.cells[0]!);
        at = 0;
        continue;
      }
      at++;
      target.getColumn(1).width = 34;
      cellsOf(line).forEach((text, j) => {
        const cell = target.getCell(at, j + 1);
        const value = line.kind === 'row' && j > 0 ? moneyOf(text) : null;
        const isPercent = text.endsWith('%');
        if (text !== '')
          cell.value = value === null ? text.replace(/^\*/, '') : isPercent ? value / 100 : value;
        if (value !== null)
          cell.numFmt = isPercent ? '0.0%' : /\.\d\d/.test(text) ? '#,##0.00;(#,##0.00)' : '#,##0;(#,##0)';
        if (line.cells[0]!.startsWith('*')) cell.font = { bold: true };
      });
      if (line.kind === 'print' && line.cells.length === 1 && at === 1) target.mergeCells(at, 1, at, 4);
      if (hide.includes(line.cells[0]!)) target.getRow(at).hidden = true;
    }
  });
}

function word(blocks: readonly Block[], { stops = [], tabs }: Sheet): Promise<Buffer> {
  const out: (Paragraph | Table)[] = [];
  let rows: string[][] = [];
  const widths = stops.map((stop, i) => stop - (stops[i - 1] ?? 0));
  const close = (): void => {
    if (rows.length > 0) out.push(table(widths, rows, stops.length % 2 === 1));
    rows = [];
  };
  for (const line of blocks.flatMap(({ lines }) => lines)) {
    const cells = cellsOf(line);
    if (cells.length > 1 && !tabs) rows.push(cells);
    else {
      close();
      const bold = cells[0]!.startsWith('*');
      out.push(p(cells.join('\t').replace(/^\*/, ''), { bold }, tabs ? stops : []));
    }
  }
  close();
  return wordFile(out);
}

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
const csv = (blocks: readonly Block[]): Buffer =>
  Buffer.from(
    blocks.flatMap(({ lines }) => lines.map((line) => cellsOf(line).map(quoted).join(','))).join('\r\n') +
      '\r\n',
  );

const plain = (blocks: readonly Block[], { stops = [] }: Sheet): Buffer =>
  Buffer.from(
    blocks
      .flatMap(({ lines }) => lines.map(cellsOf))
      .map(([label = '', ...cells]) =>
        cells.reduce(
          (line, cell, i) => (cell === '' ? line : line.padEnd(stops[i]! - cell.length) + cell),
          label,
        ),
      )
      .join('\n') + '\n',
  );

function fileOf(format: Fourth['format'], blocks: readonly Block[], sheet: Sheet): Promise<Buffer> {
  if (format === 'xlsx') return spreadsheet(blocks, sheet);
  if (format === 'docx') return word(blocks, sheet);
  if (format === 'csv') return Promise.resolve(csv(blocks));
  if (format === 'txt') return Promise.resolve(plain(blocks, sheet));
  return sheet.scan ? scanned(blocks, sheet) : typed(blocks, sheet);
}

/** A document of the fourth set: its file and its truth come from the same lines. */
export const doc =
  (format: Fourth['format']) =>
  (sheet: Sheet, text: string): Fourth => {
    const all = parse(text);
    const blocks = all.slice(1).map((block) => (sheet.minus ? turned(block) : block));
    return {
      name: sheet.name,
      association: sheet.association,
      format,
      scanned: sheet.scan !== undefined,
      text,
      blocks,
      write: () => fileOf(format, all, sheet),
      statements: blocks.map(truthOf),
    };
  };
