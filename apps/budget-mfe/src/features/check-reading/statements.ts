import { formatDollars, toCents, type Cents } from '@hoa/budget-math';
import type { BudgetColumn, BudgetPart, Facts, Question, Reconciliation, StatementRow } from '@hoa/contracts';
import { columnName } from '../preview/words';
import { groupByRole, table, type ExcludedGroup } from './messages';

/** A budget part of schema 2: what is checked. */
export interface Statement extends BudgetPart {
  rows: StatementRow[];
  reconciliation: Reconciliation[];
}

export type CheckState = 'questions' | 'off' | 'ties' | 'notPrinted' | 'unchecked';

export const isStatement = (part: Facts['parts'][number]): part is Statement =>
  part.kind === 'budget' && part.rows !== undefined && part.reconciliation !== undefined;

export const budgetParts = (facts: Facts): BudgetPart[] =>
  facts.parts.filter((part) => part.kind === 'budget');

/** The years of its columns, the earliest first. */
export const yearsOf = ({ columns }: Pick<BudgetPart, 'columns'>): number[] =>
  [...new Set(columns.flatMap(({ year }) => year ?? []))].sort((a, b) => a - b);

export const openQuestions = ({ questions = [] }: Pick<BudgetPart, 'questions'>): Question[] =>
  questions.filter(({ answered }) => answered === undefined);

/** Largest effect first, whatever order they arrive in. */
export const byEffect = (questions: readonly Question[]): Question[] =>
  [...questions].sort((a, b) => Math.abs(toCents(b.effect)) - Math.abs(toCents(a.effect)));

export function stateOf(part: BudgetPart): CheckState {
  if (!isStatement(part)) return 'unchecked';
  if (openQuestions(part).length > 0) return 'questions';
  const shown = checkedColumns(part).flatMap(({ entries }) => entries);
  const isDoubted = checkedColumns(part).some(({ column }) => column.doubt !== undefined);
  if (isDoubted || part.lines.length === 0 || shown.some(({ status }) => status === 'off')) return 'off';
  return shown.some(({ status }) => status === 'ties') ? 'ties' : 'notPrinted';
}

export interface CheckedColumn {
  column: BudgetColumn;
  entries: Reconciliation[];
  /** A year, or in need of a look: displayed without being asked for. */
  isMain: boolean;
}

const FLOWS = ['income', 'expense', 'net'];

/** The columns of amounts with their totals; those of one fund only where no total covers all funds, or where they are off. */
export function checkedColumns(part: Statement): CheckedColumn[] {
  return part.columns.flatMap((column) => {
    const own = part.reconciliation.filter(({ columnId }) => columnId === column.id);
    if (own.length === 0 || (column.measure !== undefined && column.measure !== 'amount')) return [];
    const hasAll = own.some(({ fund }) => fund === 'all');
    const entries = own
      .filter(({ fund, status }) => !hasAll || fund === 'all' || status === 'off')
      .sort((a, b) => FLOWS.indexOf(a.flow) - FLOWS.indexOf(b.flow));
    const isYear =
      column.period === undefined
        ? !['month', 'quarter'].includes(column.role)
        : column.period.kind === 'year';
    const isMain = isYear || column.doubt !== undefined || entries.some(({ status }) => status === 'off');
    return [{ column, entries, isMain }];
  });
}

/** Whether income and expenses of each year were compared with a printed total. */
export const comparesBothSides = (part: Statement): boolean =>
  checkedColumns(part)
    .filter(({ isMain }) => isMain)
    .flatMap(({ entries }) => entries)
    .every(({ flow, status }) => flow === 'net' || status === 'ties');

/** 'Budget 2026, Proposal 2': what a column holds, in words; by its heading or place where others hold the same. */
export function columnTitle(column: BudgetColumn, among: readonly BudgetColumn[]): string {
  const title = titleAlone(column);
  if (among.filter((other) => titleAlone(other) === title).length < 2) return title;
  const isAlone = among.filter(({ label }) => label === column.label).length === 1;
  return column.label && isAlone
    ? table.titleAs(title, column.label)
    : table.titleAt(title, among.findIndex(({ id }) => id === column.id) + 1);
}

function titleAlone(column: BudgetColumn): string {
  const name = columnName(column);
  return column.alternative === undefined ? name : `${name}, ${table.alternative(column.alternative)}`;
}

export const dollars = (money: string): string => formatDollars(toCents(money), { cents: 'if any' });

/** Cents between a total as read and as printed, without a sign. */
export const offBy = ({ interpreted, printed }: Reconciliation): Cents =>
  Math.abs(toCents(interpreted) - toCents(printed?.value ?? '0'));

/** The same in words. */
export const difference = (entry: Reconciliation): string => formatDollars(offBy(entry), { cents: 'if any' });

export interface Excluded {
  group: ExcludedGroup;
  rows: StatementRow[];
}

/** What is not counted, by why. */
export function excludedRows(part: Statement): Excluded[] {
  const inSections = new Set(part.sections?.filter(({ excluded }) => excluded).flatMap(({ rows }) => rows));
  const groups = new Map<ExcludedGroup, StatementRow[]>();
  for (const row of part.rows) {
    const group = inSections.has(row.id) && row.role !== 'heading' ? 'sections' : groupByRole[row.role];
    if (group) groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups].map(([group, rows]) => ({ group, rows }));
}

/** The first amount of a row, for a list. */
export function firstAmount(row: StatementRow, part: Statement): string | null {
  const ids = [...checkedColumns(part).map(({ column }) => column.id), ...part.columns.map(({ id }) => id)];
  const cell = ids.map((id) => row.cells[id]).find((one) => one !== undefined);
  return cell ? dollars(cell.value) : null;
}
