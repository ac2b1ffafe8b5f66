import { AlignmentType, BorderStyle, Document, Packer, PageBreak, PageOrientation, Paragraph } from 'docx';
import { Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx';
import { stableZip } from '../../writers/stable-zip';
import { type Align, type Block, type Doc, type Grid, type Row } from './ink';

const fonts: Record<Doc['font'], string> = {
  helvetica: 'Calibri',
  times: 'Times New Roman',
  courier: 'Courier New',
  liberation: 'Arial',
};
const sides: Record<Align, 'left' | 'right' | 'center'> = { l: 'left', r: 'right', c: 'center' };
const aligned = { left: AlignmentType.LEFT, right: AlignmentType.RIGHT, center: AlignmentType.CENTER };
const twips = (points: number): number => Math.round(points * 20);

export interface WordOptions {
  /** Tables are lines with tab stops, as typists made them, and no tables of Word. */
  tabs?: boolean;
}

/** Writes a document as a Word document. */
export async function wordOf(doc: Doc, options: WordOptions): Promise<Buffer> {
  const room = (doc.landscape ? 792 : 612) - 2 * doc.margin;
  const blocks = (all: readonly Block[]): (Paragraph | Table)[] =>
    all.flatMap((block) => {
      if (block.k === 'side') return blocks([...block.left, ...block.right]);
      if (block.k === 'grid')
        return options.tabs ? [...tabbed(block, room), blank()] : [table(block, room, doc.size), blank()];
      return simple(block);
    });
  const margin = twips(doc.margin);
  const document = new Document({
    title: doc.title,
    styles: { default: { document: { run: { font: fonts[doc.font], size: Math.round(doc.size * 2) } } } },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: twips(612),
              height: twips(792),
              orientation: doc.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: [...blocks((doc.head ?? []).map((t) => ({ k: 'p', t }))), ...blocks(doc.blocks)],
      },
    ],
  });
  return stableZip(await Packer.toBuffer(document), doc.date);
}

const blank = (): Paragraph => new Paragraph({ children: [] });

function simple(block: Exclude<Block, { k: 'grid' | 'side' }>): Paragraph[] {
  if (block.k === 'page') return [new Paragraph({ children: [new PageBreak()] })];
  if (block.k !== 'p') return [blank()];
  return block.t.split('\n').map(
    (text) =>
      new Paragraph({
        alignment: aligned[sides[block.al ?? 'l']],
        spacing: { after: 100 },
        indent: { left: twips(block.indent ?? 0) },
        children: [
          new TextRun({
            text,
            bold: block.bold ?? false,
            italics: block.italic ?? false,
            ...(block.size ? { size: Math.round(block.size * 2) } : {}),
          }),
        ],
      }),
  );
}

function tabbed(grid: Grid, room: number): Paragraph[] {
  const all = grid.cols.reduce((sum, col) => sum + col.w, 0);
  let edge = 0;
  const stops = grid.cols.map((col) => {
    const from = edge;
    edge += (col.w / all) * room;
    return {
      type: sides[col.al],
      position: twips(col.al === 'r' ? edge : col.al === 'c' ? (from + edge) / 2 : from),
    };
  });
  return grid.rows.map((row) => {
    const texts = row.cells.flatMap((cell) => [cell.t, ...Array<string>((cell.span ?? 1) - 1).fill('')]);
    return new Paragraph({
      tabStops: stops.slice(1),
      indent: { left: twips(row.cells[0]?.indent ?? 0) },
      children: [new TextRun({ text: texts.join('\t').trimEnd(), bold: Boolean(row.bold || row.head) })],
    });
  });
}

function table(grid: Grid, room: number, size: number): Table {
  const all = grid.cols.reduce((sum, col) => sum + col.w, 0);
  const widths = grid.cols.map((col) => twips((col.w / all) * room));
  const edge =
    grid.lines === 'all' || grid.lines === 'box'
      ? { style: BorderStyle.SINGLE, size: 4, color: '808080' }
      : { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: edge,
      bottom: edge,
      left: edge,
      right: edge,
      insideHorizontal: edge,
      insideVertical: edge,
    },
    rows: grid.rows.map((row) => tableRow(row, { grid, widths, size: grid.size ?? size })),
  });
}

function tableRow(row: Row, of: { grid: Grid; widths: number[]; size: number }): TableRow {
  let at = 0;
  return new TableRow({
    cantSplit: true,
    children: row.cells.map((cell) => {
      const span = cell.span ?? 1;
      const width = of.widths.slice(at, at + span).reduce((sum, one) => sum + one, 0);
      const al = cell.al ?? of.grid.cols[at]?.al ?? 'l';
      at += span;
      return new TableCell({
        columnSpan: span,
        width: { size: width, type: WidthType.DXA },
        margins: { left: 60 + twips(cell.indent ?? 0), right: 60 },
        children: cell.t.split('\n').map(
          (text) =>
            new Paragraph({
              alignment: aligned[sides[al]],
              children: [
                new TextRun({
                  text,
                  size: Math.round(of.size * 2),
                  bold: Boolean(row.bold || row.head || cell.bold),
                  italics: row.italic ?? false,
                }),
              ],
            }),
        ),
      });
    }),
  });
}
