import { IN_LETTERS, NAME_IN_LETTERS } from './names-in-letters';
import { digits } from './share-text';

/** What a designation names. A `type` (model, plan) and a `floor` never identify a unit. */
export type KeyLabel = 'unit' | 'lot' | 'block' | 'building' | 'phase' | 'special' | 'type' | 'other';

/** One designation in a text, or a list or range of them: `Unit 101`, `Lots 5 and 6`, `101 through 110`. */
export interface FoundKey {
  label: KeyLabel;
  /** The label's own word in a special unit: `Garage`, `Commercial`. */
  word: string;
  /** Bare designations; a range is spread. */
  names: string[];
  /** True where a range was spread, so that the sum may ask whether it was one. */
  ranged: boolean;
  /** Printed in the plural or with `each`. */
  plural: boolean;
  raw: string;
  index: number;
}

const LABELS: [KeyLabel, string][] = [
  [
    'unit',
    'units?|apartments?|apts?\\.?|suites?|residences?|dwellings?|homes?|villas?|town ?homes?|town ?houses?|cottages?|condominiums?|home ?sites?|sites?',
  ],
  ['lot', 'lots?|parcels?|plots?'],
  ['block', 'blocks?|blk\\.?'],
  ['building', 'buildings?|bldgs?\\.?|towers?|wings?'],
  ['phase', 'phases?|stages?'],
  [
    'special',
    '(?:commercial|retail|office)\\s+spaces?|garages?|parking(?: spaces?| units?| stalls?)?|storage(?: units?| lockers?)?|cabanas?|boat slips?|docks?|slips?|carports?|penthouses?',
  ],
  ['type', 'types?|models?|plans?|floor ?plans?|styles?|class(?:es)?'],
  [
    'other',
    'floors?|levels?|stor(?:y|ies)|sections?|articles?|exhibits?|pages?|years?|schedules?|items?|paragraphs?|par\\.|sec\\.|appendix|amendments?|books?|instruments?|volumes?|vol\\.|tracts?|filings?|chapters?|days?|months?|rooms?|bedrooms?|baths?|step|tier|line',
  ],
];
const LABEL_ALTERNATION = LABELS.map(([, words]) => words).join('|');

