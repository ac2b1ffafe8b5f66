/**
 * A document before it has a container: blocks of text and tables. The same document can be written as PDF, Word, a
 * spreadsheet, comma-separated values or plain text; what it says (the truth) does not depend on which.
 */
export type Align = 'left' | 'right' | 'center';

export interface Cell {
  text: string;
  /** The amount that the text prints; spreadsheets store it as a number. */
  cents?: number;
  /** A share or change in percent; spreadsheets may store it as a number. */
  percent?: number;
  span?: number;
  align?: Align;
  indent?: number;
  /** Stored as a formula with this value, as spreadsheets have totals. */
  computed?: boolean;
  /** Dots from the text to the end of the cell. */
  leader?: boolean;
}

export type RowRole = 'header' | 'section' | 'line' | 'subtotal' | 'total' | 'note' | 'blank';

export interface Row {
  role: RowRole;
  cells: Cell[];
}

export interface Column {
  /** Share of the table's width. */
  weight: number;
  align: Align;
}

export type Block =
  | { kind: 'letterhead'; name: string; lines: string[] }
  | { kind: 'title'; text: string; sub?: string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; align?: Align; style?: 'normal' | 'small' | 'bold' | 'italic' }
  | { kind: 'fields'; rows: [string, string][] }
  | { kind: 'table'; columns: Column[]; rows: Row[]; repeatHeader?: boolean; width?: number }
  | { kind: 'columns'; blocks: Block[][] }
  | { kind: 'signatures'; parties: { party: string; name: string; title: string; date: string }[] }
  | { kind: 'space'; points: number }
  | { kind: 'page' };

export interface Paper {
  /** For the file's properties. */
  title: string;
  author: string;
  /** The date of the file's properties: fixed, so that a seed gives the same bytes. */
  date: Date;
  blocks: Block[];
  footer?: string;
  pageNumbers?: 'page-of' | 'dash' | 'none';
  style: Style;
}

export interface Style {
  font: 'sans' | 'serif' | 'mono' | 'embedded';
  size: number;
  orientation: 'portrait' | 'landscape';
  margin: number;
  accent: string;
  header: 'solid' | 'light' | 'rule';
  grid: 'none' | 'rows' | 'all';
  zebra: boolean;
  letterhead: 'bar' | 'centered' | 'rule' | 'plain';
  /** A wrapped description's figures stand beside its first or its last line. */
  figures: 'first' | 'last';
  padding: number;
  /** Pages lie on their side in the file and carry a quarter turn. PDF only. */
  rotated?: boolean;
}

export const plainStyle: Style = {
  font: 'sans',
  size: 9.5,
  orientation: 'portrait',
  margin: 54,
  accent: '#1f4e5f',
  header: 'solid',
  grid: 'rows',
  zebra: false,
  letterhead: 'rule',
  figures: 'first',
  padding: 3,
};

export const text = (value: string, more: Omit<Cell, 'text'> = {}): Cell => ({ text: value, ...more });

export const row = (role: RowRole, cells: (Cell | string)[]): Row => ({
  role,
  cells: cells.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)),
});
