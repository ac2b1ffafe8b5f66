import type { HeadSpec } from '../reading/table-heads';
import { isTotalName, PREMIUM } from './premium-words';

/** What a column of such a table holds. */
export type Role =
  | 'line'
  | 'limit'
  | 'deductible'
  | 'premium'
  | 'old'
  /** `Renewal`, `Proposed`: the term to come, beside one that ends. */
  | 'next'
  | 'fees'
  | 'whole'
  | 'carrier'
  | 'policy'
  | 'period'
  | 'from'
  | 'to';

export const OLD = /expiring|expired|\bprior\b|previous|last year|\bold\b/i;
const NO_MONEY =
  /%|percent|included|change|difference|increase|\brate\b|per unit|per door|basis|exposure|install|\bsummary\b|breakdown|\bschedule\b|\bstatement\b|\brecap\b|\bnotice\b/i;

/** `$1M / $2M` is in a row. */
const LIMITS = /\$\s?\d[\d.]*\s?[MK]\b/i;
/** Numbers of policies and days over words: a line of fields over the head, of which one may stand beside it. */
const OF_FIELD = /(?:\d{5}|\d\/\d{1,2}\/\d).*\s[A-Za-z]{3}/;

/** Points from the left edge within which no column of amounts begins. */
const LEFT = 120;

const VOCABULARY =
  'coverage coverages part line lines business limit limits insurance liability deductible deductibles annual total premium premiums premises policy number period term carrier company insured named effective expiration date agent address mailing total amount taxes fees form'.split(' '); // prettier-ignore

/** Heads of tables of premiums. */
export const SPEC: HeadSpec<Role> = {
  roleOf,
  vocabulary: VOCABULARY,
  names:
    /(?<=^|\s)(?<!(?:and|&|\/)\s)(?:(?:annual|total|estimated|renewal|expiring|proposed|current|prior|written|advance|net|policy)\s+)*(?:premiums?|limits?(?: of (?:insurance|liability))?|deductibles?|retention|coverages?(?: part)?|carrier|insurer|policy (?:number|no\.?|#|period|term|type)|effective(?: date)?|expiration(?: date)?)(?=\s|$)/gi,
  isHead: (roles, columns) => {
    if (columns.some(({ words }) => LIMITS.test(words))) return false;
    if (columns.filter(({ words }) => OF_FIELD.test(words)).length > 1) return false;
    const has = (role: Role): boolean => roles.includes(role);
    // At the left edge `Premium` heads a group of rows.
    if (columns.length === 1 && columns[0]!.x0 < LEFT) return false;
    // Of premises.
    if (/^prem\.?$/i.test(columns[0]!.words)) return false;
    if (columns.length === 1) return PREMIUM.test(columns[0]!.words) && isTotalName(columns[0]!.words);
    return (
      has('premium') ||
      (has('next') && has('old')) ||
      roles.filter((role) => role === 'next').length > 1 ||
      (has('deductible') && (has('limit') || has('line'))) ||
      isOfPolicies(has) ||
      isInvoice(columns)
    );
  },
};

/** What an invoice calls the price of a policy. */
export const AMOUNT = /^\W*(?:amount(?: due| billed)?|charges?|debit)\W*$/i;

const isInvoice = (columns: { words: string }[]): boolean =>
  columns.length > 2 && columns.some(({ words }) => AMOUNT.test(words)) && columns.some(({ words }) => /\bpolicy\b/i.test(words)); // prettier-ignore

/** `Type | Policy number | Effective | Expires`: a list of policies, whatever else it has. */
const isOfPolicies = (has: (role: Role) => boolean): boolean =>
  has('policy') &&
  has('line') &&
  (has('carrier') || has('period') || (has('from') && has('to'))) &&
  (has('limit') || has('deductible') || has('premium') || has('carrier'));

/** Terms side by side in a document of premiums, of which no head says so again: `Expiring`, `2026 Renewal`. */
const YEARS = /^\W*20\d\d(?:\s?[-–/]\s?(?:20)?\d\d)?\W*$/;
const TERM =
  /^\W*(?:(?:expiring|expired|prior|previous|current|last|this|renewal|proposed|quoted|offer|option|alternative|selected|accepted|bound|new|years?|yr|term|policy|cost|amount|quote|\b\d\b|20\d\d(?:\s?[-–/]\s?(?:20)?\d\d)?|\d\d[-–/]\d\d)\W*)+$/i;
const NEXT =
  /\b(?:renewal|proposed|quoted|offer|option|alternative|selected|accepted|bound|new|this (?:year|yr|term))\b/i;
const ENDING = /\b(?:expiring|expired|prior|previous|current|last (?:year|yr|term))\b/i;

/** Characters of a column's head; with more, fields and titles above have run into it. */
const LONGEST_HEAD = 60;

function roleOf(words: string): Role | undefined {
  if (words.length > LONGEST_HEAD) return undefined;
  if (YEARS.test(words)) return 'next';
  if (TERM.test(words) && !/policy/i.test(words) && NEXT.test(words) !== ENDING.test(words))
    return NEXT.test(words) ? 'next' : 'old';
  if (PREMIUM.test(words) && !NO_MONEY.test(words)) {
    if (/\blimit|deductible/i.test(words)) return undefined;
    return OLD.test(words) ? 'old' : 'premium';
  }
  if (/\blimits?\b.*\bdeductible/i.test(words)) return 'limit';
  if (/deductible|retention|\bded(?:uct)?\b(?!\.?:)/i.test(words)) return 'deductible';
  if (/\blimits?\b|\bvalues?\b|insured amount|amount of insurance|\btiv\b/i.test(words)) return 'limit';
  if (/\btax(?:es)?\b|\bfees?\b|surcharge|\btria\b|\bstamp(?:ing)?\b|\bassessment\b|^\W*icc\W*$/i.test(words))
    return 'fees';
  if (
    /^\W*(?:grand |annual |row )?total(?: cost| due| amount| this year)?\W*$|^\W*(?:annual )?(?:cost|charge)\W*$/i.test(
      words,
    )
  )
    return 'whole';
  if (
    /policy\s*(?:\/ quote )?(?:(?:prefix (?:and|&) )?number|num\b|no\b\.?|#|id\b)|\bumr\b|^\W*(?:carrier|company|insurer)\W+(?:policy )?(?:no\b|number|#)/i.test(
      words,
    )
  )
    return 'policy';
  if (/policy (?:period|term)|\bperiod\b|effective dates|\bterm\b|^\W*(?:months|mos)\W*$/i.test(words))
    return 'period';
  if (/\beff(?:ective)?\b|inception|^\W*from\W*$/i.test(words)) return 'from';
  if (/\bexp(?:ir\w*)?\b|renewal date|^\W*to\W*$/i.test(words)) return 'to';
  if (/carrier|insurer|\bcompany\b|underwrit|^\W*security\W*$|\binsr\b|^\W*ltr\W*$/i.test(words))
    return 'carrier';
  return /^(?!(?!coverage).*\b(?:forms?|conditions)\b).*(?:coverage|line of|^\W*lines?\W*$|type|description|\bcauses?\b|\bperils?\b|\bpart\b|insurance|policy|item|\bname\b|\blayer\b|\bcov\b)/i.test(
    words,
  )
    ? 'line'
    : undefined;
}

/** `Coverage | Limit of insurance`: heads under which no amount is a premium, or a charge that is added to one. */
export function areOfLimits(heads: string[]): boolean {
  const roles = heads.map(roleOf);
  return roles.includes('limit') && !roles.includes('premium');
}
