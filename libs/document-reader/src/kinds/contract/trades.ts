/** Trades of an association's contracts; the words that name them in a title or, by their number, in the text. */
export const TRADES: [string, RegExp][] = [
  ['landscape maintenance', /landscap\w*|lawn (?:care|maintenance)|yard (?:care|work|maintenance|pros)|grounds? (?:maintenance|care|keeping)|turf|irrigation|mowing|\bmow\b/gi],
  ['snow removal, plowing and ice control', /snow(?: and ice)?(?: removal| plowing| management)?|\bice (?:removal|management|control)|plowing|de-?icing/gi],
  ['elevator maintenance', /elevators?|vertical transportation|hoistway/gi],
  ['pool maintenance', /\b(?:swimming )?pools?\b|\bspas?\b|\baquatics\b|lifeguard/gi],
  ['community management', /(?:association|community|property|condominium) management|managing agent|management agreement/gi],
  ['janitorial services', /janitorial|custodial|(?:building|office|common area|carpet) cleaning|cleaning services?|\bporters?\b|\bclean(?:ing)?\s+(?:of\s+)?(?:(?:the|all|your|our)\s+)?(?:lobb|corridor|hall|stair|restroom|common area|clubhouse|floor)\w*|\bvacuum\w*|\b(?:damp )?mop\w*|\bdusting\b/gi],
  ['pest control', /pest|exterminat\w*|termites?|rodents?/gi],
  ['security guards and patrol', /security (?:guards?|officers?|patrol|services?)|patrol|guard services?|access control/gi],
  ['trash, waste and recycling collection', /trash|refuse|solid waste|garbage|recycl\w+|dumpsters?|hauling/gi],
  ['cable television and internet', /cable (?:television|tv|service)|bulk (?:cable|internet|video|services)|internet|broadband|video service/gi],
  ['fire alarm monitoring', /fire (?:alarm|sprinkler|protection|monitoring|system)s?|alarm monitoring|central station/gi],
  ['tree care', /tree (?:care|trimming|pruning|service|removal)|arbor\w+/gi],
  ['lake and pond maintenance, weed and algae control', /(?:lake|pond|fountain|aquatic(?: weed| plant)?|stormwater pond)s?(?: and \w+)? (?:management|maintenance|treatment|care)|\balgae\b|\blakes?\b (?:&|and) (?:ponds?|wetlands?)|\b(?:submersed|aquatic|shoreline) (?:weeds?|plants?|vegetation)|\bin (?:\w+ )?ponds\b/gi],
  ['roof maintenance', /\broof(?:s|ing|ers?)?\b/gi],
  ['generator maintenance', /generators?/gi],
  ['HVAC and boiler maintenance', /hvac|air[- ]conditioning|chillers?|cooling towers?|boilers?/gi],
  ['security cameras', /\b(?:security |license plate |surveillance )?cameras?\b/gi],
  ['window cleaning', /window (?:cleaning|washing)|\b(?:outside|exterior|window) glass\b|wash\w* (?:of )?(?:the |all )?windows/gi],
  ['gate and access control maintenance', /gates?\b (?:(?:&|and) access|maintenance|repair|operators?|care|service|openers?)|\b(?:swing|slid(?:e|ing)|barrier|vehicle|automatic) (?:gates?|operators?)|access (?:systems?|control)|entry systems?|telephone entry|card readers?/gi],
  ['engineering inspection', /structural engineers?|engineering (?:services?|inspections?|stud(?:y|ies)|reports?)|condition (?:surveys?|assessments?)/gi],
  ['laundry equipment', /laundry (?:equipment|machines?|facilities|services?|room lease|lease)|coin[- ]operated|washers? and dryers?/gi],
  ['audit and tax returns', /\bwill audit\b|\baudit (?:of|in accordance)|\bour audit\b|\b(?:income )?tax returns?\b|certified public accountants?|\bCPAs?\b|bookkeeping/gi],
  ['review of statements and tax returns', /\bwill (?:review|compile)\b|\breviews? (?:of|services|report)\b|\ba review (?:is|consists)\b|\breview the (?:financial statements|balance sheet)\b|\bform 1120(?:-h)?\b|\b(?:income )?tax returns?\b/gi],
  ['painting', /\b(?:exterior|interior|building) (?:re)?painting\b|\bpainting (?:contract|of the (?:buildings?|exterior))/gi],
  ['reserve study', /reserve stud(?:y|ies)/gi],
  ['insurance appraisal', /\bapprais(?:e|es|al|als|ers?)\b/gi],
  ['pavement and concrete maintenance', /\b(?:asphalt|seal ?coat\w*|paving|pavement|striping|street sweeping|sweeper)\b/gi],
  ['pressure washing', /\b(?:pressure|power|soft)[- ]wash\w*/gi],
  ['gutter cleaning', /\bgutter (?:and downspout )?(?:cleaning|maintenance|service)/gi],
  ['dryer vent cleaning', /\b(?:dryer )?(?:vents?|ducts?) cleaning/gi],
  ['backflow testing', /\bback-?flow (?:preventers? )?(?:test\w*|inspection|certification)/gi],
  ['septic and sewer maintenance', /\b(?:septic|sewers?|lift stations?|grease traps?|wastewater)\b/gi],
  ['concierge and front desk', /\b(?:concierge|front desk|valet)\b/gi],
  ['pet waste removal', /\b(?:pet|dog) waste\b/gi],
  ['street and holiday lighting', /\b(?:street|holiday|landscape|common area|exterior) light(?:s|ing)\b/gi],
  ['fitness equipment maintenance', /\b(?:fitness|exercise|gym) (?:equipment|room|machines?|center)\b/gi],
  ['mortgage loan', /\b(?:(?:first|underlying) mortgage|mortgage loan|principal and interest)\b/gi],
  ['legal services', /legal (?:services|counsel|representation)|general counsel|law (?:firm|offices?)/gi],
]; // prettier-ignore

