import type { Band, Item, Row } from './types';

/** `same`, `ditto`, `"`: treasurers repeat the figure to the left so. */
const SAME = /^(?:same|ditto|do\.|["”″〃]|''|,,|- ?["”] ?-)$/i;

/**
 * Words in a column of figures that repeat the figure before them, as that figure. What they stand for is counted in the
 * printed totals, which show whether it was meant. Recognition makes quotation marks of specks, so scans are left alone.
 */
export function withRepeatedCells(row: Row, bands: readonly Band[]): Row {
  if (row.page.source === 'ocr' || !row.items.some(isSame)) return row;
  const items = row.items.reduce<Item[]>((done, item) => [...done, repeated(item, done, bands) ?? item], []);
  return { ...row, items };
}

const isSame = ({ kind, text }: Item): boolean => kind === 'words' && SAME.test(text.trim());

function repeated(item: Item, before: readonly Item[], bands: readonly Band[]): Item | undefined {
  if (!isSame(item) || !bands.some((band) => isIn(item, band))) return undefined;
  const figure = before.findLast(({ kind }) => kind === 'amount' || kind === 'dash');
  if (figure?.cents === undefined || !bands.some((band) => isIn(figure, band))) return undefined;
  return { ...item, kind: 'amount', cents: figure.cents, strong: true, repaired: true };
}

const isIn = ({ box }: Item, band: Band): boolean => box[0] < band.right && box[2] > band.left;
