import { c, type Cell, type Grid, type Row } from '../blind/write/ink';
import { decimal, printMoney, type MoneyStyle } from '../core/money';
import { type TruthBudget, type TruthColumn, type TruthLine, type TruthTotal } from '../truth';
import { type Entry } from './accounts';
import { table } from './press/leaf';

/** What a tally needs of a line; all lines but those of the drawers 'income' and 'reserve' are expenses. */
export interface Tallied {
  name: string;
  drawer: string;
}

export interface Col<E extends Tallied = Entry> extends TruthColumn {
  /** Printed over the column where further words of its label span several columns. */
  head?: string;
  /** Cents; of a percent, hundredths of a percent; null prints nothing, a string is printed instead of a figure. */
  of: (entry: E) => number | string | null;
  percent?: 0 | 1 | 2;
  /** What is better is positive in every line, so that a net adds what goes out. */
  favorable?: boolean;
}

type Value = number | string | null;

export interface Style {
  money: MoneyStyle;
  /** What stands in a row from left to right: numbers are columns. */
  order: readonly ('code' | 'lead' | 'name' | 'note' | number)[];
  /** The dollar sign is printed on a section's first line and on totals only. */
  ends?: boolean;
  /** A zero prints nothing. */
  blank?: boolean;
  indent?: number;
  dots?: boolean;
}

export interface LineSays {
  section: string;
  alsoSection?: string;
  name?: string;
  /** Printed instead of its name: with its code before or after it. */
  shown?: string;
  code?: string;
  /** Its category, where that stands in a column of its own. */
  lead?: string;
  note?: string;
  indent?: number;
}

/** Prints the rows of a budget and keeps what is true of them. A total adds up what its lines print. */
export class Tally<E extends Tallied = Entry> {
  readonly rows: Row[] = [];
  private readonly lines: TruthLine[] = [];
  private readonly totals: TruthTotal[] = [];
  private readonly printed = new Map<E, Value[]>();
  private fresh = true;

  constructor(
    readonly cols: readonly Col<E>[],
    readonly style: Style,
  ) {}

  /** Rows of labels above the columns; a newline in a label breaks it. */
  heads(
    words: { code?: string; lead?: string; name?: string; note?: string } = {},
    row: Partial<Row> = {},
  ): void {
    const label = (slot: Style['order'][number]): Cell =>
      typeof slot === 'number' ? c(this.cols[slot]!.head ?? this.cols[slot]!.label) : c(words[slot] ?? '');
    this.rows.push({ head: true, under: 'one', ...row, cells: this.style.order.map(label) });
  }

  heading(text: string, more: Partial<Row> & { code?: string; indent?: number } = {}): void {
    const { code, indent, ...row } = more;
    this.rows.push({
      bold: true,
      gap: 4,
      ...row,
      cells: this.cells({ name: c(text, { indent: indent ?? 0 }), code: c(code ?? '') }),
    });
    this.fresh = true;
  }

  line(entry: E, says: LineSays): void {
    const values = this.cols.map((col) => col.of(entry));
    this.printed.set(entry, values);
    const name = says.name ?? entry.name;
    const label = c(says.shown ?? name, {
      indent: says.indent ?? this.style.indent ?? 10,
      dots: this.style.dots ?? false,
    });
    this.rows.push({
      cells: this.cells({
        name: label,
        code: c(says.code ?? ''),
        lead: c(says.lead ?? ''),
        note: c(says.note ?? ''),
        values,
        money: this.fresh,
      }),
    });
    this.fresh = false;
    this.lines.push(this.truth(entry, { ...says, name }, values));
  }

  /** `minus` are taken off, for a net. `slip` is a typist's mistake in the last column of money. */
  total(
    description: string,
    of: { plus: readonly E[]; minus?: readonly E[]; slip?: number },
    row: Partial<Row> & { indent?: number } = {},
  ): number[] {
    const { indent, ...look } = row;
    const last = this.cols.findLastIndex((col) => col.percent === undefined);
    const slips = (at: number): number => (at === last ? (of.slip ?? 0) : 0);
    const values = this.cols.map((col, at) =>
      col.percent !== undefined
        ? null
        : this.sum(of.plus, at) + (col.favorable ? 1 : -1) * this.sum(of.minus ?? [], at) + slips(at),
    );
    this.rows.push({
      bold: true,
      over: 'one',
      ...look,
      cells: this.cells({ name: c(description, { indent: indent ?? 0 }), values, money: true, sum: true }),
    });
    values.forEach((value, at) => {
      if (value === null || (value === 0 && (this.style.blank || this.style.money.zero === 'dash'))) return;
      const columnId = this.cols[at]!.id;
      this.totals.push({ description, columnId, printed: decimal(value), foots: slips(at) === 0 });
    });
    return values.map((one) => one ?? 0);
  }

