import type { Prose } from '../reading/prose';
import { cleanName, CUSTOMER_NAME, isName, SUFFIX, TERM, VENDOR_NAME, type Party } from './party-names';
import { isNameWord } from './titled-names';

const PREAMBLE =
  /(?:by\s+and\s+(?:between|among)|(?:is\s+)?(?:made|entered\s+into|agreement|contract|effective)[^.]{0,140}?\bbetween|^between|\n\s*between|(?:^|\n|agreement|contract|is)\s*made\s+by(?!\s+and\b))\s*:?\s+/gi;
/** Parties of the opening words: `by and between X ("Contractor") and Y ("Association")`. */
export function openingParties(prose: Prose): Party[] {
  for (const match of prose.text.slice(0, 12_000).matchAll(PREAMBLE)) {
    const start = match.index + match[0].length;
    const parties = pairFrom(prose.text, start);
    if (parties.length === 2) return parties;
  }
  return engagedParties(prose.text) ?? agreedWith(prose.text) ?? confirmedPair(prose.text) ?? agreeingPair(prose.text) ?? calledPair(prose.text) ?? plainPair(prose.text) ?? []; // prettier-ignore
}

/** `Owners Association, 12 Elm Street, appoints Apex Managers, Inc. (the "Agent") as`: who engages whom. */
const ENGAGES =
  /\b(?:hereby\s+)?(?:appoints|engages|retains|hires|employs|designates)\s+(?:the\s+)?(?=["“]?[A-Z])/g;
/** Characters of a sentence before its verb in which its subject begins. */
const SUBJECT = 320;

function engagedParties(text: string): Party[] | undefined {
  for (const match of text.slice(0, 6000).matchAll(ENGAGES)) {
    const subject = nameLeading(text, match.index);
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 240);
    const to = /\(|\s(?:as|to|for|and)\s|[;:]|\n\n/.exec(rest)?.index ?? rest.length;
    const start = match.index + match[0].length;
    const engaged = nameAt(rest, { from: 0, to, start, role: 'vendor' });
    if (subject && engaged && isCompany(subject.name) && isCompany(engaged.name))
      return [{ ...subject, role: 'customer' }, engaged];
  }
  return undefined;
}

/** `Apex Lawn Co. agrees with Oak Owners Association to provide`: whose name is whose, their names tell. */
function agreedWith(text: string): Party[] | undefined {
  for (const match of text
    .slice(0, 3000)
    .matchAll(/\s(?:hereby\s)?agrees?\swith\s(?:the\s)?(?=["“]?[A-Z])/g)) {
    const subject = nameLeading(text, match.index);
    const start = match.index + match[0].length;
    const rest = text.slice(start, start + 200);
    const to = /\(|\s(?:to|that|as|on|for)\s|[;:]|\n\n/.exec(rest)?.index ?? rest.length;
    const other = nameAt(rest, { from: 0, to, start, role: '' });
    if (subject && other && isPair(subject, other)) return [subject, other];
  }
  return undefined;
}

/** `This confirms that Apex Patrol, LLC will provide patrol for Oak Owners Association at`: who works for whom. */
const CONFIRMS =
  /\b(?:confirm(?:s|ed|ing)?|agree[sd]?|understood)\s+that\s+(?=["“]?[A-Z])([^.;$]{3,90}?(?:\b(?:Inc|Co|Corp|Ltd)\.)?)\s+(?:will|shall|agrees? to|is to)\s+(?:provide|perform|furnish|supply|render)\b([^.;$]{3,120}?)\s+for\s+(?:the\s+)?(?=[A-Z])/g;
const NAME_STOPS =
  /\s(?:at|from|for|as|starting|beginning|commencing|effective|under|during)\s|[;:$]|\.\s+[A-Z]|\n\n/;

function confirmedPair(text: string): Party[] | undefined {
  for (const match of text.slice(0, 6000).matchAll(CONFIRMS)) {
    const from = match.index + match[0].indexOf(match[1]!);
    const start = match.index + match[0].length;
    const rest = text.slice(start, start + 200);
    const to = NAME_STOPS.exec(rest)?.index ?? rest.length;
    const vendor = nameAt(match[1]!, { from: 0, to: match[1]!.length, start: from, role: 'vendor' });
    const customer = nameAt(rest, { from: 0, to, start, role: 'customer' });
    if (vendor && customer && CUSTOMER_NAME.test(customer.name)) return [customer, vendor];
  }
  return undefined;
}

/** `Apex Patrol, LLC and Oak Owners Association ("Client") agree that`: only one of the two has a term. */
const ONE_TERM = /\(\s*(?:the\s+)?["“”'‘’]*([A-Za-z][A-Za-z ]{2,24}?)["“”'‘’]*\s*\)\s*(?:do\s+)?(?:hereby\s+)?agree\b/; // prettier-ignore

function agreeingPair(text: string): Party[] | undefined {
  const match = ONE_TERM.exec(text.slice(0, 6000));
  if (!match) return undefined;
  const start = sentenceStart(text, match.index);
  const words = text.slice(start, match.index);
  const and = splitAtAnd(words);
  if (!and || /["“(]/.test(words)) return undefined;
  const names = [
    nameAt(words, { from: 0, to: and.start, start, role: '' }),
    nameAt(words, { from: and.end, to: words.length, start, role: match[1]!.trim() }),
  ].filter((party) => party !== undefined);
  return names.length === 2 && names.every(({ name }) => isCompany(name)) ? names : undefined;
}

/** `Oak Owners Association (we) and Apex Lawn, Inc. (the company)`: what each is called, without marks. */
const CALLED =
  /\((?:the )?["“]?(?:we|us|you|association|owners?|client|customer|company|contractor|vendor|provider)["”]?\),?\s{1,3}and\s{1,3}(?=["“]?[A-Z])([^();:$]{3,120}?)\s{0,3}\((?:the )?["“]?(we|us|you|association|owners?|client|customer|company|contractor|vendor|provider)["”]?\)/gi;

function calledPair(text: string): Party[] | undefined {
  for (const match of text.slice(0, 6000).matchAll(CALLED)) {
    const start = sentenceStart(text, match.index);
    const before = text.slice(start, match.index);
    // The name is what stands before it in its line, or goes on from the line above.
    const line = before.lastIndexOf('\n') + 1;
    const at = match.index + match[0].indexOf(match[1]!);
    const second = nameAt(match[1]!, { from: 0, to: match[1]!.length, start: at, role: '' });
    const first = [line, 0]
      .map((from) =>
        nameAt(before.slice(from), { from: 0, to: before.length - from, start: start + from, role: '' }),
      ) // prettier-ignore
      .find((party) => party && isCompany(party.name));
    if (first && second && isPair(first, second)) return [first, second];
  }
  return undefined;
}

/** Who pays by its name, and another: of two companies that only agree, nothing else says who is who. */
function isPair(first: Party, second: Party): boolean {
  const isNamed = ({ name }: Party): boolean => isCompany(name) && name.split(/\s+/).every((word) => isNameWord(word)); // prettier-ignore
  return (
    isNamed(first) && isNamed(second) && CUSTOMER_NAME.test(first.name) !== CUSTOMER_NAME.test(second.name)
  );
}

const AGREE =
  /\s(?:hereby\s|have\s|mutually\s){0,2}agreed?\s(?:as\s+follows|to\s+the\s+following|that|to|on|upon)\b/g;

/** `Apex Snow, Inc. and Oak Owners Association agree that`: names without a term, at the head of their paragraph. */
function plainPair(text: string): Party[] | undefined {
  for (const match of text.slice(0, 3000).matchAll(AGREE)) {
    let from = match.index;
    for (let lines = 0; lines < 3 && from > 0; lines++) {
      from = text.lastIndexOf('\n', from - 1);
      const start = from + 1;
      const words = text.slice(start, match.index);
      const and = words.length < SUBJECT ? splitAtAnd(words) : undefined;
      if (and && /^\s{0,9}["“]?[A-Z]/.test(words) && !/["“(;:$]/.test(words)) {
        const first = nameAt(words, { from: 0, to: and.start, start, role: '' });
        const second = nameAt(words, { from: and.end, to: words.length, start, role: '' });
        if (first && second && isPair(first, second)) return [first, second];
      }
      if (from < 0) break;
    }
  }
  return undefined;
}

/** The name with which a sentence begins whose verb stands at a place. */
function nameLeading(text: string, verb: number): Party | undefined {
  const start = sentenceStart(text, verb);
  return nameAt(text.slice(start, verb), { from: 0, to: verb - start, start, role: '' });
}

/** Where the paragraph begins in which a place is, behind a title that stands close above it. */
function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - SUBJECT);
  const before = text.slice(from, at);
  const blank = before.lastIndexOf('\n\n');
  const title = [...before.matchAll(/(?:^|\n)[^\n]{0,60}\b(?:agreement|contract|addendum|order|proposal)[ \t]*\n/gi)].at(-1); // prettier-ignore
  const start = Math.max(blank < 0 ? 0 : blank + 2, title ? title.index + title[0].length : 0);
  return from + start;
}

function pairFrom(text: string, start: number): Party[] {
  const window = text.slice(start, start + 1100);
  const terms = [...window.matchAll(TERM)].map((match) => ({
    role: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const [first, second] = terms.filter(
    (term) => !/part(?:y|ies)|agreement|collectively|effective date|contract\b|services?$/i.test(term.role),
  );
  if (first && second) {
    return [
      nameAt(window, { from: 0, to: first.start, start, role: first.role }),
      nameAt(window, { from: first.end, to: second.start, start, role: second.role }),
    ].filter((party) => party !== undefined);
  }
  const and = splitAtAnd(window);
  if (and === undefined) return [];
  const role = (from: number, to: number): string =>
    terms.find((term) => term.start >= from && term.start < to)?.role ?? '';
  const names = [
    nameAt(window, { from: 0, to: and.start, start, role: role(0, and.start) }),
    nameAt(window, {
      from: and.end,
      to: Math.min(window.length, and.end + 240),
      start,
      role: role(and.end, and.end + 240),
    }),
  ].filter((party) => party !== undefined);
  // Without defined terms, `between` may speak of anything: then both must be companies by their names.
  return names.every((party) => party.role !== '' || isCompany(party.name)) ? names : [];
}

function isCompany(name: string): boolean {
  return SUFFIX.test(name) || CUSTOMER_NAME.test(name) || VENDOR_NAME.test(name);
}

/** The `and` that parts two names, not the one inside `Smith and Sons, Inc.`: the last before a new name begins. */
function splitAtAnd(window: string): { start: number; end: number } | undefined {
  const sentence = window.slice(0, 420);
  const ands = [...sentence.matchAll(/[,\s]\s*(?:and|And|AND|&)\s+(?=["“]?(?:the\s+|THE\s+)?[A-Z])/g)];
  const best = ands.find((match) =>
    /(?:inc\.?|llc|l\.l\.c\.|corp\.?|corporation|company|co\.|ltd\.?|association|owner|client|plc|lp|llp|\)|,)\s*$/i.test(
      sentence.slice(0, match.index + 1).trim(),
    ),
  );
  const chosen = best ?? ands[0];
  return chosen ? { start: chosen.index, end: chosen.index + chosen[0].length } : undefined;
}

interface Range {
  from: number;
  to: number;
  start: number;
  role: string;
}

function nameAt(window: string, range: Range): Party | undefined {
  const { to, start, role } = range;
  const from = afterAddress(window, range);
  const lead = /^[\s,;:.”"]*(?:(?:and|between|among)\s+)?(?:\(\s*\d\s*\)\s*)?["“]?/i.exec(
    window.slice(from, to),
  )![0].length;
  const offset = from + lead;
  const body = window.slice(offset, to);
  const officer = OFFICER.exec(body);
  const skip = officer ? officer[0].length : 0;
  const name = cleanName(body.slice(skip), role !== '');
  if (!isName(name.text)) return undefined;
  const at = start + offset + skip + name.at;
  return {
    name: name.text.replace(/\s+/g, ' '),
    start: at,
    end: at + name.text.length,
    role,
    evidence: role === '' ? 0.85 : 0.95,
  };
}

/** `, with its offices at 12 Elm Street, and Brokers Life ("BNL")`: the second name stands behind the first one's address. */
function afterAddress(window: string, { from, to }: Range): number {
  const segment = window.slice(from, to);
  if (from === 0 || /^[\s,;.”"]*(?:and|And|AND|&)\s/.test(segment)) return from;
  const ands = [...segment.matchAll(/[,;)\n]\s*(?:and|And|AND)\s+(?=["“]?[A-Z])/g)];
  const last = ands.at(-1);
  return last ? from + last.index + 1 : from;
}

/** `Mitchell Vitalis, director of Mitchell's Web Advance, PLC`: the company is the party, not its officer. */
const OFFICER =
  /^[A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]+){1,3},?\s+(?:the\s+)?(?:director|president|manager|owner|member|chief executive officer|ceo|secretary|treasurer|principal|partner)\s+of\s+/;
