import { addDays, normaliseWords, parseAmount, toCents, type Cents } from '@hoa/budget-math';
import type { BudgetColumn, BudgetPart, Citation, Facts, StatementRow } from '@hoa/contracts';
import type { FoundBalance } from '../../budget/found';
import { longDayText } from './text';
import type { GenerationParameters } from './types';

/** A document as it was read, with its pages: a balance sheet is no statement of lines and stands in its words alone. */
export interface ReadDocument {
  id: number;
  name: string;
  facts: Facts;
  pages: readonly { page: number; lines: readonly { index: number; text: string }[] }[];
}

interface Candidate {
  fund: FoundBalance['fund'];
  cents: Cents;
  /** The day at whose end it stands. */
  at: string;
  /** Results count more than plans of the same day, a fund's own balance more than its accounts. */
  rank: number;
  words: string;
  source: Citation;
}

type Year = Pick<GenerationParameters, 'year' | 'fiscalYearStartMonth'>;

/**
 * What operating and reserve fund hold when the budget's year begins: as balance sheets, the first and last rows of
 * statements and the reserve study state it, the latest day that is not after that beginning.
 */
export function openingBalances(documents: readonly ReadDocument[], parameters: Year): FoundBalance[] {
  const first = firstDay(parameters);
  const all = documents
    .flatMap((document) => [
      ...inStatements(document),
      ...inBalanceSheet(document),
      ...inWords(document),
      ...inStudy(document, parameters),
    ])
    .filter(({ at }) => at < first)
    .sort((a, b) => (a.at === b.at ? b.rank - a.rank : a.at < b.at ? 1 : -1));
  return (['operating', 'reserve'] as const).flatMap((fund) => {
    const best = all.find((one) => one.fund === fund);
    return best
      ? [{ fund, cents: best.cents, words: `${best.words}${ageWords(best.at, first)}`, source: best.source }]
      : [];
  });
}

const DAYS_A_MONTH = 30.4;
/** A fund moves on within a year: the balance of an earlier time says so. */
const RECENT_MONTHS = 3;

function ageWords(at: string, first: string): string {
  if (at === '') return '';
  const months = Math.round((Date.parse(first) - Date.parse(at)) / 86_400_000 / DAYS_A_MONTH);
  return months > RECENT_MONTHS ? `, ${months} months before this budget begins` : '';
}

function firstDay({ year, fiscalYearStartMonth }: Year): string {
  return `${year}-${String(fiscalYearStartMonth).padStart(2, '0')}-01`;
}

function inStatements({ facts }: ReadDocument): Candidate[] {
  return facts.parts.flatMap((part) =>
    part.kind === 'budget'
      ? (part.rows ?? []).flatMap((row) => part.columns.flatMap((column) => inCell(part, row, column)))
      : [],
  );
}

const PROJECTED = 2;

/** The balance that a study begins with, at the day beside it, else at the beginning of the study's first year. */
function inStudy({ facts }: ReadDocument, { fiscalYearStartMonth }: Year): Candidate[] {
  return facts.parts.flatMap((part): Candidate[] => {
    if (part.kind !== 'reserve' || !part.balance) return [];
    const { value, source } = part.balance;
    const stated = dayIn(source.quote);
    const begins = part.year && firstDay({ year: part.year.value, fiscalYearStartMonth });
    const day = stated ?? begins;
    const words =
      day === undefined
        ? 'Balance of the reserve study, which states no date'
        : stated === undefined
          ? `Balance that the reserve study begins with, ${longDayText(day)}`
          : `Balance of the reserve study, ${longDayText(day)}`;
    return [{ fund: 'reserve', cents: toCents(value), at: closingDay(day), rank: PROJECTED, words, source }];
  });
}

/** A balance of the first of a month is what the month before ended with; one without a date is older than any. */
function closingDay(day: string | undefined): string {
  if (day === undefined) return '';
  return day.endsWith('-01') ? addDays(day, -1) : day;
}

const RANKS = { actual: 3, projected: 2, ytd: 3, budget: 1, proposed: 1 } as const;
const RANK_WORDS = { 3: 'actual', 2: 'projected', 1: 'budgeted' } as const;

function inCell(part: BudgetPart, row: StatementRow, column: BudgetColumn): Candidate[] {
  const { role, period, measure = 'amount' } = column;
  const cell = row.cells[column.id];
  if (!cell || !period || (measure !== 'amount' && measure !== 'balance') || !(role in RANKS)) return [];
  if (row.role !== 'opening-balance' && row.role !== 'closing-balance') return [];
  const fund = fundOf(row, part);
  if (part.rows?.some((other) => other.role === row.role && other !== row && fundOf(other, part) === fund))
    return [];
  const rank = RANKS[role as keyof typeof RANKS];
  const at = row.role === 'closing-balance' ? period.to : addDays(period.from, -1);
  const words = `${row.description}, ${RANK_WORDS[rank]}, ${longDayText(at)}`;
  return [{ fund, cents: toCents(cell.value), at, rank, words, source: cell.source }];
}

/** A closing balance without a fund of its own closes the fund that was opened above it. */
function fundOf(row: StatementRow, { rows = [] }: BudgetPart): FoundBalance['fund'] {
  if (row.fund || row.role !== 'closing-balance') return fundInWords(row);
  const opening = rows
    .slice(0, rows.indexOf(row))
    .findLast(({ role }) => role === 'opening-balance' || role === 'closing-balance');
  return opening?.role === 'opening-balance' && opening.fund ? opening.fund : fundInWords(row);
}

