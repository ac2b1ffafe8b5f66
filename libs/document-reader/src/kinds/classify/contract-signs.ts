const COUNT =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty(?:-four)?|thirty(?:-six)?|forty-five|sixty|seventy-five|ninety)(?: \\(\\d+\\))?';
const SPAN = `\\b(?:${COUNT}|a)[ -](?:calendar |business |full )?(?:days?|weeks?|months?)\\b`;
const PER =
  '(?:(?:per|an?|each|every|/|for (?:the|a|each))\\s?(?:\\w+ )?(?:month|mo\\b|quarter|year|yr\\b|annum|season|week|unit|home|visit|trip|job|push)|monthly|quarterly|annual|yearly|seasonal|(?:twelve|12) months)';
/** A price for a period, in figures. */
const RATE = `\\$ ?[\\d,]+(?:\\.\\d\\d)?[^$.;]{0,40}?${PER}|${PER}[^$.;]{0,60}\\$ ?\\d`;
const HAS_RATE = new RegExp(RATE, 'i');
const WRITES =
  '\\b(?:notice|writ(?:e|es|ing|ten)|letter|e-?mail|tell\\w*|told|notif\\w*|inform\\w*|lets?)\\b';
const ENDS =
  '\\b(?:cancel\\w*|terminat\\w*|opts? out|walk away|disconnect|leav(?:e|ing)|end(?:s|ed|ing)?|stop|discontinue|quit|withdraw|drop out|non-?renewal)\\b';

/**
 * What the documents of a service contract have, whatever they are called and in whatever words: who pays, a price for
 * a period, a term, a way out, a place to sign. Each is found in other documents too, so many of them in hardly any.
 */
