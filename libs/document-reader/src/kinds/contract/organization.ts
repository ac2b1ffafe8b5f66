import { anyOf } from '../../lexicon/parties';
import { LAWS, REALMS, STATES, STREETS } from '../../lexicon/places';

/** Why a name cannot be a party's, each a test with a name: the constraint that whatever proposes a party obeys. */
const NO_PARTY: readonly { id: string; words: RegExp }[] = [
  { id: 'place', words: new RegExp(`^(?:the\\s+)?(?:${anyOf(REALMS)}\\s+of\\s+)?${anyOf(STATES)}$`, 'i') },
  { id: 'realm', words: new RegExp(`^(?:the\\s+)?${anyOf(REALMS)}\\s+of(?:\\s+[A-Z][\\w’'-]*){1,3}$`, 'i') },
  {
    id: 'law',
    words: new RegExp(
      `^(?:the\\s+)?${anyOf(STATES)}\\s.{0,40}\\b${anyOf(LAWS)}\\b|^${anyOf(LAWS)}\\s+\\d`,
      'i',
    ),
  },
  {
    id: 'address',
    words: new RegExp(
      `^\\d{1,6}[A-Z]?\\s(?:[A-Z\\d][\\w.’'-]*\\s){1,4}${anyOf(STREETS)}\\b|^P\\.?\\s?O\\.?\\s+Box\\b|\\b${anyOf(STREETS)}\\b\\.?,\\s[A-Z][\\w. ]+,\\s[A-Z]{2}\\b`,
      'i',
    ),
  },
  {
    id: 'post',
    words:
      /^(?:(?:vice|senior|regional|general|executive|assistant|managing) )*(?:director|president|manager|superintendent|supervisor)(?: of |, )/i,
  },
  // `For the Association` over a signature, `Indemnity. the Company shall`.
  {
    id: 'role',
    words:
      /\S\s+the (?:Association|Company|Contractor|Customer|Client|Owner|Provider|Trust|Vendor)$|^FOR THE [A-Z]+$/,
  },
  {
    id: 'organ or title',
    words: /^(?:the\s+)?board of (?:directors|trustees|managers|governors)$|\b(?:agreement|contract)$/i,
  },
  { id: 'date', words: /^(?:\d{1,2}[/.-]){2}\d{2,4}$|^[A-Z][a-z]+ \d{1,2}, (?:19|20)\d\d$/ },
];

/** Whether a name may be an organization's or a person's, and is no state, statute, address or date. */
export function mayBeParty(name: string): boolean {
  const plain = name.replace(/[.,;:"”\s]+$/, '').trim();
  return !NO_PARTY.some(({ words }) => words.test(plain));
}
