/**
 * What the papers of a service contract have in common, whatever they are called and however they look: two parties, a
 * price for a period, a term, a way out, a place to sign. Each is found in other papers too, four of them in hardly any.
 */
const SIGNS = [
  /\b(?:letter|memorandum) of (?:understanding|agreement|engagement|intent)\b|\b(?:service|work|purchase) (?:order|authorization)\b|\bagreement\b|\bcontract (?:for|between|with|is|dated|no\.?)\b|\bour contract\b|\bour understanding (?:of|with)\b|(?:^|\n)[^\n.]{0,50}\bproposal[ \t]*(?:\n|$)|\b(?:this|our|the) (?:proposal|offer|quotation|quote) (?:is|are|remains?|stays?) (?:open|good|valid|firm)\b/i,
  /\bpleased to (?:offer|propose|provide|submit|quote|confirm)\b|\bour (?:proposal|quotation|quote|offer) (?:is|for|to)\b|\bwe (?:propose|offer|agree) to [a-z]{3,}\b|\bwe (?:propose|offer|will|agree) (?:to )?(?:provide|perform|furnish|service|clean|maintain|treat|mow|plow|inspect|monitor|audit|review|prepare|represent)\b|\bparties agree (?:to|on)\b/i,
  /(?:^|\n)[ \t]*(?:vendor|contractor|service provider|provider|supplier|(?:proposal )?(?:prepared|submitted) (?:for|to))(?: name)?(?:\s*:|\s{2,})\s*\S|(?:^|\n)[ \t]*(?:prepared|submitted) for (?!the\b)[A-Z]|\(\s*(?:the\s+)?["“](?:contractor|vendor|provider|company|association|client|customer|owner)["”]\s*\)|(?:^|\n)[ \t]*between\s*:?\s+(?:the\s+)?[A-Z]/i,
  /\$\s?[\d,]+(?:\.\d\d)?\s*(?:\/|per|an?|(?:for )?each|every)\s*(?:unit\s+per\s+|home\s+per\s+|door\s+per\s+)?(?:month|mo\b|quarter|year|annum|season|visit|push|week|hour)\b|\b(?:lump sum|(?:fixed|flat|total|annual|monthly) (?:fee|price)) of\b|\b(?:monthly|quarterly|annual|yearly|seasonal|contract) (?:fee|price|charge|rate|cost)(?: (?:is|of|will be|shall be)\b|\s*:?\s*\$|\s*:\s*\n)|\bour (?:fee|price|charge|rate)s?\b[^.;$\n]{0,60}?\b(?:is|are|will be|shall be)\b|\bbilled (?:monthly|quarterly|annually|per (?:month|quarter|year))\b/i,
  /\b(?:terminate|cancel)\w*\b[^.;]{0,80}\bnotice\b|\b(?:may|can) (?:stop|end|quit|discontinue|leave|decline)\b[^.;]{0,80}\b(?:notice|writing)\b|\bnotice (?:to (?:cancel|terminate)|of (?:cancellation|termination|non-?renewal))\b|\bcancellation\b[^.;\n]{0,40}\bnotice\b/i,
  /\brenew(?:s|ed)?\b[^.;]{0,30}\bautomatic\w*|\brenews? for (?:one|a|another|a further) (?:further |more )?year\b|\bautomatic(?:ally)?\b[^.;]{0,20}\b(?:renew\w*|extend\w*)|\bsuccessive\b[^.;]{0,30}\bterms?\b|\b(?:from )?(?:month to month|year to year)\b/i,
  /(?:^|\n)[ \t]*(?:accepted|agreed|acknowledged|approved and accepted|acceptance)(?:\s*:|\s+(?:by|for|and agreed|on behalf)\b|\s*_{3,})|\bin witness whereof\b|(?:^|\n)[ \t]*by\s*:\s*_{4,}|\b(?:customer|client|owner|vendor|contractor|authorized)(?:['’]s)? signature\b|\bsign (?:below|and return)\b|\breply\b[^.\n]{0,20}["“']?\b(?:agreed|accepted)\b/i,
  /\b(?:start|commencement|effective|end|expiration) date\b|\b[A-Z][a-z]{2,8} \d{1,2}, \d{4} ?[-–—] ?[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b|\bfrom [^.;\n$]{0,24}\d{4} (?:to|through|until) [^.;\n$]{0,24}\d{4}\b|\b(?:begin(?:s|ning)?|commenc\w+|starting|takes effect)\b[^.;]{0,60}\b(?:end(?:s|ing)?|expir\w+|continues? for)\b|\bseason\b[^.;\n]{0,40}\d{1,2},? 20\d\d\b/i,
  /\b(?:price|fee|rate|charge)s? (?:(?:goes|go|will go|may go) up|(?:will |may )?(?:rises?|increases?))\b|\b(?:raise|increase|adjust|change)s? (?:the|our|its) (?:\w+ )?(?:price|fee|rate|charge)s?\b|\b(?:price|fee|rate)s? (?:is|are|remains?|will be|shall be|will remain) (?:firm|fixed)\b|\bprice (?:changes?|adjustments?)\b|\bfee (?:shall|will) (?:increase|be (?:increased|adjusted))\b/i,
  /\b(?:proof|certificate) of (?:liability )?insurance\b|\$[\d,]+ (?:in|of) (?:general )?liability\b|\bliability (?:coverage|insurance)\b/i,
];
const ENOUGH = 4;

/** Whether a text has what contracts have, of which no single word says it. */
export function hasContractSigns(text: string): boolean {
  // Words that say one thing may stand in two lines of a paragraph.
  const running = text.replace(/\s*\n\s*/g, ' ');
  return SIGNS.filter((sign) => sign.test(text) || sign.test(running)).length >= ENOUGH;
}
