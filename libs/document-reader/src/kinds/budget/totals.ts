import { fitScore, isWholeFit, type Fit, type Values } from './arithmetic';
import type { Entry } from './entries';
import { settleFirstTotal, settleTypes } from './settled-types';
import { isAbout, SectionStack, typeOfLine, typesByCode, type Section } from './sections';
import {
  chosenSum,
  fitOfCovers,
  leviedSum,
  netSign,
  suffixOf,
  sumSuffix,
  wholeSum,
  type Found,
  type Open,
  type Summed,
} from './sums';
import { isUpper } from './wrap';
import { leaves, totalNode, type Covers, type Node } from './tree';
import {
  headingType,
  isBalance,
  isExpenseCategory,
  isItemName,
  isOwnersFee,
  isPerUnit,
  lineType,
  plainName,
  totalKind,
  totalOf,
  type LineType,
  type TotalKind,
} from './vocabulary';

export interface FoundTotal {
  node: Node;
  /** What its lines add to. */
  sum: Values;
  fit: Fit;
}

export interface Outline {
  lines: Node[];
  totals: FoundTotal[];
  /** Rows with figures that are neither: per-unit figures, balances, rates after the totals. */
  left: Entry[];
}

/** Tells lines from totals, by words, place and arithmetic together. `summed` are those whose figures add up. */
export function outlineOf(entries: Entry[], summed: Summed, title: string): Outline {
  return new Outliner(entries, summed, title).run();
}

class Outliner {
  private nodes: Node[] = [];
  private readonly sections = new SectionStack();
  private readonly outline: Outline = { lines: [], totals: [], left: [] };
  private readonly width: number;
  private readonly byCode: Map<string, LineType>;
  private readonly placed = new Set<Entry>();
  private incomeClosed = false;

  constructor(
    private readonly entries: Entry[],
    private readonly summed: Summed,
    private readonly title: string,
  ) {
    this.width = Math.max(0, ...entries.map((entry) => entry.values.length));
    this.byCode = typesByCode(entries);
  }

  run(): Outline {
    for (const [i, entry] of this.entries.entries()) {
      if (entry.kind === 'heading') this.sections.push(entry, this.nodes.length);
      else if (!this.placed.has(entry)) this.place(entry, i);
      if (entry.kind === 'figures') this.sections.touch(entry);
    }
    settleTypes(this.outline.lines, this.byCode);
    return this.outline;
  }

  private get open(): Open {
    const starts = new Set(this.sections.chain.map((section) => section.start));
    return { nodes: this.nodes, ...this.summed, width: this.width, starts };
  }

  private get columns(): readonly number[] {
    return this.summed.columns;
  }

  private place(entry: Entry, index: number): void {
    const kind = totalKind(entry.description);
    if (this.columns.every((column) => entry.values[column] === undefined)) {
      if (kind === undefined && entry.description !== '') this.addLine(entry);
      return;
    }
    if (kind !== undefined) return this.placeNamedTotal(entry, kind);
    const unnamed = this.unnamedTotal(entry);
    if (unnamed) return this.close(entry, unnamed);
    const left = this.unnamedNet(entry);
    if (left) return this.close(entry, left);
    if (this.isAside(entry, index)) return void this.outline.left.push(entry);
    const children = this.childrenOf(entry, index);
    if (children) this.placeParent(entry, children);
    else this.addLine(entry);
  }

  private addLine(entry: Entry): void {
    if (entry.description === '') return void this.outline.left.push(entry);
    const node = this.lineNode(entry);
    this.nodes.push(node);
    this.outline.lines.push(node);
  }

  private lineNode(entry: Entry): Node {
    const { byCode, incomeClosed, title } = this;
    const { type, known } = typeOfLine(entry, { sections: this.sections.chain, byCode, incomeClosed, title });
    const section = this.sections.chain.at(-1)?.heading;
    return {
      entry,
      values: entry.values,
      sums: entry.values,
      type,
      typeKnown: known,
      ...(section ? { section } : {}),
    };
  }

  /** Figures for one unit, balances, and rates below the last total are no lines. */
  private isAside(entry: Entry, index: number): boolean {
    if (isPerUnit(entry.description) || isBalance(entry.description)) return true;
    if (this.isField(entry, index)) return true;
    if (!isOwnersFee(entry.description) || this.outline.totals.length < 2) return false;
    const isEnd = this.nodes.length <= 2 && this.nodes.every((node) => node.covers);
    const later = this.entries.slice(index + 1);
    return isEnd && !later.some((other) => other.kind === 'figures' && totalKind(other.description));
  }

