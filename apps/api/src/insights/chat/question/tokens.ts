import { fieldWords, isMistyped } from '@hoa/budget-math';
import {
  conceptNames,
  EMPTY_WORDS,
  FEE,
  ORDINARY_WORDS,
  placesOf,
  spelledWords,
  type Concept,
} from './lexicon';

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
  for (const [at, token] of tokens.entries()) {
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
export const isOrdinary = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/(?:e?d|ing)$/, ''), word.replace(/(?:ed|ing)$/, 'e')].some(
    (one) => ORDINARY_WORDS.has(one),
  );

const FIELD: ReadonlySet<string> = new Set(fieldWords.flat());

/** Mistyped words of the lexicon, mended; words of the budget and its documents are left to who looks for lines. */
export function mended(text: string, isOwn: (word: string) => boolean): string {
  return text.replace(/(?<![\p{L}\p{N}])[a-z]{5,}(?![\p{L}\p{N}])/gu, (word) => {
    if (EMPTY_WORDS.has(word) || isOrdinary(word) || isOwn(word) || FIELD.has(word)) return word;
    if (conceptNames.some((concept) => placesOf(concept, word).length > 0)) return word;
    const meant = spelledWords.filter((one) => one[0] === word[0] && isMistyped(word, one));
    return meant.length > 0 && meant.length <= 2 ? (meant[0] ?? word) : word;
  });
}
