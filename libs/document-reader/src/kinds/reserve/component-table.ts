import type { Cell, Line, Page } from '../../page/types';
import type { Item } from '../../tables/types';
import { workedAmount } from '../../text/worked-amounts';
import { headedTables, textOf, type HeadedTable } from '../reading/headed-tables';
import { centsWithLostCommas } from '../reading/money-cells';
import { namedRows, type NamedRow } from '../reading/row-names';
import type { HeadColumn } from '../reading/table-heads';
import { isLeftFirst, SPEC, type Role } from './component-heads';
import { costColumn } from './cost-column';
import { componentSheets } from './component-sheets';
import { figureOf, livesOf } from './lives';

/** A figure of a study with its place: years, or cents. */
export interface Figure {
  value: number;
  raw: string;
  cell: Cell;
  line: Line;
  page: Page;
  repaired: boolean;
  /** Both ends, where a range is printed (`15 to 20`). */
  range?: [number, number];
}

/** A component of a study: lives in years, cost in cents, each where it is printed. */
export interface Component {
  name: string;
  usefulLife?: Figure;
  remainingLife?: Figure;
  cost?: Figure;
  /** Its printed fully funded balance in cents, only to check with. */
  funded?: Figure;
}

export interface ComponentTable {
  components: Component[];
  /** Printed totals of the cost column. */
  totals: Figure[];
  /** Printed total of a column with what each component has of the fund, to which this adds. */
  balance?: Figure;
  /** Printed total of a column with what each component requires in the year, to which this adds. */
  contribution?: Figure;
  /** Costs that were not taken: only a low and a high estimate, or thousands of dollars. */
  untaken?: 'range' | 'thousands';
  /** Lives that are printed as a range (`15 to 20`), of which one end was taken. */
  ranges: number;
}

/** The inventory of a study: of the tables with lives the one that says most; sheets where there is no table. */
export function componentTable(pages: Page[]): ComponentTable {
  const tables = headedTables(pages, SPEC).map(readTable);
  const best = tables.reduce<ComponentTable | undefined>(
    (most, table) => (most && weight(most) >= weight(table) ? most : table),
    undefined,
  );
  if (best && best.components.length > 0) return completed(best, tables);
  return { components: componentSheets(pages), totals: [], ranges: 0 };
}

/** Components with both lives from which an inventory is told without a word of its document. */
const INVENTORY = 3;

/** Whether pages hold components that have a useful life and a remaining one that is no longer, whatever they cost. */
export function hasInventory(pages: Page[]): boolean {
  const { components } = componentTable(pages);
  const full = components.filter(({ usefulLife, remainingLife }) => usefulLife && remainingLife);
  const fits = full.filter(({ usefulLife, remainingLife }) => remainingLife!.value <= usefulLife!.value);
  return full.length >= INVENTORY && fits.length >= 0.9 * full.length;
}

/** A component with its lives and its cost says all; without one of them, less than half. */
function weight(table: ComponentTable): number {
  return table.components.reduce((sum, { usefulLife, remainingLife, cost }) => {
    const known = (usefulLife ? 1 : 0) + (remainingLife ? 1 : 0) + (cost ? 1 : 0);
    return sum + (known === 3 ? 3 : known * 0.6);
  }, 0);
}

/** What the best table does not say of a component, from another table that names it once and agrees. */
function completed(best: ComponentTable, tables: ComponentTable[]): ComponentTable {
  const others = tables.filter((table) => table !== best);
  if (others.length === 0) return best;
  const components = best.components.map((component) => {
    const twins = others.flatMap((table) => table.components.filter((other) => isTwin(other, component)));
    const [twin] = twins;
    return twin && twins.length === 1 ? { ...twin, ...component } : component;
  });
  return { ...best, components };
}

