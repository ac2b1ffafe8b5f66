import { decimal, printMoney, sumCents, type MoneyStyle } from '../../core/money';
import { row, text, type Block, type Cell, type Row, type RowRole } from '../../layout/paper';
import { type TruthBudget, type TruthLine, type TruthTotal } from '../../truth';
import { type Account } from './book';
import { bands, headOf, type Col, type Shape, type Slot, type Value } from './shape';

export type Table = Extract<Block, { kind: 'table' }>;

/** Writes the rows of a budget's table and, with each, what is true of them. */
export class Ledger {
  readonly rows: Row[] = [];
  readonly lines: TruthLine[] = [];
  private readonly totals: TruthTotal[] = [];
  private readonly entered: { account: Account; values: Map<string, number> }[] = [];
  private heading = { title: '', also: undefined as string | undefined, from: 0 };

  constructor(readonly shape: Shape) {}

  header(): this {
    const { slots, heads } = this.shape;
    const cols = slots.map((slot) => this.col(slot));
    if (cols.some((col) => col?.band)) this.rows.push(row('header', bands(cols)));
    const depth = Math.max(...cols.map((col) => (col ? headOf(col).length : 1)));
    for (let level = 0; level < depth; level++)
      this.rows.push(
        row(
          'header',
          slots.map((slot, at) => {
            const col = cols[at];
            const texts = col ? headOf(col) : [heads?.[slot] ?? ''];
            return text(texts[level - depth + texts.length] ?? '', { align: col ? 'right' : 'left' });
          }),
        ),
      );
    return this;
  }

  /** A heading; lines after it are its own. `silent` prints nothing, `figures` prints its sums beside it. */
  section(
    title: string,
    more: { also?: string; silent?: boolean; figures?: readonly Account[]; indent?: number } = {},
  ): this {
    this.heading = { title, also: more.also, from: this.lines.length };
    if (more.silent) return this;
    if (!more.figures) return this.words('section', title, more.indent);
    const of = more.figures;
    const values = new Map(
      this.money().map((col) => [col.id, sumCents(of.map((one) => plain(col.value(one))))]),
    );
    return this.put('subtotal', title, { values, foots: true });
  }

  /** A heading above headings, of which lines keep the name as another right answer only where `section` says so. */
  words(role: RowRole, words: string, indent?: number): this {
    const at = this.shape.slots.indexOf('name');
    const lead = this.shape.slots.slice(0, at).every((slot) => slot === 'code' || slot === 'blank') ? 0 : at;
    const cells = this.shape.slots.map((_, slot) =>
      text(slot === lead ? words : '', slot === lead && indent ? { indent } : {}),
    );
    // A heading runs over its empty neighbours.
    const span = Math.min(Math.max(at - lead + 1, 1), cells.length);
    cells.splice(lead, span, { ...cells[lead]!, ...(span > 1 ? { span } : {}) });
    this.rows.push(row(role, cells));
    return this;
  }

  line(account: Account, more: { indent?: number; description?: string } = {}): this {
    const { shape } = this;
    const described = more.description ?? shape.name?.(account) ?? account.name;
    const found = this.shape.cols.map((col) => [col, col.value(account)] as const);
    const note = shape.note?.(account);
    const indent = more.indent ?? shape.indent ?? 0;
    const printed = shape.coded && shape.codes ? shape.coded(account.code, described) : described;
    const first = this.lines.length === 0;
    this.rows.push(
      row(
        'line',
        shape.slots.map((slot) => {
          if (slot === 'code') return text(shape.codes ? account.code : '');
          if (slot === 'name')
            return text(printed, {
              ...(indent ? { indent } : {}),
              ...(shape.leader ? { leader: true } : {}),
            });
          if (slot === 'section') return text(this.heading.title);
          if (slot === 'note') return text(note ?? '');
          const hit = found.find(([col]) => col.id === slot);
          return hit ? this.cell(hit[0], hit[1], { dollar: first }) : text('');
        }),
      ),
    );
    this.tell(account, { described, found, ...(note ? { note } : {}) });
    return this;
  }

  private tell(
    account: Account,
    by: { described: string; found: readonly (readonly [Col, Value])[]; note?: string },
  ): void {
    const { title, also } = this.heading;
    const told: TruthLine = { description: by.described, section: title, type: account.type, cells: {} };
    const values = new Map<string, number>();
    for (const [col, value] of by.found) {
      if (value === null) continue;
      if (typeof value === 'object') (told.words ??= {})[col.id] = value.word;
      else if (col.percent !== undefined) told.cells[col.id] = value.toFixed(col.percent);
      else {
        told.cells[col.id] = decimal(value);
        values.set(col.id, value);
        if (value === 0 && this.styleOf(col).zero === 'dash') (told.dashes ??= []).push(col.id);
      }
    }
    if (this.shape.codes) told.glCode = account.code;
    if (also) told.alsoSection = also;
    if (by.note) told.note = by.note;
    this.lines.push(told);
    this.entered.push({ account, values });
  }

