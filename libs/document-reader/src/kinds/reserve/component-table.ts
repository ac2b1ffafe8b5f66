import type { Cell, Line, Page } from '../../page/types';
import { cellColumns, type CellColumn } from '../reading/columns';
import { findLabelled } from '../reading/labels';
import { amountIn, centsOfCell } from '../reading/money-cells';

export interface Figure {
  value: number;
  cell: Cell;
  line: Line;
  page: Page;
  repaired: boolean;
}

/** A component of a study: lives in years, cost in cents, each where it is printed. */
export interface Component {
  name: string;
  usefulLife?: Figure;
  remainingLife?: Figure;
  cost?: Figure;
}

export interface ComponentTable {
  components: Component[];
  /** Printed totals of the cost column. */
  totals: Figure[];
  /** Only a low and a high estimate stand there, so no cost was taken. */
  ranged: boolean;
}

type Role = 'name' | 'useful' | 'remaining' | 'cost';

const REMAINING = /remain|\brul\b|r\.u\.l|\brem\b\.?|years? (?:left|to (?:repl|next))|adjusted life/i;
const USEFUL = /useful|\bul\b|u\.l\.|\blife\b|life expectancy|\blives\b/i;
const COST =
  /\bcosts?\b|\bcrc\b|replacement (?:value|reserve)|\bcurrent (?:value|price|estimate)|estimate\b|\bamount\b/i;
const OTHER_COST =
  /unit (?:cost|price)|per unit|cost per|\/ ?unit|future|inflated|annual|yearly|monthly|fully|funded|accrued|balance|contribut|percent|%|at replacement|projected cost|expenditure|deprecia|allocat|year of/i;
const RANGE_COST = /\blow\b|\bhigh\b|best|worst|minimum|maximum|from\b|to\b$/i;
const NAME = /component|\basset|\bitem|description|element|category|inventory|name/i;
const TOTAL = /^\s*(?:grand\s+|sub-?\s?)?totals?\b|\bsub-?\s?totals?\b|\btotals?\s*:?\s*$/i;

/** The inventory of a study, page by page; a page without a head goes on with the columns before it. */
export function componentTable(pages: Page[]): ComponentTable {
  const table: ComponentTable = { components: [], totals: [], ranged: false };
  let previous: Role[] | undefined;
  for (const page of pages) {
    for (const block of blocksOf(page)) {
      const columns = cellColumns(block.rows, block.heads);
      const roles = rolesOf(columns) ?? (previous?.length === columns.length ? previous : undefined);
      if (!roles) continue;
      previous = roles;
      readBlock({ page, block, columns, roles, table });
    }
  }
  return table.components.length > 0 ? table : { ...table, components: sheets(pages) };
}

interface Block {
  rows: Line[];
  heads: Line[];
}

/** Runs of lines with words and at least two figures; headings of categories may stand between them. */
function blocksOf(page: Page): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let gap: Line[] = [];
  for (const line of page.lines) {
    if (isRow(line, page) || (open && TOTAL.test(line.text) && line.cells.length > 1)) {
      open ??= { rows: [], heads: gap.slice(-5) };
      open.rows.push(line);
      gap = [];
      continue;
    }
    gap.push(line);
    const isHead = REMAINING.test(line.text) || (COST.test(line.text) && USEFUL.test(line.text));
    if (open && (gap.length > 4 || (isHead && line.cells.length > 2))) {
      blocks.push(open);
      open = undefined;
    }
  }
  if (open) blocks.push(open);
  return blocks;
}

function isRow(line: Line, page: Page): boolean {
  const words = line.cells.some((cell) => /[A-Za-z]{3}/.test(cell.text));
  const figures = line.cells.filter(
    (cell) => centsOfCell(cell, page) !== undefined || years(cell.text) !== undefined,
  ).length;
  return words && figures >= 2;
}

function rolesOf(columns: CellColumn[]): Role[] | undefined {
  const roles = columns.map((column) => roleOf(column.head));
  const has = (role: Role): boolean => roles.includes(role);
  if (!has('remaining') && !(has('useful') && has('cost'))) return undefined;
  if (!has('remaining') && !has('useful')) return undefined;
  return roles as Role[];
}

function roleOf(head: string): Role | undefined {
  if (REMAINING.test(head) && !/cost|balance|\$/i.test(head)) return 'remaining';
  if (COST.test(head) && !OTHER_COST.test(head) && !RANGE_COST.test(head)) return 'cost';
  if (USEFUL.test(head) && !/cost|\$/i.test(head)) return 'useful';
  return NAME.test(head) ? 'name' : undefined;
}

interface Reading {
  page: Page;
  block: Block;
  columns: CellColumn[];
  roles: Role[];
  table: ComponentTable;
}

function readBlock({ page, block, columns, roles, table }: Reading): void {
  const column = (role: Role): CellColumn | undefined => columns[costlyIndex(columns, roles, role)];
  const [useful, remaining, cost] = [column('useful'), column('remaining'), column('cost')];
  if (
    !cost &&
    columns.filter((one) => RANGE_COST.test(one.head) || /cost|estimate/i.test(one.head)).length >= 2
  )
    table.ranged = true;
  for (const line of block.rows) {
    const name = nameOf(line, columns, roles);
    const money = cost && figureAt({ column: cost, line, page }, (cell) => centsOfCell(cell, page));
    if (TOTAL.test(line.cells.find((cell) => /[A-Za-z]/.test(cell.text))?.text ?? '')) {
      if (money) table.totals.push(money);
      continue;
    }
    const life = (of: CellColumn | undefined): Figure | undefined =>
      of && figureAt({ column: of, line, page }, (cell) => lifeOf(cell));
    const [usefulLife, remainingLife] = [life(useful), life(remaining)];
    if (name === '' || (!usefulLife && !remainingLife)) continue;
    table.components.push({
      name,
      ...(usefulLife ? { usefulLife } : {}),
      ...(remainingLife ? { remainingLife } : {}),
      ...(money ? { cost: money } : {}),
    });
  }
}

