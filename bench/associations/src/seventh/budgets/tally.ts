import { decimal, printMoney, type MoneyStyle } from '../../core/money';
import { row, text, type Align, type Block, type Cell, type Column, type Row } from '../../layout/paper';
import { type TruthBudget, type TruthColumn, type TruthLine } from '../../truth';
import { type Entry } from './book';

/** A cell: cents or hundredths of a percent by its column, words, or nothing. */
export type Value = number | { word: string } | undefined;

export interface Measure extends TruthColumn {
  value: (entry: Entry) => Value;
  percent?: boolean;
  /** Of the sum's own cells: left out where the column has no total. */
  total?: 'sum' | 'none';
  weight?: number;
  /** Rows of the header, the label where there is one. */
  head?: string[];
}

export type Slot =
  | 'code'
  | 'name'
  | 'code-name'
  | 'name-code'
  | 'note'
  | 'number'
  | 'section'
  | 'type'
  | number;

export interface TallyOptions {
  measures: Measure[];
  /** Which columns stand in which order; a number is a measure. */
  slots: Slot[];
  heads?: Partial<Record<string, string>>;
  money: MoneyStyle;
  percentPlaces?: number;
  /** Dollar signs on the first line and on totals only, as accountants set them. */
  signs?: 'all' | 'accounting';
  indent?: number;
  leaders?: boolean;
  /** Totals are formulas in a sheet. */
  computed?: boolean;
  codeJoint?: string;
  headerRows?: Cell[][];
  nameWeight?: number;
  upper?: boolean;
}

type Sign = 1 | -1;

/** A table of a budget that writes its truth while it is written. */
export class Tally {
  readonly rows: Row[] = [];
  readonly part: TruthBudget;
  private section = '';
  private also: string | undefined;
  private number = 0;
  private first = true;

  constructor(private readonly by: TallyOptions) {
    this.part = {
      kind: 'budget',
      columns: by.measures.map(({ id, label, year, role, alsoRoles }) => ({
        id,
        label,
        ...(year ? { year } : {}),
        role,
        ...(alsoRoles ? { alsoRoles } : {}),
      })),
      lines: [],
      totals: [],
    };
    this.header();
  }

  get block(): Extract<Block, { kind: 'table' }> {
    return { kind: 'table', columns: this.columns(), rows: this.rows };
  }

  columns(): Column[] {
    const { by } = this;
    return by.slots.map((slot) => {
      if (typeof slot === 'number') return { weight: by.measures[slot]?.weight ?? 1.3, align: 'right' };
      const align: Align = slot === 'number' ? 'right' : 'left';
      const weights = {
        code: 1,
        name: by.nameWeight ?? 3.2,
        'code-name': 3.8,
        'name-code': 3.8,
        note: 3.2,
        number: 0.5,
        section: 2,
        type: 1,
      };
      return { weight: weights[slot], align };
    });
  }

  private header(): void {
    const { slots, measures, heads, headerRows } = this.by;
    if (headerRows) {
      for (const cells of headerRows) this.rows.push({ role: 'header', cells });
      return;
    }
    const depth = Math.max(1, ...measures.map((one) => one.head?.length ?? 1));
    for (let at = 0; at < depth; at++)
      this.rows.push(
        row(
          'header',
          slots.map((slot) => {
            if (typeof slot !== 'number') return text(at === depth - 1 ? (heads?.[slot] ?? '') : '');
            const own = measures[slot]!.head ?? [measures[slot]!.label];
            return text(own[at - (depth - own.length)] ?? '', { align: 'right' });
          }),
        ),
      );
  }

  /** A heading over lines; `also` is the one above it that is right, too. */
  heading(title: string, more: { also?: string; silent?: boolean; code?: string } = {}): void {
    this.section = title;
    this.also = more.also;
    if (!more.silent) this.say(title, 'section', more.code);
  }

  /** A row of words that is no heading of what follows (or one that a nearer heading replaces). */
  say(words: string, role: Row['role'] = 'note', code?: string): void {
    const cells = this.by.slots.map(() => text(''));
    const at = this.wordsAt();
    cells[at] = text(words);
    const codeAt = this.by.slots.indexOf('code');
    if (code && codeAt >= 0) cells[codeAt] = text(code);
    this.rows.push({ role, cells });
  }

  gap(): void {
    this.rows.push(
      row(
        'blank',
        this.by.slots.map(() => ''),
      ),
    );
  }

  line(entry: Entry, more: { type?: TruthLine['type']; sign?: Sign; name?: string } = {}): void {
    const { by } = this;
    const name = by.upper ? (more.name ?? entry.name).toUpperCase() : (more.name ?? entry.name);
    const printsCode = by.slots.some(
      (slot) => slot === 'code' || slot === 'code-name' || slot === 'name-code',
    );
    const line: TruthLine = {
      ...(printsCode ? { glCode: entry.code } : {}),
      description: name,
      section: this.section,
      ...(this.also ? { alsoSection: this.also } : {}),
      type: more.type ?? entry.type,
      cells: {},
    };
    this.number++;
    const sign = by.signs === 'all' || (by.signs === 'accounting' && this.first);
    this.first = false;
    const cells = by.slots.map((slot): Cell => {
      if (typeof slot !== 'number') return this.words(slot, entry, name);
      return this.figure(by.measures[slot]!, { entry, line, sign, times: more.sign ?? 1 });
    });
    if (by.slots.includes('note') && entry.why) line.note = entry.why;
    this.rows.push({ role: 'line', cells });
    this.part.lines.push(line);
  }

