import { areAmounts, isSameAmount, isYear, isYearsRow } from './years-row';
import { isField } from './fields';
import { LONGEST_LABEL_WORDS, OF_COLUMNS } from './label-parts';
import { isColumnLabel, meaningOf } from './roles';
import { figuresStart, isCellBefore, isOver, type Slot } from './slots';
import {
  areDatesOfPaper,
  isNameOfAssociation,
  isNameOfDocument,
  isLineOfReport,
  isNameOfPaper,
  isOnePhrase,
  isTitle,
  isTitleOfSheet,
  standsOver,
} from './title-rows';
import type { Band, Item, Row } from './types';

/** `Printed 14-Mar-2027`: about the document. */
const OF_PRINTING = /^(?:printed|prepared|generated|created|run|revised)\b(?: on)?:? .{0,20}\d/i;

/** Labels of a row that could head columns: short phrases that speak of a year, a budget, a month. */
function labelsOf(row: Row): Item[] {
  return row.items.filter((item) => {
    if (OF_COLUMNS.test(item.text)) return true;
    if (item.text.split(' ').length > LONGEST_LABEL_WORDS || item.text.length > 60) return false;
    if (OF_PRINTING.test(item.text)) return false;
    return item.kind === 'words'
      ? isColumnLabel(meaningOf(item.text))
      : /^(?:19[7-9]|20[0-6])\d$/.test(item.text);
  });
}

const judged = new WeakMap<Row, boolean>();

/** A row of column labels without a single amount. `Total Budget 2026` alone on a line is a title, not a header. */
export function isHeaderRow(row: Row): boolean {
  const known = judged.get(row);
  if (known !== undefined) return known;
  const is = looksLikeHeader(row);
  judged.set(row, is);
  return is;
}

/** Labels beside which a lone figure is a sign that was mistaken. */
const SURE_LABELS = 3;

/** `Bldg. 1  Bldg. 2  Bldg. 3`: columns for parts of the property. */
const FEWEST_PARTS = 2;

function numberedParts({ items }: Row): number {
  const names = items.flatMap((item, i) => {
    const next = items[i + 1];
    return item.kind === 'words' && next?.mixed && /^\d{1,3}$/.test(next.text)
      ? [item.text.toLowerCase()]
      : [];
  });
  return names.length > 0 && names.every((name) => name === names[0]) ? names.length : 0;
}

/** `Linens  1980  1147  2000`: plain digits that are no year, beside some that may be one. */
const isPlainFigure = (item: Item): boolean => isNoYear(item) && /^\d{3,}$/.test(item.text.trim());

/** A figure in a cell of its own that is no year. */
const isNoYear = (item: Item): boolean => item.kind === 'amount' && !item.mixed && !isYear(item);

function looksLikeHeader(row: Row): boolean {
  if (isSameAmount(row)) return false;
  const labels = labelsOf(row);
  const figures = row.items.filter(
    (item) =>
      item.kind !== 'words' &&
      (item.strong || item.kind === 'dash' || item.kind === 'percent') &&
      // The last line of "Budget (Dues to $800 year)" beside the last lines of other labels.
      !(item.mixed && labels.length >= 2) &&
      !(labels.length >= SURE_LABELS && (isCount(item) || isRise(item))),
  );
  // `9%` may be a scan's `%` over the last column.
  const isSign =
    row.page.source === 'ocr' &&
    figures.length === 1 &&
    labels.length >= SURE_LABELS &&
    figures[0]!.kind === 'percent';
  if (figures.length > 0 && !isSign && !isYearsRow(row)) return false;
  if (figures.length === 0 && numberedParts(row) >= FEWEST_PARTS) return true;
  if (labels.every(isYear) && (row.items.some(isPlainFigure) || areAmounts(row))) return false;
  const own = row.items.filter(({ kind, mixed }) => kind === 'words' || !mixed);
  if (labels.length >= 2) return labels.length * 2 >= own.length;
  if (labels.length === 1 && isRowOfNames(row)) return true;
  const last = row.items.at(-1);
  if (labels.length === 0 || row.items.length < 2 || labels[0] !== last) return false;
  const meaning = meaningOf(last!.text);
  const others = row.items.slice(0, -1).map((item) => meaningOf(item.text));
  const named = others.some((other) => other.description === true || other.code === true);
  if (!named && (meaning.year === undefined || last!.text.split(' ').length > 4)) return false;
  return (
    row.items.every((item) => item.text.split(' ').length <= 6) &&
    row.items.filter((item) => item.kind !== 'words').length <= 1
  );
}

const FEWEST_NAMES = 3;
const LONGEST_NAME = 4;

/** "2025  A no increase  B 8%  C 16%" behind the first column of a sheet: one label is known, and the others are names like it. */
const isRowOfNames = ({ page, items }: Row): boolean =>
  page.source === 'grid' &&
  items.length >= FEWEST_NAMES &&
  !/^A\d/.test(items[0]!.cell.ref ?? 'A1') &&
  items.every(({ text }) => text.split(' ').length <= LONGEST_NAME);

/**
 * Rows above the first figures that label columns, top to bottom: those with words over the figures. A title that
 * begins over the descriptions and runs into the figures ends the header.
 */
export function headerRows(input: { rows: Row[]; firstData: number; bands: Band[]; slots: Slot[] }): Row[] {
  const { rows, firstData, bands, slots } = input;
  const found: Row[] = [];
  let below = rows[firstData];
  for (let i = firstData - 1; i >= 0 && firstData - i <= 9; i--) {
    const row = rows[i]!;
    if (row.page !== rows[firstData]!.page || !below) break;
    const standing = standingOf(row, { below, isLowest: found.length === 0, bands, slots });
    if (standing === 'end') break;
    if (standing === 'header') found.unshift(row);
    below = row;
  }
  return found;
}

