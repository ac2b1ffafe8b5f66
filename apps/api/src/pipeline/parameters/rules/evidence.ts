import type { Citation, Facts, Proposed } from '@hoa/contracts';

/** A document that was read, as proposals look at it. */
export interface ProposalDocument {
  id: number;
  name: string;
  facts: Facts;
  pages: readonly { page: number; lines: readonly { index: number; text: string }[] }[];
}

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

const PAGES = 15;
const MOST_QUOTED = 300;

/** What is found in lines of text, each with its place: a line is read among those around it. */
export function inLines<T>(
  { id, name, facts, pages }: ProposalDocument,
  find: (lines: readonly string[], at: number) => T[],
): (T & { source: Citation })[] {
  return pages.slice(0, PAGES).flatMap(({ page, lines }) => {
    const texts = lines.map(({ text }) => text);
    return lines.flatMap(({ index, text }, at) =>
      find(texts, at).map((found) => ({
        ...found,
        source: {
          documentId: id,
          documentName: name,
          readingId: facts.readingId ?? '',
          page,
          line: index,
          quote: text.trim().slice(0, MOST_QUOTED),
        },
      })),
    );
  });
}
