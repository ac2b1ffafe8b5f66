import type { Cells, Cents, Column, Draft, FlatRow, Group, Leaf, Node, Sum } from './model';

/** What a printed total adds: lines, and carryovers where the document counts them as income. */
const counted = (row: FlatRow): boolean => row.role === 'line' || row.role === 'carryover';

const emptyRow = { print: {}, values: {}, section: [], indent: 0, bold: false };

const gapRow = (): FlatRow => ({
  ...emptyRow,
  values: {},
  print: {},
  kind: 'gap',
  label: '',
  role: 'note',
});
export const pageBreak = (): FlatRow => ({ ...gapRow(), kind: 'page' });

export function headingRow(label: string, section: string[], indent = 0): FlatRow {
  return {
    ...emptyRow,
    values: {},
    print: {},
    kind: 'heading',
    label,
    role: 'heading',
    section,
    indent,
    bold: true,
  };
}

/** Adds the counted rows column by column; a column without any amount stays empty. */
function addRows(rows: readonly FlatRow[], columns: readonly Column[]): Cells {
  const out: Cells = {};
  for (const { id, derive, words } of columns) {
    if (derive || words) continue;
    const amounts = rows.filter(counted).map((row) => row.values[id] ?? null);
    out[id] = amounts.every((cents) => cents === null)
      ? null
      : amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  }
  return out;
}

/** Rows in print order, with totals, nets and derived columns computed. */
export function flatten(draft: Draft): FlatRow[] {
  const rows = flattenNodes(draft, draft.body, { section: [], depth: 0 });
  for (const leaf of draft.tail) rows.push(leafRow(leaf, { section: [], depth: 0 }));
  computeRows(rows, draft.columns);
  deriveCells(rows, draft.columns);
  return draft.look.gapRows ? rows : rows.filter((row) => row.kind !== 'gap');
}

interface Place {
  section: string[];
  depth: number;
}

function flattenNodes(draft: Draft, nodes: readonly Node[], place: Place): FlatRow[] {
  return nodes.flatMap((node) =>
    node.kind === 'leaf' ? [leafRow(node, place)] : flattenGroup(draft, node, place),
  );
}

function leafRow(leaf: Leaf, place: Place): FlatRow {
  const { label, role, fund, flow, code, values = {}, print = {} } = leaf;
  const kinds: Partial<Record<typeof role, FlatRow['kind']>> = {
    heading: 'heading',
    net: 'total',
    total: 'total',
    subtotal: 'total',
  };
  return {
    kind: kinds[role] ?? 'line',
    label,
    role,
    ...(fund ? { fund } : {}),
    ...(flow ? { flow } : {}),
    ...(code ? { code } : {}),
    values: { ...values },
    print: { ...print },
    section: place.section,
    indent: leaf.indent ?? place.depth,
    bold: leaf.bold ?? role === 'net',
    ...(leaf.also ? { also: leaf.also } : {}),
    source: leaf,
  };
}

function flattenGroup(draft: Draft, group: Group, place: Place): FlatRow[] {
  const named = group.heading ?? group.label;
  const section = [...place.section, named];
  const inner = flattenNodes(draft, group.children, {
    section,
    depth: place.depth + (group.heading === null ? 0 : 1),
  });
  const sums = addRows(inner, draft.columns);
  const { fund, flow, code } = group;
  const total: FlatRow = {
    ...headingRow(group.total ?? '', section, place.depth),
    kind: 'total',
    role: group.totalRole,
    fund,
    flow,
    values: sums,
  };
  const rows: FlatRow[] = group.onNewPage ? [pageBreak()] : [];
  if (group.totalAbove && group.heading !== null)
    rows.push({ ...total, label: group.heading, ...(code ? { code } : {}) });
  else if (group.heading !== null)
    rows.push({
      ...headingRow(group.heading, place.section, place.depth),
      fund,
      flow,
      ...(code ? { code } : {}),
    });
  rows.push(...inner);
  if (!group.totalAbove && group.total !== null) rows.push(total);
  return [...rows, gapRow()];
}

const derivable = (row: FlatRow): boolean =>
  ['line', 'total', 'subtotal', 'net', 'carryover', 'detail', 'repeat'].includes(row.role);

/** Fills derived columns of every row of the table that has amounts. */
function deriveCells(rows: FlatRow[], columns: readonly Column[]): void {
  for (const row of rows) {
    if (!derivable(row) || Object.values(row.values).every((cents) => cents === null)) continue;
    for (const { id, derive } of columns) {
      if (derive && row.values[id] === undefined)
        row.values[id] = derive((other) => row.values[other] ?? null, row, rows);
    }
  }
}

/** Rows that depend on sums: in print order, so that a later one can use an earlier one. */
function computeRows(rows: FlatRow[], columns: readonly Column[]): void {
  for (const row of rows) {
    const compute = row.source?.compute;
    if (!compute) continue;
    for (const column of columns) {
      if (column.words || column.derive || row.values[column.id] !== undefined) continue;
      const cells = (label: string): Cents =>
        rows.find((other) => other.label === label)?.values[column.id] ?? null;
      row.values[column.id] =
        row.print[column.id] === undefined ? compute(sumIn(rows, column), column, cells) : null;
    }
  }
}

/** Sums of one column over the rows that are counted, each once. */
export function sumIn(rows: readonly FlatRow[], column: Column): Sum {
  return ({ flow, fund, budgeted }): number =>
    rows
      .filter(
        (row) =>
          (budgeted ? row.role === 'line' : counted(row)) &&
          row.flow === flow &&
          (!fund || row.fund === fund),
      )
      .reduce((sum, row) => sum + (row.values[column.id] ?? 0), 0);
}
