import { amountsOf } from './counted';
import { leavesOf, type Node } from './node';
import { roundingOf } from './arithmetic';
import type { Settled } from './settle';

/* What whole dollars may leave between a total and its lines, and where they leave nothing. */

/** Totals that must tie exactly before another one's difference of a dollar is a digit that was misread. */
const FEWEST_EXACT = 8;
const MOST_ROUNDED = 0.15;

/** A scan whose totals tie to the dollar nearly everywhere was not rounded. */
export function isExactScan(settled: Settled, columns: readonly number[]): boolean {
  const totals = [...settled.rows.values()].flatMap(({ node }) => (node?.kind === 'total' ? [node] : []));
  if (!totals.some(({ row }) => row.entry.row.source.page.source === 'ocr')) return false;
  const apart = totals.flatMap((node) =>
    columns.flatMap((column) => {
      const printed = node.row.values[column];
      const off = printed === undefined ? undefined : Math.abs(printed - sumPrinted(node, column, settled));
      return off === undefined || off > slackOf(node, column) ? [] : [off];
    }),
  );
  const rounded = apart.filter((off) => off > 0).length;
  return apart.length - rounded >= FEWEST_EXACT && rounded <= MOST_ROUNDED * apart.length;
}

/** What the lines of a total add up to, with the signs that are printed. */
export const sumPrinted = (node: Node, column: number, settled: Settled): number =>
  amountsOf(node, column, settled).reduce((all, one) => all + one.printed, 0);

/** Cents that displaying whole dollars may leave between a total and its lines. */
export function slackOf(node: Node, column: number): number {
  const values = leavesOf(node).flatMap((leaf) => leaf.row.values[column] ?? []);
  const printed = node.row.values[column] ?? 0;
  const whole = values.filter((value) => value % 100 === 0).length;
  if (whole === values.length) return roundingOf(values.filter((value) => value !== 0).length);
  return printed % 100 === 0 ? 100 : 0;
}
