import type { Page } from '../page/types';
import { finished, type Steps } from '../steps';
import { bandsOf, hasAmounts, isYear, joinStaggered, overlapShare, placeFigures, raggedBand } from './bands';
import { columnsOf } from './column-labels';
import { headerRows, isHeaderRow, isRepeatedLabel } from './header-rows';
import { figuresStart, slotsOf } from './slots';
import { withoutFurniture } from './furniture';
import { headsLoneColumn, headsOtherTable } from './other-heads';
import { categoriesAsHeadings } from './category-column';
import { codesAsWords, codesBehind, codesInBand } from './leading-codes';
import { withoutTypeColumn } from './type-column';
import { descriptionsFirst, type Middle } from './middle-words';
import { notesBehind } from './note-column';
import { settleRecognised } from './recognised';
import { withoutRowNumbers } from './row-numbers';
import { rowOf, rowsOfPage } from './items';
import { isColumnLabel, meaningOf, textColumn, type LabelMeaning } from './roles';
import { splitSides } from './sides';
import type { Band, Item, Row, Table, TableColumn, TableRow } from './types';
import { tableRowOf } from './table-row';

const LONGEST_TEXT_LABEL = 30;

/** Rows of one stream from a header to the next. */
interface Segment {
  rows: Row[];
  headers: Row[];
  titles: Row[];
  columns: TableColumn[];
}

/**
 * Reads every table of figures of the given pages, in reading order. Tables that go on over a page or after a
 * repeated header are one. A table is only geometry and header words: what its rows mean is the kinds' business.
 */
export function readTables(pages: Page[]): Table[] {
  return finished(tableSteps(pages));
}

/** The same, a step a page or half page. */
export function* tableSteps(pages: Page[]): Steps<Table[]> {
  const tables: Table[] = [];
  const read: Row[] = [];
  for (const page of pages) {
    read.push(...settleRecognised(rowsOfPage(page)));
    yield;
  }
  const rows = codesAsWords(
    notesBehind(categoriesAsHeadings(withoutTypeColumn(withoutFurniture(withoutRowNumbers(read), pages)))),
  );
  let middle: Middle | undefined;
  for (const stream of streamsOf(pages, rows)) {
    const ordered = descriptionsFirst(codesAsWords(stream), middle);
    middle = ordered.middle;
    for (const segment of segmentsOf(ordered.rows)) addSegment(tables, segment);
    yield;
  }
  return tables;
}

/** Pages in reading order, halves of a page that was cut one after the other; a left half goes on before the right one. */
function streamsOf(pages: Page[], rows: Row[]): Row[][] {
  const streams: Row[][] = [];
  let cut = -Infinity;
  for (const page of pages) {
    const split = splitSides(withoutRowNumbers(rows.filter((row) => row.page === page)), page.number);
    const left = split.filter((row) => row.stream === page.number);
    const right = split.filter((row) => row.stream !== page.number);
    const figures = left.filter(hasAmounts);
    const goesOn = right.length === 0 && figures.length > 0 && figures.every((row) => row.box[2] <= cut);
    if (goesOn) streams.splice(-1, 0, left);
    else streams.push(left, ...(right.length > 0 ? [right] : []));
    if (!goesOn) cut = right.length > 0 ? Math.min(...right.map((row) => row.box[0])) : -Infinity;
  }
  return streams;
}

function segmentsOf(rows: Row[]): Segment[] {
  return cutAtHeaders(rows).flatMap((part) => segmentOf(part) ?? []);
}

/** Cuts before a header that follows figures, taking the titles right above it along. */
function cutAtHeaders(rows: Row[]): Row[][] {
  const parts: Row[][] = [[]];
  let data = 0;
  for (const [i, row] of rows.entries()) {
    const below = rows.slice(i + 1, i + 12);
    const isHead =
      data > 0 && (isHeaderRow(row) || headsOtherTable(row) || headsLoneColumn(row, parts.at(-1)!, below));
    const startsHeader = isHead && below.some(hasAmounts);
    if (startsHeader) {
      const titles: Row[] = [];
      const part = parts.at(-1)!;
      while (part.length > 0 && !hasAmounts(part.at(-1)!) && titles.length < 6) titles.unshift(part.pop()!);
      parts.push(titles);
      data = 0;
    }
    parts.at(-1)!.push(row);
    if (hasAmounts(row) && !isHeaderRow(row)) data++;
  }
  return parts;
}