  /** `Money at the bank today: $8,120.00` below a table of several columns: a figure of its own, in no column. */
  private isField(entry: Entry, index: number): boolean {
    const figures = entry.values.filter((value) => value !== undefined).length;
    if (figures !== 1 || this.columns.length < 3 || !/:$/.test(entry.description)) return false;
    const isLast = !this.entries
      .slice(index + 1)
      .some(({ values }) => values.filter((value) => value).length > 1);
    return isLast && this.outline.totals.length > 0;
  }

  private placeNamedTotal(entry: Entry, kind: TotalKind): void {
    const covers = this.recapped(entry, true) ?? this.coversOf(entry, kind);
    if (covers === 'recap') return;
    if (covers.length > 0) this.close(entry, covers);
    else this.outline.left.push(entry);
  }

  private coversOf(entry: Entry, kind: TotalKind): Covers | 'recap' {
    const suffix = sumSuffix(this.open, entry, kind === 'net' ? 2 : 1);
    if (suffix && isWholeFit(suffix.fit)) return suffix.covers;
    const isNet = kind === 'net' || /income|revenue|surplus/i.test(entry.description);
    const net = isNet ? suffixOf(this.open, entry, { signOf: netSign, least: 1 }) : undefined;
    if (net && isWholeFit(net.fit)) return net.covers;
    const again = this.recapped(entry, false);
    if (again) return again;
    const chosen = chosenSum(this.open, entry) ?? leviedSum(this.open, entry);
    if (chosen) return chosen;
    return this.nearly(entry, [suffix, net]) ?? this.byPlace(entry, kind);
  }

  /** Sums that agree in most columns; of equals, that of the section which the total names. */
  private nearly(entry: Entry, found: (Found | undefined)[]): Covers | undefined {
    const section = this.namedSection(entry);
    const named = section && { covers: section, fit: fitOfCovers(this.open, entry, section) };
    const best = [named, ...found]
      .filter((one) => one !== undefined && (one.fit.telling > 0 || one.fit.close > 0))
      .sort((a, b) => fitScore(b!.fit) - fitScore(a!.fit))[0];
    return best && fitScore(best.fit) * 2 >= best.fit.compared ? best.covers : undefined;
  }

  /** The same total printed again, as in a summary at the end: it covers what the first one does. */
  private recapped(entry: Entry, byName: boolean): 'recap' | undefined {
    const name = totalOf(entry.description);
    if (byName && name === '') return undefined;
    const known = this.outline.totals.find(
      ({ node }) =>
        (!byName || totalOf(node.entry.description) === name) && this.equals(node.values, entry.values),
    );
    if (!known) return undefined;
    this.record(entry, known.node.covers ?? []);
    return 'recap';
  }

  private equals(a: Values, b: Values): boolean {
    const compared = this.columns.filter((column) => b[column] !== undefined);
    return compared.some((column) => b[column] !== 0) && compared.every((column) => a[column] === b[column]);
  }

  /** Without words that say total: only where the figures leave no doubt, or words are missing altogether. */
  private unnamedTotal(entry: Entry): Covers | undefined {
    if (this.repeatsTotal(entry) || this.totalsOneLine(entry)) return [{ node: this.nodes.at(-1)!, sign: 1 }];
    const suffix = sumSuffix(this.open, entry);
    if (!suffix || !isWholeFit(suffix.fit) || suffix.covers.length < 2 || suffix.fit.telling === 0) {
      return entry.description === '' && !entry.code ? this.namelessTotal(entry, suffix) : undefined;
    }
    if (entry.description === '') return suffix.covers;
    return this.isBeyondDoubt(entry, suffix.covers) ? suffix.covers : undefined;
  }

  /** What income leaves over expenses, column by column, whatever the row is called; words of a line speak against it. */
  private unnamedNet(entry: Entry): Covers | undefined {
    const isLine = entry.code !== undefined || isItemName(entry.description) || lineType(entry.description);
    if (isLine || entry.description === '') return undefined;
    const net = suffixOf(this.open, entry, { signOf: netSign, least: 2 });
    // A balanced budget leaves nothing, which is printed as well.
    if (!net || !isWholeFit(net.fit) || net.fit.telling < 1 || net.fit.exact < 2) return undefined;
    const isTotals = net.covers.every(({ node }) => node.covers);
    const isNet = [1, -1].every((wanted) => net.covers.some(({ sign }) => sign === wanted));
    const distinct = new Set(this.columns.flatMap((column) => entry.values[column] ?? []));
    return isTotals && isNet && distinct.size >= 2 ? net.covers : undefined;
  }

