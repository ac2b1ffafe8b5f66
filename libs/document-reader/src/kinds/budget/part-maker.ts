import type { BudgetColumn, BudgetLine, BudgetPart, FactWarning, PrintedTotal } from '@hoa/contracts';
import { centsToMoney } from '../../text/amounts';
import type { Item } from '../../tables/types';
import { cite, cited, type KindContext } from '../types';
import { cellConfidence, doubtsOf, type Doubts, type Proof } from './confidence';
import type { Draft } from './draft';
import type { Entry } from './entries';
import type { FoundTotal, Outline } from './progress';
import { summable } from './summable';
import { leaves, sumOf, type Node } from './tree';
import { footWarnings, isScaled, missesItsLines, scaleWarnings, wordWarnings } from './warnings';

/** What is left of a figure's confidence where its paper prints thousands: as dollars it is wrong. */
const SCALED = 0.5;

/** Turns an outline into the wire's part, with a citation for each figure. */
export class PartMaker {
  private readonly proofs: Map<Node, Proof[]>;
  private readonly lineIds: Map<Node, string>;
  private readonly doubts: Doubts;

  constructor(
    private readonly draft: Draft,
    private readonly outline: Outline,
    private readonly ctx: KindContext,
  ) {
    this.proofs = proofsOf(outline, draft.columns.length);
    this.lineIds = new Map(outline.lines.map((line, i) => [line, lineId(i)]));
    this.doubts = doubtsOf(
      draft.columns,
      outline.totals.map((total) => !missesItsLines(total.node, draft.columns)),
    );
  }

  part(id: string): BudgetPart {
    const pages = this.draft.entries.map((entry) => entry.row.source.page.number);
    return {
      id,
      kind: 'budget',
      pages: [Math.min(...pages), Math.max(...pages)],
      columns: this.draft.columns.map((column, i): BudgetColumn => ({
        id: columnId(i),
        label: column.label,
        role: column.role,
        ...(column.year === undefined ? {} : { year: column.year }),
      })),
      lines: this.outline.lines.map((line, i) => this.line(line, i)),
      totals: this.outline.totals.flatMap((total) => this.total(total)),
    };
  }

  warnings(): FactWarning[] {
    const at = (entry: Entry, item?: Item) =>
      cite(this.ctx, entry.row.source.page, entry.row.source.line, item?.cell);
    return [
      ...scaleWarnings(this.draft, at),
      ...footWarnings(this.outline, this.draft.columns, at),
      ...wordWarnings(this.outline, at),
    ];
  }

  private line(node: Node, index: number): BudgetLine {
    const { entry } = node;
    const code = entry.code ?? this.codeAbove(node);
    const cells: BudgetLine['cells'] = {};
    entry.row.amounts.forEach((_, column) => {
      const cell = this.cell(node, column);
      if (cell) cells[columnId(column)] = cell;
    });
    return {
      id: lineId(index),
      ...(code ? { glCode: code } : {}),
      description: entry.description,
      section: node.section?.description ?? '',
      type: node.type === 'net' ? 'expense' : node.type,
      cells,
      ...(entry.note ? { note: entry.note } : {}),
    };
  }

  /** A heading's account number is that of its lines where none of them has its own. */
  private codeAbove(node: Node): string | undefined {
    const { section } = node;
    if (!section?.code) return undefined;
    const siblings = this.outline.lines.filter((line) => line.section === section);
    return siblings.some((line) => line.entry.code) ? undefined : section.code;
  }

  private cell(node: Node, column: number): PrintedTotal['printed'] | undefined {
    const item = node.entry.row.amounts[column];
    const cents = node.entry.values[column] ?? this.dashed(node, column);
    const { page, line } = node.entry.row.source;
    if (!item || cents === undefined) return undefined;
    const proof = this.proofs.get(node)?.[column] ?? 'open';
    return cited({
      value: centsToMoney(cents),
      raw: item.text,
      source: cite(this.ctx, page, line, { ...item.cell, box: item.box }),
      confidence:
        cellConfidence({
          item,
          column: this.draft.columns[column]!,
          source: page.source,
          proof,
          doubts: this.doubts,
        }) * (isScaled(this.draft) ? SCALED : 1),
    });
  }

  /** A dash in a total whose lines leave nothing says 0; beside lines that leave something it says nothing. */
  private dashed(node: Node, column: number): number | undefined {
    const isNothing = node.covers !== undefined && this.sumOf(node, column) === 0;
    return isNothing && node.entry.row.amounts[column]?.kind === 'dash' ? 0 : undefined;
  }

  private sumOf(node: Node, column: number): number {
    return sumOf(node, column, this.draft.columns[column]!.role === 'variance');
  }

  /** Which lines a total adds and takes off; a total over a row that is no line does not say. */
  private covered(total: Node): Pick<PrintedTotal, 'lines' | 'less'> {
    const signed = signedLeaves(total).map(({ node, sign }) => ({ id: this.lineIds.get(node), sign }));
    if (signed.some(({ id }) => id === undefined)) return {};
    const of = (wanted: number): string[] =>
      signed.flatMap(({ id, sign }) => (id && sign === wanted ? id : []));
    return { lines: of(1), less: of(-1) };
  }

  private total({ node }: FoundTotal): PrintedTotal[] {
    const covered = this.covered(node);
    return summable(this.draft.columns).columns.flatMap((column) => {
      const printed = this.cell(node, column);
      if (!printed) return [];
      const own = this.sumOf(node, column);
      return [
        {
          description: node.entry.description,
          columnId: columnId(column),
          printed,
          sum: centsToMoney(own),
          foots: printed.value === centsToMoney(own),
          ...covered,
        },
      ];
    });
  }
}

const columnId = (index: number): string => `c${index + 1}`;
const lineId = (index: number): string => `l${index + 1}`;

function signedLeaves(node: Node, sign = 1): { node: Node; sign: number }[] {
  return node.covers
    ? node.covers.flatMap((cover) => signedLeaves(cover.node, sign * cover.sign))
    : [{ node, sign }];
}

/** What the totals over each line say of its figures: one that agrees outweighs one that does not. */
function proofsOf(outline: Outline, width: number): Map<Node, Proof[]> {
  const proofs = new Map<Node, Proof[]>();
  for (const { node, sum } of outline.totals) {
    for (const part of [node, ...leaves(node)]) {
      const list = proofs.get(part) ?? Array.from({ length: width }, (): Proof => 'open');
      node.entry.values.forEach((value, column) => {
        if (value === undefined || list[column] === 'foots') return;
        list[column] = value === sum[column] ? 'foots' : 'misses';
      });
      proofs.set(part, list);
    }
  }
  return proofs;
}
