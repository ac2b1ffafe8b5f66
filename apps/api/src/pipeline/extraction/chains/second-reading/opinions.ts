import type { Cited } from '@hoa/contracts';
import type { Found } from './places';

/** A model's word alone. */
export const MODEL_CONFIDENCE = 0.6;

/** The confidence of what two readers found independently. */
export function agreedConfidence(confidence: number): number {
  const both = 1 - (1 - confidence) * (1 - MODEL_CONFIDENCE);
  return Math.max(confidence, Math.floor(both * 1000) / 1000);
}

/**
 * What comes of two readings of one value: agreement is by both and surer, a difference stands beside it as its rival,
 * what the rules lack is the model's. What the rules read never goes away, and what a person said is not judged.
 * A model that was shown words to a program may have followed them: its agreement then makes nothing surer, and what it
 * alone saw is left out.
 */
export class Opinions {
  agreed = 0;
  disputed = 0;
  added = 0;
  leftOut = 0;
  /** What the model adds to a table that the document's own arithmetic proves whole. */
  refused = 0;

  constructor(readonly isMisled = false) {}

  /** Whether what the model alone saw may be added; counts it either way. */
  mayAdd(): boolean {
    if (this.isMisled) this.leftOut += 1;
    else this.added += 1;
    return !this.isMisled;
  }

  of<T>(
    first: Cited<T> | undefined,
    second: Found<T> | undefined,
    isSame: (a: T, b: T) => boolean = (a, b) => a === b,
  ): Cited<T> | undefined {
    if (!second) return first;
    if (!first) return this.mayAdd() ? { ...second, confidence: MODEL_CONFIDENCE, by: 'model' } : undefined;
    if (first.by === 'person' || first.rival) return first;
    if (isSame(first.value, second.value)) {
      this.agreed += 1;
      if (this.isMisled) return first;
      return { ...first, by: 'both', confidence: agreedConfidence(first.confidence) };
    }
    this.disputed += 1;
    return { ...first, rival: { value: second.value, source: second.source } };
  }

  /** The field as it is to be spread into a part: absent where neither reading has it. */
  field<K extends string, T>(
    key: K,
    first: Cited<T> | undefined,
    second: { found: Found<T> | undefined; isSame?: (a: T, b: T) => boolean },
  ): { [key in K]?: Cited<T> } {
    const value = this.of(first, second.found, second.isSame);
    return value === undefined ? {} : ({ [key]: value } as { [key in K]?: Cited<T> });
  }
}
