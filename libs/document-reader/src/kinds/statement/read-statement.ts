import type { BudgetPart } from '@hoa/contracts';
import type { Answer } from '../../page/options';
import type { ReadDocument } from '../../page/types';
import { associationOf } from '../../lexicon/associations';
import { finished, type Steps } from '../../steps';
import { isHeadedOtherwise } from '../../tables/continue-table';
import { tableSteps } from '../../tables/read-tables';
import { yearOf } from '../../tables/roles';
import type { Row, Table } from '../../tables/types';
import type { KindContext, KindResult } from '../types';
import { areOfTwo, leftOutWarning, markRevised, nameVersions, othersThan } from './associations';
import { associationId } from './doubts';
import type { Draft } from './draft';
import { entriesOf, type Entry } from './entries';
import { readWords } from './evidence';
import { isBudgetTable, isTooWide, type Outlined } from './gate';
import { withFacingSides } from './facing-sides';
import { withSheetBlocks } from './sheet-blocks';
import { withIncomeAbove, workedIncome, type WorkedIncome } from './income-above';
import { columnBeyondPage, missingPages } from './incomplete';
import { joinTo, placesBelow } from './join-drafts';
import { nodesIn, type Node } from './node';
import { withPartYearTotal, withWholeYear } from './whole-year';
import { underOwnLabels } from './own-labels';
import { PartMaker } from './part';
import { placesIn, purposeOf, settledColumns, titleRole } from './part-columns';
import { withFewestQuestions } from './questions';
import { isRepeat } from './repeats';
import { withoutSchedules } from './schedules';
import { MOST_ROWS } from './search';
import { titleOf, titleWithYear, yearAlone, yearOfTitle, yearRightAbove } from './title';
import { turned } from './turned';
import { asStatement } from './trial-balance';
import { sidesJoined } from './two-sides';
import { asToldTable, goesOnIn, toldDrafts, withToldIncome } from './told-drafts';
import { toldPlans } from './told-plans';
import { understand, type Understood } from './understand';
import { yearsBelow } from './years-below';
import { isPartName, totalKind } from './vocabulary';

/**
 * Reads the budgets and statements of a document: what each row and column means, checked against every printed total,
 * and the questions that arithmetic cannot settle. A document without such a table gives no part and no line.
 */
export function readBudget(doc: ReadDocument, ctx: KindContext): KindResult<BudgetPart> {
  return budgetFacts(draftsOf(doc), ctx);
}

/** The facts of statements that were found; answers of a person in `ctx` are constraints. */
export function budgetFacts(drafts: Draft[], ctx: KindContext): KindResult<BudgetPart> {
  const result: KindResult<BudgetPart> = { parts: [], warnings: [] };
  for (const [i, draft] of drafts.entries()) {
    const understood = parseOf(draft, ctx.answers, i);
    if (understood.answers.get(associationId(understood)) === 'no') {
      result.warnings.push(leftOutWarning(draft, ctx));
      continue;
    }
    const maker = new PartMaker(understood, ctx);
    const part = maker.part(`budget-${i + 1}`);
    if (part.lines.length === 0) continue;
    result.parts.push(part);
    result.warnings.push(...maker.warnings());
  }
  return { ...result, parts: withFewestQuestions(withoutSchedules(result.parts)) };
}

const parsed = new WeakMap<Draft, Understood>();

/** A draft is parsed once, however often it is looked at; with answers it is parsed again. */
function parseOf(draft: Draft, answers: readonly Answer[] | undefined, statement?: number): Understood {
  if (answers && answers.length > 0) return understand(draft, answers, statement);
  const known = parsed.get(draft);
  if (known && (statement === undefined || known.statement === statement)) return known;
  const made = understand(draft, [], statement);
  parsed.set(draft, made);
  return made;
}

/** The pages on which tables are, and whether these plan or report. */
export function pagesOf(drafts: Draft[]): Map<number, 'budget' | 'actuals'> {
  const pages = new Map<number, 'budget' | 'actuals'>();
  for (const draft of drafts) {
    const purpose = purposeOf(draft.columns, draft.title);
    for (const entry of draft.entries) pages.set(entry.row.source.page.number, purpose);
  }
  return pages;
}

