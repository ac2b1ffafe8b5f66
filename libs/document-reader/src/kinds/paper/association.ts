import type { Cited } from '@hoa/contracts';
import type { Cell, Line, Page, ReadDocument } from '../../page/types';
import { cite, cited, citeLines, type KindContext } from '../types';
import { LONGEST_NAMED, nameIn, placeIn, SORT, TAIL } from './association-names';
import { isInSentence } from './sentences';
import { withTradeName } from './trade-name';

interface Candidate {
  name: string;
  isPlace: boolean;
  page: Page;
  line: Line;
  /** The line that its name runs over to. */
  next?: Line;
  /** Points: a line of its own, high on the first page, repeated. */
  points: number;
}

const PAGES = 6;
const LINES = 60;
/** Lines that head a document, and cells from which a line is a row of a table. */
const HEAD = 6;
const HEADING = 8;
const LONGEST_HEAD = 60;
const MANY = 4;

/**
 * The association that a document belongs to: named by its letterhead, title, signature or as a party to it. A name in
 * the middle of another sentence is that of a neighbor, a vendor's client or an example.
 */
export function associationOf(doc: ReadDocument, ctx: KindContext): Cited<string> | undefined {
  const found = new Map<string, Candidate>();
  const heads = (doc.pages[0]?.lines ?? []).slice(0, HEADING).filter(isTitleLine);
  for (const [p, page] of doc.pages.slice(0, PAGES).entries()) {
    for (const [l, line] of page.lines.slice(0, LINES).entries()) {
      const next = runsOver(line, page.lines[l + 1]);
      const field = fieldUnder(page.lines[l - 1], line);
      const association = (next && nameIn(next.text)) ?? (field && nameIn(field)) ?? nameIn(line.text);
      const name = association ?? placeIn(line.text);
      if (!name) continue;
      const isTitled = association !== undefined && isNamedAbove(name, line, heads);
      if (!isTitled && isInSentence(name, line, page.lines[l - 1])) continue;
      const isPlace = association === undefined;
      const key = keyOf(name);
      const alone =
        field !== undefined || isBesideLabel(name, line) || name.length >= line.text.trim().length * 0.7;
      // One name among many in a row of a table is not what the document is of.
      if (!alone && line.cells.length >= MANY && !(p === 0 && l < HEAD)) continue;
      const points = (alone ? 3 : 1) + (p === 0 && l < HEAD ? 3 : 0) + (p === 0 ? 1 : 0) - (isPlace ? 1 : 0);
      const before = found.get(key);
      const full = withTradeName(name, line, page.lines[l + 1]);
      if (before && full !== name) before.name = full;
      // A letterhead in capitals, and the signature as the name is written.
      else if (before && isInCapitals(before.name) && !isInCapitals(name) && isSameText(name, before.name))
        Object.assign(before, { name, page, line, next: next?.line });
      if (before) before.points += Math.min(points, 2);
      else found.set(key, { name: full, isPlace, page, line, points, ...(next ? { next: next.line } : {}) });
      // The association of a condominium is named more fully further on.
      if (before?.isPlace && !isPlace) Object.assign(before, { name, isPlace, page, line, next: next?.line });
    }
  }
  const all = [...found.values()];
  const ranked = all
    .filter(({ name }) => !all.some((other) => other.name.endsWith(` dba ${name}`)))
    .sort((a, b) => b.points - a.points);
  const [first] = ranked;
  if (!first) return undefined;
  // The association of a condominium says more than the condominium's own name.
  const best =
    ranked.find((one) => (first.isPlace ? !one.isPlace && isOfPlace(one, first) : isOwnName(one, first))) ??
    first;
  const lead = best.points - (ranked[1]?.points ?? 0);
  const recognised =
    best.page.source === 'ocr' ? Math.min(...best.line.cells.map((cell) => cell.confidence)) : 1;
  const confidence =
    (best.isPlace ? 0.9 : 1) *
    Math.min(0.98, 0.72 + 0.04 * Math.min(best.points, 5) + 0.02 * Math.min(lead, 4)) *
    (0.6 + 0.4 * recognised);
  const source = best.next
    ? citeLines(ctx, best.page, [best.line, best.next])
    : cite(ctx, best.page, best.line);
  return cited({ value: best.name, raw: best.name, source, confidence });
}

