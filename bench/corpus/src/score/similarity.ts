/** Words that labels share regardless of case, codes, dots and punctuation. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9%$#]+/g, ' ')
    .trim();

function pairs(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const padded = ` ${plain(text)} `;
  for (let i = 0; i < padded.length - 1; i++) {
    const pair = padded.slice(i, i + 2);
    found.set(pair, (found.get(pair) ?? 0) + 1);
  }
  return found;
}

/** Dice coefficient of letter pairs: 1 for equal labels, 0 for labels that share nothing. */
export function similarity(a: string, b: string): number {
  if (plain(a) === plain(b)) return 1;
  const [left, right] = [pairs(a), pairs(b)];
  const size = (map: Map<string, number>): number => [...map.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0);
  return (2 * shared) / Math.max(1, size(left) + size(right));
}

/** '-1234.50' in cents. */
export const toCents = (money: string): number => Math.round(Number(money) * 100);
