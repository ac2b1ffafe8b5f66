import type { DocumentRow, Facts } from '@hoa/contracts';

/** Warnings of pages that recognition could not read: their sentence says OCR, by which a screen knows the remedy. */
const UNRECOGNISED = new Set(['ocr-failed', 'ocr-cap', 'poor-scan']);
/** Warnings that say why no table of shares is stated, or of which one it is asked whether it is one. */
const TELLING = new Set(['ownership-none', 'ownership-unsure', 'ownership-refused']);
const MOST_NAMED = 10;

/**
 * Why a document gives no row: a sentence. It has "OCR" in it where the pages could not be recognized, and only there,
 * so no name of a file stands in it.
 */
export function whyNothing({ status, error }: Pick<DocumentRow, 'status' | 'error'>, facts: Facts): string {
  if (status === 'failed') return error?.message ?? 'The file could not be read.';
  const unrecognised = facts.warnings.filter(({ code }) => UNRECOGNISED.has(code));
  if (unrecognised.length > 0) return unrecognisedSentence(unrecognised.map(({ message }) => message));
  if (facts.warnings.some(({ code }) => code === 'no-text'))
    return 'No text was found in the file, and none by recognition (OCR). Please upload a better scan.';
  const former = facts.parts.find((part) => part.kind === 'ownership');
  if (former)
    return `A table of shares was found, but it is not in force. ${former.kind === 'ownership' ? former.why : ''}`.trim();
  const told = facts.warnings.find(({ code }) => TELLING.has(code));
  if (told) return told.message;
  return facts.kind === 'declaration' || facts.kind === 'bylaws'
    ? 'No ownership percentages were found in this document.'
    : 'No ownership percentages were found: this does not look like a declaration.';
}

/** "Page 3 could not be recognized (OCR): ..." names its page at its beginning. */
function unrecognisedSentence(messages: readonly string[]): string {
  const pages = [...new Set(messages.flatMap((message) => /^Page (\d+)/.exec(message)?.[1] ?? []))];
  const named = pages.slice(0, MOST_NAMED).join(', ') + (pages.length > MOST_NAMED ? ' and more' : '');
  return `No ownership table could be read: recognizing the text (OCR) failed on page ${named}, where one may be. Please delete this document and upload a better scan.`;
}
