import type { Period } from '@hoa/contracts';
import { findDates, fullYear, monthNumber, spelledYears } from '../../text/dates';
import { OF_ACCOUNT } from './accounts';
import { wordsAbove } from './draft';
import { TO_DATE, type StatementColumn } from './statement-column';
import { fiscalYearEnd, lengthOf, LONG_YEAR, MONTH, periodOf, periodTo } from './periods';
import { isPeriod } from './title';
import type { Understood } from './understand';

/** Why a column that is taken for a year may hold less: by its own head, by the words above the statement, or by its figures. */
export function partOfYear(of: Understood, column: number): string | undefined {
  const own = of.columns[of.amounts[column]!]!;
  const why =
    brokenSpan(own) ??
    endsEarly(of, own) ??
    sameHead(of, own) ??
    titledPart(of, own) ??
    sinceUnsaid(of, own) ??
    balancesEarlier(of, column) ??
    besidePart(of, column) ??
    isFraction(of, column);
  return why && `it may hold only a part of a year: ${why}`;
}

/** The dates of such a part, where the words above say on which day it ends. */
export function partAbove({ draft }: Understood): Period | undefined {
  const text = wordsAbove(draft);
  const end = fiscalYearEnd(text);
  const lines = text.split('\n').filter((line) => !isProse(line));
  const periods = lines.flatMap((line) => periodOf(line, end) ?? periodTo(line, end) ?? []);
  return periods.find(({ kind }) => kind !== 'year' && kind !== 'month');
}

/** Why a column that is taken for a year may hold more. */
export function moreThanYear(of: Understood, column: number): string | undefined {
  const { period } = of.columns[of.amounts[column]!]!;
  if (!period || lengthOf(period) < LONG_YEAR) return undefined;
  return 'its dates cover thirteen months, which may be more than a year';
}

const YEAR_WORDS = /\b(?:year|annual|annually|yearly|fy|fye|fiscal|audited|(?:12|twelve) months)\b/i;
/** "Year to date" says nothing of how long that is. */
const saysYear = (text: string): boolean => YEAR_WORDS.test(text.replace(TO_DATE, ' '));

/** `7131/2017`, `1/1/2017 -`: half of a date, or the end of a span without its other end. */
const BROKEN = /\d[/|]\d{4}\b|\b\d{1,2}[/|]\d{2,}\b|\d{5,}\/?|\b\d{1,2}\/\d{1,2}\/(?!\d)/;
const OPEN_SPAN = /(?:^|\s)(?:-|–|—|to|thru|through)\s*$|^\s*(?:-|–|—|to|thru|through)(?:\s|$)/i;

