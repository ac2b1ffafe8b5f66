import type { Fund } from '@hoa/contracts';
import type { Row, Table, TableRow } from '../../tables/types';
import { emptyLines } from './empty-lines';
import { joinWrapped } from './wrap';
import { isFormula, isPerUnit, isRemark, isSectionName, totalKind } from './vocabulary';

/** A row of a budget once wrapped descriptions are whole: a heading, or words with figures. */
export interface Entry {
  kind: 'heading' | 'figures';
  row: TableRow;
  description: string;
  code?: string;
  note?: string;
  indent: number;
  bold: boolean;
  /** The side that its column says: a journal has one for each. */
  side?: 'income' | 'expense';
  /** An account of the balance sheet, as a trial balance lists it among those of the statement. */
  isBalance?: boolean;
  /** Printed above zero, and taken off: its values are below. */
  isTakenOff?: boolean;
  /** The fund that its column says, where funds stand beside each other. */
  fund?: Fund;
  /** Cents by column, absent where nothing or no amount stands. */
  values: (number | undefined)[];
}

const LONGEST_HEADING_WORDS = 9;

/** Rows of a table to entries: wrapped descriptions joined, formulas and footnotes made notes, running heads dropped. */
export function entriesOf(table: Table): Entry[] {
  const titles = table.titles.filter((row) => isStrictHeading(wordsOf(row))).slice(-2);
  const rows = joinWrapped(withoutRates(table.rows));
  const years = table.columns.map(({ year }) => year);
  const entries = rows.flatMap((row) => entryOf(row, years) ?? []);
  const first = titles.map((source): Entry =>
    headingEntry({
      source,
      description: wordsOf(source),
      indent: source.box[0],
      amounts: [],
      filled: 0,
    }),
  );
  return emptyLines(withNotes(withCodesAbove([...first, ...withLoneNumbers(entries)])));
}

/** A short number in front of a few lines is no account: `118 Larkspur Lane`, `911 service`. */
function withLoneNumbers(entries: Entry[]): Entry[] {
  const figures = entries.filter(({ kind }) => kind === 'figures');
  const coded = figures.filter(({ code }) => code !== undefined);
  if (coded.length * 2 > figures.length) return entries;
  return entries.map((entry) => {
    const { code, ...rest } = entry;
    return code !== undefined && /^\d{1,3}$/.test(code)
      ? { ...rest, description: `${code} ${entry.description}`.trim() }
      : entry;
  });
}

/** Share of a column's largest figure below which a figure under its label is a rate: "Option 2" over "$262 (+7%)". */
const RATE = 0.02;

/** Rows without a name right below the labels whose figures belong to these: what an option would cost a home. */
function withoutRates(rows: TableRow[]): TableRow[] {
  const figures = (column: number): number[] =>
    rows.flatMap(({ amounts }) => Math.abs(amounts[column]?.cents ?? 0) || []);
  const isRate = ({ description, code, amounts }: TableRow): boolean =>
    description === '' &&
    !code &&
    amounts.some((item) => item !== undefined) &&
    amounts.every((item, i) => {
      const all = figures(i);
      return !item || all.length < 2 || Math.abs(item.cents ?? 0) <= RATE * Math.max(...all);
    });
  return rows.slice(rows.findIndex((row) => !isRate(row)));
}

/** A row's own words: its line holds those of the table beside it too. */
const wordsOf = (row: Row): string =>
  row.items
    .map((item) => item.text)
    .join(' ')
    .trim();

/** "Net Income  -": nothing is left, which proves as much as any other figure. */
function withNothingLeft(row: TableRow): TableRow {
  const printed = row.amounts.flatMap((item) => item ?? []);
  const isNothing = printed.length > 0 && printed.every(({ kind }) => kind === 'dash');
  return isNothing && totalKind(row.description) === 'net'
    ? { ...row, amounts: row.amounts.map((item) => item && { ...item, kind: 'amount', cents: 0 }) }
    : row;
}

function entryOf(read: TableRow, years: readonly (number | undefined)[]): Entry | undefined {
  const row = withNothingLeft(read);
  const values = row.amounts.map((item) =>
    item && item.kind !== 'dash' && item.kind !== 'words' ? item.cents : undefined,
  );
  if (row.amounts.every((item) => item === undefined) && (row.filled === 0 || row.description === '')) {
    return (row.description === '' && !row.code) || isSmudge(row) ? undefined : headingEntry(row);
  }
  if (isSentence(row) || isHeadAgain(row, years)) return headingEntry({ ...row, amounts: [] });
  const bold = row.source.bold;
  return {
    kind: 'figures',
    row,
    // A smudge that a recognizer made a sign of is no name.
    description:
      row.source.page.source === 'ocr' && !/[\p{L}\d]/u.test(row.description) ? '' : row.description,
    indent: row.indent,
    bold,
    values,
    ...(row.source.side ? { side: row.source.side } : {}),
    ...extras(row),
  };
}

