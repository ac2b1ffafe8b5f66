/** What else than ownership is given out in parts by unit, with the words that say so right above a list. */
export const OTHER_MATTERS: readonly { id: string; words: string }[] = [
  { id: 'work', words: '\\brepairs?\\b|\\bproposed work\\b|\\bcosts? of (?:(?:the|such|any|an?) )?(?:\\w+ ){0,2}(?:work|project|repair|wall|fence|road|stair|gate|door|bridge|dock)|\\b(?:roof|paving|siding|elevator|driveway|drainage|construction|improvement) (?:work|project|cost|repair|replacement)s?\\b|\\bprogress\\b|\\bcompletion\\b|\\bpercent complete\\b' },
  { id: 'upkeep', words: '\\bupkeep\\b|\\bpays?\\b[^.;]{0,60}\\bof (?:that|this|such|the) costs?\\b' },
  { id: 'limited', words: '\\blimited common\\b' },
  { id: 'insurance', words: '\\binsurance proceeds\\b' },
  { id: 'votes', words: '\\bvoting\\b|\\bvotes?\\b' },
  { id: 'parking', words: '\\bparking\\b|\\bgarage (?:cost|expense|share)s?\\b|\\bcar ?ports?\\b|\\bstorage (?:spaces?|lockers?|rooms?)\\b' },
  { id: 'cost-sharing', words: '\\bcost[- ]sharing\\b|\\bshared? (?:driveway|well|wall|fence|drive|road)\\b|\\bparty (?:wall|fence)s?\\b' },
]; // prettier-ignore
