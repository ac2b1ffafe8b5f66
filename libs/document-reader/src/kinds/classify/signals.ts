import type { DocumentKind } from '@hoa/contracts';

/** Words of a kind. `title` counts in a heading at the top of a page, `body` anywhere, once a page each. */
export interface Signals {
  kind: Exclude<DocumentKind, 'other'>;
  title: RegExp[];
  body: RegExp[];
}

export const SIGNALS: Signals[] = [
  {
    kind: 'budget',
    title: [
      /\b(?:operating|annual|proposed|approved|adopted|draft|reserve|preliminary|fiscal|20\d\d|combined|association|consolidated)\b.*\bbudget\b/i,
      /(?<!\bfor )\bbudget\b.*\b(?:20\d\d|fy ?'?\d\d|year|worksheet|summary|detail|proposal|comparison|report)\b/i,
      /^\s*budgets?\s*$/i,
    ],
    body: [
      /\b20\d\d(?:-\d\d)? (?:proposed |approved |adopted |draft |operating )?budget\b/i,
      /\bbudget(?:ed)? (?:20\d\d|amount|total)/i,
      /\btotal (?:operating )?(?:expenses?|expenditures)\b/i,
      /\btotal (?:operating )?(?:income|revenues?)\b/i,
      /\bproposed\b.*\b(?:budget|20\d\d)\b/i,
      /\b(?:fy|fiscal year) ?'?\d\d/i,
    ],
  },
  {
    kind: 'actuals',
    title: [
      /\bincome statement\b/i,
      /\bstatement of (?:revenues?|income|activit|operations|receipts|cash (?:receipts|flows))/i,
      /\bprofit (?:and|&) loss\b|\bp ?& ?l\b/i,
      /\b(?:budget|actual) (?:vs\.?|versus|to|comparison|-) ?(?:actual|budget|report)?\b.*(?:actual|comparison)/i,
      /\b(?:monthly|quarterly|year[- ]end|annual) (?:financial|operating) (?:report|statement)s?\b/i,
      /\bfinancial statements?\b/i,
      /\bactuals?\b.*\b20\d\d\b|\b20\d\d\b.*\bactuals\b/i,
    ],
    body: [
      /\byear[- ]to[- ]date\b|\bytd\b/i,
      /\bcurrent (?:month|period)\b/i,
      /\bvariance\b/i,
      /\bnet (?:income|loss|surplus)\b/i,
    ],
  },
  {
    kind: 'declaration',
    title: [
      /\b(?:master )?(?:deed|declaration)\b.*\b(?:condominium|covenants|restrictions|easements|establish|of)\b/i,
      /\bcovenants,? conditions,?(?: and|,)? (?:reservations|restrictions)/i,
      /\bcc ?& ?r'?s\b/i,
      /^\W*(?:(?:the|enabling|master|amended|and|restated|condominium|supplementary|first|second|third) )*(?:declaration|master deed|enabling deed)\b(?! page)/i,
      /\b(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)|supplement\w*|restated)\b.*\b(?:amendment|supplement|declaration)\b/i,
      /\bamendment to\b.*\bdeclaration\b|^\W*(?:(?!policy)[\w-]+ ){0,3}declaration\W*$/i,
      /\b(?:percentage|undivided|ownership|common) (?:interests?|ownership|elements?|shares?)\b|\ballocated shares\b/i,
      /\b(?:exhibit|schedule|appendix|annex)\b.{0,12}\bto\b.{0,40}\b(?:declaration|master deed)\b/i,
      /\bexhibit\b.*\b(?:interest|percentage|allocat|undivided|common elements)\b/i,
      /\ballocated interests\b/i,
      /\bcondominium (?:instruments?|plan|documents?)\b/i,
      /\bplan (?:of|for) (?:condominium|unit|apartment) ownership\b/i,
      /\bhorizontal property (?:regime|act)\b/i,
      /\b(?:protective|restrictive) covenants\b|\bdeed restrictions?\b/i,
    ],
    body: [
      /\bdeclarant\b/i,
      /\bthis (?:master deed|declaration)\b/i,
      /\bcommon elements\b/i,
      /\bundivided (?:percentage )?interests?\b/i,
      /\bcovenants?\b.*\brun(?:ning)? with the land\b/i,
      /\bmetes and bounds|\bplat (?:book|map|of)\b/i,
      /\bknow all (?:men|persons|people|ye|by)\b/i,
      /\bhereby (?:submits?|declares?|subjects?)\b|\bdoes (?:hereby )?submit\b/i,
      /\bcommon elements? interests?\b|\bpar values?\b/i,
      /\brecorded\b.*\b(?:county|clerk|recorder|records)\b/i,
      /\b(?:allocated|appurtenant|assigned)\s+to\s+(?:each|every|the)\s+(?:units?|lots?|apartments?|condominium)\b/i,
      /\b(?:decimal|fractional|proportionate) (?:interests?|shares?)\b/i,
      /\bshares\b[^.]{0,60}\b(?:allocated|allotted|appurtenant) to (?:each|every|the|all) (?:units?|apartments?|lots?|homes?|residences?)\b/i,
      /\bpercentage of\s+ownership\b/i,
      /\bcommon expenses?\b/i,
      /\b(?:eligible|first) mortgag(?:es?|ees?)\b/i,
      /\beasements?\b|\bencroach/i,
    ],
  },
  {
    kind: 'bylaws',
    title: [/\bby-?laws\b/i, /\brules (?:and|&) regulations\b/i, /\barticles of incorporation\b/i],
    body: [
      /\bquorum\b/i,
      /\bannual meeting of (?:the )?(?:members|owners|unit owners)\b/i,
      /\b(?:president|secretary|treasurer) shall\b/i,
      /\bboard of directors shall\b/i,
      /\bproxy|proxies\b/i,
      /\bby-?laws\b/i,
    ],
  },
  {
    kind: 'contract',
    title: [
      /(?<!insuring |premium financ(?:e|ing) )\b(?:agreement|contract|addendum)\b/i,
      /\bscope of (?:work|services)\b/i,
      /\bproposal\b(?!.*budget)/i,
      /^\W*(?:(?:re|subject)\s*:\s*)?(?:our\s+|your\s+|service\s+)?(?:quotation|quote|estimate|bid)\b(?!.*(?:insurance|comparison|tabulation))/i,
      /\b(?:services?|maintenance|management|work|monitoring|inspection) (?:agreement|contract|order|authorization|plan)\b/i,
      /\bterms (?:and|&) conditions\b/i,
    ],
    body: [
      /\b(?:contractor|vendor|provider|company|manager|consultant|supplier|licensor) (?:shall|agrees|will)\b/i,
      /\bthis (?:\w+ ){0,3}(?:agreement|contract)\b/i,
      /\b(?:terminat(?:e|ion)|cancel\w*)\b.*\b(?:notice|days)\b|\bdays['’]? (?:prior )?(?:written )?notice\b/i,
      /\bgoverning law\b|\bforce majeure\b|\bassignment\b/i,
      /\bterm of (?:this|the) (?:agreement|contract)\b|\binitial term\b/i,
      /\bcounter-?sign|\bsign and return\b|\b(?:to accept|acceptance)\b.*\b(?:sign|proposal)/i,
      /\bterms of (?:our|this|the|such) (?:agreement|contract)\b/i,
      /\brenews? automatically\b|\bautomatically (?:be )?(?:renew|extend)\w*|\b(?:agreement|contract|it) shall be (?:renewed|extended)\b|\bextended from year to year\b/i,
      /\b(?:contractor|company|vendor|provider|customer) (?:is an independent contractor|carries|may (?:adjust|pass|increase|terminate))/i,
      /^\s*by:\s*_{4,}/im,
    ],
  },
  {
    kind: 'insurance',
    title: [
      /\bdeclarations? page\b|\b(?:policy|coverage part) declarations?\b|\bcommon policy\b/i,
      /\b(?:certificate|evidence|confirmation) of (?:liability |property )?(?:insurance|coverage)\b/i,
      /\binsurance (?:policy|proposal|summary|quote|renewal|binder|program|company)\b/i,
      /\b(?:premiums?|coverage) (?:summary|schedule|comparison|recap|breakdown)\b|\bpremiums? (?:statement|notice|invoice|bill|financ(?:e|ing) agreement)\b/i,
      /\bcommercial (?:property|package|(?:(?:general|umbrella|excess|auto) )?liability|crime|umbrella)\b/i,
    ],
    body: [
      /\bpolicy (?:number|no\.?|period|term|#)/i,
      /\bdeductibles?\b/i,
      /\b(?:annual |total |estimated )?premiums?\b/i,
      /\blimits? of (?:liability|insurance)\b|\bper occurrence\b|\bgeneral aggregate\b/i,
      /\b(?:carrier|insurer|underwrit\w+)\b/i,
      /\bcoverages?\b/i,
    ],
  },
  {
    kind: 'reserve-study',
    title: [
      /\breserve (?:study|analysis|fund (?:study|analysis|plan)|report|funding (?:plan|disclosure)|component|disclosure|schedule|worksheet|items)/i,
      /\bcapital (?:reserve|replacement) (?:study|plan|analysis|schedule)\b/i,
    ],
    body: [
      /\buseful life\b|\bUL\b/,
      /\bremaining (?:useful )?life\b|\bRUL\b/,
      /\b(?:percent|%) funded\b|\bfully funded\b/i,
      /\bcash flow (?:method|analysis|projection)\b|\bcomponent method\b/i,
    ],
  },
];

/** The recorder's stamp, `BOOK 12 PAGE 345`: of an association's documents the declaration and what amends it are recorded. */
export const RECORDED =
  /\b(?:book|bk|liber|volume|vol|reel)\b\.?[ #:]{0,3}\d{1,6}[,;:]?\s{1,3}(?:pages?|pgs?|folio)\b\.?[ #:]{0,3}\d{1,5}\b/i;

/** Documents that speak of all of these and are none: minutes, letters, notices, lists. */
export const NEITHER =
  /^\W*request for\b|\bmeeting\W{1,3}(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bminutes\b|\bagenda\b|\bnewsletter\b|\bmemo(?:randum)?\b|\bdear (?:\w+ )?(?:owner|homeowner|member|neighbor|resident|board|sir|mr|ms)|\bnotice of (?!(?:renewal|premium)s?\b)[a-z]|\bcall(?:ed)? to order\b|\bviolation notice\b|^\W*(?:[\w&.’'-]+ ){0,3}invoice\b(?! (?:after|each|monthly|quarterly|to be)\b)|\bstatement of account\b|\bballot\b|^\W*(?:[\w'’]+ ){0,6}directory\W*$|^\W*directory of\b|^\W*(?:[\w'’]+ ){0,5}guidelines\W*$|\bquestionnaire\b|\bpress release\b|\bwelcome\b|\bresolution\b/i;
