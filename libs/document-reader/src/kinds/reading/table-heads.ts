import type { Cell } from '../../page/types';
import type { Row } from '../../tables/types';
import { withNearWords } from './near-words';

/** What tells a table of one sort by its head. */
export interface HeadSpec<R extends string> {
  /** What a column holds, by the words over it. */
  roleOf: (words: string) => R | undefined;
  /** Every name that such a head may have (global): two in one cell stand over two columns. */
  names: RegExp;
  /** Words of such heads in small letters: those that a scan nearly has are put right. */
  vocabulary: readonly string[];
  /** Whether columns of these roles make a table of the sort. */
  isHead: (roles: R[], columns: HeadColumn<R>[]) => boolean;
}

export interface HeadColumn<R extends string> {
  words: string;
  role: R | undefined;
  x0: number;
  x1: number;
}

export interface TableHead<R extends string> {
  columns: HeadColumn<R>[];
  /** Places in the list of rows: the head's first and last. */
  first: number;
  last: number;
}

interface Phrase {
  words: string;
  x0: number;
  x1: number;
}

/** `(2026)` under `Cost` says of when it is. */
const YEAR = /^\(?(?:19|20)\d\d\)?$/;
/** `Stamping 0` over `.4%`, or the reverse: a rate that wraps. */
const BROKEN = /^\.\d$/;
/** What a head's figures are counted in, where it ends a head of two rows. */
export const UNIT = /^\((?:yrs?|years?|mos?|months?)\.?\)$/i;
const MOST_ROWS = 4;
const LONGEST_WORDS = 8;
const LONGEST_PHRASE = 56;

/** A row as a head sees it: its phrases, and whether it can be (a part of) one. */
export interface HeadRow {
  row: Row;
  phrases: Phrase[];
  mayHead: boolean;
}

export function headRowsOf<R extends string>(rows: Row[], spec: HeadSpec<R>): HeadRow[] {
  return rows.map((row) => {
    const phrases = hasFigures(row) ? [] : phrasesOf(row, spec);
    const mayHead = phrases.length > 0 && phrases.every(isShort) && !areFields(phrases);
    return { row, phrases, mayHead };
  });
}

/** The next head at or after a row, over as few rows as say all of it. */
export function nextHead<R extends string>(
  rows: HeadRow[],
  from: number,
  spec: HeadSpec<R>,
): TableHead<R> | undefined {
  for (let first = from; first < rows.length; first++) {
    for (let last = first; last < Math.min(rows.length, first + MOST_ROWS); last++) {
      if (!rows[last]!.mayHead || !follows(rows, first, last)) break;
      const columns = stacked(rows.slice(first, last + 1), spec);
      if (spec.isHead(rolesOf(columns), columns)) return settled(rows, { columns, first, last }, spec);
    }
  }
  return undefined;
}

/** Takes in the rest of a head below, and leaves titles above out; without these more may be its rest. */
function settled<R extends string>(rows: HeadRow[], found: TableHead<R>, spec: HeadSpec<R>): TableHead<R> {
  const head = withoutTitles(rows, withRest(rows, found, spec), spec);
  return head.first === found.first ? head : withRest(rows, head, spec);
}

function withRest<R extends string>(rows: HeadRow[], found: TableHead<R>, spec: HeadSpec<R>): TableHead<R> {
  let head = found;
  for (let last = found.last + 1; last <= found.last + 3 && last < rows.length; last++) {
    if (!rows[last]!.mayHead || !follows(rows, head.first, last)) break;
    if (!completes(rows[last]!, head, spec)) break;
    const columns = stacked(rows.slice(head.first, last + 1), spec);
    if (!spec.isHead(rolesOf(columns), columns) || known(columns) < known(head.columns)) break;
    head = { ...head, columns, last };
  }
  return head;
}

function withoutTitles<R extends string>(
  rows: HeadRow[],
  found: TableHead<R>,
  spec: HeadSpec<R>,
): TableHead<R> {
  let head = found;
  while (head.first < head.last) {
    const columns = stacked(rows.slice(head.first + 1, head.last + 1), spec);
    if (!spec.isHead(rolesOf(columns), columns) || known(columns) < known(head.columns)) break;
    head = { ...head, columns, first: head.first + 1 };
  }
  return head;
}

/** Words under a head belong to it where they stand under figures' heads; alone over the names they title a group. */
function completes<R extends string>({ phrases }: HeadRow, head: TableHead<R>, spec: HeadSpec<R>): boolean {
  if (phrases.length > 2 && phrases.some(({ words }) => spec.roleOf(words) !== undefined)) return true;
  const under = phrases.map((phrase) => head.columns.findIndex((column) => overlap(phrase, column) > 0.3));
  // `Useful Life | Remaining` over `(blank) | Life | Cost`: a short name may stand on the lower line alone.
  const known = new Set(rolesOf(head.columns));
  const isNew = ({ words }: Phrase): boolean => {
    const role = spec.roleOf(words);
    return role !== undefined && !known.has(role);
  };
  return phrases.every((phrase, i) => under[i]! >= 0 || isNew(phrase)) && under.some((at) => at > 0);
}

function rolesOf<R extends string>(columns: HeadColumn<R>[]): R[] {
  return columns.flatMap((column) => column.role ?? []);
}

function known<R extends string>(columns: HeadColumn<R>[]): number {
  return new Set(rolesOf(columns)).size;
}

