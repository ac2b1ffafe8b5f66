import type { Band, Item, Row } from './types';
import { isYear, isYearsRow } from './years-row';

/** Figures that stand under each other, as they are found. */
interface Cluster {
  items: { item: Item; row: number }[];
  rows: Set<number>;
  left: number;
  right: number;
}

const figured = new WeakMap<Row, Item[]>();

/** Figures left of a row's first words are codes or row numbers, unless they are unmistakably money. */
export function figuresOf(row: Row): Item[] {
  const known = figured.get(row);
  if (known) return known;
  const words = row.items.findIndex((item) => item.kind === 'words');
  const firstWords = isNamedBehind(row) ? -1 : words;
  const labelled = firstWords < 0 && isYearBefore(row) ? row.items.slice(1) : row.items;
  const figures = labelled.filter((item, i) => item.kind !== 'words' && (i > firstWords || item.strong));
  figured.set(row, figures);
  return figures;
}

/** A sheet's sums with a remark behind them and no name before: `15171 | 17367 | 16941 | total spent`. */
export function isNamedBehind({ items, page }: Row): boolean {
  const words = items.findIndex(({ kind }) => kind === 'words');
  const isLast = words > 1 && words === items.length - 1;
  return page.source === 'grid' && isLast && items.every(({ kind, cell }, i) => i === words || (kind === 'amount' && cell.number !== undefined)); // prettier-ignore
}

/** "2019  $95": a year in place of words labels the amount beside it. */
function isYearBefore({ items }: Row): boolean {
  const [first, second] = items;
  return first !== undefined && second !== undefined && isYear(first) && second.strong;
}

export function hasAmounts(row: Row): boolean {
  return !isYearsRow(row) && figuresOf(row).some((item) => item.kind !== 'dash');
}

/** Finds the bands of figures of rows that make one table, from left to right. */
export function bandsOf(rows: Row[]): Band[] {
  const em = median(rows.map((row) => row.height)) || 10;
  const tolerance = Math.max(2.5, 0.4 * em);
  const placed = rows.flatMap((row, i) =>
    isYearsRow(row) ? [] : figuresOf(row).map((item) => ({ item, row: i })),
  );
  const own = placed.filter(({ item }) => !item.mixed);
  const used = own.length * 4 >= placed.length ? own : placed;
  const merged = mergeOverlapping(clusterByEdge(used, tolerance));
  const words = rows.flatMap((row) => wordsBehind(row) ?? []);
  const names = rows.flatMap((row) => wordsBefore(row) ?? []);
  const lastFull = rows.findLastIndex((_, i) => fullness(merged, i) >= MOSTLY_FULL);
  const noted = used === own ? placed.filter(({ item }) => item.mixed).map(({ item }) => item) : [];
  return merged
    .filter((cluster) =>
      isColumn(cluster, { rows: rows.length, words, names, noted, tolerance, all: merged, lastFull }),
    )
    .map((cluster) => toBand(cluster, tolerance))
    .sort((a, b) => a.edge - b.edge);
}

function clusterByEdge(placed: Cluster['items'], tolerance: number): Cluster[] {
  const sorted = [...placed].sort((a, b) => a.item.edge - b.item.edge);
  const clusters: Cluster[] = [];
  let last = -Infinity;
  for (const entry of sorted) {
    const cluster = clusters.at(-1);
    if (cluster && entry.item.edge - last <= tolerance && !cluster.rows.has(entry.row)) {
      cluster.items.push(entry);
      cluster.rows.add(entry.row);
      cluster.left = Math.min(cluster.left, entry.item.box[0]);
      cluster.right = Math.max(cluster.right, entry.item.box[2]);
    } else {
      const rows = new Set([entry.row]);
      clusters.push({ items: [entry], rows, left: entry.item.box[0], right: entry.item.box[2] });
    }
    last = entry.item.edge;
  }
  return clusters;
}

/** Left-aligned and centred figures make several edges of one column: what overlaps and never shares a row is one. */
function mergeOverlapping(clusters: Cluster[]): Cluster[] {
  const list = [...clusters].sort((a, b) => a.left - b.left);
  for (;;) {
    const pair = bestPair(list);
    if (!pair) return list;
    const [a, b] = pair;
    list.splice(list.indexOf(b), 1);
    a.items.push(...b.items);
    for (const row of b.rows) a.rows.add(row);
    a.left = Math.min(a.left, b.left);
    a.right = Math.max(a.right, b.right);
  }
}