  /** A total of one column that is printed in another, further out. */
  outward(description: string, of: { plus: readonly E[]; from: number; to: number }): void {
    const sum = this.sum(of.plus, of.from);
    const values = this.cols.map((_, at) => (at === of.to ? sum : null));
    this.rows.push({
      bold: true,
      cells: this.cells({ name: c(description), values, money: true, sum: true }),
    });
    this.totals.push({ description, columnId: this.cols[of.to]!.id, printed: decimal(sum), foots: true });
  }

  part(): TruthBudget {
    const columns = this.cols.map(
      ({ of: _, percent: __, head: ___, favorable: ____, ...col }): TruthColumn => ({
        ...col,
        label: col.label.replace(/\s+/g, ' '),
      }),
    );
    return { kind: 'budget', columns, lines: this.lines, totals: this.totals };
  }

  grid(more: Partial<Grid> = {}): Grid {
    const kinds = this.style.order.map((slot) =>
      slot === 'name' ? 'L' : typeof slot === 'number' ? 'r' : 'l',
    );
    return table(kinds.join(''), this.rows, more);
  }

  private sum(entries: readonly E[], at: number): number {
    const of = (entry: E): Value => this.printed.get(entry)?.[at] ?? 0;
    return entries.reduce((sum, one) => sum + Number(typeof of(one) === 'string' ? 0 : of(one)), 0);
  }

  private cells(of: {
    name: Cell;
    code?: Cell;
    lead?: Cell;
    note?: Cell;
    values?: readonly Value[];
    money?: boolean;
    sum?: boolean;
  }): Cell[] {
    return this.style.order.map((slot) => {
      if (typeof slot !== 'number') return of[slot] ?? c('');
      const value = of.values?.[slot] ?? null;
      if (value === null || typeof value === 'string') return c(value ?? '');
      const { percent } = this.cols[slot]!;
      if (percent !== undefined) {
        const shown = (value / 100).toFixed(percent);
        return c(`${shown}%`, { percent: Number(shown) });
      }
      if (value === 0 && this.style.blank) return c('');
      const money = this.style.ends ? { ...this.style.money, dollar: Boolean(of.money) } : this.style.money;
      return c(printMoney(value, money), { cents: value, ...(of.sum ? { formula: true } : {}) });
    });
  }

  private truth(entry: E, says: LineSays & { name: string }, values: readonly Value[]): TruthLine {
    const { blank, money } = this.style;
    const cells: Record<string, string> = {};
    const dashes: string[] = [];
    const words: Record<string, string> = {};
    this.cols.forEach(({ id, percent }, at) => {
      const value = values[at] ?? null;
      if (typeof value === 'string') words[id] = value;
      if (value === null || typeof value === 'string') return;
      if (value === 0 && blank && percent === undefined) return;
      cells[id] = percent === undefined ? decimal(value) : (value / 100).toFixed(percent);
      if (value === 0 && percent === undefined && money.zero === 'dash') dashes.push(id);
    });
    const type = entry.drawer === 'income' ? 'income' : entry.drawer === 'reserve' ? 'reserve' : 'expense';
    return {
      ...(says.code ? { glCode: says.code } : {}),
      description: says.name.replace(/\s+/g, ' '),
      section: says.section,
      ...(says.alsoSection ? { alsoSection: says.alsoSection } : {}),
      type,
      cells,
      ...(dashes.length ? { dashes } : {}),
      ...(Object.keys(words).length ? { words } : {}),
      ...(says.note ? { note: says.note } : {}),
    };
  }
}

/** Change over a base in hundredths of a percent; nothing where the base is nothing. */
export const rise = (to: number, from: number): number | null =>
  from === 0 ? null : Math.round(((to - from) * 10_000) / from);

export const whole: MoneyStyle = {
  dollar: false,
  decimals: 0,
  thousands: true,
  negative: 'parentheses',
  zero: 'figure',
};
export const cents: MoneyStyle = { ...whole, decimals: 2 };
export const signed: MoneyStyle = { ...whole, dollar: true, negative: 'minus' };
export const bookkeeper: MoneyStyle = { ...whole, dollar: true, zero: 'dash' };
