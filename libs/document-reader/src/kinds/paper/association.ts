import type { Cited } from '@hoa/contracts';
import type { Line, Page, ReadDocument } from '../../page/types';
import { cite, cited, citeLines, type KindContext } from '../types';
import { isInSentence } from './sentences';

const WORD = "(?:[A-Z][A-Za-z'’&.-]*|[A-Z]{2,}|\\d{1,4}(?:st|nd|rd|th)?|[IVX]{1,4})";
const LINK = '(?:of|at|the|on|and|&|in|de|del|la|las|los|el|by|No\\.?)';
/** Bounded, so that a line of nothing but names takes no longer than its length. */
const NAME = `${WORD}(?:,? (?:${WORD}|${LINK})){0,9}`;
const SORT =
  "(?:(?:Home|Property|Unit|Lot|Land|Townhome|Town ?home|Condominium|Condo|Master|Villa|Apartment|Co-?)[ -]?Owners?['’]?s?['’]?|Home ?owners?['’]?s?['’]?|Owners?['’]?s?['’]?|Condominiums?|Community|Townhomes?|Townhouses?|Master|Maintenance|Improvement|Residents?['’]?|Neighborhood|Residential|Civic|Recreation|Villas?)";
const TAIL = '(?:,? (?:Inc|Incorporated|LLC|Ltd|Corp|Corporation)\\b\\.?)?';

/** Associations that are no association by name: what a corporation or a trust is for says that it is one. */
const CORPORATE =
  "(?:(?:Condominium|Maintenance|Community|Home ?owners?['’]?s?['’]?|Owners?['’]?s?['’]?|Residents?['’]?|Townhomes?|Tenants?['’]?s?['’]?|Apartments?) (?:Corporation|Corp\\b\\.?)|Condominium Trust|Condominium(?=,? (?:Inc|Incorporated|Corp|Corporation)\\b))";

const IN_CAPITALS =
  "(?:(?:CONDOMINIUM|MAINTENANCE|COMMUNITY|HOME ?OWNERS?['’]?S?['’]?|OWNERS?['’]?S?['’]?|RESIDENTS?['’]?|TOWNHOMES?|TENANTS?['’]?S?['’]?|APARTMENTS?) (?:CORPORATION|CORP\\b\\.?)|CONDOMINIUM TRUST|COUNCIL OF (?:UNIT |CO-? ?)?OWNERS|ASSOCIATION OF (?:[A-Z-]{3,12} ?)?OWNERS|CONDOMINIUM(?=,? INC\\b)|COOPERATIVE|APARTMENT OWNERS)";
/** `Elevator Maintenance Corporation` does that work for others. */
const TRADE =
  /\b(?:elevator|landscap\w+|lawn|pool|building|property|janitorial|grounds?|mechanical|facilit\w+|street|road|tree|roof\w*|hvac) maintenance corp|\b(?:electric\w*|energy|power|waste|water|telephone|farm\w*|food|credit|insurance) (?:\w+ )?cooperative/i;

/** `Copper Kestrel Condominium Association, Inc.`, in any case of letters. */
const FULL = new RegExp(
  `(?<![A-Za-z])(?:The )?(${NAME}(?: ${SORT}){0,3} (?:Association|ASSOCIATION|Assoc\\.?|ASSOC\\.?|Assn\\.?|ASSN)(?![A-Za-z])${TAIL})`,
  'gu',
);
const UPPER = new RegExp(
  `(?<![A-Za-z])((?:THE )?[A-Z][A-Z0-9'’&.,-]*(?: [A-Z0-9'’&.,-]+){0,12} (?:${IN_CAPITALS}|ASSOCIATION|ASSOC\\.?|ASSN\\.?)(?:,? INC\\b\\.?)?)(?![A-Za-z])`,
  'gu',
);
const SHORT = new RegExp(
  `(?<![A-Za-z])(${NAME} (?:HOA|H\\.O\\.A\\.|POA|COA|Condominiums|${CORPORATE}|(?:Council|Association) of (?:Unit|Apartment|Condominium|Home|Lot|Townhouse|Co-?) ?[Oo]wners|Association of Owners|Council of Owners|Owners Corporation|Housing Cooperative|Homeowners|Cooperative|Townhomes|Apartment Owners)${TAIL})(?![A-Za-z])`,
  'gu',
);

