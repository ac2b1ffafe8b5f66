import { Workbook, type Cell as SheetCell, type CellErrorValue, type Worksheet } from 'exceljs';
import { type Block, type Cell, type Paper, type Row } from '../layout/paper';
import { stableZip } from './stable-zip';

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

export interface SheetOptions {
  name?: string;
  /** Amounts as text cells, as exports of old programs have them. */
  amountsAsText?: boolean;
  /** A sheet for each table, named after its heading. */
  split?: boolean;
  /** A further sheet with instructions and no figures. */
  instructions?: boolean;
  /** Number format of the amounts. */
  format?: string;
}

/** Writes a paper as a spreadsheet: its text in column A, its tables in cells; amounts are numbers. */
export async function writeXlsx(paper: Paper, options: SheetOptions = {}): Promise<Buffer> {
  const workbook = new Workbook();
  workbook.creator = paper.author;
  workbook.lastModifiedBy = paper.author;
  workbook.title = paper.title;
  workbook.created = paper.date;
  workbook.modified = paper.date;
  if (options.instructions) addInstructions(workbook);
  let writer: SheetWriter | undefined;
  paper.blocks.forEach((block, index) => {
    if (!writer || (options.split && block.kind === 'table' && index > 0))
      writer = new SheetWriter(addSheet(workbook, paper, sheetName(block, options)), paper, options);
    writer.block(block);
  });
  return stableZip(Buffer.from(await workbook.xlsx.writeBuffer()), paper.date);
}

function addSheet(workbook: Workbook, paper: Paper, name: string): Worksheet {
  const taken = workbook.worksheets.some((sheet) => sheet.name === name);
  return workbook.addWorksheet(taken ? `${name.slice(0, 27)} ${workbook.worksheets.length}` : name, {
    pageSetup: { orientation: paper.style.orientation, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
}

function sheetName(block: Block, options: SheetOptions): string {
  const section =
    block.kind === 'table' && options.split ? block.rows.find((row) => row.role === 'section') : undefined;
  const name = section?.cells
    .map((cell) => cell.text)
    .join(' ')
    .trim();
  return (name || options.name || 'Budget').replace(/[[\]*?:/\\]/g, ' ').slice(0, 31);
}

function addInstructions(workbook: Workbook): void {
  const sheet = workbook.addWorksheet('Instructions');
  sheet.getCell('A1').value = 'How to use this workbook';
  sheet.getCell('A2').value = 'Enter amounts in the white cells only. Totals are computed.';
  sheet.getCell('A3').value = 'Questions: see the treasurer.';
}

class SheetWriter {
  private at = 1;
  private readonly accent: string;
  private readonly format: string;

  constructor(
    private readonly sheet: Worksheet,
    private readonly paper: Paper,
    private readonly options: SheetOptions,
  ) {
    this.accent = `FF${paper.style.accent.replace('#', '').toUpperCase()}`;
    this.format = options.format ?? '#,##0.00_);(#,##0.00)';
  }

  block(block: Block): void {
    switch (block.kind) {
      case 'letterhead':
        this.say(block.name, { bold: true, size: 15, color: { argb: this.accent } });
        block.lines.forEach((line) => this.say(line, { size: 8, color: { argb: 'FF666666' } }));
        this.at++;
        return;
      case 'title':
        this.say(block.text, { bold: true, size: 13 });
        (block.sub ?? []).forEach((sub) => this.say(sub, { color: { argb: 'FF444444' } }));
        this.at++;
        return;
      case 'heading':
        this.at++;
        return this.say(block.text, { bold: true });
      case 'paragraph':
        return this.say(block.text, { italic: block.style === 'italic', bold: block.style === 'bold' });
      case 'fields':
        return block.rows.forEach(([name, value]) => {
          this.sheet.getCell(this.at, 1).value = name;
          this.sheet.getCell(this.at++, 2).value = value;
        });
      case 'table':
        return this.table(block);
      case 'columns':
        return block.blocks.forEach((blocks) => blocks.forEach((inner) => this.block(inner)));
      case 'signatures':
        return block.parties.forEach((signer) =>
          this.say(`${signer.party}: ${signer.name}, ${signer.title}, ${signer.date}`, {}),
        );
      case 'space':
      case 'page':
        this.at++;
    }
  }

  private say(value: string, font: Partial<SheetCell['font']>): void {
    const cell = this.sheet.getCell(this.at++, 1);
    cell.value = value;
    cell.font = { name: 'Calibri', size: 11, ...font };
  }

  private table(table: BlockOf<'table'>): void {
    const total = table.columns.reduce((sum, column) => sum + column.weight, 0);
    const characters = this.paper.style.orientation === 'landscape' ? 150 : 110;
    table.columns.forEach((column, index) => {
      const width = Math.max(8, (column.weight / total) * characters);
      const sheetColumn = this.sheet.getColumn(index + 1);
      sheetColumn.width = Math.max(sheetColumn.width ?? 0, width);
    });
    const headers = table.rows.findIndex((row) => row.role !== 'header');
    if (this.sheet.views.length === 0 && headers > 0)
      this.sheet.views = [{ state: 'frozen', xSplit: 0, ySplit: this.at + headers - 1 }];
    for (const row of table.rows) this.row(row, table);
    this.at++;
  }

  private row(row: Row, table: BlockOf<'table'>): void {
    let column = 1;
    for (const cell of row.cells) {
      const target = this.sheet.getCell(this.at, column);
      this.fill(target, cell);
      this.look(target, {
        row,
        align: cell.align ?? table.columns[column - 1]?.align ?? 'left',
        indent: cell.indent ?? 0,
      });
      if ((cell.span ?? 1) > 1)
        this.sheet.mergeCells(this.at, column, this.at, column + (cell.span ?? 1) - 1);
      column += cell.span ?? 1;
    }
    this.at++;
  }

  private fill(target: SheetCell, cell: Cell): void {
    if (cell.cents !== undefined && !this.options.amountsAsText) {
      const value = cell.cents / 100;
      target.value = cell.computed ? { formula: `ROUND(${value},2)`, result: value } : value;
      target.numFmt = this.format;
    } else if (cell.percent !== undefined && !this.options.amountsAsText) {
      target.value = cell.percent / 100;
      target.numFmt = '0.0000%';
    } else if (cell.text === '#REF!' || cell.text === '#DIV/0!')
      target.value = { error: cell.text } as CellErrorValue;
    else if (cell.text !== '') target.value = cell.text;
  }

  private look(
    target: SheetCell,
    look: { row: Row; align: 'left' | 'right' | 'center'; indent: number },
  ): void {
    const { role } = look.row;
    const strong = role === 'header' || role === 'section' || role === 'subtotal' || role === 'total';
    const solid = role === 'header' && this.paper.style.header === 'solid';
    target.font = {
      name: 'Calibri',
      size: 11,
      bold: strong,
      italic: role === 'note',
      ...(solid ? { color: { argb: 'FFFFFFFF' } } : {}),
    };
    target.alignment = {
      horizontal: look.align,
      vertical: 'top',
      wrapText: role === 'line',
      indent: Math.round(look.indent / 8),
    };
    if (solid) target.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: this.accent } };
    if (role === 'subtotal' || role === 'total')
      target.border = { top: { style: role === 'total' ? 'double' : 'thin' } };
  }
}
