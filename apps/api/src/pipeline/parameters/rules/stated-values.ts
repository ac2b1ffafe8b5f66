/** A value in a line of text; `weight` is how surely the words are about the association itself. */
export interface Stated<T> {
  value: T;
  weight: number;
}

export type DuesInWords = { amount: string; period?: 'month' | 'quarter' | 'year' };

const HOMES =
  '(?:(?:residential|condominium|dwelling|housing|single[- ]family)\\s+)?(?:units|homes|homesites|lots|residences|condominiums|townhomes|townhouses|apartments|doors|(?:unit|home|lot) ?owners)';
/** `48 units`, `forty-eight (48) units`; not `48 units of`, `Building 4 units`, `quorum of 13 units`, `5 lots unpaid`. */
const COUNTED = new RegExp(`(?<![\\d$.,#/-])(?<!\\b(?:quorum|outstanding|present|liens?|unpaid|proxy)\\b[^.;]{0,15})\\(?(\\d{1,3}(?:,\\d{3})|\\d{1,5})\\)?\\s+${HOMES}\\b(?!(?<!owners)\\s*:|\\s+(?:sold|delinquent|leased|rented|per|that|which|at\\s+\\$|present|in person|by proxy|pay|owe|still|unpaid|we|(?:have|has|had|did) (?:not )?)\\b)`, 'gi'); // prettier-ignore
/** `Number of units: 48`, `Total units 48`, `Units   48`. */
const NAMED = new RegExp(
  `(?:\\b(?:number|no\\.?|count|total)\\s+(?:of\\s+)?${HOMES}|(?:^|\\s{2,})\\s*${HOMES})\\s*[:=]?\\s*(\\d{1,3}(?:,\\d{3})|\\d{1,5})\\s*$`,
  'i',
);
const FEWEST_UNITS = 2;
/** Rows of dues by class count some of the units. */
const OF_A_PART =
  /\b(?:building|phase|class|type|model|floor|tier|each of(?! (?:our|the)\b)|first|next|remaining|other)\b|[-–@]\s*\$/i;

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
