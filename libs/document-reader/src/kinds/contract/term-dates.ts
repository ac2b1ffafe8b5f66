import { findDates, MONTH, type FoundDate } from '../../text/dates';
import { addMonths, firstDay } from '../reading/days';

/** A date that may begin or end the term, with how plainly its words say so (0 to 1). */
export interface Candidate {
  iso: string;
  start: number;
  end: number;
  score: number;
}

/** Dates of the text, `the 15th of March, 2026` among them. */
export function allDates(text: string): FoundDate[] {
  const tidy = text.replace(/\n/g, ' ');
  const days = findDates(tidy).filter((date) => date.precision === 'day');
  return [...days, ...firstDays(tidy, days)].sort((a, b) => a.index - b.index);
}

/** `April 1 through October 31, 2027`: the first day is of the same year, or of the year before. */
const FIRST_DAY = new RegExp(`\\b${MONTH} \\d{1,2}(?=(?: ?[-–—] ?| to | through | thru | until ))`, 'gi');

function firstDays(text: string, days: FoundDate[]): FoundDate[] {
  return [...text.matchAll(FIRST_DAY)].flatMap(({ 0: raw, index }) => {
    const last = days.find((date) => date.index > index && date.index - index - raw.length < 12);
    const [first] = last ? findDates(`${raw}, ${last.iso.slice(0, 4)}`) : [];
    if (!last || !first) return [];
    const iso = first.iso < last.iso ? first.iso : addMonths(first.iso, -12);
    return [{ ...first, iso, raw, index }];
  });
}

const CONNECT =
  /^[\s,]*(?:\([^)]{0,30}\)\s*)?(?:and\s+)?(?:-|–|—|to|through|thru|until|till|ending|end(?:ing|s)?(?:\s+on)?|(?:continu|run)\w*\s+(?:through|until|to)|expir\w+(?:\s+on)?|terminat\w+(?:\s+on)?|shall (?:end|expire|terminate|continue)[^.;]{0,40}?|remain[^.;]{0,60}?|and (?:will|shall)[^.;]{0,50}?|at (?:11:59|midnight)[^.;]{0,20}?)\s*(?:and including\s+|at\s+midnight\s+(?:on\s+)?|on\s+|midnight\s+(?:on\s+)?)?(?:the\s+)?[\s,:]*$/i;

/** `begins Saturday, May 23, 2026`: the day of the week before a date says nothing more. */
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*$/i;

/** `from September 1, 2025 through August 31, 2028`: the term, unless the words speak of a season or of one step. */
export function rangeOf(text: string, dates: FoundDate[]): { from: Candidate; to: Candidate } | undefined {
  let best: { from: Candidate; to: Candidate } | undefined;
  for (let i = 0; i + 1 < dates.length; i++) {
    const [a, b] = [dates[i]!, dates[i + 1]!];
    const between = text
      .slice(a.index + a.raw.length, b.index)
      .replace(/\s+/g, ' ')
      .replace(WEEKDAY, '');
    const before = text.slice(Math.max(0, a.index - 220), a.index);
    if (between.length > 120 || !CONNECT.test(between) || b.iso <= a.iso) continue;
    const isTerm =
      /\b(?:term|in (?:force|effect)|effective|period|commenc\w*|begin\w*|start\w*|duration|agreement|contract dates?)\b/i.test(
        before.slice(-160),
      );
    const after = text.slice(b.index + b.raw.length, b.index + b.raw.length + 60);
    const isStep =
      /^ {2,}[\d,]+\.\d\d\b/.test(after) ||
      /\b(?:year|yr\.?)\s*(?:\d|one|two|three|i)|\b(?:first|second|third|fourth|fifth) year\b|\$[\d,.]+/i.test(
        `${before.slice(-40)}${after}`,
      );
    const score = isStep ? 0.55 : isTerm ? 0.95 : 0.7;
    if (score > (best?.from.score ?? 0.5)) best = { from: candidate(a, score), to: candidate(b, score) };
  }
  if (best && best.from.score < 0.6) return steps(dates, text) ?? best;
  return best;
}

