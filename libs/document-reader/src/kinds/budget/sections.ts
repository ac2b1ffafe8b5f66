import type { Entry } from './entries';
import { headingType, isExpenseCategory, lineType, plainName, type LineType } from './vocabulary';

export interface Section {
  heading: Entry;
  /** Nodes that were open when it began. */
  start: number;
}

/** The headings that stand over a row: a new one ends those of its own look, a total ends what it is the total of. */
export class SectionStack {
  private stack: Section[] = [];
  private last: Entry | undefined;

  get chain(): readonly Section[] {
    return this.stack;
  }

  push(heading: Entry, start: number): void {
    // Two headings with nothing between them are a section and its part, whatever they look like.
    const adjacent = this.stack.at(-1)?.heading === this.last && this.last !== undefined;
    const twin = this.stack.findLastIndex((section) => looksAlike(section.heading, heading));
    const isTop = startsNewSide(this.stack, heading);
    if (isTop) this.stack = [];
    else if (twin >= 0 && !(adjacent && twin === this.stack.length - 1))
      this.stack = this.stack.slice(0, twin);
    else if (!adjacent) this.stack = this.stack.filter((section) => rank(section.heading) <= rank(heading));
    this.stack.push({ heading, start });
    this.last = heading;
  }

  /** A row with figures came. */
  touch(entry: Entry): void {
    this.last = entry;
  }

  /** A total of the nodes from `first` on was printed: the section that it names ends, or else the innermost. */
  closeBy(about: string, first: number): void {
    const named =
      about === '' ? -1 : this.stack.findLastIndex(({ heading }) => isAbout(about, heading.description));
    if (named >= 0) this.stack = this.stack.slice(0, named);
    else if (this.stack.length > 0) this.stack = this.stack.slice(0, this.endedBy(first));
    this.last = undefined;
  }

  /** A total that reaches back over the innermost section's beginning ends all that began with its first row. */
  private endedBy(first: number): number {
    const innermost = this.stack.at(-1)!;
    if (innermost.start < first) return this.stack.length;
    if (innermost.start === first) return this.stack.length - 1;
    const outer = this.stack.findIndex((section) => section.start >= first);
    return outer < 0 ? this.stack.length : outer;
  }
}

function looksAlike(a: Entry, b: Entry): boolean {
  if ((a.code === undefined) !== (b.code === undefined)) return false;
  return rank(a) === rank(b) && Math.abs(a.indent - b.indent) < 0.6 * b.row.source.height;
}

/** EXPENSES after an income section that no total closed. */
function startsNewSide(stack: Section[], heading: Entry): boolean {
  const type = headingType(heading.description);
  const top = stack[0]?.heading;
  const above = top && headingType(top.description);
  // A parent account is never a side of its own beside a heading without a number.
  if (heading.code !== undefined && top?.code === undefined) return false;
  return (
    type !== undefined &&
    above !== undefined &&
    type !== 'reserve' &&
    (type === 'income') !== (above === 'income')
  );
}

function rank({ description, bold }: Entry): number {
  const upper = /\p{Lu}{2}/u.test(description) && description === description.toUpperCase();
  return (upper ? 0 : 1) + (bold ? 0 : 2);
}

export function isAbout(about: string, heading: string): boolean {
  const name = plainName(heading);
  if (name === '') return false;
  const words = name.split(' ');
  const own = about.split(' ');
  return (
    about === name || own.every((word) => words.includes(word)) || words.every((word) => own.includes(word))
  );
}

/** What the lines' own words say of each first digit of the account numbers: here 4 may be income, there 6. */
export function typesByCode(entries: Entry[]): Map<string, LineType> {
  const votes = new Map<string, { income: number; all: number }>();
  for (const entry of entries) {
    if (entry.kind !== 'figures' || !entry.code) continue;
    const vote = votes.get(entry.code[0]!) ?? { income: 0, all: 0 };
    vote.all++;
    if (lineType(entry.description) === 'income') vote.income++;
    votes.set(entry.code[0]!, vote);
  }
  const types = new Map<string, LineType>();
  if (votes.size < 2) return types;
  for (const [digit, { income, all }] of votes) {
    if (all >= 2) types.set(digit, income * 2 > all ? 'income' : 'expense');
  }
  return types;
}

/** State that decides a line's type beside its own words. */
export interface TypeContext {
  sections: readonly Section[];
  byCode: Map<string, LineType>;
  /** A total of income has been printed since the last net figure. */
  incomeClosed: boolean;
  /** Words above the table, or the sheet's name: `Reserve Fund Budget`. */
  title: string;
}

/** `known` is true where a heading says it. */
export function typeOfLine(entry: Entry, context: TypeContext): { type: LineType; known: boolean } {
  const own = lineType(entry.description);
  const heading = innermostType(context);
  if (heading === 'income') return { type: 'income', known: true };
  if (heading === 'expense') return { type: own === 'reserve' ? 'reserve' : 'expense', known: true };
  if (heading === 'reserve') return { type: own === 'income' ? 'income' : 'reserve', known: true };
  return { type: concludedType(entry, own, context), known: false };
}

function concludedType(entry: Entry, own: LineType | undefined, context: TypeContext): LineType {
  const coded = entry.code ? context.byCode.get(entry.code[0]!) : undefined;
  if (own === 'reserve') return 'reserve';
  if (context.incomeClosed) return 'expense';
  if (coded) return coded;
  if (context.sections.length > 0 && own !== 'income') return 'expense';
  if (own) return own;
  return /\breserve/i.test(context.title) && !/operating/i.test(context.title) ? 'reserve' : 'expense';
}

/** `Ordinary Income/Expense` stands over both sides and says nothing of a line. */
const isBothSides = (text: string): boolean =>
  /\b(?:income|revenues?|receipts)\s{0,3}(?:\/|&|and)\s{0,3}(?:expen|disburs)/i.test(text);

function innermostType({ sections, incomeClosed }: TypeContext): LineType | undefined {
  const chain = [...sections].reverse().map(({ heading }, i) => {
    const type = isBothSides(heading.description) ? undefined : headingType(heading.description);
    // Below the total of income an outer INCOME is only a heading that no total ended.
    if (type === 'income' && incomeClosed && i > 0) return { heading, type: undefined };
    return {
      heading,
      type: type ?? (isExpenseCategory(heading.description) ? ('expense' as const) : undefined),
    };
  });
  for (const [i, { heading, type }] of chain.entries()) {
    const above = chain.slice(i + 1).find((outer) => outer.type !== undefined)?.type;
    // A parent account (`6300 Interest - Operating`) and reserves among the income are what they stand under.
    // Money for the reserve is paid out of the expenses, but it is no expense.
    if (type === 'reserve' && above === 'expense') return 'reserve';
    if (above !== undefined && heading.code !== undefined) return above;
    if (type === 'reserve' && above === 'income') return 'income';
    if (type) return type;
  }
  return undefined;
}
