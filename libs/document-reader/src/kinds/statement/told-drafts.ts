import type { Line } from '../../page/types';
import { rowOf } from '../../tables/items';
import type { Item, TableColumn, TableRow } from '../../tables/types';
import { centsToMoney, parseAmount } from '../../text/amounts';
import { linesOf } from '../reading/prose';
import type { Draft } from './draft';
import type { Entry } from './entries';
import { readWords } from './evidence';
import { CLEAR, type Told } from './told-amounts';
import type { ToldPlan } from './told-plans';

/* Budgets that sentences tell, as rows below each other: a person has to confirm each of them. */

/** Costs below which sentences speak of single amounts, and tell no budget. */
const FEWEST_COSTS = 3;
/** How many times the other side one side of a plan may be, where sentences leave lines out. */
const MOST_APART = 2;
const IN_SENTENCES = 'the amounts are told in sentences and may not be understood as they were meant';
const INCOME_IN_SENTENCE = 'the income is told in a sentence beside the table';
const WORKED_OUT = 'the income is worked out from what a sentence says that each home pays';

interface Rows {
  plan: ToldPlan;
  column: number;
  width: number;
}

/** The lines of plans that no table has, a draft each. */
export function toldDrafts(plans: readonly ToldPlan[], drafts: readonly Draft[]): Draft[] {
  const taken = new Set<Line | undefined>(
    drafts.flatMap(({ entries }) => entries.map(({ row }) => row.source.line)),
  );
  // A table whose year is not known may be of any.
  const columns = drafts.flatMap((draft) => draft.columns);
  const isOf = (plan: ToldPlan): boolean => columns.some(({ year = plan.year, kind }) => kind === 'amount' && year === plan.year); // prettier-ignore
  return plans.flatMap((plan): Draft[] => {
    const told = plan.told.filter((one) => !taken.has(lineOf(plan, one)));
    const costs = told.filter(({ kind, side }) => kind === 'line' && side === 'expense');
    const income = incomeOf(plan, told);
    if (isOf(plan) || costs.length < FEWEST_COSTS || !areOfOnePlan(income, costs)) return [];
    const rows = { plan, column: 0, width: 1 };
    const entries = [...income.map((one) => entryOf(one, rows)), ...costRows(told, rows)];
    return [{ columns: [columnOf(plan)], entries, title: plan.title, head: plan.head, told: { reason: IN_SENTENCES, column: 0 } }]; // prettier-ignore
  });
}

/** What comes in pays for what goes out: amounts of which one side is a fraction of the other are no plan. */
function areOfOnePlan(income: readonly Told[], costs: readonly Told[]): boolean {
  const [less, more] = [amountOf(income), amountOf(costs)].sort((a, b) => a - b) as [number, number];
  return less > 0 && less * MOST_APART >= more;
}

const amountOf = (told: readonly Told[]): number =>
  told.find(({ kind }) => kind === 'total')?.cents ?? sum(told);

const largestIn = ({ entries }: Draft, column: number): number =>
  Math.max(0, ...entries.map((entry) => (entry.kind === 'figures' ? (entry.values[column] ?? 0) : 0)));

/** Income that a sentence tells for a year of a table that has only expenses. */
export function withToldIncome(draft: Draft, plan: ToldPlan): boolean {
  const own = new Set<Line | undefined>(draft.entries.filter(({ kind }) => kind === 'figures').map(({ row }) => row.source.line)); // prettier-ignore
  const amounts = draft.columns.flatMap(({ kind, role }, i) => (kind === 'amount' && role !== 'variance' ? [i] : [])); // prettier-ignore
  const dated = amounts.filter((i) => draft.columns[i]!.year === plan.year && PLANNED.has(draft.columns[i]!.role)); // prettier-ignore
  const [column, more] = dated;
  const income = incomeOf(
    plan,
    plan.told.filter((one) => !own.has(lineOf(plan, one))),
  );
  if (column === undefined || more !== undefined || income.length === 0) return false;
  if (amountOf(income) * MOST_APART < largestIn(draft, column)) return false;
  const rows = { plan, column, width: draft.columns.length };
  draft.entries = [...income.map((one) => entryOf(one, rows)), ...draft.entries];
  draft.told = {
    reason: income.some(({ kind }) => kind === 'rate') ? WORKED_OUT : INCOME_IN_SENTENCE,
    column,
  };
  return true;
}

const PLANNED = new Set<TableColumn['role']>(['budget', 'proposed']);

/** A table that a plan leads to: of its year, with the income and the total that the sentences around it tell. */
export function asToldTable(draft: Draft, plan: ToldPlan): boolean {
  const [column, more] = draft.columns;
  if (!column || more || column.kind !== 'amount') return false;
  if (column.label !== '' && column.year !== undefined && column.year !== plan.year) return false;
  const { label, role, year, certainty } = columnOf(plan);
  draft.columns = [{ ...column, label: column.label || label, role, certainty, ...(year ? { year } : {}) }];
  draft.entries = draft.entries.map((entry) => (entry.kind === 'figures' ? { ...entry, side: 'expense' } : entry)); // prettier-ignore
  if (!withToldIncome(draft, plan)) return false;
  const total = plan.told.findLast(({ kind, side }) => kind === 'total' && side === 'expense');
  if (total) draft.entries.push(entryOf({ ...total, name: 'Total expenses' }, { plan, column: 0, width: 1 }));
  return true;
}

