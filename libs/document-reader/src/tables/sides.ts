import { namesSide } from '../lexicon/sides';
import { rowOf, shifted } from './items';
import { beforeProse, behindProse } from './prose-beside';
import { isColumnLabel, meaningOf } from './roles';
import { candidates, hasLetters, isFigure, isRow } from './side-rows';
import type { Item, Row } from './types';

/** Rows on each side that must show words and then figures before a page is cut in two. */
const FEWEST = 3;
/** Share of the rows with figures that the smaller side must have. */
const ENOUGH = 0.2;
/** Share of those rows that may have something lying across the cut. */
const TORN = 0.1;
/** Rows of figures without words of their own that the right side may have, for each row that has them. */
const LOOSE = 0.5;

/**
 * Two tables side by side share lines, or nearly: there is a place with words and figures to its left, words and
 * figures to its right, and nothing across. The page is cut there and each half is a stream of its own.
 */
export function splitSides(rows: Row[], firstStream: number): Row[] {
  const gap = gapOf(rows);
  if (gap !== undefined) {
    const before = splitSides(
      rows.flatMap((row) => partOf(row, (item) => item.box[0] < gap)),
      firstStream,
    );
    const behind = rows.flatMap((row) => partOf(row, (item) => item.box[0] >= gap));
    // Each further block is a stream of its own, before those of the next page.
    const last = before.at(-1)?.stream ?? firstStream;
    return [...before, ...behind.map((row) => ({ ...row, stream: (last + Math.floor(last) + 1) / 2 }))];
  }
  const cut = besideOf(rows) ?? cutOf(rows) ?? behindProse(rows) ?? beforeProse(rows);
  if (cut === undefined) return rows.map((row) => ({ ...row, stream: firstStream }));
  const accounts = headedAgain(rows, cut);
  if (accounts.length > 1)
    return accounts.flatMap((account, i) =>
      splitSides(account, 0).map((row) => ({
        ...row,
        stream: firstStream + (i + row.stream) / accounts.length,
      })),
    );
  const left: Row[] = [];
  const right: Row[] = [];
  const below = belowBoth(rows, cut);
  for (const row of rows) {
    const parts = [
      row.items.filter((item) => item.box[0] < cut),
      row.items.filter((item) => item.box[0] >= cut),
    ] as const;
    const across = row.items.some((item) => item.box[0] < cut - 2 && item.box[2] > cut + 2 * row.height);
    const whole = below.get(row);
    if (whole) {
      right.push({ ...whole, stream: firstStream + 0.5 });
      continue;
    }
    if (across || parts[1].length === 0) {
      left.push({ ...row, stream: firstStream });
      continue;
    }
    if (parts[0].length > 0) left.push(rowOf({ ...row, items: parts[0], stream: firstStream }));
    right.push(rowOf({ ...row, items: parts[1], stream: firstStream + 0.5 }));
  }
  return [...left, ...right];
}

/**
 * `RECEIPTS $ DISBURSEMENTS $` again further down: another account of two sides, with what is printed right above its
 * head.
 */
function headedAgain(rows: Row[], cut: number): Row[][] {
  const textOf = ({ items }: Row): string => items.map(({ text }) => text).join(' | ');
  const isHead = ({ items }: Row): boolean =>
    items.length >= FEWEST_HEADS && !items.some(({ text }) => /\d\d/.test(text)) && [true, false].every((isLeft) => items.some((item) => item.box[0] < cut === isLeft && hasLetters(item))); // prettier-ignore
  const heads = rows.flatMap((row, i) => (isHead(row) ? [i] : []));
  const again = heads.filter((at) => heads.some((other) => other < at && textOf(rows[other]!) === textOf(rows[at]!))); // prettier-ignore
  const starts = again.map((at) => (rows[at - 1]?.items.length === 1 ? at - 1 : at));
  return [0, ...starts].map((from, i) => rows.slice(from, starts[i]));
}

const FEWEST_HEADS = 4;

/** What a row has on one side of an empty column. */
function partOf(row: Row, isThere: (item: Item) => boolean): Row[] {
  const items = row.items.filter(isThere);
  if (items.length === 0) return [];
  return [items.length === row.items.length ? row : rowOf({ ...row, items })];
}

/**
 * Rows below both sides whose names stand to the left of the cut and whose figures to its right: their last column is that of
 * the right side, where it stands farther left as well.
 */