function segmentOf(read: Row[]): Segment | undefined {
  let rows = read;
  const found = bandsOf(rows.filter((row) => !isHeaderRow(row)));
  const ragged = raggedBand(rows);
  const labels = textLabelsOf(rows);
  const bands = (ragged.length > 0 ? ragged : found).filter((band) => !isUnder(band, labels.notes));
  const codes = bands.find((band) => isUnder(band, labels.codes)) ?? codesBehind(rows, bands);
  if (codes) {
    bands.splice(bands.indexOf(codes), 1);
    rows = codesInBand(rows, codes);
  }
  if (bands.length === 0) return undefined;
  const firstData = rows.findIndex(
    (row) =>
      !isHeaderRow(row) &&
      placeFigures(row, bands).some((item) => item && item.kind !== 'dash' && !isYear(item)),
  );
  if (firstData < 0) return undefined;
  const slots = slotsOf(bands, wordsEnd(rows, bands));
  const headers = headerRows({ rows, firstData, bands, slots });
  const staggered = headers.length === 0 ? joinStaggered(rows, bands) : undefined;
  if (staggered) bands.splice(0, bands.length, staggered);
  const top = headers.length > 0 ? rows.indexOf(headers[0]!) : firstData;
  const start = figuresStart(bands);
  const between = rows
    .slice(top, firstData)
    .flatMap((row) => (headers.includes(row) ? headingOf(row, start) : [row]));
  return {
    rows: [...between, ...rows.slice(firstData)],
    headers,
    titles: rows.slice(0, top),
    columns: columnsOf(bands, headers, staggered ? slotsOf(bands, wordsEnd(rows, bands)) : slots),
  };
}

/** Where the descriptions of rows with figures end; a header may reach back to it. */
function wordsEnd(rows: Row[], bands: Band[]): number {
  const start = figuresStart(bands);
  const ends = rows
    .filter((row) => hasAmounts(row))
    .flatMap((row) =>
      row.items
        .filter((item) => item.kind === 'words' && item.box[2] <= start + 1)
        .map((item) => item.box[2]),
    );
  return ends.length > 0 ? Math.max(...ends) : -Infinity;
}

/** A header's words over the descriptions are a section's heading, unless they only name the column. */
function headingOf(row: Row, start: number): Row[] {
  const words = row.items.filter((item) => item.box[2] < start && item.kind === 'words');
  const heading = words.filter((item) => {
    const meaning = meaningOf(item.text);
    return (
      /\p{L}{2}/u.test(item.text) &&
      !meaning.description &&
      !meaning.code &&
      !meaning.notes &&
      !isColumnLabel(meaning)
    );
  });
  return heading.length === 1 && words.length === 1 ? [rowOf({ ...row, items: heading })] : [];
}

/** Labels of columns that hold no amounts, wherever they stand in the table. */
function textLabelsOf(rows: Row[]): { notes: Item[]; codes: Item[] } {
  const short = rows.flatMap((row) =>
    row.items.filter((item) => item.kind === 'words' && item.text.length < LONGEST_TEXT_LABEL),
  );
  const read = short.map((item) => ({ item, meaning: textColumn(item.text) }));
  const of = (is: (meaning: LabelMeaning) => boolean | undefined): Item[] =>
    read.filter(({ meaning }) => is(meaning)).map(({ item }) => item);
  return { notes: of((meaning) => meaning.notes), codes: of((meaning) => meaning.code) };
}

/** Figures under `Notes` are words, under `Acct` account numbers. */
function isUnder(band: Band, labels: Item[]): boolean {
  return labels.some(({ box }) => overlapShare({ left: box[0], right: box[2] }, band) > 0.5);
}

function addSegment(tables: Table[], segment: Segment): void {
  const before = tables.at(-1);
  const mapping = before && continues(before, segment);
  if (before && mapping) {
    const columns = mergeColumns(before, segment, mapping);
    // Titles between two parts of one table are its headings ("EXPENSES" above a repeated header).
    const rows = [
      ...segment.titles,
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
  if (samePage && (last.stream !== first.stream || isLone(segment, table))) return undefined;
  if (!samePage && (first.page.source === 'grid') !== (last.page.source === 'grid')) return undefined;
  if (!samePage && first.page.source === 'grid' && segment.headers.length > 0)
    return mapByLabel(table.columns, segment.columns);
  const byPlace = mapByPlace(table.columns, segment.columns);
  if (byPlace && (isSameHead(table, segment) || agree(table.columns, segment.columns, byPlace)))
    return byPlace;
  const byLabel = mapByLabel(table.columns, segment.columns);
  if (byLabel) return byLabel;
  const sameCount =
    segment.headers.length === 0 && table.columns.length === segment.columns.length && !samePage;
  return sameCount ? segment.columns.map((_, i) => i) : undefined;
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

/** One label of its own over one column, below a table of several: what stands under it is another matter. */
function isLone({ headers, columns }: Segment, table: Table): boolean {
  const [only] = headers;
  return (
    headers.length === 1 &&
    only?.items.length === 1 &&
    columns.length === 1 &&
    table.columns.length > 1 &&
    table.columns.every(({ label }) => label !== columns[0]!.label)
  );
}

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
    const roles = other.certainty < 1 || column.certainty < 1 || other.role === column.role;
    const years = other.year === undefined || column.year === undefined || other.year === column.year;
    return roles && years;
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

function mergeColumns(table: Table, segment: Segment, mapping: number[]): TableColumn[] {
  const columns = [...table.columns];
  segment.columns.forEach((other, i) => {
    const at = mapping[i]!;
    const column = columns[at];
    if (!column) columns[at] = other;
    else if (column.certainty < other.certainty)
      columns[at] = {
        ...column,
        role: other.role,
        certainty: other.certainty,
        ...(column.year === undefined && other.year !== undefined ? { year: other.year } : {}),
      };
  });
  return columns;
}
