import { FITTED, unscaled } from '@hoa/document-reader';
import type { DocumentScore } from '../score/document';

/** What was said of so many facts of a field, and how many of them were right; a document counts once a field. */
export type Outcome = readonly [said: number, right: number, of: number];
/** By the commit whose reader read a collection for the first time, then by field: `contract.fee`. */
export type Blind = Record<string, Record<string, Outcome[]>>;

const FORMS = ['contract', 'insurance', 'reserve'] as const;

/** The outcomes of one blind test; `isScaled` where the reader had fitted weights already, which are taken back. */
export function outcomesOf(
  scores: readonly Pick<DocumentScore, (typeof FORMS)[number]>[],
  isScaled = true,
): Record<string, Outcome[]> {
  const found = new Map<string, Map<number, { right: number; of: number }>>();
  for (const score of scores) {
    for (const form of FORMS) {
      const judged = score[form]?.judged ?? [];
      for (const { confidence, right, of = '' } of judged) {
        const field = `${form}.${of}`;
        const weight = 1 / judged.filter((other) => other.of === of).length;
        const scale = isScaled ? FITTED[field] : undefined;
        const said = rounded(scale ? unscaled(scale, confidence) : confidence);
        const bySaid = found.get(field) ?? new Map<number, { right: number; of: number }>();
        const sum = bySaid.get(said) ?? { right: 0, of: 0 };
        bySaid.set(said, { right: sum.right + (right ? weight : 0), of: sum.of + weight });
        found.set(field, bySaid);
      }
    }
  }
  return Object.fromEntries(
    [...found]
      .sort(byName)
      .map(([field, bySaid]) => [
        field,
        [...bySaid]
          .sort(([a], [b]) => a - b)
          .map(([said, { right, of }]): Outcome => [said, rounded(right), rounded(of)]),
      ]),
  );
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => a.localeCompare(b);
const rounded = (value: number): number => Math.round(value * 100) / 100;
