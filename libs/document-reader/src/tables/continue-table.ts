import { areTwoAssociations, associationOf } from '../lexicon/associations';
import type { Page } from '../page/types';
import { namesSide } from '../lexicon/sides';
import { overlapShare } from './bands';
import { PROPOSAL } from '../lexicon/statement-terms';
import { isRepeatedLabel } from './header-rows';
import { headsOtherTable, periodLine } from './other-heads';
import type { Band, Row, Table, TableColumn, TableRow } from './types';
import { tableRowOf } from './table-row';
import type { Segment } from './segments';

/** `Per` far above `Lot` and `Per Month`: one word over the figures of one column, which names no section. */
function isPartOfLabel({ items }: Row, bands: Band[]): boolean {
  const [only] = items;
  if (items.length !== 1 || !only || /\s|\p{Lu}{3}|.{9}/u.test(only.text)) return false;
  const over = bands.filter((band) => overlapShare({ left: only.box[0], right: only.box[2] }, band) > 0.5);
  return over.length === 1 && only.box[0] >= over[0]!.left - 1;
}

/** A part goes on the table before it where its columns do, else it begins a table. */
export function addSegment(tables: Table[], segment: Segment): void {
  const before = tables.at(-1);
  const mapping = before && continues(before, segment);
  if (before && mapping) {
    const columns = mergeColumns(before, segment, mapping);
    // Titles between two parts of one table are its headings ("EXPENSES" above a repeated header).
    const rows = [
      ...segment.titles.filter((row) => !isPartOfLabel(row, segment.columns)),
      ...segment.rows.filter((row) => !isRepeatedLabel(row, before.headers)),
    ].map((row) => tableRowOf(row, segment.columns));
    const width = columns.length;
    before.columns = columns;
    before.rows = before.rows.map((row) => ({ ...row, amounts: pad(row.amounts, width) }));
    for (const row of rows) {
      const amounts: TableRow['amounts'] = pad([], width);
      row.amounts.forEach((item, i) => (amounts[mapping[i]!] = item));
      before.rows.push({ ...row, amounts });
    }
    before.headers.push(...segment.headers);
    return;
  }
  const rows = segment.rows.map((row) => tableRowOf(row, segment.columns));
  tables.push({ columns: segment.columns, rows, titles: segment.titles, headers: segment.headers });
}

function pad<T>(list: (T | undefined)[], length: number): (T | undefined)[] {
  return Array.from({ length }, (_, i) => list[i]);
}

/** Where each column of a segment belongs in the table before it, or undefined where they are different tables. */
function continues(table: Table, segment: Segment): number[] | undefined {
  const last = table.rows.at(-1)?.source;
  const first = segment.rows[0];
  if (!last || !first || segment.headers.some(headsOtherTable)) return undefined;
  const samePage = last.page === first.page;
  if (isOfAnotherAssociation(table, segment) || isOfAnotherPeriod(table, segment)) return undefined;
  if (isOfAnotherSheet(last.page, first.page) && listsAgain(table, segment)) return undefined;
  if (samePage && (last.stream !== first.stream || isLone(segment, table))) return undefined;
  if (samePage && (isHeadedOtherwise(segment, table) || isAssumed(table, segment))) return undefined;
  if (!samePage && isOfAnotherYear(table.rows[0]!.source.page, first.page)) return undefined;
  if (!samePage && (first.page.source === 'grid') !== (last.page.source === 'grid')) return undefined;
  if (isOfAnotherSheet(last.page, first.page) && segment.headers.length === 0) return undefined;
  if (!samePage && first.page.source === 'grid' && segment.headers.length > 0)
    return mapByLabel(table.columns, segment.columns);
  const byPlace = mapByPlace(table.columns, segment.columns);
  if (byPlace && !samePage && isOfOtherMatters(table.columns, segment.columns, byPlace)) return undefined;
  if (byPlace && (isSameHead(table, segment) || agree(table.columns, segment.columns, byPlace)))
    return byPlace;
  const byLabel = mapByLabel(table.columns, segment.columns);
  if (byLabel) return byLabel;
  const sameCount =
    segment.headers.length === 0 && table.columns.length === segment.columns.length && !samePage;
  return sameCount ? segment.columns.map((_, i) => i) : undefined;
}