/** Pages on which a statement goes on that began on the page before. */
export function pagesGoingOn(drafts: readonly Draft[]): Set<number> {
  return new Set(
    drafts.flatMap(({ entries }) => {
      const pages = new Set(entries.map(({ row }) => row.source.page.number));
      return [...pages].filter((page) => pages.has(page - 1));
    }),
  );
}

/** Tables that are budgets, those with the same columns joined; on pages that `isTold` a budget any table is one. */
export function draftsOf(doc: ReadDocument, isTold: (page: number) => boolean = () => false): Draft[] {
  return finished(draftSteps(doc, isTold));
}

/** The same, a step a table. */
export function* draftSteps(doc: ReadDocument, isTold: (page: number) => boolean): Steps<Draft[]> {
  const drafts: Draft[] = [];
  let last: Table | undefined;
  let above: WorkedIncome | undefined;
  const missingPage = missingPages(doc);
  const found = withSheetBlocks(withFacingSides(yield* tableSteps(doc.pages)));
  const tables = found.map((table) => turned(table, found.length === 1)).map(yearsBelow);
  const plans = toldPlans(doc);
  const ofYears = new Set(tables.flatMap((own) => own.slice(1)));
  for (const table of tables.flat()) {
    yield;
    const sure = table.rows.length > 0 && table.rows.every((row) => isTold(row.source.page.number));
    if ((!sure && isTooWide(table)) || table.rows.length > MOST_ROWS) continue;
    const listed = underOwnLabels(entriesOf(table), table.columns);
    const title = ofYears.has(table)
      ? table.titles[0]!.line.text
      : titleWithYear(titleOf(doc, table), listed);
    const { columns: raw, entries } = withWholeYear(
      withPartYearTotal(sidesJoined(asStatement({ columns: table.columns, entries: listed }))),
      titleRole(title) === 'budget',
    );
    const isNamed = raw.some(({ role, certainty }) => role !== 'other' && certainty === 1);
    const fiscalYear =
      yearRightAbove(table) ??
      yearOfTitle(title) ??
      yearOfTotals(entries) ??
      (isNamed ? yearAlone(title) : undefined);
    const figures = entries.filter((entry) => entry.kind === 'figures').map((entry) => entry.values);
    const columns = settledColumns({ ...table, columns: raw }, figures, {
      title,
      ...(fiscalYear ? { fiscalYear } : {}),
    });
    const missing = missingPage ?? columnBeyondPage(table);
    const association = associationOf(table.titles.map(({ line }) => line.text));
    const draft: Draft = {
      columns,
      entries,
      title,
      head: headOf(table),
      ...(missing ? { missing } : {}),
      ...(association ? { association } : {}),
    };
    const before = ofYears.has(table) || (last && isHeadedOtherwise(table, last)) ? undefined : drafts.at(-1);
    last = table;
    const places = before && (placesIn(before.columns, columns) ?? placesBelow(before, draft));
    const goesOn = before !== undefined && places !== undefined && isFundBelow(before, draft, table.titles);
    const isBudget =
      sure || goesOn || isBudgetTable({ table, columns, entries, title }, () => outlineOf(draft));
    const plan = isBudget ? undefined : plans.find((one) => goesOnIn(one, draft, table.titles.at(-1)?.line));
    const isInPlan = plan !== undefined && asToldTable(draft, plan);
    if (isInPlan) parsed.delete(draft);
    if (!isBudget && !isInPlan) {
      above = workedIncome(table, columns, entries);
      continue;
    }
    if (above) {
      withIncomeAbove(draft, above);
      parsed.delete(draft);
      above = undefined;
    }
    const isApart = before && (areOfTwo(before, draft) || areBeside(before, draft)) && [before, draft].every((one) => hasBothSides(one)); // prettier-ignore
    if (before && places && !goesOn && !isApart && !isRepeat(before.entries, entries)) {
      joinTo(before, draft, places);
      parsed.delete(before);
    } else drafts.push(draft);
  }
  const open = plans.length === 0 ? [] : drafts.filter((one) => !one.told && !hasIncome(one));
  for (const draft of open) if (plans.some((plan) => withToldIncome(draft, plan))) parsed.delete(draft);
  drafts.push(...toldDrafts(plans, drafts));
  for (const draft of drafts)
    draft.others = othersThan(
      draft,
      drafts.filter((one) => hasBothSides(one)),
    );
  for (const mark of [nameVersions, markRevised])
    mark(drafts, (one, other) => isRepeat(one.entries, other.entries));
  return drafts;
}

