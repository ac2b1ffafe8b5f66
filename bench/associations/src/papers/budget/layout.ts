import { type Random } from '../../core/random';
import { row, text, type Block, type Cell, type Column, type Row } from '../../layout/paper';
import {
  type BudgetModel,
  type Codes,
  type Figure,
  type ModelGroup,
  type ModelLine,
  type ModelSection,
} from './model';

export interface LayoutOptions {
  codes: Codes;
  notes: boolean;
  lineNumbers: boolean;
  leaders: boolean;
  /** Between a code and a description in one cell. */
  separator: string;
  indent: number;
  /** A short line under a line, such as the dues per home. */
  formula?: string;
  gaps: boolean;
  /** Cells before the figures that the whole table has. */
  sectionsSpan: boolean;
}

/** Turns the figures of a budget into rows of one table. */
export class BudgetTable {
  private number = 0;

  constructor(
    private readonly model: BudgetModel,
    private readonly options: LayoutOptions,
  ) {}

  block(): Extract<Block, { kind: 'table' }> {
    const { sections, grand } = this.model;
    const rows = [...this.headers(), ...sections.flatMap((section) => this.section(section))];
    for (const total of grand) {
      if (this.options.gaps) rows.push(this.blank());
      rows.push(this.total('total', total));
    }
    return { kind: 'table', columns: this.columns(), rows };
  }

  /** One table a section, for spreadsheets with a sheet each and for pages in two columns. */
  blocks(): Extract<Block, { kind: 'table' }>[] {
    const { sections, grand } = this.model;
    return sections.map((section, at) => {
      const rows = [...this.headers(), ...this.section(section)];
      if (at === sections.length - 1) rows.push(...grand.map((total) => this.total('total', total)));
      return { kind: 'table', columns: this.columns(), rows };
    });
  }

  private columns(): Column[] {
    const { codes, notes, lineNumbers } = this.options;
    const figures = this.model.set.columns;
    const narrow = figures.length > 8;
    const columns: Column[] = [];
    if (lineNumbers) columns.push({ weight: 0.45, align: 'left' });
    if (codes === 'column' || codes === 'heading')
      columns.push({ weight: narrow ? 0.85 : 1.05, align: 'left' });
    columns.push({ weight: narrow ? 2.3 : figures.length > 4 ? 2.7 : 3.6, align: 'left' });
    figures.forEach((column, at) => {
      const least = column.unit === 'percent' ? 0.85 : narrow ? 0.8 : 1.25;
      columns.push({ weight: Math.max(least, this.longest(at) * (narrow ? 0.105 : 0.125)), align: 'right' });
    });
    if (codes === 'last') columns.push({ weight: 0.9, align: 'right' });
    if (notes) columns.push({ weight: 1.9, align: 'left' });
    return columns;
  }

  /** Characters of the widest figure of a column: figures must not run into their neighbours. */
  private longest(at: number): number {
    const { sections, grand } = this.model;
    const rows = sections.flatMap((section) => [
      ...section.groups.flatMap((group) => [...group.lines.map((line) => line.figures), group.total ?? []]),
      section.total ?? [],
    ]);
    return Math.max(
      ...[...rows, ...grand.map((total) => total.figures)].map((figures) => figures[at]?.text.length ?? 0),
    );
  }

  private headers(): Row[] {
    const depth = Math.max(...this.model.set.columns.map((column) => column.header.length));
    return Array.from({ length: depth }, (_, level) => {
      const lowest = level === depth - 1;
      const cells = this.lead(
        lowest
          ? { number: '#', code: this.codeTitle(), name: this.nameTitle() }
          : { number: '', code: '', name: '' },
      );
      cells.push(...this.headerLevel(level, depth));
      if (this.options.codes === 'last') cells.push(text(lowest ? 'Acct' : ''));
      if (this.options.notes) cells.push(text(lowest ? 'Notes' : ''));
      return row('header', cells);
    });
  }

  /** Equal neighbours of an upper header row are one cell over both columns. */
  private headerLevel(level: number, depth: number): Cell[] {
    const cells: Cell[] = [];
    for (const column of this.model.set.columns) {
      const own = column.header[column.header.length - depth + level] ?? '';
      const last = cells[cells.length - 1];
      if (level < depth - 1 && last && last.text === own && own !== '') {
        last.span = (last.span ?? 1) + 1;
        last.align = 'center';
      } else cells.push(text(own, { align: 'right' }));
    }
    return cells;
  }

  private codeTitle(): string {
    return ['GL Code', 'Acct #', 'Account', 'G/L', 'Acct. No.'][this.options.indent % 5] ?? 'GL Code';
  }

