import type { GeneratedDocument } from '../statements/generate';
import type { FlatRow } from '../statements/model';

const counted = ({ role }: FlatRow): boolean => role === 'line' || role === 'carryover';
const isInside = (row: FlatRow, total: FlatRow): boolean =>
  total.section.every((name, i) => row.section[i] === name);

/** Printed totals that differ from the rows they cover, with what they should say. */
export function wrongTotals(document: GeneratedDocument): string[] {
  return document.statements.flatMap(({ draft, rows, phenomena: ids }) => {
    const tolerance = ids.includes('rounded-lines-and-totals') ? 50 * rows.length : 0;
    const columns = draft.columns.filter(({ derive, words }) => !derive && !words);
    return rows
      .filter(({ role, source }) => ['total', 'subtotal'].includes(role) && !source)
      .flatMap((total) =>
        columns.flatMap(({ id }) => {
          const lines = rows.filter((row) => counted(row) && isInside(row, total));
          const sum = lines.reduce((all, row) => all + (row.values[id] ?? 0), 0);
          const off = Math.abs((total.values[id] ?? 0) - sum);
          return off <= tolerance || total.misprinted?.includes(id)
            ? []
            : [`${total.label} ${id}: ${total.values[id]} for ${sum}`];
        }),
      );
  });
}