  private words(slot: Exclude<Slot, number>, entry: Entry, name: string): Cell {
    const { indent = 0, leaders = false, codeJoint = ' ' } = this.by;
    if (slot === 'name') return text(name, { indent, leader: leaders });
    if (slot === 'code') return text(entry.code);
    if (slot === 'code-name') return text(`${entry.code}${codeJoint}${name}`, { indent, leader: leaders });
    if (slot === 'name-code') return text(`${name} (${entry.code})`, { indent, leader: leaders });
    if (slot === 'note') return text(entry.why ?? '');
    if (slot === 'section') return text(this.section);
    if (slot === 'type')
      return text(entry.type === 'income' ? 'Income' : entry.type === 'reserve' ? 'Reserve' : 'Expense');
    return text(String(this.number));
  }

  private figure(measure: Measure, at: { entry: Entry; line: TruthLine; sign: boolean; times: Sign }): Cell {
    const value = measure.value(at.entry);
    if (value === undefined) return text('');
    if (typeof value === 'object') {
      at.line.words = { ...at.line.words, [measure.id]: value.word };
      return text(value.word, { align: 'right' });
    }
    if (measure.percent) {
      at.line.cells[measure.id] = this.percent(value);
      return text(`${this.percent(value)}%`, { percent: Number(this.percent(value)) });
    }
    at.line.cells[measure.id] = decimal(value);
    const { money } = this.by;
    if (value === 0 && money.zero === 'dash') at.line.dashes = [...(at.line.dashes ?? []), measure.id];
    return text(printMoney(value, { ...money, dollar: at.sign && money.dollar }), { cents: value });
  }

  /** Hundredths of a percent as printed, without the sign. */
  private percent(value: number): string {
    const printed = (value / 100).toFixed(this.by.percentPlaces ?? 1);
    return Number(printed) === 0 ? printed.replace('-', '') : printed;
  }

  /** A total of the lines from `from` on, as `of` adds them; `off` is by how much the document is wrong. */
  total(
    description: string,
    of: readonly (readonly [Entry, Sign])[],
    more: { role?: Row['role']; off?: { id: string; by: number } } = {},
  ): void {
    const { by } = this;
    const cells = by.slots.map((slot): Cell => {
      if (typeof slot !== 'number') return text('');
      const measure = by.measures[slot]!;
      if (measure.percent || measure.total === 'none') return text('');
      const sum = of.reduce((all, [entry, sign]) => {
        const value = measure.value(entry);
        return all + (typeof value === 'number' ? sign * value : 0);
      }, 0);
      const wrong = more.off?.id === measure.id ? more.off.by : 0;
      const printed = sum + wrong;
      this.part.totals.push({
        description,
        columnId: measure.id,
        printed: decimal(printed),
        foots: wrong === 0,
      });
      const dollar = by.money.dollar;
      return text(printMoney(printed, { ...by.money, zero: 'figure', dollar }), {
        cents: printed,
        ...(by.computed ? { computed: true } : {}),
      });
    });
    cells[this.wordsAt()] = text(description);
    this.rows.push({ role: more.role ?? 'subtotal', cells });
  }

  private wordsAt(): number {
    return Math.max(
      0,
      this.by.slots.findIndex((slot) => slot === 'name' || slot === 'code-name' || slot === 'name-code'),
    );
  }
}

export const plus = (entries: readonly Entry[]): (readonly [Entry, Sign])[] =>
  entries.map((one) => [one, 1] as const);
export const minus = (entries: readonly Entry[]): (readonly [Entry, Sign])[] =>
  entries.map((one) => [one, -1] as const);

/** Hundredths of a percent by which `now` differs from `before`; nothing where there is no before. */
export const change = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 10000);

/** The rows of a table as typed lines: `widths` in letters, a gap of two between them. */
export function typedRows(
  rows: readonly Row[],
  columns: readonly Column[],
  widths: readonly number[],
): string[] {
  return rows.map(({ role, cells }) => {
    if (role === 'blank') return '';
    let line = '';
    let edge = 0;
    cells.forEach((cell, at) => {
      const width = widths[at] ?? 10;
      const align = cell.align ?? columns[at]?.align ?? 'left';
      const own = cell.indent ? ' '.repeat(Math.round(cell.indent / 6)) + cell.text : cell.text;
      if (own !== '')
        line =
          line.padEnd(edge) +
          (align === 'right'
            ? own.padStart(Math.max(0, edge + width - line.padEnd(edge).length))
            : cell.leader && role === 'line'
              ? `${own} `.padEnd(width, '.')
              : own);
      edge += width + 2;
    });
    return line.trimEnd();
  });
}
