import {
  AlignmentType,
  BorderStyle,
  Document,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { FILE_DATE } from '../writers/pdf';
import { stableZip } from './kit';
import { type Block, parse, type TableBlock, type TextKind } from './markup';
import type { Look } from './model';

const fonts = { serif: 'Times New Roman', sans: 'Arial', mono: 'Courier New', embedded: 'Calibri' } as const;
const WIDTH = 9360;
const thin = { style: BorderStyle.SINGLE, size: 4, color: '777777' };
const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const centered: readonly TextKind[] = ['title', 'subtitle', 'centered'];
const strong: readonly TextKind[] = ['title', 'subtitle', 'heading', 'letterhead'];

function paragraph(kind: TextKind, text: string, { size }: Look): Paragraph {
  const more = kind === 'title' ? 8 : kind === 'letterhead' ? 12 : kind === 'small' ? -4 : 0;
  const indent = kind === 'indent' ? 500 : kind === 'indent2' ? 1000 : 0;
  return new Paragraph({
    alignment: centered.includes(kind)
      ? AlignmentType.CENTER
      : kind === 'right'
        ? AlignmentType.RIGHT
        : AlignmentType.LEFT,
    spacing: { after: kind === 'line' ? 0 : 80 },
    indent: { left: indent },
    children: [new TextRun({ text, bold: strong.includes(kind), size: size * 2 + more })],
  });
}

function table(block: TableBlock, { size }: Look): Table {
  const lengths = block.columns.map((_, at) =>
    Math.max(
      4,
      ...block.rows.filter(({ cells }) => cells.length > 1).map(({ cells }) => (cells[at] ?? '').length),
    ),
  );
  const all = lengths.reduce((sum, one) => sum + one, 0);
  const widths = lengths.map((length) => Math.floor((length / all) * WIDTH));
  const border = block.flags.includes('grid') ? thin : none;
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    rows: block.rows.map(
      ({ kind, cells }) =>
        new TableRow({
          children: cells.map(
            (text, at) =>
              new TableCell({
                columnSpan: cells.length === 1 ? widths.length : 1,
                width: { size: cells.length === 1 ? WIDTH : widths[at]!, type: WidthType.DXA },
                children: [
                  new Paragraph({
                    alignment: cells.length === 1 ? 'left' : block.columns[at]!.align,
                    children: [new TextRun({ text, bold: kind !== 'line', size: size * 2 - 1 })],
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

function body(block: Block, look: Look): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'table':
      return [table(block, look), new Paragraph({ children: [] })];
    case 'fields':
      return block.rows.map(
        ([name, value]) =>
          new Paragraph({
            tabStops: [{ type: 'left', position: 2800 }],
            indent: { left: 2800, hanging: 2800 },
            children: [new TextRun({ text: name, bold: true }), new TextRun({ text: `\t${value}` })],
          }),
      );
    case 'stamp':
      return block.parts.map((part) => paragraph('right', part, look));
    case 'sign':
      return block.parts.flatMap((part) => [
        new Paragraph({
          spacing: { before: 360 },
          children: [new TextRun({ text: '______________________________' })],
        }),
        paragraph('line', part, look),
      ]);
    case 'page':
      return [new Paragraph({ children: [new PageBreak()] })];
    case 'rule':
      return [new Paragraph({ border: { bottom: thin }, children: [] })];
    case 'gap':
      return [];
    default:
      return [paragraph(block.kind, block.text, look)];
  }
}

/** The document as a Word file. */
export async function writeWord(text: string, look: Look): Promise<Buffer> {
  const margin = 1440;
  const document = new Document({
    styles: { default: { document: { run: { font: fonts[look.font], size: look.size * 2 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 12240, height: 15840 },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: parse(text).flatMap((block) => body(block, look)),
      },
    ],
  });
  return stableZip(await Packer.toBuffer(document), FILE_DATE);
}