function isTwin(a: Component, b: Component): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const agree = (one?: Figure, other?: Figure): boolean => !one || !other || one.value === other.value;
  return (
    plain(a.name) === plain(b.name) &&
    agree(a.usefulLife, b.usefulLife) &&
    agree(a.remainingLife, b.remainingLife) &&
    agree(a.cost, b.cost)
  );
}

/** What the fund holds for each component, and not what it should hold or will. */
const HELD = /\bbalance\b|\b(?:on hand|accumulated|set aside|held|saved)\b/i;
const NOT_HELD =
  /fully|ideal|100 ?%|recommend|ending|required|target|should|unfunded|remaining|need|projected|end of|year[- ]end|12\/31|contribut|cost|percent|%/i;
/** What a component requires in the year of the schedule. */
const YEARLY =
  /\b(?:annual|yearly|required|20\d\d)\b.*\b(?:funding|contributions?)\b|\b(?:funding|contributions?) required\b/i;
const NOT_YEARLY = /month|prior|previous|current|unfunded|percent|%|per unit|20\d\d.*20\d\d/i;

const TOTAL =
  /^\W*(?:grand |sub-? ?)?totals?\b|\b(?:sub-?)?totals?\W*$|\btotals? (?:for|of|reserve|current|cost)|^\W*(?:average|weighted)\b/i;

function readTable(table: HeadedTable<Role>): ComponentTable {
  const at = (role: Role): number => table.columns.findIndex((column) => column.role === role);
  const rows = rowsOf(table);
  const columns = {
    useful: livesAt(table, 'useful'),
    remaining: livesAt(table, 'remaining'),
    both: at('lives'),
    isLeftFirst: isLeftFirst(table.columns[at('lives')]?.words ?? ''),
  };
  // Beside the years that a thing has left, other years are those that it lasts, and the other way round.
  if (columns.useful < 0 && columns.remaining >= 0) columns.useful = at('years');
  else if (columns.remaining < 0 && columns.useful >= 0) columns.remaining = at('years');
  const cost = costColumn(table);
  const read: ComponentTable = { components: [], totals: [], ranges: 0 };
  const thousands = cost >= 0 && /000\W*s?\b|thousand/i.test(table.columns[cost]!.words);
  const balance = provenTotal(table, ({ words }) => HELD.test(words) && !NOT_HELD.test(words));
  const contribution = provenTotal(table, ({ words }) => YEARLY.test(words) && !NOT_YEARLY.test(words));
  Object.assign(read, balance && { balance }, contribution && { contribution });
  for (const named of rows) {
    const money = (cost >= 0 && !thousands ? moneyAt(named, cost) : undefined) ?? workedOut(named);
    if (TOTAL.test(named.name)) {
      if (money) read.totals.push(money);
      continue;
    }
    const { lives, ranges } = livesOf(named, columns);
    const name = tidyName(named.name);
    // A plan of years behind the inventory has no head of its own that this table would end at.
    if (!/\p{L}{2}/u.test(name)) continue;
    const known = [lives.usefulLife, lives.remainingLife, money].filter((figure) => figure !== undefined);
    if (name === '' || known.length < 2 || (!lives.usefulLife && !lives.remainingLife)) continue;
    read.ranges += ranges;
    const funded = at('funded') >= 0 ? moneyAt(named, at('funded')) : undefined;
    read.components.push({
      name,
      ...lives,
      ...(money ? { cost: money } : {}),
      ...(funded ? { funded } : {}),
    });
  }
  if (cost < 0 && (at('low') >= 0 || at('high') >= 0)) read.untaken = 'range';
  if (thousands) read.untaken = 'thousands';
  return read;
}

/** The rows by their names; where the first column is one of figures, each is named by the line of words over its head. */
function rowsOf(table: HeadedTable<Role>): NamedRow[] {
  const column = nameColumn(table);
  const { role } = table.columns[column]!;
  if (!role || role === 'name') return namedRows(table.rows, column);
  let name = table.titles.at(-1)?.line.text ?? '';
  return table.rows.flatMap((row) => {
    const named = row.isWords ? [] : [{ row, name, group: '' }];
    name = row.isWords ? row.row.line.text : '';
    return named;
  });
}

