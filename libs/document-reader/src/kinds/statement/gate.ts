import type { Table, TableColumn } from '../../tables/types';
import type { Entry } from './entries';
import { NAMES_SIDE, readWords } from './evidence';
import { OF_HOME, PROPOSAL } from '../../lexicon/statement-terms';
import { isItemName, totalKind } from './vocabulary';

/** Points from which a table of figures is a budget or a statement of income and expenses. */
const ENOUGH = 4;

/** Words that say what else a table is. */
const OTHERS =
  /\bbalance sheet\b|\best(?:imated|\.)? (?:useful )?life\b|\breplacement cost\b|\b(?:total )?(?:current )?(?:assets|liabilit(?:y|ies))\b|\bfinancial position\b|useful life|remaining life|reserve stud(?:y|ies)\b|^reserve summary$|^(?:assessment|dues|fee) schedule$|\bsq\.? ?f(?:ee)?t\b|component (?:list|inventory|schedule)|\bfully funded\b|percent funded|% funded|\bdeductibles?\b|\bpremiums?\b.*\b(?:limit|coverage)|\blimits? of (?:liability|insurance)|undivided|\bcommon (?:elements?|interest)\b.*(?:percent|%)|percentage (?:interest|of ownership)|\baging\b|\bdelinquen|\binvoice|\bage of\b|general ledger|\bscope of work|unit price|hourly|\bper hour|\bbid (?:tab|comparison)|\bcash flow projection|\b30[- ]year|\bdepreciation schedule|\bvoucher|\bpayee\b|\bamortization/i;

/** Twelve months, each with budget, actual and variance, and the year: no budget has more columns. */
const MOST_COLUMNS = 48;

/** More columns than years, funds and variances make. */
const MANY_COLUMNS = 18;
const isTold = (column: TableColumn): boolean => column.role !== 'other' && column.certainty === 1;

/** A sheet too wide for a budget, told before its rows are looked at. */
export const isTooWide = (table: Table): boolean => table.columns.length > MOST_COLUMNS;

/** Lines and totals of a table, as a parse of it tells them. */
export interface Outlined {
  lines: Entry[];
  totals: Entry[];
  /** Totals of several lines that add up to the cent. */
  proven: number;
  /** A bottom line is the difference of two sides: only a statement has one. */
  isNetProven: boolean;
  /** Totals of several lines tie on both sides. */
  isProvenOnBothSides: boolean;
}

interface Judged {
  table: Table;
  columns: TableColumn[];
  entries: Entry[];
  /** Words above the table. */
  title: string;
}

/** What a net of two sides, or a proven total on each of them, says for a statement. */
const PROVEN_NET = 2;

/** What a difference of two sides says, where both are named. */
const PROVEN_SIDES = 1;

/** Points that proven totals can add at most. */
const MOST_PROVEN = 3;

/**
 * Whether a table is a budget at all: a contract's fees and a study's components must not become lines. The parse is
 * asked for only where its totals could make the difference.
 */
export function isBudgetTable(judged: Judged, outline: () => Outlined): boolean {
  // A trial balance is proven by its debits and its credits, whatever ledger it is called after.
  if (judged.entries.some(({ isBalance }) => isBalance)) return true;
  const plain = entriesAlone(judged.entries);
  if (pointsOf(judged, plain) + MOST_PROVEN + SLACK < ENOUGH) return false;
  return pointsOf(judged, outline()) >= ENOUGH;
}

/** Points by which the lines of a parse may be worth more than all rows with figures. */
const SLACK = 8;

function entriesAlone(entries: readonly Entry[]): Outlined {
  const figures = entries.filter(({ kind }) => kind === 'figures');
  return {
    lines: figures.filter(({ description }) => totalKind(description) === undefined),
    totals: figures.filter(({ description }) => totalKind(description) !== undefined),
    proven: 0,
    isNetProven: false,
    isProvenOnBothSides: false,
  };
}

