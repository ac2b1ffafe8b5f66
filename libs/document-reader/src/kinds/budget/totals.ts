import { addValues, fitOf, isWholeFit, type Fit, type Values } from './arithmetic';
import type { Entry } from './entries';
import { isAbout, SectionStack, typeOfLine, typesByCode } from './sections';
import {
  headingType,
  isBalance,
  isOwnersFee,
  isPerUnit,
  plainName,
  totalKind,
  totalOf,
  type LineType,
} from './vocabulary';

type Covers = { node: Node; sign: 1 | -1 }[];

/** A line, or a total that stands for the lines below it in the tree. */
export interface Node {
  entry: Entry;
  values: Values;
  type: LineType | 'net';
  /** Present where the row is a total: what it covers, with sign. */
  covers?: Covers;
  /** Of a line: its nearest heading. */
  section?: Entry;
}

export interface FoundTotal {
  node: Node;
  sum: number[];
  fit: Fit;
}

export interface Outline {
  lines: Node[];
  totals: FoundTotal[];
  /** Rows with figures that are neither: per-unit figures, balances, rates after the totals. */
  left: Entry[];
}

/** Tells lines from totals, by words, place and arithmetic together. `columns` are those whose figures add up. */
export function outlineOf(entries: Entry[], columns: number[], title: string): Outline {
  return new Outliner(entries, columns, title).run();
}

class Outliner {
  private open: Node[] = [];
  private readonly sections = new SectionStack();
  private readonly outline: Outline = { lines: [], totals: [], left: [] };
  private readonly width: number;
  private readonly byCode: Map<string, LineType>;
  private readonly placed = new Set<Entry>();
  private incomeClosed = false;

  constructor(
    private readonly entries: Entry[],
    private readonly columns: number[],
    private readonly title: string,
  ) {
    this.width = Math.max(0, ...entries.map((entry) => entry.values.length));
    this.byCode = typesByCode(entries);
  }

  run(): Outline {
    for (const [i, entry] of this.entries.entries()) {
      if (entry.kind === 'heading') this.sections.push(entry, this.open.length);
      else if (!this.placed.has(entry)) this.place(entry, i);
      if (entry.kind === 'figures') this.sections.touch(entry);
    }
    return this.outline;
  }

  private place(entry: Entry, index: number): void {
    const kind = totalKind(entry.description);
    const isEmpty = this.columns.every((column) => entry.values[column] === undefined);
    if (isEmpty) {
      if (kind === undefined && entry.description !== '') this.addLine(entry);
      return;
    }
    if (kind !== undefined) this.placeNamedTotal(entry, kind);
    else if (this.isUnnamedTotal(entry)) return;
    else if (this.isAside(entry, index)) this.outline.left.push(entry);
    else if (this.isParent(entry, index)) this.placeParent(entry, index);
    else this.addLine(entry);
  }

  private addLine(entry: Entry): void {
    if (entry.description === '') {
      this.outline.left.push(entry);
      return;
    }
    const node = this.lineNode(entry);
    this.open.push(node);
    this.outline.lines.push(node);
  }

  private lineNode(entry: Entry): Node {
    const { byCode, incomeClosed, title } = this;
    const type = typeOfLine(entry, { sections: this.sections.chain, byCode, incomeClosed, title });
    const section = this.sections.chain.at(-1)?.heading;
    return { entry, values: entry.values, type, ...(section ? { section } : {}) };
  }

  /** Figures for one unit, balances, and rates below the last total are no lines, unless a total needs them. */
  private isAside(entry: Entry, index: number): boolean {
    if (isPerUnit(entry.description) || isBalance(entry.description)) return true;
    if (!isOwnersFee(entry.description) || this.outline.totals.length < 2) return false;
    const isEnd = this.open.length <= 2 && this.open.every((node) => node.covers);
    return (
      isEnd &&
      !this.entries.slice(index + 1).some((later) => later.kind === 'figures' && totalKind(later.description))
    );
  }

