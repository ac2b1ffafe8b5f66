import type { Cell, Line, Page } from '../../page/types';
import type { Ratio } from './ratio';
import type { KeyLabel } from './unit-text';

/** A designation of one row with what it names. */
export interface RowKey {
  label: KeyLabel;
  word: string;
  names: string[];
  ranged: boolean;
  plural: boolean;
  /** Of recognition, 0 to 1; absent where nobody asked. */
  confidence?: number;
  /** Could not be read: what was made of it is no name, and its row has one only by its place among the others. */
  unread?: boolean;
}

/** One share as it stands on a line, before its designations are spread and named. */
export interface Row {
  keys: RowKey[];
  share: Ratio;
  raw: string;
  page: Page;
  line: Line;
  cell: Cell;
  /** Characters were put right, by recognition or in the text. */
  repaired: boolean;
  /** Its designation was put right, or taken from its place among the others. */
  renamed?: 'repaired' | 'placed';
  /** Of a scan: its share could not be read, and stands as zero. */
  blank?: true;
  /** Words and figures of the share disagree. */
  contradicts: boolean;
  /** Of recognition, 0 to 1. */
  confidence: number;
  /** How plainly the row says what it is: labelled unit with a marked share 1, bare numbers under a head less. */
  evidence: number;
  /** The last heading between the rows: `TOWER A`. */
  group?: string;
}

export interface TotalRow {
  share: Ratio;
  raw: string;
  page: Page;
  line: Line;
  cell: Cell;
  text: string;
}

/** Rows that stand together, with the headings above them. */
export interface RawTable {
  rows: Row[];
  totals: TotalRow[];
  /** Headings and sentences before its first row, nearest last. */
  heading: { page: Page; line: Line }[];
  first: { page: Page; line: Line };
  last: { page: Page; line: Line };
  /** Shares the cost of some work or some building, by the words above it: no ownership. */
  limited: boolean;
  /** Something about its reading that must be told. */
  doubts: { code: string; message: string; page: Page; line: Line }[];
}
