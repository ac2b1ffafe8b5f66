import type { Box, Cell, Line, Page } from '../page/types';

/** A piece of a line that is wholly a number or wholly words; finer than a cell, whose gaps may mislead. */
export interface Item {
  text: string;
  box: Box;
  /** The cell it stands in (its first, where `$` stands apart from its digits). */
  cell: Cell;
  bold: boolean;
  /** 0 to 1; below 1 only where it was recognised. */
  confidence: number;
  kind: 'words' | 'amount' | 'percent' | 'dash';
  /** Of an amount; of a percentage, percent times 100 (2.5 % is 250), rounded. */
  cents?: number;
  /** A recognized amount as another engine reads it. */
  other?: { text: string; cents: number };
  /** Only an amount of money looks like this: `$`, thousands, decimals, parentheses. `2026` is not. */
  strong: boolean;
  /** It shares its cell with words, so it may belong to them. */
  mixed: boolean;
  /** A character was put right after recognition. */
  repaired: boolean;
  /** Where it stands, if not on the line of its row: a table that was turned has its figures below each other. */
  line?: Line;
  /** The page of that line, if it is another: a sheet whose columns go on there. */
  page?: Page;
  /** Right edge of the last digit: what right-aligned figures share, whatever parenthesis follows. */
  edge: number;
}

/** A line of a page, cut into items from left to right. Half a line where two tables stand side by side. */
export interface Row {
  page: Page;
  line: Line;
  items: Item[];
  box: Box;
  /** Height of its letters in points. */
  height: number;
  bold: boolean;
  /** It was printed on every row of its section, and stands above them now. */
  isHeading?: boolean;
  /** The side that a column of account types tells. */
  side?: 'income' | 'expense';
  /** The sheet or half page it belongs to: rows of different streams never share a table. */
  stream: number;
}

/** A band of figures that stand under each other. */
export interface Band {
  /** Extent of its figures. */
  left: number;
  right: number;
  /** The edge or middle that its figures share. */
  edge: number;
  kind: 'amount' | 'percent' | 'code';
  /** Share of its figures that keep to the common alignment, 0 to 1. */
  clarity: number;
}

export type ColumnRole =
  | 'budget'
  | 'actual'
  | 'projected'
  | 'proposed'
  | 'ytd'
  | 'variance'
  | 'percent'
  | 'month'
  | 'quarter'
  | 'other';

export interface TableColumn extends Band {
  /** The words above it, from top to bottom. */
  label: string;
  role: ColumnRole;
  year?: number;
  /** 1 to 12 of a month's column, 1 to 4 of a quarter's. */
  part?: number;
  /** So many columns were added to make it: the page does not print it. */
  added?: number;
  /** 0 to 1: whether role and year were read or only concluded. */
  certainty: number;
}

/** What a row says once columns are known. `amounts` has an entry only where a figure stands. */
export interface TableRow {
  source: Row;
  /** Words before the first figure, without the code. */
  description: string;
  code?: string;
  /** Left edge of the description in points. */
  indent: number;
  amounts: (Item | undefined)[];
  /** Cells that hold words where figures stand: `TBD`, `included`, `#REF!`. */
  filled: number;
  note?: string;
}

export interface Table {
  columns: TableColumn[];
  rows: TableRow[];
  /** Words above the table, nearest last. */
  titles: Row[];
  /** Rows that were read as its header. */
  headers: Row[];
}

/** A label with the indexes of the bands that it stands over. */
export interface Heading {
  item: Item;
  over: number[];
}