/** A designation: `101`, `A-12`, `12B`, `PH-1`, `1-101`, `A`, `2-S`, `C1.04`. */
const NAME = new RegExp(
  `(?:#\\s?)?(?:[A-Z]{1,4}[-. ]?\\d{1,6}[A-Z]{0,2}|\\d{1,6}[A-Z]{0,2}|[0-9OIl]{2,6}|[IVX]{3,5}|[A-Z]{1,2}|${NAME_IN_LETTERS})(?:[-./][A-Z0-9]{1,6}){0,2}(?![A-Za-z0-9])`,
  'y',
);
const JOINT = /\s*[,;&]\s*(?:and\s+|&\s*)?|\s+and\s+|\s*[-–—]\s*|\s+(?:through|thru|to)\s+/iy;
const AGAIN = /(?:(?:units?|lots?|apartments?|villas?)\s+)?(?:nos?\.?\s*)?/iy;
const AGAIN_UNIT = /(?:(?:units?|apartments?|villas?)\s+)?(?:nos?\.?\s*)?/iy;
const AGAIN_LOT = /(?:lots?\s+)?(?:nos?\.?\s*)?/iy;
const LABEL = new RegExp(
  `(?<![\\w-])((?:(?:commercial|retail|office|garage|parking|storage|hotel|guest)\\s+)?)(${LABEL_ALTERNATION})(?![a-z])\\s*(?:\\(s\\)\\s*)?(?:(?:,\\s{0,2})?(?:(?:consecutively\\s)?numbered(?:\\sfrom)?|from|nos?\\.?|numbers?|#)(?![a-z]))?\\s*:?\\s*["“]?`,
  'gi',
);
/** `One (1)`: of a number in letters the figure behind it is the name. */
const IN_FIGURES = /^\s?\(\s?#?(\d{1,4}[A-Z]?)\s?\)/;
/** Designations that one list may hold. */
const MOST_LISTED = 400;

interface Scanned {
  list: string;
  end: number;
}

/**
 * Takes designations from a place on, one by one and never back: a pattern with a nested repetition would take
 * exponential time on `1-1-1-1-...`. A figure whose percent sign or decimals follow is not a designation.
 */
function scanList(text: string, from: number, label?: KeyLabel): Scanned | undefined {
  let end = from;
  for (let count = 0; count < MOST_LISTED; count++) {
    let at = end;
    if (count > 0) {
      at = stick(JOINT, text, end);
      if (at < 0) break;
      // The lot behind `Unit 101,` is no further unit.
      at = Math.max(at, stick(label === 'lot' ? AGAIN_LOT : label ? AGAIN_UNIT : AGAIN, text, at));
    }
    const next = stick(NAME, text, at);
    if (next < 0 || /^(?:\s?%|\.\d|\s?per ?cent)/i.test(text.slice(next, next + 9))) break;
    end = next;
  }
  const figure = IN_LETTERS.test(text.slice(from, end)) && IN_FIGURES.exec(text.slice(end, end + 12));
  if (figure) return { list: figure[1]!, end: end + figure[0].length };
  return end > from ? { list: text.slice(from, end), end } : undefined;
}

function stick(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Labelled designations in running text, in their order. */
export function findKeys(text: string): FoundKey[] {
  const found: FoundKey[] = [];
  let taken = 0;
  for (const match of text.matchAll(LABEL)) {
    // `Units 1-9, Units 12-14`: the second label stands in the list of the first.
    if (match.index < taken) continue;
    const [raw, kind = '', word = ''] = match;
    const label = labelOf(word);
    const scanned = label ? scanList(text, match.index + raw.length, label) : undefined;
    if (!label || !scanned) continue;
    taken = scanned.end;
    const plural =
      /s\.?$/i.test(word) || /^[^.]{0,20}\beach\b/i.test(text.slice(scanned.end, scanned.end + 28));
    const spread = ofParity(spreadList(scanned.list, plural), text, { from: match.index, to: scanned.end });
    if (spread.names.length === 0) continue;
    const special = kind.trim() !== '' ? kind.trim() : label === 'special' ? word : '';
    found.push({
      label: special !== '' && (label === 'unit' || label === 'special') ? 'special' : label,
      word: special,
      ...spread,
      plural,
      raw: text.slice(match.index, scanned.end).trim(),
      index: match.index,
    });
  }
  return found;
}

const PARITY_BEFORE = /\b(odd|even)(?:[- ]?numbered)?\s+$/i;
const PARITY_BEHIND =
  /^\s?,?\s?(?:inclusive,?\s?)?\(?(?:(?:and\s)?(?:the\s)?)?(odd|even)(?:[- ]?numbered|\snumbers?|\sonly|\)|,)/i;

/** `The odd-numbered Units from 101 to 131`, `Lots 2 through 20, even numbers only`: every other one of the range. */
function ofParity(
  spread: Pick<FoundKey, 'names' | 'ranged'>,
  text: string,
  { from, to }: { from: number; to: number },
): Pick<FoundKey, 'names' | 'ranged'> {
  const word =
    PARITY_BEFORE.exec(text.slice(Math.max(0, from - 24), from)) ??
    PARITY_BEHIND.exec(text.slice(to, to + 48));
  if (!word || !spread.ranged) return spread;
  const rest = word[1]!.toLowerCase() === 'odd' ? 1 : 0;
  const names = spread.names.filter((name) => Number(/(\d)\D*$/.exec(name)?.[1]) % 2 === rest);
  return { ...spread, names };
}

/** Letters of a list of a few hundred units. */
const LONGEST_LIST = 2_000;

/** A cell that is a bare designation or a list of them, be its end on another line, with no word beside it; undefined where it is anything else. */
export function bareKey(text: string): Pick<FoundKey, 'names' | 'ranged'> | undefined {
  const tidy = text
    .trim()
    .replace(/^#\s*/, '')
    .replace(/^nos?\.?\s+(?=\S)/i, '')
    .replace(/,?\s?\(?inclusive\)?$|(?:\s?[.:]){1,3}$|\s*[,;&]$/i, '');
  if (tidy.length > LONGEST_LIST || tidy === '' || /^\d*\.\d+$/.test(tidy)) return undefined;
  const scanned = scanList(tidy, 0);
  if (!scanned || scanned.end !== tidy.length) return undefined;
  return stick(NAME, tidy, 0) === tidy.length
    ? { names: [bareName(tidy)], ranged: false }
    : spreadList(tidy, true);
}

function labelOf(word: string): KeyLabel | undefined {
  return LABELS.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[0];
}

function bareName(text: string): string {
  return text.replace(/^(?:nos?\.?)\s*/i, '').trim();
}

/** Most units that one range may spread to; `1 to 99999` is a mistake or an attack. */
const WIDEST = 2000;

/** The designations of a list; `plural` lets a bare hyphen be a range. */
export function spreadList(list: string, plural: boolean): Pick<FoundKey, 'names' | 'ranged'> {
  const names: string[] = [];
  let ranged = false;
  for (const part of list.split(/\s*(?:[,;&]|\band\b)\s*/i)) {
    const tidy = part.trim();
    if (tidy === '') continue;
    const range = rangeOf(tidy, plural);
    if (range) ranged = true;
    names.push(...(range ?? [bareName(tidy)]));
  }
  return { names: names.slice(0, WIDEST), ranged };
}

/** `101-110`, `101 through 110`, `A1 to A12`, `A-D`; with a bare hyphen only where both ends look alike. */
function rangeOf(text: string, plural: boolean): string[] | undefined {
  const worded = /^(.+?)\s+(?:through|thru|to)\s+(.+)$/i.exec(text);
  const dashed =
    /^(\S+?)\s*[–—]\s*(\S+)$/.exec(text) ??
    /^(\S+?)\s+-\s+(\S+)$/.exec(text) ??
    /^([A-Za-z]*\d+[A-Za-z]?)-([A-Za-z]*\d+[A-Za-z]?)$/.exec(text) ??
    /^([A-Z])-([A-Z])$/.exec(text);
  const ends = worded ?? (plural ? dashed : undefined);
  if (!ends) return undefined;
  return between(bareName(ends[1]!), bareName(ends[2]!));
}

function between(from: string, to: string): string[] | undefined {
  const a = /^(.*?)(\d+)([A-Z]?)$/i.exec(repairedName(from));
  const b = /^(.*?)(\d+)([A-Z]?)$/i.exec(repairedName(to));
  if (a && b && (a[1] === b[1] || b[1] === '') && a[3] === b[3]) {
    const [first, last] = [Number(a[2]), Number(b[2])];
    if (last < first || last - first >= WIDEST) return undefined;
    const width = a[2]!.startsWith('0') ? a[2]!.length : 0;
    return Array.from(
      { length: last - first + 1 },
      (_, i) => `${a[1]}${String(first + i).padStart(width, '0')}${a[3]}`,
    );
  }
  const [x, y] = [from.charCodeAt(from.length - 1), to.charCodeAt(to.length - 1)];
  const alike = from.length === to.length && from.slice(0, -1) === to.slice(0, -1);
  if (!alike || !/[A-Z]$/.test(from) || !/[A-Z]$/.test(to) || y < x) return undefined;
  return Array.from({ length: y - x + 1 }, (_, i) => from.slice(0, -1) + String.fromCharCode(x + i));
}

/** `l01` or `1O2`, a number with one or two letters that look like digits, as that number; anything else as it is. */
export function repairedName(name: string): string {
  if (!/\d/.test(name) || !/^[0-9OoIlSB|]+$/.test(name) || /^\d+[SB]$/.test(name)) return name;
  return digits(name);
}