/** `Association of Apartment Owners of Copper Kestrel`: the name of the place behind. */
const OF_OWNERS = new RegExp(
  `(?<![A-Za-z])((?:Association|ASSOCIATION|Council|COUNCIL) (?:of|OF) (?:[A-Z][A-Za-z-]{2,11} ?)?(?:Owners|OWNERS) (?:of|OF) (?:the |The |THE )?${NAME}${TAIL})`,
  'gu',
);

/** A condominium by its own name, `HARROW BEND, A CONDOMINIUM`: what heads a document that names no association. */
const PLACE = new RegExp(`(?<![A-Za-z])(${NAME}),? (?:[Aa]n? |A )?(Condominium|CONDOMINIUM)(?! [A-Z])`, 'u');
/** Words that lead up to a name: `Bylaws of`, `Board of`. */
const OF_PAPER =
  /^.*\b(?:declaration|deed|by-?laws|rules|board|budget|statement|plan|articles|minutes|plat|map|plans?|agreement|policy|exhibit|amendment|property|known as)\b(?: \S+)*? (?:of|for|to|at|as) (?:the )?/i;
const NO_PLACE =
  /(?:^|\s)(?:of|the|an?|this|said|that|any|each|such|to|for|in|and|by|or|your|our|residential|commercial|mixed-use|master|leasehold|new|existing|phase|state|act|unit|declaration|deed|exhibit)$|\d{3}/i;

const NOT_A_NAME =
  /^(?:the|this|said|an?|of|by|for|your|our|any|each|such|community|homeowners?|condominium|owners?|townhomes?|master|property owners?|residential|commercial|nonprofit|non-profit|business)(?:['’]?s?)? associat|management|institute|american|national|bar association|apartment association|arbitration|bureau|\b(?:for|of|by|to) (?:the|this|said) assoc|managers|realtors|insurance|underwriting|fire protection|^polic(?:y|ies)\b|^(?:\S*\d\S* )+(?:HOA|POA|COA)$/i;

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

/** A sentence that names an association is shorter than this. */
const LONGEST_NAMED = 400;
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
      const association = (next && nameIn(next.text)) ?? nameIn(line.text);
      const name = association ?? placeIn(line.text);
      if (!name) continue;
      const isTitled = association !== undefined && isNamedAbove(name, line, heads);
      if (!isTitled && isInSentence(name, line, page.lines[l - 1])) continue;
      const isPlace = association === undefined;
      const key = keyOf(name);
      const alone = name.length >= line.text.trim().length * 0.7;
      // One name among many in a row of a table is not what the document is of.
      if (!alone && line.cells.length >= MANY && !(p === 0 && l < HEAD)) continue;
      const points = (alone ? 3 : 1) + (p === 0 && l < HEAD ? 3 : 0) + (p === 0 ? 1 : 0) - (isPlace ? 1 : 0);
      const before = found.get(key);
      if (before) before.points += Math.min(points, 2);
      else found.set(key, { name, isPlace, page, line, points, ...(next ? { next: next.line } : {}) });
      // The association of a condominium is named more fully further on.
      if (before?.isPlace && !isPlace) Object.assign(before, { name, isPlace, page, line, next: next?.line });
    }
  }
  const ranked = [...found.values()].sort((a, b) => b.points - a.points);
  const [first] = ranked;
  if (!first) return undefined;
  // The association of a condominium says more than the condominium's own name.
  const best = (first.isPlace && ranked.find((one) => !one.isPlace && isOfPlace(one, first))) || first;
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
const REST_OF_NAME = new RegExp(
  `^(?:(?:${SORT} ){0,2}(?:Association|Corporation)${TAIL}|(?:Council of )?(?:Co-|[A-Z][a-z]{2,11} )?Owners)(?![A-Za-z])`,
  'iu',
);
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
  if (!next) return undefined;
  for (const cell of line.cells.slice(-FIELDS).reverse()) {
    const height = cell.box[3] - cell.box[1];
    const under = next.cells.find((other) => Math.abs(other.box[0] - cell.box[0]) < SAME_EDGE * height);
    const isLast = cell === line.cells.at(-1);
    for (const rest of isLast ? [next.cells[0], under] : [under]) {
      const words = rest?.text.trim();
      if (words && goesOn(cell.text.slice(-120).trim(), words))
        return { line: next, text: `${isLast ? line.text : cell.text} ${words}` };
    }
  }
  return undefined;
}

