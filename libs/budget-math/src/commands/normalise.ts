import { isMistyped } from '../index';
import { verbWords } from './clauses';
import { wordsToFigures } from './number-words';

const POLITE =
  /^(?:(?:ok|okay|hi|hello|hey|so|now|well|great|thanks|thank you|alright|right|yes|no|nope|sure|and|also|then|assistant|oops|whoops|oh|ah|hmm|sorry|wait|actually)[,!.]? |please,? |kindly |just |(?:can|could|would|will) you (?:please |kindly |just )?|would you mind |i(?:'d| would) (?:like|love|want|prefer)(?: you)? to |i (?:want|need)(?: you)? to |i(?:'d| would) like |let(?:'s| us) |lets |go ahead and |we (?:need|want|have) to |we must |you can |you should |help me (?:to )?|i think (?:we should )?|we should |we can |maybe |perhaps |try to |feel free to )/;
const TRAILING =
  /(?: ?[,.!]? ?\b(?:please|thanks|thank you|thx|for me|if possible|if you can|right now|now|instead|overall|in total|total|for next year|next year|for the year|this year|for this year|for (?:fy ?)?20\d\d|in 20\d\d|asap|today|immediately|ok|okay|too|as well|all in all))$/;

/** Words of the grammar that are mended when mistyped, as "incrase", "precent" and "thosand" are. */
const GRAMMAR = [
  ...new Set(verbWords.flatMap((verb) => verb.split(' ')).filter((word) => word.length >= 5)),
  ...[
    'percent',
    'double',
    'triple',
    'halve',
    'round',
    'nearest',
    'thousand',
    'hundred',
    'million',
    'month',
    'monthly',
  ],
  ...[
    'previous',
    'quarter',
    'third',
    'tenth',
    'restore',
    'reset',
    'revert',
    'freeze',
    'dollars',
    'everything',
    'except',
  ],
];
const IS_GRAMMAR = new Set(GRAMMAR);

/**
 * A message as the grammar reads it: lower case, plain signs, without courtesies, numbers in figures, mistyped words of
 * the grammar mended. `isKnown` tells words that mean something else, such as those of the budget's lines.
 */
export function normaliseMessage(message: string, isKnown: (word: string) => boolean): string {
  const plain = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/["\u201c\u201d`*()]/g, ' ')
    .replace(/\bd ?& ?o\b/g, isKnown('directors') ? 'directors and officers' : 'd and o')
    .replace(/(\w)'s\b/g, '$1s')
    .replace(/[ \t]+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');
  const mended = plain.replace(/[a-z]{4,}/g, (word) => mend(word, isKnown));
  return (
    wordsToFigures(trimmed(mended))
      .replace(/^(?:we|i)(?:'ll| will)? need (?=[$\d].* (?:more|extra|additional)\b)/, 'add ')
      .replace(/^i(?:'d| would)? (?:want|need|like) (?!to |you )/, 'set ')
      .replace(/\btoo (?=[$\d])/g, 'to ')
      // "plus" stands between changes as well; here it does not.
      .replace(/\b(years?(?: (?:amounts?|levels?|budgets?|actuals?|figures?))?) plus /g, '$1 + ')
      .replace(/\b(years?(?: (?:amounts?|levels?|budgets?|actuals?|figures?))?) (?:minus|less) /g, '$1 - ')
      .replace(/\b(?:in|by|into) 1\/2\b/g, 'by 1/2')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

/** Without what people say to be polite, however much of it there is. */
export function trimmed(text: string): string {
  let rest = text.trim();
  for (;;) {
    const shorter = rest
      .replace(POLITE, '')
      .replace(TRAILING, '')
      .replace(/[,.!?]+$/, '')
      .trim();
    if (shorter === rest || shorter === '') return rest;
    rest = shorter;
  }
}

function mend(word: string, isKnown: (word: string) => boolean): string {
  if (IS_GRAMMAR.has(word) || isKnown(word)) return word;
  const meant = GRAMMAR.filter((one) => isMistyped(word, one) && one[0] === word[0]);
  // Two words that it could be: left as it is, to be asked about.
  return meant.length === 1 ? (meant[0] ?? word) : word;
}
