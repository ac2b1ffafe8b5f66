import type { BudgetColumn, BudgetLine, BudgetPart, StatementRow } from '@hoa/contracts';
import { centsToMoney, decimalToCents } from '../text/amounts';

/**
 * Corrections of lines, amounts and columns change the rows of schema 2 with them, so that the totals that a budget is
 * checked against are those of the lines that it is made from.
 */

/** Whole dollars may miss their printed total by rounding, at most so much. */
const MOST_ROUNDING_CENTS = 300;

type LineValue = BudgetLine['type'] | 'none';

export function correctRowRole(part: BudgetPart, lineId: string, value: LineValue): void {
  const row = findRow(part, lineId);
  if (!row) return;
  if (value === 'none') {
    row.role = 'note';
    return;
  }
  row.role = 'line';
  row.flow = value === 'income' ? 'income' : 'expense';
  // A contribution to reserves is an operating expense.
  row.fund = value === 'reserve' ? 'operating' : (row.fund ?? 'operating');
}

export function correctRowAmount(part: BudgetPart, line: BudgetLine, columnId: string): void {
  const [row, cell] = [findRow(part, line.id), line.cells[columnId]];
  if (row && cell) row.cells[columnId] = cell;
}

const MEANINGS: Partial<Record<BudgetColumn['role'], Pick<BudgetColumn, 'scenario' | 'measure'>>> = {
  actual: { scenario: 'actual', measure: 'amount' },
  budget: { scenario: 'adopted', measure: 'amount' },
  projected: { scenario: 'projected', measure: 'amount' },
  proposed: { scenario: 'proposed', measure: 'amount' },
  variance: { measure: 'variance' },
  percent: { measure: 'percent' },
};

/** Roles that state the figures of a whole year. */
const WHOLE_YEAR: readonly BudgetColumn['role'][] = ['actual', 'budget', 'projected', 'proposed'];

/** A person looked at the column, so nothing about its meaning is left in doubt, and no period contradicts its year. */
export function correctColumnMeaning(column: BudgetColumn, yearBefore: number | undefined): void {
  const isHalf = WHOLE_YEAR.includes(column.role) && column.period?.kind !== 'year';
  if (column.year !== yearBefore || isHalf) delete column.period;
  delete column.doubt;
  delete column.inferred;
  delete column.scenario;
  Object.assign(column, MEANINGS[column.role] ?? {});
}

/** Brings interpreted totals up to date: what corrections changed in the lines, they change in their totals. */
export function recheckReconciliation(part: BudgetPart, before: BudgetPart | undefined): void {
  if (!part.reconciliation || !part.rows || !before?.rows) return;
  const [now, then] = [part.rows, before.rows];
  part.reconciliation = part.reconciliation.map((entry) => {
    const change = sumRows(now, entry) - sumRows(then, entry);
    if (change === 0) return entry;
    const interpreted = (decimalToCents(entry.interpreted) ?? 0) + change;
    const printed = entry.printed && (decimalToCents(entry.printed.value) ?? 0);
    const status = printed === undefined ? 'not-printed' : ties(interpreted, printed) ? 'ties' : 'off';
    return { ...entry, interpreted: centsToMoney(interpreted), status };
  });
}

type Entry = NonNullable<BudgetPart['reconciliation']>[number];

function sumRows(rows: readonly StatementRow[], { columnId, fund, flow }: Entry): number {
  return rows.reduce((sum, row) => {
    if (row.role !== 'line' || row.flow === undefined) return sum;
    if (fund !== 'all' && (row.fund ?? 'operating') !== fund) return sum;
    if (flow !== 'net' && row.flow !== flow) return sum;
    const cents = decimalToCents(row.cells[columnId]?.value ?? '0.00') ?? 0;
    return sum + (flow === 'net' && row.flow === 'expense' ? -cents : cents);
  }, 0);
}

function ties(a: number, b: number): boolean {
  const areWhole = a % 100 === 0 && b % 100 === 0;
  return Math.abs(a - b) <= (areWhole ? MOST_ROUNDING_CENTS : 0);
}

function findRow(part: BudgetPart, lineId: string): StatementRow | undefined {
  return part.rows?.find((row) => row.lineId === lineId);
}
