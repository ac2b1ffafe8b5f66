import { toCents } from '@hoa/budget-math';
import type { BudgetColumn, BudgetLine, BudgetPart, Facts, FactWarning } from '@hoa/contracts';
import { recheckTotals } from '@hoa/document-reader';
import { MODEL_CONFIDENCE } from '../second-reading/opinions';
import { namesOtherRole, namesRole, yearsOf } from './column-words';
import type { AddressedAmount, AddressedLine } from './normalise';

/** So many amounts of a column must be named before their role counts, and so large a part of them must agree. */
const FEWEST_NAMED = 3;
const AGREED = 0.8;
/** Of the amounts of a column so many must be named. */
const READ_ENOUGH = 0.5;

type Role = Pick<BudgetColumn, 'role' | 'year'>;
interface Vote {
  column: BudgetColumn;
  /** What the model takes most of the column's named amounts for. */
  said: Role;
  /** How many it names, and how many of these it takes for that. */
  named: number;
  agreed: number;
  cells: number;
}

/**
 * Columns that the rules did not understand, as the model takes them: columns of one role and year are one where the
 * printed totals foot only then, and a role or a year is the model's where the heading does not gainsay it. What rests on
 * it is no surer than the model's word, and told. Columns that a person said something of stay.
 */
export function settleColumns(
  facts: Facts,
  part: BudgetPart,
  {
    named,
    isHeld,
  }: { named: ReadonlyMap<BudgetLine, AddressedLine>; isHeld: (column: BudgetColumn) => boolean },
): void {
  const votes = () => votesOf(part, named).filter(({ column }) => !isHeld(column));
  joinColumns(facts, part, votes());
  for (const vote of votes()) rename(facts, part, vote);
}

/** The column in which an amount stands, by its place on the page; undefined where that does not say. */
export function columnAt(part: BudgetPart, { source }: AddressedAmount): BudgetColumn | undefined {
  const { box } = source;
  if (!box) return undefined;
  const under = part.columns.filter(({ id }) => {
    const boxes = part.lines.flatMap(({ cells }) => {
      const other = cells[id]?.source;
      return other?.box && other.page === source.page ? [other.box] : [];
    });
    return (
      boxes.length > 0 &&
      Math.min(...boxes.map(([left]) => left)) < box[2] &&
      box[0] < Math.max(...boxes.map(([, , right]) => right))
    );
  });
  return under.length === 1 ? under[0] : undefined;
}

const keyOf = ({ role, year }: Role): string => `${role} ${year ?? ''}`;
const isUsed = (part: BudgetPart, { id }: BudgetColumn): boolean => part.lines.some(({ cells }) => cells[id]);

function votesOf(part: BudgetPart, named: ReadonlyMap<BudgetLine, AddressedLine>): Vote[] {
  return part.columns.flatMap((column) => {
    const said = part.lines.flatMap((line) => amountAt(line, column, named.get(line)) ?? []);
    const counts = new Map<string, AddressedAmount[]>();
    for (const amount of said) counts.set(keyOf(amount), [...(counts.get(keyOf(amount)) ?? []), amount]);
    const [most] = [...counts.values()].sort((a, b) => b.length - a.length);
    const [first] = most ?? [];
    if (!most || !first || most.length < AGREED * said.length) return [];
    const cells = part.lines.filter((line) => line.cells[column.id]).length;
    return [
      {
        column,
        said: { role: first.role, year: first.year },
        named: said.length,
        agreed: most.length,
        cells,
      },
    ];
  });
}

/** What the model says of the very amount that the line has in this column. */
function amountAt(
  { cells }: BudgetLine,
  { id }: BudgetColumn,
  at: AddressedLine | undefined,
): AddressedAmount | undefined {
  const cell = cells[id];
  if (!cell || !at) return undefined;
  const same = at.amounts.filter(({ value }) => value === cell.value);
  const here = same.filter(
    ({ source }) =>
      source.cell === cell.source.cell && JSON.stringify(source.box) === JSON.stringify(cell.source.box),
  );
  const isOnce = Object.values(cells).filter(({ value }) => value === cell.value).length === 1;
  return here[0] ?? (isOnce && same.length === 1 ? same[0] : undefined);
}

