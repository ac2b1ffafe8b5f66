import type { Entry } from './entries';
import { isAside } from './asides';
import { namedTotal, type NamedTotal } from './named-totals';
import { childrenOf, headParts } from './parents';
import { totalsAbove } from './totals-above';
import type { Outline, Progress } from './progress';
import { retype, settleFirstTotal, settleTypes } from './settled-types';
import { SectionStack, typeOfLine, typesByCode } from './sections';
import { fitOfCovers, type Summed } from './sums';
import { leaves, totalNode, type Covers, type Node } from './tree';
import { unnamedNet, unnamedTotal } from './unnamed-totals';
import { headingType, totalKind, totalOf, type LineType } from './vocabulary';

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
  private readonly above: ReturnType<typeof totalsAbove>;
  private incomeClosed = false;

  constructor(
    private readonly entries: Entry[],
    private readonly summed: Summed,
    private readonly title: string,
  ) {
    this.width = Math.max(0, ...entries.map((entry) => entry.values.length));
    this.byCode = typesByCode(entries);
    this.above = totalsAbove(entries, summed.columns);
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

  private get progress(): Progress {
    const { nodes, entries, width } = this;
    const sections = this.sections.chain;
    const starts = new Set(sections.map((section) => section.start));
    return { nodes, ...this.summed, width, starts, entries, sections, totals: this.outline.totals };
  }

  private place(entry: Entry, index: number): void {
    const kind = totalKind(entry.description);
    if (this.summed.columns.every((column) => entry.values[column] === undefined)) {
      if (kind === undefined && entry.description !== '') this.addLine(entry);
      return;
    }
    const parts = this.above?.get(entry);
    if (parts)
      return this.placeParent(
        entry,
        parts.map((part) => this.lineNode(part)),
      );
    const { progress } = this;
    // `Operating Income` over its lines begins a paper; below them it would be what they leave.
    const over = kind !== undefined && progress.nodes.length === 0 ? this.childrenOf(index) : undefined;
    if (over) return this.placeParent(entry, over);
    if (kind !== undefined) return this.placeNamedTotal(entry, namedTotal(progress, entry));
    const unnamed = unnamedTotal(progress, entry) ?? unnamedNet(progress, entry);
    if (unnamed) return this.close(entry, unnamed);
    if (isAside(progress, index)) return void this.outline.left.push(entry);
    const children = this.childrenOf(index);
    if (children) this.placeParent(entry, children);
    else this.addLine(entry);
  }

  private childrenOf(index: number): Node[] | undefined {
    return childrenOf({ progress: this.progress, index, lineOf: (child) => this.lineNode(child) });
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

  private placeNamedTotal(entry: Entry, { covers, isRecap }: NamedTotal): void {
    if (isRecap) this.record(entry, covers);
    else if (covers.length > 0) this.close(entry, covers);
    else this.outline.left.push(entry);
  }

  private placeParent(entry: Entry, children: Node[]): void {
    headParts(entry, children);
    this.outline.lines.push(...children);
    for (const child of children) this.placed.add(child.entry);
    this.nodes.push(
      this.record(
        entry,
        children.map((node) => ({ node, sign: 1 })),
      ),
    );
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
    const fit = fitOfCovers(this.progress, entry, covers);
    retype(entry, covers);
    const node = totalNode(entry, covers, this.width);
    this.outline.totals.push({ node, sum: node.sums, fit });
    return node;
  }
}
