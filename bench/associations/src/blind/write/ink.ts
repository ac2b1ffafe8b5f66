/**
 * A document of the blind family before it has a container. It is not the layout model of the first family: figures carry
 * their rules above and below them as accounting programs print them, and a table may stand anywhere on a page.
 */
export type Align = 'l' | 'r' | 'c';

export interface Cell {
  t: string;
  /** The amount printed, for spreadsheets. */
  cents?: number;
  /** The percent printed, for spreadsheets. */
  percent?: number;
  /** A spreadsheet stores it as a formula with its last value. */
  formula?: boolean;
  span?: number;
  al?: Align;
  bold?: boolean;
  /** Points from the cell's left edge. */
  indent?: number;
  /** Dots up to the next figure. */
  dots?: boolean;
}

export interface Row {
  cells: Cell[];
  bold?: boolean;
  italic?: boolean;
  head?: boolean;
  /** A rule over each figure of the row. */
  over?: 'one' | 'two';
  under?: 'one' | 'two';
  fill?: string;
  /** Points left free above it. */
  gap?: number;
  ink?: string;
}

export interface Grid {
  k: 'grid';
  cols: { w: number; al: Align }[];
  rows: Row[];
  size?: number;
  lines?: 'none' | 'all' | 'rows' | 'box';
  /** Points from the left margin and width; the whole width without it. */
  at?: { x: number; w: number };
  repeat?: boolean;
}

export type Block =
  | {
      k: 'p';
      t: string;
      bold?: boolean;
      italic?: boolean;
      al?: Align;
      size?: number;
      indent?: number;
      after?: number;
    }
  | Grid
  | { k: 'side'; left: Block[]; right: Block[]; ratio?: number }
  | { k: 'rule' }
  | { k: 'gap'; points: number }
  | { k: 'page' };

export interface Doc {
  title: string;
  blocks: Block[];
  font: 'helvetica' | 'times' | 'courier' | 'liberation';
  size: number;
  landscape?: boolean;
  legal?: boolean;
  margin: number;
  /** Printed at the head and the foot of each page; %p and %n are its number and their count. */
  head?: string[];
  foot?: string;
  leading?: number;
  /** A viewer turns the pages, as when a landscape report was saved upright. */
  turned?: boolean;
  date: Date;
}

export const p = (t: string, more: Omit<Extract<Block, { k: 'p' }>, 'k' | 't'> = {}): Block => ({
  k: 'p',
  t,
  ...more,
});
export const gap = (points: number): Block => ({ k: 'gap', points });
export const c = (t: string, more: Omit<Cell, 't'> = {}): Cell => ({ t, ...more });
export const cells = (...texts: string[]): Cell[] => texts.map((t) => ({ t }));

/** Two columns of labels and values without lines, as forms and cover sheets have them. */
export function labelled(
  rows: readonly (readonly [string, string])[],
  weights: [number, number] = [1, 2.6],
): Grid {
  return {
    k: 'grid',
    cols: weights.map((w) => ({ w, al: 'l' })),
    rows: rows.map(([name, value]) => ({ cells: [c(name, { bold: true }), c(value)] })),
  };
}