/** What a recogniser makes of a speck: a letter or a sign alone on a row, or a few that it is not sure of. */
function isSmudge({ source, description, code }: TableRow): boolean {
  const [only] = source.items;
  if (source.page.source !== 'ocr' || code) return false;
  const isUnsure =
    source.items.length === 1 && only!.confidence < UNSURE && description.length <= LONGEST_SMUDGE;
  return isUnsure || !/[\p{L}\d]{2}/u.test(description);
}

const UNSURE = 0.6;
const LONGEST_SMUDGE = 4;

const FEWEST_WORDS_SAID = 12;
const SAID = /\b(?:is|are|was|were|has|have|held|will|must|should|recommends?|adopted|approved)\b/i;

/** Many words with a bare figure among them, none apart: `Ballots must reach us by March 3`; or a statement about money beside no other figure. */
function isSentence({ amounts, description }: TableRow): boolean {
  const figures = amounts.flatMap((item) => item ?? []);
  if (figures.length !== 1) return false;
  const words = description.split(/\s+/).length;
  if (words >= FEWEST_WORDS_SAID && amounts.length > 1 && SAID.test(description)) return true;
  return words > LONGEST_HEADING_WORDS && figures.every((item) => item.mixed && !item.strong);
}

/** `Budget 2026  Proposed 2027` above the columns of the next page: their bare years, or the numbers of proposals. */
function isHeadAgain({ amounts, description }: TableRow, known: readonly (number | undefined)[]): boolean {
  const figures = amounts.flatMap((item, column) => (item ? [{ text: item.text.trim(), column }] : []));
  const years = figures.filter(({ text }) => /^(?:19[89]|20[0-4])\d$/.test(text));
  if (figures.some(({ text }) => /[.,$]/.test(text))) return false;
  if (years.length === 0) return NUMBERED.test(description) && figures.length > 1 && figures.every(({ text }, i) => text === `${i + 1}`); // prettier-ignore
  const isOwn = years.every(({ text, column }) => known[column] === Number(text));
  const isKnown = known.some((year) => year !== undefined);
  const isSeveral = new Set(years.map(({ text }) => text)).size > 1 && (isOwn || !isKnown);
  return isSeveral || (years.length === figures.length && (description === '' || isOwn));
}

const NUMBERED = /\b(?:alternative|option|proposal|scenario|version|plan)$/i;

function headingEntry(row: TableRow): Entry {
  return {
    kind: 'heading',
    row,
    description: row.description,
    indent: row.indent,
    bold: row.source.bold,
    values: [],
    ...extras(row),
  };
}

function extras(row: TableRow): { code?: string; note?: string } {
  return { ...(row.code ? { code: row.code } : {}), ...(row.note ? { note: row.note } : {}) };
}

/** Words of a paper's name and date. */
const OF_TITLE =
  /\d{2}|\b(?:budget|plan|association|inc|hoa|condominiums?|homeowners|community|page|prepared|draft|approved|statement|report|llc|company|for the|as of)\b/i;

/** Above a repeated header stand the paper's name and year; only a section's name counts as a heading there. */
export function isStrictHeading(text: string): boolean {
  return text.trim().split(/\s+/).length <= 6 && !OF_TITLE.test(text) && isSectionName(text);
}

/** Prose is no heading; `* includes tax` explains the line that carries the mark. */
function withNotes(entries: Entry[]): Entry[] {
  const footnotes = new Map<string, string>();
  const kept = entries.filter((entry) => {
    if (entry.kind !== 'heading') return true;
    const mark = /^(\*{1,3}|\(\d{1,2}\)|\[\d{1,2}\]|[†‡])\s*(\S.*)$/.exec(entry.description);
    if (mark && mark[2]!.split(' ').length > 1) footnotes.set(mark[1]!, mark[2]!);
    return (
      !mark && !isProse(entry.description) && !isPerUnit(entry.description) && !isFormula(entry.description)
    );
  });
  return kept.map((entry) => {
    const mark = /\s?(\*{1,3}|\(\d{1,2}\)|\[\d{1,2}\]|[†‡])$/.exec(entry.description);
    const note = mark && footnotes.get(mark[1]!);
    if (!mark || !note || entry.kind !== 'figures') return entry;
    return {
      ...entry,
      description: entry.description.slice(0, mark.index),
      note: [entry.note, note].filter(Boolean).join(' '),
    };
  });
}

function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  if (isRemark(text)) return true;
  return words.length > LONGEST_HEADING_WORDS || (words.length > 5 && /[.;]$/.test(text));
}

/** A code that stands alone above its row belongs to it. */
function withCodesAbove(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const [i, entry] of entries.entries()) {
    const next = entries[i + 1];
    if (entry.kind === 'heading' && entry.description === '') {
      if (entry.code && next && !next.code) entries[i + 1] = { ...next, code: entry.code };
    } else {
      kept.push(entries[i]!);
    }
  }
  return kept;
}
