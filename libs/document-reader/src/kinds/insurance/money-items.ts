import type { Item } from '../../tables/types';

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