/** Lines of income and their total; what each home pays counts where nothing says what it comes to. */
function incomeOf(plan: ToldPlan, told: readonly Told[]): Told[] {
  const income = told.filter(({ side, kind }) => side === 'income' && kind !== 'rate');
  const lines = distinct(income.filter(({ kind }) => kind === 'line'));
  const totals = distinct(income.filter(({ kind }) => kind === 'total'));
  // What the amounts before it add up to is no line of its own.
  const [last] = lines.slice(-1);
  const isSum = last && lines.length > 2 && sum(lines.slice(0, -1)) === last.cents;
  const own = isSum ? lines.slice(0, -1) : lines;
  const total = totals.at(-1) ?? (isSum ? last : undefined);
  if (own.length === 0) return total ? [{ ...total, kind: 'line', name: 'Income' }] : worked(plan);
  return total && own.length > 1 ? [...own, { ...total, kind: 'total', name: 'Total income' }] : own;
}

/** "Each of 42 homes pays $85 a month": homes times bills times the rate. */
function worked({ told, homes }: ToldPlan): Told[] {
  const rate = told.findLast(({ kind }) => kind === 'rate');
  const [count, other] = new Set(homes);
  if (!rate || count === undefined || other !== undefined) return [];
  return [{ ...rate, cents: rate.cents * rate.times * count, name: `Dues of ${count} homes` }];
}

/** Costs, what is put away below them, and each total where the rows above it come to it. */
function costRows(told: readonly Told[], rows: Rows): Entry[] {
  const costs = told.filter(({ side }) => side === 'expense').map(asTotal);
  const lines = costs.filter(({ kind }) => kind === 'line');
  const [put, spent] = [
    lines.filter((one) => one.isContribution),
    lines.filter((one) => !one.isContribution),
  ];
  const totals = distinct(costs.filter(({ kind }) => kind === 'total'));
  const inner = put.length > 0 ? totals.find(({ cents }) => cents === sum(spent)) : undefined;
  const outer = totals.findLast((one) => one !== inner);
  const named = (one: Told | undefined, name: string): Told[] => (one ? [{ ...one, name }] : []);
  return [...spent, ...named(inner, 'Total operating expenses'), ...put, ...named(outer, 'Total expenses')].map((one) => entryOf(one, rows)); // prettier-ignore
}

/** What all others come to is their total, whatever it is called. */
function asTotal(one: Told, _: number, all: readonly Told[]): Told {
  const others = all.filter(({ kind }) => kind === 'line').filter((other) => other !== one);
  return one.kind === 'line' && others.length >= FEWEST_COSTS && sum(others) === one.cents
    ? { ...one, kind: 'total' }
    : one;
}

const sum = (told: readonly Told[]): number => told.reduce((all, { cents }) => all + cents, 0);

/** The same amount of the same thing, told twice. */
const distinct = (told: readonly Told[]): Told[] =>
  told.filter((one, i) => told.findIndex(({ cents, name }) => cents === one.cents && (name === one.name || one.kind === 'total')) === i); // prettier-ignore

const columnOf = ({ year, isProposed }: ToldPlan): TableColumn => ({
  left: 0,
  right: 0,
  edge: 0,
  kind: 'amount',
  clarity: 1,
  label: `${year} budget`,
  role: isProposed ? 'proposed' : 'budget',
  year,
  certainty: 1,
});

const lineOf = ({ prose }: ToldPlan, { start, end }: Told): Line | undefined =>
  linesOf(prose, start, end)[0]?.line;

function entryOf(told: Told, { plan, column, width }: Rows): Entry {
  const { name, cents, side, kind, start, end } = told;
  const segment = plan.prose.segments.find((one) => one.start <= start && start < one.end)!;
  const { page, line, cells } = segment;
  const printed = plan.prose.text.slice(start, end);
  const cell = cells.find(({ text }) => text.includes(printed)) ?? cells[0]!;
  const item: Item = {
    text: printed,
    box: cell.box,
    cell,
    bold: false,
    confidence: cell.confidence,
    kind: 'amount',
    cents,
    strong: true,
    mixed: true,
    repaired: false,
    edge: cell.box[2],
  };
  const alone = <T>(value: T): (T | undefined)[] =>
    Array.from({ length: width }, (_, i) => (i === column ? value : undefined));
  const row: TableRow = {
    source: rowOf({ page, line, items: [item], stream: page.number }),
    description: name,
    indent: 0,
    amounts: alone(item),
    filled: 0,
  };
  const isWorked = parseAmount(printed.replace(/\s/g, '')) !== cents;
  return {
    kind: 'figures',
    row,
    description: name,
    indent: 0,
    bold: false,
    // A total's own words say its side.
    ...(kind === 'total' ? {} : { side }),
    values: alone(cents),
    ...(isWorked ? { note: `Computed from ${printed}: ${centsToMoney(cents)} a year.` } : {}),
  };
}

/** Whether a plan goes on in a table: it stands right below one of its sentences, and lists what is spent. */
export function goesOnIn(
  { prose, start, end }: ToldPlan,
  { entries }: Draft,
  above: Line | undefined,
): boolean {
  const at = prose.segments.find(({ line }) => line === above);
  const lines = entries.filter(({ kind }) => kind === 'figures');
  const isSpending = lines.every(({ description }) => readWords(description).lineFlow < CLEAR);
  return at !== undefined && at.end > start && at.start < end && lines.length >= FEWEST_COSTS && isSpending;
}
