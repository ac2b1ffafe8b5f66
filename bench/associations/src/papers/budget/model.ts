import { decimal, printMoney, type MoneyStyle } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthBudget, type TruthLine } from '../../truth';
import { type Association, type OwnChapter, type OwnLine } from '../../world/association';
import { type ColumnPlan, type ColumnSet } from './columns';
import { Series } from './series';

/** What stands in one cell of figures. */
export interface Figure {
  text: string;
  cents?: number;
  percent?: number;
  dash?: boolean;
  words?: boolean;
}

export interface ModelLine {
  code: string;
  name: string;
  note?: string;
  figures: Figure[];
}

/** Lines under one heading. A group of a section has its own code when the document puts codes into headings. */
export interface ModelGroup {
  code?: string;
  title?: string;
  lines: ModelLine[];
  total?: Figure[];
}

export interface ModelSection {
  title: string;
  type: OwnChapter['type'];
  groups: ModelGroup[];
  totalName?: string;
  total?: Figure[];
}

export interface GrandTotal {
  name: string;
  figures: Figure[];
}

export interface BudgetModel {
  set: ColumnSet;
  sections: ModelSection[];
  grand: GrandTotal[];
  truth: TruthBudget;
  traits: string[];
}

export type Codes = 'column' | 'inline' | 'none' | 'heading' | 'parent' | 'last';

export interface ModelOptions {
  codes: Codes;
  money: MoneyStyle;
  totals: MoneyStyle;
  percentDigits: 0 | 1 | 2;
  blanks: number;
  words: number;
  zeros: number;
  notes: boolean;
  subtotals: 'all' | 'none';
  flawed: boolean;
}

/** Draws the figures of an association's budget and writes down their truth. */
export class BudgetMaker {
  private readonly truth: TruthBudget;
  private readonly traits = new Set<string>();
  private readonly set: ColumnSet;
  private flawLeft: boolean;

  constructor(
    private readonly random: Random,
    private readonly association: Association,
    private readonly options: ModelOptions & { set: ColumnSet },
  ) {
    this.set = options.set;
    this.flawLeft = options.flawed;
    this.truth = {
      kind: 'budget',
      columns: options.set.columns.map((column) => ({
        id: column.id,
        label: column.header.filter((text) => text !== '').join(' '),
        ...(column.year ? { year: column.year } : {}),
        role: column.role,
        ...(column.also ? { alsoRoles: column.also } : {}),
      })),
      lines: [],
      totals: [],
    };
  }

  make(): BudgetModel {
    const sections = this.association.chapters.map((chapter) => this.section(chapter));
    const grand = this.grandTotals(sections);
    return { set: this.set, sections, grand, truth: this.truth, traits: [...this.traits] };
  }

  private section(chapter: OwnChapter): ModelSection {
    const groups = this.groups(chapter);
    const section: ModelSection = { title: chapter.title, type: chapter.type, groups };
    if (this.options.subtotals === 'none') return section;
    const plain = chapter.title.replace(/\s+expenses?$/i, '');
    const upper = chapter.title === chapter.title.toUpperCase();
    const name = this.random
      .fork('totals')
      .pick([`Total ${chapter.title}`, `Subtotal ${plain}`, `${plain} Total`, 'Subtotal', 'TOTAL']);
    section.totalName = upper ? name.toUpperCase() : name;
    section.total = this.totalOf(
      section.totalName,
      groups.flatMap((group) => group.lines),
      true,
    );
    return section;
  }

  private groups(chapter: OwnChapter): ModelGroup[] {
    if (this.options.codes === 'heading') return this.headingGroups(chapter);
    if (this.options.codes === 'parent') return this.parentGroups(chapter);
    const place = { section: chapter.title, type: chapter.type };
    return [
      {
        lines: chapter.lines.map((own) =>
          this.line(own, { ...place, code: this.options.codes === 'none' ? undefined : own.code }),
        ),
      },
    ];
  }

