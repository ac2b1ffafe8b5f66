import { MONTH_NAMES } from './times';
import { stem } from './words';

/** What a passage has to state to be an answer: asked for a number of things, it is no answer without one. */
const NUMBER = String.raw`(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety)`;
const TIME = String.raw`\d{1,2}:\d\d|\b[ap]\.?m\b|\bnoon\b|\bmidnight\b|\bdusk\b|\bdawn\b|\bsunset\b`;
const WEEKDAY = String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const OFTEN = String.raw`\b(?:daily|weekly|monthly|quarterly|annually|(?:once|twice|times|each|every|an?) (?:an? )?(?:day|week|month|quarter|year)s?)\b`;
const DATE = String.raw`${NUMBER}|${MONTH_NAMES.toLowerCase()}|\bday\b`;
const MONEY = String.raw`\$|%|\bpercent\b`;

const LIMIT = String.raw`\b(?:more than|exceed\w*|up to|above|over|greater than|limited to|maximum of)\W+(?:\w+\W+){0,2}?[$\d]`;
/** "The most that the board can raise dues", "how high can the budget go before": a limit that a document sets. */
export const ASKS_LIMIT =
  /\b(?:most|highest|maximum|max|biggest|limit|cap|how (?:much|high|far|big))\b.*\b(?:can|may|could|allowed|permitted)\b.*\b(?:rais\w*|increas\w*|go|charge|hike|assess|spend|lease|rent|borrow)\b/;
/** "Does the policy cover flood", "is tree work part of the contract". */
export const ASKS_COVER =
  /^(?:so |and |but )?(?:is|are|does|do|did|will|would|whats?|what is|what)\b.*\b(?:cover(?:s|ed|age)?|includ\w*|exclud\w*|part of|pays? for)\b/;
const COVERED = String.raw`\b(?:cover\w*|includ\w*|exclud\w*|not|only|deductible|extra|separate\w*|billed)\b|[$%]`;

const SHAPES: readonly [RegExp, string][] = [
  [ASKS_LIMIT, LIMIT],
  [ASKS_COVER, COVERED],
  [/\b(?:phone|telephone|contact) (?:number|no)\b|\bphone\b.*\bnumber\b/, String.raw`\d{3}\W{1,2}\d{3,4}`],
  [/\bwhat year\b|\bwhich year\b/, String.raw`\b(?:19|20)\d\d\b`],
  [/\b(?:per|an|by the) hour\b|\b(?:hourly|after[- ]hours|overtime)\b/, MONEY],
  [/\b(?:what|which) days?\b(?! of notice)/, WEEKDAY],
  [/\b(?:what time|hours|hrs|(?:opening|closing) times?|times?$)\b/, TIME],
  [/\bhow (?:often|frequently)\b/, OFTEN],
  [/\bhow (?:long|late|early|soon|far|big|heavy|tall|high)\b|\bdeadline\b|\bhow far in advance\b/, NUMBER],
  [
    /^(?:so |and |but |ok )*(?:(?:until|till|by) )?when\b|\bby when\b|\bwhat (?:day|date)\b/,
    `${DATE}|${TIME}`,
  ],
  [/\bhow much (?:notice|time|warning)\b/, NUMBER],
  [
    /\b(?:how much|what (?:is|are) the (?:\w+ )?(?:fee|fine|charge|rate|penalty|interest)|(?:late|overtime|after-hours|hourly|labor|weekend) (?:fee|rate|charge|penalty|interest))\b/,
    MONEY,
  ],
  [/\b(?:minimum|maximum|max|min|limit|limits|cap|caps|length)\b/, NUMBER],
  [/\bquorum\b|\bmajority\b/, `${MONEY}|${NUMBER}`],
  [/\b(?:need|require)s?\b.*\b(?:approval|vote|permission|consent)\b/, '.'],
  [
    /^(?:can|may) (?:i|we|my|our|an? |the |owners?|residents?|tenants?|guests?|people|kids|someone|somebody|you have)\b|^(?:do|does) (?:i|we|an? owner|owners) (?:need|have to)\b/,
    '.',
  ],
  [
    /^(?:can|may|could|are|is|do|does) (?:i|we|you|an? |the |owners?|residents?|tenants?|guests?|people|kids|pets|dogs|it|there)\b.*\b(?:allow|permit|rent|lease|keep|park|have|bring|paint|build|install|put)|\b(?:allowed|permitted|prohibited|forbidden|required)\b/,
    '.',
  ],
  [/\b(?:cost|costs|charged?|charges|bills?|billed|price|fined?|fines|penalty)\b/, MONEY],
];

/** What a passage that fits may be found by: "what days" by the days themselves. */
export const shapeWords = (plain: string): string[] => FOUND_BY.get(shapeOf(plain) ?? '') ?? [];
const FOUND_BY = new Map([
  [WEEKDAY, ['monday|tuesday|wednesday|thursday|friday|saturday|sunday']],
  [OFTEN, ['daily|week|month|quarter|year']],
]);

const VERBS =
  /^(?:could|does|must|have|will|would|should|were|before|after|from|owners?|until|that|your|people|per)$/;

/** A pattern of what has to be stated; null where any passage may be the answer. "How many dogs" needs a number of dogs. */
export function shapeOf(plain: string): string | null {
  const many = /\bhow many (?<thing>[a-z]+)(?: (?<more>[a-z]+))?/.exec(plain)?.groups;
  if (many) {
    if (/^(?:people|persons|folks)$/.test(many.thing ?? '')) return NUMBER;
    const { thing = '', more = '' } = many;
    // Two spaces are no number of visitor spaces.
    const next = more.length < 4 || VERBS.test(more) ? '' : String.raw`\w*\W+${stem(more)}`;
    return String.raw`\b${NUMBER}\b\W+(?:[\w().-]+\W+){0,3}?${stem(thing)}${next}`;
  }
  return SHAPES.find(([asked]) => asked.test(plain))?.[1] ?? null;
}
