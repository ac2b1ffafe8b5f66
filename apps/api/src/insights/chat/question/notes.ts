import { accountNumber, normaliseWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import { goneLines, type YearsLine } from './gone-lines';
import type { Read } from './read';
import { stem } from './words';
import { figureOf, knownYears, type Figure } from './year-figures';

/** What a budget document notes beside a line: "21 visits", "Renews June 1". */
export interface Noted {
  line: YearsLine;
  note: string;
  /** Its newest figures, which the note stands beside. */
  year: number;
  figure: Figure;
  /** What it counts: "21 visits". */
  count?: { number: number; noun: string };
}

const COUNT = /(?:^|, )(\d{1,4}) ([a-z]{3,})\b(?! (?:x|a|an|per|each) )/i;

export function notedLines(context: ChatContext): Noted[] {
  const { facts, items, parameters } = context;
  const lines: readonly YearsLine[] = [...items, ...goneLines(context)];
  const stated = facts.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'budget' ? part.lines : []))); // prettier-ignore
  return lines.flatMap((line) => {
    const note = stated.find((one) => one.note !== undefined && isOf(one, line))?.note;
    const year = knownYears([line], context).filter((one) => one < parameters.year).at(-1); // prettier-ignore
    const figure = year === undefined ? null : figureOf(line, year, { basis: undefined, budgetYear: parameters.year }); // prettier-ignore
    if (note === undefined || year === undefined || !figure) return [];
    const [, number, noun] = COUNT.exec(note) ?? [];
    const count = number !== undefined && noun !== undefined && !/^(?:units?|homes?|months?|one)$/i.test(noun) ? { number: Number(number), noun: noun.toLowerCase() } : undefined; // prettier-ignore
    return [{ line, note, year, figure, ...(count ? { count } : {}) }];
  });
}

const isOf = (stated: { description: string; glCode?: string | undefined }, line: YearsLine): boolean =>
  (accountNumber(stated.glCode) ?? '') === (accountNumber(line.glCode) ?? '') &&
  normaliseWords(stated.description) === normaliseWords(line.description);

export interface NoteAsked {
  line: string;
  /** What one of the count comes to. */
  each: boolean;
  /** What so many of it would come to. */
  times?: number;
  /** All words of the note are asked. */
  whole?: boolean;
}

const ASKS_NOTE = /\b(?:notes?|noted|remarks?|footnotes?)\b|\bbudgets?\b.*\b(?:say|says|mention|mentions)\b.*\babout\b/; // prettier-ignore
const ASKS_FOR = /\bwhat (?:does|do|is|are)\b.*\b(?:pay for|for)$|\bwhat is (?:all )?in (?!the\b)|\bwhat does\b.*\bcover\b/; // prettier-ignore
const OTHER = /\b(?:contracts?|agreements?|policy|policies|premiums?|declaration|rules?|if)\b/;

/** Null where no note says it. */
export function noteAsked(read: Read, context: ChatContext): NoteAsked | null {
  const { plain, mentions } = read;
  // "How many of those were on weekends": a part of a count is another count.
  if (OTHER.test(plain) || /\bhow many of\b/.test(plain)) return null;
  // "This year" is the one that runs while the next is planned.
  const isRunning = /\bthis (?:fiscal )?year\b/.test(plain);
  const years = read.years.map((year) => (isRunning && year === context.parameters.year ? year - 1 : year));
  const named = mentions.flatMap(({ scope }) =>
    scope.kind === 'line' ? scope.items.map(({ id }) => id) : [],
  );
  const all = notedLines(context).filter(({ year }) => years.length === 0 || years.includes(year) || /\bwhy\b/.test(plain)); // prettier-ignore
  const own = all.filter(({ line }) => named.includes(line.id));
  const isNamed = mentions.length > 0 || read.tokens.some(({ kind, isName, word }) => kind === 'unknown' && isName && !all.some(({ note }) => note.toLowerCase().includes(stem(word)))); // prettier-ignore
  const counted = countAsked(read, { all, own, isNamed });
  if (counted) return counted;
  const [only, more] = own;
  if (!only || more || mentions.length !== 1) return null;
  const isAsked = ASKS_NOTE.test(plain) || (!only.count && (ASKS_FOR.test(plain) || isWhyPast(read, context))); // prettier-ignore
  return isAsked ? { line: only.line.description, each: false } : null;
}

/** "The note on sewer", which has none: its figures are no note. */
export const isOfNoNote = ({ plain, mentions }: Read): boolean =>
  mentions.length > 0 && /\b(?:the|a|any) (?:notes?|remarks?|footnotes?) (?:on|for|beside|about|by|next to)\b/.test(plain); // prettier-ignore

const isWhyPast = ({ plain, years }: Read, { parameters }: ChatContext): boolean =>
  /\bwhy\b/.test(plain) && years.length > 0 && years.every((year) => year < parameters.year);

/** "What does one snow visit come to", "how many visits". */
function countAsked(
  { plain }: Read,
  { all, own, isNamed }: { all: readonly Noted[]; own: readonly Noted[]; isNamed: boolean },
): NoteAsked | null {
  const said = (isNamed ? own : all).filter(({ count }) => count && new RegExp(String.raw`\b${nounOf(count.noun)}s?\b`).test(plain)); // prettier-ignore
  const [only, more] = said;
  if (!only?.count || more) return null;
  const noun = nounOf(only.count.noun);
  const isEach = new RegExp(String.raw`\b(?:per|each|one|an?|every|single|average) (?:\w+ )?${noun}\b|\b${noun}s?\b.*\b(?:come|comes|cost|costs|each|apiece|run|runs)\b|\bcosts?\b.*\b${noun}\b`).test(plain); // prettier-ignore
  const [, times] = new RegExp(String.raw`\b(\d{1,4}) (?:\w+ )?${noun}s\b`).exec(plain) ?? [];
  const isOther = times !== undefined && Number(times) !== only.count.number;
  if (!isEach && !isOther && !new RegExp(String.raw`\bhow many (?:\w+ ){0,2}${noun}s\b`).test(plain)) return null; // prettier-ignore
  const rest = only.note.toLowerCase().split(' ').slice(2);
  const whole =
    !isEach && !isOther && rest.length > 0 && rest.every((word) => plain.split(' ').includes(word));
  return { line: only.line.description, each: isEach || isOther, whole, ...(isOther ? { times: Number(times) } : {}) }; // prettier-ignore
}

export const nounOf = (noun: string): string => noun.replace(/s$/, '');
