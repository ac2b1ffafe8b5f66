/**
 * What documents state beside figures, as data. An entry is the name of a term (what it is like, in brackets),
 * how it is asked for, and behind "=>" how a sentence of the document states it. Phrases are regular expressions
 * of whole words, between bars; "..." is anything in between. "facts" are extracted, and in no sentence.
 */

export const POLICY_TERMS = String.raw`
limit [row, vague]: limits? | insured (for|to|up to) | how much (coverage|insurance) |
  how (high|far|big) (is|does|are) |
  (bond|coverage|insured|covered) amount | amount of (the )?(bond|coverage|insurance) |
  how much ... (insured|covered) for => \$ ?\d
deductible: deductibles? | ded |
  before (the )?(insurance|policy|coverage|they) (kicks? in|pays?|starts?|covers?) | out of pocket | we eat
  => deductible
premium [row, vague]: premiums? | what (do )?we pay for (it|that) => \$ ?\d
total premium: (total|full|whole|entire|annual|overall) premium | premium,? (in )?total
  => total (annual )?premium
total due [vague]: (amount|total|everything|all) (that is )?due | taxes and fees => total due | taxes and fees
installments [vague]: install?ments? | in (pieces|parts|chunks|stages) | payment plan |
  (spread|split) (it|the payments?|that) | pay (it )?(quarterly|over time) |
  (in|over) (\d+|two|three|four|six|twelve) payments => install?ments?
carrier [vague]: (?<!\b(from|by|to|with|of|will|does) (the|our) )\b(carrier|insurer)\b(?=
  (name|and|plus|number|policy|expir\w*|dates?|limits?|premiums?|deductibles?|coverages?)|$) |
  (which|what) (insurer|carrier|insurance company|company) | whose policy |
  who (insures|covers|is (the|our) (insurer|carrier|insurance)) |
  who (has|writes|carries|provides|underwrites|holds) (the|our) ([a-z]+ ){0,3}(policy|insurance|coverage|umbrella|bond) |
  who (is|are) (the |our |we )?([a-z]+ ){0,3}with
  => insurer | carrier | insurance company
coverage [vague]: do we have | is there | are we covered |
  do(es)? (it|the policy|our policy|our insurance|insurance|we) (cover|include) | have any | carry |
  (flood|earthquake|quake|wind|hail|mold|cyber|terrorism|sinkhole)s? coverage => any
policy number: policy (number|no|num|id) | policy # | policy and\b(?= our agent) => policy (number|no)
policy period [vague]: renewal date | when ... renew\w* | expir(ation|y|es?) | policy (period|term|dates?) |
  policy ... (run out|expires?|ends?|up|lapses?|effective|starts?|begins?) => policy period
agent [vague]: agents? | brokers? => (agent|broker)\b.*\d{3}
renewal terms [vague]: renewal (terms|offer|quote) | offer ... renew\w* => renewal terms |
  offer\w* (of )?renewal | offer to renew
earned premium: (minimum )?earned premium | minimum earned => earned premium
claims: (number|phone|call|where) ... claims?\b(?! (number|no|id)\b) |
  call ... if (something|anything) happens | (report|file|call in|submit)\w* (a |the |an insurance )?claims? |
  how (fast|soon|quick\w*|long) ... claims? | call (it|that|this) in | who do we (call|notify|tell) |
  claims? (phone|number|line|hotline) => claims? (are|is|must|should|may)
replacement cost: replacement cost | agreed value | actual cash value | guaranteed replacement
  => replacement cost | agreed value | actual cash value
exclusions [vague]: (?<!how much ([a-z]+ ){0,2})(not |isnt |arent )?covered (for|against|by|from|under) | (not|isnt|arent|doesnt|wont) cover(ed)? |
  (flood|earthquake|quake|wind|hail|fire|mold|terrorism|sinkhole|cyber)s? (is |are )?(not |isnt )?covered |
  exclu(sions?|ded) => not covered | excluded | exclusions? | do(es)? not (cover|apply)
`;

