import type { Cell, Line, Page } from '../../../page/types';
import { median } from '../../../tables/bands';

/** Points by which a speck stands off the text, and by which the lower edges of one line may differ. */
const MARGIN = 20;
const LEVEL = 2;

/**
 * A scanned page without what the edge of the paper left beside its text, `EE` before a row; and with the two lines that
 * a crooked scan made of one row joined again, for they stand level and no cell of one is over the other.
 */
export function withLevelLines(page: Page): Page {
  if (page.source !== 'ocr') return page;
  const left = median(page.lines.flatMap(({ cells }) => (cells[0] ? [cells[0].box[0]] : [])));
  const isSpeck = ({ box, text }: Cell): boolean => box[2] < left - MARGIN && /^\D{1,3}$/.test(text);
  const lines: Line[] = [];
  for (const line of page.lines) {
    const cells = line.cells.filter((cell) => !isSpeck(cell));
    const last = lines.at(-1);
    if (last && cells.length > 0 && areLevel(last.cells, cells))
      lines[lines.length - 1] = lineOf(last, [...last.cells, ...cells]); // prettier-ignore
    else if (cells.length === line.cells.length) lines.push(line);
    else if (cells.length > 0) lines.push(lineOf(line, cells));
  }
  return lines.length === page.lines.length && lines.every((line, i) => line === page.lines[i])
    ? page
    : { ...page, lines };
}

function lineOf(line: Line, cells: Cell[]): Line {
  const sorted = cells.sort((a, b) => a.box[0] - b.box[0]);
  return { ...line, cells: sorted, text: sorted.map(({ text }) => text).join('  ') };
}

function areLevel(above: Cell[], below: Cell[]): boolean {
  return below.every(({ box: b }) =>
    above.every(({ box: a }) => {
      const isBeside = a[2] < b[0] || b[2] < a[0];
      return isBeside && (Math.abs(a[3] - b[3]) < LEVEL || a[3] - a[1] < LEVEL + 1);
    }),
  );
}
