import { decimal, printMoney, type MoneyStyle } from '../core/money';
import { c, type Cell, type Row } from '../blind/write/ink';
import { type TruthBudget, type TruthColumn, type TruthLine, type TruthTotal } from '../truth';
import { addFigures, type Entry, type Figures } from './estate';

export interface Column extends TruthColumn {
  of: (figures: Figures, entry?: Entry) => number | null;
  /** A percent is given in hundredths of a percent; a count as it is. */
  unit?: 'money' | 'percent' | 'count';
}

export interface BookHow {
  money: MoneyStyle;
  /** A zero is left out instead of printed. */
  blank?: boolean;
  /** Decimals of percents. */
  places?: 1 | 2;
  /** A cell before the name for codes. */
  codes?: boolean;
  /** A cell after the figures for notes. */
  notes?: boolean;
  indent?: number;
  dots?: boolean;
  voice?: (name: string) => string;
}

export interface LineHow {
  code?: string;
  section: string;
  alsoSection?: string;
  note?: string;
  name?: string;
  indent?: number;
  /** Words printed instead of figures. */
  words?: string;
}

/** Prints the rows of a budget and keeps their truth. Totals are sums of what the lines print, column by column. */
export class Book {
  readonly rows: Row[] = [];
  readonly lines: TruthLine[] = [];
  readonly totals: TruthTotal[] = [];
  private readonly printed = new Map<Entry, (number | null)[]>();

  constructor(
    readonly columns: readonly Column[],
    readonly how: BookHow,
  ) {}

  heading(text: string, more: Partial<Row> & { indent?: number; code?: string } = {}): void {
    const { indent, code, ...row } = more;
    this.rows.push({
      bold: true,
      ...row,
      cells: this.cells(
        c(text, { indent: indent ?? 0 }),
        this.columns.map(() => c('')),
        { code },
      ),
    });
  }

  line(entry: Entry, how: LineHow): void {
    const values = this.columns.map((column) => (how.words ? null : column.of(entry, entry)));
    this.printed.set(entry, values);
    const name = how.name ?? (this.how.voice ?? ((text: string) => text))(entry.name);
    const label = c(name, { indent: how.indent ?? this.how.indent ?? 8, dots: this.how.dots ?? false });
    const figures = how.words
      ? this.columns.map(() => c(how.words ?? ''))
      : values.map((one, at) => this.cell(one, at));
    this.rows.push({ cells: this.cells(label, figures, how) });
    this.lines.push(this.truth(name, values, { ...how, entry }));
  }

  /** `minus` are taken off: a net. `slip` is what the typist got wrong in the last column, in cents. */
  total(
    description: string,
    of: { plus: readonly Entry[]; minus?: readonly Entry[]; slip?: number },
    row: Partial<Row> & { indent?: number } = {},
  ): number[] {
    const { indent, ...look } = row;
    const values = this.columns.map((column, at) => {
      if (column.unit === 'count') return null;
      if (column.unit === 'percent') return of.minus ? null : column.of(addFigures(of.plus), of.plus[0]);
      const right = this.sum(of.plus, at) - this.sum(of.minus ?? [], at);
      return right + (at === this.columns.length - 1 ? (of.slip ?? 0) : 0);
    });
    this.rows.push({
      bold: true,
      over: 'one',
      ...look,
      cells: this.cells(
        c(description, { indent: indent ?? 0 }),
        values.map((one, at) => this.cell(one, at, true)),
      ),
    });
    values.forEach((value, at) => {
      const column = this.columns[at]!;
      if (value === null || (column.unit ?? 'money') !== 'money' || (value === 0 && this.unsaid)) return;
      const slipped = at === this.columns.length - 1 && Boolean(of.slip);
      this.totals.push({ description, columnId: column.id, printed: decimal(value), foots: !slipped });
    });
    return values.map((one) => one ?? 0);
  }

  part(): TruthBudget {
    const columns = this.columns.map(({ of: _, unit: __, ...column }): TruthColumn => column);
    return { kind: 'budget', columns, lines: this.lines, totals: this.totals };
  }

  /** A zero that is printed as nothing or as a dash: as a total it says no figure. */
  private get unsaid(): boolean {
    return Boolean(this.how.blank) || this.how.money.zero === 'dash';
  }

  private sum(entries: readonly Entry[], at: number): number {
    return entries.reduce((sum, one) => sum + (this.printed.get(one)?.[at] ?? 0), 0);
  }

  private cells(
    label: Cell,
    figures: Cell[],
    { code, note }: { code?: string | undefined; note?: string | undefined } = {},
  ): Cell[] {
    const row = [...(this.how.codes ? [c(code ?? '')] : []), label, ...figures];
    if (this.how.notes) {
      while (row.length < this.columns.length + 1 + (this.how.codes ? 1 : 0)) row.push(c(''));
      row.push(c(note ?? ''));
    }
    return row;
  }

  private cell(value: number | null, at: number, sum = false): Cell {
    const { unit } = this.columns[at]!;
    if (value === null) return c('');
    if (unit === 'count') return c(String(value));
    if (unit === 'percent') {
      const places = this.how.places ?? 1;
      return c(`${(value / 100).toFixed(places)}%`, { percent: Number((value / 100).toFixed(places)) });
    }
    if (value === 0 && this.how.blank) return c('');
    return c(printMoney(value, this.how.money), { cents: value, ...(sum ? { formula: true } : {}) });
  }

  private truth(name: string, values: (number | null)[], how: LineHow & { entry: Entry }): TruthLine {
    const cells: Record<string, string> = {};
    const dashes: string[] = [];
    this.columns.forEach((column, at) => {
      const value = values[at] ?? null;
      if (value === null) return;
      if (column.unit === 'percent') cells[column.id] = (value / 100).toFixed(this.how.places ?? 1);
      else if (column.unit === 'count') cells[column.id] = String(value);
      else if (value !== 0 || !this.how.blank) cells[column.id] = decimal(value);
      if (value === 0 && !column.unit && !this.how.blank && this.how.money.zero === 'dash')
        dashes.push(column.id);
    });
    const { group } = how.entry;
    return {
      ...(how.code ? { glCode: how.code } : {}),
      description: name,
      section: how.section,
      ...(how.alsoSection ? { alsoSection: how.alsoSection } : {}),
      type: group === 'income' ? 'income' : group === 'reserve' ? 'reserve' : 'expense',
      cells,
      ...(dashes.length ? { dashes } : {}),
      ...(how.words
        ? { words: Object.fromEntries(this.columns.map((one) => [one.id, how.words ?? ''])) }
        : {}),
      ...(how.note ? { note: how.note } : {}),
    };
  }
}

/** Hundredths of a percent, as a document rounds them to `places`; null where there is nothing to divide by. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 10_000) / whole);

export const plain: MoneyStyle = {
  dollar: false,
  decimals: 0,
  thousands: true,
  negative: 'parentheses',
  zero: 'figure',
};
export const withCents: MoneyStyle = { ...plain, decimals: 2 };
export const dollars: MoneyStyle = { ...plain, dollar: true };