export const CONTRACT_TERMS = String.raw`
termination: terminat\w* | cancel\w* | get out | getting out | out of (it|that|this|the) | (get |be )?rid of | (be |get )?fired |
  end(ing)? (it|this|that|things) | for cause | (?<!(the|our|a|for|is|of|by|does|did) )fire(?!
  (alarm|monitor\w*|protect\w*|panel|safety|insurance|inspect\w*)) | dump | drop them | walk away |
  part ways | break (it|the) | leave them | let (them|him|her|it) go | switch | bail | done with (it|them)
  => terminat\w* | (end|cancel)\w* (this|the) (agreement|contract) | notice
notice: notice | heads?[- ]up | (advance|days?) warning | how far (ahead|in advance) | non-?renew\w* |
  opt out | (have|need|got|ought) to (tell|let|warn) (them|him|her|it) => notice
renewal: (auto\w*[- ]?)?renew\w* | roll(s)? over => renew\w*
end: term | ends?(?! (it|this|that|them)\b) | expires? | expir\w+ | run(s)? (out|through|until) |
  is (it |that |(the |that |their )?(deal|contract|agreement|one) )?(up|over) | is it over | how long | until when |
  (end|final|last) (date|day) => (ends?|through|until|expires?) ... 20\d\d | 20\d\d (to|through|-)
vendor [vague]: who (manages|cleans|mows|does|is our|runs|services|maintains|hauls|picks up|handles|monitors)
  | which company => facts
fee [vague]: monthly | price |
  (?<!(overtime|labou?r|hours|hourly|weekend|meeting|letter|lien|late|termination|cancellation|exit)
  )(fee|rate) | how much (do|are|is) (we|they|it) | (a|per|each|every) (month|quarter) |
  (get|getting|got) a (raise|bump) | step(s|ped)? up | next (step|bump|increase|raise) | when ... go(es)? up
  => facts
increases [vague]: (yearly|annual|automatic|next) (bump|increase|raise|step|hike)s? | escalat\w* |
  (an|any) (increase|raise|bump)s? => facts
fee at a time [vague]: initial | original | starting | start(ed)? (out )?(at|with) | start out at |
  (fee|price|rate|charge[sd]?|pay|paid|cost) ... (at (the|its) (start|beginning)|at first|(when|in)
  (it|we|they|the) (contract |agreement |term )?(began|started|signed|first year)|originally|initially|(first
  year|year (one|1)) of) |
  (?<!\b(end|ends|expire|expires|until|through|begin|begins|start|starts|notice)\b.*)\b(go(es)? (up
  )?to|pays?|paying|costs?|price|rate|fee|monthly|month|quarter|quarterly|in|for|then) ... 20\d\d | makes? |
  20\d\d costs? | altogether | adds? up | comes? to | all of | whole year | full year | year in all | a year | yearly | annual(ly)? |
  per year | for the year | total |
  month(ly)? ... (january|february|march|april|may|june|july|august|september|october|november|december)
  => facts
overtime rate: come out | (in ?between|between|extra|additional) (visits?|trips?|calls?) | in ?between |
  trips? | labou?r rate | hours? of (it|that|them) | labou?r and hour | overtime | after[- ]hours |
  weekends? | (on|for) (a )?(sun|satur)days? | emergency | hourly | an hour | per hour | labor | service call
  => \$ ?[\d.,]+ (an|per|for each|each) (hour|visit|call)s? | overtime | service call\b.*\$
extra charges: on top | \d+ (more |extra |certified )?(letters?|liens?) | extras? |
  (ding|hit|nickel|sting)\w* us | certified letters? | liens? | (leave|left|leaves) out |
  (bill|charge)\w* (us(?! (a|per|each|every) (month|year|quarter))|extra|if|when|for|to) | billed separately |
  not included | beyond(?! 20\d\d) => not included | billed separately |
  (billed|each|extra|separately|costs?)\b.*\$ | \$.*\b(each(?! (year|month|quarter|anniversary))|an hour)
scope [vague]: includ\w* | part of (the|it|that) |
  do (they|we) (also |even |still )?(fix|do|repair|replace|handle|take) | are \w+ (done|cleared|picked) |
  on us | (is|are) \w.* in (that|it|(the|their) (\w+ )?(fee|price|contract|agreement|deal)) => included |
  (contractor|provider|hauler|manager) (shall |will )?(?!pays)[a-z]+s?
further meetings [vague]: meetings? => meetings?\b.*(\$|billed)
bulk items: bulk\w* | sofas? | couch\w* | mattress\w* | furniture | fridges? | refrigerators?
  => (bulk|large) (items?|trash|waste)
days of service: (which|what|pick ?up|service|trash|garbage|recycling) days? | days? of (pick ?up|service) |
  how (often|many times) | (days?|times) (a|per|each) (week|month)
  => (mon|tues|wednes|thurs|fri|satur|sun)day | (times|days|once|twice) (a|each|per) week |
  every (week|month|quarter|two weeks|\w+day) |
  (weekly|monthly|quarterly)(?! (fee|price|rate|charge|installment|payment|assessment)s?)
holidays: holidays? | christmas | thanksgiving => holidays? | christmas | thanksgiving
phone number: phone | telephone | call them at | number to call | cell(phone)? number | (their|his|her) number
  => \d{3}[-. ]\d{3}[-. ]\d{4} | \(\d{3}\) ?\d{3}-\d{4}
e-mail address [vague]: e-?mail( address)? => [\w.]+@.*
limit of liability: (cap|limit|most|maximum) ... (liab\w*|owe|pay us|responsible) | liab(le|ility)
  => liab(le|ility) (under|shall|is|for|will|of the contractor)
insurance of the vendor: workers?'?s? comp\w* | their insurance | carry => carr(y|ies) | workers
late payment: pay (them |it )?late | charge\w* (us )?interest | miss a payment | late (fee|interest) => late |
  unpaid | interest
termination fee: (termination|cancell?ation|exit|early) (fee|penalty|charge|cost)
  => (termination|cancell?ation|exit) (fee|penalty|charge)
signature: who signed | signed (for|by) | signat\w+ => ^by:
agreement number: (contract|agreement) (number|no) => (contract|agreement) no
`;

