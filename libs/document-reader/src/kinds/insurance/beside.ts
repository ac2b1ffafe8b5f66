import type { Cell, Line, Page } from '../../page/types';
import { saidNumber } from './policy-facts';

/**
 * Policies beside each other, each under its own number, `Policy RB 0092 — Package | Policy RBEB 7710 — Equipment`, as a
 * page each: what stands over the numbers is of all of them, what stands below of the policy in whose column it is.
 */
export function pagesBeside(page: Page): Page[] {
  const at = page.lines.findIndex(({ cells }) => isEach(cells));
  if (at < 0) return [page];
  const heads = page.lines[at]!.cells;
  const rest = page.lines.slice(at);
  const across = rest.findIndex(({ cells }) => cells.some((cell) => reachesOver(cell, heads)));
  const below = across < 0 ? rest : rest.slice(0, across);
  return heads.map((_, i) => ({
    ...page,
    lines: [...page.lines.slice(0, at), ...below.flatMap((line) => partOf(line, heads, i))],
  }));
}

const isEach = (cells: Cell[]): boolean => {
  const numbers = cells.map(({ text }) => (/^policy\b/i.test(text) ? saidNumber(text)?.value : undefined));
  return cells.length > 1 && numbers.every((number) => number !== undefined) && new Set(numbers).size === cells.length; // prettier-ignore
};

/** From where each of them begins to where the next does. */
const reachesOver = ({ box }: Cell, heads: Cell[]): boolean =>
  heads.slice(1).some((head) => box[0] < head.box[0] - 1 && box[2] > head.box[0] + 1);

function partOf(line: Line, heads: Cell[], i: number): Line[] {
  const from = i === 0 ? -Infinity : heads[i]!.box[0] - 1;
  const to = heads[i + 1]?.box[0] ?? Infinity;
  const cells = line.cells.filter(({ box }) => box[0] >= from && box[0] < to - 1);
  return cells.length === 0 ? [] : [{ ...line, cells, text: cells.map(({ text }) => text).join('  ') }];
}