function pointsOf({ table, columns, entries, title }: Judged, outline: Outlined): number {
  if (outline.lines.length === 0) return 0;
  const lines = outline.lines;
  const heads = table.headers.map((row) => row.line.text);
  const inside = [
    ...entries.filter((entry) => entry.kind === 'heading').map((entry) => entry.description),
    ...outline.totals.map(({ description }) => description),
  ];
  const words = [title, ...heads, ...inside];
  const share = (test: (entry: Entry) => boolean): number => lines.filter(test).length / lines.length;
  const sure = columns.filter((column) => column.certainty === 1);
  const money = sure.filter((column) =>
    ['budget', 'actual', 'projected', 'proposed', 'ytd'].includes(column.role),
  ).length;
  let points = Math.min(3, money + (money > 0 ? 1 : 0));
  if (columns.filter((column) => column.role === 'month').length >= 6) points += 2;
  if (areYears(columns) && outline.proven > 0) points += 2;
  points += Math.min(MOST_PROVEN, outline.proven);
  if (outline.isNetProven || outline.isProvenOnBothSides) points += PROVEN_NET;
  const named = sidesOf(words, entries);
  points += named;
  // A list of checks may end with two totals; a statement of them has both sides and what is left.
  if (/\bcheck register\b/i.test(title) && !(outline.isNetProven && named === 2)) points -= 3;
  if (outline.isNetProven && named === 2) points += PROVEN_SIDES;
  if (hasBothSides(lines)) points += 2;
  if (money > 0 && lines.length < FEWEST_COSTS && areClear(lines)) points += CLEAR_SIDES;
  if (
    /\bbudgets?\b|income statement|profit (?:and|&) loss|revenues? (?:and|&) expens|income (?:and|&) expens|operating (?:statement|expenses)|\b(?:treasurer.?s|finance|financial|money|cash) report\b.*\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b.*\b(?:treasurer.?s|financial) report\b|\bplan for (?:19|20)\d\d\b/i.test(
      title,
    )
  )
    points += 2;
  if (share((entry) => isItemName(entry.description)) >= 0.4) points += 1;
  if (share((entry) => entry.code !== undefined) >= 0.4) points += 1;
  if (lines.length < 3) points -= 2;
  if (lines.length < 2 && money === 0) points -= 2;
  const others = [[...shortLines(title), ...heads], columns.map(({ label }) => label)].map((texts) => texts.filter((text) => OTHERS.test(text)).length); // prettier-ignore
  points -= 3 * Math.min(2, Math.max(...others));
  const odd = inside.filter((text) => OTHERS.test(text)).length;
  if (odd > 1 || odd * 4 > inside.length) points -= 3;
  if (columns.every((column) => column.role === 'other')) points -= 1;
  // Many columns are months or years of a budget, each with its role; else they are what is listed.
  if (columns.length > MANY_COLUMNS && columns.filter(isTold).length * 2 < columns.length) points -= 6;
  if (isList(lines.map(({ description }) => description))) points -= 3;
  if (share((entry) => entry.description.length > 90) > 0.3) points -= 2;
  // A row for each year and no word: how a fund goes on.
  if (share(({ row }) => OF_YEAR.test(row.source.line.text)) >= 0.8) points -= 6;
  if (lines.filter(({ description }) => OF_HOUSEHOLDS.test(description)).length >= 3) points -= 6;
  // Who pays what, or what may be chosen: a roll of owners or a ballot, and no budget.
  if (lines.length >= 3 && share(({ description }) => OF_HOME.test(description) || PROPOSAL.test(description)) >= 0.6) points -= 6; // prettier-ignore
  return points;
}

/** `2022 2023 2024`: nothing but years beside each other, and perhaps their sum. */
function areYears(columns: readonly TableColumn[]): boolean {
  const years = new Set(columns.flatMap(({ year }) => year ?? []));
  return years.size >= FEWEST_YEARS && years.size >= columns.length - 1;
}

const FEWEST_YEARS = 3;

/** Minutes around a statement may speak of anything: what the paper is, its short lines say. */
const shortLines = (title: string): string[] =>
  title.split('\n').filter((line) => line.trim().split(/\s+/).length <= MOST_TITLE_WORDS);

const MOST_TITLE_WORDS = 9;

const OF_YEAR = /^\s*(?:FY ?)?(?:19|20)\d\d[\d\s$,.()%–—-]*$/;

const OF_HOUSEHOLDS =
  /^(?:groceries|student loans?|credit cards?|car (?:payment|loan)s?|auto (?:expenses?|insurance|loan)|cell ?phones?|personal care|child ?care|clothing|rent ?\/ ?mortgage|rent or mortgage)$/i;

/** The same few names again and again: a list of schools by district, of payments by payee. */
function isList(names: string[]): boolean {
  return names.length >= 20 && new Set(names).size * 3 < names.length;
}

/** Dues and several costs, each by its own words: what a treasurer lists without a heading or a total. */
function hasBothSides(lines: readonly Entry[]): boolean {
  const flows = lines.map(({ description }) => readWords(description).lineFlow);
  const costs = flows.filter((flow) => flow <= -CLEAR).length;
  return flows.some((flow) => flow >= CLEAR) && costs >= FEWEST_COSTS && costs * 2 >= lines.length;
}

const CLEAR = 1.5;
const FEWEST_COSTS = 4;

/** What two or three lines of both sides say for a budget whose column is called one: all that a small association has. */
const CLEAR_SIDES = 4;

function areClear(lines: readonly Entry[]): boolean {
  const told = { income: CLEAR, expense: -CLEAR };
  const flows = lines.map(({ description, side }) => (side ? told[side] : readWords(description).lineFlow));
  return flows.every((flow) => Math.abs(flow) >= CLEAR) && flows.some((flow) => flow > 0) && flows.some((flow) => flow < 0); // prettier-ignore
}

/** Income and expenses both spoken of, in headings or totals. */
function sidesOf(words: string[], entries: Entry[]): number {
  const named = [
    ...words,
    ...entries.filter((entry) => totalKind(entry.description)).map((entry) => entry.description),
  ].filter((text) => text.split(' ').length <= 8);
  const flows = named.map((text) => readWords(text).headingFlow);
  const isNamed = (flow: 1 | -1, side: Entry['side']): boolean => flows.some((one) => one * flow >= NAMES_SIDE) || entries.some((entry) => entry.side === side); // prettier-ignore
  return (isNamed(1, 'income') ? 1 : 0) + (isNamed(-1, 'expense') ? 1 : 0);
}
