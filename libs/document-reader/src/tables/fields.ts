import { meaningOf } from './roles';
import type { Item } from './types';

/** `Number of Units: 13` beside the title, printed over the figures. */
export function isField(text: string): boolean {
  return /\p{L}.*:\s*\S/u.test(text) && !namesColumn(text);
}

/** `2026: adopted`, `Plan B: $102/mo`. */
function namesColumn(text: string): boolean {
  const { year, role } = meaningOf(text);
  return year !== undefined || role === 'proposed';
}

/** `Number of Units:` and the `50` right behind it, where the two are apart. */
export function isFieldOf(items: Item[], at: number): boolean {
  const isOpen = (item: Item | undefined): boolean =>
    item !== undefined && /\p{L}\s*:$/u.test(item.text) && !namesColumn(item.text);
  const [before, item, after] = [items[at - 1], items[at]!, items[at + 1]];
  const isBeside = (a: Item, b: Item): boolean =>
    b.kind !== 'words' && b.box[0] - a.box[2] < 2 * (a.box[3] - a.box[1]);
  return (
    (isOpen(item) && after !== undefined && isBeside(item, after)) ||
    (isOpen(before) && isBeside(before!, item))
  );
}
