import { isMistyped } from './edit-distance';
import { normaliseWords } from './grouping';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that many associations' names share, and that documents add or leave out. */
const COMMON = setOf(
  'the of a an at and for by hoa poa coa inc incorporated llc corp corporation association associations assn assoc ' +
    'owner owners homeowner homeowners unit units lot condominium condominiums condo condos community communities ' +
    'townhome townhomes townhouse townhouses home homes property properties council cooperative coop ' +
    // Of the paper that a name stands in the heading of.
    'presented newsletter news flyer bulletin minutes budget financial financials statement report profit loss ' +
    'proposed approved adopted annual draft',
);
/** Common too, but beside a single word they are what the place is called. */
const HOUSES = setOf('villa villas estate estates');
const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4' };
/** Letters that are no word: `Mtn`, `Pt`, `MSRA`, `QRHOA`. */
const WITHOUT_VOWELS = /^[bcdfghj-np-tv-z]{2,5}o?a?$/;

/** What is left of a name without the words that every association has. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name).filter(
    (word, i) => !COMMON.has(word) && !(i > 0 && /^(?:19|20)\d\d$/.test(word)),
  );
  const places = words.filter((word) => !HOUSES.has(word));
  return places.length < 2 ? words : places;
}

/**
 * Whether two names are of different associations: each has a word of its own that the other does not have in any form.
 * "Aspen Ridge" and "Aspen Ridge Condominium Association, Inc." may well be one, and so may its initials; "Aspen Ridge"
 * and "Aspen Grove" are not. A name that tells nothing speaks against nothing.
 */
export function namesAnother(one: string, other: string): boolean {
  const [own, theirs] = [lacking(one, other), lacking(other, one)];
  return own.length > 0 && theirs.length > 0 && own.join('') !== theirs.join('');
}

function lacking(name: string, other: string): string[] {
  const [all, telling] = [wordsOf(other), tellingWords(other)];
  const isKnown = (word: string): boolean => telling.some((known) => word === known || isSlip(word, known));
  return tellingWords(name).filter((word) => !isKnown(word) && !isShortFor(word, all));
}

function wordsOf(name: string): string[] {
  // H.O.A. is one word.
  const joined = name.replace(/\b(\w)\.\s?(?=\w\b)/g, '$1');
  const words = normaliseWords(joined).split(' ');
  return words.filter(Boolean).map((word) => ROMAN[word] ?? word);
}

/** A scan misreads a letter, and people write `Point` for `Pointe`; another number is another place. */
const isSlip = (word: string, known: string): boolean =>
  word[0] === known[0] && !/\d/.test(word) && isMistyped(word, known);

/** `LLIA` is Loon Lake Improvement Association, `HPR` horizontal property regime, `Pt` point. */
function isShortFor(word: string, words: readonly string[]): boolean {
  const isCompound = WITHOUT_VOWELS.test(word);
  return (
    (word.length > 2 && words.some((_, i) => isSpelled(word, { by: words.slice(i), isCompound }))) ||
    (isCompound && words.some((known) => known[0] === word[0] && isWithin(word, known)))
  );
}

/** By the first letters of these words, or a whole one; a compound such as Millstone may give two letters. */
function isSpelled(letters: string, of: { by: readonly string[]; isCompound: boolean }): boolean {
  const [first, ...by] = of.by;
  if (letters === '') return true;
  if (first === undefined || letters[0] !== first[0]) return false;
  const goesOn = (taken: number): boolean => isSpelled(letters.slice(taken), { ...of, by });
  const second = letters[1];
  return (
    goesOn(1) ||
    (letters.startsWith(first) && goesOn(first.length)) ||
    (of.isCompound && second !== undefined && first.includes(second, 1) && goesOn(2))
  );
}

/** Whether the letters of one stand in the other in this order. */
function isWithin(letters: string, text: string): boolean {
  let at = -1;
  return [...letters].every((letter) => (at = text.indexOf(letter, at + 1)) >= 0);
}
