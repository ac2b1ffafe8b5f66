/** What an earlier document said, between `RECITALS` and `NOW, THEREFORE`. */
const RECITALS = /\b(?:recitals|witnesseth|whereas)\b[\s\S]{20,6000}?\bnow,?\s+therefore\b/i;
const AMENDS = /\b(?:amendment|addendum|extension|renewal|modification)\b/i;
/** Characters of the text in which a title is. */
const TITLE = 400;

/** Whether a place is among the recitals of an amendment: the terms there are those that it replaces. */
export function recitalTest(text: string): (at: number) => boolean {
  const match = AMENDS.test(text.slice(0, TITLE)) ? RECITALS.exec(text.slice(0, 20_000)) : null;
  return (at) => match !== null && at >= match.index && at < match.index + match[0].length;
}
