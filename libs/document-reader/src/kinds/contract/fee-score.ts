import type { Context } from './amount-context';
import type { FeePeriod } from './fee-amounts';

/** `in an annual amount not to exceed $13,200`: a price, though written as its bound. */
const CAPPED_FEE =
  /\b(?:annual|monthly|yearly|quarterly|total|contract|maximum)\s+(?:\w+\s+)?(?:amount|compensation|fee|sum|cost|price|payment)s?\s+(?:shall\s+|will\s+)?not(?:[\s.]+to)?[\s.]+exceed\s*$/i;

/** `a not-to-exceed amount of`, `The fee for our audit will not exceed`: the price of a job, which is paid once. */
const CAPPED_PRICE =
  /\bnot[- ]to[- ]exceed\s+(?:amount|price|sum|fee|total|cost)\s+of\s*$|\bfees? for (?:our|the|this|these)\b[^.;$]{3,70}\b(?:will|shall) not exceed\s*$/i;

const FEE_NOUN =
  /\b(?:(?:management|service|services|maintenance|base|basic|monthly|annual|yearly|quarterly|contract|monitoring|landscap\w+|fixed|minimum monthly|regular|total|subscription|bulk|license|hosting|retainer|administrative)\s+)*(?:fees?|price|compensation|charges?|cost|contract sum|rate|payments?|amount|consideration|installments?|total|remuneration|retainer|invest?ment|sum of|lump sum)\b/i;
const PAY =
  /\b(?:shall|will|agrees?|hereby agrees)\s+(?:also\s+)?(?:to\s+)?(?:pay|compensate|be paid|receive|be compensated|charge|bill|invoice)|\bpayable\b|\bin consideration\b|\bas (?:full )?compensation\b|\bfor (?:the|all|such) (?:services|work)\b|\bpays?\b|\bpaid\b/i;

const DECOY =
  /\b(?:late (?:fee|charge|payment)|past[- ]due|overdue|delinquen|contaminat|interest\b|finance charge|deposit|retain(?:age|ed from)|liabilit|insur|limits?\b|aggregate|per occurrence|each occurrence|combined single|indemn|deductible|damages?|penalt|fine\b|returned check|nsf|insufficient funds|terminat|cancell?ation|liquidated|reimburs|out[- ]of[- ]pocket|(?:billed|charged|passed through) at (?:our )?cost\b|additional (?:service|work|visit|charge|time|unit|cost)|additional [a-z]+ (?:cart|bin|container|bag)|extra|overtime|emergenc|after[- ]hours|holiday|trip charge|in excess of|exceed|more than|less than|greater than|up to\b(?! [\d,]+ [a-z])|bond\b|umbrella|worth|attorney|collections\b|collection (?:costs?|fees?|agenc|charges?|expenses?|actions?)|costs? of collection|resale|transfer fee|disclosure|estoppel|postage|copies|photocop|mailing|set[- ]?up|(?:initiation|activation|installation|start[- ]?up)(?! date)|onboarding|credit\b|discount|refund|bonus|training|consultation|programming|equipment|replacement|repair|labor rate|hourly|surcharge|permit|liens?\b|fuel|tax(?:es)?\b(?! (?:returns?|services|preparation))|optional\b|if (?:s?elected|chosen|ordered|accepted)\b|(?:on|upon|by) request\b|fdic|budget of|reserve (?:fund|account))/i;
/** `on past due accounts`, however far before the amount: what it costs to pay late. */
const OVERDUE = /\b(?:past[- ]due|overdue|delinquen\w+)\b/i;

/** `$14,850.00, payable as follows:` ends its clause; `Deposit upon signing` on the next line is another figure's. */
function ownLine(after: string): string {
  const next = after.search(/\n\s*[A-Z]|\.\s+[A-Z][a-z]/);
  return next < 0 ? after : after.slice(0, next);
}

