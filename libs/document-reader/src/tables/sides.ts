import { rowOf } from './items';
import { median } from './bands';
import type { Item, Row } from './types';

/** Share of the rows with figures that must show words, figures, words, figures. */
const ENOUGH = 0.3;

/**
 * Two tables side by side read as one line each: words, figures, words, figures. Where the second words of many rows
 * begin at one place, the page is cut there and each half is a stream of its own. Otherwise the rows come back as they are.
 */
export function splitSides(rows: Row[], firstStream: number): Row[] {
  const cut = cutOf(rows);
  if (cut === undefined) return rows.map((row) => ({ ...row, stream: firstStream }));
  const left: Row[] = [];
  const right: Row[] = [];
  for (const row of rows) {
    const parts = [
      row.items.filter((item) => item.box[0] < cut),
      row.items.filter((item) => item.box[0] >= cut),
    ] as const;
    const spansBoth = row.items.some((item) => item.box[0] < cut - 2 && item.box[2] > cut + 2 * row.height);
    if (spansBoth || parts[1].length === 0) {
      left.push({ ...row, stream: firstStream });
      continue;
    }
    if (parts[0].length > 0) left.push(rowOf({ ...row, items: parts[0], stream: firstStream }));
    right.push(rowOf({ ...row, items: parts[1], stream: firstStream + 0.5 }));
  }
  return [...left, ...right];
}

/** The second words of a row that stand between figures: `Dues 100 | Water 50`. */
function secondWords(row: Row): Item | undefined {
  let figures = 0;
  let words = 0;
  for (const [i, item] of row.items.entries()) {
    if (item.kind !== 'words') {
      if (words > 0 && (item.kind === 'dash' || item.strong || item.text.length > 2)) figures++;
      continue;
    }
    words++;
    const isCode = /^[\d.-]+$/.test(item.text);
    const followed = row.items.slice(i + 1).some((later) => later.kind !== 'words');
    if (figures > 0 && followed && (isCode || /\p{L}{3}/u.test(item.text))) return item;
  }
  return undefined;
}

function cutOf(rows: Row[]): number | undefined {
  const withFigures = rows.filter(
    (row) =>
      row.items.some((item) => item.kind !== 'words') && row.items.some((item) => item.kind === 'words'),
  );
  const seconds = withFigures.flatMap((row) => secondWords(row) ?? []);
  if (seconds.length < 3 || seconds.length < ENOUGH * withFigures.length) return undefined;
  const at = median(seconds.map((item) => item.box[0]));
  const reach = 24;
  const aligned = seconds.filter((item) => Math.abs(item.box[0] - at) <= reach);
  if (aligned.length < 0.7 * seconds.length) return undefined;
  const cut = Math.min(...aligned.map((item) => item.box[0])) - 2;
  // Figures that lie across the cut would be torn from their table.
  const torn = rows
    .flatMap((row) => row.items)
    .filter((item) => item.kind !== 'words' && item.box[0] < cut && item.box[2] > cut + 4);
  return torn.length > 0.05 * rows.length ? undefined : cut;
}