/** `FY 24/25`, `2024/2025`, `06/07` over a column of 2007: a fiscal year, and no date. */
const TWO_YEARS = /(?<![\d/])(?:fy ?'?)?(?:19|20)?(\d\d)\/(?:19|20)?(\d\d)(?![\d/])/gi;

/** "approved 1/10", "as amended 5/14": when a budget was decided on, and no span. */
const DECIDED =
  /\b(?:adopted|approved|amended|revised|ratified|voted|passed|accepted|updated|drafted|draft|presented|mailed)(?: (?:on|at|by|the|board|in|mtg|meeting))* (?:of )?\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?(?![/\d])/gi;
/** "thru 12/31": the end of a calendar year without the year. */
const LAST_DAY = /\b(?:thru|through|to|ended|ending|at|as of) 12\/31(?![/\d])/gi;

function brokenSpan({ label, year = 0 }: StatementColumn): string | undefined {
  const undated = spelledYears(label).replace(DECIDED, ' ').replace(LAST_DAY, ' ');
  let rest = undated.replace(TWO_YEARS, (span: string, first: string, second: string) =>
    Number(second) === (Number(first) + 1) % 100 && (year % 100 === Number(second) || /^fy/i.test(span))
      ? ' '
      : span,
  );
  const dates = findDates(rest).filter(({ precision }) => precision === 'day');
  for (const { raw } of dates) rest = rest.replace(raw, ' ');
  const isBroken = BROKEN.test(rest) || (dates.length === 1 && OPEN_SPAN.test(rest));
  return isBroken ? 'a date over it could not be read' : undefined;
}

/** One date over a column that is not the end of a fiscal year, and nothing that says that a year ends there. */
function endsEarly(of: Understood, { label }: StatementColumn): string | undefined {
  const ends = (text: string): string | undefined => {
    const [date, ...others] = findDates(text).filter(({ precision }) => precision === 'day');
    return date && others.length === 0 && isLastDay(date.iso) ? date.iso.slice(5) : undefined;
  };
  const end = ends(label);
  const title = wordsAbove(of.draft);
  if (end === undefined || saysYear(label) || /\byears? end/i.test(title)) return undefined;
  if (Number(end.slice(0, 2)) === (fiscalYearEnd(title) ?? 12)) return undefined;
  const others = of.annual.map((place) => ends(of.columns[of.amounts[place]!]!.label));
  return others.length > 1 && others.every((other) => other === end)
    ? undefined
    : 'nothing says that a year ends on the date over it';
}

const isLastDay = (iso: string): boolean => new Date(Date.parse(iso) + 86_400_000).getUTCDate() === 1;

/** Another column with other figures has the very same head: what told them apart was not read. */
function sameHead({ columns, annual, amounts }: Understood, own: StatementColumn): string | undefined {
  const head = own.label.toLowerCase();
  const isSame = annual
    .map((place) => columns[amounts[place]!]!)
    .some((other) => other !== own && other.label.toLowerCase() === head && other.scenario === own.scenario && other.year === own.year); // prettier-ignore
  return isSame && own.scenario !== 'proposed' ? 'another column has the same head' : undefined;
}

/** "YTD" for the period that ended in December, and no column of a year: it began whenever the fiscal year did. */
function sinceUnsaid({ draft, columns, annual, amounts }: Understood, own: StatementColumn): string | undefined {
  const isToDate = annual.every((place) => columns[amounts[place]!]!.role === 'ytd');
  const words = wordsAbove(draft);
  const isSaid = own.isSpan || saysYear(own.label) || fiscalYearEnd(words) !== undefined || WHOLE.test(words);
  return isToDate && !isSaid ? 'it is a year to date, and nothing says when the fiscal year begins' : undefined;
} // prettier-ignore

const PART =
  /\b(?:months?|quarters?|period)\s+(?:ended|ending|to date)\b|\byear[- ]to[- ]date\b|\bytd\b|\bquarterly (?:report|statement)\b|\b(?:through|thru)\b.*\d/i;
const WHOLE = /\b(?:12|twelve) months\b|\byears? end|\b(?:through|thru) (?:dec\w*\.? 31|12\/31)/i;

/** The words above speak of a month, a quarter or a year to date, and no column is known to be that. */
function titledPart({ draft, columns }: Understood, own: StatementColumn): string | undefined {
  const isYear = (text: string): boolean => periodOf(text)?.kind === 'year';
  // What no head calls a budget may be a report, whatever the sheet is called.
  if ((own.scenario !== 'actual' && own.label !== '') || saysYear(own.label) || isYear(own.label)) return undefined; // prettier-ignore
  const isKnown = columns.some(
    ({ role, period }) => ['ytd', 'month', 'quarter'].includes(role) || (period && period.kind !== 'year'),
  );
  const newest = Math.max(...columns.map(({ scenario, year }) => (scenario === own.scenario && year) || 0));
  if (isKnown || (own.year ?? newest) < newest) return undefined;
  const text = wordsAbove(draft);
  const line = text
    .split('\n')
    .find(
      (one) =>
        !isProse(one) &&
        (PART.test(one) || isDuringYear(one, fiscalYearEnd(text))) &&
        !WHOLE.test(one) &&
        !isYear(one),
    );
  return line && `above it is printed ‘${line.trim()}’`;
}

/** What a letter tells above its table is of other things than the table. */
const isProse = (line: string): boolean =>
  line.length > LONGEST || /[a-z)]\. [A-Z]/.test(line) || (/[a-z\d)]\.$/.test(line.trim()) && line.trim().split(/\s+/).length > MOST_WORDS); // prettier-ignore
