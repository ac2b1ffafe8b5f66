import type { Item, Row } from './types';

export const hasLetters = (item: Item): boolean => item.kind === 'words' && /\p{L}{3}/u.test(item.text);
export const isFigure = (item: Item): boolean =>
  item.kind !== 'words' && (item.strong || (!item.mixed && (item.kind !== 'amount' || item.text.length > 2)));

/** Words and behind them a figure: a row of a table by itself. */
export function isRow(items: Item[]): boolean {
  const words = items.findIndex(hasLetters);
  return words >= 0 && items.slice(words + 1).some(isFigure);
}

/** Left edges of words that have a figure behind them, each once. */
export function candidates(rows: Row[]): number[] {
  const edges = rows.flatMap((row) =>
    row.items
      .filter((item, i) => hasLetters(item) && row.items.slice(i + 1).some(isFigure))
      .map((item) => Math.floor(item.box[0]) - 2),
  );
  return [...new Set(edges)].sort((a, b) => a - b);
}
