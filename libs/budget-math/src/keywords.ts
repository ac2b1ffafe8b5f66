/**
 * What real budgets call their lines, in the order in which they are tried: the first match wins, so the particular
 * stands before the general ('pool insurance' before 'pool', 'waste management' before 'management'). Patterns see
 * text in lower case with `&` written out, apostrophes dropped and all other punctuation turned into single spaces.
 */
export type Keyword = readonly [code: string, pattern: RegExp];

export const incomeKeywords: readonly Keyword[] = [
  ['6105', /special assess/],
  ['6310', /reserve.*(interest|dividend|invest)|(interest|dividend|invest).*reserve/],
  ['6110', /reserve|capital contribution|working capital|replacement fund/],
  ['6140', /\bnsf\b|returned (check|item|payment)|bad check/],
  [
    '6125',
    /(owner|delinquen|late|past due|member|homeowner|assessment).*interest|interest.*(owner|delinquen|late|assessment)|finance charge/,
  ],
  ['6120', /\blate\b|penalt/],
  ['6130', /\bfines?\b|violation/],
  ['6150', /legal|attorney|\blien|collection|demand letter/],
  ['6160', /\bmove\b|moving|move in|move out/],
  ['6170', /transfer|resale|estoppel|disclosure|closing|conveyance|application fee|lease fee|document fee/],
  [
    '6200',
    /(club ?house|room|hall|pool|facilit|pavilion|cabana|guest suite|unit|party)\b.*\b(rent(al)?s?|fees?|use|income)\b|club ?house|amenity/,
  ],
  ['6210', /parking|storage|garage|carport|boat|\brv\b|marina|slip|locker/],
  ['6220', /laundry|vending|washer/],
  ['6230', /\bkeys?\b|\bfobs?\b|remote|access card|gate (card|opener)|transponder|decal/],
  [
    '6240',
    /(utilit|water|sewer|cable|electric|gas|trash|internet|insurance).*(reimb|recover|income|billing|charge|rebate)|submeter|reimburse/,
  ],
  ['6250', /antenna|cell (tower|site)|\blease|\brent(al)?s?\b|easement|roof ?top/],
  ['6300', /interest|dividend|investment|gain|bank income/],
  [
    '6100',
    /assess|maintenance|\bdues\b|(hoa|association|common|condo(minium)?|monthly|annual|membership|member|homeowners?|owners?|regular|operating) (fees?|charges?|income|revenue|contribution)|(common|carrying|maintenance) charges?|\bclass [a-d] members?\b|^\d+ (units?|homes?|lots?|owners?|townhomes?)\b|\b\d+ (q|qtr|per quarter|per month|a month|mo)\b/,
  ],
  ['6390', /misc|other|sundry|income|revenue|credit|rebate|refund|insurance|proceeds/],
];

