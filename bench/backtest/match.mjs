/** Lines of two budgets that mean the same: by name, else by most words in common where nothing else could be meant. */

const EMPTY = new Set(['and', 'the', 'of', 'for', 'etc', 'expense', 'expenses', 'other']);
const wordsOf = (name) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map((word) => word.replace(/(?<=...)s$/, ''));

/** The part of the shorter name's words that the other has, too. */
function likeness(a, b) {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared === 0
    ? 0
    : shared / Math.min(left.size, right.size) + shared / Math.max(left.size, right.size);
}

/**
 * For each of `wanted` its match among `candidates`, best matches first, each candidate once (`shared`: any number of
 * times); `left` are the candidates without a match.
 */
export function matchLines(wanted, candidates, { shared = false } = {}) {
  const pairs = wanted
    .flatMap((line, i) =>
      candidates.map((one, j) => {
        const same = line.name.trim().toLowerCase() === one.name.trim().toLowerCase();
        return { i, j, score: same ? 3 : likeness(line.name, one.name) };
      }),
    )
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score);
  const of = wanted.map(() => undefined);
  const used = new Set();
  for (const { i, j } of pairs) {
    if (of[i] !== undefined || (used.has(j) && !shared)) continue;
    of[i] = candidates[j];
    used.add(j);
  }
  return { of, left: candidates.filter((_, j) => !used.has(j)) };
}
