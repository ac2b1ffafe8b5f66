import { rowOf, shifted } from './items';
import type { Item, Row } from './types';

const FEWEST = 3;
const MOSTLY = 0.6;
/** Farther left than any page begins, in points. */
const ASIDE = 5_000;

/** From where to where descriptions between figures reach. */
export interface Middle {
  left: number;
  right: number;
}

/**
 * Some lists print the amount before its name; some programs print the period's figures left of the descriptions and the
 * year's right of them. Such descriptions are moved in front, so that a row reads words first as everywhere else; figures
 * stay where they are. A last page may hold a row or two: `before` is where descriptions stood on the page before it.
 */
export function descriptionsFirst(rows: Row[], before?: Middle): { rows: Row[]; middle?: Middle } {
  const middle = middleOf(rows, before);
  if (!middle) return { rows };
  const moved = rows.map((row) => {
    const isMoved = (item: Item): boolean => item.kind === 'words' && isWithin(middle)(item);
    if (!row.items.some(isMoved)) return row;
    const items = row.items
      .map((item) => (isMoved(item) ? shifted(item, -ASIDE) : item))
      .sort((a, b) => a.box[0] - b.box[0]);
    return rowOf({ ...row, items });
  });
  return { rows: moved, middle };
}

function middleOf(rows: Row[], before: Middle | undefined): Middle | undefined {
  return behindFigures(rows, before) ?? betweenFigures(rows, before);
}

/** `$44,864 Income from the State`, `12,120  12,544  Condo fees`: a list whose amounts come first. */
function behindFigures(rows: Row[], before: Middle | undefined): Middle | undefined {
  const withFigures = rows.filter((row) => row.items.some((item) => item.strong));
  const behind = withFigures.flatMap(({ items }) => {
    const [last, ...figures] = [...items].reverse();
    const isBehind = figures.every(({ kind }) => kind !== 'words') && figures.some(({ strong }) => strong);
    return last?.kind === 'words' && isBehind ? [last] : [];
  });
  if (behind.length === 0 || behind.length < MOSTLY * withFigures.length) return undefined;
  if (before && behind.every(isWithin(before))) return before;
  if (behind.length < FEWEST) return undefined;
  return {
    left: Math.min(...behind.map((item) => item.box[0])),
    right: Math.max(...behind.map((item) => item.box[2])),
  };
}

function betweenFigures(rows: Row[], before: Middle | undefined): Middle | undefined {
  const sure = rows.filter((row) => row.items.filter(isStrong).length > 1);
  // A page in thousands may have no figure that is one beyond doubt: there the words stand where they stood before.
  const isFigure = sure.length > 0 || !before ? isStrong : isNoWord;
  const withFigures = rows.filter((row) => row.items.filter(isFigure).length > 1);
  const middles = withFigures.flatMap((row) => middleWords(row, isFigure) ?? []);
  if (middles.length === 0 || middles.length < MOSTLY * withFigures.length) return undefined;
  const left = Math.min(...middles.map((item) => item.box[0]));
  const right = Math.max(...middles.map((item) => item.box[2]));
  // A net on a last page may begin left of all names, among which it ends.
  const isAmong = before && middles.every(({ box }) => box[0] < before.right && box[2] > before.left);
  if (isAmong) return { left: Math.min(left, before.left), right: before.right };
  if (middles.length < FEWEST) return undefined;
  if (isFigure === isStrong) return { left, right };
  // A total may begin farther left than any name on the page before.
  const there = before ? middles.filter(isWithin(before)) : [];
  return there.length >= MOSTLY * middles.length ? { left, right } : undefined;
}

const isWithin =
  ({ left, right }: Middle) =>
  ({ box }: Item): boolean =>
    box[0] >= left - 2 && box[0] < right;
const isStrong = ({ strong }: Item): boolean => strong;
const isNoWord = ({ kind }: Item): boolean => kind !== 'words';

/** Words with figures on both sides and none before them. */
function middleWords(row: Row, isFigure: (item: Item) => boolean): Item | undefined {
  const at = row.items.findIndex((item) => item.kind === 'words' && /\p{L}{2}/u.test(item.text));
  const item = row.items[at];
  if (!item || !row.items.slice(0, at).some(isFigure)) return undefined;
  return row.items.slice(at + 1).some(isFigure) ? item : undefined;
}
