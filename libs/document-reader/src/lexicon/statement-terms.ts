import type { Fund, RowRole } from '@hoa/contracts';

/**
 * What the words of a statement's rows and headings speak for. Data only: `kinds/statement/evidence.ts` weighs it
 * against arithmetic, which decides. `flow` is positive for income and negative for expenses, in rough log-odds.
 */
export interface Term {
  id: string;
  /** Source of a case-insensitive regular expression, matched against plain words. */
  words: string;
  flow?: number;
  /** Only counts where none of these words appear too. */
  unless?: string;
}

/** Row labels: what a line is likely to be. The strongest term of each sign counts. */
export const LINE_TERMS: readonly Term[] = [
  { id: 'assessment', words: '\\bassess?ments?\\b|\\bassmts?\\b', flow: 3, unless: 'study|refund|property tax|county|collection' },
  { id: 'dues', words: '\\bdues\\b', flow: 3, unless: 'subscription|membership|dues (?:and|&) |cai\\b|refund|uncollect|bad debt|write' },
  { id: 'maintenance-fee', words: '\\b(?:maintenance|association|hoa|condo|homeowners?|owners?|common|member(?:ship)?|regular|monthly|quarterly|annual) (?:fees?|charges?|dues)\\b', flow: 3, unless: 'bank|legal|management' },
  { id: 'income', words: '\\bincome\\b|\\brevenues?\\b|\\breceipts?\\b|\\bproceeds\\b', flow: 3, unless: '\\btax|\\bbook|no income' },
  { id: 'late-fee', words: '\\blate (?:fees?|charges?|payments?)|\\bfines?\\b|\\bnsf\\b|\\bpenalt(?:y|ies)\\b|\\bviolations?\\b|returned checks?', flow: 2.5, unless: 'paid|expense|irs' },
  { id: 'interest', words: '\\binterest\\b|\\bdividends?\\b', flow: 2, unless: 'loan|paid|expense|mortgage|note|debt' },
  { id: 'rental', words: '\\brentals?\\b|\\brent\\b|\\blaundry\\b|\\bvending\\b|\\bantenna\\b|\\bcell tower\\b|\\beasement\\b|\\bclubhouse (?:fees?|use)\\b|\\bguest\\b', flow: 1.8, unless: 'equipment|portable|expense|unit rent|storage rent|maintenance|repair|cleaning|toilet' },
  { id: 'transfer-fee', words: '\\b(?:transfer|resale|estoppel|move[- ]?in|application|initiation|capital contribution|working capital|closing|document|disclosure|certificate|key|fob|card|parking|gate|pool) (?:fees?|charges?|sales|income|passes)\\b|\\bworking capital\\b|capital contributions?\\b|\\bbuy[- ]?in\\b', flow: 2, unless: 'bank|contribution to|transfer to|paid' },
  { id: 'collected', words: '\\bcollected\\b|\\bcollections? (?:from|of)\\b|\\bcontributions? from\\b|\\bdonations?\\b|\\bpaid ahead\\b|\\bprepaid\\b|\\breimburse[dm]|\\breimbursements?\\b|\\brecover(?:y|ed|ies)\\b|\\brebates?\\b|\\brefunds? (?:from|received)\\b|\\bvoluntary contribution', flow: 1.6, unless: 'trash|garbage|legal|insurance|agency|expenses? reimb' },
  { id: 'from-owners', words: '\\b(?:money|paid|payments?|received|collected|billed|charged) (?:from|by|to) (?:the )?(?:owners?|members?|residents?|homeowners?|neighbou?rs)\\b', flow: 3, unless: 'refund|returned' },
  { id: 'units-at-rate', words: '\\b\\d+\\s*(?:units?|homes?|lots?|owners?|members?|houses?|doors?|officers?)\\b.*\\$|\\$\\s?[\\d,.]+\\s*(?:/|per|each|x|@|a)\\s*\\w|\\b\\d+\\s*(?:x|@)\\s*\\$', flow: 2 },
  { id: 'not-paid-dues', words: '\\bdues not paid\\b|\\bdelinquent (?:dues|assessments)\\b|\\bpast due (?:dues|assessments|owners?)\\b|\\bprior[- ]year (?:dues|assessments)\\b', flow: 2.5 },
  { id: 'sale', words: '\\bsales?\\b|\\bfundrais|\\bgarage sale\\b|\\badvertising (?:income|revenue)', flow: 0.8, unless: 'sales tax' },
  { id: 'from-operating', words: '(?:contributions?|transfers?|transferred|^) ?from (?:the )?operati(?:ng|ons)\\b', flow: 3 },
  { id: 'claim', words: '\\bclaims? (?:payment|check|proceeds|receipts?|money)|\\binsurance (?:claim|proceeds|settlement|recovery)s?\\b|\\bloan proceeds\\b', flow: 2.6, unless: 'deductible' },

  { id: 'expense', words: '\\bexpens|\\bexpenditures?\\b|\\bcosts?\\b|\\bdisburse', flow: -3, unless: 'reimburse|recovery|income|closing costs? collected|court' },
  { id: 'insurance', words: '\\binsurance\\b|\\bd ?& ?o\\b|\\bfidelity\\b|\\bumbrella\\b|\\bliabilit|workers.? comp|\\bbond\\b', flow: -3, unless: 'claim|proceeds|settlement|recovery|income' },
  { id: 'grounds', words: '\\blandscap|\\blawns?\\b|\\bmow(?:ing)?\\b|\\birrigat|\\bsprinkl|\\btrees?\\b|\\bshrub|\\bmulch|\\bflowers?\\b|\\bplants?\\b|\\bgrounds?\\b|\\bfertiliz|\\bweed|\\bsnow\\b|\\bponds?\\b|\\blakes?\\b|\\balgae?\\b|\\bpest\\b|\\bexterminat|\\btermite|\\bedging\\b|\\bcritter|\\bsalt(?:ing)?\\b|\\bsod\\b|\\bentrance\\b|\\bmonument', flow: -3 },
  { id: 'repair', words: '\\brepairs?\\b|\\breplace(?:ment)?s?\\b|\\broof|\\bgutters?\\b|\\bpaint|\\bplumb|\\bconcrete\\b|\\basphalt\\b|\\bpav(?:ing|ement)\\b|\\bfenc(?:e|ing)\\b|\\bsiding\\b|\\bdecks?\\b|\\bseal ?coat|\\bstrip(?:e|ing)\\b|\\bcaulk|\\bsidewalks?\\b|\\bsigns?\\b|\\bsignage\\b|\\bpower ?wash', flow: -2.6, unless: 'replacement (?:fund|reserve) (?:income|assessment)|income|dues' },
  { id: 'maintenance', words: '\\bmaint(?:enance)?\\b|\\bcleaning\\b|\\bjanitor|\\bcustodia|\\bhousekeep|\\bsweeping\\b|\\bwindow', flow: -2.2, unless: 'fees?\\b|dues|assess|income|revenue' },
  { id: 'utility', words: '\\bwater\\b|\\bsewer|\\bstorm ?water|\\belectric|\\bpower\\b|\\bgas\\b|\\butilit|\\btrash\\b|\\bgarbage\\b|\\brefuse\\b|\\brecycl|\\bwaste\\b|\\bcable\\b|\\binternet\\b|\\bwifi\\b|\\btele(?:phone|com)|\\bphones?\\b|\\blight(?:ing|s)?\\b|\\bfuel\\b|\\bheat(?:ing)?\\b|\\boil\\b|\\bbackflow', flow: -3, unless: 'reimburse|income|recovery|bill ?back' },
  { id: 'professional', words: '\\blegal\\b|\\battorneys?\\b|\\baudit\\b|\\baccount(?:ing|ant)\\b|\\bbook ?keep|\\btax(?:es)?\\b|\\bmanagement\\b|\\bprofessional\\b|\\bconsult|\\bengineer|\\breserve study\\b|\\bcpa\\b|\\barchitect|\\bcollection (?:fees?|costs?|agency|expenses?)\\b|\\bcourt\\b|\\blien\\b|\\bserver\\b', flow: -2.8, unless: 'income|reimburse|recover|collected|fees? collected|charge ?back' },
  { id: 'office', words: '\\boffice\\b|\\bpostage\\b|\\bprint|\\bcop(?:y|ies|ying)\\b|\\bphotocop|\\bsuppl(?:y|ies)\\b|\\bmail|\\bstationery\\b|\\bnewsletter\\b|\\bweb ?site\\b|\\bsoftware\\b|\\bbank (?:charges?|fees?|service)|\\bmerchant fees?\\b|\\bmeeting|\\blicen[cs]es?\\b|\\bpermits?\\b|\\bfiling\\b|\\bcorporate (?:fee|report)|\\bmisc(?:ellaneous)?\\b|\\bstorage\\b|\\bp\\.?o\\.? box\\b|\\bdomain\\b|\\bzoom\\b|\\badmin|\\bsubscription|\\bvoice ?mail|\\bdirectory\\b|\\badvertis|\\btravel\\b|\\bauto\\b|\\bdelivery\\b|\\bsec(?:retary)? of state|\\bannual report', flow: -2, unless: 'income|revenue' },
  { id: 'staff', words: '\\bpayroll\\b|\\bsalar|\\bwages?\\b|\\bstipend|\\bhonorari|\\bcompensation\\b|\\bpersonnel\\b|\\bbenefits?\\b|\\blifeguard|\\bcaretaker\\b|\\bon-?site\\b|\\bstaff\\b', flow: -2.8 },
  { id: 'building', words: '\\belevators?\\b|\\bhvac\\b|\\bfire\\b|\\balarms?\\b|\\bsecurity\\b|\\bpatrol\\b|\\bsafety\\b|\\bpool\\b|\\bspa\\b|\\bgates?\\b|\\bclub ?house\\b|\\bplayground\\b|\\btennis\\b|\\bfitness\\b|\\bgym\\b|\\bmonitoring\\b|\\bsecurity\\b|\\blocks?\\b|\\bcamera', flow: -1.8, unless: 'income|revenue|rental|fees\\b|passes' },
  { id: 'social', words: '\\bsocial\\b|\\bevents?\\b|\\bholiday\\b|\\bhalloween\\b|\\bpicnic\\b|\\bparty\\b|\\bactivities\\b|\\bcommittees?\\b|\\bwelcome\\b|\\bcrime watch\\b|\\bdecorations?\\b|\\bgifts?\\b|\\bdonation to', flow: -1.6, unless: 'income|revenue' },
  { id: 'debt', words: '\\bbad debts?\\b|\\bwrite[- ]?offs?\\b|\\buncollect|\\bloan (?:payment|principal|interest)|\\bmortgage\\b|\\bdepreciation\\b|\\bamortiz|\\bcontingenc|\\brefunds? to\\b|\\bservice contracts?\\b|\\bcontract(?:s|ed|or)?\\b', flow: -2.4 },
  { id: 'capital', words: '\\bcapital (?:improvements?|projects?|expend|replacement)|\\bprojects?\\b|\\bimprovements?\\b|\\bequipment\\b|\\bpurchases?\\b|\\bbridge\\b|\\berosion\\b|\\bstreets?\\b|\\broads?\\b|\\bupkeep\\b', flow: -1.6, unless: 'income|assessment|contribution from' },
]; // prettier-ignore