const LONGEST = 160;
const MOST_WORDS = 12;

/** "As of 6/30/2025" where years end in December. */
function isDuringYear(line: string, end = 12): boolean {
  const [date, ...others] = findDates(line);
  if (!date || others.length > 0 || !/\bas (?:of|at)\b/i.test(line) || !isPeriod(line)) return false;
  return Number(date.iso.slice(5, 7)) !== end;
}

/** As large as the figures of a part of the year beside it: a budget for the same months. */
function besidePart(of: Understood, column: number): string | undefined {
  const own = of.columns[of.amounts[column]!]!;
  if (own.scenario === 'actual') return besideToDate(of, column);
  if (own.scenario !== 'adopted' || namesYear(own)) return undefined;
  for (const place of of.annual) {
    const other = of.columns[of.amounts[place]!]!;
    const why = other.scenario === 'actual' && other.year === own.year ? titledPart(of, other) : undefined;
    if (why && isAsLarge(of, { part: column, whole: place }, AS_LARGE)) return why;
  }
  return besideMonths(of, column);
}

/** Days of a part of the year beside which a year's budget is much larger. */
const MOST_DAYS = 245;

/** "Budget" as large as "Oct - Feb" beside it. */
function besideMonths(of: Understood, column: number): string | undefined {
  const place = of.amounts.findIndex((at) => {
    const { scenario, period, role } = of.columns[at]!;
    // "YTD" to the end of March is a quarter.
    const others = role === 'ytd' ? ['year', 'month'] : ['year', 'month', 'quarter'];
    const isPart = period !== undefined && !others.includes(period.kind);
    return scenario === 'actual' && isPart && lengthOf(period) <= MOST_DAYS;
  });
  return asLargeAs(of, { part: column, whole: place }, AS_LARGE_AS_MONTHS);
}

/** The label specifies a year, or that the column is one. */
const namesYear = ({ label }: StatementColumn): boolean => saysYear(label) || /\b(?:19|20)\d\d\b/.test(label);

/** "Actual" as large as "YTD Budget" beside it: what came in so far, though nothing over it says so. */
function besideToDate(of: Understood, column: number): string | undefined {
  const own = of.columns[of.amounts[column]!]!;
  if (own.isSpan || namesYear(own)) return undefined;
  const place = of.amounts.findIndex((at) => {
    const { role, period, scenario, year } = of.columns[at]!;
    return (
      role === 'ytd' && scenario === 'adopted' && period?.kind !== 'year' && (year ?? own.year) === own.year
    );
  });
  return asLargeAs(of, { part: column, whole: place }, AS_LARGE);
}

const DAY = new RegExp(
  `\\b(?:(\\d{1,2})/(\\d{1,2})(?:/((?:\\d\\d){1,2}))?|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?)(?![\\d/])`,
  'i',
);

/** The day that a description names: its month as 1 to 12, and its year where it has one. */
function dayIn(description: string): { month?: number; year?: number } {
  const [, month, , year, name] = DAY.exec(description) ?? [];
  const number = name ? monthNumber(name) : month && Number(month);
  return { ...(number ? { month: number } : {}), ...(year ? { year: fullYear(year) } : {}) };
}

