import { useLayoutEffect, type RefObject } from 'react';

/**
 * Hides the rows of lines that are not shown, after each drawing of their group. Past React: it would go through hundreds of
 * rows to change this one attribute, which takes longer than all the rest of a filter. No row may have a `hidden` of its own.
 */
export function useHiddenRows(
  body: RefObject<HTMLTableSectionElement | null>,
  isHidden: (lineId: number) => boolean,
) {
  useLayoutEffect(() => {
    for (const row of body.current?.rows ?? []) {
      if (row.dataset.line === undefined) continue;
      const hidden = isHidden(Number(row.dataset.line));
      if (row.hidden !== hidden) row.hidden = hidden;
    }
  });
}
