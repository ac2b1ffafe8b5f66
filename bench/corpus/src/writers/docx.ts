import { stableZip } from '@hoa/bench-associations/kit';
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
import type { Grid, GridCell, GridLine } from '../statements/grid';
import { FILE_DATE } from './pdf';

const WIDTH = 9800;
const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };

/** Statements as a Word document: a table, or lines with tab stops where the look has no rules. */
export async function writeDocx(grids: readonly Grid[]): Promise<Buffer> {
  const children = grids.flatMap((grid, index) => [
    ...(index > 0 ? [new Paragraph({ children: [new PageBreak()] })] : []),
    ...body(grid),
  ]);
  const page = {
    size: { width: 12240, height: 15840 },
    margin: { top: 1000, bottom: 1000, left: 1200, right: 1200 },
  };
  const document = new Document({ sections: [{ properties: { page }, children }] });
  return stableZip(await Packer.toBuffer(document), FILE_DATE);
}

/** Lines of a table until something else is printed, then the next table. */
function body(grid: Grid): (Paragraph | Table)[] {
  const out: (Paragraph | Table)[] = [];
  let rows: GridLine[] = [];
  const close = (): void => {
    if (rows.length > 0) out.push(table(rows, grid));
    rows = [];
  };
  const isTabbed = grid.look.rules === 'none';
  for (const line of grid.lines) {
    for (const row of line.rows) row.page = 1;
    if ((line.kind === 'row' || line.kind === 'header') && !isTabbed) rows.push(line);
    else {
      close();
      out.push(line.kind === 'row' || line.kind === 'header' ? tabbed(line, grid) : paragraph(line, grid));
    }
  }
  close();
  return out;
}

function paragraph(line: GridLine, grid: Grid): Paragraph {
  if (line.kind === 'page') return new Paragraph({ children: [new PageBreak()] });
  const isTitle = line.kind === 'title';
  return new Paragraph({
    alignment: isTitle && grid.look.titleAlign === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
    children: [run(line.cells[0] ?? { text: '' }, isTitle ? { bold: true, size: 26 } : {})],
  });
}

const run = (cell: GridCell, more: { bold?: boolean; size?: number } = {}): TextRun =>
  new TextRun({ text: cell.text, size: 18, ...(cell.bold ? { bold: true } : {}), ...more });

function tabbed(line: GridLine, grid: Grid): Paragraph {
  const widths = columnWidths(grid);
  const stops: { type: 'left' | 'right'; position: number }[] = [];
  let x = 0;
  grid.columns.forEach(({ align }, i) => {
    if (i > 0)
      stops.push(
        align === 'right' ? { type: 'right', position: x + widths[i]! } : { type: 'left', position: x },
      );
    x += widths[i]!;
  });
  const children = line.cells.flatMap((cell, i) => {
    const tabs = i === 0 ? '' : '\t'.repeat(line.cells[i - 1]!.span ?? 1);
    return [new TextRun({ text: tabs }), run(cell)];
  });
  return new Paragraph({ tabStops: stops, indent: { left: (line.cells[0]?.indent ?? 0) * 200 }, children });
}

/** Labels get what the amounts leave. */
function columnWidths(grid: Grid): number[] {
  const labels = grid.columns.filter(({ kind }) => kind === 'label').length;
  const amount = Math.min(1500, Math.floor((WIDTH * 0.62) / Math.max(1, grid.columns.length - labels)));
  return grid.columns.map(({ kind }) =>
    kind === 'label' ? Math.floor((WIDTH - amount * (grid.columns.length - labels)) / labels) : amount,
  );
}

function table(lines: readonly GridLine[], grid: Grid): Table {
  const widths = columnWidths(grid);
  const inside =
    grid.look.rules === 'grid' || grid.look.rules === 'rows'
      ? { style: BorderStyle.SINGLE, size: 4, color: '999999' }
      : none;
  const across = grid.look.rules === 'grid' ? inside : none;
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: inside,
      bottom: inside,
      left: across,
      right: across,
      insideHorizontal: inside,
      insideVertical: across,
    },
    rows: lines.map((line) => new TableRow({ children: cellsOf(line, grid, widths) })),
  });
}

function cellsOf(line: GridLine, grid: Grid, widths: readonly number[]): TableCell[] {
  let at = 0;
  return line.cells.map((cell) => {
    const { align } = grid.columns[at]!;
    const span = cell.span ?? 1;
    const width = widths.slice(at, at + span).reduce((sum, one) => sum + one, 0);
    at += span;
    return new TableCell({
      columnSpan: span,
      width: { size: width, type: WidthType.DXA },
      children: [
        new Paragraph({
          alignment: align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT,
          indent: { left: (cell.indent ?? 0) * 160 },
          children: [run(cell)],
        }),
      ],
    });
  });
}