  private isBeyondDoubt(entry: Entry, covers: Covers): boolean {
    const addends = covers.filter(({ node }) =>
      this.columns.some((column) => (node.values[column] ?? 0) !== 0),
    );
    if (addends.length < 2) return false;
    const figures = this.columns
      .map((column) => entry.values[column])
      .filter((value) => value !== undefined && value !== 0);
    const distinct = new Set(figures).size;
    const name = plainName(entry.description);
    const named = name !== '' && this.sections.chain.some((section) => this.isAllOf(section, name, covers));
    const standsOut = entry.bold && !covers.some(({ node }) => node.entry.bold && !node.covers);
    const uncoded = !entry.code && covers.every(({ node }) => node.entry.code !== undefined || node.covers);
    return named || standsOut || uncoded || distinct >= 3 || (distinct === 2 && addends.length > 2);
  }

  /** `Education`, or `Education in all`, with the sum of everything that stands under that heading. */
  private isAllOf({ heading, start }: Section, name: string, covers: Covers): boolean {
    const about = plainName(heading.description);
    if (about === name) return true;
    const words = name.split(' ');
    const isWhole = covers.length > 1 && covers.length === this.nodes.length - start;
    return about !== '' && isWhole && about.split(' ').every((word) => words.includes(word));
  }

  /** `Education` right under the total of its lines, with the same figures: the section's total printed again. */
  private repeatsTotal(entry: Entry): boolean {
    const last = this.nodes.at(-1);
    if (!last?.covers || !this.equals(last.values, entry.values)) return false;
    const distinct = distinctFigures(entry.values);
    const name = plainName(entry.description);
    const isHeading =
      name !== '' &&
      this.entries.some((other) => other.kind === 'heading' && plainName(other.description) === name);
    return distinct >= 2 || (entry.code === undefined && (entry.bold || isHeading));
  }

  /** `In all` below each section, here below one of a single line: it prints that line's figures again. */
  private totalsOneLine(entry: Entry): boolean {
    const last = this.nodes.at(-1);
    if (!last || last.covers || entry.code || !this.equals(last.values, entry.values)) return false;
    const name = plainName(entry.description);
    const again = this.entries.filter((other) => plainName(other.description) === name);
    return name !== '' && again.length > 1 && distinctFigures(entry.values) >= 2;
  }

  private namelessTotal(entry: Entry, suffix: Found | undefined): Covers | undefined {
    const net = suffixOf(this.open, entry, { signOf: netSign, least: 2 });
    if (net && isWholeFit(net.fit)) return net.covers;
    const isPartial = suffix && suffix.covers.length > 1 && fitScore(suffix.fit) * 2 >= suffix.fit.compared;
    return isPartial ? suffix.covers : undefined;
  }

  /**
   * A row above its parts: `Utilities 900` over `Water 400`, `Gas 500`. The parts are the lines; they stand deeper,
   * or the row over them is set in capitals or bold and they are not.
   */
  private childrenOf(entry: Entry, index: number): Node[] | undefined {
    const children: Node[] = [];
    for (const next of this.entries.slice(index + 1, index + 60)) {
      if (next.kind === 'heading' || totalKind(next.description) || next.description === '') return undefined;
      if (next.row.source.page !== entry.row.source.page) return undefined;
      const isDeeper = next.indent > entry.indent + 0.3 * entry.row.source.height;
      if (!isDeeper && !standsOver(entry, next)) return undefined;
      children.push(this.lineNode(next));
      if (children.length > 1 && wholeSum(this.open, entry, children)) return children;
    }
    return undefined;
  }

  private placeParent(entry: Entry, children: Node[]): void {
    if (children.every(({ entry: child }) => standsOver(entry, child))) this.head(entry, children);
    this.outline.lines.push(...children);
    for (const child of children) this.placed.add(child.entry);
    this.nodes.push(
      this.record(
        entry,
        children.map((node) => ({ node, sign: 1 })),
      ),
    );
  }

