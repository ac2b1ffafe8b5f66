const STATES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming'.split(
    ' ',
  );

/**
 * Classes of questions that the budget of one association and its documents cannot answer, whatever else they name.
 * One of them decides: a right figure beside such a question would be taken for an answer to it.
 */
const CLASSES: Readonly<Record<string, readonly RegExp[]>> = {
  'other associations': [
    /\bnext-? ?door\b|\b(?:across|down|up) the (?:street|road|block)\b/,
    /\b(?:other|another|neighboring|nearby|similar|comparable|different|most|typical|surrounding) (?:hoas?|associations?|communit(?:y|ies)|condos?|condominiums?|buildings?|complex(?:es)?|neighborhoods?|developments?|subdivisions?|townhomes?|townhouses?|properties|places?|boards|managers?|compan(?:y|ies)|vendors?)\b/,
    /\b(?:hoas?|associations?|communit(?:y|ies)|condos?|buildings?|complex(?:es)?) (?:nearby|near us|near here|around here|in (?:the|our) (?:area|neighborhood|city|town|county|state))\b/,
    /\b(?:which|what) (?:hoa|association|community|condo)\b(?! (?:is|are|does) this)/,
    /\b(?:national|state|local|area|market|industry|regional|city|county) averages?\b|\baverage (?:hoa|association)\b/,
  ],
  'single owners': [
    /\b(?:which|what) (?:board member|director|officer|neighbor)s?\b|\b(?:lists?|names?|e-?mails?|addresses|roster|directory) (?:of )?(?:all )?(?:the |our )?(?:owners|residents|members)\b|\b(?:owners|residents|members)\b.*\b(?:e-?mails?|e-?mail addresses|phone numbers)\b/,
    /\bwhich (?:unit|house|home|condo|apartment|lot)s?\b/,
    /\b(?:neighbors?|tenant|renter)s? (?:\w+ )?(?:pay|pays|paying|paid|owe|owes)\b|\b(?:pay|pays|paying|paid|owe|owes)\b.*\bthan (?:me|him|her|mine|my neighbors?)\b/,
    /\bwho(?:se)?(?! (?:do|did|does) (?:we|you|the)\b)\b.*\b(?:behind|late|overdue|past due|delinquent|owes?|owed|paid(?! for| by)|pays? (?:late|on time|extra|more|less)|vot(?:ed?|ing))\b/,
    /\b(?:unit|apt|apartment|lot|building) #? ?\d+\b|\b(?:guy|lady|owner|person|people|folks|woman|man) (?:in|at|from) #? ?\d+\b|\b(?:im|i am|i live|we are|live) (?:in|at) #? ?\d+\b/,
    /\bbehind (?:on|in|with) (?:(?:the|their|his|her|my|our) )?(?:hoa |monthly )?(?:dues|fees?|payments?|assessments?)\b/,
    /\b(?:which|what|any|some|how many)(?: of)?(?: the| our)? (?:owners?|homeowners?|members?|residents?|households?|neighbors?|people|folks)\b(?! (?:pay|paying|will pay)\b)(?!.*\b(?:bylaws?|rules|declaration|quorum|on the board)\b)/,
    /\bmy (?:own )?(?:balance|account|ledger|statement|payment history)\b|\bwhat (?:do )?i (?:still )?owe\b|\bdelinquen\w*\b|\bnames? please\b/,
  ],
  predictions: [
    /\bgoing to be (?:out|down|closed|open|late|fixed|done|ready)\b|\bwill (?!.*\b(?:next year|20\d\d|budget|dues|fees?|assessments?)\b)[a-z ]*\b(?:prices?|rates?|costs?|bills?|premiums?) (?:come|go|fall|drop|rise|increase|keep|stay|climb|settle)\b/,
    /\bhow likely\b|\b(?:what are|whats|are) the (?:chances?|odds)\b|\b(?:chances|odds) (?:of|that)\b/,
    /\b(?:will|would|could|might|going to|can)\b.*\b(?:drop|dump|cancel|fire|sue|leave|abandon|(?:non-?)?renew)(?: on)? us\b/,
    /\b(?:are|is|will) there (?:going to |gonna )?be\b|\bwill (?:it|they) (?:still|ever|rain|snow|happen|last)\b|\bstill be in business\b|\bmove out\b|\bgo(?:ing)? (?:bankrupt|out of business|under)\b/,
    /\b(?:next|this|coming|the) (?:winter|summer|spring|hurricane|storm|season)\b.*\b(?:will|going to|gonna)\b|\b(?:will|going to|gonna)\b.*\b(?:next|this|coming) (?:winter|summer|spring|season)\b/,
    /\b(?:will|would|gonna|going to|be worth)\b.*\b(?:in|within|over) (?:the next )?(?:\d+|two|three|five|ten|twenty|a few) years\b/,
    /^(?:so |and |do |dont )*you (?:think|reckon|guess|figure)\b|\bthink\b.*\b(?:will|gonna|going to)\b/,
    /\b(?:predict|prediction|fortune|crash|recession|sell(?:s|ing)? for|apprais\w*|housing market|lottery)\b/,
  ],
  advice: [
    /\bshould (?:we|i|the board|they) (?:have|charge|hire|get|buy|use|choose|pick|switch|trust|do|be|vote|approve|sue|invest|keep|fire|go|ask)\b|\bdo you think\b|\byour opinion\b|\bcan (?:we|the board|they|an? owner|owners) (?:just )?(?:use|borrow|take|force|refuse|vote)\b|\bis (?:it )?worth it\b/,
    /\b(?:is|are|was|were) .*\b(?:the best|reliable|trustworthy|normal|reasonable|fair|competent|honest|too (?:high|low|much|expensive)|overpriced|worth it|any good|doing a good job|a (?:good|bad|ripoff|rip-?off|scam))\b/,
  ],
  law: [
    /\b(?:state|federal|city|county) (?:law|requires?|allows?|mandates?)\b/,
    new RegExp(
      String.raw`\b(?:does|do|is|are|in|under|by) (?:the state of )?(?:${STATES.join('|')})\b.*\b(?:requires?|allow\w*|laws?|legal|caps?|limits?|mandat\w*|rules?)\b`,
    ),
    /\bis (?:it|this|that|he|she) (?:even )?(?:legal|illegal|lawful|against the law)\b|\b(?:laws?|lawsuits?|lawful|unlawful|illegal(?:ly)?|statutes?|courts?|judges?|sued?|suing|sues|litigat\w*|foreclos\w*|evict\w*|liable|legally|attorney opinion|fiduciary|complian\w*|compl(?:y|ies)|rights?(?= (?:to|of|as))|jury|prosecut\w*|discriminat\w*|enforceable|constitutional)\b/,
    /\b(?:allowed|able|permitted|legal|required) to (?:fire|sue|kick|remove|raise|cancel|evict|tow|fine|charge|withhold|refuse|ban|force|deny|enter)\b|\bkick (?:out|\w+ out)\b/,
    /^(?!.*\b(?:charges?|costs?|bills?)\b).*\bliens?\b/,
    /^(?!.*\b(?:how (?:much|high|far)|the (?:most|highest|maximum|limit|cap))\b)(?:.*\b)?without (?:a |an |our |any |their |the )?(?:owner |member |owners? )?(?:vote|approval|permission|consent|asking|telling|notice to)\b|^(?!.*\bhow (?:much|high|far)\b).*\bcan (?:the board|they|owners?|an owner|members)\b[^\d]*\b(?:raise|increase|veto|vote|reject|refuse|change|stop|block|remove|fire|recall)\b|\btax[- ]deductible\b|\bdeduct(?:ed)?\b|\btax returns?\b|\bresponsib(?:le|ility) for\b|\bmy responsibility\b|\b(?:be|get) (?:fined|arrested|in trouble)\b|\bour (?:attorney|lawyer)\b.*\b(?:confirm|advise|tell)\b/,
  ],
  'general knowledge': [
    /\b(?:weather|rain|stocks?|bitcoin|crypto|bonds to buy|recipes?|jokes?|poems?|limericks?|haikus?|songs?|lyrics|capital of|mortgage rates?|home values?|resale|property values?|worth next|elections?|politic\w*|president|sports?|football|super bowl|movie)\b/,
    /^what (?:is|are|does) an? \w+(?: \w+)?(?: mean)?$|\b(?:translate|spanish|definition of)\b/,
    /\b(?:recommend|suggest|know) (?:me |us )?(?:an? )?(?:good|cheap|better|reliable|decent)\b|\bbest (?:contractor|roofer|plumber|company|vendor|lawyer|place)\b/,
    /\binterest rates?\b.*\b(?:will|going|gonna|fall|rise|drop|in 20)\b|\b(?:will|going|gonna)\b.*\binterest rates?\b/,
    /\b(?:cost|price|paid?|charges?) (?:per|a) (?:square foot|sq ft|gallon|kwh|therm)\b|\bhow much (?:snow|rain) (?:fell|will|did)\b|\bhow much (?:water|gas|electricity|power|heat) (?:do|did|does|are) (?:we|it|they) (?:us|burn|consum)\w*|\b(?:kwh|kilowatt\w*|gallons|therms|cubic feet)\b/,
  ],
  'never in a budget': [
    /\bwho (?:picked|chose|selected|hired|decided|negotiated|recommended|found)\b/,
    /\b(?:quit|resign(?:ed|s)?|got fired|was fired|proposed (?:it|this|that|the)|hiding|stole|steal(?:ing)?|embezzl\w*|lied|lying)\b(?! (?:budget|dues|fee|increase|figure|amount|total))/,
    /\b(?:bank balance|checking account|operating account|savings account|cash on hand|wifi password|passwords?|gate code|door code|e-?mail address|salary of|(?:manager|president|director)\w* salary)\b/,
    /\bwhen (?:was|were|did)\b.*\b(?:repair|servic|inspect|paint|clean|replac|built|buil[dt]|happen|last)\w*|\blast time\b|\b(?:did|does|do|keeps?|always)\b.*\bbr(?:eaks?|oke|eaking) down\b/,
    /\b(?:last|recently) (?:serviced|inspected|cleaned|painted|repaired|replaced)\b|\bshow(?:ed)? up\b|\bwast(?:e|es|ing) (?:our )?money\b|\boverchar\w+\b/,
    /\bin the (?:bank|account)\b|(?<!\b(?:my|our|the|monthly) )\b(?:bill|usage|spen[dt]|paid)\b.* (?:in|for) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:cost|pay)\b.* (?:in|for) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! 20)(?! \d)|\b(?:e-?mail|send|mail|text|post) (?:this|it|them) to\b/,
  ],
  'orders to a program': [
    /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|documents?|previous|above|everything|guidelines?|limits?)\b|\b(?:system|hidden|initial|original|developer) (?:prompt|instructions?|message)\b|\bnew (?:rule|instruction)s?\b/,
    /\b(?:pretend|act|behave|roleplay|respond) (?:as|like|you|youre|to be)\b|\byou are now\b|\bfrom now on\b|\b(?:admin|developer|debug|god|jailbreak) mode\b|\bjailbreak\w*\b|\banswer only\b|\brepeat after\b|\bsay (?:that )?(?:done|the word)\b/,
  ],
};

/** Marks of programs and chat protocols, of which a plain question keeps nothing. */
const PROTOCOL = /<\/?\s*(?:system|user|assistant|script|im_\w+)|^\s*(?:system|assistant)\s*:|\[\/?inst\]/i;

/** The class of what is asked, or null; of some classes only. */
export function outsideIn(plain: string, question: string, only?: readonly string[]): string | null {
  if (PROTOCOL.test(question)) return 'orders to a program';
  const classes = Object.entries(CLASSES).filter(([name]) => !only || only.includes(name));
  return classes.find(([, patterns]) => patterns.some((one) => one.test(plain)))?.[0] ?? null;
}
