import type { Row, Table, TableRow } from '../../tables/types';
import { joinWrapped } from './wrap';
import {
  headingType,
  isExpenseCategory,
  isFormula,
  isPerUnit,
  isSectionName,
  plainName,
  totalKind,
  totalOf,
} from './vocabulary';

/** A row of a budget once wrapped descriptions are whole: a heading, or words with figures. */
export interface Entry {
  kind: 'heading' | 'figures';
  row: TableRow;
  description: string;
  code?: string;
  note?: string;
  indent: number;
  bold: boolean;
  /** Cents by column, absent where nothing or no amount stands. */
  values: (number | undefined)[];
}

const LONGEST_HEADING_WORDS = 9;

/** Rows of a table to entries: wrapped descriptions joined, formulas and footnotes made notes, running heads dropped. */
export function entriesOf(table: Table): Entry[] {
  const titles = table.titles.filter((row) => isStrictHeading(wordsOf(row))).slice(-2);
  const rows = joinWrapped(table.rows);
  const entries = rows.flatMap((row) => entryOf(row) ?? []);
  const first = titles.map((source): Entry =>
    headingEntry({
      source,
      description: wordsOf(source),
      indent: source.box[0],
      amounts: [],
      filled: 0,
    }),
  );
  return emptyLines(withNotes(withCodesAbove([...first, ...entries])));
}

/** A row's own words: its line holds those of the table beside it too. */
const wordsOf = (row: Row): string =>
  row.items
    .map((item) => item.text)
    .join(' ')
    .trim();

function entryOf(row: TableRow): Entry | undefined {
  const values = row.amounts.map((item) =>
    item && item.kind !== 'dash' && item.kind !== 'words' ? item.cents : undefined,
  );
  if (row.amounts.every((item) => item === undefined) && (row.filled === 0 || row.description === '')) {
    return row.description === '' && !row.code ? undefined : headingEntry(row);
  }
  const bold = row.source.bold;
  return {
    kind: 'figures',
    row,
    description: row.description,
    indent: row.indent,
    bold,
    values,
    ...extras(row),
  };
}

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

/** Above a repeated header stand the paper's name and year; only a section's name counts as a heading there. */
export function isStrictHeading(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (
    words.length > 6 ||
    /\d{2}|\b(?:budget|association|inc|hoa|condominiums?|homeowners|community|page|prepared|draft|approved|statement|report|llc|company|for the|as of)\b/i.test(
      text,
    )
  )
    return false;
  return isSectionName(text);
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

/** Rows of words among lines that are lines with empty cells, not headings: told by how this table sets its headings. */
function emptyLines(entries: Entry[]): Entry[] {
  const lines = entries.filter((entry) => entry.kind === 'figures');
  const coded = lines.filter((entry) => entry.code).length * 2 > lines.length;
  const headings = entries.filter((entry) => entry.kind === 'heading');
  const styled = headings.filter((entry) => isStyled(entry, entries)).length;
  const afterTotal = headings.filter((entry) => !followsLine(entry, entries)).length;
  // What a total is called after is no line, however bare it looks.
  const totalled = new Set(
    lines.flatMap(({ description }) => (totalKind(description) ? [totalOf(description)] : [])),
  );
  const last = entries.findLastIndex((entry) => entry.kind === 'figures');
  return entries.map((entry, i) => {
    // What is written below the totals is a remark.
    if (i > last && totalled.size > 0 && !entry.code) return entry;
    if (entry.kind !== 'heading' || isStyled(entry, entries) || i === 0) return entry;
    if (totalled.has(plainName(entry.description))) return entry;
    const isCategory = headingType(entry.description) !== undefined || isExpenseCategory(entry.description);
    const [before, after] = [entries[i - 1]!, entries[i + 1]];
    const among =
      isLineLike(before) &&
      before.row.source.page === entry.row.source.page &&
      (after === undefined || isLineLike(after) || !followsLine(after, entries));
    const level =
      sameIndent(entry, before) &&
      (after === undefined || after.kind === 'heading' || sameIndent(entry, after));
    const followed =
      after === undefined ||
      after.kind === 'heading' ||
      after.code !== undefined ||
      totalKind(after.description) !== undefined;
    const bare =
      coded &&
      entry.code !== undefined &&
      (!isRound(entry.code, lines) || styled > 1) &&
      followed &&
      (level || isGrid(entry) || (after?.kind === 'figures' && sameIndent(entry, after)));
    const plain =
      !(isGrid(entry) && isCategory) &&
      among &&
      level &&
      styled > 0 &&
      !coded &&
      entry.code === undefined &&
      !isSetApart(entry, before, after);
    const ofGrid =
      among &&
      isGrid(entry) &&
      afterTotal >= 2 &&
      !coded &&
      entry.code === undefined &&
      headingType(entry.description) === undefined;
    const underParent =
      isGrid(entry) &&
      before.kind === 'heading' &&
      before.code !== undefined &&
      entry.code === undefined &&
      after !== undefined &&
      isLineLike(after) &&
      after.code === undefined;
    return bare || plain || ofGrid || underParent
      ? { ...entry, kind: 'figures' as const, values: entry.row.amounts.map(() => undefined) }
      : entry;
  });
}

/** `5000` heads `5010` and `5020`; where lines are called `61000` themselves, round codes mean nothing. */
function isRound(code: string, lines: Entry[]): boolean {
  const zeros = (text: string): number => /0*$/.exec(text)![0].length;
  const own = zeros(code);
  const codes = lines.flatMap((line) => line.code ?? []);
  return own >= 2 && codes.filter((other) => zeros(other) >= own).length < 0.2 * codes.length;
}

const isGrid = (entry: Entry): boolean => entry.row.source.page.source === 'grid';
const isLineLike = (entry: Entry): boolean =>
  entry.kind === 'figures' && totalKind(entry.description) === undefined;

function followsLine(entry: Entry, entries: Entry[]): boolean {
  const before = entries[entries.indexOf(entry) - 1];
  return before !== undefined && isLineLike(before);
}

function sameIndent(a: Entry, b: Entry): boolean {
  return Math.abs(a.indent - b.indent) < 0.5 * a.row.source.height;
}

/** More room above than below: a heading. */
function isSetApart(entry: Entry, before: Entry, after: Entry | undefined): boolean {
  const [above, own, below] = [before.row.source, entry.row.source, after?.row.source];
  if (!below || above.page !== own.page || below.page !== own.page) return false;
  return own.box[1] - above.box[3] > below.box[1] - own.box[3] + 0.4 * own.height;
}

function isStyled(entry: Entry, entries: Entry[]): boolean {
  const lines = entries.filter(isLineLike);
  const next = entries.slice(entries.indexOf(entry) + 1).find((other) => other.kind === 'figures');
  const isUpper = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
  if (/:$/.test(entry.description)) return true;
  if (entry.bold && lines.filter((line) => line.bold).length * 2 < lines.length) return true;
  if (
    isUpper(entry.description) &&
    lines.filter((line) => isUpper(line.description)).length * 2 < lines.length
  )
    return true;
  return !isGrid(entry) && next !== undefined && entry.indent < next.indent - 0.4 * entry.row.source.height;
}
