/** Letters that must be changed, added or left out to make one word of another; `most + 1` where it is more than that. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    if (Math.min(...row) > most) return most + 1;
    before = row;
  }
  return Math.min(before[b.length]!, most + 1);
}

/**
 * The words of a scan with those that are nearly of a vocabulary put right (`pedguctiple`, `Cosy`): a third of the
 * letters may be wrong. Words of the vocabulary and short ones stay as they are.
 */
export function withNearWords(text: string, vocabulary: readonly string[]): string {
  return text.replace(/[A-Za-z‘’']{4,}/g, (word) => nearest(word, vocabulary) ?? word);
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (vocabulary.includes(plain)) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(plain.length * 0.34)) + 1;
  for (const candidate of vocabulary) {
    const apart = lettersApart(plain, candidate, least - 1);
    if (apart < least) [best, least] = [candidate, apart];
  }
  return best;
}