/** Headings and the names of totals. */
export const HEADING_TERMS: readonly Term[] = [
  { id: 'both-sides', words: '\\b(?:income|revenues?|receipts?)\\s*(?:/|&|and|less|minus|over|-)\\s*(?:expen|disburs|cost)', flow: 0 },
  { id: 'income', words: '\\bin ?comes?\\b|\\brevenues?\\b|\\breceipts?\\b|\\brevenus?\\b|\\brevenu\\w*|\\binc(?:om|mo)e?\\b|\\bmoney (?:coming )?in\\b|\\bcash in(?:flows?)?\\b(?! (?:the )?(?:bank|checking|savings|accounts?|reserve))|\\bsources? of (?:funds|cash)\\b|\\bdeposits\\b|\\bcontributed\\b|\\b(?:came|comes?|coming) (?:in|from)\\b|\\bcollected\\b|\\breceived\\b|^funding\\b|\\btook in\\b|\\btaken in\\b|\\braised\\b|\\binflows?\\b|^in$|^sources\\b|\\bcontributions from (?:members|owners)', flow: 4, unless: '\\bexpen|\\bdisburs|\\btax|\\bcosts?\\b|\\bnot collected' },
  { id: 'dues', words: '\\bdues\\b|\\bassess?ments?\\b|\\b(?:owner|member|maintenance|association|hoa)s? fees?\\b|\\bcollections\\b', flow: 3, unless: 'expen|collection (?:costs?|fees?)|subscription' },
  { id: 'expense', words: '\\bexp?\\s?ens|\\bexpens|\\bexpen[cs]|\\bexpend|\\bdisburse|\\bcosts?\\b|\\bmoney (?:going )?out\\b|\\bcash out(?:flows?)?\\b|\\buses? of (?:funds|cash)\\b|\\boutlays?\\b|\\bpayments\\b|\\bspending\\b|\\bspent\\b|\\bspend\\b|\\bpaid out\\b|\\b(?:went|goes|gone|going) (?:out|to|for)?\\b|\\boutgo\\b|\\boutflows?\\b|^out$|^went$|\\bbills\\b|^uses\\b|\\bobligations\\b|\\bpay for\\b|\\bcharges (?:to|against)', flow: -4, unless: '\\bincome\\b|\\brevenue' },
  { id: 'category', words: '\\butilit|\\badmin|\\bemploy|\\bstaff\\b|\\bsupport\\b|\\bmaint|\\binsuranc|\\blandscap|\\bgrounds?\\b|\\brepairs?\\b|\\bpayroll\\b|\\bpersonnel\\b|\\bprofession|\\bmanagement\\b|\\bcontract|\\btax(?:es)?\\b|\\bsecurity\\b|\\bjanitor|\\belevator|\\bamenit|\\bpool\\b|\\brecreation|\\blegal\\b|\\boffice\\b|\\bcapital (?:improve|expend|project|replac)|\\bcommittees?\\b|\\bservices\\b|\\bbuilding\\b|\\boperations?\\b|\\bcommon (?:area|electric|water|insurance)|\\blawn\\b|\\bgeneral\\b|\\bactivities\\b|\\bcommunity\\b|\\butilities\\b', flow: -2, unless: '\\bincome\\b|\\brevenue|\\bdues\\b|\\bassess|\\bfees\\b|\\bclaim' },
]; // prettier-ignore

