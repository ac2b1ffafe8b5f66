/** Words of a clause on how the price of a contract changes. */
export const RISE =
  /\bincreas\w*|\bescalat\w*|\badjust(?:ed|s|ment|ments|able|ing)?\b|\brais(?:e|es|ed|ing)\b|\brise[sn]?\b|\buplift|\bsteps?[- ]up\b|\b(?:is|are|be) (?:multiplied|\d+(?:\.\d+)?\s?% (?:higher|more))|\bsubsequent years?\b|\b1[01]\d(?:\.\d{1,2})?\s?(?:%|percent) of\b|\b(?:higher|more) (?:than|in) (?:the|each|every|that)\b|\bcost[- ]of[- ]living|\b(?:change|modify|revise|amend) (?:its|the|their|such|all) (?:\w+ ){0,3}(?:rates?|fees?|prices?|charges?)|\bprice (?:change|revision)s?|\bCOLA\b|\bgo(?:es)? up\b|\bgrows?\b|\bclimbs?\b|(?:%|\bper ?cent)\)?\s+(?:above|over)\s+(?:the|that|those|its)\b|(?:%|\bper ?cent)\)?\s+(?:is|are|will be|shall be|gets)\s+added\b|\badd(?:s|ed|ing)?\s+(?:\w+\s+){0,3}\(?\d+(?:\.\d+)?\s?%|\bpass(?:ed|es|ing)?\s+(?:(?:the|any|such|th(?:is|at|ese|ose)|its|our)\s+(?:\w+\s+)?)?(?:through|on|along)\b|\bplus\s+(?:\w+ ){0,3}\(?\d+(?:\.\d+)?\)?\s?%|\bindexed\b|\b(?:moves?|var(?:y|ies)|fluctuates?) with\b|\brevis(?:ed|es|ions?)\b/i;
export const PRICE =
  /\$\s?\d|\bescalat(?:or|ion)\b|\b(?:fees?|prices?|pricing|rates?|charges?|compensation|contract (?:sum|amount|price)|payments?|amounts?|costs?|sums?|remuneration|retainer|premium|consideration|installments?|(?:monthly|quarterly|annual|yearly|level|regular) (?:invoices?|bills?|billings?))\b/i;
export const INDEX =
  /consumer\s+price\s+index|\bC\.?P\.?I\.?\b|\bcpi-?[uw]\b|employment cost index|\bECI\b|producer price index|\bPPI\b|price index|cost[- ]of[- ]living (?:index|adjust\w*|increase)|rate of inflation|inflation (?:rate|index)|\bCOLA\b/i;
/** Percentages of money that is no price: fines, money held back, shares of a bill, votes. */
export const DECOY =
  /late (?:fee|charge|payment)|past[- ]due|overdue|delinquen|\binterest\b|finance charge|unpaid|deposit|down payment|retain(?:age|ed)|withh(?:old|eld)|liabilit|mark-?up|cost plus|plus \d+ ?%? (?:overhead|markup)|overhead|profit|discount|rush|holiday|overtime|sales tax|attorney|vote|warranty|depreciat|cancellation fee|restocking|gratuit|commission|early termination|uptime|availab/i;
export const OTHER_PRICE =
  /hourly|labor rates?|time[- ]and[- ]materials?|extra work|additional services|unit prices?|premiums?|insurance|non-covered|deposit|fuel surcharge|surcharge/i;
export const COSTS =
  /(?:increas\w*|chang\w*|rise|rais(?:es|ed|ing)|adjust\w*|reflect\w*|proportion\w*|fluctuat\w*)[^.;]{0,90}\b(?:labor|wages?|materials?|fuel|disposal|landfill|tipping|dump|programming|retransmission|supplier|third[- ]party|operating|actual|direct|chemical|minimum wage|utility|payroll|union|local)\b[^.;]{0,30}\b(?:costs?|rates?|fees?|wages?|expenses?|increase|charges?)?|\b(?:labor|wage|material|fuel|disposal|landfill|programming|actual|direct|mechanic'?s?)\b[^.;]{0,40}\b(?:costs?|rates?|fees?|wages?)\b[^.;]{0,80}(?:increas\w*|chang\w*|adjust\w*|rise)|(?:increas\w*|chang\w*|rises?|adjust\w*|reflect\w*)[^.;]{0,40}\b(?:in|of|to|with)\s+(?:our|its|the (?:contractor|company|vendor|provider)['’]s)\s+(?:\w+\s+)?(?:costs?|expenses?)\b|\bcosts?\s+(?:of|for)\b[^.;]{0,60}\b(?:labor|wages?|materials?|fuel|disposal|landfill|insurance|chemicals?|parts|programming)\b[^.;]{0,60}\b(?:increas\w*|rises?|go(?:es)? up)\b/i;
export const NONE =
  /\b(?:no|without(?: any)?)\s+(?:\w+\s+){0,3}(?:increas(?:es?|ing)|escalat\w+|adjustments?|price changes?)\b|\bdo(?:es)? not (?:propose|request|seek|plan) (?:any |an )?(?:\w+ )?increases?\b|\b(?:shall|will|may|does|is|are|do)\s+(?:remain|stay|be|hold)?\s*(?:fixed|firm|unchanged|constant|the same|flat|locked)\b|\b(?:fixed|firm|guaranteed|locked)\s+(?:in\s+)?(?:for|during|throughout|through|over)\b|\b(?:shall|will|may|do(?:es)?)\s+not\s+(?:be\s+)?(?:subject to\s+(?:any\s+)?)?(?:increas\w*|escalat\w*|adjust\w*|chang\w*|rais\w*)\b|\bremains?\s+(?:fixed|firm|unchanged|constant|the same)\b/i;

/** The price itself moves, or the vendor may pass what its own costs rise by on to the customer. */
export function rises(text: string): boolean {
  return /\bpass(?:ed|es)?\s+(?:through|on|along)\b[^.;]{0,60}\bincreas|\bpass(?:ed|es)?\s+(?:the|any|such|th(?:is|at|ese|ose)|its|our)\s+(?:increas\w*|rises?)\s+(?:through|on|along)\b|\bincreas\w*[^.;]{0,60}\bpass(?:ed|es)?\s+(?:through|on|along)\b|(?:fees?|prices?|pricing|rates?|charges?|compensation|invoices?|billings?)\b[^.;]{0,80}(?:increas|escalat|adjust|rais|rise|change)|(?:increas|escalat|adjust|rais|change)\w*\s+(?:in\s+|of\s+)?(?:\w+\s+){0,4}(?:fees?|prices?|pricing|rates?|charges?|compensation|invoices?|billings?)/i.test(
    text,
  );
}
