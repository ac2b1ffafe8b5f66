import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Packer,
  PageBreak,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { type Align, type Block, type Cell, type Paper, type Row, type Style } from '../layout/paper';
import { stableZip } from './stable-zip';

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

const fonts: Record<Style['font'], string> = {
  sans: 'Arial',
  serif: 'Times New Roman',
  mono: 'Courier New',
  embedded: 'Calibri',
};
const alignments = {
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  center: AlignmentType.CENTER,
} as const;
const hair = { style: BorderStyle.SINGLE, size: 4, color: 'BFC8CC' };
const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const twips = (points: number): number => Math.round(points * 20);

/** Writes a paper as a Word document. Tables are Word tables; columns side by side become one after the other. */
export async function writeDocx(paper: Paper): Promise<Buffer> {
  const writer = new DocxWriter(paper.style);
  const { style } = paper;
  const document = new Document({
    title: paper.title,
    creator: paper.author,
    lastModifiedBy: paper.author,
    styles: { default: { document: { run: { font: fonts[style.font], size: Math.round(style.size * 2) } } } },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: twips(612),
              height: twips(792),
              orientation:
                style.orientation === 'landscape' ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: {
              top: twips(style.margin),
              bottom: twips(style.margin),
              left: twips(style.margin),
              right: twips(style.margin),
            },
          },
        },
        footers: { default: footer(paper) },
        children: paper.blocks.flatMap((block) => writer.block(block)),
      },
    ],
  });
  return stableZip(await Packer.toBuffer(document), paper.date);
}

