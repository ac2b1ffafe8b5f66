/** Pairs items of two lists one to one, best first. Only pairs of at least `least` count. */
export function pairUp<A, B>(input: {
  as: readonly A[];
  bs: readonly B[];
  score: (a: A, b: B, places: [number, number]) => number;
  least: number;
}): { pairs: [A, B][]; onlyA: A[]; onlyB: B[] } {
  const { as, bs, score, least } = input;
  const scored: { a: number; b: number; value: number }[] = [];
  as.forEach((a, i) =>
    bs.forEach((b, j) => {
      const value = score(a, b, [i, j]);
      if (value >= least) scored.push({ a: i, b: j, value });
    }),
  );
  scored.sort((x, y) => y.value - x.value);
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  const pairs: [A, B][] = [];
  for (const { a, b } of scored) {
    if (usedA.has(a) || usedB.has(b)) continue;
    usedA.add(a);
    usedB.add(b);
    pairs.push([as[a]!, bs[b]!]);
  }
  return { pairs, onlyA: as.filter((_, i) => !usedA.has(i)), onlyB: bs.filter((_, i) => !usedB.has(i)) };
}
