import { anyOf, OFFERED_BY, OFFERED_TO, PAYERS, WORKERS } from '../../lexicon/parties';
import type { Prose } from '../reading/prose';
import { isMail, isPerson } from './correspondence';
import {
  AS_ROLE,
  cleanName,
  CUSTOMER_NAME,
  isName,
  SUFFIX,
  SUFFIX_OWN,
  TERM,
  type Party,
} from './party-names';
import { CONNECTOR, isCompany, isNameWord } from './titled-names';

/** Names before a defined term anywhere: `is pleased to offer Saffron Gardens HOA ("Customer") the services`. */
export function definedParties(prose: Prose): Party[] {
  const parties: Party[] = [];
  for (const match of prose.text.slice(0, 15_000).matchAll(TERM)) {
    // `("Apex", "we", "us")` says by its pronouns who speaks.
    const pronoun = /["“](we|us|you)["”,]/i.exec(match[0])?.[1];
    const role = pronoun ?? (match[1] ?? match[2] ?? match[3] ?? '').trim();
    const at = nameBefore(prose.text, match.index);
    if (role !== '' && at && isName(at.name)) parties.push({ ...at, role, evidence: 0.9 });
  }
  return parties;
}

/** `"you" means Oak Ridge Association`: a document in plain words says who its pronouns are. */
const MEANS =
  /["“](?:the )?(we|us|you|contractor|vendor|provider|company|customer|client|owner)["”](?:\s+(?:and|or)\s+["“]\w+["”])?\s+means?\s+(?:the\s+)?(?=[A-Z])([^\n;"“”]{3,90}(?:\n[^\n;"“”]{1,90})?)/gi;

/** Parties that a sentence names as what they are. */
export function meantParties(prose: Prose): Party[] {
  const text = prose.text.slice(0, 15_000);
  const named = [...text.matchAll(AS_ROLE)].flatMap((match, i, all) => {
    const before = all[i - 1];
    const at = nameBefore(text, match.index, before && before.index + before[0].length);
    return at && isName(at.name) ? [{ ...at, role: match[1]!, evidence: 0.9 }] : [];
  });
  return [...named, ...meantByPronouns(text)];
}

function meantByPronouns(prose: string): Party[] {
  return [...prose.matchAll(MEANS)].flatMap((match) => {
    const name = cleanName(match[2]!.replace(/\n/g, ' '), true);
    const text = name.text.replace(/(?<!\b(?:inc|co|corp|ltd))\.(?:\s.*)?$/i, '');
    const start = match.index + match[0].length - match[2]!.length + name.at;
    return isName(text)
      ? [{ name: text, start, end: start + text.length, role: match[1]!, evidence: 0.92 }]
      : [];
  });
}

/** The name that leads up to a place: behind the last `and`, without its address; else the capitalised words there. */
function nameBefore(
  text: string,
  end: number,
  floor = 0,
): { name: string; start: number; end: number } | undefined {
  const offset = Math.max(
    floor,
    end - 260,
    text.lastIndexOf(')', end - 1) + 1,
    text.lastIndexOf('\n\n', end - 1) + 2,
    afterTitle(text, end),
  );
  const before = withoutDescription(text.slice(offset, end).replace(/[\s,]+$/, ''));
  const and = [...before.matchAll(BETWEEN_NAMES)].at(-1);
  const from = and ? and.index + and[0].length : 0;
  const cleaned = cleanName(before.slice(from));
  if (cleaned.text.split(/\s+/).every((word) => isNameWord(word)) && isName(cleaned.text)) {
    const start = offset + from + cleaned.at;
    return { name: cleaned.text.replace(/\s+/g, ' '), start, end: start + cleaned.text.length };
  }
  return capitalised(before, offset);
}

