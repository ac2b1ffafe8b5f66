import { DECISIVE, type Concept } from './question/lexicon';
import { VAGUE } from './question/mentions';
import type { Quantity, Read } from './question/read';
import { isOrdinary, type Token } from './question/tokens';

/** What a verb makes of a question: what it would answer, what speaks for it, and what of the question it takes account of. */
export interface Claim<A> {
  args: A;
  /** One for each thing that is recognized for this verb, halves for what only fits. */
  evidence: number;
  /** Concepts that change its answer, or that it answers anyway. */
  knows: readonly (Concept | 'fee')[];
  /** The lines that are named are in its answer. */
  lines?: boolean;
  years?: boolean;
  /** Which amounts it takes account of; without it none. */
  amounts?: (quantity: Quantity) => boolean;
  /** Words of contracts, documents and components that it takes account of. */
  named?: readonly string[];
  /** It answers of the whole: a word that is not known may be a thing that the whole is not. */
  isWhole?: boolean;
}

/** What it costs to pass over a word, by how much it could change what is asked. */
const COSTS = {
  talk: 0.05,
  shade: 0.2,
  word: 0.5,
  own: 1.2,
  decisive: 1,
  line: 1.2,
  thing: 1.5,
  proper: 2.5,
  beside: 1.75,
  figure: 1.5,
};
/** Below it nothing is answered. */
export const ENOUGH = 0.8;
/** From here on it is asked whether that is meant. */
export const NEAR = 0;

export function scoreOf<A>(read: Read, claim: Claim<A>): number {
  const cost = read.tokens.reduce((sum, token, at) => sum + costOf(token, { at, read, claim }), 0);
  const years = claim.years || (read.years.length === 0 && !read.every) ? 0 : COSTS.figure;
  return claim.evidence - cost - years;
}

function costOf<A>(token: Token, { at, read, claim }: { at: number; read: Read; claim: Claim<A> }): number {
  const { kind, concepts, word, isName, isProper } = token;
  if (kind === 'empty' || claim.named?.includes(word)) return 0;
  if (kind === 'line') return claim.lines ? 0 : COSTS.line;
  if (kind === 'amount') {
    const quantity = read.quantities.find((one) => one.at === at);
    return quantity && claim.amounts?.(quantity) ? 0 : COSTS.figure;
  }
  if (claim.knows.some((known) => concepts.has(known))) return 0;
  if (kind === 'ordinary' || /^[a-z]{3,}ly$/.test(word) || (concepts.size > 0 && isOrdinary(word)))
    return COSTS.talk;
  if (kind === 'concept')
    return [...concepts].every((concept) => concept === 'fee' || DECISIVE.has(concept))
      ? COSTS.decisive
      : COSTS.shade;
  if (claim.isWhole) return 2 * COSTS.thing;
  // "clubhouse floor", "elevator repairs": a thing of its own, whatever the line beside it is.
  const isBeside = [read.tokens[at - 1], read.tokens[at + 1]].some((one) => one?.kind === 'line');
  if (isBeside && VAGUE.test(word)) return COSTS.talk;
  if (!isBeside && read.named.includes(word)) return COSTS.own;
  if (isBeside) return COSTS.beside;
  return isProper ? COSTS.proper : isName ? COSTS.thing : COSTS.word;
}
