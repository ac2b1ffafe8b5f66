/**
 * What the documents of a service contract have in common, whatever they are called and however they look: two parties, a
 * price for a period, a term, a way out, a place to sign. Each is found in other documents too, four of them in hardly any.
 */
const SIGNS = [
  /\b(?:letter|memorandum) of (?:understanding|agreement|engagement|intent)\b|\b(?:service|work|purchase|subscription) (?:order|authorization)\b|\bterms of (?:our|this|the) engagement\b|\b(?:our|your|this) engagement (?:for|to|of|by|as)\b|\bengagement (?:letter|as)\b|\bthis letter (?:sets out|confirms|states|describes)\b|\border form\b|\b(?:agreed|service) terms\b|\bthese terms apply\b|\bthis (?:order|engagement|arrangement|offer)\b|\b(?:the )?terms (?:on|under|upon) which\b|\bagreement\b|\bcontract (?:for|between|with|is|dated|no\.?)\b|\bour contract\b|\bour understanding (?:of|with)\b|(?:^|\n)[^\n.]{0,50}\bproposal[ \t]*(?:\n|$)|\b(?:this|our|the) (?:proposal|offer|quotation|quote|bid) (?:(?:is|are|remains?|stays?) (?:open|good|valid|firm)|of|for)\b/i,
  /\bpleased to (?:offer|propose|provide|submit|quote|confirm|represent|assist|serve)\b|\bour (?:proposal|quotation|quote|offer) (?:is|for|to)\b|\bwe (?:propose|offer|agree) to [a-z]{3,}\b|\bopportunity to [a-z]{3,}\b|\b(?:contractor|vendor|seller|provider) (?:shall|will|agrees to) [a-z]{3,}\b|\bwe will (?:do|begin|deliver|start)\b|\bwe (?:propose|offer|will|agree) (?:to )?(?:provide|perform|furnish|service|clean|maintain|treat|mow|plow|inspect|monitor|audit|review|prepare|represent)\b|\bparties agree (?:to|on)\b|\b(?:inc|llc|co|corp|company|p\.[ac])\b\.?,? (?:will|shall|agrees to|proposes to) (?!not\b)[a-z]{3,}\b/i,
  /(?:^|\n)[ \t]*(?:vendor|contractor|service provider|provider|supplier|seller|buyer|customer|client|subscriber|(?:proposal )?(?:prepared|submitted) (?:for|to))(?: name)?(?:\s*:|\s{2,})\s*\S|(?:^|\n)[ \t]*(?:prepared|submitted) for (?!the\b)[A-Z]|\(\s*(?:the\s+)?["“](?:(?:the )?firm|contractor|vendor|provider|company|association|client|customer|owner|we|you)["”,]|["“]you["”] means\b|(?:^|\n)[ \t]*between\s*:?\s+(?:the\s+)?[A-Z]|(?:^|\n)[ \t]*re\s*:[^\n]{3,60}\n(?:[^\n]{0,80}\n)?[ \t]*dear (?:board|mr|ms|members|directors)\b|(?:^|\n)[ \t]*for [A-Z][^\n.$]{3,60}\n[^\n]{0,2}[ \t]*(?:accepted|agreed)\b/i,
  /\$\s?(?:[\d,]+(?:\.\d\d)?|_{3,}|\[[*_ ]{1,8}\])\s*(?:\/|per|an?|(?:for )?each|every)\s*(?:(?:unit|home|door|lot)\s+(?:per|an?|each)\s+)?(?:month|mo\b|quarter|year|annum|season|visit|push|week|hour)\b|\$\s?[\d,]+(?:\.\d\d)? per (?:unit|home|door|lot)\b|\b(?:lump sum|(?:fixed|flat|total|annual|monthly) (?:fee|price)|the (?:fixed )?sum) of\b|\b(?:monthly|quarterly|annual|yearly|seasonal)\s+\$\s?\d|\b(?:monthly|quarterly|annual|yearly|seasonal|contract) (?:fee|price|charge|rate|cost)(?: (?:is|of|will be|shall be)\b|\s*:?\s*\$|\s*:\s*\n)|\bprice (?:for [^.;$\n]{3,40} )?is \$|\bour (?:fee|price|charge|rate)s?\b[^.;$\n]{0,60}?\b(?:is|are|will be|shall be)\b|\bbilled (?:monthly|quarterly|annually|per (?:month|quarter|year))\b/i,
  /\b(?:terminate|cancel)\w*\b[^.;]{0,80}\bnotice\b|\b(?:may|can) (?:be )?(?:stop|end|quit|discontinue|leave|decline)(?:ed)?\b[^.;]{0,80}\b(?:notice|writing)\b|\b(?:wish|intend|elect|desire|decide)\w*\s+(?:not\s+)?to (?:stop|end|terminate|cancel|renew|continue|leave)\b|\bnotice (?:to (?:cancel|terminate)|of (?:cancellation|termination|non-?renewal))\b|\bcancellation\b[^.;\n]{0,40}\bnotice\b|\bunless (?:you|we|either|one|a party)\b[^.;]{0,60}\bdays before\b/i,
  /\brenew(?:s|ed)?\b[^.;]{0,30}\bautomatic\w*|\brenews? (?:each [a-z]+ \d{1,2} )?for (?:one|a|another|a further)[ -](?:further |more )?year\b|\bautomatic(?:ally)?\b[^.;]{0,20}\b(?:renew\w*|extend\w*)|\b(?:is|are|be|stands?)\s+(?:then\s+|thereby\s+)?(?:extended|renewed|continued)\s+(?:by itself\s+)?for\b|\bends without renewal\b|\bsuccessive\b[^.;]{0,30}\bterms?\b|\b(?:month to month|quarter to quarter|year to year)\b/i,
  /(?:^|\n| {2})[ \t]*(?:accepted|agreed|acknowledged|approved and accepted|acceptance)(?:\s*:|\s+(?:by|for|and agreed|on behalf)\b|\s*_{3,})|\b(?:accepted|agreed) on behalf of\b|(?:^|\n)[ \t]*authorized by\s*:?\s*_{3,}|\bin witness whereof\b|(?:^|\n)[ \t]*by\s*:\s*_{4,}|\b(?:customer|client|owner|vendor|contractor|authorized)(?:['’]s)? signature\b|\bsign (?:below|[^.\n]{0,30}and (?:return|mail|send))\b|\b(?:reply|answer)\b[^.\n]{0,24}["“']?\b(?:agreed|accepted)\b/i,
  /\b(?:start|commencement|effective|end|expiration) date\b|\b[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4} ?(?:[-–—]|to|through) ?[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\b|\bfrom [^.;\n$]{0,24}\d{4} (?:to|through|until) [^.;\n$]{0,24}\d{4}\b|\b(?:begin(?:s|ning)?|commenc\w+|start(?:s|ing)?|takes effect)\b[^.;]{0,60}\b(?:end(?:s|ing)?|expir\w+|continues? for|(?:through|until|by) [A-Z][a-z]{2,8} \d{1,2})\b|(?:^|\n)[ \t]*(?:start|begins?|commences?)\s*(?::|\s{2,})\s*[A-Z\d][^\n]{4,20}\n\s*(?:ends?|expires?|term)\b|\bterm (?:is|of|shall be|will be|runs)\b[^.;\n]{0,30}\b(?:years?|months?|from)\b|\bseason\b[^.;\n]{0,40}\d{1,2},? 20\d\d\b/i,
  /\b(?:price|fee|rate|charge)s? (?:(?:goes|go|will go|may go) up|(?:will |may )?(?:rises?|increases?))\b|\b(?:raise|increase|adjust|change)s? (?:the|our|its) (?:\w+ )?(?:price|fee|rate|charge)s?\b|\b(?:price|fee|rate)s? (?:is|are|remains?|will be|shall be|will remain) (?:firm|fixed)\b|\bprice (?:changes?|adjustments?)\b|\b(?:fee|price|rate|charge)s? (?:shall|will) (?:increase|rise|be (?:increased|adjusted))\b|\bno increases?\b[^.;]{0,30}\b(?:during|exceed)/i,
  /\b(?:proof|certificates?) of (?:liability )?insurance\b|\$[\d,]+ (?:in|of) (?:general )?liability\b|\bliability (?:coverage|insurance)\b|\bwe (?:are insured|carry (?:\w+ ){0,3}(?:liability|insurance))\b/i,
  /\bindependent contractor\b|\bindemnif\w+|\bhold harmless\b|\bworkmanlike\b|\bacts? of god\b|\bliability (?:is|shall be|will be) limited\b|\bin no event shall\b/i,
];
const ENOUGH = 4;

/** `This is an estimate and not a contract`, `neither an offer nor an agreement`: what a document says that it is not. */
const DISCLAIMED =
  /\b(?:is|are) (?:only |merely )?(?:an? [\w ]{3,30}(?: and|,) )?not an? (?:binding )?(?:contract|agreement)\b(?! (?:of|to|for)\b)|\bneither an? (?:offer|contract|agreement) nor\b|\bnot (?:be )?(?:bound|obligated) until a contract\b/i;

export function disclaimsContract(text: string): boolean {
  return DISCLAIMED.test(text.replace(/\s+/g, ' '));
}

/** Whether a text has what contracts have, of which no single word says it. */
export function hasContractSigns(text: string): boolean {
  // Words that say one thing may stand in two lines of a paragraph.
  const running = text.replace(/\s*\n\s*/g, ' ');
  if (disclaimsContract(running)) return false;
  return SIGNS.filter((sign) => sign.test(text) || sign.test(running)).length >= ENOUGH;
}