/** The printed total of the only column of its sort, where its figures add to it. */
function provenTotal(
  table: HeadedTable<Role>,
  isOf: (column: HeadColumn<Role>) => boolean,
): Figure | undefined {
  const columns = table.columns.flatMap((column, c) => (isOf(column) ? [c] : []));
  if (columns.length !== 1) return undefined;
  const parts: number[] = [];
  for (const named of rowsOf(table)) {
    const part = moneyAt(named, columns[0]!);
    if (!part) continue;
    const sum = parts.reduce((all, value) => all + value, 0);
    if (TOTAL.test(named.name) && parts.length > 1 && part.value === sum) return part;
    parts.push(part.value);
  }
  return undefined;
}

/** Of the columns that are headed as names, or stand before the figures, the one with the most different words. */
function nameColumn(table: HeadedTable<Role>): number {
  const named = table.columns.flatMap((column, c) => (column.role === 'name' ? [c] : []));
  const figures = table.columns.findIndex((column) => column.role && column.role !== 'name');
  const rows = table.rows.filter(({ isWords }) => !isWords);
  const words = (c: number): number =>
    new Set(rows.map(({ cells }) => textOf(cells[c]!)).filter((text) => /\p{L}{3}/u.test(text))).size;
  // `Asset #` is a head of numbers.
  const pool = named.some((c) => words(c) > 0)
    ? named
    : table.columns.flatMap((_, c) => (c < Math.max(1, figures) ? [c] : []));
  return pool.reduce((best, c) => (words(c) > words(best) ? c : best));
}

/** The first column of lives under such a head; one of calendar years (`Last`, 2019) is none. */
function livesAt(table: HeadedTable<Role>, role: Role): number {
  const isYear = (items: Item[]): boolean => /^(?:19|20)\d\d$/.test(textOf(items));
  return table.columns.findIndex((column, c) => {
    const filled = table.rows.flatMap(({ cells }) => (cells[c]!.length > 0 ? [cells[c]!] : []));
    return column.role === role && (filled.length === 0 || filled.filter(isYear).length * 2 < filled.length);
  });
}

function tidyName(name: string): string {
  return name
    .replace(/^(?:#?\s*\d{1,5}(?:\.\d+)*[a-z]?|[A-Z]{1,2}-?\d{1,4})\s*[-–.:)]?\s+(?=\p{L})/u, '')
    .replace(/[\s.…_:*]+$/, '')
    .trim();
}

/** What a quantity is counted in, before its price. */
const COUNTED_IN = /(?<=\d) ?[a-z][a-z. ]*(?= ?(?:[x×*@]) )/i;

/** `1,180 sq yd x $46 = $54,280`, `2 ea @ $4,500`: a cell that works the cost out, wherever it stands. */
function workedOut(named: NamedRow): Figure | undefined {
  for (const items of named.row.cells.filter((cell) => textOf(cell).includes('$'))) {
    const raw = textOf(items);
    const cents = /[=×@*]| x /.test(raw) ? workedAmount(raw.replace(COUNTED_IN, '')) : undefined;
    if (cents !== undefined) return { ...figureOf(named, items[0]!, cents), raw };
  }
  return undefined;
}

function moneyAt(named: NamedRow, column: number): Figure | undefined {
  const figures = named.row.cells[column]!.filter((item) => item.kind === 'amount');
  const [item] = figures;
  if (!item || figures.length > 1 || item.cents === undefined || item.cents < 0) return undefined;
  const lost = centsWithLostCommas(named.row.row.page, item.text);
  const figure = figureOf(named, item, lost ?? item.cents);
  return lost !== undefined ? { ...figure, repaired: true } : figure;
}
