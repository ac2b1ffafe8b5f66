import { formatCell } from './format';
import type { Column, Draft, FlatRow } from './model';
import type { Grid, GridCell, GridColumn, GridLine } from './grid';

interface Slot extends GridColumn {
  column?: Column;
  /** Printed only for totals, or only for the other rows. */
  only?: 'totals' | 'lines';
}

function slotsFor(draft: Draft): Slot[] {
  const { look, columns } = draft;
  const amounts = columns.flatMap((column): Slot[] => {
    const slot: Slot = {
      kind: column.words ? 'words' : 'amount',
      align: column.words ? 'left' : look.amountAlign,
      column,
    };
    const split = look.totalsShifted && !column.words && !column.derive;
    return split
      ? [
          { ...slot, only: 'lines' },
          { ...slot, only: 'totals' },
        ]
      : [slot];
  });
  const labels: Slot[] = [{ kind: 'label', align: look.labelAlign }];
  if (look.codes === 'column') labels.unshift({ kind: 'code', align: 'left' });
  const at = Math.min(look.labelAt, amounts.length);
  return [...amounts.slice(0, at), ...labels, ...amounts.slice(at)];
}

/** Lays rows out in columns of text. */
export function compose(draft: Draft, rows: FlatRow[]): Grid {
  const slots = slotsFor(draft);
  const { look } = draft;
  const width = look.halves ? slots.length * 2 : slots.length;
  const title = (text: string): GridLine => ({
    kind: 'title',
    cells: [{ text, span: width }],
    rows: [],
    total: false,
  });
  const header = (label = look.labelHeader ?? ''): GridLine[] =>
    headerLines(slots, look.halves ? 2 : 1, label);
  const lines: GridLine[] = draft.titles.map(title);
  const startsWithHeader = rows.find(({ kind }) => kind !== 'gap')?.withHeader ?? false;
  if (!look.noHeader && !startsWithHeader) lines.push(...header());
  const tailAt = rows.findIndex((row) => row.half === undefined);
  const paired = look.halves ? rows.slice(0, tailAt < 0 ? rows.length : tailAt) : [];
  lines.push(...pairLines(paired, slots, draft));
  for (const row of rows.slice(paired.length)) {
    if (row.kind === 'page' || row.kind === 'gap') lines.push(emptyLine(row.kind));
    else if (row.withHeader) {
      const made = header(row.label);
      made[made.length - 1]!.rows.push(row);
      lines.push(...made);
    } else lines.push(rowLine(row, cellsFor(row, slots, draft)));
  }
  for (const note of draft.notes)
    lines.push({ kind: 'text', cells: [{ text: note, span: width }], rows: [], total: false });
  const columns = slots.map(({ kind, align }): GridColumn => ({ kind, align }));
  return {
    name: draft.titles[1] ?? 'Budget',
    columns: look.halves ? [...columns, ...columns] : columns,
    lines,
    look,
  };
}

/** A gap, or the end of a page. */
const emptyLine = (kind: 'gap' | 'page'): GridLine => ({ kind, cells: [], rows: [], total: false });

const isShown = (only: NonNullable<Slot['only']>, row: FlatRow): boolean =>
  (only === 'totals') === (row.kind === 'total');

const rowLine = (row: FlatRow, cells: GridCell[]): GridLine => ({
  kind: 'row',
  cells,
  rows: [row],
  total: row.kind === 'total',
});

function pairLines(rows: readonly FlatRow[], slots: Slot[], draft: Draft): GridLine[] {
  const [left, right] = (['left', 'right'] as const).map((half) =>
    rows.filter((row) => row.half === half && row.kind !== 'page'),
  ) as [FlatRow[], FlatRow[]];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i): GridLine => {
    const both = [left[i], right[i]];
    const cells = both.flatMap((row) =>
      row && row.kind !== 'gap' ? cellsFor(row, slots, draft) : slots.map(() => ({ text: '' })),
    );
    const present = both.filter((row): row is FlatRow => row !== undefined && row.kind !== 'gap');
    return { kind: 'row', cells, rows: present, total: present.some(({ kind }) => kind === 'total') };
  });
}

function cellsFor(row: FlatRow, slots: readonly Slot[], draft: Draft): GridCell[] {
  const { look } = draft;
  const isHeading = row.kind === 'heading' || (row.kind === 'total' && row.values === undefined);
  const bold =
    (row.kind === 'total' && look.boldTotals) ||
    (isHeading && look.boldHeadings) ||
    (row.kind === 'line' && row.bold);
  return slots.map(({ kind, column, only }): GridCell => {
    if (kind === 'code') return { text: row.code && row.kind === 'line' ? row.code : '', bold };
    if (kind === 'label')
      return {
        text:
          look.codes === 'prefix' && row.code && row.kind === 'line' ? `${row.code} ${row.label}` : row.label,
        bold,
        indent: row.indent,
      };
    const shown = !only || isShown(only, row);
    return column && shown ? { ...formatCell(row, column, look), bold } : { text: '' };
  });
}

/** How many columns beside each other stand under one head: labels in the middle part them. */
function runOf(slots: readonly Slot[], over: string | undefined): number {
  const end = slots.findIndex(({ column }) => column?.over !== over);
  return end < 0 ? slots.length : end;
}

/** Column headers; labels over several columns are printed once, above them. */
function headerLines(slots: readonly Slot[], times: 1 | 2, label: string): GridLine[] {
  const twice = (cells: GridCell[]): GridCell[] => (times === 2 ? [...cells, ...cells] : cells);
  const line = (cells: GridCell[]): GridLine => ({
    kind: 'header',
    cells: twice(cells),
    rows: [],
    total: false,
  });
  const lines: GridLine[] = [];
  if (slots.some(({ column }) => column?.over)) {
    const cells: GridCell[] = [];
    for (const [i, { column }] of slots.entries()) {
      const isFirst = column?.over !== undefined && slots[i - 1]?.column?.over !== column.over;
      if (isFirst)
        cells.push({
          text: column.over ?? '',
          bold: true,
          span: runOf(slots.slice(i), column.over),
        });
      else if (column?.over === undefined) cells.push({ text: '' });
    }
    lines.push(line(cells));
  }
  const cells = slots.map(({ kind, column, only }): GridCell => {
    if (kind === 'label') return { text: label, bold: true };
    return { text: only === 'totals' ? '' : (column?.label ?? ''), bold: true };
  });
  // A line without any words would be an empty row of the table.
  if (cells.some(({ text }) => text !== '')) lines.push(line(cells));
  return lines.length > 0 ? lines : [line(cells)];
}
