/* Words of letters, minutes and newsletters that tell a budget in sentences. */

const HOMES = '(?:homes?|houses?|households?|units?|lots?|owners?|members?|famil(?:y|ies)|townhomes?|condos?|cabins?|parcels?|residences?|properties|doors?|neighbors|memberships?)'; // prettier-ignore

/** "our 212 homes", "64 lots". */
export const COUNT_OF_HOMES = new RegExp(
  `(?<![$\\d,.])\\b(\\d{1,3}(?:,\\d{3})?)\\s+(?:(?!per\\b|an?\\b|each\\b)[a-z]+\\s+)?${HOMES}\\b`,
  'gi',
);

/** Behind an amount, or before it: it is what one home pays. */
export const FOR_EACH_HOME = new RegExp(
  `^\\s*(?:\\/|(?:a|per|every|each|(?:for|from|by)? ?each(?: of)?(?: (?:our|the|all))?(?: \\d+)?)\\s+)(?:paying )?${HOMES}\\b|^\\s*(?:each|apiece)\\b`,
  'i',
);
export const EACH_HOME_PAYS = new RegExp(`\\b(?:each|every)\\b(?: of)?[\\w, ]{0,30}\\b${HOMES}\\b.{0,12}\\b(?:pays?|is billed|owes|contributes?)\\b.{0,20}$`, 'i'); // prettier-ignore

/** What is due for one home, where a count of bills follows or nothing does. */
export const OF_DUES = /\b(?:dues|assessments?|fees?|fines?|charges?|installments?|raise[sd]?)\b/i;

/** "Dues stay at", "installments of": what follows is what each home pays, unless it is far too much. */
export const DUES_AT =
  /\b(?:dues|assessments?|fees?|installments?)\b[^,;$]{0,25}\b(?:at|to|of|are|is|be|from)\s*$/i;

export const BILLS: readonly { times: number; words: RegExp }[] = [
  { times: 12, words: /^\s*(?:\/ ?mo\b|(?:a|per|each|every|\/)\s*month\b|monthly\b)/i },
  { times: 4, words: /^\s*(?:(?:a|per|each|every|\/)\s*quarter\b|quarterly\b)/i },
  { times: 2, words: /^\s*(?:twice a year|semi-?annual(?:ly)?|every six months)\b/i },
  { times: 1, words: /^\s*(?:(?:a|per|each|every|\/)\s*year\b|annual(?:ly)?\b|yearly\b)/i },
];

/** It looks ahead. */
export const PLANS =
  /\b(?:will|shall|would|expect\w*|anticipat\w*|propos\w*|plan(?:s|ned|ning)?|adopt\w*|approv\w*|allows?|should|budgeted (?:for|at)|brings? in|(?:expense|income|spending) side)\b/i;
/** It looks back. */
export const LOOKS_BACK =
  /\b(?:finished|ended|spent|used|cost us|came (?:to|in)|w(?:ere|as)|covered|reached|paid out|took in|last year|remained|stood|had|collected|received)\b/i;
/** A sentence or a heading that begins to tell a year's budget. */
export const BEGINS_PLAN =
  /\bbudget\b|\bplan\b|\bspending\b|\bexpect\w*\b|\bdues\b|\bassessments?\b|\b(?:income|expenses?)\b/i;
export const PROPOSED = /\bpropos\w*|\bdraft\b|\brecommend\w*/i;
export const ADOPTED = /\b(?:adopt|approv|ratif)\w*|\b(?:carried|passed)\b/i;

export const BRINGS_IN =
  /\b(?:brings?|bringing|takes?|taking|collects?|collecting|receives?|receiving|earns?|raises?|generates?|generating|yields?|produces?|gives?|provides?)\b(?: us)?(?: in)?\b|\bcomes? in\b/i;
export const IS_INCOME = /\b(?:income|revenues?|receipts)\b/i;
/** "We will collect", "which brings in": whose money comes in, and not from what. */
export const COMES_FROM_DUES = new RegExp(`\\b(?:with|from|for)\\s+(?:(?:each|all|of|our|the)\\s+)*\\d[\\d,]*\\s+(?:[a-z]+\\s+)?${HOMES}\\b|\\bdues\\b|\\bassessments?\\b`, 'i'); // prettier-ignore
export const SPENDS = /\b(?:spend\w*|expens\w*|expenditures?|costs?|outlays?|disburse\w*|pay(?:ing)? out)\b/i;

export const SAYS_TOTAL =
  /\b(?:totals?|totall?ing|in all|all (?:together|told)|altogether|combined|overall|sum|comes? to|adds? up to|brings? (?:the|our) \w+ to)\b/i;
/** A side and nothing else: "approved spending of", "Income/Revenue". */
export const SIDE_ALONE =
  /^(?:.*\b(?:approved|adopted|sets?|propose[sd]?|plans?|allows?|authorized|anticipates?)\s+)?(?:(?:an?|operating|total|annual|yearly|planned|proposed|projected|all|our|the|approved|estimated|overall|gross)\s+)*(?:income|revenues?|income ?\/ ?revenues?|expenses?|spending|expenditures?|costs?|budget)$/i;

/** What is left, what the bank holds, what changes: no line of a budget. */
export const NO_LINE =
  /\b(?:balances?|surplus|cushion|surprises|unexpected|left over|in the bank|checking|leav(?:es|ing)|remains? at|stands? at|more than|less than|over (?:the|last)|under (?:the|last)|(?:in|de)creas(?:e|es|ed|ing) (?:of|by)|up from|down from|rais(?:e|ed|es|ing) .*\bfrom|compared|instead of|limit|deductible|recommended|(?:late fee|fine|penalty) of)\b/i;