function belowBoth(rows: Row[], cut: number): ReadonlyMap<Row, Row> {
  const whole = rows.slice(lastBehind(rows, cut) + 1).filter((row) => {
    const before = row.items.filter((item) => item.box[0] < cut);
    const isName = before.some(hasLetters) && before.every(({ kind }) => kind === 'words');
    const behind = row.items.filter((item) => item.box[0] >= cut);
    return isName && behind.length > 0 && behind.every(isFigure);
  });
  if (whole.length < FEWEST) return new Map();
  const edgeOf = (some: Row[]): number => Math.max(...some.flatMap(({ items }) => items.flatMap((item) => (isFigure(item) && item.box[0] >= cut ? [item.box[2]] : [])))); // prettier-ignore
  const left = edgeOf(rows.filter((row) => !whole.includes(row))) - edgeOf(whole);
  const isMoved = (item: Item): boolean => left > APART && isFigure(item) && item.box[0] >= cut;
  return new Map(whole.map((row) => [row, rowOf({ ...row, items: row.items.map((item) => (isMoved(item) ? shifted(item, left) : item)) })])); // prettier-ignore
}

/** Points by which a column may end apart from another that it goes on below. */
const APART = 3;

/** The last row that has words and figures to the right of the cut. */
const lastBehind = (rows: Row[], cut: number): number =>
  rows.findLastIndex(({ items }) => isRow(items.filter((item) => item.box[0] >= cut)));

function cutOf(rows: Row[]): number | undefined {
  const withFigures = rows.filter((row) => isRow(row.items));
  if (withFigures.length < FEWEST) return undefined;
  // A paragraph of a letter around the table may be wider than the table is.
  const lefts = withFigures.map((row) => row.box[0]);
  const rights = withFigures.map((row) => row.box[2]);
  const [from, to] = [Math.min(...lefts), Math.max(...rights)];
  let best: { cut: number; score: number } | undefined;
  for (const cut of candidates(rows).filter(
    (x) => x > from + 0.25 * (to - from) && x < from + 0.8 * (to - from),
  )) {
    const score = scoreOf(rows, cut);
    const isEnough =
      score >= ENOUGH * withFigures.length ||
      rows.some((row) => isHeadedTwice(row, cut) || isHeadedBySides(row, cut)) ||
      isPaired(rows, cut);
    if (score >= FEWEST && isEnough && score > (best?.score ?? 0)) best = { cut, score };
  }
  return best && withCodes(rows, best.cut);
}

/** `RECEIPTS  Budget 2031    DISBURSEMENTS  Budget 2031`: a few rows on one side are a table where both have one head. */
function isHeadedTwice({ items }: Row, cut: number): boolean {
  const left = items.filter((item) => item.box[0] < cut);
  const right = items.filter((item) => item.box[0] >= cut);
  const labels = left.slice(1).filter((item) => isColumnLabel(meaningOf(item.text)));
  return (
    right.length === left.length &&
    labels.length > 0 &&
    hasLetters(right[0]!) &&
    labels.every((label) => right.slice(1).some((other) => other.text === label.text))
  );
}

/** `INCOME:  EXPENSES:`, each over its own list. */
function isHeadedBySides({ items }: Row, cut: number): boolean {
  const [left, right, other] = items;
  return (
    left !== undefined &&
    right !== undefined &&
    !other &&
    left.box[2] < cut &&
    right.box[0] >= cut &&
    [left, right].every(({ text }) => namesSide(text)) &&
    left.text !== right.text
  );
}

/** Share of the figures behind a cut that must end where the others do. */
const ALIGNED = 0.9;

/**
 * A few lines of income beside many expenses: rows with words and a figure on both sides of the cut, where all behind
 * it end at one edge, as figures of remarks do not.
 */
function isPaired(rows: Row[], cut: number): boolean {
  const behind = rows.map((row) => row.items.filter((item) => item.box[0] >= cut));
  const pairs = rows.filter(
    ({ items }, i) => isRow(items.filter((item) => item.box[0] < cut)) && isRow(behind[i]!),
  );
  const ends = behind
    .flatMap((items) => items.filter((item) => isFigure(item) && item.strong))
    .map(({ edge }) => edge);
  const last = Math.max(...ends);
  const aligned = ends.filter((edge) => last - edge < 0.3 * rows[0]!.height).length;
  return pairs.length >= FEWEST && aligned >= ALIGNED * ends.length;
}

/** Two tables of a sheet with an empty column between them: remarks before it belong to the first one. */
function gapOf(rows: Row[]): number | undefined {
  const scores = gapsOf(rows).map((cut) => ({ cut, score: scoreOf(rows, cut) }));
  const most = Math.max(FEWEST, ...scores.map(({ score }) => score));
  return scores.findLast(({ score }) => score === most)?.cut;
}

