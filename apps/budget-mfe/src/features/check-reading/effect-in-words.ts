import { toCents } from '@hoa/budget-math';
import type { BudgetColumn, Question } from '@hoa/contracts';
import { questions as words, table } from './messages';
import { columnTitle, dollars, type Statement } from './statements';

type Answer = Question['answers'][number];

/** For each column a line: "Budget 2026: income $88,640 as printed, expenses $81,120 as printed". */
export function effectInWords({ totals }: Answer, question: Question, part: Statement): string[] {
  if (totals.length === 0) return [words.noEffect];
  const byColumn = new Map<string, string[]>();
  for (const { columnId, flow, interpreted } of totals) {
    const printed = part.reconciliation.find(
      (one) => one.columnId === columnId && one.flow === flow && one.fund === 'all',
    )?.printed;
    const isPrinted = printed !== undefined && toCents(printed.value) === toCents(interpreted);
    const total = `${table.flows[flow].toLowerCase()} ${dollars(interpreted)}`;
    byColumn.set(columnId, [
      ...(byColumn.get(columnId) ?? []),
      isPrinted ? `${total} ${words.asPrinted}` : total,
    ]);
  }
  return [...byColumn].map(([columnId, parts]) => {
    const column = part.columns.find(({ id }) => id === columnId);
    const name = column ? nameIn(question, column, part) : '';
    return name ? `${name}: ${parts.join(', ')}` : capitalized(parts.join(', '));
  });
}

/** What a column is called. While answers differ only in what it is, its heading alone: its name is what is asked. */
function nameIn({ answers }: Question, column: BudgetColumn, { columns }: Statement): string {
  const outcomes = answers.flatMap(({ totals }) => {
    const own = totals.filter(({ columnId }) => columnId === column.id);
    return own.length > 0 ? [JSON.stringify(own)] : [];
  });
  const isAsked = outcomes.length > 1 && new Set(outcomes).size === 1;
  if (column.role !== 'other' && !isAsked) return columnTitle(column, columns);
  return column.label ? words.heading(column.label) : '';
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