  private placeNamedTotal(entry: Entry, kind: 'sum' | 'net'): void {
    if (this.isRecap(entry)) return;
    const suffix = this.bestSuffix(entry, kind === 'net');
    if (suffix && isWholeFit(suffix.fit)) return this.close(entry, suffix.covers);
    const net =
      kind === 'net' || /income|revenue|surplus/i.test(entry.description)
        ? this.signedSuffix(entry)
        : undefined;
    if (net && isWholeFit(net.fit)) return this.close(entry, net.covers);
    if (this.isRecapOfAny(entry)) return;
    const chosen = this.chosenNodes(entry);
    if (chosen) return this.close(entry, chosen);
    const partial = [suffix, net]
      .filter((found) => found && (found.fit.telling > 0 || found.fit.close > 0))
      .sort((a, b) => score(b!.fit) - score(a!.fit))[0];
    const covers =
      partial && score(partial.fit) * 2 >= partial.fit.compared ? partial.covers : this.byPlace(entry, kind);
    if (covers.length > 0) this.close(entry, covers);
    else this.outline.left.push(entry);
  }

  /** The same total printed again, as in a summary at the end. */
  private isRecap(entry: Entry): boolean {
    const name = totalOf(entry.description);
    const known = this.outline.totals.find(
      ({ node }) =>
        name !== '' && totalOf(node.entry.description) === name && this.equals(node.values, entry.values),
    );
    if (known) {
      this.record(entry, known.node.covers ?? []);
      return true;
    }
    return false;
  }

  private isRecapOfAny(entry: Entry): boolean {
    const known = this.outline.totals.find(({ node }) => this.equals(node.values, entry.values));
    if (!known) return false;
    this.record(entry, known.node.covers ?? []);
    return true;
  }

  private equals(a: Values, b: Values): boolean {
    const compared = this.columns.filter((column) => b[column] !== undefined);
    return compared.some((column) => b[column] !== 0) && compared.every((column) => a[column] === b[column]);
  }

  /** Without words that say total: only where the figures leave no doubt, or words are missing altogether. */
  private isUnnamedTotal(entry: Entry): boolean {
    const suffix = this.bestSuffix(entry, false);
    if (suffix && this.repeatsTotal(entry)) {
      this.close(entry, [{ node: this.open.at(-1)!, sign: 1 }]);
      return true;
    }
    if (!suffix || !isWholeFit(suffix.fit) || suffix.covers.length < 2 || suffix.fit.telling === 0) {
      return this.isNamelessTotal(entry);
    }
    const addends = suffix.covers.filter(({ node }) =>
      this.columns.some((column) => (node.values[column] ?? 0) !== 0),
    );
    if (addends.length < 2) return false;
    const distinct = new Set(
      this.columns
        .map((column) => entry.values[column])
        .filter((value) => value !== undefined && value !== 0),
    );
    const named = this.sections.chain.some(
      ({ heading }) =>
        plainName(heading.description) !== '' &&
        plainName(heading.description) === plainName(entry.description),
    );
    const standsOut = entry.bold && !suffix.covers.some(({ node }) => node.entry.bold && !node.covers);
    const uncoded =
      !entry.code && suffix.covers.every(({ node }) => node.entry.code !== undefined || node.covers);
    const sure = distinct.size >= 3 || (distinct.size === 2 && addends.length > 2);
    if (entry.description !== '' && !named && !standsOut && !uncoded && !sure) return false;
    this.close(entry, suffix.covers);
    return true;
  }

  /** `Education` right under the total of its lines, with the same figures: the section's total printed again. */
  private repeatsTotal(entry: Entry): boolean {
    const last = this.open.at(-1);
    if (!last?.covers || !this.equals(last.values, entry.values)) return false;
    const distinct = new Set(entry.values.filter((value) => value !== undefined && value !== 0));
    const name = plainName(entry.description);
    const isHeading =
      name !== '' &&
      this.entries.some((other) => other.kind === 'heading' && plainName(other.description) === name);
    return distinct.size >= 2 || (entry.code === undefined && (entry.bold || isHeading));
  }