/** Words that say what role a row has; the weight is against being a plain line. */
export interface RoleTerm {
  id: string;
  role: Exclude<RowRole, 'line' | 'heading' | 'repeat' | 'subtotal'>;
  words: string;
  weight: number;
  unless?: string;
}

export const ROLE_TERMS: readonly RoleTerm[] = [
  { id: 'total', role: 'total', words: '\\b(?:sub ?-? ?)?t ?otals?\\b|\\bttl\\b|\\bgrand tot|^sum\\b|\\bsum of\\b|\\bin all$|\\ball told\\b|\\baltogether\\b|, ?combined$|\\bcombined total\\b|\\ball sources$|\\b(?:that|which|this) (?:comes|adds up|makes)\\b|\\bcomes to$|, cost of$|\\bso far$|\\bmoney (?:in|out)$|\\bfooting\\b|\\bin sum$|\\beverything together\\b|^(?:in|out|outgo|went|came to|came in|went out)$|^all (?:income|receipts|revenues?|expens\\w*|costs|spending|dues)\\b|^gross (?:profit|expens)|^gross\\b.*\\b(?:income|revenues?|receipts|requirements|costs?|expenses?|assessments?|dues)$', weight: 3.5 },
  { id: 'net', role: 'net', words: '^\\(?(?:the )?n ?et\\b(?! (?:zero|work))|^(?:the )?result$|\\bnet (?:op ?er ?ating |ordinary |other )?(?:income|loss|surplus|deficit|change|revenue|cash|position|gain|profit|increase|excess|result)|\\bsurplus\\b|\\bdeficit\\b|\\bdeficiency\\b|\\bshortfall\\b|\\bexcess (?:of )?(?:revenue|income|receipt)|^excess$|\\b(?:income|revenues?|receipts) (?:less|minus|over|\\(?under)|\\bover ?\\(?/? ?\\(?under\\b|\\bprofit\\b|\\bdifference\\b|\\boperating (?:gain|loss|result)|^balance$|\\bleft over\\b|\\bgain\\b.{0,6}\\bloss\\b|\\bahead\\b.{0,3}\\bbehind\\b|\\b(?:made|cost)\\b \\(?(?:cost|made)\\)? us|\\bwhat.?s left\\b|\\bto the good\\b|\\bup ?/ ?\\(?down\\b|\\bplus ?/ ?minus\\b|^remaining$|, net$|\\bunspent\\b|(?:^|, )change$|\\bfund change$|\\bchange in (?:the )?(?:fund|cash|reserves?|net)\\b|^left\\b|\\bleft (?:before|after|in the|at)\\b|\\bmargin$|\\bover ?[-/]?(?:to)? ?\\(?/?-?(?:under|short)\\)?|\\bin excess of \\(|\\bmore \\(less\\)|\\bahead \\(|\\b(?:excess|income|surplus|loss) before (?:income )?tax', weight: 3, unless: 'carr(?:y|ied)|prior|previous|last year|from 20|beginning|ending|use of|retained|applied|appropriat' },
  { id: 'opening', role: 'opening-balance', words: '^(?:had|cash|checkbook|bank|savings|reserve) (?:on |at |in |as of )?(?:1/1|jan(?:uary)? 1|oct(?:ober)? 1|july? 1|apr(?:il)? 1)\\b|\\b(?:beginning|opening|starting|begin|start(?:ing)?)\\b.{0,24}\\b(?:balance|cash|equity|fund|bank)|\\bbalance (?:forward|brought forward|at (?:start|beginning)|, beginning|january 1|1/1)|\\bfund balance.{0,12}\\bbegin|\\b(?:cash|balances?|bank)\\b.{0,6}\\b(?:begin|start)\\w* of (?:the )?(?:year|period)|\\bcash.{0,12}\\bbegin|\\b(?:bank|cash|checking|savings|checkbook|balance)\\b.{0,16}[, ](?:on |at |in |as of )?(?:january 1|jan\\.? 1|1/1)\\b', weight: 4 },
  { id: 'closing', role: 'closing-balance', words: '\\b(?:cash|balances?|bank)\\b.{0,6}\\bend of (?:the )?(?:year|period)\\b|\\b(?:bank|cash|checking|savings|checkbook|balance)\\b.{0,16}[, ](?:on |at |in |as of )?(?:december 31|dec\\.? 31|12/31)\\b|^(?:have|checkbook|cash|bank|savings|reserve) (?:on |at |in |as of )?(?:12/31|dec(?:ember)? 31|sept(?:ember)? 30|june? 30|mar(?:ch)? 31)\\b|\\b(?:should )?have in (?:the )?bank\\b|\\bin the checkbook\\b|\\b(?:ending|closing|final|year[- ]end|projected|estimated)\\b.{0,24}\\b(?:balance|cash|equity)|\\bbalance (?:at end|at year|, ending|december 31|12/31|as of|at|on)\\b|\\bfund balance\\b|\\bbank balances?\\b|\\b(?:checking|savings|money market|operating|reserve|emergency|bank|events?|cd)\\b.{0,16}\\b(?:account|acct|balance|fund)s?\\b(?: \\(?\\*?\\d{3,})|^(?:checking|money market|emergency fund|certificates? of deposit|cd)\\b|^savings (?:account|acct|balance|fund)\\b|\\b(?:checking|savings|money market|bank) (?:account|acct|balance)|\\bcash (?:on hand|in bank|balance)|\\btotal (?:cash|bank|assets|liabilities|equity)|\\bnet (?:assets|worth)\\b|\\baccount balanc|\\b(?:loan|mortgage|note) balance|\\bbalance remaining|\\bprincipal balance|\\bbalance owed|\\baccounts? (?:receivable|payable)\\b|^balance\\b.{1,20}\\b(?:20\\d\\d|account)|\\S balance$|^(?:other |current |fixed )?(?:assets|liabilities)\\b|\\bequity$|\\bowed to (?:us|the association)\\b|\\bmatur(?:es|ing|ity)\\b|\\binvested$|^[a-z]+ investments$|^per (?:bank|statement|checkbook|books)\\b|\\b(?:deposits? in transit|outstanding checks?|checks? (?:not cleared|outstanding))\\b', weight: 3.2, unless: 'transfer|contribution|interest|fees?\\b|charges?\\b|income|expense|deposit to' },
  { id: 'transfer', role: 'transfer', words: '\\btransfers?\\b|\\b(?:checking|savings|emergency fund|operating|reserves?) to (?:the )?(?:checking|savings|emergency|operating|reserve|event)|\\bto/from\\b', weight: 1.4, unless: 'fees?\\b' },
  { id: 'carryover', role: 'carryover', words: '\\bcarr(?:y|ied)[- ]?(?:over|forward)|\\b(?:prior|previous|last)[- ]years?.{0,20}\\b(?:surplus|excess|balance|carry|deficit|fund)|\\b(?:surplus|excess|deficit) from (?:prior|previous|last|20)|\\b20\\d\\d (?:surplus|excess|carry)|\\buse of (?:fund balance|(?:retained |accumulated |prior )?surplus|prior|retained)|\\bretained (?:surplus|earnings)|\\bapplied (?:surplus|from)', weight: 2.6 },
  { id: 'statistic', role: 'statistic', words: '\\bper[- ](?:unit|home|house|lot|door|owner|household|member|condo|townhome|residence|month per|sq)|\\b(?:unit|home|lot|owner|household)s? per\\b|/ ?(?:unit|home|lot|door|owner)\\b|\\b(?:number|no\\.?|#) (?:of )?(?:units|homes|lots|doors|owners|members)|^(?:units|homes|lots|doors|shares)\\b[:= ]*(?:outstanding)?$|\\baverage\\b|^%|\\bpercent(?:age)?\\b|% (?:of|collect|increase|change)|\\bincrease (?:from|over|of)\\b|\\bmonthly (?:assessment|dues|fee|payment)s?\\b.{0,12}(?:/|per|each|required|amount)|\\bnew (?:monthly|annual|quarterly) (?:dues|fee|assessment)|\\b(?:dues|fees?|assessments?) (?:increases?|history|per|will be|rates?)\\b|\\b(?:rate|cost) per\\b|\\bto be (?:assessed|raised|collected)\\b|\\bassessments? (?:required|needed)|\\beach\\b.{0,14}\\b(?:month|quarter|year)', weight: 3.6 },
  { id: 'component', role: 'statistic', words: '^(?:replacement )?components?$|\\bfully funded\\b|\\bpercent funded\\b|\\b(?:costs?|price) to replace\\b|\\breplacement (?:costs?|schedule)\\b|\\b(?:who owes|still owing|owing|owed by|past due|in arrears)\\b|\\(?\\b\\d+ ?-?(?:yrs?|years?)\\.?\\b.{0,20}\\b(?:left|remaining|life|old)\\b|\\b(?:useful|remaining|expected) life\\b|\\breplace(?:ment)? in 20\\d\\d', weight: 3.6 },
  { id: 'outstanding', role: 'statistic', words: '\\b(?:dues|assessments?|fees?) (?:outstanding|receivable|owed|in arrears|unpaid)\\b|\\bdelinquenc(?:y|ies)\\b|\\breceivables?\\b|\\bunpaid (?:dues|assessments)', weight: 2.4 },
  { id: 'detail', role: 'detail', words: '\\bof which\\b|^there ?of\\b|\\bincluded (?:above|in)\\b|^incl(?:ud(?:es|ing))?\\b|^\\(?memo\\b', weight: 3 },
  { id: 'note', role: 'note', words: '^notes?\\b|^\\*|\\bsee note\\b|^prepared\\b|^date\\b|^check ?sum\\b|^error check\\b|\\b(?:not|never|no longer) (?:used|adopted|accepted|approved)\\b|\\bdo not use\\b|\\b(?:superseded|void(?:ed)?|dropped|withdrawn|rejected|cancel+ed)\\b', weight: 3 },
]; // prettier-ignore

