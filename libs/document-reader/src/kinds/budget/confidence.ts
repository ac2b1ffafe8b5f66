import type { Item, TableColumn } from '../../tables/types';
import type { Page } from '../../page/types';

/** What arithmetic says of a cell. */
export type Proof = 'foots' | 'open' | 'misses';

interface Judged {
  item: Item;
  column: TableColumn;
  source: Page['source'];
  proof: Proof;
}

/**
 * How sure a figure is, from 0 to 1: where it was read, whether it keeps to its column, and whether the printed totals
 * over it agree. The base rates were set by measuring generated papers (docs/benchmarks.md).
 */
export function cellConfidence({ item, column, source, proof }: Judged): number {
  const base =
    source === 'ocr' ? recognised(item, proof) : { foots: 0.995, open: 0.975, misses: 0.93 }[proof];
  const placed = 0.8 + 0.2 * Math.min(1, column.clarity + 0.3);
  const named = column.certainty >= 0.9 ? 1 : column.certainty >= 0.5 ? 0.97 : 0.93;
  return base * placed * named * (item.mixed ? 0.98 : 1);
}

/** A total that agrees proves recognised digits; without one only the recogniser's own confidence is left. */
function recognised(item: Item, proof: Proof): number {
  const own = 0.62 + 0.34 * item.confidence;
  if (proof === 'foots') return Math.max(0.985, own);
  if (proof === 'misses') return own * (item.repaired ? 0.6 : 0.82);
  return own * (item.repaired ? 0.75 : 1);
}