export const STUDY_TERMS = String.raw`
percent funded: %? ?\bfunded | underfunded | pct funded => percent funded
balance [vague]: balance | bal => (reserve )?balance\b(?<!fully funded balance)
fully funded balance: (funded|reserves?) ... short | short ... reserves? | short(fall)?\b.{0,30}\bfull |
  full\b.{0,30}\bshort(fall)? | ffb | how far behind ... reserves? | full(y)? fund(ed|ing)\b( balance)? |
  100% funded => fully funded balance
recommended contribution [vague]: recommend\w* | suggest\w* |
  stud(y|ies) (wants?|asks? for|calls? for) | should (we |be )?(fund|put|contribut\w*|set aside|save) | (put|putting|paying|contributing|setting) (in|into|aside|away)\b |
  (says?|wants?|asks?) (us |for |to )*\b(put|contribut\w*|set aside|save) => recommended annual contribution |
  recommended contribution
special assessment [vague]: special assessments? => special assessment
inflation [vague]: inflation => inflation
interest [vague]: interest => interest
site visit [vague]: site visit | on[- ]site | in person | visit\w* | inspect\w* |
  (come|came|actually) (and |out )?(to )?look\w* | walk(ed)? the => site visit | on[- ]site | inspect\w*
preparer [vague]: who (are they|did|made|prepared|wrote|is it by) | prepare\w* | which (firm|company)
  => reserve analysts? | reserve advisors? | prepared by | engineers? | consultants?
waiver [vague]: waiv\w* |
  (use|used|borrow\w*|spend|spent) ... (for|on) (something|anything|other\w*|another) |
  (?<!what if (we|i|they) )skip\w* | opt(ing)? out | not fund | defer\w* => waiv\w* | vote of the owners |
  may be reduced
`;