  /** Figures with no words that add to nothing are a total that does not foot only below lines that it outweighs. */
  private isNamelessTotal(entry: Entry): boolean {
    if (entry.description !== '' || entry.code) return false;
    const net = this.signedSuffix(entry);
    if (net && isWholeFit(net.fit)) {
      this.close(entry, net.covers);
      return true;
    }
    if (this.isRecapOfAny(entry)) return true;
    const partial = this.bestSuffix(entry, false);
    if (partial && partial.covers.length > 1 && score(partial.fit) * 2 >= partial.fit.compared) {
      this.close(entry, partial.covers);
      return true;
    }
    return false;
  }

  /** A row above its parts: `Utilities 900` over `Water 400`, `Gas 500`. The parts are the lines. */
  private isParent(entry: Entry, index: number): boolean {
    return this.childrenOf(entry, index) !== undefined;
  }

  private childrenOf(entry: Entry, index: number): Entry[] | undefined {
    const children: Entry[] = [];
    for (const next of this.entries.slice(index + 1, index + 60)) {
      if (next.kind === 'heading' || totalKind(next.description)) return undefined;
      if (next.description === '' || next.row.source.page !== entry.row.source.page) return undefined;
      if (next.indent <= entry.indent + 0.3 * entry.row.source.height) return undefined;
      children.push(next);
      if (children.length < 2) continue;
      const sum = addValues(
        children.map(({ values }) => ({ values, sign: 1 })),
        this.width,
      );
      const fit = fitOf({ sum, printed: entry.values, count: children.length, columns: this.columns });
      if (isWholeFit(fit) && fit.telling > 0) return children;
    }
    return undefined;
  }

  private placeParent(entry: Entry, index: number): void {
    const children = this.childrenOf(entry, index) ?? [];
    const nodes = children.map((child) => this.lineNode(child));
    const covers = nodes.map((node) => ({ node, sign: 1 as const }));
    this.outline.lines.push(...nodes);
    for (const child of children) this.placed.add(child);
    this.open.push(this.record(entry, covers));
  }

