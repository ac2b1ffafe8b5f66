/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbour to make one word of the other
 * (optimal string alignment). Own code of a screen: the libraries that do it bring a search engine along.
 */
export function editDistance(a: string, b: string): number {
  let twoAgo: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (twoAgo[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(replaced, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    twoAgo = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Whether one word is the other with a typing mistake: one in a word of four letters, two in one of eight. */
export function isMistyped(typed: string, word: string): boolean {
  const allowed = Math.min(typed.length, word.length) >= 7 ? 2 : 1;
  if (typed.length < 4 || word.length < 3 || Math.abs(typed.length - word.length) > allowed) return false;
  // "feet" is another word than "fee" and "meet", not a slip of them.
  if (word.length <= 4) return sorted(typed) === sorted(word);
  return editDistance(typed, word) <= allowed;
}

const sorted = (word: string): string => [...word].sort((a, b) => a.localeCompare(b)).join('');
