import type { HeadSpec } from '../reading/table-heads';

export type Role = 'name' | 'useful' | 'remaining' | 'lives' | 'years' | 'cost' | 'low' | 'high' | 'funded';

const REMAINING =
  /\bremain\w*|\b(?:years?|yrs?|life)\b.{0,12}\bleft\b|^\W*left\b(?=\W*(?:\(?(?:in )?(?:years?|yrs?)\b|$))|\br\.?[eu]\.?l\b|\brem\b|\byears? (?:left|to (?:repl\w*|next|go))|\b(?:years?|yrs?|life) ?left\b/i;
/** Years of which only the figures tell whether they are all that a thing lasts or those it has left. */
const YEARS =
  /^\W*(?:total |full |number of |in )*(?:years?|yrs?)\b(?:\W*(?:in all|total|in total|overall|altogether|expected))?\W*$/i;
const USEFUL =
  /\buseful\b|\be?\.?u\.?l\b|\bnel\b|\blife\b|\blives\b|\blife ?(?:span|time|cycle)\b|\blasts\b|\blast\b(?!\s+\p{L})|\bexpectancy\b/iu;
const NOT_LIFE = /cost|balance|\$|fund|effective|age\b|elapsed|value|\bunits?\b/i;
const COST =
  /\bcosts?\b|\bcrc\b|\breplacement (?:value|reserve|estimate|price)|\b(?:current|present) (?:value|price|estimate|\$)|\bestimate\b|^\W*(?:total )?amount\W*$/i;
const OTHER_COST =
  /\bunit|\bper\b|\beach\b|\/ ?(?:unit|sf|lf)|future|inflat|annual|yearly|monthly|fully|funded|accrued|balance|contribut|percent|%|projected|expendit|deprecia|allocat|year of|\btype of\b|\bat (?:time|repl)|depr|source|20\d\d.*20\d\d/i;
/** What a component costs at another time, or a part of it. */
export const isOtherCost = (words: string): boolean => OTHER_COST.test(words);
const LOW = /\blow\b|\bbest\b|\bminimum\b/i;
const HIGH = /\bhigh\b|\bworst\b|\bmaximum\b/i;
const NAME =
  /^\W*(?:reserve )?(?:components?|assets?|items?|line items?|elements?|descriptions?)\b|\b(?:component|asset|item|reserve item)s?(?: name| description)?\W*$|\bdescription\b/i;

/** Also words that are none of these and must not be taken for one: a `line` is no `life`. */
const VOCABULARY =
  'component reserve item description useful life lives remaining replacement cost current estimated total fully funded quantity unit units line code date rate date year years yrs name average best worst case asset category low high asphalt seal coat'.split(' '); // prettier-ignore

/** The heads of an inventory. */
export const SPEC: HeadSpec<Role> = {
  roleOf,
  vocabulary: VOCABULARY,
  names:
    /(?<=^|\s)(?<!(?:\/|&|\band)\s*)(?:(?:estimated|est\.?|typical|normal|current|total|average|avg\.?|best|worst|low|high|unit|future|expected)\s+)*(?:age|normal|useful(?: life)?|rem(?:aining|\.)?(?: useful| u\.?l\.?)?(?: life)?|life(?: expectancy)?|r\.?u\.?l\.?|u\.?l\.?|(?:replacement )?costs?|(?:current )?replacement|fully funded|case|component|description|quantity|units?)(?=\s|$)/gi,
  isHead: (roles) => {
    const has = (role: Role): boolean => roles.includes(role);
    const money = has('cost') || has('low') || has('high');
    if (has('years') && has('name') && money && (has('useful') || has('remaining'))) return true;
    return has('lives') || (has('useful') && (has('remaining') || money)) || (has('remaining') && money);
  },
};

function roleOf(given: string): Role | undefined {
  // `Quantity x Unit Cost = Current Cost` is what comes out.
  const words = given.split('=').at(-1)!;
  if (
    /\bfully[- ]funded\b|\bffb\b|\bideal (?:balance|reserves?)\b|\bshould (?:have|be)\b/i.test(words) &&
    !/%|percent|annual|contrib/i.test(words)
  )
    return 'funded';
  const isLife = !NOT_LIFE.test(words);
  if (isLife && REMAINING.test(words)) return isBothLives(words) ? 'lives' : 'remaining';
  if (COST.test(words) || LOW.test(words) || HIGH.test(words)) {
    if (OTHER_COST.test(words)) return undefined;
    if (LOW.test(words) && !HIGH.test(words)) return 'low';
    if (HIGH.test(words) && !LOW.test(words)) return 'high';
    if (COST.test(words)) return 'cost';
  }
  if (isLife && USEFUL.test(words)) return 'useful';
  if (YEARS.test(words)) return 'years';
  return NAME.test(words) ? 'name' : undefined;
}

/** `UL / RUL`, `Useful and Remaining Life`, `Left / Total Life`: one column with both, in this order or the other. */
function isBothLives(words: string): boolean {
  const parts = words.split(/[/&,|]|\band\b/i);
  const isLeft = parts.map((part) => REMAINING.test(part));
  const whole = parts[isLeft.indexOf(false)] ?? '';
  return parts.length === 2 && isLeft.includes(true) && (USEFUL.test(whole) || /^\W*(?:est\w*|total|full|normal)\b/i.test(whole)); // prettier-ignore
}

/** `Rem. / Useful Life`: what is left stands first. */
export const isLeftFirst = (words: string): boolean => REMAINING.test(words.split(/[/&,|]|\band\b/i)[0]!);
