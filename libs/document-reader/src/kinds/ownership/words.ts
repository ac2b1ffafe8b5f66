/** Words that say that what follows are shares of ownership, in a heading, a column's head or a sentence. */
export const OWNERSHIP =
  /undivided|ownership|percentages? (?:of )?(?:interests?|shares?)|(?:percentage|allocated|common|fractional|proportionate|beneficial) interests?|common (?:elements?|areas?|expenses?|estates?|propert|surplus|ownership)|general common|proportionate shares?|pro[- ]?rata|fractional share|share of (?:the )?(?:common|expenses|ownership|assessments?)|interests? in (?:the )?(?:common|general|condominium|project)|allocation of (?:interests?|liability|expenses)|liability for|interest appurtenant|unit entitlement|apportionment|assessment (?:share|percentage|allocation)|participation (?:factor|percentage)|units? and (?:their )?(?:percentages?|interests?|shares?)|(?:schedule|table|list) of (?:unit )?(?:percentages|interests|shares|fractions)/i;

/** Documents in which shares of ownership stand. */
export const GOVERNING =
  /declaration|covenants|cc&r|master deed|condominium|undivided interest|allocated interests?|by-?laws|proprietary lease|articles of incorporation/i;

/** A line that sums up others: by its first word, by the place that it is of, or by its last word before the figures. */
export const TOTAL =
  /^[\s*"“(]*(?:grand\s+|sub-?\s?|building\s+|tower\s+|phase\s+|project\s+|column\s+|page\s+)*(?:totals?|sum|aggregate)\b|^[\s*]*totals?\b|\bsub-?\s?totals?\b|^(?:building|tower|phase|block|bldg\.?|wing|type)\s+\S{1,12}\s+(?:sub-?\s?)?totals?\b|^(?!\W{0,3}(?:units?|lots?|apartments?|apts?|homes?|suites?)\b)[^%]{1,60}\b(?:sub-?\s?)?totals?\b\W{0,3}(?:[\d.,]{1,14}\s{0,9}%?\s{0,9}){0,3}$|^all (?:units|lots|homes|buildings|towers|phases|parts)\b|^balance forward|^carried forward/i;

/** A heading that opens another document or exhibit: the table above it ends there. */
export const BREAK =
  /^["“\s]*(?:(?:amended|revised|restated|new|replacement|substitute|corrected|second|third|first|fourth|fifth)[\s,]+(?:and\s+(?:restated|revised|replaced)\s+)?)*(?:exhibit|schedule|appendix|annex|attachment|addendum|amendment|declaration|master deed|article|by-?laws)\b/i;

export const CONTINUED = /\bcont(?:inued|'?d|\.)/i;

/** Heads of columns that hold something else than a share of ownership. */
export const OTHER_FIGURES =
  /vot|limited|area|sq\.?|square|feet|footage|\bsf\b|bed|bath|parking|price|value|assess(?:ment|ed)?s?\b(?!.*(?:%|percent|share))|dues|fee|month|annual|budget|\$|dollar|total %|floor|elevation|sheet|\bcosts? of\b/i;

export const FORMER = /original|previous|prior|former|old\b|existing|superseded|before/i;
export const PRESENT = /amended|revised|new\b|restated|as amended|corrected|current|present|adjusted/i;
