import type { Entry } from './entries';
import { nameOf } from './evidence';
import { isItemName, isPartName, isSectionName, totalKind } from './vocabulary';

/** Rows of words among lines that are lines with empty cells, not headings: told by how this table sets its headings. */
export function emptyLines(entries: Entry[]): Entry[] {
  const lines = entries.filter((entry) => entry.kind === 'figures');
  const coded = lines.filter((entry) => entry.code).length * 2 > lines.length;
  const headings = entries.filter((entry) => entry.kind === 'heading');
  const styled = headings.filter((entry) => isStyled(entry, entries)).length;
  const afterTotal = headings.filter((entry) => !followsLine(entry, entries)).length;
  // What a total is called after is no line, however bare it looks.
  const totalled = new Set(
    lines.flatMap(({ description }) => (totalKind(description) ? [nameOf(description)] : [])),
  );
  const last = entries.findLastIndex((entry) => entry.values.some((value) => value !== undefined));
  const isPlainPaper = hasPlainHeadings(headings, entries);
  return entries.map((entry, i) => {
    // `APPROVED MARCH 3   INITIALS ____` below the totals: its words stand where figures would, and no figure does.
    if (i > last && entry.kind === 'figures' && totalled.size > 0 && !entry.code && !isGrid(entry))
      return { ...entry, kind: 'heading' as const };
    // What is written below the last figures is a remark or a name: a line of its own there stands in a sheet alone.
    if (i > last && !entry.code && (totalled.size > 0 || !isGrid(entry))) return entry;
    // So is a greeting, or whom to ask.
    if (i > last && OF_LETTER.test(entry.description)) return entry;
    if (entry.kind !== 'heading' || entry.row.source.isHeading || isStyled(entry, entries) || i === 0)
      return entry;
    if (totalled.has(nameOf(entry.description))) return entry;
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
    const isNamed = isPlainPaper && (isSectionName(entry.description) || !isItemName(entry.description));
    const plain =
      !(isGrid(entry) && isSectionName(entry.description)) &&
      among &&
      level &&
      styled > 0 &&
      !coded &&
      entry.code === undefined &&
      !isNamed &&
      !isSetApart(entry, before, after);
    const ofGrid =
      among &&
      isGrid(entry) &&
      afterTotal >= 2 &&
      !coded &&
      entry.code === undefined &&
      !isPartName(entry.description);
    const underParent =
      isGrid(entry) &&
      before.kind === 'heading' &&
      before.code !== undefined &&
      entry.code === undefined &&
      after !== undefined &&
      isLineLike(after) &&
      after.code === undefined;
    return bare ||
      plain ||
      ofGrid ||
      underParent ||
      (!isNamed &&
        !(isGrid(entry) && isPartName(entry.description)) &&
        isAtLevel({ entry, before, after, styled, coded }, entries))
      ? { ...entry, kind: 'figures' as const, values: entry.row.amounts.map(() => undefined) }
      : entry;
  });
}

/**
 * Whether a paper sets headings like its lines: a category right under a heading that is set apart, and over lines
 * that begin where it does, in a paper that has as many such rows as headings set apart.
 */
function hasPlainHeadings(headings: Entry[], entries: Entry[]): boolean {
  const plain = headings.filter((entry) => !isStyled(entry, entries));
  const isProven = plain.some((entry) => {
    const at = entries.indexOf(entry);
    const [before, after] = [entries[at - 1], entries[at + 1]];
    const isUnderOther = before?.kind === 'heading' && isStyled(before, entries);
    return (
      isUnderOther &&
      isSectionName(entry.description) &&
      after !== undefined &&
      isLineLike(after) &&
      sameIndent(entry, after)
    );
  });
  return isProven && plain.length >= headings.length - plain.length;
}

interface Place {
  entry: Entry;
  before: Entry;
  after: Entry | undefined;
  /** Headings that are set unlike lines. */
  styled: number;
  /** Most lines have an account number. */
  coded: boolean;
}

/** Words of a paper's name, its date or its foot, which may begin where lines do. */
const OF_PAPER = /\b(?:19|20)\d\d\b|\b(?:association|inc|corp|llc|page|prepared|draft|approved|statement)\b/i;
/** `Sincerely, Ida Marsh`, `Questions: (555) 014-2297`: commas and colons of a sentence. */
const OF_LETTER = /,(?:\s|$)|:\s/;
const FEWEST_STYLED = 2;
const MOSTLY = 0.9;

/** It begins where all lines of its page do and looks like them, in a table whose headings do not: first or last of its section too. */
function isAtLevel({ entry, before, after, styled, coded }: Place, entries: Entry[]): boolean {
  const { page } = entry.row.source;
  if (styled < FEWEST_STYLED || coded !== (entry.code !== undefined) || entry.description === '')
    return false;
  if (before.row.source.page !== page || after?.row.source.page !== page) return false;
  if (OF_PAPER.test(entry.description) || isSetApart(entry, before, after)) return false;
  const lines = entries.filter((other) => isLineLike(other) && other.row.source.page === page);
  const level = lines.filter((line) => sameIndent(line, entry));
  const alike = entries.filter((other) => other.kind === 'heading' && !isStyled(other, entries));
  // A paper whose headings are half of them plain does not tell headings by their look.
  return level.length > 2 && level.length >= MOSTLY * lines.length && alike.length <= styled;
}

/** `5000` heads `5010` and `5020`; where lines are called `61000` themselves, round codes mean nothing. */
function isRound(code: string, lines: Entry[]): boolean {
  const zeros = (text: string): number => /0*$/.exec(text)![0].length;
  const own = zeros(code);
  const codes = lines.flatMap((line) => line.code ?? []);
  return own >= 2 && codes.filter((other) => zeros(other) >= own).length < 0.2 * codes.length;
}

const isGrid = (entry: Entry): boolean => entry.row.source.page.source === 'grid';
/** A row without a name is a sum more often than a line. */
const isLineLike = (entry: Entry): boolean =>
  entry.kind === 'figures' && entry.description.trim() !== '' && totalKind(entry.description) === undefined;

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
