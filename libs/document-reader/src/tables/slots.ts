import type { Band, Item } from './types';

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

/** A sheet's cell that ends where figures begin is over descriptions, however near. */
export function isCellBefore(item: Item, start: number): boolean {
  return item.cell.ref !== undefined && item.box[2] <= start + 1;
}

/** Whether a text's middle is among the columns of figures. */
export function isOver(item: Item, slots: Slot[]): boolean {
  const middle = (item.box[0] + item.box[2]) / 2;
  const first = slots[0];
  const last = slots.at(-1);
  return first !== undefined && last !== undefined && middle > first.left && middle < last.right;
}