  /** A row in capitals that prints its parts' sum is their heading too. */
  private head(entry: Entry, children: Node[]): void {
    const type =
      headingType(entry.description) ?? (isExpenseCategory(entry.description) ? 'expense' : undefined);
    for (const child of children) {
      child.section = entry;
      if (!type || child.typeKnown) continue;
      child.typeKnown = true;
      if (type === 'income' || child.type === 'income') child.type = type;
    }
  }

  /** What stands under the heading that a total names. */
  private namedSection(entry: Entry): Covers | undefined {
    const about = totalOf(entry.description);
    if (about === '') return undefined;
    const section = this.sections.chain.findLast(
      ({ heading, start }) => start < this.nodes.length && isAbout(about, heading.description),
    );
    return section && this.since(section.start);
  }

  /** Where no arithmetic helps: the named section, the rows of the named type, or those since the last total. */
  private byPlace(entry: Entry, kind: TotalKind): Covers {
    if (kind === 'net') return this.nodes.map((node) => ({ node, sign: netSign(node) }));
    const section = this.namedSection(entry);
    if (section) return section;
    const type = headingType(entry.description.replace(/\btotals?\b/gi, ' '));
    const own = type
      ? this.nodes.filter((node) =>
          type === 'expense' ? node.type !== 'income' && node.type !== 'net' : node.type === type,
        )
      : [];
    if (own.length > 0) return own.map((node) => ({ node, sign: 1 }));
    if (/\bgrand\b|total (?:budget|all|funds)/i.test(entry.description)) return this.since(0);
    const lastTotal = this.nodes.findLastIndex((node) => node.covers !== undefined);
    const lastSection = this.sections.chain.findLast(({ start }) => start < this.nodes.length)?.start ?? 0;
    return this.since(lastTotal + 1 < this.nodes.length ? Math.max(lastTotal + 1, lastSection) : 0);
  }

  private since(start: number): Covers {
    return this.nodes.slice(start).map((node) => ({ node, sign: 1 }));
  }

  private close(entry: Entry, covers: Covers): void {
    const node = this.record(entry, covers);
    const covered = new Set(covers.map((cover) => cover.node));
    const first = this.nodes.findIndex((other) => covered.has(other));
    this.nodes = this.nodes.filter((other) => !covered.has(other));
    this.nodes.splice(first < 0 ? this.nodes.length : first, 0, node);
    this.sections.closeBy(totalOf(entry.description), Math.max(first, 0));
    if (node.type === 'net') this.incomeClosed = false;
    else if (node.type === 'income') this.incomeClosed ||= this.endsIncome(entry);
  }

  /** A parent account's total ends no income: the heading over it still stands. */
  private endsIncome(entry: Entry): boolean {
    if (
      headingType(entry.description.replace(/\btotals?\b/gi, ' ')) === 'income' &&
      !/\d{3}/.test(entry.description)
    )
      return true;
    return !this.sections.chain.some(({ heading }) => headingType(heading.description) === 'income');
  }

  private record(entry: Entry, covers: Covers): Node {
    const isFirst = this.outline.totals.length === 0 && totalOf(entry.description) === '';
    if (isFirst && covers.every(({ sign }) => sign > 0))
      settleFirstTotal(covers.flatMap(({ node }) => leaves(node)));
    const fit = fitOfCovers(this.open, entry, covers);
    retype(entry, covers);
    const node = totalNode(entry, covers, this.width);
    this.outline.totals.push({ node, sum: node.sums, fit });
    return node;
  }
}

const distinctFigures = (values: Values): number => new Set(values.filter((value) => value)).size;

/** Capitals over small letters, or bold over plain. */
function standsOver(entry: Entry, child: Entry): boolean {
  return (isUpper(entry.description) && !isUpper(child.description)) || (entry.bold && !child.bold);
}

/** `Total Income` says of its lines what no heading said. */
function retype(entry: Entry, covers: Covers): void {
  if (totalKind(entry.description) !== 'sum' || covers.some(({ sign }) => sign < 0)) return;
  const type = headingType(entry.description.replace(/\b(?:totals?|gross|sub-?total)\b/gi, ' '));
  if (type !== 'income' && type !== 'expense') return;
  for (const { node } of covers) {
    for (const one of [node, ...leaves(node)]) {
      if (one.type === 'net' || (one.typeKnown && !one.covers)) continue;
      if (type === 'income' || one.type === 'income') one.type = type;
      one.typeKnown = true;
    }
  }
}
