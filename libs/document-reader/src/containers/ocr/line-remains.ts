import type { Gray, Mask } from './bitmap';
import { isCopied } from './copied';
import { blankOut, boundsOf, componentsOf, pixelsOf, type Components } from './components';

/** Inches. A dash among figures is as flat, but a little shorter, and stands at the middle of its row. */
const FLAT = 0.025;
const LEAST_WIDE = 0.045;
/** Letters and figures, from a small x to a capital of a title. */
const LEAST_HIGH = 0.04;
const MOST_HIGH = 0.3;
/** So many letters make a row. */
const LETTERS = 2;
/** What stands on a letter is this near it; in a copy the strokes of one letter may be as far apart as it is high. */
const NEAR = 0.025;
const NEAR_IN_COPY = 0.065;
/** Pixels: how far a line may wander, and ink that is no grain. */
const LEVEL = 2;
const FEW = 4;

/**
 * Takes out what noise and copying left of ruled lines: flat pieces of ink between the rows of letters. A dash in a
 * table is as flat but has letters or figures on both sides of its height somewhere on its row, and stays.
 */
export function removeLineRemains(image: Gray, mask: Mask, dpi: number): void {
  const components = componentsOf(mask);
  const flat: (Bounds & { label: number })[] = [];
  const onRow = new Uint16Array(mask.height);
  for (let label = 1; label < components.sizes.length; label++) {
    if ((components.sizes[label] ?? 0) < 4) continue;
    const bounds = boundsOf(components, label, mask.width);
    const { left, top, right, bottom } = bounds;
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (high <= dpi * FLAT) {
      if (wide >= dpi * LEAST_WIDE && wide >= 2 * high) flat.push({ label, ...bounds });
    } else if (high >= dpi * LEAST_HIGH && high <= dpi * MOST_HIGH) {
      // Its upper and lower eighth may reach between the rows: g, (, or a line it stands on.
      for (let y = Math.ceil(top + high / 8); y <= bottom - high / 8; y++) onRow[y] = (onRow[y] ?? 0) + 1;
    }
  }
  const near = Math.round(dpi * (isCopied(image) ? NEAR_IN_COPY : NEAR));
  const isFlat = new Set(flat.map(({ label }) => label));
  for (const piece of flat) {
    const isLine = (onRow[(piece.top + piece.bottom) >> 1] ?? 0) < LETTERS;
    if (isLine && !hasInkNear(piece, { components, isFlat, mask, near }))
      blankOut(image, mask, pixelsOf(components, piece.label));
  }
}

type Bounds = ReturnType<typeof boundsOf>;

interface Around {
  components: Components;
  isFlat: Set<number>;
  mask: Mask;
  near: number;
}

/** Ink above or below it; what stands beside it on its level is more of the same line. */
function hasInkNear(
  { left, top, right, bottom }: Bounds,
  { components, isFlat, mask, near }: Around,
): boolean {
  let ink = 0;
  for (let y = Math.max(0, top - near); y <= Math.min(mask.height - 1, bottom + near); y++) {
    if (y >= top - LEVEL && y <= bottom + LEVEL) continue;
    for (let x = Math.max(0, left - near); x <= Math.min(mask.width - 1, right + near); x++) {
      const other = components.labels[y * mask.width + x] ?? 0;
      if (other !== 0 && !isFlat.has(other)) ink++;
    }
  }
  return ink >= FEW;
}