/** Year 1, 2, 3 with their dates and no other words on the term: from the first to the last. */
function steps(dates: FoundDate[], text: string): { from: Candidate; to: Candidate } | undefined {
  const pairs: [FoundDate, FoundDate][] = [];
  for (let i = 0; i + 1 < dates.length; i++)
    if (CONNECT.test(text.slice(dates[i]!.index + dates[i]!.raw.length, dates[i + 1]!.index)))
      pairs.push([dates[i]!, dates[i + 1]!]);
  const [first, last] = [pairs[0], pairs.at(-1)];
  return first && last && last[1].iso > first[0].iso
    ? { from: candidate(first[0], 0.75), to: candidate(last[1], 0.75) }
    : undefined;
}

function candidate(date: FoundDate, score: number): Candidate {
  return { iso: date.iso, start: date.index, end: date.index + date.raw.length, score };
}

const OF_YEAR =
  /(?<=\b(?:pric(?:e|ing)|rate)s? for(?: the)?(?: calendar year)? )20\d\d\b(?! ?[-–/])|(?<=\bfor )20\d\d(?= (?:the|our|your) (?:\w+ )?(?:price|rate|fee)\b)/gi;

/** `Flat price for 2026`, `For 2026 the monthly rate`: the only year of which a document without other dates on its term speaks so. */
export function calendarYear(text: string): { from: Candidate; to: Candidate } | undefined {
  const [first, ...more] = [...text.replace(/\n/g, ' ').matchAll(OF_YEAR)];
  if (!first || more.some(([year]) => year !== first[0])) return undefined;
  const at = { start: first.index, end: first.index + first[0].length, score: 0.75 };
  return { from: { ...at, iso: `${first[0]}-01-01` }, to: { ...at, iso: `${first[0]}-12-31` } };
}

