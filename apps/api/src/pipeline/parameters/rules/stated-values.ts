import { usStates } from '@hoa/contracts';

/** A value in a line of text; `weight` is how surely the words are about the association itself. */
export interface Stated<T> {
  value: T;
  weight: number;
}

export type DuesInWords = { amount: string; period?: 'month' | 'quarter' | 'year' };

const POSTAL =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );
const STATE = usStates.map((name) => name.replace(/ /g, '\\s+')).join('|');

/** `Denver, Colorado 80202`, `Denver, CO 80202`; between cells there are two spaces. */
const ADDRESS = new RegExp(
  `(?<=[A-Za-z.])(?:,\\s*|\\s{2,})(?:(${STATE})|(${POSTAL.join('|')}))\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`,
  'g',
);
/** `State of Colorado`, `a Colorado nonprofit corporation`, `Colorado Revised Statutes`, `California Civil Code`, `County, Colorado`. */
const IN_WORDS = new RegExp(
  `\\bstate of (${STATE})\\b|\\b(${STATE})\\s+(?:non-?profit|not[- ]for[- ]profit|(?:revised )?statutes?|(?:civil|property|corporations?) code|common interest|condominium act|planned community|property owners|homeowners)|\\bcounty,?\\s+(?:state of\\s+)?(${STATE})\\b`,
  'gi',
);
/** What associations cite of their state's law: `A.R.S. 33-1803`, `RCW 64.90`, `Civil Code 5300`. */
const LAWS: readonly [string, RegExp][] = [
  ['Arizona', /\bA\.?R\.?S\.?\s*(?:§+|sections?)?\s*33-1[28]\d\d/i],
  ['California', /\bdavis-stirling\b|\bcivil code\s*(?:§+|sections?)?\s*5\d{3}\b/i],
  ['Colorado', /\bC\.?R\.?S\.?\s*(?:§+|sections?)?\s*38-33/i],
  ['Florida', /\b(?:chapter|section|sec\.|§|F\.?S\.?)\s*7(?:18|20)\b/i],
  ['Hawaii', /\bHRS\s*(?:chapter\s*)?514/i],
  ['Illinois', /\b765 ILCS\b/i],
  ['Nevada', /\bNRS\s*(?:chapter\s*)?116\b/i],
  ['North Carolina', /\bN\.?C\.?G\.?S\.?\s*(?:§+|chapter)?\s*47[CF]\b/i],
  ['Oregon', /\bORS\s*(?:chapter\s*)?(?:94|100)\.\d/i],
  ['Washington', /\bRCW\s*64\.(?:32|34|38|90)\b/i],
];

/** A line with a vendor's own words is about the vendor. */
const OF_VENDOR = /\b(?:llc|contractor|vendor|insurer|insurance company|broker|remit|suite|bank)\b/i;

const byName = new Map(usStates.map((name) => [name.toLowerCase(), name]));
const stateNamed = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : byName.get(text.toLowerCase().replace(/\s+/g, ' '));

/** The states that a line of text places somebody in. */
export function findStates(text: string): Stated<string>[] {
  const vendor = OF_VENDOR.test(text) ? 0.3 : 1;
  const addresses = [...text.matchAll(ADDRESS)].flatMap(([, name, code]) => {
    const value = stateNamed(name) ?? usStates[POSTAL.indexOf(code ?? '')];
    return value === undefined ? [] : [{ value, weight: vendor }];
  });
  const words = [...text.matchAll(IN_WORDS)].flatMap((match) => {
    const value = stateNamed(match.slice(1).find((group) => group !== undefined));
    return value === undefined ? [] : [{ value, weight: 1.5 * vendor }];
  });
  const cited = LAWS.flatMap(([value, law]) => (law.test(text) ? [{ value, weight: 1.5 }] : []));
  return [...addresses, ...words, ...cited];
}

const HOMES =
  '(?:(?:residential|condominium|dwelling|housing|single[- ]family)\\s+)?(?:units|homes|homesites|lots|residences|condominiums|townhomes|townhouses|apartments|doors)';
