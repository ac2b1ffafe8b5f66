import { anyOf, PAYERS, WORKERS } from '../../lexicon/parties';
import type { Prose } from '../reading/prose';
import { optional } from '../types';
import { CUSTOMER_NAME, isName, VENDOR_NAME, type Party } from './party-names';
import { CONNECTOR, isNameWord } from './titled-names';

/** How the name of an organization ends: its legal form, or the word for what it is. */
const ENDING =
  /\b(?:Inc|INC|Incorporated|LLC|L\.L\.C|Corp|CORP|Corporation|Co|CO|Company|COMPANY|Ltd|LTD|LLP|PLLC|LP|P\.A|P\.C|PC|PA|CPAs?|Association|ASSOCIATION|Associations|HOA|Trust|Council of (?:Unit |Co-?)?[Oo]wners|Association of (?:Co-?[Oo]wners|Apartment Owners))\b\.?(?:,? (?:Inc|LLC|Ltd)\b\.?)?/g;
/** `Tern Building Care will provide`: who promises work is named, whatever the name ends in. */
const PROMISES =
  /(?<=[A-Z][\w&’'-]{1,20})\s(?:will|shall|agrees to)\s(?:provide|perform|furnish|supply|render|clean|maintain|tend)\b/g;
const LEGAL_FORM =
  /\b(?:inc|incorporated|llc|l\.l\.c|corp|corporation|co|company|ltd|llp|pllc|lp|p\.a|p\.c|cpas?)\b\.?$/i;
/** Characters of the longest name, and of the text in which parties are named. */
const LONGEST = 90;
const DEEPEST = 6000;

/** An organization that the document names, with where and how: any of them may be a party. */
interface Candidate {
  name: string;
  start: number;
  end: number;
}

/** What speaks for the one who works, and for the one who pays. Each counts once, whatever the number of places. */
interface Evidence {
  id: string;
  vendor: number;
  customer: number;
  test: (candidate: Candidate, text: string) => boolean;
}

const before = (text: string, { start }: Candidate): string => text.slice(Math.max(0, start - 40), start);
const behind = (text: string, { end }: Candidate): string => text.slice(end, end + 70).replace(/\s+/g, ' ');

/** `1. Provider. Apex Lifts, Inc.`, `(the "Agent")`: the word of a clause before a name, or the term behind it. */
const VENDOR_WORDS = anyOf([...WORKERS, 'we', 'us']);
const CUSTOMER_WORDS = anyOf([...PAYERS, 'you']);
const ROLE = new RegExp(`^(?:the )?(?:service )?(?:${VENDOR_WORDS}|${CUSTOMER_WORDS})$`, 'i');
const calledBy = (words: string): RegExp =>
  new RegExp(`\\b${words}\\s?[.:–—-]\\s+(?:the\\s+)?\\0|\\0,? ?\\((?:the )?["“]?${words}["”]?\\)`, 'i');
const VENDOR_CALLED = calledBy(VENDOR_WORDS);
const CUSTOMER_CALLED = calledBy(CUSTOMER_WORDS);
const around = (text: string, one: Candidate): string => `${before(text, one)}\0${behind(text, one)}`;

const EVIDENCE: readonly Evidence[] = [
  { id: 'owners', vendor: -3, customer: 3, test: ({ name }) => CUSTOMER_NAME.test(name) && !isTradeName(name) },
  { id: 'company', vendor: 2, customer: -3, test: ({ name }) => LEGAL_FORM.test(name) && (isTradeName(name) || !CUSTOMER_NAME.test(name)) },
  {
    id: 'promises',
    vendor: 2,
    customer: -1,
    test: (candidate, text) =>
      /^,? ?(?:\([^)]{2,40}\) ?)?(?:,? ?)(?:will|shall|agrees|proposes|offers|is pleased)\b(?! pay\b)/.test(behind(text, candidate)),
  },
  { id: 'called-vendor', vendor: 2, customer: -2, test: (candidate, text) => VENDOR_CALLED.test(around(text, candidate)) },
  { id: 'called-customer', vendor: -2, customer: 2, test: (candidate, text) => CUSTOMER_CALLED.test(around(text, candidate)) },
  { id: 'served', vendor: -1, customer: 1, test: (candidate, text) => /\b(?:for|of|to|with|and|between)\s+(?:the\s+)?$/i.test(before(text, candidate)) },
  { id: 'alone', vendor: 0.5, customer: 0.5, test: (candidate, text) => /(?:^|\n|\s{2})$/.test(before(text, candidate)) && /^(?: {0,1}$|\n|\s{2})/.test(text.slice(candidate.end, candidate.end + 3)) },
]; // prettier-ignore

/** The least that a party needs: a name of its kind, and a place that says as much. */
const LEAST = 2;
const CONFIDENCE = 0.7;

/** `Landmark Association Management, Inc.`: a trade that works for associations. */
function isTradeName(name: string): boolean {
  return VENDOR_NAME.test(name) && LEGAL_FORM.test(name);
}

/** Who works for whom, told by the names of organizations and the words around them, where nothing names the parties. */
export function namedOrganizations(prose: Prose): { vendor?: Party; customer?: Party } {
  const candidates = candidatesIn(prose.text);
  const vendor = bestOf(candidates, (one) => weigh(one, prose.text, 'vendor'));
  const customer = bestOf(
    candidates.filter((one) => vendor === undefined || plain(one.name) !== plain(vendor.name)),
    (one) => weigh(one, prose.text, 'customer'),
  );
  return { ...optional('vendor', vendor), ...optional('customer', customer) };
}

function candidatesIn(text: string): Candidate[] {
  const ends = [...text.matchAll(ENDING)].filter(
    ({ index }, i, all) => index < DEEPEST || i >= all.length - 4,
  );
  const promised = [...text.slice(0, DEEPEST).matchAll(PROMISES)].map(({ index }) => index);
  return [...ends.map((match) => match.index + match[0].length), ...promised].flatMap(
    (to) => candidateAt(text, to) ?? [],
  );
}

/** The last word of a title, below which a name begins. */
const OF_TITLE = /^(?:agreement|contract|proposal|order|amendment|addendum|quotation)$/i;

/** The words of a name that lead up to its ending; a legal form before `and` ends another name. */
function candidateAt(text: string, to: number): Candidate | undefined {
  const from = Math.max(0, to - LONGEST);
  const tokens = [...text.slice(from, to).matchAll(/\S+/g)];
  let first = tokens.length - 1;
  for (let i = first - 1; i >= 0; i--) {
    const [token, next] = [tokens[i]!, tokens[i + 1]!];
    const gap = text.slice(from + token.index + token[0].length, from + next.index);
    if (
      /\n\n|\s{2}/.test(gap) ||
      (gap === '\n' && OF_TITLE.test(token[0])) ||
      !isNameWord(token[0]) ||
      /^\d{4}$|\w{2}[.:;)]$/.test(token[0])
    )
      break;
    if (/^(?:and|&)$/.test(token[0]) && LEGAL_FORM.test(tokens[i - 1]?.[0] ?? '')) break;
    if (/^(?:for|to|on|by|at)$/.test(token[0])) break;
    first = i;
  }
  while (first < tokens.length - 1 && CONNECTOR.test(tokens[first]![0])) first++;
  const start = from + tokens[first]!.index;
  const name = text.slice(start, to).replace(/\s+/g, ' ');
  const isNamed = isName(name) && name.includes(' ') && !ROLE.test(name);
  return isNamed ? { name, start, end: to } : undefined;
}

function weigh(candidate: Candidate, text: string, side: 'vendor' | 'customer'): number {
  return EVIDENCE.reduce((sum, one) => sum + (one.test(candidate, text) ? one[side] : 0), 0);
}

/** The organization for which all places together speak most; the first of equals. */
function bestOf(candidates: Candidate[], weightOf: (one: Candidate) => number): Party | undefined {
  const best = candidates
    .map((one) => ({ one, weight: weightOf(one) }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight || a.one.start - b.one.start)[0];
  return best && { ...best.one, role: '', evidence: CONFIDENCE };
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');