  private nameTitle(): string {
    return (
      ['Description', 'Account Description', '', 'Category', 'Item'][(this.options.indent + 2) % 5] ?? ''
    );
  }

  private section(section: ModelSection): Row[] {
    const rows: Row[] = [];
    if (this.options.gaps && this.number > 0) rows.push(this.blank());
    rows.push(this.heading(section.title, ''));
    for (const group of section.groups) rows.push(...this.group(group));
    if (section.type === 'income' && this.options.formula)
      rows.splice(2, 0, this.remark(this.options.formula));
    if (section.total)
      rows.push(this.total('subtotal', { name: section.totalName ?? 'Total', figures: section.total }));
    return rows;
  }

  private group(group: ModelGroup): Row[] {
    const rows: Row[] = [];
    const titled = group.title !== undefined;
    if (titled) rows.push(this.heading(group.title ?? '', group.code ?? '', this.options.indent));
    for (const line of group.lines) rows.push(this.line(line, titled));
    if (group.total) {
      const name = `Total ${group.code}${this.options.separator}${group.title}`;
      rows.push(this.total('subtotal', { name, figures: group.total, indent: this.options.indent }));
    }
    return rows;
  }

  private heading(title: string, code: string, indent = 0): Row {
    const inline = code !== '' && this.options.codes === 'parent';
    const name = inline ? `${code}${this.options.separator}${title}` : title;
    const lead = this.lead({ number: '', code: inline ? '' : code, name });
    const named = lead[lead.length - 1];
    if (named) named.indent = indent;
    if (this.options.sectionsSpan && code === '')
      return row('section', [text(title, { span: this.columns().length })]);
    return row('section', [...lead, ...this.empty()]);
  }

  private line(line: ModelLine, below: boolean): Row {
    this.number++;
    const { codes, separator, indent, leaders } = this.options;
    const inline = codes === 'inline' || (codes === 'parent' && !below);
    const name = `${inline && line.code ? `${line.code}${separator}` : ''}${line.name}`;
    const lead = this.lead({
      number: String(this.number),
      code: codes === 'column' ? line.code : '',
      name,
    });
    const named = lead[lead.length - 1];
    if (named) {
      named.indent = indent * (below ? 2 : 1);
      if (leaders) named.leader = true;
    }
    const cells = [...lead, ...line.figures.map(figureCell)];
    if (codes === 'last') cells.push(text(line.code));
    if (this.options.notes) cells.push(text(line.note ?? ''));
    return row('line', cells);
  }

  private total(role: 'subtotal' | 'total', what: { name: string; figures: Figure[]; indent?: number }): Row {
    const { name, figures, indent = 0 } = what;
    const lead = this.lead({ number: '', code: '', name });
    const named = lead[lead.length - 1];
    if (named) named.indent = indent;
    return row(role, [
      ...lead,
      ...figures.map((figure) => ({ ...figureCell(figure), computed: true })),
      ...this.tail(),
    ]);
  }

  private remark(words: string): Row {
    return row('note', [...this.lead({ number: '', code: '', name: words }), ...this.empty()]);
  }

  private blank(): Row {
    return row('blank', [...this.lead({ number: '', code: '', name: '' }), ...this.empty()]);
  }

  private lead(values: { number: string; code: string; name: string }): Cell[] {
    const { codes, lineNumbers } = this.options;
    const cells: Cell[] = [];
    if (lineNumbers) cells.push(text(values.number));
    if (codes === 'column' || codes === 'heading') cells.push(text(values.code));
    cells.push(text(values.name));
    return cells;
  }

  private empty(): Cell[] {
    return [...this.model.set.columns.map(() => text('')), ...this.tail()];
  }

  private tail(): Cell[] {
    return [...(this.options.codes === 'last' ? [text('')] : []), ...(this.options.notes ? [text('')] : [])];
  }
}

function figureCell(figure: Figure): Cell {
  return {
    text: figure.text,
    ...(figure.cents === undefined ? {} : { cents: figure.cents }),
    ...(figure.percent === undefined ? {} : { percent: figure.percent }),
  };
}

/** Figures below a budget that are neither lines nor totals: readers must leave them alone. */
export function memoLines(random: Random, units: number, fee: string): string[] {
  const all = [
    `Monthly assessment per unit: ${fee}`,
    `Number of units: ${units}`,
    `Assessments are due on the 1st of each month; a $25.00 late fee applies after the 15th.`,
    `Prepared ${random.int(1, 12)}/${random.int(1, 28)}/20${random.int(23, 26)} at ${random.int(1, 12)}:${random.int(10, 59)} PM`,
    'See accompanying notes. Unaudited; for management use only.',
  ];
  return random.sample(all, random.int(1, 3));
}