const SIGNS: Record<string, RegExp> = {
  payer:
    /\b[A-Z][\w&’'.-]+,? (?:(?:[A-Z][\w’'.-]*|of|at|the|on) ){0,5}(?:Association|ASSOCIATION|Assn|ASSN|Assoc|HOA|POA|Condominiums?|CONDOMINIUM|Owners|OWNERS|Townhom\w+|Council|Cooperative|Corp|Trust)\b/,
  price: new RegExp(
    `${RATE}|\\b(?:fees?|price|charges?|rate|total|sum|compensation)\\b[^$.;]{0,70}\\$ ?[\\d_]`,
    'i',
  ),
  term: new RegExp(
    `\\b${COUNT}[ -](?:consecutive |full |plan |contract |calendar )?(?:months?|years?|seasons?)\\b|\\b(?:start|begin|commenc|effective|from|term)\\w*\\b[^$;]{0,50}\\b20\\d\\d\\b|20\\d\\d ?(?:to|through|until|[-–—]) ?[A-Z\\d]`,
    'i',
  ),
  notice: new RegExp(`(?:${WRITES}|\\bending\\b)[^.;]{0,90}${SPAN}|${SPAN}[’']?[^.;]{0,60}(?:${WRITES}|\\bending\\b)`, 'i'),
  leaving: new RegExp(`${ENDS}[^.;]{0,70}\\b(?:agreement|contract|arrangement|notice|writing|written|letter|either|days)\\b`, 'i'),
  signing:
    /_{5,}|\/s\/|\b(?:signature|signed|countersign\w*|sign (?:below|and return))\b|(?:^|\n| {2})[ \t]*(?:accepted|agreed|approved|authorized)\b[^\n.]{0,60}(?:by|for|:|date|on behalf)|(?:^|\n| {2})[ \t]*by\s*:|\breply\b[^.\n]{0,20}(?:agreed|accepted)|in witness whereof/i,
  renewal:
    /\brenew\w*|\bautomatic\w*\b|\brolls? over\b|\b(?:month|year)[- ](?:to|by)[- ](?:month|year)\b|\bsuccessive\b|\bafter that\b|\bthereafter\b/i,
  change:
    /\b(?:rate|price|fee|charge|amount|figure|pricing|increase|adjust|index)\w*\b[^.;$]{0,110}\d ?(?:%|percent)|\b(?:percent|%)[^.;$]{0,60}\b(?:rate|price|fee|charge)|\bcpi\b|consumer price|\b(?:price|fee|rate|charge|figure)s? (?:is |are |stays? |remains? )?(?:firm|fixed|held|good|the same|unchanged)|\bno (?:change|increase) in price/i,
  extras:
    /\$ ?[\d,.]+\s*(?:\/|per|an?|each)\s*(?:[a-z-]+ )?(?:hour|hr|visit|call|foot|each|yard|inch|unit|trip)\b|\$ ?[\d,.]+ each\b|\b(?:after[- ]hours|overtime|emergency|additional|extra|not included?|not covered|excluded|hourly|out-of-pocket|beyond)\b/i,
  liability:
    /\b(?:general liability|insured for|liability (?:is|insurance|coverage)|carr(?:y|ies) |independent contractor|indemnif|hold harmless|workers['’]? comp|(?:certificates?|proof) of insurance|warrant(?:y|ed)|responsib(?:le|ility) (?:of|for))/i,
  promise:
    /\b(?:we|i|[a-z]{3,} [a-z]{3,}|contractor|vendor|provider|company|inc\.?|llc|co\.?|services?|corp\.?|engineers?|firm|p\.c\.|cpas?) (?:will|shall|agrees? to|offers?|proposes?|provides?|propose to|are (?:to|pleased))(?! (?:not|be|have|hold|meet|notify|keep you)\b) [a-z]+|\b(?:terms of|scope of|included:|frequency|pleased to|our (?:pric(?:e|es|ing)|rates?|fees?) for)\b|(?:^|\n)[^\n.$]{0,40}\b(?:proposal|bid|quotation|quote|estimate)\b(?! (?:comparison|tabulation))[^\n.$]{0,60}(?:\n|$)/i,
  acceptance:
    /(?:^|\n| {2})[ \t]*(?:accepted|agreed|acknowledged|approved|ok(?:ay)?|response)\b[^\n]{0,40}(?:_{3,}|:|\b(?:by|for|on behalf of)\b)|\bagreed (?:for|on behalf)|\b(?:counter)?sign\b[^.\n]{0,40}\b(?:below|return|mail|one copy|at the foot)|\bto accept\b|\b(?:accepted|agreed) (?:by|on behalf of)\b|\b(?:reply|answer)\b[^.\n]{0,20}(?:agreed|accepted)|(?:customer|client|owner|association)(?:['’]s)? signature|signed for/i,
  billing:
    /\b(?:we|to be|are|is|and|charges?|client|customer) (?:bill(?:ed|s)?|invoic\w+)\b|\bbills? (?:go|comes?|are sent|monthly|for)|\bnet (?:\d\d|thirty)\b|\bpayable\b|\binstall?ments?\b|\bdeposit\b|\b(?:payment|invoices?)\b[^.;]{0,30}\bdue\b/i,
  name: /\b(?:agreement|contract|order|proposal|quotation|quote|estimate|bid|engagement|enrollment|subscription|authorization|confirmation of|modification|letter)\b/i,
}; // prettier-ignore
const ENOUGH = 7;
/** Somebody promises work, for a price, and somebody takes the offer: no more makes a contract. */
const ESSENCE = ['promise', 'price', 'acceptance'];

/** What mail, memos and letters have at their head. */
const OF_MAIL =
  /(?:^|\n| {2})[ \t]*(?:(?:from|subject|re)[ \t]*:|(?:memo(?:randum)?|dear|hello|hi|hey|good (?:morning|afternoon))\b)/i;
/** What is written to owners about what they pay, of insurance, and what asks for a payment. */
const OF_OTHER_MONEY =
  /\b(?:assessments?|dues|premiums?|(?<!\b(?:we|will|to) )invoice|(?:amount|balance|total) due)\b|\b(?:dear|to)(?: all| our| new| the)* (?:(?!board\b)\w+ ){0,2}(?:owners?|homeowners?|neighbors?|members?|residents?|shareholders?)\b(?!['’]? [A-Z])/i;

/** `This is an estimate and not a contract`, `neither an offer nor an agreement`: what a document says that it is not. */
const DISCLAIMED =
  /\b(?:is|are) (?:only |merely )?(?:an? [\w ]{3,30}(?: and|,) )?not an? (?:binding )?(?:contract|agreement)\b(?! (?:of|to|for)\b)|\bneither an? (?:offer|contract|agreement) nor\b|\bnot (?:be )?(?:bound|obligated) until a contract\b/i;

/** What a meeting does: its minutes speak of contracts, their prices and who approved them. */
const OF_MEETING = [
  /\bmotion\b|\bmoved\b/i,
  /\bsecond(?:ed)?\b/i,
  /\badjourn|\bcall(?:ed)? to order\b|\bin favor\b/i,
];

export function disclaimsContract(text: string): boolean {
  return DISCLAIMED.test(text.replace(/\s+/g, ' '));
}

/**
 * Whether a letter, mail or memo names a price for a period, as one does that announces what a service costs from a day
 * on. It is a contract only where its vendor and its customer are found too.
 */
export function mayStatePrice(text: string): boolean {
  return OF_MAIL.test(text) && !OF_OTHER_MONEY.test(text) && HAS_RATE.test(text.replace(/\s*\n\s*/g, ' ')) && /\b20\d\d\b/.test(text); // prettier-ignore
}

/** Whether a text has what contracts have, of which no single word says it. */
export function hasContractSigns(text: string): boolean {
  // Words that say one thing may stand in two lines of a paragraph.
  const running = text.replace(/\s*\n\s*/g, ' ');
  if (disclaimsContract(running) || OF_MEETING.every((words) => words.test(text))) return false;
  const has = (sign: RegExp): boolean => sign.test(text) || sign.test(running);
  if (ESSENCE.every((name) => has(SIGNS[name]!))) return true;
  return Object.values(SIGNS).filter(has).length >= ENOUGH;
}
