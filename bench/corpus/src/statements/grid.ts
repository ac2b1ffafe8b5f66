import type { FlatRow } from './model';
import type { Look } from './look';

/** A statement as it is printed: columns of text, and lines of cells that know which rows they print. */
export interface GridColumn {
  kind: 'label' | 'code' | 'amount' | 'words';
  align: 'left' | 'right' | 'center';
}

export interface GridCell {
  text: string;
  cents?: number;
  /** Hundredths of a percent. */
  percent?: number;
  span?: number;
  bold?: boolean;
  indent?: number;
  /** A sum, which a spreadsheet stores as a formula. */
  sum?: boolean;
}

export interface GridLine {
  kind: 'title' | 'text' | 'header' | 'row' | 'gap' | 'page';
  cells: GridCell[];
  rows: FlatRow[];
  total: boolean;
}

export interface Grid {
  name: string;
  columns: GridColumn[];
  lines: GridLine[];
  look: Look;
}
