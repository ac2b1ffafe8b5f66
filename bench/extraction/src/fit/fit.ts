import { logOdds, rescaled, type Scale } from '@hoa/document-reader';
import type { Blind, Outcome } from './outcomes';

/** Without evidence a confidence is taken at its word; how many documents that outweighs. */
const IDENTITY: Scale = { shift: 0, slope: 1 };
const PULL = 3;
const ROUNDS = 60;
/** Who is surer is never less likely to be right. */
const LEAST_SLOPE = 0.05;

/** The scale that makes the outcomes most likely, drawn towards another one (ridge, Newton's method). */
export function fitScale(outcomes: readonly Outcome[], towards: Scale = IDENTITY, pull = PULL): Scale {
  let { shift, slope } = towards;
  for (let round = 0; round < ROUNDS; round++) {
    let [gradA, gradB] = [pull * (shift - towards.shift), pull * (slope - towards.slope)];
    let [aa, ab, bb] = [pull, 0, pull];
    for (const [said, right, of] of outcomes) {
      const x = logOdds(said);
      const p = rescaled({ shift, slope }, said);
      const miss = of * p - right;
      const weight = of * p * (1 - p);
      gradA += miss;
      gradB += miss * x;
      aa += weight;
      ab += weight * x;
      bb += weight * x * x;
    }
    const det = aa * bb - ab * ab;
    shift -= (bb * gradA - ab * gradB) / det;
    slope -= (aa * gradB - ab * gradA) / det;
  }
  return { shift, slope: Math.max(LEAST_SLOPE, slope) };
}

/** A scale for each field, drawn towards that of all fields of its kind of document. */
export function fitScales(blind: Blind): Record<string, Scale> {
  const byField: Record<string, Outcome[]> = {};
  for (const outcomes of Object.values(blind))
    for (const [field, own] of Object.entries(outcomes)) (byField[field] ??= []).push(...own);
  const kindOf = (field: string): string => field.slice(0, field.indexOf('.'));
  const ofKind = (kind: string): Scale =>
    fitScale(Object.entries(byField).flatMap(([field, own]) => (kindOf(field) === kind ? own : [])));
  return Object.fromEntries(
    Object.keys(byField)
      .sort()
      .map((field) => [field, fitScale(byField[field]!, ofKind(kindOf(field)))]),
  );
}

/** Each blind test by the scales that all the others give. */
export function leftOut(
  blind: Blind,
): { kind: string; said: number; fitted: number; right: number; of: number }[] {
  return Object.entries(blind).flatMap(([test, outcomes]) => {
    const scales = fitScales(Object.fromEntries(Object.entries(blind).filter(([other]) => other !== test)));
    return Object.entries(outcomes).flatMap(([field, own]) =>
      own.map(([said, right, of]) => ({
        ...{ kind: field.slice(0, field.indexOf('.')), said, right, of },
        fitted: rescaled(scales[field] ?? IDENTITY, said),
      })),
    );
  });
}
