import { countsOf, type Gray } from './bitmap';

/** What is ink and what is black, and how much of a copy's ink is. Of copies that were levelled 0.3, of grey scans 0.04 at most. */
const INK = 200;
const BLACK = 20;
const COPIED = 0.15;

/** Whether a page was copied to black and white before it was scanned: its strokes are black, jagged and broken. */
export function isCopied(image: Gray): boolean {
  const counts = countsOf(image);
  const [black, ink] = [BLACK, INK].map((shade) =>
    counts.subarray(0, shade).reduce((sum, one) => sum + one, 0),
  );
  return (black ?? 0) > COPIED * (ink ?? 0);
}