/** A contribution to reserves: an expense of the operating fund, and an income of the reserve fund. */
export const RESERVE_CONTRIBUTION =
  '\\bmoney to (?:the )?reserves?|^(?:save|saving|savings|set aside|put(?:ting)? (?:away|aside)) (?:for|toward)\\b|^savings\\b(?!.*\\b(?:account|bank|interest))|\\b(?:contributions?|transfers?|allocations?|funding|deposits?|provision|additions?|payments?|paid|appropriation|set[- ]?aside|savings?)\\b.*\\b(?:reserves?|replacement fund|capital fund)\\b|\\b(?:reserves?|replacement|capital reserve)s?(?: fund| account)? (?:contributions?|transfers?|allocations?|funding|deposits?|provision|additions?|payments?|exp(?:ense)?\\b)|^(?:to )?(?:the )?(?:capital |replacement |general |pooled )*reserves?(?: fund| account)?$|^reserves?\\s*[-–—:]|^(?:reserve )?exp-';

export const FUND_TERMS: readonly { id: string; fund: Fund; words: string; unless?: string }[] = [
  { id: 'special', fund: 'special', words: '\\bspecial (?:assessment|project|levy)|\\bcapital project fund\\b|\\binsurance claim\\b|\\bloan fund\\b|\\b(?:roof|porch|elevator|balcony|paving|siding|deck|window|boiler|road|seawall|dam|facade|storm|hail)s? (?:loan )?assessments?\\b' },
  { id: 'reserve', fund: 'reserve', words: '\\breserves?\\b|\\bdeferred maintenance\\b|\\b(?!(?:operating|general|maintenance|all|other|of|the|total|this|that|each|both|net|mutual|no|and|or|club|social|petty|in|from|to)\\b)[a-z]{3,} funds?\\b(?! (?:balance|transfer))|\\b(?:contributions?|transfers?|transferred|^) ?from (?:the )?operati(?:ng|ons)|\\breplacement fund\\b|\\bcapital (?:fund|reserve)|\\bsinking fund\\b', unless: 'reserve study' },
  { id: 'operating', fund: 'operating', words: '\\boperat(?:ing|ions?)\\b|\\bgeneral fund\\b|\\bmaintenance (?:fund|income|dues)\\b' },
]; // prettier-ignore