/** The pair that overlaps most. The list is sorted by left edges, so what begins behind a cluster's end ends its search. */
function bestPair(list: Cluster[]): [Cluster, Cluster] | undefined {
  let best: [Cluster, Cluster] | undefined;
  let bestShare = 0.5;
  for (const [i, a] of list.entries()) {
    for (let j = i + 1; j < list.length && list[j]!.left < a.right; j++) {
      const b = list[j]!;
      const share = overlapShare(a, b);
      if (share > bestShare && !sharesRow(a, b)) {
        best = a.items.length >= b.items.length ? [a, b] : [b, a];
        bestShare = share;
      }
    }
  }
  return best;
}

interface Extent {
  left: number;
  right: number;
}

/** Overlap of two extents as a share of the narrower one. */
export function overlapShare(a: Extent, b: Extent): number {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return overlap / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}

function sharesRow(a: Cluster, b: Cluster): boolean {
  const [few, many] = a.rows.size < b.rows.size ? [a.rows, b.rows] : [b.rows, a.rows];
  for (const row of few) if (many.has(row)) return true;
  return false;
}

/** Where words stand behind the first figure of a row: a note, or what fills a cell. */
function wordsBehind(row: Row): Extent[][] | undefined {
  const first = figuresOf(row)[0];
  if (!first) return undefined;
  const words = row.items.filter(
    (item) => item.kind === 'words' && item.box[0] > first.box[2] && item.text.length > 2,
  );
  return words.length > 0 ? [words.map(({ box }) => ({ left: box[0], right: box[2] }))] : undefined;
}

/** Descriptions of rows with figures behind them, without their account numbers. */
function wordsBefore(row: Row): Extent | undefined {
  const first = figuresOf(row)[0];
  const name = row.items.find(({ kind }) => kind === 'words');
  return first && name && name.box[2] <= first.box[0] ? { left: name.box[0], right: name.box[2] } : undefined;
}

interface Among {
  rows: number;
  words: Extent[][];
  names: Extent[];
  /** Figures with a remark close behind them, which make no column but may stand in one. */
  noted: Item[];
  tolerance: number;
  all: Cluster[];
  /** The last row with figures in most columns. */
  lastFull: number;
}

const MOSTLY_FULL = 0.6;
const FEWEST_FULL = 4;

const fullness = (clusters: readonly Cluster[], row: number): number =>
  clusters.length < FEWEST_FULL ? 0 : clusters.filter(({ rows }) => rows.has(row)).length / clusters.length;

/** Notes hold figures too: where words outnumber them in one place, it is no column of figures. */
function isColumn(cluster: Cluster, among: Among): boolean {
  const own = cluster.items.filter(({ item }) => item.kind !== 'dash').length;
  if (own === 0) return false;
  const level = ({ edge, kind }: Item): boolean =>
    cluster.items.some(({ item }) => item.kind === kind && Math.abs(item.edge - edge) <= among.tolerance);
  const figures = own + among.noted.filter(level).length;
  const strong = cluster.items.some(({ item }) => item.strong);
  if (!strong && figures < 2 && among.rows > 6) return false;
  // What somebody worked out below the statement, in plain digits between its columns.
  if (!strong && Math.min(...cluster.rows) > among.lastFull && among.lastFull >= 0) return false;
  // A list beside or below the statement, such as "2019  $95", is set where or before the others' descriptions are.
  const named = among.names.filter(
    (extent) => cluster.right <= extent.left || overlapShare(extent, cluster) > 0.5,
  ).length;
  const isApart = among.all.every((other) => other === cluster || !sharesRow(cluster, other));
  if (named > (isApart ? figures / 2 : 2 * figures)) return false;
  const words = among.words.filter((row) => row.some((extent) => overlapShare(extent, cluster) > 0.5));
  return words.length <= figures;
}

function toBand(cluster: Cluster, tolerance: number): Band {
  const items = cluster.items.map((entry) => entry.item);
  const percent = items.filter((item) => item.kind === 'percent').length;
  const figures = items.filter((item) => item.kind !== 'dash').length;
  const alignments = [
    items.map((item) => item.edge),
    items.map((item) => item.box[0]),
    items.map((item) => (item.box[0] + item.box[2]) / 2),
  ].map((places) => ({ at: median(places), share: shareNear(places, median(places), tolerance) }));
  const best = alignments.reduce((a, b) => (b.share > a.share + 0.05 ? b : a));
  return {
    left: cluster.left,
    right: cluster.right,
    edge: median(items.map((item) => item.edge)),
    kind: percent * 2 > figures ? 'percent' : 'amount',
    clarity: best.share,
  };
}

