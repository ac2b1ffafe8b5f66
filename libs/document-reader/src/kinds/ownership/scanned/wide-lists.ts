import type { Cell, Page } from '../../../page/types';

/** Heights of a line that words set wide may stand apart. */
const WIDE = 2;
const LISTED = /^[A-Z]{0,2}-?\d{1,5}[A-Z]?[,;]$/;

/** `101, | 108, | 201` on a scan: a list of units whose words are set so wide that each is a cell of its own is one cell. */
export function withWholeLists(page: Page): Page {
  if (page.source !== 'ocr') return page;
  const lines = page.lines.map((line) => {
    const cells: Cell[] = [];
    for (const cell of line.cells) {
      const last = cells.at(-1);
      if (last && goesOn(last, cell)) cells[cells.length - 1] = together(last, cell);
      else cells.push(cell);
    }
    return cells.length === line.cells.length ? line : { ...line, cells };
  });
  return { ...page, lines };
}

function goesOn(list: Cell, next: Cell): boolean {
  const isNear = next.box[0] - list.box[2] < WIDE * (list.box[3] - list.box[1]);
  return isNear && /^\w/.test(next.text) && list.text.split(' ').every((word) => LISTED.test(word));
}

const together = (a: Cell, b: Cell): Cell => ({
  ...a,
  text: `${a.text} ${b.text}`,
  box: [a.box[0], Math.min(a.box[1], b.box[1]), b.box[2], Math.max(a.box[3], b.box[3])],
  words: [...a.words, ...b.words],
  confidence: Math.min(a.confidence, b.confidence),
});