const fundInWords = ({ fund, description, section }: StatementRow): FoundBalance['fund'] =>
  fund ?? (RESERVE_WORDS.test(normaliseWords([...section, description].join(' '))) ? 'reserve' : 'operating');

const RESERVE_WORDS = /\b(?:reserves?|replacement|capital)\b/;
const SHEET = /\bbalance sheet\b|\bstatement of (?:financial position|assets|condition)\b/i;
const FUND_BALANCE =
  /\bfund (?:balances?|equity)\b|\b(?:operating|reserves?|replacement) (?:equity|fund total)\b/i;
const CASH =
  /\b(?:operating|reserves?|replacement)\b.*\b(?:cash|checking|savings|money market|bank|accounts?|cds?)\b|\b(?:cash|checking|savings|money market|bank)\b.*\b(?:operating|reserves?|replacement)\b/i;
const NO_ASSET = /\b(?:payable|due|transfer|accrued|prepaid|receivable|interest|change|net)\b/i;
const AMOUNT = /\(?-?\$?\s?\d{1,3}(?:,\d{3})*(?:\.\d{2})?\)?\s*$|\(?-?\$?\s?\d+\.\d{2}\)?\s*$/;

const NAMED_BALANCE =
  /^\s*(?:[a-z]+ ){0,3}(?:checking|operating|reserves?|replacement)\b[a-z ]*\bbalance\b(?! forward)/i;

/** "Checking account balance, December 31, 2026: $2,214.37", as a treasurer writes it below a statement. */
function inWords({ id, name, facts, pages }: ReadDocument): Candidate[] {
  if (!facts.parts.some(({ kind }) => kind === 'budget')) return [];
  if (facts.parts.some(({ kind }) => kind === 'reserve')) return [];
  return pages.flatMap(({ page, lines }) =>
    lines.flatMap(({ text, index }): Candidate[] => {
      const at = dayIn(text);
      const amount = /\$\s?[\d,]+\.\d{2}\s*$/.exec(text)?.[0];
      const cents = amount === undefined ? null : parseAmount(amount.trim());
      if (at === undefined || cents === null || !NAMED_BALANCE.test(text)) return [];
      const fund = RESERVE_WORDS.test(normaliseWords(text)) ? 'reserve' : 'operating';
      const isPlan = /\b(?:project|estimat|expect|budget)/i.test(text);
      const quote = text.trim().slice(0, 300);
      const source = {
        documentId: id,
        documentName: name,
        readingId: facts.readingId ?? '',
        page,
        line: index,
        quote,
      };
      const words = `${quote.slice(0, quote.search(/\bbalance\b/i) + 7)}, ${longDayText(at)}`;
      return [{ fund, cents, at: closingDay(at), rank: isPlan ? 2 : 3, words, source }];
    }),
  );
}

/** A fund's balance where the sheet states it; else what its bank accounts hold together. */
function inBalanceSheet({ id, name, facts, pages }: ReadDocument): Candidate[] {
  const lines = pages.flatMap(({ page, lines }) => lines.map((line) => ({ ...line, page })));
  if (!lines.slice(0, 12).some(({ text }) => SHEET.test(text))) return [];
  const at = lines
    .slice(0, 16)
    .map(({ text }) => dayIn(text))
    .find((day) => day !== undefined);
  if (at === undefined) return [];
  const rows = lines.flatMap(({ text, page, index }) => {
    const match = AMOUNT.exec(text);
    const cents = match && parseAmount(match[0].trim());
    if (cents === null || match === null || /^\s*(?:total|net)\b/i.test(text)) return [];
    const words = text.slice(0, match.index).trim();
    const fund = RESERVE_WORDS.test(normaliseWords(words)) ? ('reserve' as const) : ('operating' as const);
    const source: Citation = {
      documentId: id,
      documentName: name,
      readingId: facts.readingId ?? '',
      page,
      line: index,
      quote: text.trim().slice(0, 300),
    };
    return [{ words, fund, cents, source }];
  });
  return (['operating', 'reserve'] as const).flatMap((fund) => {
    const own = rows.filter((row) => row.fund === fund);
    const stated = own.filter(({ words }) => FUND_BALANCE.test(words));
    const cash = own.filter(({ words }) => CASH.test(words) && !NO_ASSET.test(words));
    const used = stated.length > 0 ? stated.slice(-1) : cash;
    const [source] = used;
    if (!source) return [];
    const cents = used.reduce((sum, row) => sum + row.cents, 0);
    const words = `${used.map((row) => row.words).join(' and ')}, ${longDayText(at)}`;
    return [{ fund, cents, at, rank: stated.length > 0 ? 4 : 3.5, words, source: source.source }];
  });
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const IN_WORDS = new RegExp(`\\b(${MONTHS.join('|')})\\s+(\\d{1,2}),?\\s+(20\\d\\d)\\b`, 'i');
const IN_DIGITS = /\b(\d{1,2})[/-](\d{1,2})[/-](20\d\d|\d\d)\b/;

/** "December 31, 2026" and "12/31/26" as a day of the calendar. */
function dayIn(text: string): string | undefined {
  const words = IN_WORDS.exec(text);
  if (words) return iso(Number(words[3]), MONTHS.indexOf(words[1]!.toLowerCase()) + 1, Number(words[2]));
  const digits = IN_DIGITS.exec(text);
  if (!digits) return undefined;
  const year = Number(digits[3]);
  return iso(year < 100 ? 2000 + year : year, Number(digits[1]), Number(digits[2]));
}

const two = (value: number): string => String(value).padStart(2, '0');
const iso = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;
