import { lineOf } from '../../page/grid';
import type { Cell, Line, Page } from '../../page/types';
import { centsOfCell } from '../reading/money-cells';

/** Rows in a row that make two lists beside each other; fewer may be chance. */
const FEWEST = 3;

/**
 * Two lists of names and amounts beside each other, limits and premiums, become one below the other: an amount belongs
 * to the name before it alone.
 */
export function withBlocksApart(page: Page): Page {
  const lines: Line[] = [];
  for (let at = 0; at < page.lines.length;) {
    const end = endOfBlock(page, at);
    if (end - at < FEWEST) {
      lines.push(page.lines[at++]!);
      continue;
    }
    const block = page.lines.slice(at, end);
    const head = lines.at(-1);
    if (
      head?.cells.length === 2 &&
      !head.cells.some((cell) => isAmount(cell, page)) &&
      isAbove(head, block[0]!)
    )
      block.unshift(lines.pop()!);
    for (const side of [0, 1])
      lines.push(...block.map(({ index, cells }) => lineOf(index, sideOf(cells, side))));
    at = end;
  }
  return lines.length === page.lines.length ? page : { ...page, lines };
}

const sideOf = (cells: Cell[], side: number): Cell[] =>
  cells.slice((side * cells.length) / 2, ((side + 1) * cells.length) / 2);

function endOfBlock(page: Page, from: number): number {
  const first = page.lines[from]!;
  const other = page.lines.slice(from).findIndex((line) => !isPair(line, page) || !isAbove(first, line));
  return other < 0 ? page.lines.length : from + other;
}

function isPair({ cells }: Line, page: Page): boolean {
  return (
    cells.length === 4 &&
    cells.every((cell, c) => (c % 2 === 1 ? isAmount(cell, page) : /\p{L}{3}/u.test(cell.text)))
  );
}

function isAmount(cell: Cell, page: Page): boolean {
  return /[$.,]/.test(cell.text) && centsOfCell(cell, page) !== undefined;
}

/** The names on both sides begin at the same places. */
function isAbove(a: Line, b: Line): boolean {
  const starts = ({ cells }: Line): number[] => [cells[0]!.box[0], cells[cells.length / 2]?.box[0] ?? 0];
  const reach = 1.5 * (a.box[3] - a.box[1]);
  return starts(a).every((x, i) => Math.abs(x - starts(b)[i]!) < reach);
}
