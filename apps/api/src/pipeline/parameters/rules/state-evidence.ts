import { tellingWords } from '@hoa/budget-math';
import type { Facts, Part, Proposed } from '@hoa/contracts';
import { inLines, propose, type Evidence, type ProposalDocument } from './evidence';
import { findStates, mayBePerson, type StateMention } from './states';

/** Somebody else stands between the association's name and an address, or an account that money is sent to. */
const OF_ANOTHER =
  /\b(?:and|llc|l\.l\.c|llp|inc|corp|company|co\.|ltd|p\.?c|cpas?|management|mgmt|group|associates|agency|agent|broker|producer|carrier|insurer|insurance|contractor|vendor|advisors|partners|consultants|(?:presented|prepared|submitted) by|bank|remit|lockbox|payable|payments?)(?![a-z])/i;
/** `Moss Lawn, 8 Canal Street`: an address that begins with a name is of that name. */
const WITH_NAME = /^\s*(?!(?:P\.?\s?O|[Cc]\/[Oo]|Attn|ATTN|Board|BOARD|Address)\b)[A-Z][A-Za-z&'. ]+,\s*\d/;
/** Where money is sent, and where a bank or a carrier sits, tells nothing of where the homes are. */
const FAR =
  /\b(?:remit|lockbox|payable|payments?|checks?|mail(?:ing)?|bank|insurer|insurance|underwriters)\b/i;
/** `Customer: ...`, `Property address: ...`: what follows is about the association. */
const OF_OWN =
  /(?:^|\s{2,})\W*(?:customer|client|named insured|insured|owner|property|premises|location|(?:job ?)?site|service|project)s?(?: name| location| address)?\s*:(?!.*:)/i;
/** Where people of the association meet. */
const MEETS = /\b(?:held|meeting|clubhouse|clubroom|\d\s?[ap]\.?m)\b/i;
/** An address stands under a name in lines of this length, one of them of a street. */
const LINES_BELOW = 3;
const LONGEST_ADDRESS = 70;
const DATE = /\b(?:19|20)\d\d\s*$|\bdear\b/i;
/** Carriers, brokers and analysts work for associations of many states. */
const OF_ANYWHERE: readonly Facts['kind'][] = ['insurance', 'reserve-study'];
/** The state of so many times as many documents is not contradicted. */
const CLEARLY = 2;

export interface StateEvidence {
  /** As documents state it of the association itself. */
  own: Proposed<string> | undefined;
  /** As those who work there tell by their addresses, where none tells another. */
  likely: Proposed<string> | undefined;
}

/** The state that an association is in. Documents that state two make no proposal. */
export function stateOf(documents: readonly ProposalDocument[], name: string | undefined): StateEvidence {
  const all = documents.flatMap((document) => mentionsIn(document, name));
  const [first, second] = ranked(all.filter(({ isOwn }) => isOwn));
  if (first)
    return {
      own: second && second.length * CLEARLY > first.length ? undefined : propose(first),
      likely: undefined,
    };
  const [only, another] = ranked(all.filter(({ isFar }) => !isFar));
  return { own: undefined, likely: only && !another ? propose(only) : undefined };
}

interface Mention extends Evidence<string> {
  isOwn: boolean;
  isFar: boolean;
}

/** By state, that of most documents first; one mention of each document. */
function ranked(mentions: readonly Mention[]): Mention[][] {
  const groups = new Map<string, Mention[]>();
  for (const one of mentions) {
    const group = groups.get(one.value) ?? [];
    if (!group.some(({ source }) => source.documentId === one.source.documentId)) group.push(one);
    groups.set(one.value, group);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

function mentionsIn(document: ProposalDocument, name: string | undefined): Mention[] {
  const nameOf = nameFinder([document.facts.association?.value, name]);
  const vendorOf = nameFinder(document.facts.parts.map(vendorIn));
  const isAnother = (text: string): boolean => OF_ANOTHER.test(text) || vendorOf(text) >= 0;
  return inLines(document, (lines, at) =>
    findStates(lines[at] ?? '').flatMap((mention) => {
      const isOwn = isOfOwn({ lines, at, mention, nameOf, isAnother, kind: document.facts.kind });
      const line = lines[at] ?? '';
      const isFar = OF_ANYWHERE.includes(document.facts.kind) || FAR.test(line) || mayBePerson(mention);
      return [{ value: mention.value, weight: 1, isOwn, isFar }];
    }),
  );
}

interface Place {
  lines: readonly string[];
  at: number;
  mention: StateMention;
  /** Where the association's name ends in a text, the last time it stands there; -1 where it does not. */
  nameOf: (text: string) => number;
  isAnother: (text: string) => boolean;
  kind: Facts['kind'];
}

function isOfOwn(place: Place): boolean {
  const { lines, at, mention, nameOf, isAnother, kind } = place;
  const line = lines[at] ?? '';
  const before = line.slice(0, mention.at);
  if (mention.kind === 'law') return !/\b(?:llc|contractor|vendor)\b/i.test(before);
  const wrapped = `${lines[at - 1] ?? ''} ${before}`;
  const named = nameOf(wrapped);
  if (nameOf(before) < 0 && WITH_NAME.test(before.replace(FORMS_FIRST, ''))) return false;
  if (named >= 0) return !isAnother(withoutLegalForm(wrapped.slice(named)));
  if (isAnother(before)) return false;
  if (OF_OWN.test(before) || (kind === 'other' && MEETS.test(before))) return true;
  return isBelowName(place);
}

/** The lines between the name and the address are of an address too: no sentence, no date, nobody else. */
function isBelowName({ lines, at, nameOf, isAnother }: Place): boolean {
  for (let above = at - 1; above >= Math.max(0, at - LINES_BELOW); above -= 1) {
    const line = lines[above] ?? '';
    const named = nameOf(line);
    if (named >= 0) return !isAnother(withoutLegalForm(line.slice(named)));
    if (line.length > LONGEST_ADDRESS || isAnother(line) || DATE.test(line)) return false;
  }
  return false;
}

const FORM =
  '(?:hoa|poa|coa|unit|property|(?:home)?owners?|association|assn|assoc|condominiums?|trust|corp|corporation|regime|inc)\\b\\.?';
/** What still belongs to a name after its first words: `Grove` ` Master Association, Inc.` */
const REST_OF_NAME = new RegExp(`^[^,;:]{0,60}?\\b${FORM}(?:,?\\s*${FORM})*`, 'i');
const FORMS_FIRST = new RegExp(`^\\s*(?:${FORM}\\s*)+`, 'i');
const withoutLegalForm = (rest: string): string => rest.replace(REST_OF_NAME, '');

const vendorIn = (part: Part): string | undefined =>
  part.kind === 'contract' ? part.vendor?.value : part.kind === 'insurance' ? part.carrier?.value : undefined;

/** The first telling words of a name, wherever they stand: documents shorten what comes after. */
function nameFinder(names: readonly (string | undefined)[]): (text: string) => number {
  const patterns = names.flatMap((name) => {
    const words = tellingWords(name ?? '').slice(0, 2);
    return words.length === 0
      ? []
      : [new RegExp(`\\b${words.join('\\W+(?:(?:at|of|the|and)\\W+)*')}\\b`, 'gi')];
  });
  return (text) =>
    Math.max(
      -1,
      ...patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map((match) => match.index + match[0].length),
      ),
    );
}
