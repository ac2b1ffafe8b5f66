/** Trades of an association's contracts; the words that name them in a title or, by their number, in the text. */
export const TRADES: [string, RegExp][] = [
  [
    'landscape maintenance',
    /landscap\w*|lawn (?:care|maintenance)|grounds? (?:maintenance|care|keeping)|turf|irrigation|mowing/gi,
  ],
  [
    'snow removal',
    /snow(?: and ice)?(?: removal| plowing| management)?|ice (?:removal|management|control)|plowing|de-?icing/gi,
  ],
  ['elevator maintenance', /elevators?|vertical transportation|hoistway/gi],
  ['pool maintenance', /\b(?:swimming )?pools?\b|\bspas?\b|aquatic|lifeguard/gi],
  [
    'community management',
    /(?:association|community|property|condominium) management|managing agent|management agreement/gi,
  ],
  ['janitorial services', /janitorial|custodial|cleaning services?|porter/gi],
  ['pest control', /pest|exterminat\w*|termites?|rodents?/gi],
  [
    'security services',
    /security (?:guards?|officers?|patrol|services?)|patrol|guard services?|access control/gi,
  ],
  ['trash collection', /trash|refuse|solid waste|garbage|recycl\w+|dumpsters?|hauling/gi],
  [
    'cable and internet',
    /cable (?:television|tv|service)|bulk (?:cable|internet|video|services)|internet|broadband|video service/gi,
  ],
  [
    'fire alarm monitoring',
    /fire (?:alarm|sprinkler|protection|monitoring|system)s?|alarm monitoring|central station|sprinklers?/gi,
  ],
  ['tree care', /tree (?:care|trimming|pruning|service|removal)|arbor\w+/gi],
  ['lake management', /(?:lake|pond|aquatic weed|stormwater pond)s? (?:management|maintenance|treatment)/gi],
  ['roof maintenance', /roof(?:ing)?\b/gi],
  ['generator maintenance', /generators?/gi],
  ['HVAC maintenance', /hvac|air[- ]conditioning|chillers?|cooling towers?|boilers?/gi],
  ['window cleaning', /window (?:cleaning|washing)/gi],
  ['gate maintenance', /gates?\b (?:maintenance|repair|operators?)/gi],
  ['laundry equipment', /laundry|washers? and dryers?/gi],
];

/** Words that name a trade, of a title or a row that says no more than that. */
export function isOfTrade(words: string): boolean {
  return TRADES.some(([, names]) => words.search(names) >= 0);
}
