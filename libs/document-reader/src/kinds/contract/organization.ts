import { anyOf } from '../../lexicon/parties';
import { LAWS, REALMS, STATES, STREETS } from '../../lexicon/places';

/** What cannot be a party, by its words: a place, a law, an address, a post, a role, an organ, a day. */
const NO_PARTY: readonly RegExp[] = [
  new RegExp(`^(?:the\\s+)?(?:${anyOf(REALMS)}\\s+of\\s+)?${anyOf(STATES)}$`, 'i'),
  new RegExp(`^(?:the\\s+)?${anyOf(REALMS)}\\s+of(?:\\s+[A-Z][\\w’'-]*){1,3}$`, 'i'),
  new RegExp(`^(?:the\\s+)?${anyOf(STATES)}\\s.{0,40}\\b${anyOf(LAWS)}\\b|^${anyOf(LAWS)}\\s+\\d`, 'i'),
  new RegExp(
    `^\\d{1,6}[A-Z]?\\s(?:[A-Z\\d][\\w.’'-]*\\s){1,4}${anyOf(STREETS)}\\b|^P\\.?\\s?O\\.?\\s+Box\\b|\\b${anyOf(STREETS)}\\b\\.?,\\s[A-Z][\\w. ]+,\\s[A-Z]{2}\\b`,
    'i',
  ),
  /^(?:(?:vice|senior|regional|general|executive|assistant|managing) )*(?:director|president|manager|superintendent|supervisor)(?: of |, )/i,
  // `For the Association` over a signature, `Indemnity. the Company shall`.
  /\S\s+the (?:Association|Company|Contractor|Customer|Client|Owner|Provider|Trust|Vendor)$|^FOR THE [A-Z]+$/,
  /^(?:the\s+)?board of (?:directors|trustees|managers|governors)$|\b(?:agreement|contract)$/i,
  /^(?:\d{1,2}[/.-]){2}\d{2,4}$|^[A-Z][a-z]+ \d{1,2}, (?:19|20)\d\d$/,
];

/** Whether a name may be an organization's or a person's, and is no state, statute, address or date. */
export function mayBeParty(name: string): boolean {
  const plain = name.replace(/[.,;:"”\s]+$/, '').trim();
  return !NO_PARTY.some((words) => words.test(plain));
}
