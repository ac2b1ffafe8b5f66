/**
 * What a document of an association states beside figures of the budget, once: how it is asked for, and how a sentence of the
 * document states it. Only a sentence that does is an answer.
 */
export type Kind = 'policy' | 'contract' | 'study' | 'rules';

export interface Term {
  name: string;
  of: Kind;
  asked: RegExp;
  states: RegExp;
  /** In the rows of a table, which begin with what is covered. */
  isRow?: boolean;
  /** Words of it stand in other questions as well: it is asked only where the subject is spoken of. */
  isVague?: boolean;
}

const term = (of: Kind, name: string, asked: RegExp, states: RegExp, more: Partial<Term> = {}): Term => ({ of, name, asked, states, ...more }); // prettier-ignore

const MONEY = String.raw`\$ ?\d`;
/** Only in facts. */
const NEVER = /(?!)/;
const LATE = /\b(?:late|not (?:paid|received)|past due|unpaid|overdue)\b/;
const PHONE = /\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\(\d{3}\) ?\d{3}-\d{4}/;

const POLICY: readonly Term[] = [
  term('policy', 'limit', /\blimits?\b|\binsured (?:for|to|up to)\b|\bhow much (?:coverage|insurance)\b|\b(?:bond|coverage|insured|covered) amount\b|\bamount of (?:the )?(?:bond|coverage|insurance)\b|\bhow much\b.*\b(?:insured|covered) for\b/, new RegExp(MONEY), { isRow: true, isVague: true }), // prettier-ignore
  term(
    'policy',
    'deductible',
    /\bdeductibles?\b|\bded\b|\bbefore (?:the )?(?:insurance|policy|coverage|they) (?:kicks? in|pays?|starts?|covers?)\b|\bout of pocket\b/,
    /\bdeductible\b/,
  ),
  term('policy', 'premium', /\bpremiums?\b|\bwhat (?:do )?we pay for (?:it|that)\b/, new RegExp(MONEY), {
    isRow: true,
    isVague: true,
  }),
  term('policy', 'total premium', /\b(?:total|full|whole|entire|annual|overall) premium\b|\bpremium,? (?:in )?total\b/, /\btotal (?:annual )?premium\b/), // prettier-ignore
  term('policy', 'total due', /\b(?:amount|total|everything|all) (?:that is )?due\b|\btaxes and fees\b/, /\btotal due\b|\btaxes and fees\b/, { isVague: true }), // prettier-ignore
  term('policy', 'installments', /\binstall?ments?\b|\bin (?:pieces|parts|chunks|stages)\b|\bpayment plan\b|\b(?:spread|split) (?:it|the payments?|that)\b|\bpay (?:it )?(?:quarterly|over time|in \w+ payments)\b/, /\binstall?ments?\b/, { isVague: true }), // prettier-ignore
  term('policy', 'carrier', /(?<!\b(?:from|by|to|with|of|will|does) (?:the|our) )\b(?:carrier|insurer)\b(?= (?:name|and|plus|number|policy|expir\w*|dates?)|$)|\bwho (?:insures|covers|is (?:the|our) (?:insurer|carrier|insurance))\b/, /\b(?:insurer|carrier|insurance company)\b/, { isVague: true }), // prettier-ignore
  term('policy', 'coverage', /\b(?:do we have|is there|are we covered|do(?:es)? (?:it|the policy|our policy|our insurance|insurance|we) (?:cover|include)|have any|carry)\b|\b(?:flood|earthquake|quake|wind|hail|mold|cyber|terrorism|sinkhole)s? coverage\b/, /./, { isVague: true }), // prettier-ignore
  term('policy', 'policy number', /\bpolicy (?:number|no|num|id)\b|\bpolicy #|\bpolicy and\b(?= our agent)/, /\bpolicy (?:number|no)\b/), // prettier-ignore
  term('policy', 'policy period', /\bexpir(?:ation|y|es?)\b|\bpolicy (?:period|term|dates?)\b|\bpolicy\b.*\b(?:run out|expires?|ends?|up|lapses?|effective|starts?|begins?)\b/, /\bpolicy period\b/, { isVague: true }), // prettier-ignore
  term('policy', 'agent', /\b(?:agents?|brokers?)\b/, /\b(?:agent|broker)\b.*\d{3}/, { isVague: true }),
  term('policy', 'renewal terms', /\brenewal (?:terms|offer|quote)\b|\boffer\b.*\brenew/, /\b(?:renewal terms|offer\w* (?:of )?renewal|offer to renew)\b/, { isVague: true }), // prettier-ignore
  term(
    'policy',
    'earned premium',
    /\b(?:minimum )?earned premium\b|\bminimum earned\b/,
    /\bearned premium\b/,
  ),
  term('policy', 'claims', /\b(?:number|phone|call|where)\b.*\bclaims?\b(?! (?:number|no|id)\b)|\bcall\b.*\bif (?:something|anything) happens\b|\b(?:report|file|call in|submit)\w* (?:a |the |an insurance )?claims?\b|\bhow (?:fast|soon|quick\w*|long)\b.*\bclaims?\b|\bwho do we (?:call|notify|tell)\b|\bclaims? (?:phone|number|line|hotline)\b/, /\bclaims? (?:are|is|must|should|may)\b/), // prettier-ignore
  term('policy', 'replacement cost', /\b(?:replacement cost|agreed value|actual cash value|guaranteed replacement)\b/, /\b(?:replacement cost|agreed value|actual cash value)\b/), // prettier-ignore
  term('policy', 'exclusions', /\b(?:not |isnt |arent )?covered (?:for|against|by|from|under)\b|\b(?:flood|earthquake|quake|wind|hail|fire|mold|terrorism|sinkhole|cyber)s? (?:is |are )?(?:not |isnt )?covered\b|\bexclu(?:sions?|ded)\b/, /\b(?:not covered|excluded|exclusions?|do(?:es)? not (?:cover|apply))\b/, { isVague: true }), // prettier-ignore
];

const CONTRACT: readonly Term[] = [
  term('contract', 'termination', /\b(?:terminat\w*|cancel\w*|get out|getting out|out of (?:it|that|this|the)|(?:get |be )?rid of|end(?:ing)? (?:it|this|that|things)|for cause|fire|dump|drop them|walk away|part ways|break (?:it|the)|leave them|let (?:them|him|her) go|switch)\b/, /\b(?:terminat\w*|(?:end|cancel)\w* (?:this|the) (?:agreement|contract)|notice)\b/), // prettier-ignore
  term('contract', 'notice', /\bnotice\b|\bheads?[- ]up\b|\b(?:advance|days?) warning\b|\bhow far (?:ahead|in advance)\b|\bnon-?renew\w*|\bopt out\b/, /\bnotice\b/), // prettier-ignore
  term('contract', 'renewal', /\b(?:auto\w*[- ]?)?renew\w*|\broll(?:s)? over\b/, /\brenew\w*/),
  term('contract', 'end', /\b(?:ends?|expires?|expir\w+|run(?:s)? (?:out|through|until)|is (?:it )?up|how long|until when|end date)\b/, /\b(?:ends?|through|until|expires?)\b.*\b20\d\d\b|\b20\d\d (?:to|through|-)/), // prettier-ignore
  term('contract', 'vendor', /\bwho (?:manages|cleans|mows|does|is our|runs|services|maintains|hauls|picks up|handles|monitors)\b|\bwhich company\b/, NEVER, { isVague: true }), // prettier-ignore
  term('contract', 'fee', /\b(?:monthly|price|fee|rate)\b|\bhow much (?:do|are|is) (?:we|they|it)\b|\b(?:step(?:s|ped)? up|next (?:step|bump|increase|raise))\b|\bwhen\b.*\bgo(?:es)? up\b/, NEVER, { isVague: true }), // prettier-ignore
  term('contract', 'fee at a time', /\b(?:initial|original|starting|start(?:ed)? (?:out )?(?:at|with)|start out at)\b|\b(?:fee|price|rate|charge[sd]?|pay|paid|cost)\b.*\b(?:at (?:the|its) (?:start|beginning)|at first|(?:when|in) (?:it|we|they|the) (?:contract |agreement |term )?(?:began|started|signed|first year)|originally|initially|(?:first year|year (?:one|1)) of)\b|(?<!\b(?:end|ends|expire|expires|until|through|begin|begins|start|starts|notice)\b.*)\b(?:go(?:es)? (?:up )?to|pays?|paying|costs?|price|rate|fee|monthly|month|quarter|quarterly|in|for|then)\b.*\b20\d\d\b|\b(?:makes?|adds? up|comes? to|all of|whole year|full year|year in all|a year|yearly|annual(?:ly)?|per year|for the year)\b|\bmonth(?:ly)?\b.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/, NEVER, { isVague: true }), // prettier-ignore
  term('contract', 'overtime rate', /\b(?:come out|(?:in ?between|between|extra|additional) (?:visits?|trips?|calls?)|in ?between|trips?|labou?r rate|hours? of (?:it|that|them)|labou?r and hour|overtime|after[- ]hours|weekends?|(?:on|for) (?:a )?(?:sun|satur)days?|emergency|hourly|an hour|per hour|labor|service call)\b/, /\$ ?[\d.,]+ (?:an|per|for each|each) (?:hour|visit|call)|\bovertime\b|\bservice call\b.*\$/), // prettier-ignore
  term('contract', 'extra charges', /\bon top\b|\bextras?\b|\b(?:ding|hit|nickel|sting)\w* us\b|\b(?:certified letters?|liens?)\b|\b(?:leave|left|leaves) out\b|\b(?:bill|charge)\w* (?:us|extra|if|when|for|to)\b|\bbilled separately\b|\bnot included\b|\bbeyond\b/, /\bnot included\b|\bbilled separately\b|\b(?:billed|each|extra|separately|costs?)\b.*\$|\$.*\b(?:each|an hour)\b/), // prettier-ignore
  term('contract', 'scope', /\b(?:includ\w*|part of (?:the|it|that))\b|\bdo (?:they|we) (?:also |even |still )?(?:fix|do|repair|replace|handle|take)\b|\bare \w+ (?:done|cleared|picked)\b|\bon us\b/, /\bincluded\b|\b(?:contractor|provider|hauler|manager) (?:shall |will )?(?!pays)[a-z]+s?\b/, { isVague: true }), // prettier-ignore
  term('contract', 'further meetings', /\bmeetings?\b/, /\bmeetings?\b.*(?:\$|billed)/, { isVague: true }),
  term('contract', 'bulk items', /\b(?:bulk\w*|sofas?|couch\w*|mattress\w*|furniture|fridges?|refrigerators?)\b/, /\b(?:bulk|large) (?:items?|trash|waste)\b/), // prettier-ignore
  term('contract', 'days of service', /\b(?:which|what|pick ?up|service|trash|garbage|recycling) days?\b|\bdays? of (?:pick ?up|service)\b|\bhow (?:often|many times)\b|\b(?:days?|times) (?:a|per|each) (?:week|month)\b/, /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:times|days|once|twice) (?:a|each|per) week\b|\bevery (?:week|month|quarter|two weeks|\w+day)\b|\b(?:weekly|monthly|quarterly)\b/), // prettier-ignore
  term(
    'contract',
    'holidays',
    /\b(?:holidays?|christmas|thanksgiving)\b/,
    /\b(?:holidays?|christmas|thanksgiving)\b/,
  ),
  term(
    'contract',
    'phone number',
    /\b(?:phone|telephone|call them at|number to call|cell(?:phone)? number|(?:their|his|her) number)\b/,
    PHONE,
  ),
  term('contract', 'e-mail address', /\be-?mail (?:address)?\b/, /@/, { isVague: true }),
  term('contract', 'limit of liability', /\b(?:cap|limit|most|maximum)\b.*\b(?:liab\w*|owe|pay us|responsible)|\bliab(?:le|ility)\b/, /\bliab(?:le|ility) (?:under|shall|is|for|will|of the contractor)/), // prettier-ignore
  term('contract', 'insurance of the vendor', /\b(?:workers?'?s? comp\w*|their insurance|carry)\b/, /\bcarr(?:y|ies)\b|\bworkers\b/), // prettier-ignore
  term('contract', 'late payment', /\bpay (?:them |it )?late\b|\bmiss a payment\b|\blate (?:fee|interest)\b/, /\blate\b|\bunpaid\b|\binterest\b/), // prettier-ignore
  term('contract', 'termination fee', /\b(?:termination|cancell?ation|exit|early) (?:fee|penalty|charge|cost)\b/, /\b(?:termination|cancell?ation|exit) (?:fee|penalty|charge)\b/), // prettier-ignore
  term(
    'contract',
    'agreement number',
    /\b(?:contract|agreement) (?:number|no)\b/,
    /\b(?:contract|agreement) no\b/,
  ),
];

const STUDY: readonly Term[] = [
  term('study', 'percent funded', /%? ?\bfunded\b|\bunderfunded\b|\bpct funded\b/, /\bpercent funded\b/),
  term('study', 'balance', /\b(?:balance|bal)\b/, /\b(?:reserve )?balance\b(?<!fully funded balance)/, { isVague: true }), // prettier-ignore
  term('study', 'fully funded balance', /\bshort(?:fall)?\b.{0,30}\bfull\b|\bfull\b.{0,30}\bshort(?:fall)?\b|\bffb\b|\bhow far behind\b.*\breserves?\b|\bfull(?:y)? fund(?:ed|ing)\b(?: balance)?|\b100% funded\b/, /\bfully funded balance\b/), // prettier-ignore
  term('study', 'recommended contribution', /\brecommend\w*|\bsuggest\w*/, /\brecommended annual contribution\b|\brecommended contribution\b/, { isVague: true }), // prettier-ignore
  term('study', 'special assessment', /\bspecial assessments?\b/, /\bspecial assessment\b/, {
    isVague: true,
  }),
  term('study', 'inflation', /\binflation\b/, /\binflation\b/, { isVague: true }),
  term('study', 'interest', /\binterest\b/, /\binterest\b/, { isVague: true }),
  term('study', 'site visit', /\b(?:site visit|on[- ]site|in person|visit\w*|inspect\w*|(?:come|came|actually) (?:and |out )?(?:to )?look\w*|walk(?:ed)? the)\b/, /\bsite visit\b|\bon[- ]site\b|\binspect/, { isVague: true }), // prettier-ignore
  term('study', 'preparer', /\bwho (?:are they|did|made|prepared|wrote|is it by)\b|\bprepare\w*\b|\bwhich (?:firm|company)\b/, /\b(?:reserve analysts?|reserve advisors?|prepared by|engineers?|consultants?)\b/, { isVague: true }), // prettier-ignore
  term('study', 'waiver', /\bwaiv\w*|\bskip\w*|\bopt(?:ing)? out\b|\bnot fund\b|\bdefer\w*/, /\bwaiv\w*|\bvote of the owners\b/, { isVague: true }), // prettier-ignore
];

const RULES: readonly Term[] = [
  term('rules', 'quorum', /\bquorum\b/, /\bquorum\b/),
  term('rules', 'notice of a meeting', /\bnotice\b(?=.*\bmeeting)|\bmeetings?\b.*\bnotice\b/, /\bnotice\b.*\bmeeting|\bdays before the meeting\b/), // prettier-ignore
  term('rules', 'late payment', /\blate (?:charge|fee|payment|dues|penalty)s?\b|\b(?:pay(?:s|ing)?|is|are|weeks?|days?|months?|somebodys?\b.*) late\b|\boverdue\b|\bpast due\b/, new RegExp(`${LATE.source}.*(?:interest|charge|fee)|(?:interest|charge).*${LATE.source}`)), // prettier-ignore
  term('rules', 'a vote on increases', /\b(?:rais\w*|rise|rises|increas\w*|go(?:es)? up|push\w*|go|bump\w*|set|more than|over|hike)\b.*\b(?:vote|approv\w*|owners|members|petition|permission|force)\b|\b(?:vote|approv\w*|petition)\b.*\b(?:rais\w*|increas\w*|hike|more than)\b|\b(?:rais\w*|bump|increas\w*|hike)\b.*\b(?:on (?:its|their) own|without (?:a vote|asking|approval|us))\b/, /\bincrease of the assessments\b|\bassessments of more than\b|\braise the (?:annual )?assessment\b/), // prettier-ignore
  term('rules', 'upkeep', /\b(?:who|me or|or me|association|hoa|owner|my) ?(?:fix\w*|repair\w*|responsib\w*|maintain\w*|pays? (?:for|to))\b.*|\b(?:fix|repair|responsible)\b.*\b(?:association|hoa|owner|me)\b/, /\bmaintains?\b|\bresponsible for\b/), // prettier-ignore
  term('rules', 'unit facts', /\b(?:sq(?:uare)?\.? ?(?:ft|feet|foot|footage|meters?)|square footage|how (?:big|large|small) is|(?:size|area) of|area\b|size of|(?:what|which) (?:type|floor)|floor plan)\b/, /\d%|\bsq\b/, { isRow: true }), // prettier-ignore
  term('rules', 'allocated interest', /\bits share\b|\bshare of (?:the )?common expenses\b|\bundivided interest\b|\band percentage\b|\b(?:my|the|what|which|unit\w*|\d{3}\w?) (?:allocated |undivided |ownership )?(?:percentage|share|interest|percent)\b(?! (?:rate|funded|of the budget))|\bunit \d{1,4}[a-z]? (?:pays?|owes?)\b/, /\d%/, { isRow: true }), // prettier-ignore
  term('rules', 'leasing', /\b(?:rent(?:al|als|ing|ed)?|leas(?:e|es|ed|ing)|sublet|airbnb|short[- ]term)\b/, /\b(?:leased?|leasing|rent(?:ed|als?))\b/), // prettier-ignore
  term('rules', 'pets', /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?)\b/, /\b(?:pets?|dogs?|cats?)\b/),
];

/** What people ask of house rules, by the words that rules have for it. */
const TOPICS: readonly Term[] = (
  [
    ['grace period', /\bgrace\b/, /\b(?:within \w+ days|after the \d+|by the \d+|\d+ days is late)/],
    ['fines', /\bfin(?:e|es|ed)\b|\bviolations?\b/, /\bfines?\b/],
    ['remotes', /\b(?:remotes?|clickers?|openers?)\b/, /\bremotes?\b/],
    ['gates', /\bgates?\b.*\b(?:open|close)|\bgate hours\b/, /\bgates?\b.*\bopen\b/],
    ['exterior changes', /\b(?:paint\w*|exterior|solar|patio|architect\w*|sign off|remodel\w*)\b/, /\b(?:exterior|colors?|patio|solar)\b.*\bapproval\b/],
    ['pool hours', /\bpool\b.*\b(?:opens?|closes?|hours|times?)\b|\bhours\b.*\bpool\b|\bpool rules?\b/, /\bpool\b.*\bopen\b/],
    ['guests', /\b(?:guests?|visitors?)\b/, /\b(?:guests?|visitors?)\b/],
    ['vehicles', /\b(?:park\w*|rvs?|boats?|trailers?|trucks?|campers?|vehicles?|driveways?)\b/, /\b(?:parked|park|vehicles|trucks)\b/],
    ['quiet hours', /\b(?:quiet|noise|party)\b/, /\bquiet hours\b/],
    ['bins', /\b(?:trash|garbage|bins?|cans|containers?)\b.*\b(?:out|curb|in)\b/, /\b(?:bins?|containers?)\b.*\b(?:out|curb)\b/],
    ['alcohol and glass', /\b(?:beer|alcohol|wine|drinks?|glass|bottles?)\b/, /\b(?:alcohol|glass)\b/],
    ['leash', /\bleash\w*\b/, /\bleash\b/],
    ['directors', /\b(?:how many|number of) (?:board members|directors)\b|\b(?:directors?|board)\b.*\b(?:serve|terms?)\b/, /\bdirectors\b/],
    ['mailing of the budget', /\bbudget\b.*\b(?:mail\w*|sent|send|copy|go(?:es)? out)\b|\b(?:ahead of|before) (?:the|a) (?:budget )?meeting\b.*\bbudget\b|\b(?:mail|send)\w*\b.*\bbudget\b/, /\bbudget\b.*\b(?:mails?|sends?|cop(?:y|ies))\b|\bmails?\b.*\bbudget\b/],
    ['adoption of the budget', /\b(?:when|by when|how (?:early|soon|far|long))\b.*\badopt\w*\b.*\bbudget\b/, /\badopts? the budget\b|\badopts? a budget\b/],
    ['votes of a unit', /\bhow many votes\b.*\b(?:unit|home|owner|lot)\b|\bvotes? (?:per|a|each) (?:unit|home|owner|lot)\b/, /\b(?:one|two|\d+) votes?\b/],
    ['children', /\b(?:child(?:ren)?|kids|minors)\b/, /\bchildren\b/],
    ['special meeting', /\bspecial meeting\b/, /\bspecial meeting\b/],
    ['shutters', /\bshutters?\b/, /\bshutters\b/],
    ['speed limit', /\bspeed\b|\bhow fast\b/, /\bspeed limit\b/],
    ['shares', /\b(?:dues|assessments?|expenses|costs)\b.*\b(?:split|divided|shared)\b/, /\b(?:shared|divided) equally\b|\bin proportion\b/],
    ['registration of tenants', /\bregister\w*\b/, /\bregisters\b/],
  ] as const
).map(([name, asked, states]) => term('rules', name, asked, states)); // prettier-ignore

export const TERMS: readonly Term[] = [...POLICY, ...CONTRACT, ...STUDY, ...RULES, ...TOPICS];

/** Of a policy each coverage or peril has its own, of a declaration each unit. */
export const OF_THING =
  /^(?:unit facts|limit|deductible|premium|exclusions|coverage|fee at a time|allocated interest)$/;

/** A sentence states it; others are only in facts. */
export const isWritten = ({ states }: Term): boolean => states !== NEVER;
