import { anyOf } from '../../lexicon/parties';
import { STATES } from '../../lexicon/places';
import { mayBeParty } from './organization';

/** A name that a contract binds, with the words by which it goes on. */
export interface Party {
  name: string;
  start: number;
  end: number;
  /** `Contractor`, `Association`; the defined term or the label before the name. */
  role: string;
  evidence: number;
}

/** `("Contractor")`, `(hereinafter the "Association")`, `("Schindler", "we", "us")`, `hereinafter called Owner`. */
export const TERM =
  /\(\s*(?:[^()"“”]{0,90}?)["“”']+\s*([A-Za-z][^"“”()]{1,40}?)\s*[,.]?["“”']*\s*(?:(?:[,;/]|\b(?:or|and)\b)\s*[^()]{0,60})?\)|\(\s*(?:(?:hereinafter|hereafter|herein)\s+(?:\w+\s+){0,4})?(?:the\s+)?([Cc]ontractor|[Vv]endor|[Aa]ssociation|[Oo]wner|[Cc]lient|[Cc]ustomer|[Cc]ompany|[Mm]anager|[Aa]gent|[Pp]rovider|[Ss]ervice [Pp]rovider|[Cc]onsultant|HOA|CONTRACTOR|OWNER|ASSOCIATION|CLIENT|CUSTOMER)\s*\)|(?:,?\s*(?:hereinafter|hereafter|herein)\s+(?:(?:referred to|called|known|designated|described|collectively|individually|sometimes|as|the|also|to)\s+)*)["“”']?([A-Z][A-Za-z ]{1,30}?)["“”']?(?=[,;.\s])/g;

/** `Apex Lifts, Inc., as Contractor, and Oak Ridge Association, Customer.` */
export const AS_ROLE =
  /,\s+(?:as\s+)?(?:the\s+)?(Contractor|Vendor|Provider|Manager|Operator|Supplier|Customer|Client|Owner|Subscriber|Purchaser)(?=\s*(?:[,.;(]|and\b))/g;

const NAME_END =
  /\s*(?:(?<=\b(?:Inc|LLC|L\.L\.C|Corp|Ltd|Co)\b\.?\s*)(?:of\s+(?=[A-Z][\w. ]{2,30},\s+[A-Z])|(?:for|to|in|as|is|will|shall|whereby)\s)|(?<=\b(?:[Ii][Nn][Cc]|L\.?L\.?C|[Cc][Oo][Rr][Pp]|[Ll][Tt][Dd])\b\.?,?[\s\u2060]*)(?:and|And|AND)[\s\u2060]+(?=[A-Z])|,\s+(?:an?|the|with|whose|having|located|of|doing|d\/?b\/?a|its|as|acting|by and through|on behalf|organized|existing|individually|at|and|or|herein(?:after)?|hereafter|[A-Z]?\d+\s|P\.?\s?O\.?\s|R\.?R\.?\s)|,?\s+c\/o\s|,\s+(?:[Ss]ervice\s+[Pp]rovider|[Pp]rovider|[Cc]ontractor|[Vv]endor|[Oo]wner|[Cc]lient|[Cc]ustomer|[Aa]gent|[Mm]anager|[Oo]perator|[Ss]upplier|[Ss]eller|[Bb]uyer)\s*(?:[,.]|$)|\(|\s+(?:herein(?:after)?|hereafter|whose|located|having|with (?:its|offices)|doing business|d\/b\/a|dba|of\s+\d+|at\s+\d+|for the|an?\s+[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s+(?:corporation|company|limited|non-?profit|not|partnership|LLC|C\b))|;|\s+§|\n\n|\s{2,}|\n\s*\d+\s|\n[A-Z][a-z]+(?: [a-z]+){0,3}\s?:\s|\.\s+[A-Z][a-z]+\s[a-z])/;

/** A company's own ending, or a word that only companies have. */
export const SUFFIX =
  /\b(?:inc|incorporated|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|plc|llp|lp|association|assn|hoa|trust|cooperative|bank|services|group|partners|enterprises|management|associates|systems|solutions|cpas?|pllc|p\.? ?[ac])\b\.?/i;

/** `Inc.` makes a company of any words; `Management` and `Services` do not. */
export const SUFFIX_OWN =
  /\b(?:inc|incorporated|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|plc|llp|lp|pllc|p\.?[ac])\b\.?\s*$/i;

/** Names of those who pay, and of those who work for them, where no word says who is who. */
export const CUSTOMER_NAME =
  /home ?owners?(?:['’]s?)?\s|condominium|\bcondos?\b|\bhoa\b|(?:community|owners?['’]?s?|townhom\w+|property owners|unit owners|villas?|lofts?|estates?|residents|recreation|master|maintenance|neighbou?rhood|civic)\s+(?:association|assoc|assn|council|corporation)|\bassociation\b|\bco-?owners\b|\bcouncil of (?:unit |apartment )?owners\b|\b(?:owners|tenants|residents|apartments?)['’]?\s+corp(?:oration)?\b|\bco-?op(?:erative)?\b/i;
export const VENDOR_NAME =
  /\b(?:services?|landscap\w+|management|engineers?|engineering|custodial|plowing|elevators?|lifts?|pools?|aquatics?|lakes?|ponds?|weed|environmental|pest|termite|exterminat\w+|janitorial|cleaning|security|guards?|patrol|alarm|fire|life safety|disposal|waste|haul\w*|recycling|sanitation|cable|broadband|internet|telecom\w*|communications|maintenance|mechanical|plumbing|electric\w*|roofing|paving|snow|lawn|grounds|tree|arborists?|arbor care|access controls?|irrigation|systems|solutions|contract(?:ors?|ing)|construction|consult\w+|insurance|enterprises|technologies|pros|(?<=& )sons?|brothers)\b/i;

/** A name of those who pay that names no trade. */
export const isPayerName = (name: string): boolean => CUSTOMER_NAME.test(name) && !VENDOR_NAME.test(name);

/** A name that says by its words that it is an organization's. */
export const isOrganization = (text: string): boolean =>
  [SUFFIX, CUSTOMER_NAME, VENDOR_NAME].some((words) => words.test(text));

/** Matches a name whatever space parts its words. */
export const patternOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');

/** `Apex Lifts, Inc., Salem, Oregon`. */
const PLACE_BEHIND = new RegExp(`(\\b(?:Inc|LLC|Corp|Ltd|Co)\\b\\.?),\\s+[A-Z][\\w. -]{2,25},\\s+(?:${anyOf(STATES)}|[A-Z]{2})$`); // prettier-ignore

/** A name without what describes it: state, address, trade name. */
export function cleanName(text: string, inProse = false): { text: string; at: number } {
  // `the Oak Ridge Association` is named without its article, `The Bankers Bank` with it.
  const lead = /^[\s"“'(]*(?:[Bb][Yy]\s*:\s*)?(?:the\s+)?/.exec(text)![0].length;
  const body = text.slice(lead);
  // In running text a gap is a wide space; in a form it parts two fields.
  const end =
    NAME_END.exec(inProse ? body.replace(/(\S) {2}(?=\S)/g, '$1\u2060 ') : body)?.index ?? body.length;
  return { text: body.slice(0, end).replace(/[\s,;:"”'(]+$/, '').replace(PLACE_BEHIND, '$1'), at: lead }; // prettier-ignore
}

/** The party that words name, with where it stands in the text; undefined where they are no name. */
export function partyIn(
  words: string,
  start: number,
  { role = '', evidence, inProse = false }: { role?: string; evidence: number; inProse?: boolean },
): Party | undefined {
  const { text, at } = cleanName(words, inProse);
  const from = start + at;
  return isName(text)
    ? { name: text.replace(/\s+/g, ' '), start: from, end: from + text.length, role, evidence }
    : undefined;
}

export function isName(text: string): boolean {
  if (!mayBeParty(text)) return false;
  if (text.length < 2 || text.length > 90 || !/[A-Za-z]{2}/.test(text) || /_{2,}|[[$%<>@#]|:\s/.test(text))
    return false;
  return /^["“]?[A-Z0-9]/.test(text) && !NO_NAME.test(text) && text.split(/\s+/).length <= 14;
}

/** What a party is called, or a field of a form. */
const NO_NAME =
  /^(?:the\s+)?(?:part(?:y|ies)|undersigned|contractor|owner|association|company|client|customer|vendor|agreement|following|us|you|to|from|attn|date|address|name)\b\s*$/i;
