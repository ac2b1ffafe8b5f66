import type { Line, Page } from '../../page/types';
import { UNIT } from './table-heads';

/**
 * The last word of a head, `(yrs)`, may reach down to the first row: it cuts the row in two, for what is printed under it
 * is on its line too. Without it the two are one row.
 */
export function withoutFallenUnits(page: Page): Page {
  const lines: Line[] = [];
  for (const line of page.lines) {
    const last = lines.at(-1);
    const kept = last?.cells.filter(({ text }) => !UNIT.test(text)) ?? [];
    if (last && kept.length > 0 && kept.length < last.cells.length && areLevel(kept, line.cells)) {
      const cells = [...kept, ...line.cells].sort((a, b) => a.box[0] - b.box[0]);
      lines[lines.length - 1] = { ...last, cells, text: cells.map(({ text }) => text).join('  ') };
    } else lines.push(line);
  }
  return lines.length === page.lines.length ? page : { ...page, lines };
}

/** Whether cells have one base line and none of them is over another. */
function areLevel(left: Line['cells'], right: Line['cells']): boolean {
  return left.every((a) =>
    right.every((b) => Math.abs(a.box[3] - b.box[3]) < 2 && (a.box[2] < b.box[0] || b.box[2] < a.box[0])),
  );
}
