import type { Grid, GridCell, GridLine } from '../statements/grid';

const WIDEST_HEADER = 14;

/** Words of a header in lines no wider than its column. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A heading in the row of the headers stays on one line. */
const wrapHeader = (cell: GridCell, grid: Grid, at: number): string[] =>
  grid.columns[at]?.kind === 'label' ? [cell.text] : wrap(cell.text, WIDEST_HEADER);

/** Statements as text whose columns are held apart by spaces. */
export function writeText(grids: readonly Grid[]): Buffer {
  const pages = grids.map((grid) => {
    const widths = grid.columns.map((_, i) => columnWidth(grid, i));
    const total = widths.reduce((sum, width) => sum + width + 2, 0);
    return grid.lines.flatMap((line) => {
      for (const row of line.rows) row.page = 1;
      if (line.kind === 'gap' || line.kind === 'page') return [''];
      if (line.kind === 'text') return [line.cells[0]!.text];
      if (line.kind === 'title')
        return [centered(line.cells[0]!.text, grid.look.titleAlign === 'center' ? total : 0)];
      if (line.kind === 'header') return headerLines(line, grid, widths);
      const rule = line.total && grid.look.rules === 'totals' ? [ruleFor(line, grid, widths)] : [];
      return [...rule, textLine(line.cells, grid, widths)];
    });
  });
  return Buffer.from(pages.map((lines) => lines.join('\n')).join('\n\n\n') + '\n');
}

const centered = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text;

const shown = (cell: GridCell, grid: Grid): string =>
  '  '.repeat(grid.look.indent > 0 ? (cell.indent ?? 0) : 0) + cell.text;

function columnWidth(grid: Grid, at: number): number {
  const widths = grid.lines.map((line) => {
    const cell = line.cells[at];
    if (!cell || (cell.span ?? 1) > 1) return 0;
    if (line.kind === 'header') return Math.max(...wrapHeader(cell, grid, at).map(({ length }) => length));
    return line.kind === 'row' ? shown(cell, grid).length : 0;
  });
  return Math.max(4, ...widths);
}

function textLine(cells: readonly GridCell[], grid: Grid, widths: readonly number[]): string {
  let text = '';
  let at = 0;
  for (const cell of cells) {
    const span = cell.span ?? 1;
    const width = widths.slice(at, at + span).reduce((sum, one) => sum + one + 2, -2);
    const { kind, align } = grid.columns[at]!;
    const value = shown(cell, grid);
    if (span > 1) text += centered(value, width).padEnd(width);
    else if (align === 'right') text += value.padStart(width);
    else
      text +=
        kind === 'label' && grid.look.leaders && value !== ''
          ? `${value} `.padEnd(width, '.')
          : value.padEnd(width);
    text += '  ';
    at += span;
  }
  return text.trimEnd();
}

function headerLines(line: GridLine, grid: Grid, widths: readonly number[]): string[] {
  const texts = line.cells.map((cell, at) =>
    (cell.span ?? 1) > 1 ? [cell.text] : wrapHeader(cell, grid, at),
  );
  const most = Math.max(...texts.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => {
    const cells = line.cells.map((cell, at): GridCell => ({
      ...cell,
      text: texts[at]![i - most + texts[at]!.length] ?? '',
    }));
    return textLine(cells, grid, widths);
  });
}

function ruleFor(line: GridLine, grid: Grid, widths: readonly number[]): string {
  const dashes = line.cells.map((cell, i): GridCell => ({
    text: cell.cents === undefined ? '' : '-'.repeat(Math.min(widths[i]!, cell.text.length)),
  }));
  return textLine(dashes, grid, widths);
}