  /** Lines of one section. */
  all(accounts: readonly Account[], more: { indent?: number } = {}): this {
    accounts.forEach((one) => this.line(one, more));
    return this;
  }

  /** The sum of the lines since the last heading. */
  subtotal(label: string, off = 0): this {
    return this.put('subtotal', label, {
      values: this.sums(this.entered.slice(this.heading.from)),
      foots: off === 0,
      off,
    });
  }

  /** The sum of the lines of some types; 'net' is what comes in without what goes out. */
  total(label: string, of: readonly Account['type'][] | 'net', role: RowRole = 'total'): this {
    if (of !== 'net')
      return this.put(role, label, {
        values: this.sums(this.entered.filter(({ account }) => of.includes(account.type))),
        foots: true,
      });
    const net = this.sums(this.entered.filter(({ account }) => account.type === 'income'));
    this.sums(this.entered.filter(({ account }) => account.type !== 'income')).forEach((value, id) =>
      net.set(id, (net.get(id) ?? 0) - value),
    );
    return this.put(role, label, { values: net, foots: true });
  }

  blank(): this {
    this.rows.push(
      row(
        'blank',
        this.shape.slots.map(() => ''),
      ),
    );
    return this;
  }

  table(more: { width?: number; repeatHeader?: boolean } = {}): Table {
    const columns = this.shape.slots.map((slot) => {
      const col = this.col(slot);
      const weight = this.shape.weights?.[slot] ?? col?.weight;
      if (col) return { weight: weight ?? 1.3, align: 'right' as const };
      return {
        weight: weight ?? (slot === 'name' ? 3.6 : slot === 'note' ? 3 : slot === 'code' ? 1 : 0.3),
        align: 'left' as const,
      };
    });
    return { kind: 'table', columns, rows: this.rows, ...more };
  }

  truth(): TruthBudget {
    const columns = this.shape.cols.map((col) => ({
      id: col.id,
      label: [col.band, ...headOf(col)].filter((one) => one).join(' '),
      ...(col.year ? { year: col.year } : {}),
      role: col.role,
      ...(col.also ? { alsoRoles: col.also } : {}),
    }));
    return { kind: 'budget', columns, lines: this.lines, totals: this.totals };
  }

  /** A column's sum so far, in cents. */
  sumOf(id: string, of: readonly Account['type'][]): number {
    return sumCents(
      this.entered
        .filter(({ account }) => of.includes(account.type))
        .map(({ values }) => values.get(id) ?? 0),
    );
  }

  private put(
    role: RowRole,
    label: string,
    by: { values: Map<string, number>; foots: boolean; off?: number },
  ): this {
    const { slots } = this.shape;
    this.rows.push(
      row(
        role,
        slots.map((slot) => {
          if (slot === 'name') return text(label);
          const col = this.col(slot);
          const value = by.values.get(slot);
          if (!col || value === undefined || col.noTotals) return text('');
          const printed = value + (by.off ?? 0);
          // A sum of nothing prints a dash where zeros do, and the truth does not speak of it.
          if (printed !== 0 || this.styleOf(col).zero !== 'dash')
            this.totals.push({
              description: label,
              columnId: slot,
              printed: decimal(printed),
              foots: by.foots,
            });
          return { ...this.cell(col, printed, { dollar: true }), computed: true };
        }),
      ),
    );
    return this;
  }

  private cell(col: Col, value: Value, at: { dollar: boolean }): Cell {
    if (value === null) return text('');
    if (typeof value === 'object') return text(value.word);
    if (col.percent !== undefined) {
      const figure = `${Math.abs(value).toFixed(col.percent)}%`;
      return text(
        value < 0 ? (this.shape.style.negative === 'parentheses' ? `(${figure})` : `-${figure}`) : figure,
        { percent: value },
      );
    }
    const style = this.styleOf(col);
    return text(printMoney(value, this.shape.dollarEnds ? { ...style, dollar: at.dollar } : style), {
      cents: value,
    });
  }

  private sums(of: readonly { values: Map<string, number> }[]): Map<string, number> {
    return new Map(
      this.money().map((col) => [col.id, sumCents(of.map(({ values }) => values.get(col.id) ?? 0))]),
    );
  }

  private money = (): Col[] => this.shape.cols.filter((col) => col.percent === undefined && !col.noTotals);
  private col = (slot: Slot): Col | undefined => this.shape.cols.find((one) => one.id === slot);
  private styleOf = (col: Col): MoneyStyle => ({ ...this.shape.style, ...col.style });
}

const plain = (value: Value): number => (typeof value === 'number' ? value : 0);
