import type { Cell, Line, Page } from '../../page/types';
import type { Item } from '../../tables/types';
import { headedTables, textOf, type HeadedTable } from '../reading/headed-tables';
import { centsWithLostCommas } from '../reading/money-cells';
import { namedRows, type NamedRow } from '../reading/row-names';
import type { HeadSpec } from '../reading/table-heads';
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
  /** Costs that were not taken: only a low and a high estimate, or thousands of dollars. */
  untaken?: 'range' | 'thousands';
  /** Lives that are printed as a range (`15 to 20`), of which one end was taken. */
  ranges: number;
}

export type Role = 'name' | 'useful' | 'remaining' | 'lives' | 'years' | 'cost' | 'low' | 'high' | 'funded';

const REMAINING =
  /\bremain\w*|\b(?:years?|yrs?|life)\b.{0,12}\bleft\b|^\W*left\b(?=\W*(?:\(?(?:in )?(?:years?|yrs?)\b|$))|\br\.?u\.?l\b|\brem\b|\byears? (?:left|to (?:repl\w*|next|go))|\blife left\b/i;
/** Years of which only the figures tell whether they are all that a thing lasts or those it has left. */
const YEARS =
  /^\W*(?:total |full |number of |in )*(?:years?|yrs?)\b(?:\W*(?:in all|total|in total|overall|altogether|expected))?\W*$/i;
const USEFUL =
  /\buseful\b|\bu\.?l\b|\blife\b|\blives\b|\blife ?(?:span|time|cycle)\b|\blasts\b|\blast\b(?!\s+\p{L})|\bexpectancy\b/iu;
const NOT_LIFE = /cost|balance|\$|fund|effective|age\b|elapsed|value|\bunits?\b/i;
const COST =
  /\bcosts?\b|\bcrc\b|\breplacement (?:value|reserve|estimate|price)|\bcurrent (?:value|price|estimate)|\bestimate\b|^\W*(?:total )?amount\W*$/i;
const OTHER_COST =
  /\bunit|\bper\b|\beach\b|\/ ?(?:unit|sf|lf)|future|inflat|annual|yearly|monthly|fully|funded|accrued|balance|contribut|percent|%|projected|expendit|deprecia|allocat|year of|\bat (?:time|repl)|depr|source|20\d\d.*20\d\d/i;
const LOW = /\blow\b|\bbest\b|\bminimum\b/i;
const HIGH = /\bhigh\b|\bworst\b|\bmaximum\b/i;
const NAME =
  /^\W*(?:reserve )?(?:components?|assets?|items?|line items?|elements?|descriptions?)\b|\b(?:component|asset|item|reserve item)s?(?: name| description)?\W*$|\bdescription\b/i;

/** Also words that are none of these and must not be taken for one: a `line` is no `life`. */
const VOCABULARY =
  'component reserve item description useful life lives remaining replacement cost current estimated total fully funded quantity unit units line code date rate date year years yrs name average best worst case asset category low high asphalt seal coat'.split(' '); // prettier-ignore

const SPEC: HeadSpec<Role> = {
  roleOf,
  vocabulary: VOCABULARY,
  names:
    /(?<=^|\s)(?<!\/\s*)(?:(?:estimated|est\.?|typical|normal|current|total|average|avg\.?|best|worst|low|high|unit|future|expected)\s+)*(?:age|normal|useful(?: life)?|rem(?:aining|\.)?(?: useful| u\.?l\.?)?(?: life)?|life(?: expectancy)?|r\.?u\.?l\.?|u\.?l\.?|(?:replacement )?costs?|(?:current )?replacement|fully funded|case|component|description|quantity|units?)(?=\s|$)/gi,
  isHead: (roles) => {
    const has = (role: Role): boolean => roles.includes(role);
    const money = has('cost') || has('low') || has('high');
    if (has('years') && has('name') && money && (has('useful') || has('remaining'))) return true;
    return has('lives') || (has('useful') && (has('remaining') || money)) || (has('remaining') && money);
  },
};

function roleOf(words: string): Role | undefined {
  if (
    /\bfully[- ]funded\b|\bffb\b|\bideal (?:balance|reserves?)\b|\bshould (?:have|be)\b/i.test(words) &&
    !/%|percent|annual|contrib/i.test(words)
  )
    return 'funded';
  const isLife = !NOT_LIFE.test(words);
  if (isLife && REMAINING.test(words)) return isBothLives(words) ? 'lives' : 'remaining';
  if (COST.test(words) || LOW.test(words) || HIGH.test(words)) {
    if (OTHER_COST.test(words)) return undefined;
    if (LOW.test(words) && !HIGH.test(words)) return 'low';
    if (HIGH.test(words) && !LOW.test(words)) return 'high';
    if (COST.test(words)) return 'cost';
  }
  if (isLife && USEFUL.test(words)) return 'useful';
  if (YEARS.test(words)) return 'years';
  return NAME.test(words) ? 'name' : undefined;
}

/** `UL / RUL`, `Useful Life/Remaining Life`: one column with both, `20 / 8`. */
function isBothLives(words: string): boolean {
  const [first = '', second = '', ...more] = words.split('/');
  return more.length === 0 && USEFUL.test(first) && !REMAINING.test(first) && REMAINING.test(second);
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

/** Rows with both lives and a cost from which an inventory is told without a word of its document. */
const INVENTORY = 3;

/** Whether pages hold a table whose rows have a useful life, a remaining one that is no longer, and a cost. */
export function hasInventory(pages: Page[]): boolean {
  const { components } = componentTable(pages);
  const full = components.filter(
    ({ usefulLife, remainingLife, cost }) => usefulLife && remainingLife && cost,
  );
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

const TOTAL =
  /^\W*(?:grand |sub-? ?)?totals?\b|\b(?:sub-?)?totals?\W*$|\btotals? (?:for|of|reserve|current|cost)|^\W*(?:average|weighted)\b/i;

function readTable(table: HeadedTable<Role>): ComponentTable {
  const at = (role: Role): number => table.columns.findIndex((column) => column.role === role);
  const cost = costColumn(table);
  const columns = {
    useful: livesAt(table, 'useful'),
    remaining: livesAt(table, 'remaining'),
    both: at('lives'),
  };
  // Beside the years that a thing has left, other years are those that it lasts, and the other way round.
  if (columns.useful < 0 && columns.remaining >= 0) columns.useful = at('years');
  else if (columns.remaining < 0 && columns.useful >= 0) columns.remaining = at('years');
  const read: ComponentTable = { components: [], totals: [], ranges: 0 };
  const thousands = cost >= 0 && /000\W*s?\b|thousand/i.test(table.columns[cost]!.words);
  const held = table.columns.findIndex(({ words }) => HELD.test(words) && !NOT_HELD.test(words));
  const parts: number[] = [];
  for (const named of namedRows(table.rows, nameColumn(table))) {
    const part = held >= 0 ? moneyAt(named, held) : undefined;
    if (part && TOTAL.test(named.name) && parts.length > 1 && part.value === sumOf(parts))
      read.balance = part;
    else if (part) parts.push(part.value);
    const money = cost >= 0 && !thousands ? moneyAt(named, cost) : undefined;
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

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Of the columns that are headed as names, or stand before the figures, the one with the most words. */
function nameColumn(table: HeadedTable<Role>): number {
  const named = table.columns.flatMap((column, c) => (column.role === 'name' ? [c] : []));
  const figures = table.columns.findIndex((column) => column.role && column.role !== 'name');
  const pool =
    named.length > 0 ? named : table.columns.flatMap((_, c) => (c < Math.max(1, figures) ? [c] : []));
  const words = (c: number): number =>
    table.rows.filter((row) => /\p{L}{3}/u.test(textOf(row.cells[c]!))).length;
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

/** Of several columns of costs the one of today; of those the total. */
function costColumn(table: HeadedTable<Role>): number {
  const all = table.columns.flatMap((column, c) => (column.role === 'cost' ? [c] : []));
  const words = (c: number): string => table.columns[c]!.words;
  const rank = (c: number): number =>
    (/current|today|present|average|avg/i.test(words(c)) ? 2 : 0) +
    (/total|replacement/i.test(words(c)) ? 1 : 0);
  return all.sort((a, b) => rank(b) - rank(a) || b - a)[0] ?? -1;
}

function tidyName(name: string): string {
  return name
    .replace(/^(?:#?\s*\d{1,5}(?:\.\d+)*[a-z]?|[A-Z]{1,2}-?\d{1,4})\s*[-–.:)]?\s+(?=\p{L})/u, '')
    .replace(/[\s.…_:*]+$/, '')
    .trim();
}

function moneyAt(named: NamedRow, column: number): Figure | undefined {
  const figures = named.row.cells[column]!.filter((item) => item.kind === 'amount');
  const [item] = figures;
  if (!item || figures.length > 1 || item.cents === undefined || item.cents < 0) return undefined;
  const lost = centsWithLostCommas(named.row.row.page, item.text);
  const figure = figureOf(named, item, lost ?? item.cents);
  return lost !== undefined ? { ...figure, repaired: true } : figure;
}
