import type { Draft, FlatRow } from './model';

/** What the look of a document does to the words and figures of its rows; after it nothing changes. */
export function finishRows(rows: FlatRow[], draft: Draft): void {
  const { look } = draft;
  for (const row of rows) {
    if (row.kind === 'heading' || row.kind === 'total') {
      if (look.uppercase) row.label = row.label.toUpperCase();
      if (look.colons && row.label !== '' && !row.label.endsWith(':')) row.label += ':';
    }
    if (look.zero === 'blank' && row.kind === 'line') blankZeros(row);
    if (look.labelWidth && look.labelOverflow === 'cut' && row.kind === 'line')
      row.label = row.label.slice(0, look.labelWidth).trimEnd();
  }
}

/** A blank says nothing: the truth of such a cell is unknown, not zero. */
function blankZeros(row: FlatRow): void {
  for (const [id, cents] of Object.entries(row.values)) if (cents === 0) row.values[id] = null;
}
