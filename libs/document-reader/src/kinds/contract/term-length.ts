import { findSpans, wordsAround, type FoundSpan } from './quantities';

/** `Your agreement is renewed for a period of`, `renews April 1 for another`: before the length of a term that begins anew. */
const RENEWED_FOR =
  /\b(?:renew\w*|extended|continues?)\b[^.;]{0,60}?\bfor\s+(?:(?:an?|another|a further|one)\s+)*(?:[a-z]+\s+){0,2}$/i;

/** Words of a sentence that may say how long a contract lasts. */
const OF_TERM =
  /\b(?:term|period|effect|duration|length|start(?:s|ing)?|begin(?:s|ning)?|agreement|contract)\b|commenc|continu|effective/i;

/** `an initial term of three (3) years`. */
export function lengthOf(sentences: Sentence[]): { months: number; start: number; end: number } | undefined {
  let best: { months: number; start: number; end: number; score: number } | undefined;
  for (const sentence of sentences) {
    const { start, text } = sentence;
    if (!OF_TERM.test(text) && !LEADS.test(text) && sentence.label === undefined) continue;
    for (const span of findSpans(text)) {
      if (span.unit === 'day' || span.unit === 'week') continue;
      // Boxes that nobody ticked leave a wide gap.
      const { before, after } = wordsAround(text, span, [400, 60]);
      const score = isFieldOf(sentence, span) ? 2.5 : lengthScore(before.slice(-110), after);
      const months = span.count * (span.unit === 'year' ? 12 : 1);
      if (months > 0 && months <= 600 && score > (best?.score ?? 0))
        best = { months, score, start: start + span.index, end: start + span.index + span.raw.length };
    }
  }
  return best;
}

/** `Minimum term     24 months`: a row of a form whose value is a span of months, unless its label speaks of another. */
const OTHER_SPAN =
  /renew|notice|cancel|respon|warrant|pay|opt|after|extens|exten[ds]|then|billing|invoice|exper|price|rate|frequen|visit/i;

function isFieldOf({ text, label }: Sentence, { index }: FoundSpan): boolean {
  return label !== undefined && index - text.indexOf(label) - label.length < 50 && /^[\s:.]*$/.test(text.slice(text.indexOf(label) + label.length, index)) && !OTHER_SPAN.test(label); // prettier-ignore
}

interface Sentence {
  start: number;
  text: string;
  label?: string;
}

/** `starting March 1, 2026, for`: how long it runs from a date. */
const FROM_DATE =
  /\b(?:start\w*|begin\w*|commenc\w*|effective|runs?|from)\s[^.;$]{4,40}\b(?:19|20)\d\d,?\s(?:and\s(?:running|continuing|lasting)\s)?for\s(?:an?\s(?:(?:initial\s)?(?:period|term)\sof\s)?)?$/i;

/** `Term. Four (4) years from`: the sentence behind a heading is the span itself. */
const FROM = /^\s*(?:from|beginning|starting|commencing)\b/i;
const LEADS =
  /^\s*[\w-]+\s*(?:\(\d{1,3}\)\s*)?(?:years?|months?)\s+(?:from|beginning|starting|commencing)\b/i;

/** `Service starts on May 1 and runs for`, `The agreement begins then and is for`. */
const LASTS =
  /\b(?:agreement|contract|plan|service|order|starts?|begins?|commences)\b[^.;]{0,70}\b(?:runs|lasts|is|are|shall run|shall last|will run|will last|will be|shall be)\s+(?:in force\s+)?for\s+(?:a\s+(?:period|term)\s+of\s+)?$/i;

/** `commences on the activation date and continues for twelve months thereafter`. */
const CONTINUES =
  /\b(?:commence|begin|start)s?\b(?:[^.;]|\.(?! [A-Z])){0,110}\bcontinues?\s+for\s+(?:a\s+(?:period|term)\s+of\s+)?$/i;

function lengthScore(before: string, after: string): number {
  if (RENEWED_FOR.test(before) && FROM.test(after)) return 2;
  if (
    /renew|extend|extension|remaining|remainder|unexpired|successive|additional|option|warrant|surviv|prior|after|statute|experience|previous/i.test(
      before.slice(-60),
    )
  )
    return 0;
  if (CONTINUES.test(before)) return 2;
  if (/^[\s,]*(?:prior|written|notice|warrant|before|thereafter|after|following)/i.test(after)) return 0;
  if (
    /\bterm\b[^.;]{0,60}\b(?:of|for|be|is|:)\s*(?:a\s+(?:period|term)\s+of\s*)?$|\b(?:initial|original|primary|first)\s+term\b[^.;]{0,60}$/i.test(
      before,
    )
  )
    return 3;
  if (
    /\b(?:for|of|effective for|continue for|remain in (?:full )?(?:force|effect)[^.;]{0,30})\s*(?:a|an)?\s*(?:initial\s+)?(?:period|term)?\s*(?:of)?\s*$/i.test(
      before,
    ) &&
    /\b(?:term|effect|agreement|contract|period)\b/i.test(before)
  )
    return 2;
  const says = [FROM_DATE, LASTS].some((words) => words.test(before));
  return says || FROM.test(after) ? 2 : 0;
}
