import { COUNTED_HOMES } from '../lexicon/statement-terms';
import { daysIn, findDates, fullYear, monthNumber, spelledYears } from '../text/dates';
import type { ColumnRole } from './types';

/** What the words of a header say of its column. Absent where they do not say it. */
export interface LabelMeaning {
  role?: ColumnRole;
  year?: number;
  /** 1 to 12 of a month, 1 to 4 of a quarter. */
  part?: number;
  /** "Annual", "Total", "Amount": a column of a whole year whose role other words must give. */
  whole?: boolean;
  /** "Prior", "current", "next": a year told only by its place. */
  relative?: -1 | 0 | 1;
  notes?: boolean;
  description?: boolean;
  code?: boolean;
}

/** The name of a month, whole or short: the source of a regular expression. */
export const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const MONTH_RANGE = new RegExp(
  `\\b(${MONTH})(?:\\s+\\d{1,2},?)?(?:\\s+(?:19|20)\\d\\d)?\\s*(?:-|–|—|/|to|thru|through)\\s*(${MONTH})\\b`,
  'i',
);
const ONE_MONTH = new RegExp(`^(${MONTH})(?:[\\s'’/-]*(?:\\d{2}|\\d{4}))?$`, 'i');

/** Tried in this order: `YTD Variance` is a variance, `Proposed Budget` is proposed. */
const ROLES: [ColumnRole, RegExp][] = [
  ['percent', /%|\bpercent\b|\bpct\b|\bpercentage\b/i],
  ['variance', /varianc|\bvar\b\.?|\bchange\b|\bchg\b|\bdiff(?:erence)?\b|over\s*[/(]?\s*\(?under|\(over\)|\bunder\b|\bover budget\b|\$ over\b|(?<!\bno )\b(?:in|de)crease\b|\binc\.?\s*[/(]|fav(?:orable)?\b|\bremaining\b|^(?:what.s )?left(?: over)?$|\bvs\.?\b|\bdelta\b|\bup\s?[/(]\s?\(?down\b|\bdown\s?[/(]\s?\(?up\b|\bup or down\b|\bbetter\b|\bworse\b|\b(?:still|yet) to (?!date\b)\w|Δ|\+\s?\/\s?-/i],
  ['other', /\bper\s+\p{L}[\p{L}-]*\s+(?:per|a|each|\/)\s*(?:month|quarter|year)|^(?:\$\s*|costs?\s+|dues\s+|fees?\s+|charges?\s+|amount\s+)?per\s+(?!(?:annum|year|month|quarter|period|week|day|diem|audit|books?|contract|cent|board|budget|study|plan)\b)\p{L}|\bper\s+(?:unit|lot|home|house|door|owner|member|sq|month per)|\/\s?(?:unit|lot|home|door)\b|\beach (?:unit|lot|home)|\bcost\/|\bhomes?\b|\bunits\b/iu],
  ['proposed', /\bpropos|\bdraft\b|\brequest|\brecommend|\bprelim|\btentative|(?:project|estimat|forecast)\w*\.? (?:operating |annual |reserve )?budget|\bnew budget|\bnext (?:year|yr)|\b20\d\d(?: ?\?| ask)$|^(?:20\d\d )?(?:option|scenario|alternative|plan|version|choice) (?:\d|[a-d])\b/i],
  ['projected', /\bproject|\bproj\b|\bestimat|\best\b\.?|\bforecast|\bfcst\b|\banticipat|\bannualized\b|\bexpect(?:ed)?\b|\bguess\b|\boutlook\b|\b(?:will|should|may|likely to) (?:end|finish|close|land|come)\b/i],
  ['ytd', /\bytd\b|\by-t-d\b|year[- ]to[- ](?:date|month[- ]end)\b|\bto[- ]date\b|\bso far\b|\bthru\b|\bthrough\b|\bas of\b/i],
  ['quarter', /\bq[- ]?[1-4]\b|\bquarter [1-4]\b|\b[1-4](?:st|nd|rd|th)? ?(?:qtr|quarter)\b|\b(?:first|second|third|fourth) quarter|\bquarterly\b|\bqtr\b|\b(?:total|this|current|whole) quarter\b|\bquarter total\b/i],
  ['month', /\b(?:cur(?:r|rent)?\.?|selected) (?:month|mo\b|mth|period)|\bthis month|\bmonth[- ]to[- ]date|\b[mp]td\b|\bperiod[- ]to[- ]date|\bper month\b|\bmonthly\b|\/\s?m(?:o|n?th|onth)\b\.?|\bmnth(?:ly)?\b|^(?:month|period)\b|\bfor the month|\bmonth of\b|\bmonth end/i],
  ['budget', /\bbudget|\bbud\b|\bbdgt\b|\bbgt\b|\bapproved\b|\badopted\b|\bappropriat|\bratified\b|\bvoted\b|\bplan(?:ned)?\b/i],
  ['actual', /\bactuals?\b|\bact\b|\byear[- ]?end\b|\baudited\b|\bhistor|\bspent\b|\bexpended\b|\bcame in\b|\bwent out\b|\b(?:really|what) happened\b|\breal$|\b(?:was|were|we) (?:received|paid|spent|collected|took in)\b|^(?:received|paid|collected|paid out)$|\breali[sz]ed\b/i],
]; // prettier-ignore

const LONGEST_LABEL = 200;
const MOST_KEPT = 4_000;
/** A table asks for the same few labels again and again; the meaning of a text never changes. */
const known = new Map<string, LabelMeaning>();

/** Reads one label. A text that has nothing of a header's words, or is too long for a label, has no role and no year. */
export function meaningOf(label: string): LabelMeaning {
  if (label.length > LONGEST_LABEL) return {};
  const kept = known.get(label);
  if (kept) return kept;
  const meaning = readLabel(label);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(label, meaning);
  return meaning;
}

function readLabel(label: string): LabelMeaning {
  const text = spelledOut(label)
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[’‘`]|["“”](?=\d\d\b)/g, "'")
    .replace(/\s+/g, ' ')
    .replace(COUNTED_HOMES, '')
    // `Budget vs. Actuals: FY_2024` of a title that runs into a head.
    .replace(/\bbudget vs\.? actuals?: /i, '')
    // `Budget vs.` before `Actual` is the budget alone.
    .replace(/(?<=\w) (?:vs|versus)\.?$/i, '')
    // `Year-to-` over `Date`.
    .replace(/(?<=\p{L}-to-) (?=date)/giu, '')
    .trim();
  const meaning: LabelMeaning = { ...textColumn(text) };
  const year = yearOf(withoutDecision(text));
  if (year !== undefined) meaning.year = year;
  const role = roleOf(text);
  if (role) Object.assign(meaning, role);
  if (
    /\b(?:annual|annually|yearly|total|totals|amount|amt|per annum|full year|(?:whole|full|entire) yr|12 months|twelve months|year)\b|^\$$/i.test(
      text,
    )
  )
    meaning.whole = true;
  const relative = /\b(?:prior|previous|last|past)\b/i.test(text)
    ? -1
    : /\bnext\b/i.test(text)
      ? 1
      : /\b(?:current|this)\b/i.test(text)
        ? 0
        : undefined;
  if (relative !== undefined) meaning.relative = relative;
  return meaning;
}

/** `Adopted 12/08/26`: the day on which a budget was decided, most often in the year before it. */
const DECIDED =
  /\b(?:adopted|approved|ratified|voted|passed)(?:\D{0,5}|[^.;\n\d]{0,12}\b(?:by|on)\b[^.;\n\d]{0,30})(?!12[-/.]31\b)\d{1,2}[-/.]\d{1,2}[-/.](?:\d\d){1,2}\b/i;

/** A title or label without the day on which a budget was decided. */
export const withoutDecision = (text: string): string => text.replace(DECIDED, ' ');

/** `2027_Budget_YTD`, `GLAccount`: a program's name of a field, in the words that people write. */
function spelledOut(text: string): string {
  if (text.length > LONGEST_LABEL) return text;
  // A recognizer joins what is set close: `Q42022`.
  const label = text.replace(/\bQ([1-4])(?=(?:19|20)\d\d\b)/gi, 'Q$1 ');
  if (/\s/.test(label.trim())) return label;
  return label
    .replace(/_+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu}|\d)|(?<=\d)(?=\p{Lu}\p{Ll})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    .trim();
}

/** True where a label is about a column of figures. */
export function isColumnLabel(meaning: LabelMeaning): boolean {
  return (
    meaning.role !== undefined ||
    meaning.year !== undefined ||
    meaning.whole === true ||
    meaning.relative !== undefined
  );
}

/** Whether a label heads a column of words: notes, descriptions or account numbers. */
export function textColumn(label: string): LabelMeaning {
  const text = spelledOut(label);
  if (
    /^(?:notes?|comments?|remarks?|explanations?|why|justification|basis|assumptions?|detail|memo)s?\b/i.test(
      text,
    )
  )
    return { notes: true };
  // `Acct` heads names as often as numbers: what stands below it tells.
  if (/^(?:acct\.?|account|gl|g\/l|a\/c)$/i.test(text)) return { description: true, code: true };
  if (
    /^(?:descriptions?|items?|lines?|no\.?|#|ref\.?|line items?|(?:g\/?l|acct\.?|account|item)(?: name| description| title)?|category|categories|accounts?|particulars)$/i.test(
      text,
    )
  )
    return { description: true };
  if (/^(?:dept\.?|department|fund|division)\s?[-–/]\s?(?:acct\.?|accounts?|codes?|no\.?)$/i.test(text))
    return { code: true };
  if (/^(?:g\/?l|gl|acct|account|code)\.?\s*(?:#|no\.?|number|code|acct\.?|account)?$/i.test(text))
    return { code: true };
  return {};
}

/** "Proposed (no increase)", "Budget (increase $20/mo)": what a plan would do to dues, and no difference of columns. */
const REMARK =
  /(?<=\b(?:propos\w*|draft|option|budget|plan)\b.*)\((?=[^()]*\w[^()]*\W+\w|[^()]*$)[^()]*\b(?:increase|decrease|change)\b[^()]*(?:\)|$)/i;

/** "2010 Proposed budget $95 per month assessment": what the plan costs a home, and not whose figures stand below. */
export const RATE =
  /(?<=\w.*)\$\s?\d[\d,.]*\s*(?:\/|per|a|each|every)\s*(?:unit|home|lot|owner)?s?\W*(?:month|mo|quarter|qtr|year|yr|unit|home|lot|owner)?\b.*$/i;

function roleOf(text: string): { role: ColumnRole; part?: number } | undefined {
  const plain = text
    .replace(REMARK, ' ')
    .replace(RATE, ' ')
    .replace(/\(?[+-]?\d+(?:\.\d+)? ?%[^)]*\)?/g, ' ');
  if (/\bannual budget\b/i.test(plain) && !/\bvar|%/i.test(plain)) return { role: 'budget' };
  const range = MONTH_RANGE.exec(plain);
  const first = ROLES.find(([, pattern]) => pattern.test(plain))?.[0];
  // "Actual 2025 Budget" and "2025 Budget Actual" report what happened under that budget.
  const explicit =
    first === 'budget' && /\bactuals?\b/i.test(plain) && !/\b(?:vs?\.?|versus|to|less|over)\b/i.test(plain)
      ? 'actual'
      : first;
  // `Projected Oct - Dec` is the rest of a year and no year.
  const isPart = range !== null && monthsOf(range) !== 11 && !/\+|&|\band\b|\bactual|\bytd\b/i.test(plain);
  if (explicit === 'projected' && isPart) return { role: 'other' };
  if (explicit && !['budget', 'actual', 'month'].includes(explicit)) {
    return explicit === 'ytd' ? ytdOrYear(plain) : { role: explicit, ...quarterPart(explicit, plain) };
  }
  if (range && monthsOf(range) !== 11) return { role: 'ytd' };
  const ended =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:months?|mos?\.?)\b/i.exec(
      plain,
    );
  if (ended && !/^(?:12|twelve)$/i.test(ended[1]!)) return { role: 'ytd' };
  const month = ONE_MONTH.exec(plain.replace(/\b(?:actual|budget|act|bud)\b\.?/gi, '').trim());
  if (month && !range) return { role: 'month', part: monthNumber(month[1]!)! };
  return explicit ? { role: explicit } : undefined;
}

/** Months from the first to the last of a range: 11 is a year. */
function monthsOf(range: RegExpExecArray): number {
  return ((monthNumber(range[2]!) ?? 0) - (monthNumber(range[1]!) ?? 0) + 12) % 12;
}

/** `Actual as of 12/31/2025` is a whole year; `as of 9/30` is not. */
function ytdOrYear(text: string): { role: ColumnRole } {
  const end = findDates(text).at(-1);
  const named = /\b(?:as of|thru|through) (?:dec\w*\.?|12\/31)\b/i.test(text);
  if ((end?.iso.endsWith('-12-31') || named) && !/ytd|to[- ]date/i.test(text)) {
    return { role: /budget|approved|adopted/i.test(text) ? 'budget' : 'actual' };
  }
  return { role: 'ytd' };
}

function quarterPart(role: ColumnRole, text: string): { part?: number } {
  if (role !== 'quarter') return {};
  const digit = /\bq(?:uarter)?[- ]?([1-4])\b|\b([1-4])(?:st|nd|rd|th)? ?(?:qtr|quarter)/i.exec(text);
  const word = /\b(first|second|third|fourth) quarter/i.exec(text);
  const part = digit
    ? Number(digit[1] ?? digit[2])
    : word
      ? ['first', 'second', 'third', 'fourth'].indexOf(word[1]!.toLowerCase()) + 1
      : 0;
  return part ? { part } : {};
}

/** `Bud 25`, `25 Actual`. */
const SHORT_NAMED =
  /\b(?:bud(?:get)?|act(?:uals?)?|prop(?:osed)?|approved|adopted|est(?:imated?)?|proj(?:ected)?)\.? '?([12]\d)$|^'?([12]\d) (?:bud(?:get)?|act(?:uals?)?|prop(?:osed)?|approved|adopted|est(?:imated?)?|proj(?:ected)?)\b/i;

/** `2025-26`, `FY26`, `'26`, `FYE 6/30/2027`, `12/31/2026`, `2026`: the year in which the budget year ends. */
export function yearOf(label: string): number | undefined {
  if (label.length > LONGEST_LABEL) return undefined;
  const text = spelledYears(label.includes('_') ? spelledOut(label) : label);
  const span = /\b(?:fy ?)?((?:19|20)\d\d)\s*[-/–—]\s*((?:19|20)?\d\d)\b(?![-/]\d)/i.exec(text);
  if (span) {
    const start = Number(span[1]);
    const end = span[2]!.length === 2 ? Math.floor(start / 100) * 100 + Number(span[2]) : Number(span[2]);
    if (end === start + 1) return end;
  }
  const shortSpan = /(?:^|\bfy ?|\s)'?(\d\d)\s*[-/–]\s*'?(\d\d)(?!\d|[-/]\d)/i.exec(text);
  if (shortSpan && Number(shortSpan[2]) === Number(shortSpan[1]) + 1 && Number(shortSpan[1]) > 12)
    return fullYear(shortSpan[2]!);
  const dates = findDates(text);
  let rest = text;
  for (const date of dates) rest = rest.replace(date.raw, ' ');
  const whole = /(?<![\d.,$/-])(?:fy[- ']?)?((?:19[7-9]|20[0-6])\d)(?!\d|[,.]\d)/i.exec(rest);
  if (whole) return Number(whole[1]);
  const short = /\bfye?[- ']{0,2}(\d\d)\b/i.exec(rest) ?? /(?:^|\s)'(\d\d)\b/.exec(rest);
  if (short) return fullYear(short[1]!);
  const named = SHORT_NAMED.exec(rest);
  if (named) return fullYear((named[1] ?? named[2])!);
  if (dates.length > 0) return Number(dates.at(-1)!.iso.slice(0, 4));
  const month = MONTH_OF_YEAR.exec(rest);
  return month && !/\d{1,2} \d\d$/.test(rest) && !isLastDay(month) ? fullYear(month[3]!) : undefined;
}

const MONTH_OF_YEAR = new RegExp(`\\b(${MONTH})([\\s'-]*)(\\d\\d)$`, 'i');

/** `Through September 30` tells the day on which a period ends, and not a year that begins with 20. */
function isLastDay([, month, between, number]: RegExpExecArray): boolean {
  if (!/^\s+$/.test(between!)) return false;
  const at = monthNumber(month!) ?? 1;
  const last = daysIn(2023, at);
  return Number(number) === last || (at === 2 && number === '29');
}
