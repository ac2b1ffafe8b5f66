import { MONTH } from '../../text/dates';
import { ordinalToNumber, wordsToNumber } from '../../text/words';

const DATE = `(?:${MONTH}\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d{2}-\\d{2})`;
const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|initial|1st|2nd|3rd|4th|5th|6th)';
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|iv|v|i{1,3})';
/** What says for which time a price holds: a year, a day, months, a season. */
export const LABEL = new RegExp(
  [
    `(?:(?:contract|agreement|service|renewal|option|term|lease|base)\\s+)?(?:year|yr\\.?)\\s*#?${NUMBER}\\b(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s*[:,–-]?\\s*${DATE}\\s*(?:-|–|—|to|through|thru)\\s*${DATE})?`,
    `(?:the\\s+)?${ORDINAL}\\s+(?:contract\\s+|agreement\\s+|renewal\\s+|option\\s+|full\\s+)?(?:year|twelve\\s*\\(12\\)\\s*months?|twelve months|12 months|12-month period|term)\\b`,
    `${DATE}(?=\\s*:\\s*\\$)`,
    `(?<=^|\\n)${DATE}(?= {2,}\\$)`,
    `(?<=^|\\n)\\d{1,2}(?= {2,}${DATE} {2,}\\$)`,
    `(?:fiscal\\s+|calendar\\s+|contract\\s+)?years?\\s+end(?:ing|ed)\\s+(?:on\\s+)?${DATE}`,
    `${DATE}\\s*(?:-|–|—|to|through|thru|until)\\s*${DATE}`,
    // A cell wraps: `December 1, 2025 - November 30,` and the year on the next line.
    `${DATE}\\s*(?:-|–|—|to|through|thru)\\s*${MONTH}\\s+\\d{1,2},?(?=\\s*\\$)`,
    `(?:effective|beginning|commencing|starting|from|as of)\\s+(?:on\\s+)?${DATE}`,
    `\\bon\\s+${DATE}(?=,?\\s+(?:it|this|that|the\\s+(?:\\w+\\s+)?(?:fee|price|charge|rate|cost))\\s[^.;$]{0,40}\\$)`,
    `${MONTH}\\s+\\d{4}\\s*(?:-|–|—|to|through)\\s*${MONTH}\\s+\\d{4}`,
    '(?:season|winter)\\s+20\\d{2}(?:\\s*[-–/]\\s*(?:20)?\\d{2})?',
    `${MONTH}\\s*(?:-|–|—|to|through|thru)\\s*${MONTH}(?:\\s+20\\d{2}\\b|(?!\\s*\\d))`,
    `(?:calendar\\s+year|(?<=(?:month|quarter|year) (?:for|in|during) )|(?<=\\$[\\d,.]{2,12} (?:for|in|during) ))\\s*20\\d{2}\\b(?!\\s*[-–/]|-)`,
    `(?<=(?:month|quarter|year|annum),? )(?:(?:through|until)\\s+)?${DATE}`,
    '(?<=^|\\n|\\s{2})(?:fy\\s*|calendar year\\s*)?20\\d{2}(?:\\s*(?:-|–|/)\\s*(?:20)?\\d{2})?(?:\\s+(?:season|contract year|rate|fee|price))?(?=\\s{2}|:|\\s*\\$|\\s+-\\s(?!\\s*[A-Z][a-z]+\\s+\\d))',
  ].join('|'),
  'gi',
);

/** `Year 1` of `Year 1 September 1, 2025 - August 31, 2026`; a label that is only dates stays whole. */
export function shortLabel(label: string): string {
  const year = new RegExp(`^((?:\\w+\\s+)?(?:year|yr\\.?)\\s*#?${NUMBER})\\b[\\s:,(–-]+${DATE}`, 'i').exec(
    label,
  )?.[1];
  return year ?? label.replace(/[\s:,.–-]+$/, '');
}

export const BARE = /^\d{1,2}$/;

/** 1 of `Year 1`, `Contract Year One`, `the first year`. */
export function yearOf(label: string): number | undefined {
  const number = BARE.test(label)
    ? label
    : new RegExp(`(?:year|yr\\.?)\\s*#?(${NUMBER})\\b`, 'i').exec(label)?.[1];
  if (number)
    return BARE.test(number)
      ? Number(number)
      : (wordsToNumber(number) ?? ['i', 'ii', 'iii', 'iv', 'v'].indexOf(number.toLowerCase()) + 1);
  const ordinal = new RegExp(`(${ORDINAL})\\s`, 'i').exec(label)?.[1];
  if (!ordinal || !/year|months?|period|term/i.test(label)) return undefined;
  return ordinal.toLowerCase() === 'initial' ? 1 : (ordinalToNumber(ordinal) ?? parseInt(ordinal, 10));
}
