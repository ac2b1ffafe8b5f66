import { anyOf } from '../../lexicon/parties';
import { STATES } from '../../lexicon/places';

const WORD = "(?:[A-Z][A-Za-z'’&.-]*|[A-Z]{2,}|\\d{1,4}(?:st|nd|rd|th)?|[IVX]{1,4})";
const LINK = '(?:of|at|the|on|and|&|in|de|del|la|las|los|el|by|No\\.?)';
/** Bounded, so that a line of nothing but names takes no longer than its length. */
const NAME = `${WORD}(?:,? (?:${WORD}|${LINK})){0,9}`;
export const SORT =
  "(?:(?:Home|Property|Unit|Lot|Land|Townhome|Town ?home|Condominium|Condo|Master|Villa|Apartment|Co-?)[ -]?Owners?['’]?s?['’]?|Home ?owners?['’]?s?['’]?|Owners?['’]?s?['’]?|Condominiums?|Community|Townhomes?|Townhouses?|Master|Maintenance|Improvement|Residents?['’]?|Neighborhood|Residential|Civic|Recreation|Villas?)";
export const TAIL = '(?:,? (?:Inc|Incorporated|LLC|Ltd|Corp|Corporation)\\b\\.?)?';

/** Associations that are no association by name: what a corporation or a trust is for says that it is one. */
const CORPORATE =
  "(?:(?:Condominium|Maintenance|Community|Home ?owners?['’]?s?['’]?|Owners?['’]?s?['’]?|Residents?['’]?|Townhomes?|Tenants?['’]?s?['’]?|Apartments?) (?:Corporation|Corp\\b\\.?)|Condominium Trust|Horizontal Property Regime|Condominium(?=,? (?:Inc|Incorporated|Corp|Corporation)\\b))";

const IN_CAPITALS =
  "(?:(?:CONDOMINIUM|MAINTENANCE|COMMUNITY|HOME ?OWNERS?['’]?S?['’]?|OWNERS?['’]?S?['’]?|RESIDENTS?['’]?|TOWNHOMES?|TENANTS?['’]?S?['’]?|APARTMENTS?) (?:CORPORATION|CORP\\b\\.?)|CONDOMINIUM TRUST|HORIZONTAL PROPERTY REGIME|COUNCIL OF (?:UNIT |CO-? ?)?OWNERS|ASSOCIATION OF (?:[A-Z-]{3,12} ?)?OWNERS|CONDOMINIUM(?=,? INC\\b)|COOPERATIVE|APARTMENT OWNERS)";
/** `Elevator Maintenance Corporation` does that work for others. */
const TRADE =
  /\b(?:elevator|landscap\w+|lawn|pool|building|property|janitorial|grounds?|mechanical|facilit\w+|street|road|tree|roof\w*|hvac) maintenance corp|\b(?:electric\w*|energy|power|waste|water|telephone|farm\w*|food|credit|insurance) (?:\w+ )?cooperative/i;

/** `Copper Kestrel Condominium Association, Inc.`, in any case of letters. */
const FULL = new RegExp(
  `(?<![A-Za-z\\d-]|\\d[.])(?:The )?(${NAME}(?: ${SORT}){0,3} (?:Association|ASSOCIATION|Assoc\\.?|ASSOC\\.?|Assn\\.?|ASSN)(?![A-Za-z])(?: of(?: [A-Z][a-z]+){1,3}(?=, Inc\\b))?${TAIL})`,
  'gu',
);
const UPPER = new RegExp(
  `(?<![A-Za-z])((?:THE )?[A-Z][A-Z0-9'’&.,-]*(?: [A-Z0-9'’&.,-]+){0,12} (?:${IN_CAPITALS}|ASSOCIATION|ASSOC\\.?|ASSN\\.?)(?:,? INC\\b\\.?)?)(?![A-Za-z])`,
  'gu',
);
const SHORT = new RegExp(
  `(?<![A-Za-z])(${NAME} (?:HOA|Hoa|H\\.O\\.A\\.|POA|COA|Condominiums|${CORPORATE}|(?:Council|Association) of (?:Unit|Apartment|Condominium|Home|Lot|Townhouse|Co-?) ?[Oo]wners|Association of Owners|Council of Owners|Owners Corporation|Housing Cooperative|Homeowners|Cooperative|Townhomes|Apartment Owners)${TAIL})(?![A-Za-z]| (?:Lending|Loans?|Bank|Mortgage|Finance|Insurance)\\b)`,
  'gu',
);

/** `Association of Apartment Owners of Copper Kestrel`, `AOAO Copper Kestrel`: the name of the place behind. */
const OF_OWNERS = new RegExp(
  `(?<![A-Za-z])((?:AOAO|AOUO|(?:(?:Association|ASSOCIATION|Council|COUNCIL) (?:of|OF) (?:[A-Z][A-Za-z-]{2,11} ?)?(?:Owners|OWNERS)|(?:${SORT} ){1,3}Association) (?:of|OF)(?: the| The| THE)?) ${NAME}${TAIL})`,
  'gu',
);