/** Two blocks of a sheet: what has both sides in each is two budgets. */
function areBeside(before: Draft, draft: Draft): boolean {
  const [one, other] = [before.entries.at(-1)?.row.source, draft.entries[0]?.row.source];
  return one?.page.source === 'grid' && one.page === other?.page && one.stream !== other.stream;
}

/** The one year that totals and bottom lines name: "Total 2011 Income". */
function yearOfTotals(entries: readonly Entry[]): number | undefined {
  const totals = entries.filter(({ kind, description }) => kind === 'figures' && totalKind(description));
  const years = new Set(totals.flatMap(({ description }) => yearOf(description) ?? []));
  return years.size === 1 ? [...years][0] : undefined;
}

const MOST_HEAD = 14;

/** Lines of the page above the table's first row. */
function headOf({ rows }: Table): string {
  const first = rows[0]?.source;
  const lines = first?.page.lines.filter(({ index }) => index < first.line.index) ?? [];
  return lines
    .slice(-MOST_HEAD)
    .map(({ text }) => text)
    .join('\n');
}

/** What a parse says are lines and totals, for telling a statement from a list. */
function outlineOf(draft: Draft): Outlined {
  const { settled } = parseOf(draft, undefined);
  const nodes = settled.pieces.flatMap(({ node }) => nodesIn(node));
  const totals = [...nodes, ...settled.nets].filter(({ children }) => children.length > 0);
  const proven = (node: Node): boolean => node.tie !== undefined && node.tie.failed === 0 && node.tie.evidence > 2 && node.children.length > 1; // prettier-ignore
  const sides = new Set(settled.pieces.flatMap(({ node, flow }) => (proven(node) ? [flow] : [])));
  return {
    lines: nodes.filter(({ children }) => children.length === 0).map(({ row }) => row.entry),
    totals: totals.map(({ row }) => row.entry),
    proven: totals.filter(proven).length,
    isProvenOnBothSides: sides.size === 2,
    isNetProven: settled.nets.some(
      ({ tie, signs, children }) =>
        tie?.failed === 0 && tie.evidence > 4 && (new Set(signs).size > 1 || areOpposed(children)),
    ),
  };
}

const OPERATING_COST =
  /\b(?:insurance|policy|manage\w*|electric\w*|lights?|water|phone|internet|landscap\w*|lawn|mowing|legal|audit|account\w*|bookkeep\w*|office|postage|payroll|wages|cleaning|janitor\w*|trash|snow|bank|tax(?:es)?)\b/i;
const FEWEST_OPERATING = 3;
/** Words that lean so far to the income name dues. */
const DUES = 2;

/** Totals tie on both sides, dues come in, and what is paid is what operating costs are called: no plan of a reserve fund has that. */
export function isWholeStatement(draft: Draft): boolean {
  const { lines, isProvenOnBothSides } = outlineOf(draft);
  const names = lines.map(({ description }) => description);
  const costs = names.filter((name) => OPERATING_COST.test(name)).length;
  return isProvenOnBothSides && costs >= FEWEST_OPERATING && names.some((name) => readWords(name).lineFlow >= DUES); // prettier-ignore
}

/** Income and expenses: a statement of its own, and no page of a longer one. */
function hasBothSides(draft: Draft): boolean {
  const { pieces } = parseOf(draft, undefined).settled;
  return new Set(pieces.map(({ flow }) => flow)).size === 2;
}

const hasIncome = (draft: Draft): boolean =>
  parseOf(draft, undefined).settled.pieces.some(({ flow }) => flow === 'income');

/** One side printed as negative amounts. */
const areOpposed = (nodes: readonly Node[]): boolean =>
  [1, -1].every((sign) => nodes.some(({ values }) => values.some((value) => (value ?? 0) * sign > 0)));

/** A fund's own column below a budget of the year: too short to be known for one by itself, and a part of its own. */
function isFundBelow(before: Draft, { entries, columns }: Draft, titles: readonly Row[]): boolean {
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
    (entries.some(({ kind, description }) => kind === 'heading' && isPartName(description)) ||
      titles.some(({ line }) => readWords(line.text).fund === 'reserve')) &&
    entries.some(({ description }) => totalKind(description) !== undefined || isClosing(description))
  );
}

const isClosing = (text: string): boolean => readWords(text).role === 'closing-balance';
