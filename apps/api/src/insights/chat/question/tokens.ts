import { editDistance, fieldWords, isMistyped } from '@hoa/budget-math';
import {
  conceptNames,
  EMPTY_WORDS,
  FEE,
  ORDINARY_WORDS,
  placesOf,
  spelledWords,
  type Concept,
} from './lexicon';
import { stem } from './words';

/** A word of a question and what is recognized in it. */
export interface Token {
  word: string;
  kind: 'empty' | 'ordinary' | 'concept' | 'unknown' | 'year' | 'amount' | 'line';
  concepts: Set<Concept | 'fee'>;
  /** Part of a name for what owners pay. */
  isFee: boolean;
  /** Stands where a thing is named: "the boiler", "Gull Point". */
  isName: boolean;
  /** It is written like a proper name within a sentence. */
  isProper: boolean;
  /** A comma stands behind it: no name goes on there. */
  isEnd: boolean;
}

const NUMBER = /^[+-]?\$?\d[\d,]*(?:\.\d+)?(?:k|m)?%?$|^%$/;
const NAMING =
  /^(?:the|our|my|your|an?|this|that|these|those|their|his|her|its|for|of|on|in|at|to|about|from|with|by|any|some|no|many|which|what|who|and|or|near|inside|per)$/;

export function tokensOf(text: string, original: string): Token[] {
  const words = [...text.matchAll(/\S+/g)];
  const tokens = words.map(({ 0: word }): Token => ({
    word: word.replace(/^[,.;:/]+|[,.;:/]+$/g, ''),
    kind: 'unknown',
    concepts: new Set(),
    isFee: false,
    isName: false,
    isProper: false,
    isEnd: false,
  }));
  const within = ({ from, to }: { from: number; to: number }) =>
    tokens.filter((_token, at) => {
      const start = words[at]?.index ?? 0;
      return start < to && start + (words[at]?.[0].length ?? 0) > from;
    });
  for (const concept of conceptNames)
    for (const place of placesOf(concept, text))
      for (const token of within(place)) token.concepts.add(concept);
  for (const { index, 0: said } of text.matchAll(FEE))
    for (const token of within({ from: index, to: index + said.length })) {
      token.concepts.add('fee');
      token.isFee = true;
    }
  const capitals = new Set([...original.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word.toLowerCase())); // prettier-ignore
  const ends = new Set([...original.toLowerCase().matchAll(/([\p{L}\p{N}]+)[,;:] +(?=([\p{L}\p{N}]+))/gu)].map(([, word, next]) => `${word} ${next}`)); // prettier-ignore
  for (const [at, token] of tokens.entries()) {
    token.isEnd = ends.has(`${token.word} ${tokens[at + 1]?.word}`);
    token.kind = kindOf(token);
    token.isProper = token.kind === 'unknown' && capitals.has(token.word);
    token.isName =
      token.kind === 'unknown' &&
      (token.isProper || (NAMING.test(tokens[at - 1]?.word ?? '') && !/(?:ly|ing)$/.test(token.word)) || tokens[at - 1]?.isName === true); // prettier-ignore
  }
  return tokens;
}

function kindOf({ word, concepts }: Token): Token['kind'] {
  if (NUMBER.test(word) && /\d/.test(word)) return 'amount';
  if (word === '' || /^[^\p{L}\p{N}]+$/u.test(word)) return 'empty';
  if (EMPTY_WORDS.has(word)) return 'empty';
  if (concepts.size > 0) return 'concept';
  return isOrdinary(word) ? 'ordinary' : 'unknown';
}

/** Also "tomorrows" and "surprised". */
const isOrdinary = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/(?:e?d|ing)$/, ''), word.replace(/(?:ed|ing)$/, 'e')].some(
    (one) => ORDINARY_WORDS.has(one),
  );

const FIELD: ReadonlySet<string> = new Set(fieldWords.flat());
/** No slip of "garbage". */
const OWN_WORD = /^garages?$/;
const SPELLED: readonly string[] = [...new Set([...spelledWords, ...FIELD])].filter((word) => /^[a-z]{5,}$/.test(word)); // prettier-ignore

/** The text with mistyped words corrected: by the lexicon, and by what people of the field and these documents call things. */
export function corrected(text: string, own: ReadonlyMap<string, string>): string {
  return text.replace(/(?<![\p{L}\p{N}])[a-z]{5,}(?![\p{L}\p{N}])/gu, (word) => {
    if (EMPTY_WORDS.has(word) || isOrdinary(word) || own.has(stem(word)) || FIELD.has(word) || OWN_WORD.test(word)) return word; // prettier-ignore
    if (conceptNames.some((concept) => placesOf(concept, word).length > 0)) return word;
    const near = [...SPELLED, ...own.values()].filter((one) => isSlip(word, one));
    const offBy = new Map(near.map((one) => [one, editDistance(word, one)]));
    const least = Math.min(...offBy.values());
    const meant = near.filter((one) => offBy.get(one) === least);
    const [only] = meant;
    return only !== undefined && meant.every((one) => stem(one) === stem(only)) ? only : word;
  });
}

/** A letter too many, too few or out of its place; another letter makes another word ("baked" is not "based"), but in long ones. */
function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || !isMistyped(typed, word)) return false;
  const isSame = typed.length === word.length;
  if (Math.min(typed.length, word.length) >= 8) return true;
  return editDistance(typed, word) === 1 && (!isSame || sorted(typed) === sorted(word));
}

const sorted = (word: string): string => [...word].sort((a, b) => a.localeCompare(b)).join('');