/** The rest of a name that a line breaks: `Community` / `Association, Inc.`, `Council of` / `Co-Owners`. */
const REST = `(?:(?:${SORT} ){0,2}(?:Association|Corporation)${TAIL}|Condominium Trust|(?:(?:Horizontal )?Property )?Regime|(?:Council of )?(?:Co-|[A-Z][a-z]{2,11} )?Owners)(?![A-Za-z])`;
const REST_OF_NAME = new RegExp(`^${REST}`, 'iu');
/** `shall be known as Otter` / `Lake Owners Association`: where a sentence names it, the line may break any two words. */
const NAMED = /\b(?:known as|called|named)(?: the)?(?: [A-Z][\w'’-]*){1,4}$/;
const REST_OF_NAMED = new RegExp(`^(?:[\\p{L}\\d'’-]+ ){0,4}?${REST}`, 'iu');
/** A title goes on with another word in capitals; a sentence does not. */
const AFTER_NAME = /^(?:$|[,.;(]| [a-z(])/;
/** Heights of a line by which the two parts of a name may begin further left or right. */
const SAME_EDGE = 1;
/** Fields of a form beside each other. */
const FIELDS = 6;

interface RunOver {
  line: Line;
  /** The words in which the whole name stands. */
  text: string;
}

/** The next line, where a name that a narrow column broke ends in it: `Otter Lake Community` / `Association, Inc.` */
function runsOver(line: Line, next: Line | undefined): RunOver | undefined {
  const last = line.cells.at(-1);
  if (!next || !last) return undefined;
  const under = (cell: Cell): Cell | undefined =>
    next.cells.find((other) => Math.abs(other.box[0] - cell.box[0]) < SAME_EDGE * heightOf(cell));
  // Of a sentence that is set wide the words are cells: `between OTTER` | `LAKE` | `COMMUNITY`.
  const isWide = line.cells.length > 1 && /\b[a-z]{2,} [a-z]{2,}\b/.test(line.cells[0]!.text);
  const whole = isWide ? { ...last, text: line.text.replace(/ {2,}/g, ' ') } : last;
  const fields = isWide ? [] : line.cells.slice(-FIELDS).reverse();
  for (const [cell, rest] of [
    ...fields.map((one) => [one, under(one)] as const),
    [whole, next.cells[0]] as const,
  ]) {
    const words = rest?.text.trim();
    if (words && goesOn(cell.text.slice(-120).trim(), words))
      return { line: next, text: joined(cell === last ? line.text : cell.text, words) };
  }
  return undefined;
}

/** A hyphen at the end of a line is the name's own: `Council of Co-` / `Owners`. */
const joined = (text: string, rest: string): string => `${text}${text.endsWith('-') ? '' : ' '}${rest}`;

/** `CUSTOMER` over a name, `1. NAMED INSURED AND MAILING ADDRESS`. */
const OWN_LABEL =
  /^\W*(?:\d{1,2}[.)]\s)?(?:name of (?:the )?)?(?:named insured|insured|customer|client|association)\b[^:]{0,30}$/i;

/** What stands below the label of whom a form is for, as far as the next label; on a scan wide words are cells. */
function fieldUnder(labels: Line | undefined, { cells }: Line): string | undefined {
  const c = labels?.cells.findIndex(({ text }) => OWN_LABEL.test(text)) ?? -1;
  const [label, other] = labels?.cells.slice(Math.max(0, c), c + 2) ?? [];
  if (c < 0 || !label) return undefined;
  const [left, right] = [label.box[0] - heightOf(label), (other?.box[0] ?? Infinity) - heightOf(label)];
  const own = cells.filter(({ box }) => box[0] > left && box[0] < right);
  return own.length > 0 ? own.map(({ text }) => text).join(' ') : undefined;
}

/** `Insured   OTTER LAKE`: in a form of several columns the label is beside the name. */
const isBesideLabel = (name: string, { cells }: Line): boolean =>
  cells.some(({ text }, c) => OWN_LABEL.test(cells[c - 1]?.text ?? '') && name.startsWith(text.trim()));

const heightOf = ({ box }: Cell): number => box[3] - box[1];

function goesOn(last: string, words: string): boolean {
  const rest = (NAMED.test(last) ? REST_OF_NAMED : REST_OF_NAME).exec(words)?.[0];
  if (rest === undefined || last === '' || words.length > LONGEST_NAMED) return false;
  if (!rest.endsWith('.') && !AFTER_NAME.test(words.slice(rest.length))) return false;
  const name = nameIn(joined(last, rest))?.replace(/\s+/g, ' ');
  // Of a name in capitals `INC.` is no part.
  const end = rest.replace(/\s+/g, ' ').replace(/,? INC\b\.?$/, '');
  if (!name?.endsWith(end)) return false;
  const lead = name.slice(0, -end.length).trim();
  if (/\b(?:LLC|Inc|Corp|Co|Company|Ltd)\b(?!-)/i.test(lead) || /\d$/.test(lead)) return false;
  // A title in capitals over the label of a form: `RESALE CERTIFICATE` / `Association`.
  if ((lead === lead.toUpperCase()) !== (rest === rest.toUpperCase())) return false;
  // `Elm` / `Homeowners Association` is a name, `DECLARATION` / `Association` is none.
  return lead.includes(' ') || (lead !== '' && rest.includes(' '));
}

function isTitleLine({ text }: Line): boolean {
  return text.length <= LONGEST_HEAD && !/[.;]$/.test(text) && (text.match(/\b[a-z]{2,}/g) ?? []).length <= 3;
}

const BEHIND_PLACE = new RegExp(`(?: ${SORT})*,? (?:Association|Council|Corporation|HOA|Trust)\\b.*$`, 'iu');

/** The head of the document has the first words of the name: `OTTER LAKE SUBDIVISION` of Otter Lake Owners' Association. */
function isNamedAbove(name: string, line: Line, heads: readonly Line[]): boolean {
  const [first, second] = keyOf(name.replace(BEHIND_PLACE, '')).split(' ');
  if (!first) return false;
  return heads.some((head) => {
    const key = keyOf(head.text);
    return head !== line && (second ? ` ${key} `.includes(` ${first} ${second} `) : key === first);
  });
}

function isOfPlace(association: Candidate, place: Candidate): boolean {
  return keyOf(association.name).replace(/^of /, '').startsWith(keyOf(place.name).replace(/s$/, ''));
}

/** `Solvency of El Portal HOA` in a title, and `El Portal HOA` at the head of another line. */
function isOwnName(one: Candidate, { name }: Candidate): boolean {
  const [lead, rest] = [name.slice(0, -one.name.length), name.slice(-one.name.length)];
  return /\b(?:of|for) (?:the )?$/.test(lead) && rest === one.name && one.line.text.startsWith(one.name);
}

const isInCapitals = (name: string): boolean => name === name.toUpperCase();
const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, ' ').replace(/\b(?:inc|an?|the|association|assn|assoc|homeowners?|owners?|condominium|hoa)\b/g, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
}
