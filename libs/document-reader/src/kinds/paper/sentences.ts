import type { Line } from '../../page/types';

/** Words that lead from one noun to the next, in titles as in sentences. */
const LINKS = new Set('of the for and to at by in on a an or de del la las los el as no'.split(' '));
/** Words that titles, letterheads and signatures hardly have. */
const OF_SENTENCES =
  /\b(?:is|are|was|were|be|been|has|have|had|will|would|shall|may|must|can|did|does|pays?|paid|paying|owes?|owed|shares?|shared|splits?|maintains?|provides?|agrees?|agreed|transfers?|transferred|received|sent|asked|joined|hired|billed|which|that|who|whose|our|we|us|they|their|this|these|with|because|when|if)\b/i;
/** `Statement of revenues and expenses of Elm Court HOA for the year ended December 31`. */
const TITLE =
  /^\W*(?:(?:20\d\d|annual|proposed|approved|adopted|preliminary|final|draft|operating|reserve|monthly|quarterly|combined|consolidated|amended|restated|master|first|second|third)\W+)*(?:budgets?|statements?|reports?|minutes|notice|declaration|deed|by-?laws|rules|articles|amendment|agreement|contract|schedule|summary|financials?|treasurer|income|balance sheet|profit|prepared|submitted|presented|on behalf)\b/i;
/** Where a sentence states whose document it is: a party, an insured, a corporation that is formed. */
const NAMES_A_PARTY =
  /\b(?:between|hereinafter|hereafter|herein|insured|undersigned|declarant|incorporated|organized|formed|known as|called|property of|behalf of|as (?:the )?(?:customer|client|owner|purchaser|subscriber)|(?:name|members?|owners|board|directors|president|secretary|treasurer|officers|bylaws|declaration|articles|manager|agent) (?:of|for)|non-?profit corporation|managed by|prepared for|addressed to)\b|\((?:the|an?|collectively)?\s*["“”']|["“”'](?:association|client|customer|owner|company)["“”']/i;
const FEWEST_LOWER = 2;

/** Whether a name appears in the middle of a sentence that does not say whose document this is. */
export function isInSentence(name: string, line: Line, before: Line | undefined): boolean {
  const text = cellWith(name, line);
  const rest = text.replace(name, ' ');
  const lower = (rest.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []).filter(
    (word) => /^[a-z]/.test(word) && !LINKS.has(word),
  );
  if (lower.length < FEWEST_LOWER || !OF_SENTENCES.test(rest)) return false;
  if (TITLE.test(text) && !/\.\s*$/.test(text)) return false;
  return !NAMES_A_PARTY.test(`${before?.text ?? ''} ${text}`);
}

/** In a row of cells, only the cell that has the name is its sentence. */
function cellWith(name: string, line: Line): string {
  return line.cells.find(({ text }) => text.replace(/\s+/g, ' ').includes(name))?.text ?? line.text;
}
