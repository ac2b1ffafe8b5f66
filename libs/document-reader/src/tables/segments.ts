import { bandsOf, hasAmounts, joinLevels, joinStaggered, overlapShare, placeFigures } from './bands';
import { isYear, isYearsRow } from './years-row';
import { bandsInOrder } from './bands-in-order';
import { raggedBand, withoutDashes } from './ragged';
import { columnsOf } from './column-labels';
import { headerRows, isHeaderRow, isRowOfRises } from './header-rows';
import { figuresStart, slotsOf } from './slots';
import { headsLoneColumn, headsOtherTable, periodLine } from './other-heads';
import { codesBehind, codesInBand } from './leading-codes';
import { namesSide } from '../lexicon/sides';
import { rowOf } from './items';
import { isColumnLabel, meaningOf, textColumn, type LabelMeaning } from './roles';
import type { Band, Item, Row, TableColumn } from './types';

const LONGEST_TEXT_LABEL = 30;

/** Rows of one stream from a header to the next. */
export interface Segment {
  rows: Row[];
  headers: Row[];
  titles: Row[];
  columns: TableColumn[];
  /** Where account numbers stand behind the figures. */
  codes?: Band;
}

/** The parts of a stream that have a header of their own, or none; what has no column of figures is no part. */
export function segmentsOf(rows: Row[], before?: Band): Segment[] {
  return cutAtHeaders(rows).flatMap((part) => segmentOf(part, before) ?? []);
}

/** Cuts before a header that follows figures, taking the titles right above it along. */
function cutAtHeaders(rows: Row[]): Row[][] {
  const parts: Row[][] = [[]];
  const periods = new Set<string>();
  let data = 0;
  for (const [i, row] of rows.entries()) {
    const below = rows.slice(i + 1, i + 12);
    const period = periodLine(row);
    const isOfOther = period !== undefined && periods.size > 0 && !periods.has(period);
    if (period !== undefined) periods.add(period);
    const isHead =
      data > 0 &&
      (isOfOther || isHeaderRow(row) || headsOtherTable(row) || headsLoneColumn(row, parts.at(-1)!, below));
    const startsHeader = isHead && below.some(hasAmounts);
    if (startsHeader) {
      const titles: Row[] = [];
      const part = parts.at(-1)!;
      while (part.length > 0 && !hasAmounts(part.at(-1)!) && titles.length < 6) titles.unshift(part.pop()!);
      parts.push(titles);
      data = 0;
    }
    parts.at(-1)!.push(row);
    if (hasAmounts(row) && !isHeaderRow(row) && !isRowOfRises(row)) data++;
  }
  return parts;
}

function segmentOf(read: Row[], before: Band | undefined): Segment | undefined {
  const listed = read.map(withoutDashes);
  const ragged = raggedBand(listed);
  let rows = ragged.length > 0 ? listed : read;
  const found = bandsOf(rows.filter((row) => !isHeaderRow(row)));
  const labels = textLabelsOf(rows);
  const bands = (ragged.length > 0 ? ragged : found).filter((band) => !isUnder(band, labels.notes));
  const codes = bands.find((band) => isUnder(band, labels.codes)) ?? codesBehind(rows, bands, before);
  if (codes) {
    bands.splice(bands.indexOf(codes), 1);
    rows = codesInBand(rows, codes);
  }
  if (bands.length === 0) return undefined;
  const firstData = rows.findIndex(
    (row) =>
      !isHeaderRow(row) &&
      !isYearsRow(row) &&
      !isRowOfRises(row) &&
      (placeFigures(row, bands).some((item) => item && item.kind !== 'dash' && !isYear(item)) ||
        isRowOfDashes(row)),
  );
  if (firstData < 0) return undefined;
  let slots = slotsOf(bands, wordsEnd(rows, bands));
  let headers = headerRows({ rows, firstData, bands, slots });
  const inOrder = bandsInOrder(rows.slice(firstData), bands, labelsIn(headers, figuresStart(bands)));
  if (inOrder) {
    bands.splice(0, bands.length, ...inOrder);
    slots = slotsOf(bands, wordsEnd(rows, bands));
    headers = headerRows({ rows, firstData, bands, slots });
  }
  const staggered =
    (isInnerUnnamed(headers, bands) ? joinStaggered(rows, bands) : undefined) ??
    joinLevels(rows, bands, headers);
  if (staggered) bands.splice(0, bands.length, staggered);
  const top = headers.length > 0 ? rows.indexOf(headers[0]!) : firstData;
  const start = figuresStart(bands);
  const between = rows.slice(top, firstData).flatMap((row) => {
    if (headers.includes(row)) return headingOf(row, start);
    return headers.length > 0 && namesColumns(row) ? [] : [row];
  });
  return {
    rows: [...between, ...rows.slice(firstData)],
    headers,
    ...(codes ? { codes } : {}),
    titles: rows.slice(0, top),
    columns: columnsOf(bands, headers, staggered ? slotsOf(bands, wordsEnd(rows, bands)) : slots),
  };
}

/** "Excess of revenues   -   -   -": a line without money, and no label of a column. */
const isRowOfDashes = ({ items: [first, ...others] }: Row): boolean =>
  first?.kind === 'words' && others.length > 1 && others.every(({ kind }) => kind === 'dash');

/** How many labels the only row of headers has over the figures; 0 where there are more rows of headers. */
function labelsIn(headers: Row[], start: number): number {
  const counts = headers.map(({ items }) => items.filter((item) => item.kind === 'words' && item.box[2] > start).length); // prettier-ignore
  return counts.length === 1 ? counts[0]! : 0;
}

/** Parts in an inner column: what names the outer one stands over that alone, or over both. */
function isInnerUnnamed(headers: Row[], [inner, outer]: Band[]): boolean {
  const named = headers.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'dash');
  return inner !== undefined && named.every(({ box }) => box[0] >= inner.right || box[2] <= inner.left || (outer && box[0] >= inner.left && box[2] > outer.left)); // prettier-ignore
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
  const words = row.items.filter((item) => item.box[2] <= start && item.kind === 'words');
  const side = words.filter((item, i) => i === 0 || !isColumnLabel(meaningOf(item.text)));
  if (side.length > 0 && namesSide(side.map(({ text }) => text).join(' ')))
    return [rowOf({ ...row, items: side })];
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

/** The rest of a label on a line of its own, as `No.` under `Acct.`: it names a column of words and heads no rows. */
function namesColumns({ items }: Row): boolean {
  return (
    items.length > 0 &&
    items.every((item) => {
      const meaning = meaningOf(item.text);
      return meaning.description === true || meaning.code === true;
    })
  );
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
