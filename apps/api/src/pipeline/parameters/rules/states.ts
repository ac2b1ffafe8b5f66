import { usStates } from '@hoa/contracts';
import { isZipOf, postalAbbreviations, stateNamed } from './postal-codes';

/** A state in a line of text: in somebody's address, or in words that only an association is told with. */
export interface StateMention {
  value: string;
  /** Where in the text the address or the words begin to name it. */
  at: number;
  kind: 'address' | 'place' | 'law';
}

const NAMES = usStates.map((name) => name.replace(/ /g, '\\s+')).join('|');
/** States that people are called by: `Miller, Georgia` is a name in a list. */
const ALSO_PERSONS = /^(?:Georgia|Virginia|Washington|Carolina|Montana|Dakota)$/;

/** `Denver, Colorado 80202`, `Denver, CO 80202`, `Denver CO 80202`, `Denver, Colorado`; no `Elm, Virginia Avenue`. */
const IN_ADDRESS = new RegExp(
  `(?<=[A-Za-z.])(,\\s*|\\s+)(${NAMES}|${usStates.map((name) => name.toUpperCase()).join('|')}|${postalAbbreviations.join('|')})\\b(?:\\.?,?\\s+(\\d{5})(?:-\\d{4})?\\b|(?!['\\u2019]|\\s[A-Z]\\w))`,
  'g',
);
/** Before an abbreviation without a ZIP code, a street or a box tells that it is one: `5 Oak Street, Reading MI`. */
const STREET = /(?:\d+\s+[A-Z][\w.]*|\b[Bb](?:ox|OX)\s+\d+)[^,]*,?[^,]*\b[A-Z][a-z]+$/;
/** `a Colorado nonprofit corporation`, `a Florida corporation not for profit`, `Elm County, Colorado`, `Colorado Revised Statutes`, `California Civil Code`. */
const IN_WORDS = new RegExp(
  `\\b(${NAMES})\\s+(?:non-?profit|non-?stock|(?:corporation,? )?not[- ]for[- ]profit|(?:revised )?statutes?|(?:civil|property|corporations?) code|common interest|condominium act|planned community|property owners|homeowners)|\\bcounty(?: of \\w+)?,?\\s+(?:state of\\s+)?(${NAMES})\\b`,
  'gi',
);
const STATE_OF = new RegExp(`\\bstate of (${NAMES})\\b`, 'gi');
/** What associations cite of their state's law: `A.R.S. 33-1803`, `RCW 64.90`, `Civil Code 5300`. */
const LAWS: readonly [string, RegExp][] = [
  ['Arizona', /\bA\.?R\.?S\.?\s*(?:§+|sections?)?\s*33-1[28]\d\d/i],
  ['California', /\bdavis-stirling\b|\bcivil code\s*(?:§+|sections?)?\s*5\d{3}\b/i],
  ['Colorado', /\bC\.?R\.?S\.?\s*(?:§+|sections?)?\s*38-33/i],
  ['Florida', /\b(?:chapter|section|sec\.|§|F\.?S\.?)\s*7(?:18|20)\b/i],
  ['Hawaii', /\bHRS\s*(?:chapter\s*)?514/i],
  ['Illinois', /\b765 ILCS\b/i],
  ['Nevada', /\bNRS\s*(?:chapter\s*)?116\b/i],
  ['North Carolina', /\bN\.?C\.?G\.?S\.?\s*(?:§+|chapter)?\s*47[CF]\b/i],
  ['Oregon', /\bORS\s*(?:chapter\s*)?(?:94|100)\.\d/i],
  ['Washington', /\bRCW\s*64\.(?:32|34|38|90)\b/i],
];

/** The states that a line of text names, each with how. */
export function findStates(text: string): StateMention[] {
  const addresses = [...text.matchAll(IN_ADDRESS)].flatMap((match): StateMention[] => {
    const [, comma = '', named = '', zip] = match;
    const value = stateNamed(named);
    if (value === undefined) return [];
    const before = text.slice(0, match.index);
    const isCode = named.length === 2;
    const isParted = comma.startsWith(',') || comma.length > 1;
    if (zip !== undefined) {
      const isMeant = isParted || (/\b[A-Z][a-z]+$/.test(before) && isZipOf(zip, value));
      return isMeant ? [{ value, at: match.index, kind: 'address' }] : [];
    }
    if (isCode ? STREET.test(before) : comma.startsWith(','))
      return [{ value, at: match.index, kind: isCode ? 'address' : 'place' }];
    return [];
  });
  const words = [...text.matchAll(IN_WORDS)].flatMap((match): StateMention[] => {
    const value = stateNamed(match[1] ?? match[2] ?? '');
    return value === undefined ? [] : [{ value, at: match.index, kind: 'law' }];
  });
  const under = [...text.matchAll(STATE_OF)].flatMap((match): StateMention[] => {
    const value = stateNamed(match[1] ?? '');
    return value === undefined ? [] : [{ value, at: match.index, kind: 'address' }];
  });
  const cited = LAWS.flatMap(([value, law]): StateMention[] => {
    const at = text.search(law);
    return at < 0 ? [] : [{ value, at, kind: 'law' }];
  });
  const all = [...words, ...cited, ...addresses, ...under];
  return all.filter(({ value }, i) => all.findIndex((one) => one.value === value) === i);
}

/** A vendor's place alone may be a person's name in a list. */
export const mayBePerson = ({ value, kind }: StateMention): boolean =>
  kind === 'place' && ALSO_PERSONS.test(value);
