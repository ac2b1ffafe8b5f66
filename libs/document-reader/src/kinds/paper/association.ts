import type { Cited } from '@hoa/contracts';
import type { Line, Page, ReadDocument } from '../../page/types';
import { cite, cited, type KindContext } from '../types';

const WORD = "(?:[A-Z][A-Za-z'’&.-]*|[A-Z]{2,}|\\d{1,4}(?:st|nd|rd|th)?|[IVX]{1,4})";
const LINK = '(?:of|at|the|on|and|&|in|de|del|la|las|los|el|by|No\\.?)';
/** Bounded, so that a line of nothing but names takes no longer than its length. */
const NAME = `${WORD}(?:,? (?:${WORD}|${LINK})){0,9}`;
const SORT =
  "(?:(?:Home|Property|Unit|Lot|Land|Townhome|Town ?home|Condominium|Condo|Master|Villa|Apartment|Co-?)[ -]?Owners?['’]?s?['’]?|Home ?owners?['’]?s?['’]?|Owners?['’]?s?['’]?|Condominiums?|Community|Townhomes?|Townhouses?|Master|Maintenance|Improvement|Residents?['’]?|Neighborhood|Residential|Civic|Recreation|Villas?)";
const TAIL = '(?:,? (?:Inc|Incorporated|LLC|Ltd|Corp|Corporation)\\b\\.?)?';

/** Associations that are no association by name: what a corporation or a trust is for says that it is one. */
const CORPORATE =
  "(?:(?:Condominium|Maintenance|Community|Home ?owners?['’]?s?['’]?|Owners?['’]?s?['’]?|Residents?['’]?|Townhomes?|Tenants?['’]?s?['’]?|Apartments?) (?:Corporation|Corp\\b\\.?)|Condominium Trust)";

const IN_CAPITALS =
  "(?:(?:CONDOMINIUM|MAINTENANCE|COMMUNITY|HOME ?OWNERS?['’]?S?['’]?|OWNERS?['’]?S?['’]?|RESIDENTS?['’]?|TOWNHOMES?|TENANTS?['’]?S?['’]?|APARTMENTS?) (?:CORPORATION|CORP\\b\\.?)|CONDOMINIUM TRUST|COUNCIL OF (?:UNIT |CO-? ?)?OWNERS|COOPERATIVE)";
/** `Elevator Maintenance Corporation` does that work for others. */
const TRADE =
  /\b(?:elevator|landscap\w+|lawn|pool|building|property|janitorial|grounds?|mechanical|facilit\w+|street|road|tree|roof\w*|hvac) maintenance corp|\b(?:electric\w*|energy|power|waste|water|telephone|farm\w*|food|credit|insurance) (?:\w+ )?cooperative/i;

/** `Copper Kestrel Condominium Association, Inc.`, in any case of letters. */
const FULL = new RegExp(
  `(?<![A-Za-z])(?:The )?(${NAME}(?: ${SORT}){0,3} (?:Association|ASSOCIATION|Assoc\\.?|ASSOC\\.?|Assn\\.?|ASSN)${TAIL})`,
  'u',
);
const UPPER = new RegExp(
  `(?<![A-Za-z])((?:THE )?[A-Z][A-Z0-9'’&.,-]*(?: [A-Z0-9'’&.,-]+){0,12} (?:ASSOCIATION|ASSOC\\.?|ASSN\\.?|${IN_CAPITALS})(?:,? INC\\b\\.?)?)`,
  'u',
);
const SHORT = new RegExp(
  `(?<![A-Za-z])(${NAME} (?:HOA|H\\.O\\.A\\.|POA|COA|Condominiums|${CORPORATE}|Council of (?:Unit|Co-?) ?Owners|Council of Owners|Owners Corporation|Housing Cooperative|Homeowners|Cooperative|Townhomes)${TAIL})(?![A-Za-z])`,
  'u',
);

const NOT_A_NAME =
  /^(?:the|this|said|an?|of|by|for|your|our|any|each|such|community|homeowners?|condominium|owners?|master|property owners?)(?:['’]?s?)? associat|management|institute|american|national|bar association|apartment association|arbitration|bureau|\b(?:for|of|by|to) (?:the|this|said) assoc|managers|realtors|insurance|fire protection/i;

interface Candidate {
  name: string;
  page: Page;
  line: Line;
  /** Points: a line of its own, high on the first page, repeated. */
  points: number;
}

/** A sentence that names an association is shorter than this. */
const LONGEST_NAMED = 400;
const PAGES = 6;
const LINES = 60;
/** Lines that head a paper, and cells from which a line is a row of a table. */
const HEAD = 6;
const MANY = 4;

/** The association that a paper is of: the name that heads it, or the one that it names most. */
export function associationOf(doc: ReadDocument, ctx: KindContext): Cited<string> | undefined {
  const found = new Map<string, Candidate>();
  for (const [p, page] of doc.pages.slice(0, PAGES).entries()) {
    for (const [l, line] of page.lines.slice(0, LINES).entries()) {
      const name = nameIn(line.text);
      if (!name) continue;
      const key = keyOf(name);
      const alone = name.length >= line.text.trim().length * 0.7;
      // One name among many in a row of a table is not what the paper is of.
      if (!alone && line.cells.length >= MANY && !(p === 0 && l < HEAD)) continue;
      const points = (alone ? 3 : 1) + (p === 0 && l < HEAD ? 3 : 0) + (p === 0 ? 1 : 0);
      const before = found.get(key);
      if (before) before.points += Math.min(points, 2);
      else found.set(key, { name, page, line, points });
    }
  }
  const ranked = [...found.values()].sort((a, b) => b.points - a.points);
  const best = ranked[0];
  if (!best) return undefined;
  const lead = best.points - (ranked[1]?.points ?? 0);
  const recognised =
    best.page.source === 'ocr' ? Math.min(...best.line.cells.map((cell) => cell.confidence)) : 1;
  const confidence =
    Math.min(0.98, 0.72 + 0.04 * Math.min(best.points, 5) + 0.02 * Math.min(lead, 4)) *
    (0.6 + 0.4 * recognised);
  return cited({ value: best.name, raw: best.name, source: cite(ctx, best.page, best.line), confidence });
}

/** The association's name in a line, without what else stands there. */
export function nameIn(text: string): string | undefined {
  if (
    !/assoc|assn|hoa|h\.o\.a|poa|coa|condominium|cooperative|townhomes|homeowners|council of|corp\b|corporation/i.test(
      text,
    )
  )
    return undefined;
  for (const part of text.split(/ {2,}|\s[|•·–—-]\s|\t/)) {
    if (part.length > LONGEST_NAMED) continue;
    for (const pattern of [FULL, UPPER, SHORT]) {
      const name = pattern.exec(part)?.[1]?.replace(/\s+/g, ' ').trim();
      if (!name) continue;
      const bare = name.replace(/^(?:between|by|of|for|and|to|with|prepared for|the)\s+/i, '');
      const after = part.slice(part.indexOf(name) + name.length);
      if (
        NOT_A_NAME.test(bare) ||
        /^(?:19|20)\d\d (?:HOA|POA|COA|Homeowners)\b/i.test(bare) ||
        TRADE.test(bare) ||
        /^ (?:management|services|of|institute|law)\b/i.test(after) ||
        bare.split(' ').length < 2
      )
        continue;
      return bare;
    }
  }
  return undefined;
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, ' ').replace(/\b(?:inc|the|association|assn|assoc|homeowners?|owners?|condominium|hoa)\b/g, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
}