/** A master association's budget, and below it that of the villas: each has its own head. */
function isOfAnotherAssociation(table: Table, segment: Segment): boolean {
  const [one, other] = [table, segment].map(({ titles }) =>
    associationOf(titles.map(({ line }) => line.text)),
  );
  return one !== undefined && other !== undefined && areTwoAssociations(one, other);
}

/** "Year Ended December 31, 2010" above one, "Year Ending December 31, 2011" above the other. */
function isOfAnotherPeriod(table: Table, segment: Segment): boolean {
  const [one, other] = [table, segment].map(({ titles, headers }) => [...titles, ...headers].flatMap((row) => periodLine(row) ?? [])); // prettier-ignore
  return one!.length > 0 && other!.length > 0 && !one!.some((text) => other!.includes(text));
}

const isOfAnotherSheet = (one: Page, other: Page): boolean => one !== other && one.name !== undefined && one.name !== other.name; // prettier-ignore

const FEWEST_AGAIN = 4;
const MOSTLY = 0.8;

/** A sheet a year, each with the lines of the one before: as one table their years would be added. */
function listsAgain(table: Table, segment: Segment): boolean {
  const nameOf = (row: Row): string => (row.items[0]?.kind === 'words' ? row.items[0].text : '').toLowerCase().replace(/[^a-z]+/g, ' ').trim(); // prettier-ignore
  const namesIn = (rows: readonly Row[]): Set<string> =>
    new Set(rows.filter(({ items }) => items.length > 1).map(nameOf).filter((name) => name !== '')); // prettier-ignore
  const [before, own] = [namesIn(table.rows.map(({ source }) => source)), namesIn(segment.rows)];
  const again = [...own].filter((name) => before.has(name)).length;
  return again >= FEWEST_AGAIN && again >= MOSTLY * Math.min(before.size, own.size);
}

const HEAD_LINES = 3;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** One budget a page: the pages have the same head but for its year, or for the proposal that it names. */
function isOfAnotherYear(one: Page, other: Page): boolean {
  const heads = [one, other].map(({ lines }) => lines.slice(0, HEAD_LINES).map(({ text }) => text));
  const withoutYear = (text: string): string => text.replace(YEAR, 'year').replace(PROPOSAL, 'proposal');
  return heads[0]!.some((text) => heads[1]!.some((again) => again !== text && withoutYear(again) === withoutYear(text))); // prettier-ignore
}

/** The header of the page before, printed again in its place: what few figures stand under it need not tell its columns. */
function isSameHead(table: Table, { headers }: Segment): boolean {
  const words = (row: Row): string => row.line.text.replace(/\s+/g, ' ').toLowerCase();
  const known = new Map(table.headers.map((row) => [words(row), row.line.box[0]]));
  return (
    headers.length > 0 &&
    headers.every((row) => Math.abs((known.get(words(row)) ?? Infinity) - row.line.box[0]) < row.height)
  );
}

/** One label of its own over one column, below a table of several or one that says nothing of a year: another matter. */
function isLone({ headers, columns }: Segment, table: Table): boolean {
  const [only] = headers;
  const [column, before] = [columns[0]!, table.columns[0]!];
  const isOther = table.columns.every(({ label }) => label !== column.label);
  const isOnlyNow = before.label !== '' && before.certainty < 1 && column.certainty === 1;
  return (
    headers.length === 1 &&
    only?.items.length === 1 &&
    columns.length === 1 &&
    isOther &&
    (table.columns.length > 1 || isOnlyNow)
  );
}

/** "Well fund | 2024 | 2025 plan" below a budget of three columns: a name over the words, and no column of the table before. */
export function isHeadedOtherwise(
  { headers, columns }: Omit<Segment, 'rows'>,
  table: Omit<Table, 'rows'>,
): boolean {
  if (columns.length === table.columns.length) return false;
  const known = new Set(table.columns.map(({ label }) => label.toLowerCase()));
  const own = columns.filter(({ label }) => label !== '');
  const start = Math.min(...columns.map(({ left }) => left));
  const names = headers.flatMap(({ items }) =>
    items.filter(({ text, box }) => box[2] <= start && /\p{L}{3}/u.test(text)),
  );
  return (
    own.length > 0 &&
    own.every(({ label }) => !known.has(label.toLowerCase())) &&
    names.length > 0 &&
    !names.some(({ text }) => namesSide(text))
  );
}

