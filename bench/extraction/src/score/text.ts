/** Letters and digits only, small: what two readings of one phrase share whatever dashes or spaces they print. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 1 where two phrases are the same, 0 where they share nothing: Dice over pairs of letters. */
export function similarity(a: string, b: string): number {
  const [x, y] = [plain(a), plain(b)];
  if (x === y) return 1;
  const [p, q] = [pairs(x), pairs(y)];
  let shared = 0;
  for (const [pair, count] of p) shared += Math.min(count, q.get(pair) ?? 0);
  const all = sum(p) + sum(q);
  return all === 0 ? 0 : (2 * shared) / all;
}

function pairs(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const padded = ` ${text} `;
  for (let i = 0; i + 1 < padded.length; i++) {
    const pair = padded.slice(i, i + 2);
    found.set(pair, (found.get(pair) ?? 0) + 1);
  }
  return found;
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0);
}
