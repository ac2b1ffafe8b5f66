import type { BudgetPart, Flow, StatementRow } from '@hoa/contracts';
import { decimalToCents } from '../../text/amounts';
import { LEAST } from './balances';

type Column = BudgetPart['columns'][number];

/** A side of a part in one column, as its lines add up. */
interface Side {
  column: Column;
  flow: Flow;
  cents: number;
}

/**
 * A table that works out figures of another: the dues by kind of home whose sum the budget has as one line, or a summary of
 * the budget's totals. Its figures count there, so its columns say nothing of the year by themselves.
 */
export function withoutSchedules(parts: readonly BudgetPart[]): BudgetPart[] {
  return parts.map((part) => {
    const found = parts
      .filter((other) => other !== part && isWhole(other))
      .flatMap((other) => namesIn(other, part) ?? []);
    return found.length === 0 ? part : asSchedule(part, found[0]!);
  });
}

/** Both sides have lines: what a schedule belongs to. */
const isWhole = ({ lines }: BudgetPart): boolean =>
  new Set(lines.map(({ type }) => type === 'income')).size === 2;

/** What `whole` calls the figures that `part` adds up to; nothing where it lacks one of them. */
function namesIn(whole: BudgetPart, part: BudgetPart): string[] | undefined {
  const sides = sidesOf(part);
  if (sides.length === 0 || part.lines.length >= whole.lines.length) return undefined;
  const rows = sides.map((side) => rowOf(whole, side));
  return rows.every((row) => row !== undefined)
    ? [rows.map((row) => row!.description).join('’ and ‘')]
    : undefined;
}

function sidesOf({ columns, reconciliation = [] }: BudgetPart): Side[] {
  return reconciliation.flatMap(({ columnId, fund, flow, interpreted }) => {
    const column = columns.find(({ id }) => id === columnId)!;
    const cents = decimalToCents(interpreted) ?? 0;
    return fund === 'all' && flow !== 'net' && cents !== 0 ? [{ column, flow, cents }] : [];
  });
}

/** The line or the total of `whole` that is the side to the cent, in a column that may be of the same year. */
function rowOf({ columns, rows = [] }: BudgetPart, side: Side): StatementRow | undefined {
  if (Math.abs(side.cents) < LEAST) return undefined;
  const own = columns.filter(({ measure, year }) => measure === 'amount' && (year === undefined || side.column.year === undefined || year === side.column.year)); // prettier-ignore
  return rows.find(
    ({ role, flow, cells }) =>
      flow === side.flow &&
      (role === 'line' || role === 'subtotal' || role === 'total') &&
      own.some(({ id }) => cells[id] && decimalToCents(cells[id].value) === side.cents),
  );
}

function asSchedule(part: BudgetPart, name: string): BudgetPart {
  const inferred = `It works out ‘${name}’, which another table of the document lists.`;
  const columns = part.columns.map((column): Column =>
    column.measure === 'amount' ? { ...column, role: 'other', measure: 'other', inferred } : column,
  );
  return { ...part, columns, reconciliation: [], questions: [] };
}
