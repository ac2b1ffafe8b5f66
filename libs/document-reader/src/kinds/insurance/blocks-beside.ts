import { lineOf } from '../../page/grid';
import type { Cell, Line, Page } from '../../page/types';
import { centsOfCell } from '../reading/money-cells';

/** Rows in a row that make two lists beside each other; fewer may be chance. */
const FEWEST = 3;
const LONGEST_FIELD = 300;

/**
 * Two lists of names and amounts beside each other, limits and premiums, become one below the other: an amount belongs
 * to the name before it alone.
 */
export function withBlocksApart(page: Page): Page {
  const lines: Line[] = [];
  for (let at = 0; at < page.lines.length;) {
    const end = endOfBlock(page, at);
    if (end - at < FEWEST) {
      lines.push(...chargesOf(page.lines[at++]!));
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

const PRICED = /\b(?:premium|tax(?:es)?|surcharges?|fees|charges)\b\W*$/i;
const CHARGE = /^([A-Za-z][^$]{2,40} )?(\$\d[\d,]*(?:\.\d{2})?)$/;

/** `Premium:   $900.00 plus Terrorism $9.00; State tax $27.00`: a field of several charges becomes a line for each. */
function chargesOf(line: Line): Line[] {
  const [label, cell, ...more] = line.cells;
  if (!label || !cell || more.length > 0 || cell.text.length > LONGEST_FIELD || !PRICED.test(label.text))
    return [line];
  const charges = cell.text.split(/;\s|\s(?:plus|and)\s/).map((part) => CHARGE.exec(part.trim()));
  if (charges.length < 2 || charges.some((charge) => !charge)) return [line];
  return charges.map((charge) => {
    const [, name, amount = ''] = charge!;
    const named = name ? { ...cell, text: name.trim() } : label;
    return lineOf(line.index, [named, { ...cell, text: amount }]);
  });
}

const sideOf = (cells: Cell[], side: number): Cell[] =>
  cells.slice((side * cells.length) / 2, ((side + 1) * cells.length) / 2);

function endOfBlock(page: Page, from: number): number {
  const { lines } = page;
  let end = from;
  while (end < lines.length && isPair(lines[end]!, page) && isAbove(lines[from]!, lines[end]!)) end++;
  return end;
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