/** `in place of the former price of $480`, `(was $480)`, `Present monthly charge  $480`: what the new price takes the place of. */
const REPLACED =
  /\b(?:in (?:place|lieu) of|instead of|rather than|replac(?:es|ing)|supersed(?:es|ing)|up from|down from|compared (?:with|to)|(?:until|up to) now|so far|list (?:price|rate)|quoted by|(?:increase|decrease|reduction|difference|saving) of)\b[^$;]{0,50}$|\b(?:former|formerly|previous|previously|prior|old|expiring|last year['’]?s|was)\b(?:\s+(?:[a-z]+\s+){0,2}(?:price|fee|rate|charge|amount|cost|period|year|term|contract)s?)?\s*(?:of|was|is|:)?\s*$|\bexisting (?:[a-z]+ )?(?:mortgage|loan|note)\b[^.]{0,60}$|\b(?:present|existing)\s+(?:[a-z]+\s+){0,2}(?:price|fee|rate|charge|cost)s?\s*(?:of|was|is|:)?\s*$/i;

/** `In place of the former price Owner pays`: the words on what it replaces are over, this is what is paid. */
const PAYS_NOW =
  /\b(?:pays?|(?:shall|will|agrees? to) (?:pay|be)|(?:is|are) (?:now|billed|charged))\b[^$]{0,30}$/i;

/** `a contract that has run at`, `the previous contractor charged`, `payable through June 30 remains`: what is paid until now. */
const UNTIL_NOW =
  /\b(?:present|current) (?:[a-z]+ )?(?:cleaner|company|vendor|contractor|provider|firm|hauler|crew)\b[^$;]{0,60}$|\b(?:last|previous|prior|former) (?:year|season|co\b|company|vendor|contractor|provider|firm)\b(?! of)[^$;]{0,60}$|\b(?:through|until) [A-Z][a-z]+ \d{1,2}(?:, \d{4})? (?:the \w+ )?(?:remains?|stays?|continues?)\b[^$;]{0,30}$|\b(?:has|have|had) (?:(?:been|run|cost|charged|applied|continued|paid|held|kept|stayed)\b(?! (?:set|fixed|agreed|increased|raised|reduced|changed|adjusted|revised)))[^$;]{0,60}$/i;

/** `In the second year the price is`: not the price of now. */
export const LATER_YEAR =
  /\b(?:(?:second|third|fourth|fifth|following|next|subsequent) (?:contract )?year|year (?:two|three|four|2|3|4)|(?:on|upon|at|after) (?:each )?renewal)\b[^$;]{0,60}$/i;

/** `Of the new price, $115.00 a month is for the garden`: a part of it. */
const PART_OF_PRICE = /\bof (?:the|this|that) (?:\w+ )?(?:price|fee|amount|total|sum|charge),?\s*$/i;

/** `the technology charge of $85 per quarter is abolished`, `$60.00 a month more than before`: paid no more, or a difference. */
export const ABOLISHED =
  /^\s*[-–—(]\s*(?:no\b(?! (?:later|more|less))|declined\b|crossed\b)|^[^.;$]{0,40}\b(?:is|are)\s+(?:hereby\s+)?(?:abolished|deleted|eliminated|discontinued|waived|no longer)\b|^\s*(?:an?|per|each)\s+\w+\s+(?:more|less|higher|lower)\s+than\b/i;

/** `Client is billed`, `the Association pays the sum of`: who pays, and what. */
const PAYER =
  /\b(?:customer|client|owner|association|[HP]OA|purchaser|subscriber|buyer|you|board)\s+(?:pays?|is (?:billed|charged|invoiced)|are (?:billed|charged)|(?:shall|will|agrees? to) (?:pay|be (?:billed|charged|invoiced)))\s+(?:[\w.,&'’-]+\s+){0,9}$/i;

/** `The price is $90.00 per cleaning`: a sentence that says nothing but the price. */
const PRICE_IS = /\b(?:the|your|our) (?:price|fee|charge|rate)(?: (?:is|will be|shall be)|\s?:)\s*$/i;

/** `Apex will tend the pool and its equipment for $900 a month`: the price of what is promised, whatever that is. */
const PROMISED_FOR =
  /\b(?:will|shall|agrees? to)\s+(?!(?:pay|be|not)\b)[a-z]+\b[^;$]{3,160}\b(?:for|at)\s*$/i;

/** `Provider will pay a one-time fee of $9,000 to the Association`, `pays the Association a fee of $9,000`: money that goes the other way. */
const PAID_BACK =
  /\b(?:provider|vendor|contractor|company|seller|supplier|operator|licensee|we)\s+(?:pays|(?:shall|will|agrees? to)\s+(?:also\s+)?pay)\b([^$.;]{0,80})$/i;
const TO_CUSTOMER =
  /(?:^|\bto)\s+(?:the\s+)?(?:association|customer|client|owners?|hoa|purchaser|buyer|council|corporation)\b/i;

/** `Our fee for these services will be`: words that lead up to the price of a letter. */
const OUR_PRICE =
  /\b(?:(?:our|your|the total)\s+(?:\w+\s+)?(?:fee|price|charge)s?|the (?:fee|price)(?= for))\s+(?:for\s+[^.;$]{3,60}\s)?(?:will be|shall be|is|are)\s+(?:an?\s+)?(?:(?:fixed|flat|firm|total|lump)\s+)?(?:(?:fee|price|sum|amount|charge)\s+of\s+)?$/i;

/** `Network fee, $20.00 per port per month, is not part of this plan`. */
const APART =
  /\b(?:is|are|not) (?:not )?(?:part of|in(?:cluded)? in) (?:this|the|our)\b(?<=\bnot\b.*)|\bnot in(?:cluded in)? (?:the )?total\b/is;
/** `If the client employs a guard of ours, it pays $4,500`: what is paid in a case that may never come. */
const IN_CASE =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:[A-Z][\w ]{2,24}\.\s+)?(?:if|should|whenever|in case|in the event)\b/i;
/** `Optional services:` over rows that nobody need order. */
const OTHERS_BELOW =
  /\b(?:optional|alternat\w+|additional|extras?|add-ons?|not included)\b[^\n$]{0,60}:\s*$/i;
/** Of prices beside each other that of what is done once. */
const ONCE = /\bone[- ]time\b|, once\b/i;

/** The nearest line above that has no price of its own. */
const headOf = (above: string): string =>
  above.split('\n').findLast((line) => line.trim() !== '' && !line.includes('$')) ?? '';

const isRegular = (period: FeePeriod | undefined): boolean =>
  period === 'month' || period === 'quarter' || period === 'year';

export function scoreOf(
  context: Context,
  about: { period: FeePeriod | undefined; near: boolean; total: boolean; each: boolean },
): number {
  const { before, after, sentence, above, heading } = context;
  let score = 0;
  if (isRegular(about.period)) score += about.near ? 3 : 2;
  if (about.period === 'one-time') score += 1;
  if (about.period === 'unit') score -= 1;
  if (PAY.test(sentence)) score += 1.5;
  if (FEE_NOUN.test(before.slice(-110)) || (FEE_NOUN.test(heading) && !DECOY.test(heading))) score += 2;
  else if (FEE_NOUN.test(sentence)) score += 1;
  if (/\b(?:fee|price|compensation|payment)s?\b/i.test(above)) score += 0.7;
  if (about.total) score += 1;
  if (OUR_PRICE.test(before)) score += 1.5;
  if (
    /(?:^|\n)\s*(?:\d+[.)]\s*)?(?:(?:monthly|annual|base|total|contract|management|service|quarterly)[\w ]{0,40}(?:fee|price|charge|cost|amount|rate|total|compensation|investment|payment)s?(?: is| of)?|price)\s*[:.…_ ]*$/i.test(
      before,
    )
  )
    score += 2;
  if (/^\s*(?:\S{0,2}\s*)$/.test(before) && FEE_NOUN.test(above.split('\n').slice(-3).join(' ')))
    score += 1.5;
  if (
    /\b(?:remaining|balance|prepayment|first payment|initial payment|upon (?:signing|execution|completion))\b[^$]*$/i.test(
      before.slice(-60),
    )
  )
    score -= 2.5;
  if ((REPLACED.test(before) && !PAYS_NOW.test(before)) || UNTIL_NOW.test(before)) score -= 5;
  if (LATER_YEAR.test(before)) score -= 2.5;
  if (PART_OF_PRICE.test(before)) score -= 5;
  if (OTHERS_BELOW.test(headOf(above))) score -= 5;
  if (APART.test(sentence)) score -= 5;
  else if (IN_CASE.test(sentence)) score -= about.near && isRegular(about.period) ? 0.5 : 5;
  if (ONCE.test(before) || ONCE.test(after.slice(0, 12).split('\n')[0]!)) score -= 2.5;
  if (ABOLISHED.test(after)) score -= 6;
  const back = PAID_BACK.exec(before)?.[1];
  if (back !== undefined && TO_CUSTOMER.test(`${back}$${after.slice(0, 90).split(/[.;$]/)[0]}`)) score -= 6;
  if (about.period === 'unit' && (PAYER.test(before) || PRICE_IS.test(before))) score += 2.5;
  const promised = about.near && about.period !== 'unit' && PROMISED_FOR.test(before);
  if (promised) score += 1.5;
  const isEach = about.period === 'unit' || (about.each && about.period === undefined);
  if (isEach && PROMISED_FOR.test(before)) score += 4;
  if (CAPPED_PRICE.test(before)) score += 1.5;
  else if (CAPPED_FEE.test(before)) score -= 1;
  else if (OVERDUE.test(before)) score -= 5;
  else if (DECOY.test(before.slice(-90)) && !promised) score -= 5;
  else if (
    DECOY.test(
      ownLine(after)
        .slice(0, 60)
        .replace(/^[^a-z]*(?:per|each|a)\s+(?:month|year|quarter|annum)[^a-z]*|\bup to\b/gi, ''),
    )
  )
    score -= 2.5;
  if (
    /\b(?:late|liabilit|insurance|per occurrence|retainage|deposit|hourly|per hour)\b/i.test(sentence) &&
    !PAY.test(before)
  )
    score -= 2;
  return score;
}