function footer(paper: Paper): Footer {
  const runs = [new TextRun({ text: paper.footer ?? '', size: 15, color: '666666' })];
  if (paper.pageNumbers === 'page-of' || paper.pageNumbers === 'dash')
    runs.push(
      new TextRun({
        children: ['    Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
        size: 15,
        color: '666666',
      }),
    );
  return new Footer({ children: [new Paragraph({ children: runs })] });
}

class DocxWriter {
  private readonly accent: string;

  constructor(private readonly style: Style) {
    this.accent = style.accent.replace('#', '');
  }

  block(block: Block): (Paragraph | Table)[] {
    switch (block.kind) {
      case 'letterhead':
        return this.letterhead(block);
      case 'title':
        return [
          this.paragraph(block.text, {
            bold: true,
            size: this.style.size + 4.5,
            align: this.centred(),
            after: 40,
          }),
          ...(block.sub ?? []).map((sub) =>
            this.paragraph(sub, { color: '444444', align: this.centred(), after: 40 }),
          ),
          this.paragraph('', { after: 40 }),
        ];
      case 'heading':
        return [
          this.paragraph(block.text, {
            bold: true,
            size: this.style.size + 1,
            color: this.accent,
            before: 180,
            after: 60,
            keep: true,
          }),
        ];
      case 'paragraph':
        return block.text.split('\n').map((text) =>
          this.paragraph(text, {
            bold: block.style === 'bold',
            italic: block.style === 'italic',
            ...(block.style === 'small' ? { size: this.style.size - 1.5, color: '444444' } : {}),
            ...(block.align ? { align: block.align } : {}),
          }),
        );
      case 'fields':
        return block.rows.map(
          ([name, value]) =>
            new Paragraph({
              spacing: { after: 50 },
              tabStops: [{ type: 'left', position: 2700 }],
              indent: { left: 2700, hanging: 2700 },
              children: [new TextRun({ text: name, bold: true }), new TextRun({ text: `\t${value}` })],
            }),
        );
      case 'table':
        return [this.table(block), this.paragraph('', { after: 60 })];
      case 'columns':
        return block.blocks.flatMap((blocks) => blocks.flatMap((inner) => this.block(inner)));
      case 'signatures':
        return block.parties.flatMap((signer) => [
          this.paragraph(signer.party, { bold: true, before: 260, after: 260, keep: true }),
          this.paragraph(`By: ____________________________   ${signer.name}, ${signer.title}`, {
            keep: true,
            after: 40,
          }),
          this.paragraph(`Date: ${signer.date}`, {}),
        ]);
      case 'space':
        return [this.paragraph('', { after: twips(block.points) })];
      case 'page':
        return [new Paragraph({ children: [new PageBreak()] })];
    }
  }

  private centred(): Align {
    return this.style.letterhead === 'centered' || this.style.letterhead === 'plain' ? 'center' : 'left';
  }

  private letterhead(block: BlockOf<'letterhead'>): Paragraph[] {
    const align = this.style.letterhead === 'centered' ? 'center' : 'left';
    const last = block.lines.length - 1;
    return [
      this.paragraph(block.name, { bold: true, size: 15, color: this.accent, align, after: 20 }),
      ...block.lines.map((line, index) =>
        this.paragraph(line, {
          size: 8,
          color: '555555',
          align,
          after: index === last ? 240 : 0,
          ruled: index === last,
        }),
      ),
    ];
  }

  private paragraph(
    text: string,
    look: {
      bold?: boolean;
      italic?: boolean;
      size?: number;
      color?: string;
      align?: Align;
      before?: number;
      after?: number;
      keep?: boolean;
      ruled?: boolean;
    },
  ): Paragraph {
    return new Paragraph({
      alignment: alignments[look.align ?? 'left'],
      spacing: { before: look.before ?? 0, after: look.after ?? 110 },
      ...(look.keep ? { keepNext: true } : {}),
      ...(look.ruled
        ? { border: { bottom: { style: BorderStyle.SINGLE, size: 10, color: this.accent, space: 4 } } }
        : {}),
      children: [
        new TextRun({
          text,
          ...(look.bold ? { bold: true } : {}),
          ...(look.italic ? { italics: true } : {}),
          ...(look.size ? { size: Math.round(look.size * 2) } : {}),
          ...(look.color ? { color: look.color } : {}),
        }),
      ],
    });
  }

  private table(table: BlockOf<'table'>): Table {
    const page = this.style.orientation === 'landscape' ? 792 : 612;
    const total = (page - 2 * this.style.margin) * (table.width ?? 1);
    const weights = table.columns.reduce((sum, column) => sum + column.weight, 0);
    const widths = table.columns.map((column) => twips((column.weight / weights) * total));
    const edge = this.style.grid === 'none' ? none : hair;
    const side = this.style.grid === 'all' ? hair : none;
    return new Table({
      layout: TableLayoutType.FIXED,
      width: { size: twips(total), type: WidthType.DXA },
      columnWidths: widths,
      borders: {
        top: edge,
        bottom: edge,
        left: side,
        right: side,
        insideHorizontal: edge,
        insideVertical: side,
      },
      rows: table.rows.map((row) => this.row(row, table, widths)),
    });
  }

  private row(row: Row, table: BlockOf<'table'>, widths: number[]): TableRow {
    let column = 0;
    const children = row.cells.map((cell) => {
      const span = cell.span ?? 1;
      const width = widths.slice(column, column + span).reduce((sum, value) => sum + value, 0);
      const align = cell.align ?? table.columns[column]?.align ?? 'left';
      column += span;
      return this.cell(row, cell, { width, span, align });
    });
    return new TableRow({
      children,
      ...(row.role === 'header' ? { tableHeader: true } : {}),
      cantSplit: true,
    });
  }

  private cell(row: Row, cell: Cell, place: { width: number; span: number; align: Align }): TableCell {
    const strong = row.role !== 'line' && row.role !== 'note' && row.role !== 'blank';
    const solid = row.role === 'header' && this.style.header === 'solid';
    const fill = solid
      ? this.accent
      : row.role === 'header' && this.style.header === 'light'
        ? 'E4EAEC'
        : row.role === 'total'
          ? 'DFE7EA'
          : undefined;
    return new TableCell({
      width: { size: place.width, type: WidthType.DXA },
      columnSpan: place.span,
      margins: { top: 20, bottom: 20, left: 70 + twips(cell.indent ?? 0), right: 70 },
      ...(fill ? { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } } : {}),
      children: cell.text.split('\n').map(
        (text) =>
          new Paragraph({
            alignment: alignments[place.align],
            children: [
              new TextRun({
                text,
                size: Math.round((this.style.size - 0.5) * 2),
                ...(strong ? { bold: true } : {}),
                ...(row.role === 'note' ? { italics: true } : {}),
                ...(solid ? { color: 'FFFFFF' } : row.role === 'section' ? { color: this.accent } : {}),
              }),
            ],
          }),
      ),
    });
  }
}
