import { type columnRoles } from '@hoa/contracts';
import { type MoneyStyle } from '../../core/money';
import { text, type Cell } from '../../layout/paper';
import { type Account } from './book';

export type Role = (typeof columnRoles)[number];
/** Cents; of a percent column the percent. Null is an empty cell, a word stands where a figure would. */
export type Value = number | null | { word: string };

export interface Col {
  id: string;
  /** One text for each row of the header. */
  head: string | string[];
  /** Above several columns. */
  band?: string;
  role: Role;
  also?: Role[];
  year?: number;
  /** Digits after the point of a column of percents. */
  percent?: number;
  style?: Partial<MoneyStyle>;
  value: (account: Account) => Value;
  weight?: number;
  /** Its totals are left blank, as the convention is for percents. */
  noTotals?: boolean;
}

export type Slot = 'code' | 'name' | 'note' | 'section' | 'blank' | (string & {});

export interface Shape {
  cols: Col[];
  /** Left to right: 'code', 'name', 'note', 'section' (the heading on each line), 'blank' and ids of columns. */
  slots: Slot[];
  style: MoneyStyle;
  /** A dollar sign on the first line and on totals only. */
  dollarEnds?: boolean;
  heads?: Partial<Record<Slot, string>>;
  weights?: Partial<Record<Slot, number>>;
  /** How the name is printed; what is printed is the description. */
  name?: (account: Account) => string;
  /** Prints the code with the name: '5010 · Legal'. */
  coded?: (code: string, name: string) => string;
  /** Whether codes are printed in their slot or with the name. */
  codes: boolean;
  note?: (account: Account) => string | undefined;
  leader?: boolean;
  indent?: number;
}

export const headOf = (col: Col): string[] => (typeof col.head === 'string' ? [col.head] : col.head);

/** The uppermost row of a header: each band over its columns. */
export function bands(cols: readonly (Col | undefined)[]): Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at < cols.length;) {
    const band = cols[at]?.band;
    let span = 1;
    while (band && cols[at + span]?.band === band) span++;
    cells.push(text(band ?? '', { align: 'center', ...(span > 1 ? { span } : {}) }));
    at += span;
  }
  return cells;
}

export const money = (more: Partial<MoneyStyle> = {}): MoneyStyle => ({
  dollar: false,
  decimals: 0,
  thousands: true,
  negative: 'parentheses',
  zero: 'figure',
  ...more,
});

/** The change from one amount to another in percent; nothing where there was none. */
export const change = (from: number, to: number, digits = 1): number | null =>
  from === 0 ? null : Number((((to - from) / Math.abs(from)) * 100).toFixed(digits));
