import { formatDollars, formatPercent } from '@hoa/budget-math';
import type { ExportRow } from './budget-rows';
import { oneLine } from './plain-text';
import { rowsOf, type Report } from './report';

const WIDEST = 40;

/** The budget as a table for a terminal. */
export function budgetTable(report: Report): string {
  const { yearLabel, previousLabel } = report;
  const header = ['GL', 'Description', previousLabel, `${yearLabel} budget`, 'Change', 'Basis', 'Source'];
  const rows = rowsOf(report).map((row) => ({ row, cells: cellsOf(row) }));
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column >= 2 && column <= 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const body = rows.flatMap(({ row, cells }) => (row.kind === 'item' ? [line(cells)] : [line(cells), '']));
  return [line(header), rule, ...body].join('\n');
}

/** A document's text must not move a terminal's cursor. */
function cellsOf(row: ExportRow): string[] {
  return [
    row.glCode,
    clipped(oneLine(row.kind === 'item' ? row.description : row.description.toUpperCase())),
    row.previousCents === null ? '-' : formatDollars(row.previousCents, { cents: true }),
    formatDollars(row.proposedCents, { cents: true }),
    row.change === null ? (row.changeWord ?? '') : formatPercent(row.change, { sign: true }),
    row.basis,
    clipped(oneLine(row.sources)),
  ];
}

function clipped(value: string): string {
  return value.length > WIDEST ? `${value.slice(0, WIDEST - 1)}…` : value;
}
