import { linesIn, type Prose } from '../reading/prose';
import { CUSTOMER_NAME, isOrganization, partyIn, patternOf, type Party } from './party-names';
import { isTitled } from './titled-names';
import { isOfNoTrade, isPlainTrade } from './trades';

/** `Ann Lee`, `J. R. O’Dowd`: words that begin with capitals, none of them a company's. */
const PERSON = /^[A-Z][\p{L}.'’-]{0,24}(?: [A-Z][\p{L}.'’-]{0,24}){1,3}$/u;

export function isPerson(text: string): boolean {
  return PERSON.test(text) && !isOrganization(text);
}

/** Printed mail has a sender and a subject at its head. */
export function isMail(prose: Prose): boolean {
  const head = prose.text.slice(0, 1200);
  return (
    /(?:^|\n| {2})[ \t]*from\s*:/i.test(head) && /(?:^|\n| {2})[ \t]*(?:subject|sent|date)\s*:/i.test(head)
  );
}

const QUOTED = /^[ \t]*>.*$/gm;

/** What a mail quotes of earlier ones was asked for or offered then: it is blank, and the characters keep their places. */
export function withoutQuoted(prose: Prose): Prose {
  const text = prose.text.replace(QUOTED, (line) => ' '.repeat(line.length));
  return text === prose.text ? prose : { ...prose, text };
}

const LONGEST = 90;
/** The words over a signature: a company may sign by its own name. */
const CLOSE =
  /^(?:(?:very |yours? )?(?:truly|sincerely|respectfully|faithfully|cordially)(?: yours?| submitted)?|(?:best|kind|warm)(?:est)? regards|regards|thank you)\s?[,.]?$/i;

/** The company below the close of a mail or a letter or the name of whom signs it: `Ann Lee`, `Apex Pools, Inc.` */
export function signedOff(prose: Prose): Party | undefined {
  let before = '';
  for (const { text: line, start } of linesIn(prose.text)) {
    const text = line.trim();
    if (text !== '') {
      const signs = (isPerson(before) || CLOSE.test(before)) && text.length < LONGEST;
      const party = partyIn(text, start + line.indexOf(text), { evidence: 0.8 });
      if (signs && party && isTitled(text.replace(/\.$/, '')) && isOrganization(party.name) && !CUSTOMER_NAME.test(text)) return party; // prettier-ignore
      before = text;
    }
  }
  return undefined;
}

/** `the Apex Fiber bulk agreement`: whose agreement it is that a memo speaks of. */
const OF_AGREEMENT =
  /\b(?:[Tt]he|[Oo]ur|[Yy]our) ([A-Z][\w&’'-]+(?: [A-Z&][\w&’'-]*){0,3}) (?:[a-z]+ ){0,3}(?:agreement|contract)\b/g;

/** The company of which a mail or memo reports what its agreement costs, whoever writes. */
export function reportedParties(prose: Prose): Party[] {
  if (!isMail(prose)) return [];
  return [...prose.text.matchAll(OF_AGREEMENT)].flatMap((match) => {
    const name = match[1]!;
    const start = match.index + match[0].indexOf(name);
    const isTheirs = new RegExp(
      `${patternOf(name)}[^\\n]{0,40}\\b(?:association|board|hoa|condo\\w*|owners)\\b`,
      'i',
    );
    if (isTheirs.test(prose.text) || isPlainTrade(name) || isOfNoTrade(name)) return [];
    return [{ name, start, end: start + name.length, role: 'vendor', evidence: 0.8 }];
  });
}

/** `Subject: RE: Oak Ridge Association - window washing`: the subject of a mail by its parts, each with its place. */
export function subjectParts(prose: Prose): { text: string; start: number }[] {
  const match = /(?:^|\n)[ \t]*(?:subject|re|memo(?:randum)?)[ \t]*:[ \t]*([^\n]{5,160})/i.exec(
    prose.text.slice(0, 2500),
  );
  if (!match) return [];
  let from = match.index + match[0].length - match[1]!.length;
  return match[1]!.split(/\s[-–—|]\s|\s?:\s/).flatMap((part) => {
    const text = part.trim();
    const start = prose.text.indexOf(text, from);
    from = Math.max(from, start);
    return text === '' || /^(?:re|fwd?|aw)$/i.test(text) ? [] : [{ text, start }];
  });
}
