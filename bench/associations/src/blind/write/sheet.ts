import { Workbook, type Cell as SheetCell, type CellErrorValue, type Worksheet } from 'exceljs';
import { stableZip } from '../../writers/stable-zip';
import { type Block, type Cell, type Doc, type Grid, type Row } from './ink';

export interface SheetOptions {
  name?: string;
  /** Columns left empty on the left, as many people do. */
  shift?: number;
  /** Title lines are merged over the table's width. */
  merge?: boolean;
  format?: string;
  asText?: boolean;
  /** A further sheet without figures of the budget. */
  extra?: { name: string; lines: string[] };
  extraFirst?: boolean;
}

/** Writes a document as a workbook of today. */
export async function sheetOf(doc: Doc, options: SheetOptions): Promise<Buffer> {
  const book = new Workbook();
  book.title = doc.title;
  book.created = doc.date;
  book.modified = doc.date;
  const extra = (): void => {
    if (!options.extra) return;
    const sheet = book.addWorksheet(options.extra.name);
    options.extra.lines.forEach((line, at) => (sheet.getCell(at + 1, 1).value = line));
  };
  if (options.extraFirst) extra();
  const sheet = book.addWorksheet(options.name ?? 'Sheet1');
  const writer = new Writer(sheet, doc, options);
  (doc.head ?? []).forEach((t) => writer.block({ k: 'p', t }));
  doc.blocks.forEach((block) => writer.block(block));
  if (!options.extraFirst) extra();
  return stableZip(Buffer.from(await book.xlsx.writeBuffer()), doc.date);
}

class Writer {
  private at = 1;
  private readonly left: number;

  constructor(
    private readonly sheet: Worksheet,
    private readonly doc: Doc,
    private readonly options: SheetOptions,
  ) {
    this.left = 1 + (options.shift ?? 0);
  }

  block(block: Block): void {
    switch (block.k) {
      case 'p':
        return this.text(block);
      case 'grid':
        return this.grid(block);
      case 'side':
        return [...block.left, ...block.right].forEach((one) => this.block(one));
      default:
        this.at++;
    }
  }

  private text(block: Extract<Block, { k: 'p' }>): void {
    for (const line of block.t.split('\n')) {
      const cell = this.sheet.getCell(this.at, this.left);
      cell.value = line;
      cell.font = {
        name: 'Calibri',
        size: block.size ?? 11,
        bold: block.bold ?? false,
        italic: block.italic ?? false,
      };
      if (block.al === 'c' && this.options.merge) {
        const wide = Math.max(2, ...this.doc.blocks.map((one) => (one.k === 'grid' ? one.cols.length : 0)));
        this.sheet.mergeCells(this.at, this.left, this.at, this.left + wide - 1);
        cell.alignment = { horizontal: 'center' };
      }
      this.at++;
    }
  }

  private grid(grid: Grid): void {
    const all = grid.cols.reduce((sum, col) => sum + col.w, 0);
    grid.cols.forEach((col, at) => {
      const column = this.sheet.getColumn(this.left + at);
      column.width = Math.max(column.width ?? 0, 4, (col.w / all) * 120);
    });
    for (const row of grid.rows) this.row(row, grid);
    this.at++;
  }

  private row(row: Row, grid: Grid): void {
    let at = 0;
    if (row.gap && row.gap > 5) this.at++;
    for (const cell of row.cells) {
      const target = this.sheet.getCell(this.at, this.left + at);
      const al = cell.al ?? grid.cols[at]?.al ?? 'l';
      this.fill(target, cell, al === 'r');
      target.font = {
        name: 'Calibri',
        size: 11,
        bold: Boolean(row.bold || row.head || cell.bold),
        italic: row.italic ?? false,
      };
      target.alignment = {
        horizontal: al === 'r' ? 'right' : al === 'c' ? 'center' : 'left',
        ...(cell.indent ? { indent: Math.round(cell.indent / 9) } : {}),
        ...(row.head ? { wrapText: true } : {}),
      };
      if (row.fill)
        target.fill = {
          type: 'pattern',
          pattern: 'solid',
          fgColor: { argb: `FF${row.fill.replace('#', '').toUpperCase()}` },
        };
      if (row.over && al === 'r' && cell.t !== '')
        target.border = { top: { style: row.over === 'two' ? 'double' : 'thin' } };
      if ((cell.span ?? 1) > 1)
        this.sheet.mergeCells(this.at, this.left + at, this.at, this.left + at + (cell.span ?? 1) - 1);
      at += cell.span ?? 1;
    }
    this.at++;
  }

  private fill(target: SheetCell, cell: Cell, figure: boolean): void {
    if (cell.cents !== undefined && !this.options.asText) {
      const value = cell.cents / 100;
      target.value = cell.formula ? { formula: `SUM(${value})`, result: value } : value;
      target.numFmt = this.options.format ?? '#,##0.00';
    } else if (cell.percent !== undefined && !this.options.asText) {
      target.value = Number((cell.percent / 100).toFixed(8));
      target.numFmt = cell.t.includes('.')
        ? `0.${'0'.repeat((cell.t.split('.')[1] ?? '').replace(/\D/g, '').length)}%`
        : '0%';
    } else if (cell.t === '#REF!' || cell.t === '#DIV/0!' || cell.t === '#N/A')
      target.value = { error: cell.t } as CellErrorValue;
    else if (figure && /^\d{1,6}$/.test(cell.t)) target.value = Number(cell.t);
    else if (figure && /^\d+(\.\d+)?%$/.test(cell.t)) {
      target.value = Number((Number(cell.t.slice(0, -1)) / 100).toFixed(8));
      target.numFmt = '0.0#%';
    } else if (cell.t !== '') target.value = cell.t;
  }
}