function follows(rows: HeadRow[], first: number, last: number): boolean {
  if (rows[first]!.row.page !== rows[last]!.row.page) return false;
  if (last === first) return true;
  const [before, row] = [rows[last - 1]!.row, rows[last]!.row];
  if (row.page.source === 'grid') return true;
  return row.box[1] - before.box[3] < 1.6 * Math.max(row.height, before.height);
}

/** Figures of money or percentages, or several of any sort in cells of their own: a row of a table's body. */
function hasFigures(row: Row): boolean {
  // `Rate per $100` is a head.
  const figures = row.items.filter(
    ({ kind, text, cell }) =>
      kind === 'amount' && !YEAR.test(text) && !BROKEN.test(text) && !cell.text.endsWith(`per ${text}`),
  );
  return (
    row.items.filter(({ kind, mixed }) => kind === 'percent' && !mixed).length > mostRates(row) ||
    figures.some(({ strong }) => strong) ||
    figures.filter(({ mixed }) => !mixed).length > 1
  );
}

/** `18%` below one of many heads is a rate. */
const mostRates = ({ items }: Row): number => (items.length < 4 ? 0 : items.length / 2);

/** `Policy term: 3/1/2026 to 3/1/2027`, `Units: 56`: labels with their values head nothing. */
function areFields(phrases: Phrase[]): boolean {
  return phrases.filter(({ words }) => /\w:\s+\S/.test(words)).length * 2 > phrases.length;
}

function isShort({ words }: Phrase): boolean {
  return words.length <= LONGEST_PHRASE && words.split(' ').length <= LONGEST_WORDS;
}

function phrasesOf<R extends string>(row: Row, spec: HeadSpec<R>): Phrase[] {
  const cells = row.line.cells.filter((cell) =>
    row.items.some((item) => item.box[0] < cell.box[2] && item.box[2] > cell.box[0]),
  );
  const phrases = cells.flatMap((cell) =>
    partedCell(row.page.source === 'ocr' ? mended(cell, spec) : cell, spec.names),
  );
  return withSigns(phrases, row.height);
}

/** `Cost, 2025` right before `$`: a sign that stands apart ends the head before it. */
function withSigns(phrases: Phrase[], height: number): Phrase[] {
  const whole: Phrase[] = [];
  for (const phrase of phrases) {
    const last = whole.at(-1);
    if (last && phrase.words === '$' && phrase.x0 - last.x1 < height)
      whole[whole.length - 1] = { ...last, words: `${last.words} $`, x1: phrase.x1 };
    else whole.push(phrase);
  }
  return whole;
}

function mended<R extends string>(cell: Cell, { vocabulary }: HeadSpec<R>): Cell {
  const words = cell.words.map((word) => ({ ...word, text: withNearWords(word.text, vocabulary) }));
  return { ...cell, words, text: words.map((word) => word.text).join(' ') };
}

/** The heads of a cell: heads that stand close become one cell, so it is cut before each further name. */
function partedCell(cell: Cell, names: RegExp): Phrase[] {
  const whole = { words: cell.text, x0: cell.box[0], x1: cell.box[2] };
  if (cell.words.length < 2) return [whole];
  const text = cell.words.map((word) => word.text).join(' ');
  const starts = [...text.matchAll(names)].map((match) => match.index);
  // `(Yrs) Replacement Cost` under `Useful Life` and `Estimated`: what one head ends with is not the next one's.
  if (starts.length === 1 && UNIT.test(text.slice(0, starts[0]).trim())) starts.unshift(0);
  if (starts.length < 2) return [whole];
  const parts: Phrase[] = [];
  let at = 0;
  for (const word of cell.words) {
    const opens = starts.includes(at) && (parts.length === 0 || at !== starts[0]);
    const part = parts.at(-1);
    if (part && !opens) {
      part.words += ` ${word.text}`;
      part.x1 = Math.max(part.x1, word.box[2]);
    } else parts.push({ words: word.text, x0: word.box[0], x1: word.box[2] });
    at += word.text.length + 1;
  }
  return parts;
}

/** Columns of a head over several rows: what stands above and below each phrase of its fullest row. */
function stacked<R extends string>(rows: HeadRow[], spec: HeadSpec<R>): HeadColumn<R>[] {
  const lines = rows.map((row) => row.phrases);
  const most = Math.max(...lines.map((line) => line.length));
  const base = lines.findLastIndex((line) => line.length === most);
  const columns = lines[base]!.map((phrase) => ({ ...phrase, stack: [{ row: base, words: phrase.words }] }));
  lines.forEach((line, row) => {
    if (row === base) return;
    for (const phrase of line) {
      const under = columns.filter((column) => overlap(phrase, column) > 0.3);
      for (const column of under) {
        column.stack.push({ row, words: phrase.words });
        if (under.length > 1) continue;
        column.x0 = Math.min(column.x0, phrase.x0);
        column.x1 = Math.max(column.x1, phrase.x1);
      }
      if (under.length === 0) columns.push({ ...phrase, stack: [{ row, words: phrase.words }] });
    }
  });
  return columns
    .sort((a, b) => a.x0 - b.x0)
    .map(({ x0, x1, stack }) => {
      const words = stack.sort((a, b) => a.row - b.row).map((part) => part.words).join(' '); // prettier-ignore
      return { words, role: spec.roleOf(words), x0, x1 };
    });
}

/** Share of the narrower of two that lies over the other. */
export function overlap(a: { x0: number; x1: number }, b: { x0: number; x1: number }): number {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  return shared / Math.max(1, Math.min(a.x1 - a.x0, b.x1 - b.x0));
}