/** What parts a name from the one before it: `, and`, `LLC and`, `hereby engages`. */
const BETWEEN_NAMES =
  /(?:(?:^|[,\n])\s*|(?<=\b(?:Inc|LLC|L\.L\.C|Corp|Ltd|Co)\b\.?)\s+)(?:and|And|AND)\s+(?=["“]?[A-Z])|\b(?:appoints|engages|retains|hires|employs|designates)\s+(?:the\s+)?(?=[A-Z])/g;

/** `Apex Lifts, LLC, organized under the laws of Ohio`: what a company is and where it sits stands behind its name. */
const DESCRIPTION =
  /,\s+(?:an?\s+[A-Z][a-z]+\b|organized|existing|incorporated|formed|registered|duly|whose|having|with\s+(?:its\s+)?(?:principal\s+)?(?:offices?|place)|located|acting)\b[^()]*$/;

function withoutDescription(before: string): string {
  const match = DESCRIPTION.exec(before);
  return match && match.index > 0 ? before.slice(0, match.index) : before;
}

/** Where the line after a title begins: `to the Pest control Contract` and then the names. */
function afterTitle(text: string, end: number): number {
  const from = Math.max(0, end - 260);
  const titles = text.slice(from, end).matchAll(/\b(?:agreement|contract|addendum|amendment|proposal|order)[ \t]*\n/gi); // prettier-ignore
  const last = [...titles].at(-1);
  return last ? from + last.index + last[0].length : 0;
}

function capitalised(
  before: string,
  offset: number,
): { name: string; start: number; end: number } | undefined {
  const tokens = [...before.matchAll(/\S+/g)];
  let first = tokens.length;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i]![0];
    const endsOther =
      i < tokens.length - 1 &&
      // `as of May 4, 2026 by Apex Lifts`.
      (token === 'by' ||
        /[:;)"”]$/.test(token) ||
        (/[.]$/.test(token) && !SUFFIX.test(token) && token.length > 3));
    if (endsOther || (i < tokens.length - 1 && /^(?:[A-Z]|\d+)\.$/.test(token)) || !isNameWord(token)) break;
    first = i;
  }
  while (first < tokens.length && CONNECTOR.test(tokens[first]![0])) first++;
  const head = tokens[first];
  if (!head) return undefined;
  const name = before.slice(head.index).replace(/\s+/g, ' ').replace(/^["“]/, '');
  return { name, start: offset + head.index, end: offset + before.length };
}

const OF_TRADE =
  '(?:service|alarm|elevator|pool|landscap\\w+|security|pest control|monitoring|management|cable) (?:company|contractor|provider|firm)';
const VENDOR_LABEL = [
  ...WORKERS,
  ...OFFERED_BY,
  OF_TRADE,
  'management agent|company(?: name)?|from|subcontractor|hauler|licensor',
];
const CUSTOMER_LABEL = [
  ...PAYERS,
  ...OFFERED_TO,
  '(?:customer|client)(?: name| of record)|(?:account|property)(?: name| owner)?|hoa|community|to|service (?:to|for)|licensee|council',
  '(?:proposal|offer|bid|quotation|agreement|contract) (?:to|for|with) and (?:\\w+ ){1,2}(?:to|for|with)',
];
const LABELLED = new RegExp(
  // Recognition puts marks where a form has ruled lines and boxes.
  `(?:^|\\n|\\s{2,})\\s*["“”'‘’|*]{0,2}${anyOf([...VENDOR_LABEL, ...CUSTOMER_LABEL])}\\s*(?:\\([^)\\n]{1,30}\\)|/ ?[A-Za-z ]{3,20})?\\s*:\\s*(?=\\S)`,
  'gi',
);

/** The same in a form of two columns, where a gap stands for the colon. Only words that name a party and nothing else. */
const IN_COLUMNS = new RegExp(
  `(?:^|\\n)[ \\t]*["“”'‘’|*]{0,2}(?:contractor|vendor|service provider|provider|supplier|managing agent|${OF_TRADE}|owner|customer|client|account|subscriber|purchaser|buyer|bill(?:ed)? to|sold to|prepared (?:for|by)|submitted (?:to|by))(?: name)?(?: {2,}|\\t)[ \\t]*(?=[A-Z0-9])`,
  'gi',
);

/** `Board of Directors, Oak Ridge Association`: the board is its association's. */
const OFFICE =
  /^[\s"“]*(?:the\s+)?board of (?:directors|trustees|managers|governors)(?:\s*,\s*|\s+of\s+(?:the\s+)?)(?=[A-Z])/i;

/** `Oak Ridge board`: the same behind the name. */
const OF_BOARD = /(?<=[A-Z][\w’'-]+) board(?: of directors)?[ \t]*(?=$| {2})/i;

/** `Ann Lee (Apex Lake Care)`: a person of the company that is the party. */
const OF_COMPANY =
  /^[ \t]*[A-Z][\w.'’-]+(?: [A-Z][\w.'’-]*){1,3} ?\((?=[A-Z][^()\n]{2,70}\)[ \t]*(?:$| {2}))/;

/** `Ann Lee, Oak Ridge Association`, `Ann Lee, Apex Lake Care LLC`: the same behind a comma. */
const BEHIND_COMMA = /^[ \t]*([A-Z][\w.'’-]+(?: [A-Z][\w.'’-]*){1,2}), (?=[A-Z])/;

/** Characters of a person's name before the company that the person writes for. */
function personOf(line: string): number {
  const ofCompany = OF_COMPANY.exec(line);
  if (ofCompany) return isCompany(ofCompany[0].replace(/ ?\($/, '').trim()) ? 0 : ofCompany[0].length;
  const person = BEHIND_COMMA.exec(line);
  if (!person || isCompany(person[1]!)) return 0;
  const rest = line.slice(person[0].length);
  // `Apex Lake Care, Inc.` is no person of a company.
  const isTheirs = CUSTOMER_NAME.test(rest) || (SUFFIX_OWN.test(rest) && SUFFIX.exec(rest)!.index > 0);
  return isTheirs && rest.split(/\s+/).length > 2 ? person[0].length : 0;
}

/** `Prepared by: Ann Lee`: who wrote a proposal is often a person, whose company stands over it. */
const WRITTEN_BY = /^(?:(?:proposal )?(?:prepared|submitted)|proposal) by$/i;

/** Parties behind labels: `Contractor:  Summit Line Elevator Company`. */
export function labelledParties(prose: Prose): Party[] {
  const parties: Party[] = [];
  const isOfMail = isMail(prose);
  for (const match of [...prose.text.matchAll(LABELLED), ...prose.text.matchAll(IN_COLUMNS)]) {
    const label = match[0].replace(/["“”'‘’|*:\s]+/g, ' ').trim();
    const start = match.index + match[0].length;
    const whole = prose.text.slice(start, start + 160).replace(/(?<=&|\band)\n(?=[A-Z])/, ' ').split('\n')[0]!; // prettier-ignore
    const person = personOf(whole);
    const line = person > 0 ? whole.replace(/\)[ \t]*(?: {2}[^\n]*)?$/, '') : whole;
    const office = OFFICE.exec(line)?.[0].length ?? person;
    const named = line.slice(office).replace(OF_BOARD, '');
    const cleaned = cleanName(named);
    const name = { ...cleaned, at: cleaned.at + office };
    if (!isName(name.text) || /^(?:by|name|title|date|signature|print)\b/i.test(name.text)) continue;
    // Two labels side by side are heads of columns.
    if (!match[0].includes(':') && /^(?:customer|client|vendor|contractor|account|service|address|phone|signature)\b[\w .#]{0,12}$/i.test(name.text)) continue; // prettier-ignore
    // `Owner` over a column of people, or in a list of what an owner has, names no party.
    if (!match[0].includes(':') && /^owner/i.test(label) && !CUSTOMER_NAME.test(name.text)) continue;
    if (isOfMail && /^(?:to|from)$/i.test(label) && isPerson(name.text) && !OF_BOARD.test(line)) continue;
    const weak =
      /^(?:to|from|(?:managing )?agent|property(?: name)?|account(?: name)?|community|owner)$/i.test(label);
    if (WRITTEN_BY.test(label) && (!isCompany(name.text) || isPost(name.text))) continue;
    parties.push({
      name: name.text.replace(/\s+/g, ' '),
      start: start + name.at,
      end: start + name.at + name.text.length,
      role: label,
      evidence: weak ? 0.6 : 0.92,
    });
  }
  return parties;
}

/** `Regional Sales Manager, Lake Division`: the post of a person, and no company. */
function isPost(text: string): boolean {
  return !SUFFIX_OWN.test(text) && /\b(?:consultant|manager|director|representative|president|coordinator|executive|specialist|estimator)\b/i.test(text); // prettier-ignore
}
