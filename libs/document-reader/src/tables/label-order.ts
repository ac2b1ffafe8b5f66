import { isColumnLabel, meaningOf, type LabelMeaning } from './roles';
import { figuresStart, isOver, type Slot } from './slots';
import type { Band, Heading, Item, Row } from './types';

/* Labels that stand beside the figures that they belong to: their order tells more than their places. */

/** Points that edges at one tab may be apart. */
export const LEVEL = 2;

/** Labels that begin further apart than this are of different columns. */
const SAME_COLUMN = 4;

/**
 * Labels set to the left of their columns while the figures are set to the right, so that a label may be over the
 * wrong figures or over none: stacked words that begin at one place are one label, and where there are as many labels
 * as columns they belong to them in order. Undefined where geometry alone is good enough.
 */
export function stackedLabels(headers: Row[], bands: Band[]): string[][] | undefined {
  if (bands.length < 3 || headers.some(({ page }) => page.source !== 'text')) return undefined;
  const start = figuresStart(bands);
  const width = start - (bands[0]!.right - bands[0]!.left) - SAME_COLUMN;
  const items = headers
    .flatMap((row) => row.items)
    .filter((item) => item.box[0] > Math.min(start, width) - LABEL_BEFORE);
  const stacks: { left: number; right: number; items: Item[] }[] = [];
  for (const item of [...items].sort((a, b) => a.box[0] - b.box[0])) {
    const last = stacks.at(-1);
    if (last && item.box[0] < last.right) {
      last.items.push(item);
      last.right = Math.max(last.right, item.box[2]);
    } else stacks.push({ left: item.box[0], right: item.box[2], items: [item] });
  }
  const texts = stacks.map(({ items: own }) => inRows(own, headers));
  if (!texts.every((own) => isColumnLabel(meaningOf(own.join(' '))))) return undefined;
  // Figures end below their own label or between it and the next one.
  const owners = bands.map((band) => stacks.findLastIndex(({ left }) => left < band.right));
  const isUnique = owners.every((at, b) => at >= 0 && at !== owners[b - 1]);
  const isPushed = owners.some((at, b) => stacks[at]?.items.every((item) => item.box[2] < bands[b]!.left));
  return isUnique && isPushed ? owners.map((at) => texts[at]!) : undefined;
}

const inRows = (items: Item[], headers: Row[]): string[] =>
  headers.flatMap((row) => items.filter((item) => row.items.includes(item)).map(({ text }) => text));

/** Points that a first label may begin before its figures. */
const LABEL_BEFORE = 30;

/**
 * Labels that tabs have pushed to the right, each over the next column's figures and the last over none: as many as
 * there are columns, the first of them at its own.
 */
export function inOrder({ page, items }: Row, bands: Band[], slots: Slot[]): Heading[] | undefined {
  const labels = items.filter((item) => isColumnLabel(meaningOf(item.text)));
  const last = labels.at(-1);
  if (
    page.source === 'ocr' ||
    labels.length < 2 ||
    labels.length !== bands.length ||
    labels.length !== items.length
  )
    return undefined;
  const isPushed = labels.every((item, b) => item.box[0] > bands[b]!.left - LEVEL);
  const isFirst = Math.abs(labels[0]!.box[0] - bands[0]!.left) < LEVEL;
  const isToRight = isPushed && isFirst && last!.box[0] > bands.at(-1)!.right && !isOver(last!, slots);
  return isToRight || isToLeft(labels, bands) ? labels.map((item, b) => ({ item, over: [b] })) : undefined;
}

/**
 * `Budget 2025  Jan-Sept  left` or `Approved 2025  Approved 2026` from the descriptions on, where nothing heads those:
 * each label stands one column too far to the left.
 */
function isToLeft(labels: readonly Item[], bands: readonly Band[]): boolean {
  const [first, last] = [labels[0]!, labels.at(-1)!];
  if (first.box[2] >= bands[0]!.left || last.box[2] >= bands.at(-1)!.left) return false;
  const meanings = labels.map(({ text }) => meaningOf(text));
  const [{ role }] = meanings as [LabelMeaning];
  const years = new Set(meanings.map(({ year }) => year));
  const areYears =
    years.size === labels.length && !years.has(undefined) && meanings.every((one) => one.role === role);
  const isCompared = (role === 'budget' || role === 'actual') && meanings.at(-1)!.role === 'variance';
  return areYears || isCompared;
}