const MOST_ASSUMED = 2;

/** A row or two of figures above the first header: what the columns below were worked out from. */
const isAssumed = (table: Table, segment: Segment): boolean =>
  table.headers.length === 0 && segment.headers.length > 0 && table.rows.filter(({ amounts }) => amounts.some(Boolean)).length <= MOST_ASSUMED; // prettier-ignore

function mapByPlace(columns: TableColumn[], others: TableColumn[]): number[] | undefined {
  const mapping = others.map((other) => nearestBand(other, columns));
  const known = mapping.filter((i) => i >= 0);
  if (new Set(known).size !== known.length || known.length * 3 < others.length * 2) return undefined;
  let next = columns.length;
  return mapping.map((i) => (i >= 0 ? i : next++));
}

function nearestBand(band: Band, columns: Band[]): number {
  let best = -1;
  let bestShare = 0.5;
  columns.forEach((column, i) => {
    const share = overlapShare(band, column) + (Math.abs(band.edge - column.edge) < 3 ? 0.5 : 0);
    if (share > bestShare) [best, bestShare] = [i, share];
  });
  return best;
}

/** No column may be called two things: a budget's page after the actuals' page is another table. */
function agree(columns: TableColumn[], others: TableColumn[], mapping: number[]): boolean {
  return others.every((other, i) => {
    const column = columns[mapping[i]!];
    if (!column || other.label === '' || column.label === '') return true;
    // `Budget` is what was read of `MTD Budget` on the next page.
    if (isRestOf(other.label, column.label)) return true;
    const roles = other.certainty < 1 || column.certainty < 1 || other.role === column.role;
    const years = other.year === undefined || column.year === undefined || other.year === column.year;
    // July is where January was on the page before: the other half of a wide table.
    const parts = other.part === undefined || column.part === undefined || other.part === column.part;
    return roles && years && parts;
  });
}

/** The page's own header has no word and no role of the table before: funds of a balance sheet, then budget and actual. */
function isOfOtherMatters(columns: TableColumn[], others: TableColumn[], mapping: number[]): boolean {
  const wordsOf = (column: TableColumn): string[] => column.label.toLowerCase().split(/\s+/).filter(Boolean);
  return others.every((other, i) => {
    const column = columns[mapping[i]!];
    // Names that say no role are of one table only if they share a word: `Operating Fund`, and `Reserves` on the next page.
    const isUntold = other.role === 'other' && others.length > 1;
    if (!column) return other.label !== '';
    if (column.role === other.role && !isUntold) return false;
    const known = wordsOf(column);
    return known.length > 0 && other.label !== '' && !wordsOf(other).some((word) => known.includes(word));
  });
}

/** A header that says the same of each column, wherever the columns stand on the new page. */
function mapByLabel(columns: TableColumn[], others: TableColumn[]): number[] | undefined {
  if (others.length < 2 || others.some((other) => other.label === '')) return undefined;
  const mapping = others.map((other) =>
    columns.findIndex((column) => column.label.toLowerCase() === other.label.toLowerCase()),
  );
  return mapping.every((i) => i >= 0) && new Set(mapping).size === mapping.length ? mapping : undefined;
}

const isRestOf = (part: string, label: string): boolean =>
  part !== '' && part.length < label.length && label.endsWith(part);

function mergeColumns(table: Table, segment: Segment, mapping: number[]): TableColumn[] {
  const columns = [...table.columns];
  segment.columns.forEach((other, i) => {
    const at = mapping[i]!;
    const column = columns[at];
    if (!column) columns[at] = other;
    // `Sep 26` on the next page is what was read there of `Oct 25 - Sep 26`.
    else if (column.certainty < other.certainty && !isRestOf(other.label, column.label))
      columns[at] = {
        ...column,
        role: other.role,
        certainty: other.certainty,
        ...(column.year === undefined && other.year !== undefined ? { year: other.year } : {}),
      };
  });
  return columns;
}