  /** One code stands above several lines, as in municipal budgets. */
  private headingGroups(chapter: OwnChapter): ModelGroup[] {
    const titles = this.random.shuffle(['Services', 'Supplies', 'Other', 'Personnel', 'Contracted', 'Fees']);
    const size = Math.max(1, Math.ceil(chapter.lines.length / this.random.int(1, 3)));
    const groups: ModelGroup[] = [];
    for (let at = 0; at < chapter.lines.length; at += size) {
      const own = chapter.lines.slice(at, at + size);
      const code = own[0]?.code ?? '';
      const title = titles[at / size] ?? 'Other';
      const place = { section: title, alsoSection: chapter.title, type: chapter.type, code };
      groups.push({ code, title, lines: own.map((one) => this.line(one, place)) });
    }
    this.traits.add('code-above-lines');
    return groups;
  }

  /** An account's own heading, its lines below it, then its total: as accounting software prints sub-accounts. */
  private parentGroups(chapter: OwnChapter): ModelGroup[] {
    this.traits.add('parent-accounts');
    return chapter.lines.map((own) => {
      const place = { section: chapter.title, type: chapter.type, code: own.code };
      if (!this.random.chance(0.35)) return { lines: [this.line(own, place)] };
      const parts = this.random.sample(
        ['Contract', 'Extras', 'Materials', 'Monthly Service', 'Repairs', 'Other'],
        this.random.int(2, 3),
      );
      const below = { ...place, section: own.name, alsoSection: chapter.title };
      const lines = parts.map((name, at) =>
        this.line({ ...own, name, base: Math.max(5000, Math.round(own.base / (at + 2) / 100) * 100) }, below),
      );
      const total = this.totalOf(`Total ${own.code} ${own.name}`, lines, true);
      return { code: own.code, title: own.name, lines, total };
    });
  }

  private line(
    own: OwnLine,
    place: { section: string; alsoSection?: string; type: TruthLine['type']; code: string | undefined },
  ): ModelLine {
    const series = new Series(this.random.fork(`${place.section}/${own.code}/${own.name}`), own, {
      units: this.association.units,
      budgetYear: this.association.year,
      whole: this.set.whole,
    });
    const figures = this.set.columns.map((column) => this.figure(column, series));
    const note = this.options.notes && this.random.chance(0.3) ? this.note() : undefined;
    const model: ModelLine = { code: place.code ?? '', name: own.name, figures, ...(note ? { note } : {}) };
    const truth = lineTruth(this.set.columns, model, place);
    this.truth.lines.push(truth);
    return model;
  }

  private note(): string {
    return this.random.pick([
      'Per contract',
      'Level',
      'Based on 3-year average',
      'CPI increase',
      'See note 2',
      'New vendor',
      '5% increase expected',
      'Rate increase 7/1',
      'Per reserve study',
      'Reduced scope',
      'Includes 2 visits',
      'Board approved 11/14',
      '$125 x 12',
      'Bid received',
    ]);
  }

  private figure(column: ColumnPlan, series: Series): Figure {
    if (this.random.chance(this.options.blanks)) {
      this.traits.add('blank-cells');
      return { text: '' };
    }
    if (this.random.chance(this.options.words)) {
      this.traits.add('words-in-cells');
      return {
        text: this.random.pick(['TBD', 'n/a', '#REF!', 'included', '#DIV/0!', 'see note', 'N/A', '???']),
        words: true,
      };
    }
    const value = this.random.chance(this.options.zeros) ? 0 : column.value(series);
    if (value === undefined) return { text: '' };
    if (column.unit === 'percent') return percentFigure(value, this.options.percentDigits);
    return this.money(value, this.options.money);
  }

  private money(cents: number, style: MoneyStyle): Figure {
    if (cents < 0) this.traits.add(`negative-${style.negative}`);
    const exact = style.decimals === 0 && cents % 100 !== 0 ? Math.round(cents / 100) * 100 : cents;
    const dash = exact === 0 && style.zero === 'dash';
    return { text: printMoney(exact, style), cents: exact, ...(dash ? { dash } : {}) };
  }