/** Words that say which of two amounts is larger: "over (short)", "in excess of (below)". */
export const OVER_OR_UNDER =
  /\b(?:over|more|above|up|ahead|surplus|gain|profit|excess|exceed\w*)\b.{0,16}[(/,-] ?\b(?:under|short|less|below|down|behind|deficit|loss|deficiency|shortfall)\b|\b(?:under|short|below|loss|deficit)\b.{0,6}[(/] ?\b(?:over|above|gain|surplus)\b|\b(?:in )?excess (?:of|over)\b|\bleft over\b|\bleft\b|\bmargin\b|\bless\b.*\b(?:costs?|expenses?|outflows?|spending|paid)\b|\bminus\b/i;

const UNIT = '^(?:units?|lots?|apt\\.?|apartment|suite|villa|townhome|home|house|door|site|slip)\\s*(?:no\\.?|#)?\\s*[A-Z]?-?\\d{1,5}[A-Z]?'; // prettier-ignore
/** A single home and nothing else: "Lot 7"; and what begins with one: "Lot 7 Abbott". */
export const HOME = new RegExp(`${UNIT}$`, 'i');
export const OF_HOME = new RegExp(`${UNIT}\\b`, 'i');

/** A name of a loss alone, and not "Surplus (deficit)". */
export const DEFICIT =
  /^(?!.*(?:surplus|excess|\bnet\b|\(deficit|[/(]\s*loss)).*\b(?:deficit|shortfall|deficiency|loss)\b/i;
