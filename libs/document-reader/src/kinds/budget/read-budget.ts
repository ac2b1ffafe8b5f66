import type { BudgetPart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { finished, type Steps } from '../../steps';
import { tableSteps } from '../../tables/read-tables';
import type { Item, TableColumn } from '../../tables/types';
import type { KindContext, KindResult } from '../types';
import type { Draft } from './draft';
import { entriesOf, type Entry } from './entries';
import { isBudgetTable, isTooWide } from './gate';
import { outlineOf } from './outline';
import { placesIn, purposeOf, settledColumns } from './part-columns';
import { PartMaker } from './part-maker';
import { withoutRecaps } from './recaps';
import { withStaggered } from './staggered';
import { summable } from './summable';
import { titleOf, yearOfTitle } from './title';
import { headingType, plainName, totalKind } from './vocabulary';

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