/** Points from which a line begins so far before the figures that it is no label of them. */
const TITLE_BEFORE = 40;

interface Above {
  below: Row;
  /** No header has been found below it yet. */
  isLowest: boolean;
  bands: Band[];
  slots: Slot[];
}

/** `UNITS` behind `84` in one cell, and both together. */
function countsHomes(item: Item, { items }: Row): boolean {
  if (/^\d+ (?:units|homes|lots|residences)$/i.test(item.text)) return true;
  const before = items[items.indexOf(item) - 1];
  return /^(?:units|homes|lots|residences)$/i.test(item.text) && before?.cell === item.cell && before.kind === 'amount'; // prettier-ignore
}

/** Whether a row above the figures labels columns, is passed over, or ends the header. */
function standingOf(row: Row, { below, isLowest, bands, slots }: Above): 'header' | 'passed' | 'end' {
  if (isFarAbove(row, below, isLowest ? 4.5 : 2.6)) return 'end';
  const start = figuresStart(bands);
  const over = row.items.filter(
    (item) => isOver(item, slots) && !isCellBefore(item, start) && !isField(item.text),
  );
  // "July 1, 2025 - June 30, 2026      84 UNITS" names the document and its homes.
  const said = over.filter(({ kind }) => kind === 'words');
  if (said.length > 0 && said.every((item) => countsHomes(item, row))) return isLowest ? 'passed' : 'end';
  if (over.length === 0) return isLowest || isColumnWords(row) ? 'passed' : 'end';
  // A section's name may be set across the whole table, right above its first row; above a header it is a title.
  const isName = isTitle(row, slots, bands) || isOnePhrase(row, start) || areDatesOfPaper(row, start);
  if (isName || row.items.some((item) => crosses(item, start, bands))) return isLowest ? 'passed' : 'end';
  if (isNameOfAssociation(row)) return isLowest ? 'passed' : 'end';
  if (isLineOfReport(row) && (!isLowest || row.items[0]!.box[0] < start - TITLE_BEFORE)) return isLowest ? 'passed' : 'end'; // prettier-ignore
  if (!isLowest && isNameOfDocument(row)) return 'end';
  if (!isLowest && (isNameOfPaper(row, bands) || isTitleOfSheet(row, start))) return 'end';
  const lines = !isLowest || !over.some((item) => standsOver(item, bands)) ? 0.95 : 3;
  if (over.length === 1 && isApart(row, below, lines)) return 'end';
  const hasFigures =
    isRateRow(row) ||
    row.items.some(
      (item) =>
        item.kind !== 'words' &&
        item.strong &&
        !item.mixed &&
        !(isHeaderRow(row) && (isCount(item) || isRise(item))),
    );
  return hasFigures && !isYearsRow(row) ? 'end' : 'header';
}

const FEWEST_RATES = 2;

/** "(231)" under `Homes`, beside labels that go on in this row: so many homes, and no amount. */
const isCount = ({ text }: Item): boolean => /^\(\d{1,4}\)$/.test(text.trim());

/** `11%` over `Increase`, beside the labels of other proposals. */
const isRise = ({ kind, text }: Item): boolean =>
  kind === 'percent' && /^\d{1,2}(?:\.\d)? ?%$/.test(text.trim());

/** "Current  4%  9%  14%" between "Budget w/" and "Increase": parts of labels. */
export function isRowOfRises({ items }: Row): boolean {
  const rises = items.filter(isRise);
  return rises.length >= FEWEST_RATES && items.length - rises.length <= 1 && items.every((item) => item.kind === 'words' || isRise(item)); // prettier-ignore
}

/** "Dues / mo.  85  92  99" above the names of proposals: figures, however small. */
function isRateRow(row: Row): boolean {
  const [first, ...rates] = row.items;
  return (
    first?.kind === 'words' &&
    rates.length >= FEWEST_RATES &&
    rates.every((item) => isNoYear(item) && item.text.length > 1) &&
    !isRowOfRises(row)
  );
}

/** So many heights above the next row that it belongs to something else. */
function isFarAbove(row: Row, below: Row, heights: number): boolean {
  const gap = below.box[1] - row.box[3];
  return row.page.source !== 'grid' && gap > heights * Math.max(row.height, below.height);
}

/** A blank line below it: a title's part, not a label's. */
function isApart(row: Row, below: Row, lines: number): boolean {
  return row.page.source !== 'grid' && below.box[1] - row.box[3] > lines * Math.min(row.height, below.height);
}

function isColumnWords(row: Row): boolean {
  return row.items.every((item) => {
    const meaning = meaningOf(item.text);
    return meaning.description === true || meaning.code === true || meaning.notes === true;
  });
}

/** A phrase that begins well left of the figures and ends among them: a title. */
function crosses(item: Item, start: number, bands: Band[]): boolean {
  const first = bands[0]!;
  const width = Math.max(30, first.right - first.left);
  const isWide = item.text.split(' ').length > 1 || item.cell.ref !== undefined;
  return (
    isWide &&
    item.box[0] < start - (item.cell.ref === undefined ? 2.2 * width : 2) &&
    item.box[2] > first.right + 0.5 * width
  );
}

/** What stood in the header of the page before labels the descriptions, and heads no rows. */
export function isRepeatedLabel(row: Row, headers: Row[]): boolean {
  const [only] = row.items;
  return row.items.length === 1 && headers.some(({ items }) => items.some(({ text }) => text === only!.text));
}
