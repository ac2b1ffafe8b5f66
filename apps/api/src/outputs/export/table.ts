import { formatDollars, formatPercent } from '@hoa/budget-math';
import { budgetRows, type ExportItem, type ExportRow } from './budget-rows';

const WIDEST = 40;

/** The budget as a table for a terminal; `year` is the budget's. */
export function budgetTable(items: readonly ExportItem[], year: number): string {
  const header = ['GL', 'Description', String(year - 1), `${year} budget`, 'Change', 'Basis', 'Source'];
  const rows = budgetRows(items).map((row) => ({ row, cells: cellsOf(row) }));
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

function cellsOf(row: ExportRow): string[] {
  return [
    row.glCode,
    clipped(printable(row.kind === 'item' ? row.description : row.description.toUpperCase())),
    row.previousCents === null ? '-' : formatDollars(row.previousCents, { cents: true }),
    formatDollars(row.proposedCents, { cents: true }),
    row.change === null ? '' : formatPercent(row.change, { sign: true }),
    row.basis,
    clipped(printable(row.sources)),
  ];
}

/** A paper's text must not move a terminal's cursor. */
function printable(value: string): string {
  return value.replace(/[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u206F]/gu, ' ');
}

function clipped(value: string): string {
  return value.length > WIDEST ? `${value.slice(0, WIDEST - 1)}…` : value;
}
