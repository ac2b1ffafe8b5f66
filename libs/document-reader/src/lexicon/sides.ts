import { HEADING_TERMS } from './statement-terms';

const LONGEST_NAME = 60;
const FEWEST_FLOW = 3;
const sides = HEADING_TERMS.filter(({ flow = 0 }) => Math.abs(flow) >= FEWEST_FLOW).map(
  ({ words }) => new RegExp(words, 'i'),
);
const MEASURES =
  /\b(?:budget|actual|proposed|projected|variance|adopted|approved|amount|description|account)\b|\b(?:19|20)\d\d\b|%/i;

/** Whether words in the row of column labels name a side of a statement ("Reserve Income") and no column. */
export function namesSide(text: string): boolean {
  return text.length <= LONGEST_NAME && !MEASURES.test(text) && sides.some((side) => side.test(text));
}
