import { Document, Footer, Packer, Paragraph, TextRun, type Table } from 'docx';
import { stableZip } from '@hoa/bench-associations/kit';
import type { Block, Line } from '../fourth/parse';
import type { Fourth } from '../fourth/write';
import { FILE_DATE } from '../writers/pdf';
import { composed, directiveOf, isBold, isDirective, shown, unknownDirective, type Sheet } from './compose';
import { runs, tableOf, type TableLayout } from './letter-table';

interface Letter extends Sheet {
  font?: string;
  /** Half points. */
  size?: number;
  footer?: string;
}

class LetterWriter {
  readonly children: (Paragraph | Table)[] = [];
  private layout: TableLayout | undefined;
  private rows: Line[] = [];
  private stops: readonly number[] = [];
  private isCentered = false;

  constructor(private readonly size: number) {}

  add(line: Line): void {
    if (isDirective(line) && line.cells[0] !== '>>') this.direct(line);
    else if (this.layout && this.isInTable(line)) this.rows.push(line);
    else {
      this.close();
      this.children.push(this.paragraph(line));
    }
  }

  /** Prints the table that was begun. */
  close(): void {
    if (this.layout && this.rows.length > 0)
      this.children.push(tableOf(this.rows, { ...this.layout, size: this.size }));
    this.rows = [];
  }

  /** `>table 4000,1500 grid heads` and `>tabs 5000,7000` hold until the next one; `>center` and `>left`. */
  private direct(line: Line): void {
    const { word, rest } = directiveOf(line);
    const [first = '', ...modes] = rest;
    const numbers = first.split(',').map(Number);
    this.close();
    if (word === 'table') this.layout = { widths: numbers, modes };
    else if (word === 'tabs') [this.layout, this.stops] = [undefined, numbers];
    else if (word === 'center') this.isCentered = true;
    else if (word === 'left') this.isCentered = false;
    else throw unknownDirective(word);
  }

  private isInTable({ kind, cells }: Line): boolean {
    return kind === 'row' || cells.length > 1 || ['<<', '//', '>>'].includes(cells[0]!);
  }

  private paragraph(line: Line): Paragraph {
    if (line.kind === 'page') return new Paragraph({ pageBreakBefore: true, children: [] });
    const text = line.cells.map(shown).join('\t');
    const own = text.trimStart();
    return new Paragraph({
      ...(this.isCentered ? { alignment: 'center' as const } : {}),
      ...(text.length > own.length ? { indent: { left: (text.length - own.length) * 110 } } : {}),
      ...(line.cells.length > 1
        ? { tabStops: this.stops.map((position) => ({ type: 'right' as const, position })) }
        : {}),
      children: runs(own, { bold: isBold(line), size: this.size }),
    });
  }
}

async function write(blocks: readonly Block[], of: Letter): Promise<Buffer> {
  const writer = new LetterWriter(of.size ?? 21);
  for (const line of blocks.flatMap(({ lines }) => lines)) writer.add(line);
  writer.close();
  const small = (text: string): Paragraph => new Paragraph({ children: [new TextRun({ text, size: 16 })] });
  const page = {
    size: { width: 12240, height: 15840 },
    margin: { top: 1100, bottom: 1000, left: 1200, right: 1200 },
  };
  const document = new Document({
    styles: { default: { document: { run: { font: of.font ?? 'Calibri' } } } },
    sections: [
      {
        properties: { page },
        ...(of.footer ? { footers: { default: new Footer({ children: [small(of.footer)] }) } } : {}),
        children: writer.children,
      },
    ],
  });
  return stableZip(await Packer.toBuffer(document), FILE_DATE);
}

/** A letter, notice or minutes in Word. */
export const letter = (sheet: Letter, text: string): Fourth =>
  composed({ format: 'docx', sheet, text, write: (blocks) => write(blocks, sheet) });