export function shareNear(places: number[], at: number, tolerance: number): number {
  return places.filter((place) => Math.abs(place - at) <= tolerance).length / Math.max(1, places.length);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

const FEWEST_STAGGERED = 3;
/** A sum or a bottom line, of which one set apart is enough. */
const IS_SUM = /\b(?:totals?|net|surplus|deficit|excess|difference|profit|loss)\b/i;

/**
 * Parts in an inner column and their totals in an outer one: no row has a figure in both, and no header tells them
 * apart. They are one column.
 */
export function joinStaggered(rows: Row[], bands: Band[]): Band | undefined {
  const [first, second] = bands;
  if (bands.length !== 2 || !first || !second || first.kind !== second.kind) return undefined;
  const placed = rows
    .filter((row) => !isYearsRow(row))
    .map((row) => ({ text: row.line.text, figures: placeFigures(row, bands) }));
  const inner = placed.filter(({ figures: [a] }) => a).length;
  const outer = placed.filter(({ figures: [, b] }) => b);
  const isSums = outer.length >= FEWEST_STAGGERED || outer.every(({ text }) => IS_SUM.test(text));
  const isShared = outer.some(({ figures: [a] }) => a);
  if (inner < FEWEST_STAGGERED || outer.length === 0 || !isSums || isShared) return undefined;
  return { ...second, left: first.left, clarity: Math.min(first.clarity, second.clarity) };
}

/** Two columns may be of two matters. */
const FEWEST_LEVELS = 3;
/** Points by which levels of one column may be apart. */
const OF_LEVELS = 8;

/**
 * `972,890` under its section, `80,140` a little to the right under its total, and the grand total further on: figures set
 * in by the level of their rows are one column, as long as no row has two of them and nothing heads more than one.
 */
export function joinLevels(rows: Row[], bands: Band[], headers: Row[]): Band | undefined {
  const [first, last] = [bands[0], bands.at(-1)];
  if (bands.length < FEWEST_LEVELS || !first || !last || bands.some(({ kind }) => kind !== 'amount')) return undefined; // prettier-ignore
  const isStepped = bands.every(({ left }, b) => b === 0 || left - bands[b - 1]!.right < OF_LEVELS);
  const labels = headers.map(({ items }) =>
    items.filter(({ box }) => box[2] > first.left && box[0] < last.right),
  );
  // However far apart, where the head stands over the sums alone.
  const isOverSums =
    labels.some((own) => own.length > 0) && labels.flat().every(({ box }) => box[0] >= first.right);
  const isHeaded = labels.length > 0 || bands.every(({ left }, b) => b === 0 || left < bands[b - 1]!.right);
  if (!(isStepped || isOverSums) || !isHeaded || labels.some((own) => own.length > 1)) return undefined;
  const isShared = rows.some(
    (row) => !headers.includes(row) && placeFigures(row, bands).filter(Boolean).length > 1,
  );
  return isShared
    ? undefined
    : { ...last, left: first.left, clarity: Math.min(...bands.map(({ clarity }) => clarity)) };
}

/**
 * The band of each figure of a row, by place: a figure goes to the band that it overlaps most, a band takes one.
 * A figure among words that keeps to no band is left out, so that its words get it back.
 */
export function placeFigures(row: Row, bands: Band[]): (Item | undefined)[] {
  const tolerance = Math.max(3, 0.5 * row.height);
  const placed: (Item | undefined)[] = bands.map(() => undefined);
  const score = (item: Item, band: Band): number => {
    const share = overlapShare({ left: item.box[0], right: item.box[2] }, band);
    const near = Math.abs(item.edge - band.edge) <= tolerance;
    if (item.mixed && !near && share < 0.6) return 0;
    return Math.max(0, share) + (near ? 1 : 0);
  };
  const pairs: { item: Item; b: number; score: number }[] = [];
  for (const item of figuresOf(row)) {
    for (const [b, band] of bands.entries()) {
      if (band.left - tolerance > item.box[2] || band.right + tolerance < item.box[0]) continue;
      const points = score(item, band) + (item.mixed ? 0 : 0.2);
      if (points > 0.45) pairs.push({ item, b, score: points });
    }
  }
  pairs.sort((a, b) => b.score - a.score);
  const used = new Set<Item>();
  for (const { item, b } of pairs) {
    if (placed[b] || used.has(item)) continue;
    placed[b] = item;
    used.add(item);
  }
  return placed;
}