  /** Sums from the last row backwards; `Less: ...` printed without a sign is tried as a deduction. */
  private bestSuffix(entry: Entry, isNet: boolean): Suffix | undefined {
    const plain = this.suffixes(entry, () => 1, isNet ? 2 : 1);
    if (plain && isWholeFit(plain.fit)) return plain;
    const isDeduction = (node: Node): boolean => /^\(?(?:less|minus)\b/i.test(node.entry.description);
    if (!this.open.some(isDeduction)) return plain;
    const deducted = this.suffixes(entry, (node) => (isDeduction(node) ? -1 : 1), 2);
    return deducted && isWholeFit(deducted.fit) ? deducted : plain;
  }

  /** Income less expenses, over whole totals or loose lines. */
  private signedSuffix(entry: Entry): Suffix | undefined {
    return this.suffixes(entry, (node) => (node.type === 'income' || node.type === 'net' ? 1 : -1), 2);
  }

  /** Totals above which other nodes stand: `Total Operating Expenses` printed below the reserves that it leaves out. */
  private chosenNodes(entry: Entry): Covers | undefined {
    const ranges = this.open.flatMap((_, i) =>
      this.open.slice(i + 1).map((__, j) => this.open.slice(i, i + j + 2)),
    );
    const types: (LineType | 'net')[][] = [['expense'], ['income'], ['reserve'], ['expense', 'reserve']];
    const byType = types.map((wanted) => this.open.filter((node) => wanted.includes(node.type)));
    for (const nodes of [...byType, ...(this.open.length > 40 ? [] : ranges)]) {
      if (nodes.length === 0) continue;
      const covers = nodes.map((node) => ({ node, sign: 1 as const }));
      const sum = addValues(
        covers.map(({ node, sign }) => ({ values: node.values, sign })),
        this.width,
      );
      const fit = fitOf({ sum, printed: entry.values, count: covers.length, columns: this.columns });
      if (isWholeFit(fit) && fit.telling > 0) return covers;
    }
    return undefined;
  }

  private suffixes(entry: Entry, signOf: (node: Node) => 1 | -1, least: number): Suffix | undefined {
    let best: Suffix | undefined;
    const sum = Array.from({ length: this.width }, () => 0);
    const covers: Suffix['covers'] = [];
    for (let i = this.open.length - 1; i >= Math.max(0, this.open.length - LONGEST_SUM); i--) {
      const node = this.open[i]!;
      const sign = signOf(node);
      covers.unshift({ node, sign });
      node.values.forEach((value, column) => (sum[column] = (sum[column] ?? 0) + sign * (value ?? 0)));
      if (covers.length < least) continue;
      const fit = fitOf({ sum, printed: entry.values, count: covers.length, columns: this.columns });
      if (fit.exact + fit.close === 0) continue;
      const startsSection = this.sections.chain.some((section) => section.start === i);
      const value = score(fit) + (fit.telling > 0 ? 0.3 : 0) + (startsSection ? 0.1 : 0);
      if (!best || value >= best.score) best = { covers: [...covers], fit, score: value };
    }
    return best;
  }

  /** Where no arithmetic helps: what stands under the heading that the total names, or since the last total. */
  private byPlace(entry: Entry, kind: 'sum' | 'net'): Covers {
    if (kind === 'net')
      return this.open.map((node) => ({
        node,
        sign: node.type === 'income' || node.type === 'net' ? 1 : -1,
      }));
    const about = totalOf(entry.description);
    const section =
      about === ''
        ? undefined
        : this.sections.chain.findLast(
            ({ heading, start }) => start < this.open.length && isAbout(about, heading.description),
          );
    if (section) return this.since(section.start);
    const type = headingType(entry.description.replace(/\btotals?\b/gi, ' '));
    if (type) {
      const own = this.open.filter((node) =>
        type === 'income'
          ? node.type === 'income'
          : type === 'reserve'
            ? node.type === 'reserve'
            : node.type !== 'income' && node.type !== 'net',
      );
      if (own.length > 0) return own.map((node) => ({ node, sign: 1 }));
    }
    if (/\bgrand\b|total (?:budget|all|funds)/i.test(entry.description)) return this.since(0);
    const lastTotal = this.open.findLastIndex((node) => node.covers !== undefined);
    const lastSection = this.sections.chain.findLast(({ start }) => start < this.open.length)?.start ?? 0;
    const from = lastTotal + 1 < this.open.length ? Math.max(lastTotal + 1, lastSection) : 0;
    return this.since(from);
  }

  private since(start: number): Covers {
    return this.open.slice(start).map((node) => ({ node, sign: 1 }));
  }

  private close(entry: Entry, covers: Covers): void {
    const node = this.record(entry, covers);
    const covered = new Set(covers.map((cover) => cover.node));
    const first = this.open.findIndex((other) => covered.has(other));
    this.open = this.open.filter((other) => !covered.has(other));
    this.open.splice(first < 0 ? this.open.length : first, 0, node);
    this.sections.closeBy(totalOf(entry.description), Math.max(first, 0));
    this.incomeClosed = node.type === 'net' ? false : this.incomeClosed || node.type === 'income';
  }

  private record(entry: Entry, covers: Covers): Node {
    const sum = addValues(
      covers.map(({ node, sign }) => ({ values: node.values, sign })),
      this.width,
    );
    const fit = fitOf({ sum, printed: entry.values, count: covers.length, columns: this.columns });
    // A column that the total leaves blank still adds up above it.
    const values = sum.map(
      (value, column) =>
        entry.values[column] ??
        (covers.some(({ node }) => node.values[column] !== undefined) ? value : undefined),
    );
    const node: Node = { entry, values, type: typeOfTotal(covers), covers };
    this.outline.totals.push({ node, sum, fit });
    return node;
  }
}

/** Rows that one total may cover directly; a sheet of thousands of rows is no section of a budget. */
const LONGEST_SUM = 400;

interface Suffix {
  covers: Covers;
  fit: Fit;
  score: number;
}

function score(fit: Fit): number {
  return fit.exact + 0.6 * fit.close;
}

function typeOfTotal(covers: Covers): LineType | 'net' {
  if (covers.some(({ sign }) => sign < 0)) return 'net';
  const types = new Set(covers.map(({ node }) => node.type));
  if (types.size === 1) return [...types][0]!;
  return types.has('net') || types.has('income') ? 'net' : 'expense';
}
