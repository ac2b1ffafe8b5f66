import type { Citation, Proposed } from '@hoa/contracts';

/** One place where a document states a value. */
export interface Evidence<T> {
  value: T;
  weight: number;
  source: Citation;
}

/** Places of one value that are shown. */
const MOST_SOURCES = 5;
const MOST_OTHERS = 4;
/** Below this nothing is proposed: a stray number in a contract is no number of units. */
const LEAST = 0.9;
/** Another value is told from so much of the weight of the first. */
const NOTABLE = 0.25;

/** The value with most evidence, and the others that documents state; undefined where the evidence is too little. */
export function propose<T>(
  evidence: readonly Evidence<T>[],
  keyOf: (value: T) => string = String,
): Proposed<T> | undefined {
  const groups = new Map<string, Evidence<T>[]>();
  for (const one of evidence) {
    const key = keyOf(one.value);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const ranked = [...groups.values()].sort((a, b) => weightOf(b) - weightOf(a));
  const [first, ...rest] = ranked;
  if (!first || weightOf(first) < LEAST) return undefined;
  const others = rest.filter((group) => weightOf(group) >= Math.max(LEAST, NOTABLE * weightOf(first)));
  return { ...toStated(first), others: others.slice(0, MOST_OTHERS).map(toStated) };
}

const weightOf = (group: readonly Evidence<unknown>[]): number =>
  group.reduce((sum, { weight }) => sum + weight, 0);

function toStated<T>(group: readonly Evidence<T>[]): { value: T; sources: Citation[] } {
  const sorted = [...group].sort((a, b) => b.weight - a.weight);
  return { value: sorted[0]!.value, sources: sorted.slice(0, MOST_SOURCES).map(({ source }) => source) };
}
