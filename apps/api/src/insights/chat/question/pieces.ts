/** A message that asks two things, at the words that join them; the surest joint first. */

const SENTENCE = /(?<=[.?!;])(?<!\b(?:vs|no|inc|st|sec|approx|incl|excl|est|avg|ins|mgmt)\.)\s+(?=[a-z\d])/gi;
const JOINED = /,? +(?:and )?(?:also|plus)\b,? +|,? \+ |,? and (?=(?:what|whats|how|hows|when|whens|who|whos|which|where|is|are|do|does|did|tell|show|quote)\b)|, (?=(?:what|whats|how|when|whens|who|whos|which|where)\b)/gi; // prettier-ignore
const LOOSE = /,? +(?:and|n|&) +/gi;
const BEGINS = /^\s*(?:(?:and|also|plus|then|n)\b,? +)+/i;
const LEAST = 2;
const MOST_JOINTS = 3;

export interface Pieces {
  first: string;
  second: string;
}

export function piecesOf(question: string): Pieces[] {
  const joints = [SENTENCE, JOINED, LOOSE].flatMap((joint) => [...question.matchAll(joint)].map(({ index, 0: said }) => ({ index, said }))); // prettier-ignore
  const seen = new Set<number>();
  return joints
    .filter(({ index }) => !seen.has(index) && seen.add(index))
    .map(({ index, said }) => ({
      first: question.slice(0, index).trim(),
      second: question
        .slice(index + said.length)
        .replace(BEGINS, '')
        .trim(),
    }))
    .filter(({ first, second }) => wordsIn(first) >= LEAST && wordsIn(second) >= 1)
    .slice(0, MOST_JOINTS);
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
