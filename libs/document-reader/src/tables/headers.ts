import { figuresOf, isYearsRow, overlapShare } from './bands';
import { divideColumns } from './groups';
import { labelParts, LONGEST_LABEL_WORDS } from './label-parts';
import { isColumnLabel, meaningOf, type LabelMeaning } from './roles';
import type { Band, Item, Row, TableColumn } from './types';

/** `Printed 14-Mar-2027`: about the paper. */
const OF_PRINTING = /^(?:printed|prepared|generated|created|run|revised)\b(?: on)?:? .{0,20}\d/i;

/** Labels of a row that could head columns: short phrases that speak of a year, a budget, a month. */
function labelsOf(row: Row): Item[] {
  return row.items.filter((item) => {
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

function looksLikeHeader(row: Row): boolean {
  if (
    row.items.some(
      (item) => item.kind !== 'words' && (item.strong || item.kind === 'dash' || item.kind === 'percent'),
    ) &&
    !isYearsRow(row)
  )
    return false;
  const labels = labelsOf(row);
  if (labels.length >= 2) return labels.length * 2 >= row.items.length;
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

/** Where columns of figures begin: words left of it belong to descriptions. */
export function figuresStart(bands: Band[]): number {
  return Math.min(...bands.map((band) => band.left));
}

/** The place that a band's header may take: to the middle between it and its neighbours. */
export interface Slot {
  left: number;
  right: number;
}

/** `wordsEnd` is where descriptions end: the first header may reach back to it, for a wide column of short figures. */
export function slotsOf(bands: Band[], wordsEnd: number): Slot[] {
  return bands.map((band, i) => {
    const before = bands[i - 1];
    const after = bands[i + 1];
    const width = Math.max(24, band.right - band.left);
    const reach = Math.min(band.left - width * 0.5, Math.max(wordsEnd, band.left - 4 * width));
    return {
      left: before ? (before.right + band.left) / 2 : Math.max(reach, band.left - 4 * width),
      right: after ? (band.right + after.left) / 2 : band.right + width,
    };
  });
}

/**
 * Rows above the first figures that label columns, top to bottom: those with words over the figures. A title that
 * begins over the descriptions and runs into the figures ends the header.
 */
export function headerRows(input: { rows: Row[]; firstData: number; bands: Band[]; slots: Slot[] }): Row[] {
  const { rows, firstData, bands, slots } = input;
  const start = figuresStart(bands);
  const found: Row[] = [];
  let below = rows[firstData];
  for (let i = firstData - 1; i >= 0 && firstData - i <= 9; i--) {
    const row = rows[i]!;
    if (row.page !== rows[firstData]!.page || !below) break;
    const gap = below.box[1] - row.box[3];
    if (row.page.source !== 'grid' && gap > (found.length ? 2.6 : 4.5) * Math.max(row.height, below.height))
      break;
    const over = row.items.filter(
      (item) => isOver(item, slots) && !isCellBefore(item, start) && !isField(item.text),
    );
    if (over.length === 0) {
      if (found.length > 0 && !isColumnWords(row)) break;
      below = row;
      continue;
    }
    // A section's name may be set across the whole table, right above its first row; above a header it is a title.
    if (isTitle(row, slots) || row.items.some((item) => crosses(item, start, bands))) {
      if (found.length > 0) break;
      below = row;
      continue;
    }
    // A lone phrase that begins over the descriptions and stands over no figures names the paper.
    if (
      found.length > 0 &&
      row.items.length === 1 &&
      row.items[0]!.box[0] < start &&
      !standsOver(row.items[0]!, bands)
    )
      break;
    if (found.length > 0 && isTitleOfSheet(row, start)) break;
    const lines = found.length > 0 || !over.some((item) => standsOver(item, bands)) ? 0.95 : 3;
    if (over.length === 1 && isApart(row, below, lines)) break;
    if (row.items.some((item) => item.kind !== 'words' && item.strong) && !isYearsRow(row)) break;
    found.unshift(row);
    below = row;
  }
  return found;
}

function standsOver(item: Item, bands: Band[]): boolean {
  return bands.some((band) => overlapShare({ left: item.box[0], right: item.box[2] }, band) > 0);
}

/** A blank line below it: a title's part, not a label's. */
function isApart(row: Row, below: Row, lines: number): boolean {
  return row.page.source !== 'grid' && below.box[1] - row.box[3] > lines * Math.min(row.height, below.height);
}

/** One long phrase over many columns names the table, not the columns. */
function isTitle(row: Row, slots: Slot[]): boolean {
  const item = row.items[0];
  if (row.items.length !== 1 || !item || item.text.split(' ').length < 4) return false;
  return slots.filter((slot) => item.box[0] < slot.right && item.box[2] > slot.left).length >= 3;
}

/** A phrase alone in a sheet's first cell, where figures stand left of the descriptions: the paper's name. */
function isTitleOfSheet({ page, items }: Row, start: number): boolean {
  const [only] = items;
  return (
    page.source === 'grid' && items.length === 1 && only!.box[0] <= start && only!.text.split(' ').length >= 4
  );
}

function isColumnWords(row: Row): boolean {
  return row.items.every((item) => {
    const meaning = meaningOf(item.text);
    return meaning.description === true || meaning.code === true || meaning.notes === true;
  });
}

/** A sheet's cell that ends where figures begin is over descriptions, however near. */
function isCellBefore(item: Item, start: number): boolean {
  return item.cell.ref !== undefined && item.box[2] <= start + 1;
}

function isOver(item: Item, slots: Slot[]): boolean {
  const middle = (item.box[0] + item.box[2]) / 2;
  const first = slots[0];
  const last = slots.at(-1);
  return first !== undefined && last !== undefined && middle > first.left && middle < last.right;
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

interface Heading {
  item: Item;
  /** Indexes of the bands that it stands over. */
  over: number[];
}

/** Labels, roles and years of the bands, from the rows above them. */
export function columnsOf(bands: Band[], headers: Row[], slots: Slot[]): TableColumn[] {
  const rows = headers.map((row) => headingsOf(row, bands, slots));
  const labels = bands.map((_, b) => ownLabels(rows, b).join(' '));
  for (const headings of rows) widen({ headings, bands, labels, known: labels.map(meaningOf) });
  return bands.map((band, b) => {
    const spanning = rows.flatMap((row) =>
      row.filter((heading) => heading.over.length > 1 && heading.over.includes(b)),
    );
    return labelled(band, { own: ownLabels(rows, b), spanning: spanning.map((h) => h.item.text) });
  });
}

/** What stands over one band alone. */
function ownLabels(rows: Heading[][], b: number): string[] {
  return rows.flatMap((row) =>
    row.filter(({ over }) => over.length === 1 && over[0] === b).map(({ item }) => item.text),
  );
}

/** Each heading of a row with the bands right under it. */
function headingsOf(row: Row, bands: Band[], slots: Slot[]): Heading[] {
  const items = row.items
    .filter((_, i) => !isFieldOf(row.items, i))
    .flatMap((item) => labelParts(item, bands))
    .filter((item) => isOver(item, slots) && !isCellBefore(item, figuresStart(bands)) && isLabel(item.text));
  const headings = items
    .map((item): Heading => ({ item, over: bandsUnder(item, bands, slots) }))
    .filter((heading) => heading.over.length > 0);
  return headings.filter((heading) => !isCrowdedOut(heading, headings, bands));
}

/** A sentence or a sum that reaches over a column is no label of it. */
function isLabel(text: string): boolean {
  if (/^(?:see|incl\.?|includ\w+|based on|assum\w+)\b|^[*†#]/i.test(text)) return false;
  if (isField(text)) return false;
  return !meaningOf(text).notes && text.split(' ').length <= LONGEST_LABEL_WORDS && !/\$ ?\d|=/.test(text);
}

/** `Number of Units: 13` beside the title, printed over the figures. */
function isField(text: string): boolean {
  return /\p{L}.*:\s*\S/u.test(text) && meaningOf(text).year === undefined;
}

/** `Number of Units:` and the `50` right behind it, where the two are apart. */
function isFieldOf(items: Item[], at: number): boolean {
  const isOpen = (item: Item | undefined): boolean =>
    item !== undefined && /\p{L}\s*:$/u.test(item.text) && meaningOf(item.text).year === undefined;
  const [before, item, after] = [items[at - 1], items[at]!, items[at + 1]];
  const isBeside = (a: Item, b: Item): boolean =>
    b.kind !== 'words' && b.box[0] - a.box[2] < 2 * (a.box[3] - a.box[1]);
  return (
    (isOpen(item) && after !== undefined && isBeside(item, after)) ||
    (isOpen(before) && isBeside(before!, item))
  );
}

/** Of two headings over one band the nearer speaks for it; the other heads a column that has no figures here. */
function isCrowdedOut(heading: Heading, headings: Heading[], bands: Band[]): boolean {
  if (heading.over.length !== 1) return false;
  const band = bands[heading.over[0]!]!;
  const middle = (band.left + band.right) / 2;
  const rivals = headings.filter((other) => other.over.length === 1 && other.over[0] === heading.over[0]);
  const isFar = (other: Heading): boolean =>
    overlapShare({ left: other.item.box[0], right: other.item.box[2] }, band) <= 0;
  if (!isFar(heading)) return false;
  return rivals.some((other) => other !== heading && distance(other, middle) < distance(heading, middle));
}

function bandsUnder(item: Item, bands: Band[], slots: Slot[]): number[] {
  const extent = { left: item.box[0], right: item.box[2] };
  const covered = bands
    .map((_, b) => b)
    .filter((b) => {
      const slot = slots[b]!;
      const overlap = Math.min(extent.right, slot.right) - Math.max(extent.left, slot.left);
      const band = bands[b]!;
      const middle = (band.left + band.right) / 2;
      return (
        (overlap > 0.55 * (slot.right - slot.left) && middle > extent.left && middle < extent.right) ||
        (overlap > 0 && overlapShare(extent, band) > 0.75)
      );
    });
  if (covered.length > 0) return covered;
  const best = slots
    .map((slot, b) => ({ b, overlap: Math.min(extent.right, slot.right) - Math.max(extent.left, slot.left) }))
    .sort((x, y) => y.overlap - x.overlap)[0];
  return best && best.overlap > 0 ? [best.b] : [];
}

interface Widening {
  headings: Heading[];
  bands: Band[];
  /** Each band's own labels, and what they say. */
  labels: string[];
  known: LabelMeaning[];
}

/** Headings of a group (`2025`, `Year to date`) that stand over one band speak for the whole group. */
function widen({ headings, bands, labels, known }: Widening): void {
  if (headings.length === 0 || headings.length >= bands.length) return;
  const meanings = headings.map(({ item }) => meaningOf(item.text));
  if (!meanings.every(isColumnLabel)) return;
  const single = headings.every(({ over }) => over.length === 1);
  if (
    !single ||
    !meanings.some((meaning) => known.some((own, b) => adds(meaning, own) && !isOwn(headings, b)))
  )
    return;
  const runs = divideColumns(
    headings.map(({ item }) => item),
    bands,
    labels,
  );
  runs?.forEach((run, i) => {
    const useful = run.filter((b) => headings[i]!.over.includes(b) || adds(meanings[i]!, known[b]!));
    headings[i]!.over = useful;
  });
}

const isOwn = (headings: Heading[], b: number): boolean => headings.some(({ over }) => over.includes(b));

/** Whether a group's heading tells something that a column's own label does not. */
function adds(group: LabelMeaning, own: LabelMeaning): boolean {
  if (group.year !== undefined && own.year === undefined) return true;
  if (group.role === undefined) return false;
  const isPeriod = ['ytd', 'month', 'quarter'].includes(group.role);
  return (
    own.role === undefined || (isPeriod && ['budget', 'actual', 'variance', 'percent'].includes(own.role))
  );
}

function distance(heading: Heading, x: number): number {
  return Math.abs((heading.item.box[0] + heading.item.box[2]) / 2 - x);
}

/** `Proposed` over `Budget` in one column reads as one label; a group's heading fills in what the label leaves out. */
export function labelled(band: Band, words: { own: string[]; spanning: string[] }): TableColumn {
  const own = meaningOf(words.own.join(' '));
  const group = meaningOf(words.spanning.join(' '));
  const label = [...words.spanning, ...words.own].join(' ').replace(/\s+/g, ' ').trim();
  const merged: LabelMeaning = { ...own };
  if (merged.role === undefined && group.role !== undefined) merged.role = group.role;
  const qualifies = group.role === 'ytd' || group.role === 'month' || group.role === 'quarter';
  if (qualifies && (own.role === 'budget' || own.role === 'actual')) merged.role = group.role;
  if (group.role === 'variance' && own.whole && own.role === undefined) merged.role = 'variance';
  if (merged.year === undefined && group.year !== undefined) merged.year = group.year;
  const role = band.kind === 'percent' ? 'percent' : (merged.role ?? 'other');
  return {
    ...band,
    label,
    role,
    ...(merged.year === undefined ? {} : { year: merged.year }),
    ...(merged.part === undefined ? {} : { part: merged.part }),
    certainty: merged.role !== undefined || band.kind === 'percent' ? 1 : 0.3,
  };
}

export function hasAmounts(row: Row): boolean {
  return !isYearsRow(row) && figuresOf(row).some((item) => item.kind !== 'dash');
}