function goesOn(last: string, words: string): boolean {
  const rest = REST_OF_NAME.exec(words)?.[0];
  if (rest === undefined || last === '' || words.length > LONGEST_NAMED) return false;
  if (!AFTER_NAME.test(words.slice(rest.length))) return false;
  const name = nameIn(`${last} ${rest}`)?.replace(/\s+/g, ' ');
  if (!name?.endsWith(rest.replace(/\s+/g, ' '))) return false;
  const lead = name.slice(0, -rest.length).trim();
  if (/\b(?:LLC|Inc|Corp|Co|Company|Ltd)\b/i.test(lead) || /\d$/.test(lead)) return false;
  // A title in capitals over the label of a form: `RESALE CERTIFICATE` / `Association`.
  if ((lead === lead.toUpperCase()) !== (rest === rest.toUpperCase())) return false;
  // `Elm` / `Homeowners Association` is a name, `DECLARATION` / `Association` is none.
  return lead.includes(' ') || (lead !== '' && rest.includes(' '));
}

/** `Bylaws of Otter Lake Association`, `Pump Service Company and Otter Lake Association`: what is not its own name. */
const BEFORE_NAME =
  /^.*\b(?:declarations?|deed|covenants|by-?laws|articles|charter) (?:of|for) (?:the )?(?=\S+ \S)|^.*\b(?:inc|llc|corp|corporation|company|co|ltd|lp|(?:service )?provider|contractor|vendor|consultant|supplier|seller)\b\.?,? and (?:the )?(?=\S+ \S)/i;

/** `For the Board of Otter Lake Association`. */
const OF_ITS_BOARD =
  /^(?:the )?(?:board(?: of (?:directors|trustees|managers))?|members|owners|officers|treasurer|secretary|president) of (?:the )?/i;

/** Gaps, dashes and the ends of sentences, `Fee. The Association`; not the dot of `Assoc. Inc`. */
const PARTS =
  / {2,}|\s[|•·–—-]\s|\t|(?<=[A-Za-z]{3})(?<!\b(?:assoc|assn|corp|inc|ltd|condo|prop|bldg|ave|blvd))\.\s+(?=[A-Z\d])/i;

/** The name of a condominium in a line that names no association. */
export function placeIn(text: string): string | undefined {
  if (!/condominium/i.test(text)) return undefined;
  for (const part of text.split(PARTS)) {
    const match = part.length > LONGEST_NAMED ? null : PLACE.exec(part);
    const place = match?.[1]?.replace(OF_PAPER, '').replace(/^(?:(?:of|for|at|to|by|the) )+/i, '').replace(/,? an?$/i, '').trim(); // prettier-ignore
    if (!match || !place || NO_PLACE.test(place) || NOT_A_NAME.test(`${place} `)) continue;
    return `${place} ${match[2]}`.replace(/\s+/g, ' ');
  }
  return undefined;
}

/** The association's name in a line, without what else stands there. */
export function nameIn(text: string): string | undefined {
  if (
    !/assoc|assn|hoa|h\.o\.a|poa|coa|condominium|cooperative|townhomes|homeowners|apartment owners|council of|corp\b|corporation/i.test(
      text,
    )
  )
    return undefined;
  for (const part of text.split(PARTS)) {
    if (part.length > LONGEST_NAMED) continue;
    for (const match of [OF_OWNERS, FULL, UPPER, SHORT].flatMap((pattern) => [...part.matchAll(pattern)])) {
      const name = match[1]!.replace(/\s+/g, ' ').trim();
      const bare = name
        .replace(/, the association$/i, '')
        .replace(BEFORE_NAME, '')
        .replace(/^(?:between|by|of|for|and|to|with|prepared for|the)\s+/i, '')
        .replace(OF_ITS_BOARD, '');
      const after = part.slice(match.index + match[0].length);
      if (
        NOT_A_NAME.test(bare) ||
        TRADE.test(bare) ||
        /^ (?:management|services|of|institute|law|package|polic(?:y|ies)|form|endorsements?|coverage|program)\b/i.test(
          after,
        ) ||
        bare.split(' ').length < 2
      )
        continue;
      return bare;
    }
  }
  return undefined;
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
  return keyOf(association.name).startsWith(keyOf(place.name));
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, ' ').replace(/\b(?:inc|the|association|assn|assoc|homeowners?|owners?|condominium|hoa)\b/g, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
}