/** Of several cost columns the one that says current or total replacement. */
function costlyIndex(columns: CellColumn[], roles: Role[], role: Role): number {
  const all = roles.flatMap((one, i) => (one === role ? [i] : []));
  if (role !== 'cost') return all[0] ?? -1;
  return all.find((i) => /current|total|replacement|today/i.test(columns[i]!.head)) ?? all.at(-1) ?? -1;
}

function nameOf(line: Line, columns: CellColumn[], roles: Role[]): string {
  const named = columns[roles.indexOf('name')];
  const inColumn =
    named &&
    line.cells.find(
      (cell) => /[A-Za-z]{2}/.test(cell.text) && cell.box[0] < named.x1 && cell.box[2] > named.x0,
    );
  const first = inColumn ?? line.cells.find((cell) => /[A-Za-z]{3}/.test(cell.text));
  return (
    first?.text
      .replace(/^(?:\d{2,5}|\d+\.\d+)\s*[-–]?\s+(?=[A-Za-z])/, '')
      .replace(/[\s.…_:]+$/, '')
      .trim() ?? ''
  );
}

function figureAt(
  at: { column: CellColumn; line: Line; page: Page },
  parse: (cell: Cell) => { cents: number; repaired: boolean } | undefined,
): Figure | undefined {
  for (const [row, pieces] of at.column.chunks) {
    if (row.line !== at.line) continue;
    for (const { cell } of pieces) {
      const figure = parse(cell);
      if (figure && figure.cents >= 0)
        return { value: figure.cents, repaired: figure.repaired, cell, line: at.line, page: at.page };
    }
  }
  return undefined;
}

function lifeOf(cell: Cell): { cents: number; repaired: boolean } | undefined {
  const life = years(cell.text);
  return life === undefined ? undefined : { cents: life, repaired: false };
}

/** `20`, `20 yrs`, `7.5`, `0`; a range or a year of replacement is none. */
function years(text: string): number | undefined {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:years?|yrs?\.?|y)?$/i.exec(text.trim());
  const value = match ? Number(match[1]) : undefined;
  return value !== undefined && value <= 150 ? value : undefined;
}

/** A study with a sheet a component: `Useful Life: 20`, `Remaining Useful Life: 8`, under the component's name. */
function sheets(pages: Page[]): Component[] {
  const life = (text: string): { value: number; raw: string } | undefined => {
    const match = /^(\d{1,3}(?:\.\d+)?)\s*(?:years?|yrs?\.?)?\b/i.exec(text);
    return match ? { value: Number(match[1]), raw: match[0] } : undefined;
  };
  const useful = findLabelled(
    pages,
    /^\W*(?:estimated |typical |expected )?(?:useful life|life expectancy|\bUL\b)[^:\d]{0,20}:?/i,
    life,
  );
  const remaining = findLabelled(
    pages,
    /^\W*(?:estimated )?(?:remaining (?:useful )?life|remaining|\bRUL\b)[^:\d]{0,20}:?/i,
    life,
  );
  const costs = findLabelled(
    pages,
    /^\W*(?:current |total |estimated )*(?:replacement )?(?:cost|cost estimate|replacement cost)\b[^:$\d]{0,20}:?/i,
    amountIn,
  );
  return useful.flatMap((hit) => {
    const near = <T extends { page: Page; line: Line }>(hits: T[]): T | undefined =>
      hits.find((other) => other.page === hit.page && Math.abs(other.line.index - hit.line.index) <= 8);
    const name = headingAbove(hit.page, hit.line.index);
    const left = near(remaining);
    const cost = near(costs);
    if (!name || !left) return [];
    const figure = (one: { value: number; cell: Cell; line: Line; page: Page }): Figure => ({
      value: one.value,
      cell: one.cell,
      line: one.line,
      page: one.page,
      repaired: false,
    });
    return [
      { name, usefulLife: figure(hit), remainingLife: figure(left), ...(cost ? { cost: figure(cost) } : {}) },
    ];
  });
}

function headingAbove(page: Page, index: number): string | undefined {
  const line = page.lines.findLast(
    (candidate) =>
      candidate.index < index &&
      index - candidate.index <= 7 &&
      /[A-Za-z]{3}/.test(candidate.text) &&
      !/^[^:]{1,30}:\s*\S*$/.test(candidate.text) &&
      candidate.text.length < 80,
  );
  const labelled = page.lines.findLast(
    (candidate) =>
      candidate.index < index &&
      index - candidate.index <= 7 &&
      /^(?:component|comp\b|item|asset)/i.test(candidate.text),
  );
  const text = (labelled ?? line)?.text.replace(
    /^(?:component|comp\.?|item|asset)\s*(?:name|no\.?|#)?\s*[:#]?\s*(?:\d+(?:\.\d+)?\s*[-–:]?\s*)?/i,
    '',
  );
  return text?.trim() || undefined;
}
