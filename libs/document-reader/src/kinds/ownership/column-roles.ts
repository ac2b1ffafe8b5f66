import type { Column as AnyColumn } from '../reading/columns';
import { approx } from './ratio';
import type { Chunk, ChunkLine } from './chunks';
import { bareKey, findKeys, type KeyLabel } from './unit-text';
import { withoutAddresses } from './addresses';
import { isOfCounts } from './count-columns';
import { isOrdinal, withoutOrdinals } from './ordinals';
import { ofRanges, sumOfEach, unitsOfRows } from './range-columns';
import { isFigureHead, shareColumn, sumScore, type About as Said, type ShareColumn } from './share-columns';
import { FORMER, OTHER_FIGURES } from './words';

type Column = AnyColumn<Chunk, ChunkLine>;

const KEY_HEADS: [KeyLabel, RegExp][] = [
  ['type', /\b(?:type|model|plan|style)\b/i],
  ['lot', /\b(?:lot|parcel|plot)\b/i],
  ['block', /\bblo?c?k\b/i],
  ['building', /\b(?:building|bldg|tower|wing)\b/i],
  ['phase', /\bphase\b/i],
  [
    'other',
    /\b(?:floor|level|story|owner|name|bed|bath|rooms?|sheet|page|stall|parking|locker|garage|deed|book|instrument)\b/i,
  ],
  [
    'unit',
    /\b(?:units?|apts?|apartments?|suites?|residences?|dwellings?|homes?|condo(?:minium)?s?|villas?|town ?(?:homes?|houses?)|address|designation|identifying)\b/i,
  ],
];

export interface KeyColumn {
  column: Column;
  label: KeyLabel;
  /** A unit by its head: any text in it names one. */
  headed: boolean;
  /** Its `101-105` are ranges of units, no designations. */
  ranges?: true;
}

/** A set of key columns with the share column that belongs to it; tables set side by side have several. */
export interface ColumnSet {
  keys: KeyColumn[];
  share: ShareColumn;
  /** Another column that could as well be the share, and says something else. */
  rival?: ShareColumn;
  /** A column of shares that by its head hold no longer. */
  former?: ShareColumn;
}

export interface About extends Said {
  groups?: Groups;
}

export function columnSets(columns: Column[], { groups = new Map(), whole, said }: About = {}): ColumnSet[] {
  const rows = Math.max(0, ...columns.map((column) => column.chunks.size));
  const shares = new Map<Column, ShareColumn>();
  for (const column of columns) {
    const beside = columns.filter(({ head }) => head === column.head).length;
    const share = shareColumn(column, { rows, whole, said, beside });
    if (share) shares.set(column, share);
  }
  for (const column of columns) {
    const share = shares.has(column) ? undefined : twinOf(column, shares, { rows, whole });
    if (share) shares.set(column, share);
  }
  const sets: { keys: KeyColumn[]; shares: ShareColumn[] }[] = [];
  let keys: KeyColumn[] = [];
  for (const column of sharesFirst(columns, shares, groups) ? columns.toReversed() : columns) {
    const share = shares.get(column);
    const last = sets.at(-1);
    if (!share) {
      const key = isOfCounts(column, columns) ? undefined : keyColumn(column);
      if (key) keys.push(key);
    } else if (last && !identifies(keys, groups)) {
      last.shares.push(share);
    } else if (identifies(keys, groups)) {
      const tells = (rest: KeyColumn[]): boolean => identifies(rest, groups);
      const own = withoutOrdinals(withoutAddresses(keys, tells), tells);
      sets.push({ keys: own.map((key) => ofRanges(key, columns)), shares: [share] });
      keys = [];
    }
  }
  return sets.map((set) => choose(set.keys, set.shares)).filter((set): set is ColumnSet => set !== undefined);
}

/**
 * Each share stands before the name it belongs to: the first column is one of shares, or only counts the rows, and
 * names stand behind the last.
 */
function sharesFirst(columns: Column[], shares: ReadonlyMap<Column, unknown>, groups: Groups): boolean {
  const first = columns.findIndex((column) => shares.has(column));
  const last = columns.findLastIndex((column) => shares.has(column));
  const before = columns.slice(0, Math.max(0, first)).map(keyColumn);
  const behind = columns.slice(last + 1).flatMap((column) => keyColumn(column) ?? []);
  // Where rows are counted before them, only a head says that the names are behind.
  const isNamed = before.length === 0 || behind.some(({ label, headed }) => headed || label === 'lot');
  const isCounted = before.every((key) => key !== undefined && isOrdinal(key));
  return first >= 0 && isCounted && isNamed && identifies(behind, groups);
}

/**
 * A table set in two halves may have a head over the first only: figures with as many decimals, behind names of their
 * own, are what the first half's are.
 */
function twinOf(
  column: Column,
  shares: ReadonlyMap<Column, ShareColumn>,
  about: { rows: number; whole: number | undefined },
): ShareColumn | undefined {
  const decimals = decimalsIn(column);
  if (column.head !== '' || decimals === undefined) return undefined;
  const twin = [...shares.keys()].find((other) => other.x1 < column.x0 && decimalsIn(other) === decimals);
  return twin && shareColumn({ ...column, head: twin.head }, about);
}

/** How many decimals nearly all figures of a column have; undefined where they differ or have none. */
function decimalsIn(column: Column): number | undefined {
  const counts = chunksIn(column).map(({ text }) => /[.,](\d+)%?$/.exec(text)?.[1]?.length);
  const [first] = counts;
  return first && counts.filter((count) => count === first).length >= counts.length * 0.9 ? first : undefined;
}