/** One column that the rules took for several: no line has two of them, and more totals foot, and all that did. */
function joinColumns(facts: Facts, part: BudgetPart, votes: readonly Vote[]): void {
  const groups = new Map<string, Vote[]>();
  for (const vote of votes) groups.set(keyOf(vote.said), [...(groups.get(keyOf(vote.said)) ?? []), vote]);
  for (const group of groups.values()) {
    const ids = new Set(group.map(({ column }) => column.id));
    if (
      ids.size < 2 ||
      part.lines.some(({ cells }) => Object.keys(cells).filter((id) => ids.has(id)).length > 1)
    )
      continue;
    const [home] = [...group].sort((a, b) => b.cells - a.cells);
    if (!home) continue;
    const joined = structuredClone({ ...facts, parts: [part] });
    const [one] = joined.parts;
    if (one?.kind !== 'budget') continue;
    intoOne(one, ids, home.column.id);
    recheckTotals(joined, one);
    const feet = (totals: BudgetPart['totals']) => totals.filter(({ foots }) => foots).length;
    const isLost = part.totals.some(({ foots }, at) => foots && !one.totals[at]?.foots);
    if (isLost || one.totals.length !== part.totals.length || feet(one.totals) <= feet(part.totals)) continue;
    Object.assign(part, { columns: one.columns, lines: sameLines(part, one), totals: one.totals });
    facts.warnings = [
      ...joined.warnings,
      told(
        part,
        `${group.length} columns are read as one, since the model takes them for one and the printed totals then foot.`,
      ),
    ];
  }
}

/** The lines themselves, as they are known elsewhere. */
const sameLines = (part: BudgetPart, { lines }: BudgetPart): BudgetLine[] =>
  part.lines.map((line, at) => Object.assign(line, { cells: lines[at]?.cells ?? line.cells }));

function intoOne(part: BudgetPart, ids: ReadonlySet<string>, home: string): void {
  const idOf = (id: string) => (ids.has(id) ? home : id);
  part.columns = part.columns.filter(({ id }) => idOf(id) === id);
  for (const line of part.lines)
    line.cells = Object.fromEntries(Object.entries(line.cells).map(([id, cell]) => [idOf(id), cell]));
  part.totals = part.totals.map((total) => ({ ...total, columnId: idOf(total.columnId) }));
}

function rename(facts: Facts, part: BudgetPart, vote: Vote): void {
  const { column, said, named, agreed, cells } = vote;
  const few = Math.min(FEWEST_NAMED, cells);
  if (agreed < few || named < READ_ENOUGH * cells) return;
  const years = yearsOf(column.label);
  if (said.year !== undefined && years.size > 0 && !years.has(said.year)) return;
  const role = isRoleOf(part, vote) ? said.role : column.role;
  const year = column.year === undefined || years.size > 1 ? (said.year ?? column.year) : column.year;
  const isTaken = part.columns.some(
    (other) => other !== column && isUsed(part, other) && keyOf(other) === keyOf({ role, year }),
  );
  if (isTaken || keyOf(column) === keyOf({ role, year })) return;
  Object.assign(column, { role, ...(year === undefined ? {} : { year }) });
  for (const line of part.lines) {
    const cell = line.cells[column.id];
    if (cell) cell.confidence = Math.min(cell.confidence, MODEL_CONFIDENCE);
  }
  const called = `${column.role}${column.year === undefined ? '' : ` of ${column.year}`}`;
  facts.warnings.push(
    told(
      part,
      `The column “${column.label}” is taken for ${called}, as the model reads it. Please compare with the document.`,
    ),
  );
}

/** A heading without a role takes the model's; one that names two takes it where it names it and the figures allow it. */
function isRoleOf(part: BudgetPart, { column, said }: Vote): boolean {
  if (column.role === said.role) return true;
  if (column.role === 'other') return !namesOtherRole(column.label, said.role);
  if (!namesRole(column.label, said.role)) return false;
  if (!namesRole(column.label, column.role)) return true;
  return column.role === 'month' && isSumOfTwo(part, column);
}

/** A year's budget is what was spent and what is left of it: no month's is. */
function isSumOfTwo(part: BudgetPart, column: BudgetColumn): boolean {
  const others = part.columns.filter(
    (other) => other !== column && other.role !== 'percent' && isUsed(part, other),
  );
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other] as const));
  return pairs.some((pair) => {
    const rows = part.lines.filter(({ cells }) => [column, ...pair].every(({ id }) => cells[id]));
    const cents = ({ cells }: BudgetLine, { id }: BudgetColumn) => toCents(cells[id]?.value ?? '0');
    const right = rows.filter((row) => cents(row, column) === cents(row, pair[0]) + cents(row, pair[1]));
    return rows.length >= FEWEST_NAMED && right.length >= AGREED * rows.length;
  });
}

function told(part: BudgetPart, message: string): FactWarning {
  const at = Object.values(part.lines[0]?.cells ?? {})[0]?.source;
  return { code: 'column_by_model', message, ...(at ? { at } : {}) };
}
