import { useLayoutEffect, type RefObject } from 'react';
import type { Line } from './lines';

interface Shown {
  /** The lines that have rows. */
  lines: readonly Line[];
  /** False hides them all. */
  open: boolean;
  /** The ids of those that a filter keeps; null where nothing is filtered. */
  kept: ReadonlySet<number> | null;
}

/** Of a row a line high, in pixels, as `budget-row-of-many` takes it; a group has two more, its name and its sum. */
const ROW_HEIGHT = 45;

/**
 * Hides the rows of lines that are not shown. Past React: it would go through hundreds of rows to change this one attribute,
 * which takes longer than all the rest of a filter. No row may have a `hidden` of its own. The group is told how high it
 * is by its rows, for when it is out of sight and not laid out.
 */
export function useHiddenRows(body: RefObject<HTMLTableSectionElement | null>, { lines, open, kept }: Shown) {
  const ids = lines.map(({ item }) => item.id).join();
  useLayoutEffect(() => {
    if (!body.current) return;
    let shown = 2;
    for (const row of body.current.rows) {
      const { line } = row.dataset;
      if (line !== undefined) row.hidden = !open || (kept !== null && !kept.has(Number(line)));
      if (line !== undefined && !row.hidden) shown++;
    }
    body.current.style.containIntrinsicBlockSize = `${shown * ROW_HEIGHT}px`;
    // `ids`: a row that came meanwhile is hidden too.
  }, [body, ids, open, kept]);
}
