import { findSpans } from './quantities';

const NOTICE =
  /\bnotice of (?:[a-z]+ )?renewal\b|\brenewal (?:notice|letter|confirmation)\b|\b(?:agreement|contract|plan|service) renewal\b/i;
/** `Your agreement is renewed for a period of`, `renews April 1 for another`: before the length of a term that begins anew. */
export const RENEWED_FOR =
  /\b(?:renew\w*|extended|continues?)\b[^.;]{0,60}?\bfor\s+(?:(?:an?|another|a further|one)\s+)*(?:[a-z]+\s+){0,2}$/i;
const ANOTHER_YEAR = /\brenews?\b[^.;]{0,40}\bfor\s+(?:another|a further|an additional|a)\s+year\b/i;

/** `NOTICE OF RENEWAL ... it renews for twelve months`: a paper that announces a term is on that term, whose length it tells. */
export function renewedLength(
  text: string,
  sentences: { start: number; text: string }[],
): { months: number; start: number; end: number } | undefined {
  if (!NOTICE.test(text.slice(0, 800))) return undefined;
  for (const sentence of sentences) {
    const another = ANOTHER_YEAR.exec(sentence.text);
    if (another) return placed(sentence, { months: 12, index: another.index, raw: another[0] });
    const span = findSpans(sentence.text).find(
      ({ unit, index }) =>
        (unit === 'year' || unit === 'month') && RENEWED_FOR.test(sentence.text.slice(0, index)),
    );
    if (span) return placed(sentence, { ...span, months: span.count * (span.unit === 'year' ? 12 : 1) });
  }
  return undefined;
}

const placed = ({ start }: { start: number }, at: { months: number; index: number; raw: string }) => ({
  months: at.months,
  start: start + at.index,
  end: start + at.index + at.raw.length,
});