/** "Savings 10/31" below what happened in a year that ends in December: balances of no other day than one within it. */
function balancesEarlier(of: Understood, column: number): string | undefined {
  const own = of.columns[of.amounts[column]!]!;
  if (own.scenario !== 'actual' || own.isSpan || saysYear(own.label)) return undefined;
  const end = Number(own.period?.to.slice(5, 7) ?? fiscalYearEnd(wordsAbove(of.draft)) ?? 12);
  const dated = of.rows.flatMap(({ values, words, entry: { description } }) => {
    const isBalance = words.role === 'closing-balance' || OF_ACCOUNT.test(description);
    const { month, year } = values[column] !== undefined && isBalance ? dayIn(description) : {};
    const isOfOther = year !== undefined && own.year !== undefined && Math.abs(year - own.year + 0.5) > 1;
    return month && !isOfOther ? [{ at: month, description }] : [];
  });
  // "7/1/25" above "6/30/26": the year is the one between them.
  const begun = of.rows.some(({ words, entry }) => words.role === 'opening-balance' && dayIn(entry.description).month === (dated[0]?.at ?? 0) % 12 + 1); // prettier-ignore
  const isWithin = dated.every(({ at }) => at >= 1 && at <= 12 && at !== end && at !== (end % 12) + 1);
  return dated.length > 0 && isWithin && !begun
    ? `‘${dated[0]!.description}’ is a balance before its end`
    : undefined;
}

/** Shares of another column's figures between which those of a column are as large, and how many are compared at least. */
interface Likeness {
  from: number;
  to: number;
  fewest: number;
}

const AS_LARGE: Likeness = { from: 0.75, to: 1.3, fewest: 3 };

function isAsLarge(
  of: Understood,
  pair: { part: number; whole: number },
  { from, to, fewest }: Likeness,
): boolean {
  const [middle, count] = middleShare(of, pair);
  return count >= fewest && middle > from && middle < to;
}

/** The reason, where the figures of a column are as large as those of a part of the year; none without such a part. */
function asLargeAs(
  of: Understood,
  pair: { part: number; whole: number },
  likeness: Likeness,
): string | undefined {
  return pair.whole >= 0 && isAsLarge(of, pair, likeness)
    ? `its figures are as large as those of ‘${of.columns[of.amounts[pair.whole]!]!.label}’`
    : undefined;
}

/** The middle one of the shares that a column's figures are of another's, and how many there are. */
function middleShare(
  { rows }: Understood,
  { part, whole }: { part: number; whole: number },
): [number, number] {
  const shares = rows.flatMap(({ values }) => {
    const [a, b] = [values[part], values[whole]];
    return a && b && a > 0 && b > 0 ? [a / b] : [];
  });
  return [[...shares].sort((a, b) => a - b)[shares.length >> 1] ?? 0, shares.length];
}

/** Share of another year's figures at which most lines of a column make no year. */
const FRACTION = 0.8;
const FEWEST_LINES = 5;
const AS_LARGE_AS_MONTHS: Likeness = { from: FRACTION, to: 1 / FRACTION, fewest: FEWEST_LINES };

function isFraction(of: Understood, column: number): string | undefined {
  const own = of.columns[of.amounts[column]!]!;
  // "2002 Jan-Dec" and "YTD 12/31/2023" say themselves that they are whole.
  const end = String(fiscalYearEnd(wordsAbove(of.draft)) ?? 12).padStart(2, '0');
  const isAtEnd = findDates(own.label).some(
    ({ iso, precision }) => precision === 'day' && iso.slice(5, 7) === end,
  );
  if (periodOf(own.label)?.kind === 'year' || isAtEnd) return undefined;
  const whole = of.annual.find((other) => {
    const { year, scenario } = of.columns[of.amounts[other]!]!;
    const isNear = own.year === undefined || year === undefined || Math.abs(own.year - year) <= 1;
    if (other === column || !isNear || (scenario === 'proposed' && own.scenario === 'proposed')) return false;
    const [middle, count] = middleShare(of, { part: column, whole: other });
    return count >= FEWEST_LINES && middle < FRACTION;
  });
  return whole === undefined
    ? undefined
    : `most of its figures are far below those of ‘${of.columns[of.amounts[whole]!]!.label}’`;
}
