import type { Item } from '../../tables/types';
import { linesOf, type Prose } from '../reading/prose';
import type { MoneyRow } from './premium-tables';

type Found = Pick<MoneyRow, 'name' | 'cents' | 'raw' | 'cell' | 'line' | 'page'>;

/** An amount with its name, outside of a table. */
export const rowOf = ({ name, cents, raw, cell, line, page }: Found): MoneyRow => ({
  ...{ name, cents, raw, cell, line, page },
  ...{ isTotal: false, repaired: false, evidence: 0.93 },
});

/** The cell of a span of prose: that which holds what is `raw`, else the first of its line; none where the span has no line. */
export function placesOf(
  prose: Prose,
  { start, end, raw }: { start: number; end: number; raw: string },
): Pick<MoneyRow, 'cell' | 'line' | 'page'>[] {
  const [place] = linesOf(prose, start, end);
  const cell = place?.line.cells.find(({ text }) => text.includes(raw)) ?? place?.line.cells[0];
  return place && cell ? [{ ...place, cell }] : [];
}

/** The 2 of `Building 2` is no money: among words only what is printed as money is. */
export function isMoney(item: Item): boolean {
  return item.kind === 'amount' && !(item.mixed && !item.strong) && !isInSentence(item);
}

/** An amount among words on both sides is told, not tabled. */
function isInSentence({ text, cell, mixed }: Item): boolean {
  if (!mixed) return false;
  const [before = '', after = ''] = cell.text.split(text);
  const words = (part: string): number => part.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  return words(after) > 0 && words(before) + words(after) > 4;
}