/** A condominium by its own name, `HARROW BEND, A CONDOMINIUM`: what heads a document that names no association. */
const PLACE = new RegExp(
  `(?<![A-Za-z])(${NAME}?)(,? (?:[Aa]n? )?(?:Condominium(?: Community)?|CONDOMINIUM(?: COMMUNITY)?))(?! [A-Z])`,
  'u',
);
/** Words that lead up to a name: `Bylaws of`, `Board of`. */
const OF_PAPER =
  /^.*\bdeclaration, |^.*\b(?:declaration|deed|by-?laws|rules|board|budget|statement|plan|articles|minutes|plat|map|plans?|agreement|policy|exhibit|amendment|property|known as)\b(?: \S+)*? (?:of|for|to|at|as) (?:the )?/i;
const NO_PLACE =
  /(?:^|\s)(?:of|the|an?|this|said|that|any|each|such|to|for|in|and|by|or|your|our|residential|commercial|mixed-use|master|leasehold|new|existing|phase|state|act|unit|declaration|deed|exhibit)$|(?<=.)(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3}/i;

const NOT_A_NAME =
  /^(?:the|this|said|named|an?|of|by|for|your|our|any|each|such|community|homeowners?|condominium|owners?|townhomes?|master|(?:property|unit|lot) owners?|residential(?: community)?|commercial|nonprofit|non-profit|business)(?:['’]?s?)? assoc|management|institute|american|national|bar association|apartment association|arbitration|bureau|\b(?:for|of|by|to|and|or) (?:the|this|said) assoc|managers|realtors|^(?:condominium trust|horizontal property regime)$|insurance|underwriting|fire protection|^polic(?:y|ies)\b|^(?:\S*\d\S* )+(?:HOA|POA|COA)$/i;

/** `Otter Lake Association | Insurance Agency`, `Otter Lake Association | Partners, LLC`: a company that works for some. */
const FOR_OTHERS =
  /\| (?:(?:insurance )?(?:agency|group|brokers?)|insurance (?:llc|inc)|management|services|of|institute|law|package|polic(?:y|ies)|form|endorsements?|coverage|program)\b|(?:association|hoa)\| (?!(?:and|of|by|to|with|for)\b)(?:[a-z]\S*,? ){1,3}(?:llc|inc|llp|corp|co)\b/i;

/** A sentence that names an association is shorter than this. */
export const LONGEST_NAMED = 400;

/** `Bylaws of Otter Lake Association`, `March 4, 2011 by Otter Lake Association`, `Pump Service Company and Otter Lake Association`: what is not its own name. */
const BEFORE_NAME =
  /^.*\b(?:(?:declarations?|deed|covenants|by-?laws|articles|charter) (?:of|for)|(?:19|20)\d\d,? (?:by|between)) (?:the )?(?=\S+ \S)|^.*\b(?:inc|llc|corp|corporation|company|co|ltd|lp|systems|solutions|(?:service )?provider|contractor|vendor|consultant|supplier|seller)\b\.?,? and (?:the )?(?=\S+ \S)/i;

/** `(Contractor), Salem, Oregon, and Otter Lake Association`. */
const AFTER_PLACE = new RegExp(`^.{0,40},\\s${anyOf(STATES)},?\\sand\\s(?:the\\s)?(?=\\S+ \\S)`, 'i');

/** `For the Board of Otter Lake Association`. */
const OF_ITS_BOARD =
  /^(?:the )?(?:board(?: of (?:directors|trustees|managers))?|trustees|members|owners|officers|treasurer|secretary|president)(?: of|,) (?:the )?/i;

/** Gaps, dashes and the ends of sentences, `Fee. The Association`; not the dot of `Assoc. Inc`. */
const PARTS =
  / {2,}|\s[|•·–—-]\s|\t|(?<=[A-Za-z]{3})(?<!\b(?:assoc|assn|corp|inc|ltd|condo|prop|bldg|ave|blvd))\.\s+(?=[A-Z\d])/i;

/** The name of a condominium in a line that names no association. */
export function placeIn(text: string): string | undefined {
  if (!/condominium/i.test(text)) return undefined;
  for (const part of text.split(PARTS)) {
    const match = part.length > LONGEST_NAMED ? null : PLACE.exec(part);
    const place = match?.[1]?.replace(OF_PAPER, '').replace(/^(?:(?:of|for|at|to|by|the) )+/i, '').trim(); // prettier-ignore
    if (!match || !place || NO_PLACE.test(place) || NOT_A_NAME.test(`${place} `)) continue;
    return `${place}${match[2]}`.replace(/\s+/g, ' ');
  }
  return undefined;
}

/** The association's name in a line, without what else stands there. */
export function nameIn(text: string): string | undefined {
  if (
    !/assoc|assn|aoao|aouo|hoa|h\.o\.a|poa|coa|condominium|cooperative|townhomes|homeowners|apartment owners|council of|horizontal property|corp\b|corporation/i.test(
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
        .replace(AFTER_PLACE, '')
        .replace(BEFORE_NAME, '')
        .replace(/^(?:between|by|of|for|and|to|with|prepared for|the)\s+/i, '')
        .replace(OF_ITS_BOARD, '');
      const after = part.slice(match.index + match[0].length);
      if (
        NOT_A_NAME.test(bare) ||
        TRADE.test(bare) ||
        FOR_OTHERS.test(`${bare}|${after}`) ||
        bare.split(' ').length < 2
      )
        continue;
      return bare;
    }
  }
  return undefined;
}