/** `48 units`, `forty-eight (48) units`; not `48 units of`, `Building 4 units`. */
const COUNTED = new RegExp(`(?<![\\d$.,#/-])\\(?(\\d{1,3}(?:,\\d{3})|\\d{1,5})\\)?\\s+${HOMES}\\b(?!\\s+(?:sold|delinquent|leased|rented|per|that|which|at\\s+\\$))`, 'gi'); // prettier-ignore
/** `Number of units: 48`, `Total units 48`, `Units   48`. */
const NAMED = new RegExp(
  `(?:\\b(?:number|no\\.?|count|total)\\s+(?:of\\s+)?${HOMES}|^\\s*${HOMES})\\s*[:=]?\\s*(\\d{1,3}(?:,\\d{3})|\\d{1,5})\\s*$`,
  'i',
);
const FEWEST_UNITS = 2;
/** Rows of dues by class count some of the units. */
const OF_A_PART =
  /\b(?:building|phase|class|type|model|floor|tier|each of|first|next|remaining|other)\b|[-–@]\s*\$/i;

/** How many units a line of text says that the association has. */
export function findUnits(text: string): Stated<number>[] {
  const named = NAMED.exec(text)?.[1];
  if (named !== undefined) return atLeast(FEWEST_UNITS, [{ value: numberIn(named), weight: 2 }]);
  const weight = OF_A_PART.test(text) ? 0.2 : 1;
  return atLeast(
    FEWEST_UNITS,
    [...text.matchAll(COUNTED)].map(([, digits]) => ({ value: numberIn(digits ?? ''), weight })),
  );
}

const numberIn = (digits: string): number => Number(digits.replace(/,/g, ''));
const atLeast = (least: number, found: Stated<number>[]): Stated<number>[] =>
  found.filter(({ value }) => value >= least);

const ABOUT_DUES = /\b(?:dues|assessments?|maintenance fees?|association fees?|hoa fees?|monthly fees?)\b/i;
const PERIODS = { month: /\b(?:month(?:ly)?|mo\.?)\b/i, quarter: /\b(?:quarter(?:ly)?|qtr)\b|\/\s?q\b/i, year: /\b(?:annual(?:ly)?|year(?:ly)?)\b/i } as const; // prettier-ignore
/** `$310.00 per unit per month`, `$310/month`, `$930 per quarter`. */
const PER =
  /\$\s?(\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d{1,6}(?:\.\d{2})?)\s*(?:(?:\/|per|a|each|every)\s*(?:unit|home|lot|owner|member|month|mo|quarter|qtr|q|year|annum)\b\.?[\s,]*){1,2}/i;

/** What a line of text says that owners pay for a unit. */
export function findDues(text: string): Stated<DuesInWords>[] {
  const match = PER.exec(text);
  if (!match || !ABOUT_DUES.test(text)) return [];
  const amount = Number(match[1]!.replace(/,/g, '')).toFixed(2);
  const period = periodIn(match[0].replace(/^\$[\d\s,.]+/, '')) ?? periodIn(text);
  return [{ value: { amount, ...(period ? { period } : {}) }, weight: period ? 1 : 0.5 }];
}

function periodIn(text: string): DuesInWords['period'] {
  return (['month', 'quarter', 'year'] as const).find((period) => PERIODS[period].test(text));
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const YEAR_BEGINS = new RegExp(
  `\\b(?:fiscal|budget|financial) year\\b[^.]{0,30}?\\b(?:begins?|beginning|starts?|starting|from)\\b[^.]{0,12}?\\b(${MONTHS.join('|')})\\b`,
  'i',
);

/** The month, 1 to 12, in which a line of text says that the fiscal year begins. */
export function findYearStart(text: string): Stated<number>[] {
  const month = YEAR_BEGINS.exec(text)?.[1]?.toLowerCase();
  return month === undefined ? [] : [{ value: MONTHS.indexOf(month) + 1, weight: 1 }];
}
