import type { ReadDocument } from '../../page/types';

/** Words of which two different ones stand together in hardly any other paper. */
const SIGNS = {
  insurance: [
    /\bpolicy (?:number|no\.?|period|#)/i,
    /\bnamed insured\b/i,
    /\b(?:total|annual) premiums?\b/i,
    /\bdeductibles?\b/i,
    /\bper occurrence\b/i,
  ],
  'reserve-study': [
    /\b(?:estimated |average )?useful life\b/i,
    /\bremaining (?:useful )?life\b/i,
    /\b(?:percent|%) funded\b/i,
    /\bfully funded balance\b/i,
    /\breplacement cost\b/i,
  ],
} as const;

export type SignedKind = keyof typeof SIGNS;

const ENOUGH = 3;

/** Kinds of which pages that look like nothing carry strong signs: their readers are asked all the same. */
export function strongSigns(doc: ReadDocument): SignedKind[] {
  const text = doc.pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
  return (Object.keys(SIGNS) as SignedKind[]).filter(
    (kind) => SIGNS[kind].filter((sign) => sign.test(text)).length >= ENOUGH,
  );
}
