import { MONTHS } from '../text/dates';
import { figuresOf, hasAmounts, overlapShare } from './bands';
import { isYear } from './years-row';
import { meaningOf } from './roles';
import type { Item, Row } from './types';

const OF_OTHERS =
  /\b(?:useful|remaining|expected) (?:useful )?life\b|\b(?:years?|yrs\.?) (?:left|remaining)\b|\b(?:replacement|current|future|unit) cost\b|\bcosts? today\b|^r?ul$|^components?\b|^(?:unit|lot|home|building|model|bedroom) ?(?:types?|no\.?|#|numbers?)?$|^(?:#|no\.?|number) (?:of )?(?:units|homes|lots)$|^units$|^(?:monthly|quarterly|annual|yearly) (?:fees?|assessments?|dues|payments?|totals?)$|\b(?:interest|ownership|undivided|allocat\w+)\b|\bsq(?:uare|\.)? ?f|^floor ?plans?$|^quantity$|^qty\b/i;

/** Heads of a table of components or of fees by type of unit: it follows a budget on its page and is none of it. */
export function headsOtherTable(row: Row): boolean {
  if (row.items.length < 3 || row.items.some((item) => item.kind !== 'words' && item.strong)) return false;
  const told = row.items.filter((item) => item.text.length < 40 && OF_OTHERS.test(item.text.trim()));
  return told.length >= 2;
}

/**
 * A label alone on its line, over a column that all figures below keep to, while rows above have several: another table
 * with one column, such as the reserve fund's below the operating budget. `below` are the rows after it.
 */
export function headsLoneColumn(row: Row, above: Row[], below: Row[]): boolean {
  const [item] = row.items;
  if (row.items.length !== 1 || !item || (item.kind !== 'words' && !isYear(item))) return false;
  if (item.text.split(' ').length > 4) return false;
  const meaning = meaningOf(item.text);
  if (meaning.year === undefined || totalLike(item.text)) return false;
  const figures = below.filter(hasAmounts).map((other) => figuresOf(other));
  const isUnder = (figure: Item): boolean =>
    overlapShare({ left: figure.box[0], right: figure.box[2] }, { left: item.box[0], right: item.box[2] }) >
    0.5;
  const wide = above.filter((other) => figuresOf(other).length > 1).length;
  // "2025 Budget" says itself that it heads a column; a year alone might be a heading.
  const name = above.at(-1);
  const isNamed = name !== undefined && !hasAmounts(name) && meaningOf(name.line.text).role !== undefined;
  const isNarrowed = meaning.role !== undefined || isNamed || wide * 2 > above.filter(hasAmounts).length;
  const under = figures.filter((list) => list.length === 1 && isUnder(list[0]!));
  return under.length > 0 && under.length >= (isNamed ? MOSTLY : 1) * figures.length && isNarrowed;
}

/** Share of the figures below that a year alone heads, where the words above it name a budget. */
const MOSTLY = 0.8;

const totalLike = (text: string): boolean => /\btotals?\b/i.test(text);

const ENDING =
  /^(?:for (?:the )?)?(?:(?:fiscal|calendar|annual) )?(?:years?|period|(?:\w+ )?months?) (?:end(?:ed|ing)|from) .{0,24}\b(?:19|20)\d\d\b/i;
const LONGEST_PERIOD = 60;

/** "2nd Quarter 2022", "March 2024", "Year 2022": one of several reports below each other. */
const PART_ALONE = new RegExp(
  `^(?:(?:the )?(?:year|total year|full year) (?:19|20)\\d\\d|(?:(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:quarter|qtr)|q(?:uarter )?[1-4])(?:,? (?:of )?(?:19|20)\\d\\d)?|(?:${MONTHS.join('|')}),? (?:19|20)\\d\\d)$`,
  'i',
);

const DAY = `(?:${MONTHS.join('|')})\\.? \\d{1,2},? (?:19|20)\\d\\d`;
/** "October 1, 2024 to September 30, 2025". */
const FROM_TO = new RegExp(
  `^(?:for (?:the (?:year|period) )?)?${DAY} ?(?:-|–|to|through|thru) ?${DAY}$`,
  'i',
);
const YEARS = '(?:fy ?)?(?:19|20)\\d\\d(?: ?[-–/] ?\\d{2,4})?';
const OF_PLAN = '(?:(?:proposed|approved|adopted|draft|operating|annual|final) )*budget';
/** "PROPOSED BUDGET, 2025-26", "2026 Budget", below the report of the year before. */
const BUDGET_OF_YEAR = new RegExp(`^(?:${OF_PLAN}(?: for)?,? ${YEARS}|${YEARS} ${OF_PLAN})$`, 'i');

/** "Year Ending December 31, 2011" alone on its line: the time that the statement below it is of. */
export function periodLine({ items, line }: Row): string | undefined {
  const text = line.text.trim();
  const isAlone = items.every(({ kind, mixed }) => kind === 'words' || mixed) || items.length === 1;
  return isAlone &&
    text.length < LONGEST_PERIOD &&
    [ENDING, PART_ALONE, FROM_TO, BUDGET_OF_YEAR].some((pattern) => pattern.test(text))
    ? text.toLowerCase()
    : undefined;
}
