import { sameWords } from '@hoa/budget-math';
import { perilsNegated } from './losses';
import { timesIn } from './times';
import { OF_THING, type Kind, type Term } from './terms';
import { plainQuestion } from './words';

/** Of what a term is asked: covers and perils of a policy, units of a declaration, times of a contract. */

/** Perils and covers that policies and questions speak of. */
const THINGS =
  /\b(?:wind|hail|hurricanes?|named storms?|earthquakes?|quakes?|floods?|fire|water|cyber|mold|terrorism|theft|sinkholes?|property|(?:general )?liability|building|gl|umbrella|fidelity(?: bond)?|crime|bond|directors|enclosures?|docks?|workers comp\w*|auto)\b/g;
/** "I own 310": one of the units. */
export const UNIT =
  /\b(?:units?|apt|condo|own|lot|in) #?(?!20\d\d\b)(\d{1,4}[a-z]?)\b|\b(?:of|for) #?(\d{3})\b(?![\d,.]*\d| ?[%$k])|(?<![\d$,.])(\d{3}) (?:share|interest|percentage|size|area|pays?|paying)\b|^#?(\d{3})\b(?=.*\b(?:sq|square|floor|share|size|area)\b)/g;
/** What documents call them. */
const NAMED: Readonly<Record<string, string>> = {
  building: 'property',
  gl: 'general liability',
  'fidelity bond': 'fidelity',
};

export function thingsIn(text: string, kind: Kind, year: number): string[] {
  if (kind === 'contract') return timesIn(text, year);
  if (kind === 'rules')
    return [...new Set([...text.matchAll(UNIT)].map((said) => said.slice(1).find(Boolean) ?? ''))];
  if (kind !== 'policy') return [];
  const not = perilsNegated(text);
  const said = [...text.matchAll(THINGS)]
    .map(([thing]) => NAMED[thing] ?? thing)
    .filter((one) => !not.has(one));
  return [...new Map(said.map((thing) => [[...sameWords(thing)].sort().join('|'), thing])).values()];
}

const JOINTS = /[,;+?\n]| & |\b(?:and|plus|also|then)\b/i;

/**
 * "GL limit, umbrella limit + the hail deductible": each term of the things beside it. A clause that has only things goes on
 * with the terms behind it, one that has only terms with the things before it.
 */
export function thingsOfTerms(question: string, asked: readonly Term[]): Record<string, string[]> {
  const own = asked.filter(({ name }) => OF_THING.test(name));
  const clauses = question.split(JOINTS).map((clause) => {
    const text = plainQuestion(clause);
    return { things: thingsIn(text, 'policy', 0), terms: own.filter((term) => term.asked.test(text)) };
  });
  const found: Record<string, Set<string>> = {};
  let [open, last]: [string[], string[]] = [[], []];
  for (const { things, terms } of clauses) {
    const of = [...open, ...things];
    last = of.length > 0 ? of : last;
    for (const { name } of terms) for (const thing of last) (found[name] ??= new Set()).add(thing);
    open = terms.length > 0 ? [] : of;
  }
  const trailing = clauses.findLast(({ terms }) => terms.length > 0)?.terms ?? [];
  for (const { name } of trailing) for (const thing of open) (found[name] ??= new Set()).add(thing);
  return Object.fromEntries(Object.entries(found).map(([name, of]) => [name, [...of]]));
}