export const START: [RegExp, number][] = [
  [
    /(?:commenc\w*|begin\w*|start\w*|effective|in effect|takes effect|in force|from(?=:))(?: at [\d:]+ ?[ap]\.?m\.?,?)?(?:\s+|(?=:))(?:date\s*|of (?:the )?(?:work|service|term|agreement|contract)\s*)?(?:on or about|on|as of|from|upon|is|shall be|:|of)?\s*(?:this\s+|the\s+)?["“”():,\s]*$/i,
    0.92,
  ],
  [
    /(?:commencement|start(?:ing)?|effective|begin(?:ning)?|launch|activation|contract start)\s+date\b[^.;\d]{0,60}$|\bservice\s+start(?:s|ed)?\b[^.;\d]{0,20}$/i,
    0.92,
  ],
  [
    /\b(?:initial|first) (?:service|visit|delivery|day|pickup)(?: date)?\s*:?\s*$|\brenews?(?: on)? $|\$ ?[\d,.]+ (?:per|an?|each) (?:month|quarter|year),? on $/i,
    0.88,
  ],
  [
    /\b(?:years?|months?)\s+(?:from|starting|beginning)\s+(?:(?:on\s+)?the\s+(?:[\w-]+[,:]?\s+){0,6}|(?:[\w-]+\s+){0,3})$/i,
    0.88,
  ],
  [/(?:commenc\w+|begin\w*|effective)\b[^.;\d]{0,60}$/i, 0.85],
  [
    /(?:made|entered into|executed|dated|effective)[^.;\d]{0,60}(?:as of|on|this|dated)\s*(?:the\s+)?$|\bagreement\s+date\b[^.;\d]{0,60}$/i,
    0.7,
  ],
];
export const END: [RegExp, number][] = [
  [
    /(?:expir\w*|terminat\w*|\bend\w*|\bfinish\w*|\blast day|through|until|conclud\w*|extended to|(?<=\bdate), to)(?:\s+|(?=:))(?:date\s*|of (?:the )?(?:first |initial )?(?:work|service|term|agreement|contract)\s*)?(?:on|as of|is|shall be|:|at midnight on|at midnight|and including)?\s*(?:the\s+)?["“”():,\s]*$/i,
    0.88,
  ],
  [/\b(?:substantial|final) completion\s*:?\s*$|\bcompletion\s*:\s*$/i, 0.88],
  // The work of an engagement is over when what it is for is handed in.
  [/\b(?:deliver|submit|issue|complete|finish)(?:e?d|s)?\s+[^.;\d]{0,60}\b(?:by|on or before)\s*$/i, 0.75],
  [/(?:expiration|end(?:ing)?|termination|contract end|completion)\s+date\b[^.;\d]{0,50}$/i, 0.9],
];

/** What comes before an end, or before what comes again: `On July 1 of each year, beginning` has its own first day. */
const NO_START =
  /,\s+to\s+$|\bexpect(?:s|ed)? to (?:begin|start|commence)\b[^.;]{0,20}$|\b(?:end|expir|terminat|through|until|conclud)\w*\s+(?:date\b|on\b|at\b|midnight\b)?[^.;\d]{0,25}$|\b(?:each|every) (?:calendar |contract )?(?:year|anniversary),?\s+(?:begin|commenc|start)\w*[^.;]{0,20}$/i;

/** Words before a date without those of the sentence or paragraph before. */
function ownSentence(before: string): string {
  const row = before.lastIndexOf('\n');
  const start = Math.max(
    /^\n[A-Z][^\n]{1,38}(?:: *| {2,})$/.test(before.slice(row)) ? row : 0,
    before.lastIndexOf('\n\n'),
    ...[...before.matchAll(/[a-z\d)]\.\s+(?=[A-Z0-9])/g)].map((match) => match.index + 1),
  );
  return before.slice(Math.max(0, start)).replace(/\s+/g, ' ').replace(WEEKDAY, '');
}

const BEGINS =
  /\b(?:services?|work|term)\s(?:(?:shall|will)\s)?(?:commenc|begin|start)\w*(?:\sdate)?(?:\s(?:on|is))?[\s:]*$/i;

export function bestDate(
  text: string,
  dates: FoundDate[],
  patterns: [RegExp, number][],
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const date of dates) {
    const before = ownSentence(text.slice(Math.max(0, date.index - 140), date.index));
    if (patterns === START && NO_START.test(before)) continue;
    if (
      // The books' year ends, the contract does not.
      /\b(?:on or before|prior to|no later than|example|illustrat\w*|notice on)\b[^.;]{0,20}$|\b(?:years?|period|months?)\s+(?:then\s+)?end(?:ed|ing)\s+(?:on\s+)?$/i.test(
        before,
      ) ||
      /(?<![.@])\bexample\b/i.test(text.slice(Math.max(0, date.index - 400), date.index))
    )
      continue;
    if (
      /insur|\bcoi\b|policy|licen[sc]e (?:no|exp)|warrant|\bbuilt\b|\bbuilding permit|incorporated|recorded|invoice|install?ments?\b/i.test(
        before.slice(-60),
      )
    )
      continue;
    const after = text.slice(date.index + date.raw.length, date.index + date.raw.length + 60);
    // `$45.00 through October 31, 2026 and then $46.80`: a price ends, the contract does not.
    if (patterns === END && /\$ ?[\d,.]+[^.;$]{0,50}$/.test(before) && /^[^.;$]{0,40}\$/.test(after))
      continue;
    const named =
      patterns === START && /^[\s,]*\(?(?:the\s+)?["“”'*]*(?:effective|commencement|start) date/i.test(after)
        ? 0.9
        : 0;
    const deep = date.index > 20_000 && date.index > text.length * 0.5 ? 0.15 : 0;
    // The day on which work begins says more than the one on which the paper takes effect.
    const begins = patterns === START && BEGINS.test(before) ? 0.01 : 0;
    const score =
      begins +
      Math.max(named, ...patterns.filter(([words]) => words.test(before)).map(([, value]) => value)) -
      deep;
    if (score > (best?.score ?? 0)) best = candidate(date, score);
  }
  return best;
}

/** Where the term's two ends and its length are all printed, the days that agree with each other outweigh other dates. */
export function agreeingDates(
  dates: FoundDate[],
  { months, end }: { months: number; end: Candidate },
): { from: Candidate; to: Candidate } | undefined {
  const first = firstDay(end.iso, months);
  const date = dates.find(
    ({ iso }) => iso === first || (iso.slice(5) === end.iso.slice(5) && addMonths(iso, months) === end.iso),
  );
  return date && { from: candidate(date, 0.95), to: { ...end, score: 0.95 } };
}
