import type { Item, TableColumn } from '../../tables/types';
import type { Page } from '../../page/types';

/** What arithmetic says of a cell. */
export type Proof = 'foots' | 'open' | 'misses';

interface Judged {
  item: Item;
  column: TableColumn;
  source: Page['source'];
  proof: Proof;
  /** What the reading of the whole table says against itself. */
  doubts?: Doubts;
}

/** Where a reading contradicts itself, its figures are not to be taken over unseen. */
export interface Doubts {
  /** Columns of a guessed head that is another column's too; the funds of one year have names of their own. */
  columns: ReadonlySet<TableColumn>;
  /** More totals differ from their lines than agree: lines are missing, or names and sections mixed up. */
  isAtOdds: boolean;
}

/** What is left of a figure's confidence for each of these. */
const DOUBTED = 0.85;
/** Totals from which their agreement says something of the whole table. */
const FEWEST_TOTALS = 3;

/** Finds what contradicts itself in a table that was read: its columns' heads, and its totals as they foot or not. */
export function doubtsOf(columns: readonly TableColumn[], totals: readonly boolean[]): Doubts {
  const isSame = (a: TableColumn, b: TableColumn): boolean =>
    a !== b && a.label === b.label && a.role === b.role && a.year === b.year && a.part === b.part;
  const guessed = columns.filter(
    (column) => column.certainty < 0.9 && columns.some((other) => isSame(column, other)),
  );
  const missing = totals.filter((foots) => !foots).length;
  return {
    columns: new Set(guessed),
    isAtOdds: totals.length >= FEWEST_TOTALS && missing * 2 > totals.length,
  };
}

/**
 * How sure a figure is, from 0 to 1: where it was read, whether it keeps to its column, and whether the printed totals
 * over it agree. The base rates were set by measuring generated papers (docs/benchmarks.md).
 */
export function cellConfidence({ item, column, source, proof, doubts }: Judged): number {
  const placed = 0.8 + 0.2 * Math.min(1, column.clarity + 0.3);
  const sure = placed * (item.mixed ? 0.98 : 1);
  if (source === 'ocr') return recognised(item, proof) * namedOnScan(column) * sure;
  const base = { foots: 0.995, open: 0.975, misses: 0.88 }[proof];
  const isDoubted = doubts?.columns.has(column) || (doubts?.isAtOdds && proof !== 'foots');
  return base * namedIn(column) * (isDoubted ? DOUBTED : 1) * sure;
}

/** How sure it is what the column holds, by its head. */
function namedIn({ certainty }: TableColumn): number {
  return certainty >= 0.9 ? 1 : certainty >= 0.5 ? 0.97 : 0.93;
}

/** Of the paper as a whole, and not of one column. */
const TITLE = /\b(?:fiscal year|year end(?:ing|ed))\b/i;

/**
 * A scan's heads are misread more often than its figures: exact digits under a head that was lost are of no known year
 * or role. Of 271 figures under heads that said nothing none was understood, of 340 whose head was guessed by the
 * others' two in five, and of 260 whose head had run together with a title or another year a half.
 */
function namedOnScan({ certainty, label }: TableColumn): number {
  if (certainty < 0.5) return 0.3;
  if (certainty < 0.9) return 0.6;
  const years = new Set(label.match(/\b(?:(?:19|20)|FY ?)\d\d\b/gi)?.map((year) => year.slice(-2)));
  return years.size > 1 || TITLE.test(label) ? 0.6 : 1;
}

/** A total that agrees proves recognised digits; without one only the recogniser's own confidence is left. */
function recognised(item: Item, proof: Proof): number {
  const own = 0.62 + 0.34 * item.confidence;
  if (proof === 'foots') return Math.max(0.985, own);
  if (proof === 'misses') return missed(item.confidence) * (item.repaired ? 0.7 : 1);
  return own * (item.repaired ? 0.75 : 1);
}

/** Where a total does not agree, one of its figures is wrong: most likely one that was hardly recognised. */
function missed(confidence: number): number {
  return confidence < 0.7 ? 0.3 : confidence < 0.8 ? 0.5 : confidence < 0.9 ? 0.68 : 0.8;
}