/**
 * A sheet's table with a summary of its own form beside it, an empty column between them: no row of the table goes on
 * into the summary.
 */
function besideOf(rows: Row[]): number | undefined {
  return gapsOf(rows).find((cut) => isBeside(rows, cut) || hasOwnNames(rows, cut));
}

/** Where a column of a sheet begins before which an empty one stands. */
function gapsOf(rows: Row[]): number[] {
  if (rows.some((row) => row.page.source !== 'grid')) return [];
  const lefts = new Map<number, number>();
  for (const item of rows.flatMap((row) => row.items)) {
    const column = columnOf(item);
    if (column !== undefined) lefts.set(column, Math.min(item.box[0], lefts.get(column) ?? Infinity));
  }
  const columns = [...lefts.keys()].sort((a, b) => a - b);
  return columns
    .slice(1)
    .filter((column) => !lefts.has(column - 1))
    .map((column) => lefts.get(column)! - 2);
}

/** Behind an empty column each row of figures begins with a name of its own: a list of components beside a budget. */
function hasOwnNames(rows: Row[], cut: number): boolean {
  const left = rows.filter(({ items }) => isRow(items.filter((item) => item.box[0] < cut)));
  const behind = rows.map(({ items }) => items.filter((item) => item.box[0] >= cut));
  // A remark of a row, in one cell, may have figures too.
  const figures = behind.filter(
    (items) => items.some(isNumber) && new Set(items.map(({ cell }) => cell)).size > 1,
  );
  return (
    left.length >= FEWEST &&
    figures.length >= FEWEST &&
    figures.every(
      ([name, ...items]) => name?.kind === 'words' && /\p{L}{2}/u.test(name.text) && items.some(isNumber),
    )
  );
}

const isNumber = ({ kind }: Item): boolean => kind !== 'words';

function isBeside(rows: Row[], cut: number): boolean {
  let [left, figures, words] = [0, 0, 0];
  for (const row of rows) {
    const isOwn = isRow(row.items.filter((item) => item.box[0] < cut));
    const behind = row.items.filter((item) => item.box[0] >= cut);
    if (isOwn && behind.some(isFigure)) return false;
    if (isOwn) left++;
    if (behind.some(isFigure)) figures++;
    words += behind.filter(hasLetters).length;
  }
  return left >= FEWEST && figures > 0 && words >= FEWEST;
}

/** `C12` stands in the third column. */
function columnOf(item: Item): number | undefined {
  const letters = /^[A-Z]+/.exec(item.cell.ref ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Rows on the smaller side, 0 where too much lies across. */
function scoreOf(rows: Row[], cut: number): number {
  let [left, right, torn, all] = [0, 0, 0, 0];
  let loose = 0;
  // What is printed below both sides may lie across.
  const end = lastBehind(rows, cut);
  for (const row of rows.slice(0, end + 1)) {
    const figures = row.items.filter(isFigure);
    if (figures.length > 0) all++;
    if (figures.length > 0 && row.items.some((item) => item.box[0] < cut && item.box[2] > cut + 4)) torn++;
    if (isRow(row.items.filter((item) => item.box[0] < cut))) left++;
    const behind = row.items.filter((item) => item.box[0] >= cut);
    // Words in a cell (`included`) have figures before them; a table's own words come first.
    if (
      isRow(behind) &&
      (hasLetters(behind[0]!) || (behind[1] && hasLetters(behind[1]) && !behind[0]!.strong))
    )
      right++;
    else if (behind.some(isFigure)) loose++;
  }
  return torn > TORN * all || loose > LOOSE * right ? 0 : Math.min(left, right);
}

/** Account numbers right before the right side's words go with them, unless the left side goes on below them. */
function withCodes(rows: Row[], cut: number): number {
  const codes: Item[] = [];
  let words = 0;
  let isLeft = false;
  for (const row of rows) {
    const at = row.items.findIndex((item) => item.box[0] >= cut);
    const item = row.items[at];
    if (item && isRow(row.items.slice(at))) {
      words++;
      const before = row.items[at - 1];
      if (before && !before.strong && /^[A-Z]?\d{3,6}(?:[-.]\d+)*$/.test(before.text)) codes.push(before);
    } else if (at < 0) {
      // A line of rules alone has no item.
      const last = row.items.at(-1);
      isLeft ||=
        last !== undefined &&
        isFigure(last) &&
        codes.some(({ edge }) => Math.abs(edge - last.edge) < row.height);
    }
  }
  return codes.length > 0.6 * words && !isLeft ? Math.min(...codes.map(({ box }) => box[0])) - 2 : cut;
}
