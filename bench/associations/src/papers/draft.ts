import { type Random } from '../core/random';
import { type Block, type Paper, type Style } from '../layout/paper';
import { type SheetOptions } from '../writers/xlsx';
import { type Truth, type TruthPart } from '../truth';

/** A document with its truth, before a container is chosen for it. */
export interface Draft {
  paper: Paper;
  kind: Truth['kind'];
  association?: string;
  fiscalYear?: number;
  parts: TruthPart[];
  traits: string[];
  sheet?: SheetOptions;
  /** The same content with a table a section, for a workbook with a sheet each. */
  sheets?: Block[];
  /** From this block on the document may be scanned while the rest has text. */
  exhibitAt?: number;
}

const accents = [
  '#1f4e5f',
  '#7a3e1d',
  '#2f6b3a',
  '#24365c',
  '#4b2a59',
  '#8a1c2b',
  '#444444',
  '#0f6e6e',
  '#000000',
];

/** A look for a document; two documents rarely have the same. */
export function anyStyle(random: Random, more: Partial<Style> = {}): Style {
  return {
    font: random.weighted<Style['font']>({ sans: 4, serif: 3, embedded: 3, mono: 1 }),
    size: random.float(8, 10.4),
    orientation: 'portrait',
    margin: random.int(36, 66),
    accent: random.pick(accents),
    header: random.pick(['solid', 'light', 'rule']),
    grid: random.pick(['none', 'none', 'rows', 'all']),
    zebra: random.chance(0.25),
    letterhead: random.pick(['bar', 'centered', 'rule', 'plain']),
    figures: random.chance(0.75) ? 'first' : 'last',
    padding: random.float(1.6, 4),
    ...more,
  };
}

/** A date of the file that fits the year that it is about. */
export function paperDate(random: Random, year: number): Date {
  return new Date(Date.UTC(year, random.int(0, 11), random.int(1, 28), 15, random.int(0, 59)));
}
