import { ONES, TEENS, TENS } from '../../lexicon/numbers';
import { anyOf } from '../../lexicon/parties';
import { wordsToNumber } from '../../text/words';

/** A percentage in a sentence: `three percent (3%)`, `3%`, `1-1/2%`, `five percent`. */
export interface FoundPercent {
  value: number;
  index: number;
  raw: string;
}

const NUMBER = anyOf([...TEENS, ...ONES, ...TENS]);
const WORDS = `(?:${NUMBER}(?:[-\\s]+(?:(?:and|an?|one|half|quarter|quarters|three|tenths?|hundredths?|point|${NUMBER})\\b)){0,5})`;
const PERCENT = new RegExp(
  `(?:\\b(${WORDS})\\s+(?:per ?cent)\\s*\\(\\s*)?(?<![\\w.,])(\\d{1,3}(?:\\.\\d+)?)(?:[\\s-](\\d)\\/(\\d))?\\s*(?:%|per ?cent)(?:\\s*\\))?|\\(\\s*(\\d{1,3}(?:\\.\\d+)?)\\s*%?\\s*\\)\\s*(?:%|per ?cent)`,
  'gi',
);
const WORDED = new RegExp(
  `\\b(${NUMBER}(?:[-\\s]five)?(\\s+and\\s+(?:one|a)[-\\s]half)?)\\s+per ?cent\\b(?!\\s*\\()`,
  'gi',
);

/** All percentages of a text in their order; one written in words and figures is one. */
export function findPercents(text: string): FoundPercent[] {
  const found: FoundPercent[] = [];
  for (const match of text.matchAll(PERCENT)) {
    const whole = Number(match[2] ?? match[5]);
    const value = match[3] && Number(match[4]) > 0 ? whole + Number(match[3]) / Number(match[4]) : whole;
    if (Number.isFinite(value)) found.push({ value, index: match.index, raw: match[0] });
  }
  for (const match of text.matchAll(WORDED)) {
    const words = match[1]!.replace(match[2] ?? '', '');
    const value = wordsToNumber(words);
    const overlaps = found.some(
      (other) => match.index < other.index + other.raw.length && other.index < match.index + match[0].length,
    );
    if (value !== undefined && !overlaps)
      found.push({ value: match[2] ? value + 0.5 : value, index: match.index, raw: match[0] });
  }
  return found.sort((a, b) => a.index - b.index);
}

/** A span of time in a sentence: `sixty (60) days`, `90-day`, `three (3) years`, `6 months`, `the sixtieth (60th) day before`. */
export interface FoundSpan {
  count: number;
  unit: 'day' | 'month' | 'year' | 'week';
  index: number;
  raw: string;
}

const NUMBER_WORD = `(?:${anyOf(TENS)}(?:[- ]${anyOf(ONES)})?|one hundred(?: and)?(?: twenty| eighty)?|${anyOf([...TEENS, ...ONES])}|a(?= (?:week|month)['’]s ))`;
/** `at least ninety (90) but not more than 180 days`: the least is what counts. */
const AND_NO_MORE =
  '(?:,?\\s+(?:but|and|nor)\\s+(?:(?:not|no)\\s+)?more\\s+than\\s+[\\w\\s-]{0,24}\\(?\\d{0,4}\\)?)?';
const SPAN = new RegExp(
  `(?:\\b(${NUMBER_WORD})\\s*[-(\\[]?\\s*\\(?\\s*([\\dIl]{1,4})\\s*[)\\]]|\\b(${NUMBER_WORD})|(?<![\\w.,$])(\\d{1,4})(?:th(?=\\)\\s*day\\s+(?:before|prior)))?\\)?)${AND_NO_MORE}[\\s-]*(?:(?:calendar|consecutive|business|working|full)\\s+)*(day|week|month|year)(?:s|'s|’s|s'|s’)?\\b`,
  'gi',
);

export function findSpans(text: string): FoundSpan[] {
  const found: FoundSpan[] = [];
  for (const match of text.matchAll(SPAN)) {
    const figures = match[2] ?? match[4];
    const words = match[1] ?? match[3];
    const inWords = words && (/^a$/i.test(words) ? 1 : wordsToNumber(words));
    const count = figures && /^\d+$/.test(figures) ? Number(figures) : inWords;
    if (!count) continue;
    found.push({
      count,
      unit: match[5]!.toLowerCase() as FoundSpan['unit'],
      index: match.index,
      raw: match[0],
    });
  }
  return found;
}

/** So many characters before and behind what was found, each space one. */
export function wordsAround(
  text: string,
  { index, raw }: { index: number; raw: string },
  [before, after]: [before: number, after: number],
): { before: string; after: string } {
  const end = index + raw.length;
  const [led, followed] = [text.slice(Math.max(0, index - before), index), text.slice(end, end + after)].map((words) => words.replace(/\s+/g, ' ')); // prettier-ignore
  return { before: led!, after: followed! };
}

/** Days of a span as notices count them: a month is 30, a year 365. */
export function daysOf(span: FoundSpan): number {
  return span.count * { day: 1, week: 7, month: 30, year: 365 }[span.unit];
}

/** Where a figure was left blank, ticked out or redacted: `$________`, `[*]%`, `$[●]`. */
export const BLANK =
  /(?:_{3,}|\[\s*(?:\*+|●|•|_+|\.{2,}|redacted|omitted|amount|tbd|\s)\s*\]|\*{3,}|\bX{3,}(?:[.,]X+)*\b|\bTBD\b|\bto be determined\b|█+|\.{6,}|…{2,})/i;