  /** The total of some lines, column by column; once in a flawed document it is not what they add to. */
  private totalOf(name: string, lines: ModelLine[], mayFail: boolean): Figure[] {
    return this.totalFigures(name, (at) => sumAt(lines, at), mayFail);
  }

  private totalFigures(name: string, sum: (column: number) => number, mayFail: boolean): Figure[] {
    return this.set.columns.map((column, at) => {
      if (!column.summed) return { text: '' };
      const true_ = sum(at);
      const fails = mayFail && this.flawLeft && true_ !== 0 && this.random.chance(0.12);
      if (fails) {
        this.flawLeft = false;
        this.traits.add('total-does-not-foot');
      }
      const figure = this.money(
        fails ? true_ + this.random.pick([-1, 1]) * this.random.int(1, 60) * 1000 : true_,
        this.options.totals,
      );
      this.truth.totals.push({
        description: name,
        columnId: column.id,
        printed: decimal(figure.cents ?? 0),
        foots: !fails,
      });
      return figure;
    });
  }

  private grandTotals(sections: ModelSection[]): GrandTotal[] {
    const of =
      (types: OwnChapter['type'][]) =>
      (at: number): number =>
        sections
          .filter((section) => types.includes(section.type))
          .reduce(
            (sum, section) =>
              sum +
              sumAt(
                section.groups.flatMap((group) => group.lines),
                at,
              ),
            0,
          );
    const expenses = this.random.pick([
      'TOTAL EXPENSES',
      'Total Expenses',
      'TOTAL OPERATING EXPENSES & RESERVES',
      'Total Disbursements',
    ]);
    const net = this.random.pick([
      'NET INCOME (LOSS)',
      'Net Income',
      'Excess of Revenues over Expenses',
      'NET SURPLUS / (DEFICIT)',
    ]);
    const grand: GrandTotal[] = [];
    const add = (name: string, sum: (at: number) => number): void => {
      grand.push({ name, figures: this.totalFigures(name, sum, false) });
    };
    if (this.options.subtotals === 'none')
      add(this.random.pick(['TOTAL INCOME', 'Total Revenue']), of(['income']));
    if (this.random.chance(0.5)) add('Total Operating Expenses', of(['expense']));
    add(expenses, of(['expense', 'reserve']));
    if (this.random.chance(0.6)) add(net, (at) => of(['income'])(at) - of(['expense', 'reserve'])(at));
    return grand;
  }
}

function lineTruth(
  columns: ColumnPlan[],
  model: ModelLine,
  place: { section: string; alsoSection?: string; type: TruthLine['type']; code: string | undefined },
): TruthLine {
  const truth: TruthLine = {
    ...(place.code ? { glCode: place.code } : {}),
    description: model.name,
    section: place.section,
    ...(place.alsoSection ? { alsoSection: place.alsoSection } : {}),
    type: place.type,
    cells: {},
    ...(model.note ? { note: model.note } : {}),
  };
  model.figures.forEach((figure, at) => {
    const id = columns[at]?.id ?? '';
    if (figure.cents !== undefined) truth.cells[id] = decimal(figure.cents);
    if (figure.percent !== undefined) truth.cells[id] = String(figure.percent);
    if (figure.dash) truth.dashes = [...(truth.dashes ?? []), id];
    if (figure.words) truth.words = { ...truth.words, [id]: figure.text };
  });
  return truth;
}

const sumAt = (lines: ModelLine[], at: number): number =>
  lines.reduce((sum, line) => sum + (line.figures[at]?.cents ?? 0), 0);

function percentFigure(value: number, digits: 0 | 1 | 2): Figure {
  const printed = value.toFixed(digits);
  return { text: `${printed}%`, percent: Number(printed) };
}