/** The trade that words of a title or a row name, by its everyday name. */
export const tradeOf = (words: string): string | undefined =>
  TRADES.find(([, names]) => words.search(names) >= 0)?.[0];

export const isOfTrade = (words: string): boolean => tradeOf(words) !== undefined;

const OF_TITLE =
  /\b(?:swimming|heating|cooling|ventilation|residential|community|services?|management|(?:planned |preventi\w+ )?maintenance|care|control|removal|cleaning|monitoring|inspections?|treatment|collection|and|&|of|the|for|annual|general|system|equipment|program|plan|terms|conditions)\b|[^a-z]/gi;

/** Words that name a trade and nobody who works in it: `POOL MANAGEMENT` is the title of a document. */
export function isPlainTrade(words: string): boolean {
  if (!isOfTrade(words)) return false;
  return TRADES.reduce((rest, [, names]) => rest.replace(names, ' '), words).replace(OF_TITLE, '') === '';
}

/** Words that any trade's title may have, and no word of one: `monitoring and inspection`. */
export function isOfNoTrade(words: string): boolean {
  return words.replace(OF_TITLE, '') === '';
}

/** What a trade calls itself where a budget calls it otherwise: the words, and what else a document must speak of. */
const OWN_WORDS: readonly [words: RegExp, of: RegExp, plain: string][] = [
  [/^management$/i, /\b(?:association|community|condominium|home ?owners?)\b/i, 'community association management'],
  [/^vertical transportation\b/i, /\belevators?\b/i, 'elevator maintenance'],
  [/^(?:bulk )?(?:tele)?communications?\b/i, /\b(?:internet|video|cable)\b/i, 'bulk internet and cable television'],
  [/^(?:seasonal )?snow(?: (?:and|&) ice)? (?:management|maintenance)$/i, /\b(?:snow|plow\w*)\b/i, 'snow removal, plowing and ice control'],
  [/^(?:central station|signal) monitoring\b/i, /\bfire\b/i, 'fire alarm monitoring'],
  [/^(?:(?:un)?(?:uniformed|armed|licensed) )?(?:officers|guards)\b/i, /\bpatrol|\bguards?\b|\bsecurity\b/i, 'security patrol'],
  [/^(?:(?:non-?hazardous|solid|municipal) )?waste (?:services?|removal|disposal)$/i, /\b(?:trash|recycl\w*|refuse|garbage|containers?|dumpsters?)\b/i, 'trash, waste and recycling collection'],
  [/^concierge(?: services?)?$/i, /\bfront desk\b/i, 'concierge and front desk services'],
  [/^(?:custodial|cleaning of)\b/i, /swept|mop|janitor|restroom|lobb/i, 'custodial and janitorial cleaning'],
  [/^(?:waterways?|water(?= management$)|aquatics?|water bod(?:y|ies))\b(?! weeds?\b)/i, /\b(?:lakes?|ponds?)\b/i, 'lake and pond treatment, weed and algae control'],
  [/^(?:condition|structural|facade|balcony) (?:survey|assessment|inspection|evaluation)\b/i, /\bengineers?\b/i, 'engineering inspection'],
]; // prettier-ignore

/** Words for what is done: a title without any, as `Elevator` or `Seasonal snow and ice`, names only what it is done to. */
const OF_WORK =
  /\b(?:services?|management|maint\w*|care|control|removal|clean\w*|monitor\w*|inspect\w*|treat\w*|collect\w*|test\w*|repair\w*|patrol\w*|keep\w*|plow\w*|\w+ing|(?:ap)?prais\w*|stud(?:y|ies)|audits?|returns?|janitorial|custodial|television|internet|cable|guards?|officers?|lifeguards?|operations?|works?|loans?|leases?|mortgages?|financ\w*)\b/i;

/** The everyday name of a service that a document has only by its trade's own word, or by what the work is done to. */
export function plainTrade(service: string, text: string): string | undefined {
  const own = OWN_WORDS.find(([words, of]) => words.test(service) && of.test(text))?.[2];
  if (own || OF_WORK.test(service) || service.split(' ').length > 4) return own;
  return tradeOf(service);
}
