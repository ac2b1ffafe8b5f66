import type { BudgetColumn, BudgetLine, BudgetPart, FactWarning, PrintedTotal } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { centsToMoney } from '../../text/amounts';
import { finished, type Steps } from '../../steps';
import { tableSteps } from '../../tables/read-tables';
import type { Item, TableColumn } from '../../tables/types';
import { cite, cited, type KindContext, type KindResult } from '../types';
import type { Proof } from './confidence';
import { cellConfidence, doubtsOf, type Doubts } from './confidence';
import { entriesOf, type Entry } from './entries';
import { isBudgetTable, isTooWide } from './gate';
import { outlineOf } from './outline';
import { placesIn, purposeOf, settledColumns } from './part-columns';
import type { FoundTotal, Outline } from './progress';
import { withoutRecaps } from './recaps';
import { withStaggered } from './staggered';
import { titleOf, yearOfTitle } from './title';
import { leaves, sumOf, type Node } from './tree';
import { headingType, plainName, totalKind } from './vocabulary';
import type { Summed } from './sums';
import { footWarnings, isScaled, missesItsLines, scaleWarnings, wordWarnings } from './warnings';

/** What is left of a figure's confidence where its paper prints thousands: as dollars it is wrong. */
const SCALED = 0.5;

/** Tables that speak of the same columns, with their rows one after the other. */
export interface Draft {
  columns: TableColumn[];
  entries: Entry[];
  title: string;
}

/**
 * Reads the budgets and statements of a document: its lines with every figure and the role of its column, and its
 * printed totals checked against them. A document without such a table gives no part and no line.
 */
export function readBudget(doc: ReadDocument, ctx: KindContext): KindResult<BudgetPart> {
  return budgetFacts(draftsOf(doc), ctx);
}

/** The facts of budget tables that were found. */
export function budgetFacts(drafts: Draft[], ctx: KindContext): KindResult<BudgetPart> {
  const result: KindResult<BudgetPart> = { parts: [], warnings: [] };
  for (const [i, draft] of drafts.entries()) {
    const summed = summable(draft.columns);
    const outline = withoutRecaps(outlineOf(draft.entries, summed, draft.title), summed.columns);
    if (outline.lines.length === 0) continue;
    const maker = new PartMaker(draft, outline, ctx);
    result.parts.push(maker.part(`budget-${i + 1}`));
    result.warnings.push(...maker.warnings());
  }
  return result;
}

function summable(columns: TableColumn[]): Summed {
  const summed = columns.flatMap((column, i) =>
    column.kind === 'percent' || column.role === 'percent' ? [] : [i],
  );
  return { columns: summed, variances: new Set(summed.filter((i) => columns[i]!.role === 'variance')) };
}

/** The pages on which tables stand, and whether these plan or report. */
export function pagesOf(drafts: Draft[]): Map<number, 'budget' | 'actuals'> {
  const pages = new Map<number, 'budget' | 'actuals'>();
  for (const draft of drafts) {
    const purpose = purposeOf(draft.columns, draft.title);
    for (const entry of draft.entries) pages.set(entry.row.source.page.number, purpose);
  }
  return pages;
}

/** Tables that are budgets, those with the same columns joined; on pages that `isTold` a budget any table is one. */
export function draftsOf(doc: ReadDocument, isTold: (page: number) => boolean = () => false): Draft[] {
  return finished(draftSteps(doc, isTold));
}

/** The same, a step a table. */
export function* draftSteps(doc: ReadDocument, isTold: (page: number) => boolean): Steps<Draft[]> {
  const drafts: Draft[] = [];
  for (const table of yield* tableSteps(doc.pages)) {
    yield;
    const sure = table.rows.length > 0 && table.rows.every((row) => isTold(row.source.page.number));
    if (!sure && isTooWide(table)) continue;
    const title = titleOf(doc, table);
    const read = entriesOf(table);
    const fiscalYear = yearOfTitle(title);
    const columns = settledColumns(
      table,
      read.filter((entry) => entry.kind === 'figures').map((entry) => entry.values),
      { title, ...(fiscalYear ? { fiscalYear } : {}) },
    );
    const entries = withStaggered(read, columns);
    const outline = outlineOf(entries, summable(columns), title);
    const before = drafts.at(-1);
    const places = before && placesIn(before.columns, columns);
    const goesOn = before !== undefined && places !== undefined && isFundBelow(before, entries, columns);
    if (!sure && !goesOn && !isBudgetTable({ table, columns, entries, outline, title })) continue;
    if (before && places && !goesOn && !isRepeat(before.entries, entries))
      join(before, { columns, entries, title }, places);
    else drafts.push({ columns, entries, title });
  }
  return drafts;
}

/** A fund's own column below a budget of the year: too short to be known for one by itself, and a part of its own. */
function isFundBelow(before: Draft, entries: Entry[], columns: TableColumn[]): boolean {
  const last = before.entries.at(-1)?.row.source;
  const page = last?.page.number ?? 0;
  // What goes on in the right half of the page stands beside, and not below.
  const isBeside =
    entries[0]?.row.source.page === last?.page && entries[0]?.row.source.stream !== last?.stream;
  return (
    !isBeside &&
    columns.length === 1 &&
    columns[0]!.year !== undefined &&
    entries.every((entry) => entry.row.source.page.number <= page + 1) &&
    entries.some(({ kind, description }) => kind === 'heading' && headingType(description) !== undefined) &&
    entries.some(({ description }) => totalKind(description) !== undefined)
  );
}

/** Names that must come again before a table shows another once more. */
const FEWEST_REPEATED = 4;
const REPEATED = 0.8;

/** A summary sheet and the sheet of its months hold the same lines: joined, each would count twice. */
function isRepeat(before: Entry[], entries: Entry[]): boolean {
  const [shown, again] = [namesOf(before), namesOf(entries)];
  const same = [...again].filter((name) => shown.has(name)).length;
  return same >= FEWEST_REPEATED && same >= REPEATED * Math.min(shown.size, again.size);
}

function namesOf(entries: Entry[]): Set<string> {
  const lines = entries.filter(({ kind, description }) => kind === 'figures' && !totalKind(description));
  return new Set(lines.map(({ code, description }) => `${code ?? ''} ${plainName(description)}`));
}

function join(before: Draft, draft: Draft, places: number[]): void {
  draft.columns.forEach((column, i) => (before.columns[places[i]!] ??= column));
  const width = before.columns.length;
  const moved = draft.entries.map((entry) => movedTo(entry, places, width));
  before.entries = [...before.entries.map((entry) => movedTo(entry, undefined, width)), ...moved];
}

function movedTo(entry: Entry, places: number[] | undefined, width: number): Entry {
  const values: Entry['values'] = Array.from({ length: width }, () => undefined);
  const amounts: (Item | undefined)[] = Array.from({ length: width }, () => undefined);
  entry.values.forEach((value, i) => (values[places?.[i] ?? i] = value));
  entry.row.amounts.forEach((item, i) => (amounts[places?.[i] ?? i] = item));
  return { ...entry, values, row: { ...entry.row, amounts } };
}

/** Turns an outline into the wire's part, with a citation for each figure. */
class PartMaker {
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
    const cents = node.entry.values[column];
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
      const own = sumOf(node, column, this.draft.columns[column]!.role === 'variance');
      return [
        {
          description: node.entry.description,
          columnId: columnId(column),
          printed,
          sum: centsToMoney(own),
          foots: own === node.entry.values[column],
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
