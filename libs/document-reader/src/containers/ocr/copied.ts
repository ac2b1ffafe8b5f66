import type { Gray } from './bitmap';

/** What is ink and what is black, and how much of a copy's ink is. Of copies that were levelled 0.3, of grey scans 0.04 at most. */
const INK = 200;
const BLACK = 20;
const COPIED = 0.15;

/** Whether a page was copied to black and white before it was scanned: its strokes are black, jagged and broken. */
export function isCopied({ data }: Gray): boolean {
  let [black, ink] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const value = data[i] ?? 255;
    if (value < INK) ink++;
    if (value < BLACK) black++;
  }
  return black > COPIED * ink;
}