export const RULES_TERMS = String.raw`
quorum: quorum => quorum
notice of a meeting: notice\b(?=.*\bmeeting) | meetings? ... notice => notice ... meetings? |
  days before the meeting
late payment: late (charge|fee|payment|dues|penalty)s? |
  count\w*( it)?( as)? late | considered late | before interest | pay(s|ing)? (on|after) the \d+(st|nd|rd|th)? |
  (pay(s|ing|ments?)?|paid|is|are|comes?( in)?|weeks?|days?|months?|somebodys?\b.*) late | penalt(y|ies) | overdue | past due
  => (late|not (paid|received)|past due|unpaid|overdue)\b.*(interest|charge|fee)\w* |
  (interest|charge).*\b(late|not (paid|received)|past due|unpaid|overdue)
a vote on increases: (rais\w*|rise|rises|increas\w*|go(es)? up|push\w*|go|bump\w*|set|more than|over|hike) ...
  (vote|approv\w*|owners|members|petition|permission|force) |
  (vote|approv\w*|petition) ... (rais\w*|increas\w*|hike|more than) |
  at (the )?most ... (home|unit|door|dues|fee|assessments?) | (dues|fee|assessments?|homes?|units?) ... at (the )?most |
  (rais\w*|bump|increas\w*|hike) ... (on (its|their) own|without (a vote|asking|approval|us))
  => increase of the assessments | assessments of more than | raise the (annual )?assessment
limit of an increase [vague]: (most|highest|max|maximum|high) (it|that|they|this) (could|can|may|might) (be|go|get|become|rise)
  => increase of the assessments | assessments of more than | raise the (annual )?assessment
due day: when (is|are|do) ([a-z]+ ){0,2}(assessments?|dues|fees?|installments?|payments?) ([a-z]+ )?due | (assessments?|dues|fees?|installments?|payments?) (is|are|come|fall|comes|falls) due | due (dates?|days?) | deadline ... (pay|assessments?|dues) |
  (what|which) day ... (pay|dues|assessments?) | by when ... pay (dues|assessments?|the (dues|assessments?|fees?))
  => (assessments?|dues|installments?) (are|is) (due|payable|paid) | due on the
upkeep: (who|me or|or me|association|hoa|owner|my) ?(fix\w*|repair\w*|responsib\w*|maintain\w*|pays?
  (for|to))\b.* | (fix|repair|responsible) ... (association|hoa|owner|me) |
  (keep|take|look)s? (it )?(up|care of|after) | whose (job|responsibility|problem) |
  (association|hoa|owner)s? (job|problem|responsib\w*|or the owners?) => maintains? |
  responsible for
unit facts [row]: sq(uare)?\.? ?(ft|feet|foot|footage|meters?) | square footage | how (big|large|small) is |
  (size|area) of | area\b | size of | (what|which) (type|floor) | floor plan => \d% | sq
allocated interest [row]: its share | share of (the )?common expenses | undivided interest | and percentage |
  (my|the|what|which|unit\w*|\d{3}\w?) (allocated |undivided |ownership
  )?(percentage|share|interest|percent)\b(?! (rate|funded|of the budget)) |
  share of (unit |apt |#)?\d{1,4} | unit \d{1,4}[a-z]? (pays?|owes?) | \d{3}[a-z]? (pays?|paying)
  => \d%
leasing: rent(al|als|ing|ed)? | leas(e|es|ed|ing) | sublet | airbnb | short[- ]term => leased? | leasing |
  rent(ed|als?)
pets: pets? | dogs? | cats? | pupp(y|ies) | kittens? => pets? | dogs? | cats?
grace period: grace => within \w+ days | after the \d+ | by the \d+ | \d+ days is late
fines: fin(e|es|ed) | violations? => fines?
remotes: remotes? | clickers? | openers? => remotes?
gates: gates? ... (open|close)\w* | gate hours => gates? ... open
exterior changes: paint\w* | exterior | colors? | front door | solar | patio | architect\w* | sign off | remodel\w*
  => (exterior|colors?|patio|solar) ... approval
pool hours: pool ... (opens?|closes?|hours|times?) | hours ... pool | pool rules? => pool ... open
guests: guests? | visitors? => guests? | visitors?
vehicles: park\w* | rvs? | boats? | trailers? | trucks? | campers? | vehicles? | driveways? => parked | park |
  vehicles | trucks
quiet hours: quiet | noise | party => quiet hours
bins: (trash|garbage|bins?|cans|containers?) ... (out|curb|in) | (trash|garbage|bin) (night|day)s? => (bins?|cans|containers?) ... (out|curb)
alcohol and glass: beer | alcohol | wine | drinks? | glass | bottles? => alcohol | glass
leash: leash\w* => leash
directors: (how many|number of) (board members|directors) | (directors?|board) ... (serve|terms?) => directors
mailing of the budget: budget ... (mail\w*|sent|send|copy|go(es)? out) |
  (ahead of|before) (the|a) (budget )?meeting ... budget | (mail|send)\w* ... budget
  => budget ... (mails?|sends?|cop(y|ies)) | mails? ... budget
adoption of the budget: (when|by when|how (early|soon|far|long)) ... adopt\w* ... budget
  => adopts? the budget | adopts? a budget
votes of a unit: how many votes ... (unit|home|owner|lot) | votes? (per|a|each) (unit|home|owner|lot)
  => (one|two|\d+) votes?
children: child(ren)? | kids | minors => children
special meeting: special meeting => special meeting
shutters: shutters? => shutters
speed limit: speed | how fast => speed limit
shares: (dues|assessments?|expenses|costs) ... (split|divided|shared) => (shared|divided) equally |
  in proportion
registration of tenants: register\w* => registers
`;