export const expenseKeywords: readonly Keyword[] = [
  // Payroll first: its insurance and taxes are not the association's.
  ['7215', /payroll tax|\bfica\b|unemployment|\bfuta\b|\bsuta\b|social security|medicare|taxes payroll/],
  [
    '7220',
    /benefit|(health|medical|dental|employee|life|group) insurance|401 ?k|retirement|pension|uniforms?\b/,
  ],
  ['7735', /\bwork(er|men|man)s? comp|\bwork ?comp\b/],
  [
    '7210',
    /payroll|salar|\bwages?\b|\bstaff(ing)?\b|doorm[ae]n|porter|superintendent|personnel|maintenance (man|worker|technician|employee)|on ?site manager/,
  ],

  ['7060', /bad debt|uncollect|write ?offs?\b|doubtful|allowance for/],
  [
    '7850',
    /(?<!pet )(?<!dog )(trash|refuse|garbage|rubbish|recycl|dumpster|solid waste|\bwaste\b(?!water)(?! water)(?! station)|bulk (pick ?up|item)|hauling|junk)/,
  ],
  ['7485', /(pet|dog) (waste|station)|doggie|waste station/],
  [
    '7035',
    /(legal|attorney|lien|foreclos|law).*(collect|delinq|lien|foreclos)|(collect|delinq|foreclos).*(legal|attorney|fee|cost|expense|lien|service)|^collections?$|^liens?$|lien (fee|filing|cost)/,
  ],
  ['7030', /\blegal\b|attorney|litigation|lawyer|law firm/],
  [
    '7040',
    /reserve (study|analys|update|report|specialist|advis|fund study|fund analys)|\bsirs\b study|milestone inspection/,
  ],

  // Insurance before the thing insured.
  ['7760', /deductible/],
  ['7720', /directors? (and )?officers?|\bd and o\b|\bd o\b/],
  [
    '7725',
    /fidelity|\bcrime\b(?! (watch|prevention))|employee dishonesty|\bbond(ing)?\b.*(ins|fidel|surety)|surety/,
  ],
  ['7730', /umbrella|excess liab/],
  ['7745', /\bflood\b(?! (damage|repair|clean|light|control))/],
  [
    '7750',
    /earthquake|\bwind ?storm\b|\bwind\b.*(ins|cover|polic|deduct)|\bins\w*\b.*\bwind\b|hurricane ins|named storm/,
  ],
  [
    '7715',
    /(general|public|commercial|premises|comprehensive) liab|liab\w* (ins|polic|cover)|\bins\w* (\w+ )?liab|^liability(?!.*\b(?:claims?|dues|assess|deposit|tax))\b|\bcgl\b/,
  ],
  [
    '7710',
    /(property|building|hazard|fire|master|package|casualty|multi ?peril)( and \w+)? (ins\b|insur|polic|coverage|premium)|\binsur\w* (for )?(property|building|master|package|hazard|fire)|\bins (property|building|master|package)|^property$|commercial (property|package)|boiler and machinery|equipment breakdown/,
  ],
  ['7740', /insur|\bins\b(?! house)|\bpremiums?\b/],

  // Reserves: a transfer, whatever it is for.
  ['9090', /(reserve|capital).*catch ?up|catch ?up.*reserve/],
  ['9010', /reserve.*\broof|\broof\w* reserve/],
  ['9015', /reserve.*\bpaint|\bpaint\w* reserve/],
  ['9020', /reserve.*(paving|asphalt|pavement|street|road)|(paving|asphalt|pavement|street|road)\w* reserve/],
  ['9025', /reserve.*\bpool|\bpool\w* reserve/],
  ['9030', /reserve.*elevator|elevator\w* reserve/],
  ['9035', /reserve.*(mechanical|hvac|boiler|chiller)|(mechanical|hvac|boiler|chiller)\w* reserve/],
  ['9040', /reserve.*structur|structur\w* reserve|\bsirs\b/],
  ['7490', /contingenc|operating reserve/],
  [
    '9005',
    /reserves?\b|replacement fund|capital (contribution|fund|improvement fund|replacement|expenditure fund)|sinking fund/,
  ],

  // Taxes and loans.
  ['7240', /(property|real estate|personal property|ad valorem) tax/],
  [
    '7230',
    /(income|federal|state|franchise|corporate|business) tax(?!.*(prep|return))|taxes?( and)? (income|federal|state)|^tax(es)?$/,
  ],
  ['7250', /\bloan|mortgage|interest expense|note payable|line of credit|debt service/],

  // Professional fees.
  [
    '7020',
    /audit|\btax(es)? (prep|return|filing|service)|\btax\b.*\b(prep|return)|accounting|accountant|book ?keep|\bcpa\b|financial (review|statement)|^review/,
  ],
  ['7045', /engineer|architect|survey|consult/],
  ['7050', /\bbank\b|lock ?box|merchant|credit card|processing fee|\bach\b/],

  // Utilities, unless it is their repair.
  [
    '7420',
    /(plumb|sewer|drain|water|pipe|backflow|leak|lift station|septic|pump).*(repair|clean|jet|replac|maint|test|inspect|damage|service|extract)|plumb|backflow|water (heater|damage|intrusion|leak|proofing|mitigation|loss)|lift station|septic|\bdrain(s|age)?\b(?! fee)/,
  ],
  [
    '7425',
    /(electrical|electric|light).*(repair|maint|replac|supplies|parts|service call|contract)|electrical(?! (utilit|service|power|usage))|light (bulb|fixture)s?|bulbs?\b|ballast/,
  ],
  [
    '7440',
    /(pool|spa|hot tub|fountain|water feature).*(repair|replac|supplies|furniture|equipment|resurfac|parts|permit|extra)/,
  ],
  [
    '7825',
    /irrigation water|water.*irrigation|reclaimed water|(landscap\w*|common area|grounds) water(?!ing)/,
  ],
  ['7835', /storm ?water(?!.*(maint|repair))|drainage fee|storm drain fee/],
  [
    '7820',
    /\bwater\b(?!.*(feature|treatment|soften|fall|front|test))|\bh2o\b|domestic water|(licensed|certified|system|plant) operator/,
  ],
  ['7830', /sewer|waste ?water|sanitary|sanitation/],
  ['7860', /telephone|\b(tele)?phones?\b|telecom|cellular|\bcell\b|\btel\b|answering service/],
  ['7870', /internet|\bcable\b(?! (repair|replac))|wi ?fi|broadband|television|\btv\b|satellite|fiber optic/],
  ['7840', /natural gas|\bgas\b(?!.*(repair|line|leak|grill|electric))/],
  ['7810', /electric|\belec\b|street ?light|\bpower\b(?! wash)|\bkwh\b/],
  ['7880', /\bfuel\b(?! surcharge)|diesel|heating oil|propane|\boil\b|gasoline/],

  // Administration that shares words with services.
  [
    '7170',
    /permit|licen[sc]e|\bfiling|corporate (fee|report|renewal)|registration|annual report|secretary of state|division fee|(elevator|boiler|pool|state|county|city|health|annual) inspection|inspection fee|condo(minium)? fee/,
  ],
  [
    '7110',
    /office(?! clean)|copier|\bcopies\b|stationery|admin\w* (supplies|expense|cost|misc)|administrative$|storage/,
  ],
  [
    '7115',
    /postage|printing|mail(ing|er|out)?s?\b|newsletter|photocop|coupon|statements?\b|\bcopy\b|courier/,
  ],
  [
    '7120',
    /software|web ?site|\bweb\b|computer|technology|portal|online|hosting|e ?mail|domain|subscription service/,
  ],
  ['7130', /meeting|election|\bboard (expense|cost|misc)|ballot|voting|notary/],
  [
    '7140',
    /social|event|holiday|decorat|activit|welcom|hospitality|committee|community relation|party|picnic|fireworks|parade|gifts?\b|recreation program/,
  ],
  ['7150', /education|training|seminar|conference/],
  ['7160', /\bdues\b|membership|subscription|\bcai\b/],

  // Repairs named as such.
  ['7435', /(elevator|\blift\b|escalator).*(repair|replac|parts|extra|upgrade|moderni[sz])/],
  [
    '7430',
    /(hvac|boiler|chiller|heating|air condition\w*|\ba c\b|cooling|mechanical|furnace|heat pump|generator|ventilat\w*).*(repair|replac|parts|supplies)/,
  ],
  [
    '7455',
    /(fire|life safety|alarm|sprinkler system|extinguisher|smoke).*(repair|replac|parts|deficien|extinguish)|life safety(?!.*(monitor|contract|inspect))/,
  ],
  [
    '7445',
    /(landscap\w*|irrigation|sprinkler|lawn|grounds|tree|turf|plant\w*|shrub\w*|sod).*(repair|replac|extra|improve|enhance|upgrade|renovat|supplies|parts|suppl\w*|project)|mulch|flowers?\b|annual color|\bplants?\b|planting|\bsod\b/,
  ],
  [
    '7450',
    /(door|gate|lock|window|intercom|entry|access).*(repair|replac|parts|maint)|locksmith|\blocks?\b|\bdoors?\b|garage door|glass/,
  ],
  ['7415', /roof|gutter|downspout|skylight/],
  [
    '7460',
    /paving|asphalt|concrete|sidewalk|\bstreets?\b(?! light)|\broads?\b|roadway|seal ?coat|pothole|striping|parking lot|curb|driveway|sweeping/,
  ],
  ['7465', /fenc(e|ing)|\bwalls?\b|retaining/],
  ['7470', /\bpaint|stain(ing)?\b|caulk/],

  // Contracts by what is served.
  ['7385', /\bsnow|\bice\b|plow|de ?ic(e|ing)|salting/],
  ['7315', /\btrees?\b|arbor|palm/],
  ['7355', /\bfire\b|alarm|life safety|extinguisher|monitoring/],
  ['7320', /irrigation|sprinkler/],
  [
    '7310',
    /landscap|\blawn|grounds?\b(?! lease)|mow(ing)?\b|garden|\bturf\b|fertili[sz]|\byard\b|weed|horticult/,
  ],
  [
    '7370',
    /\bpest|extermin|termite|rodent|mosquito|\bbugs?\b|wildlife|geese|animal control|\blakes?\b.*(manage|maint|treat)|\bponds?\b.*(manage|maint|treat)|aquatic|algae|\bmilfoil\b|\bchem\w* treatment/,
  ],
  ['7330', /\bpools?\b|\bspas?\b|swimming|hot tub|lifeguard|fountain|water (feature|treatment)/],
  [
    '7340',
    /janitor|clean(ing|ers?)?\b|custodia|housekeep|window wash|(power|pressure) ?wash|day porter|chute/,
  ],
  ['7350', /elevator|\blifts?\b|escalator/],
  [
    '7360',
    /hvac|boiler|chiller|cooling|air condition|heating|mechanical|furnace|generator|heat pump|ventilat/,
  ],
  [
    '7375',
    /security|patrol|\bguards?\b|surveillance|camera|cctv|courtesy|concierge|watchman|front desk|\battendant/,
  ],
  ['7380', /\bgates?\b|access|intercom|entry|\bfobs?\b|\bkeys?\b|gatehouse|call box/],
  [
    '7015',
    /(management|manager|mgmt).*(extra|reimburs|additional|out of scope|misc|other|supplies|travel)|(additional|extra) (management|mgmt)/,
  ],
  ['7010', /management|\bmgmt\b|manag(er|ing)\b|administration fee|administrator|bookkeeping fee/],

  // The rest of the buildings.
  [
    '7475',
    /club ?house|fitness|\bgym\b|exercise|recreation|\brec (center|hall|area)|playground|tennis|pickle ?ball|amenit|basketball|\bcourts?\b|sauna|community (center|room)|cabana|\bdocks?\b|marina/,
  ],
  ['7480', /garage|parking|carport/],
  ['7485', /supplies|\bsigns?\b|signage|\btools?\b|equipment|hardware/],
  ['7425', /light(ing|s)?\b/],
  [
    '7410',
    /building|common (area|element)|carpent|siding|stucco|masonry|brick|handy ?m[ae]n|exterior|interior|deck|balcon|stair|hallway|lobby|drywall|general (repair|maint)|(repairs?|maintenance|maint)$|^(repairs?|maintenance|maint)|upkeep/,
  ],
  ['7110', /^admin|administrative/],
];

/** Whole sections by their heading; used where neither code nor description says more. */
export const groupKeywords: readonly [group: string, pattern: RegExp][] = [
  ['Reserve Contributions', /reserve|replacement fund|capital contribution/],
  ['Insurance Expenses', /insur/],
  ['Utilities', /utilit/],
  ['Repairs & Maintenance', /repair|maintenance(?! (contract|fee))|maint\b|building|common area/],
  ['Service Contracts', /contract|services?\b|landscap|grounds|pool|security|elevator|janitor|amenit/],
  [
    'Administrative',
    /admin|office|professional|management|general expense|payroll|personnel|legal|tax|financ/,
  ],
];
