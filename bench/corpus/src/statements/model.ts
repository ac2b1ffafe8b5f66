import type { Flow, Fund, Measure, Period, RowRole, Scenario } from '@hoa/contracts';
import type { Random } from '@hoa/bench-associations/kit';
import type { Look } from './look';

/** Integer cents; null is an empty cell. */
export type Cents = number | null;
export type Cells = Record<string, Cents>;

/** What a column holds. Columns without `derive` are filled from the lines' base amounts. */
export interface Column {
  id: string;
  label: string;
  /** Printed above the label, once over neighbors that share it. */
  over?: string;
  scenario: Scenario;
  period: Period;
  measure: Measure;
  alternative?: number;
  adopted?: boolean;
  /** One of several columns that add up to another: buildings, funds, months. Never a budget by itself. */
  part?: boolean;
  /** From the other cells of a row. `row` tells lines from totals. */
  derive?: (cell: (id: string) => Cents, row: FlatRow, table: FlatRow[]) => Cents;
  /** Words instead of amounts, as in a column of notes. */
  words?: (row: FlatRow) => string;
  percent?: boolean;
}

/** The sum of the rows that a total covers; `fund` and `flow` narrow it. Carryovers are in printed totals. */
export type Sum = (which: { flow: Flow; fund?: Fund; budgeted?: boolean }) => number;

export interface Leaf {
  kind: 'leaf';
  label: string;
  role: RowRole;
  fund?: Fund;
  flow?: Flow;
  code?: string;
  /** A year's budget in cents; other columns vary around it. Undefined for rows without amounts. */
  base?: number;
  /** Dues and contributions hardly differ between budget and actual. */
  steady?: boolean;
  values?: Cells;
  /** For rows that depend on the others: net income, balances, cost per unit. */
  compute?: (sum: Sum, column: Column, cells: (label: string) => Cents) => Cents;
  /** Text printed instead of the amount. */
  print?: Record<string, string>;
  /** Further roles that a careful bookkeeper could give it. */
  also?: RowRole[];
  /** Its values are hundredths of a percent. */
  percent?: boolean;
  bold?: boolean;
  indent?: number;
}

export interface Group {
  kind: 'group';
  /** Names the section in the truth and in other phenomena, whatever is printed. */
  label: string;
  fund: Fund;
  flow: Flow;
  code?: string;
  /** Printed heading; null where none is. */
  heading: string | null;
  /** Printed label of its total; null where none is. */
  total: string | null;
  totalRole: 'total' | 'subtotal';
  /** The total is printed on the heading's row, above its lines. */
  totalAbove?: boolean;
  children: Node[];
  /** Starts a new page. */
  onNewPage?: boolean;
}

export type Node = Leaf | Group;

export interface Association {
  name: string;
  units: number;
  city: string;
  street: string;
}

/** A statement before it is printed. Phenomena change it in place. */
export interface Draft {
  association: Association;
  year: number;
  /** First month of the fiscal year; a year is named for the calendar year in which it ends. */
  startMonth: number;
  titles: string[];
  columns: Column[];
  body: Node[];
  /** Below the bottom line. */
  tail: Leaf[];
  /** Sentences below the table. */
  notes: string[];
  whole: boolean;
  look: Look;
}

/** A printed row. */
export interface FlatRow {
  kind: 'heading' | 'line' | 'total' | 'gap' | 'page';
  label: string;
  role: RowRole;
  fund?: Fund;
  flow?: Flow;
  code?: string;
  values: Cells;
  print: Record<string, string>;
  section: string[];
  indent: number;
  bold: boolean;
  /** The column headers are printed again, with the heading in their first cell. */
  withHeader?: boolean;
  /** Printed in the right half of a page of two halves. */
  half?: 'left' | 'right';
  /** Set by the writer. */
  page?: number;
  also?: RowRole[];
  /** Columns in which the printed figure is wrong. */
  misprinted?: string[];
  /** The leaf it was made from. */
  source?: Leaf;
}

/**
 * Something that real statements do. Each hook changes what it is given and returns false where it does not apply; a
 * phenomenon counts as present when one of its hooks applied. Hooks run in the order lines, columns, tail, rows, look.
 */
export interface Phenomenon {
  id: string;
  /** Of those that share a group only one is chosen. */
  group?: string | readonly string[];
  /** Chances relative to the others; 1 if absent. */
  weight?: number;
  /** Only on these formats. */
  formats?: readonly Format[];
  lines?: Hook<Draft>;
  columns?: Hook<Draft>;
  tail?: Hook<Draft>;
  look?: Hook<Draft>;
  rows?: (rows: FlatRow[], draft: Draft, random: Random) => unknown;
}

export type Hook<T> = (draft: T, random: Random) => unknown;

export const formats = ['pdf', 'xlsx', 'csv', 'txt', 'docx'] as const;
export type Format = (typeof formats)[number];