function choose(keys: KeyColumn[], shares: ShareColumn[]): ColumnSet | undefined {
  // A column that is blank in many rows (`Phase I only`) is of fewer units than the document has.
  const most = Math.max(...shares.map((share) => share.column.chunks.size));
  const units = unitsOfRows(keys);
  const ranked = shares
    .map((share) => (share.column.chunks.size < 0.8 * most ? { ...share, score: share.score - 3 } : share))
    .map((share) => (units ? ofEach(share, units) : share));
  const [best, second] = ranked.sort((a, b) => b.score - a.score);
  if (!best || best.score < 1.5) return undefined;
  const rival =
    second && second.score > best.score - 2 && second.score >= 2.5 && differs(best, second, units)
      ? second
      : undefined;
  const former = rival ? undefined : ranked.find((one) => one !== best && FORMER.test(one.column.head) && Math.abs(one.sum - 1) < 0.0005); // prettier-ignore
  return { keys, share: best, ...(rival ? { rival } : {}), ...(former ? { former } : {}) };
}

/** Beside what a range of units has together, the share of each of them is the better column. */
function ofEach(share: ShareColumn, units: ReadonlyMap<ChunkLine, number>): ShareColumn {
  const more = sumScore(sumOfEach(share, units)) + 0.5 - sumScore(share.sum);
  return more > 0.5 ? { ...share, score: share.score + more } : share;
}

function differs(a: ShareColumn, b: ShareColumn, units?: ReadonlyMap<ChunkLine, number>): boolean {
  let different = 0;
  for (const [row, chunks] of a.column.chunks) {
    const other = b.column.chunks.get(row)?.[0];
    const x = chunks[0] && a.shareOf(chunks[0]);
    const y = other && b.shareOf(other);
    if (!x || !y) continue;
    // What all units of a range have together says nothing else than what each has.
    const off = [1, units?.get(row) ?? 1].map((count) => Math.abs(count * approx(x) - approx(y)));
    if (Math.min(...off) > 0.0001) different++;
  }
  return different > a.column.chunks.size * 0.2;
}

function chunksIn(column: Column): Chunk[] {
  return [...column.chunks.values()].flat();
}

/** The heading over each row (`BUILDING A`), where there are some. */
export type Groups = Map<ChunkLine, string>;

/** Columns that together tell one row from another; under headings of buildings the numbers begin anew. */
function identifies(keys: KeyColumn[], groups: Groups): boolean {
  const named = keys.filter((key) => key.label !== 'type' && key.label !== 'other');
  const names = new Map<unknown, string>();
  for (const { column } of named)
    for (const [row, chunks] of column.chunks)
      names.set(
        row,
        `${names.get(row) ?? groups.get(row) ?? ''}|${chunks.map((chunk) => chunk.text).join(' ')}`,
      );
  return names.size > 0 && new Set(names.values()).size >= Math.max(1, names.size * 0.7);
}

/** A building, block or phase that is printed in the first of its rows only holds for the blank ones below. */
export function filledDown(column: Column, rows: ChunkLine[]): Column {
  const label = keyColumn(column)?.label;
  const isPlace =
    (label === 'building' || label === 'block' || label === 'phase') && !chunksIn(column).some(isShareLike);
  if (!isPlace || column.chunks.size === rows.length || !rows[0] || !column.chunks.has(rows[0]))
    return column;
  const chunks = new Map<ChunkLine, Chunk[]>();
  let last: Chunk[] = [];
  for (const row of rows) chunks.set(row, (last = column.chunks.get(row) ?? last));
  return { ...column, chunks };
}

/** A share by its marks, or a decimal of one: `.011945`. */
function isShareLike(chunk: Chunk | undefined): boolean {
  return chunk?.kind === 'share' || (chunk?.kind === 'number' && /^0?\.\d{3,}$/.test(chunk.text));
}

export function keyColumn(column: Column): KeyColumn | undefined {
  const chunks = chunksIn(column);
  const headed = KEY_HEADS.find(([, words]) => words.test(column.head))?.[0];
  // `Units of this plan`: what lists several designations a row names units, not their type.
  const byHead = headed === 'type' && isOfLists(chunks) ? 'unit' : headed;
  const figures = OTHER_FIGURES.test(column.head) && !/\b(?:unit|apt|apartment|lot)\b/i.test(column.head);
  if (byHead && byHead !== 'other' && !isFigureHead(column.head))
    return { column, label: byHead, headed: byHead === 'unit' };
  if (figures || byHead === 'other' || isFigureHead(column.head)) return undefined;
  const labels = chunks.flatMap((chunk) => findKeys(chunk.text).map((key) => key.label));
  const bare = chunks.filter((chunk) => bareKey(chunk.text) && !/[.,]\d/.test(chunk.text)).length;
  if (labels.length >= chunks.length * 0.5) return { column, label: most(labels), headed: false };
  return bare >= chunks.length * 0.6 ? { column, label: 'unit', headed: false } : undefined;
}

function isOfLists(chunks: Chunk[]): boolean {
  const lists = chunks.filter(({ text }) => (bareKey(text)?.names.length ?? 0) > 1);
  return lists.length > 0 && lists.length >= chunks.length * 0.5;
}

function most(labels: KeyLabel[]): KeyLabel {
  const counts = new Map<KeyLabel, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'unit';
}
