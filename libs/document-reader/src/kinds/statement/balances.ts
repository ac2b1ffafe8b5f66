import type { Doubt } from './doubts';
import type { StatementEntry } from './node';
import { countedIn, sumOf } from './reconcile';
import type { Understood } from './understand';

/** The least amount that is worth a question, in cents. */
export const LEAST = 10_000;

export const sideOf = (of: Understood, column: number, flow: 'income' | 'expense'): number =>
  sumOf(countedIn(of.settled, column).filter((one) => one.flow === flow));

/** Sides that differ by more than this are no budget that anybody adopts, unless a printed net says so. */
const MOST_UNBALANCED = 2;

/** Names the question whether both sides of a column were read right. */
export const balanceId = ({ statement, amounts }: Understood, column: number): string =>
  `balance:c${amounts[column]! + 1}${statement === 0 ? '' : `~${statement + 1}`}`;

/** Columns without a proof of both sides: one side is missing, far larger than the other, or leaves another net than printed. */
export function balances(of: Understood): Doubt[] {
  return of.annual.flatMap((column): Doubt[] => {
    if (of.answers.has(balanceId(of, column))) return [];
    const of_ = (flow: string): (typeof of.checks)[number] | undefined =>
      of.checks.find((check) => check.column === column && check.fund === 'all' && check.flow === flow);
    if (of_('net')?.status === 'ties') return [];
    const [income, expense] = [sideOf(of, column, 'income'), sideOf(of, column, 'expense')];
    const [less, more] = [Math.abs(income), Math.abs(expense)].sort((a, b) => a - b) as [number, number];
    if (more < LEAST) return [];
    const isTied = of_('income')?.status === 'ties' && of_('expense')?.status === 'ties';
    if (isTied || isPlain(of, column)) return [];
    const net = unexplainedNet(of, column, income - expense) ?? unexplainedTotal(of, column);
    if (!net && more <= MOST_UNBALANCED * less) return [];
    const effect = net ? Math.abs(net.cents - (income - expense)) : more - less;
    return [{ kind: 'balance', column, income, expense, effect, columns: [column], ...(net ? { net } : {}) }];
  });
}

/** Each line says by its own words which side it is on, and each total of them ties: a statement of expenses alone is none the less clear. */
function isPlain(of: Understood, column: number): boolean {
  const wrong = of.mismatches.some((one) => one.column === column);
  const counted = countedIn(of.settled, column).filter(({ cents }) => cents !== 0);
  return !wrong && counted.every(({ row, flow, isBare }) => !isBare && (flow === 'income' ? 1 : -1) * row.words.lineFlow >= PLAIN); // prettier-ignore
}

const PLAIN = 1.5;

/** A bottom line that nothing adds up to. */
function unexplainedNet(
  of: Understood,
  column: number,
  own: number,
): { row: StatementEntry; cents: number } | undefined {
  for (const { row, node } of of.settled.rows.values()) {
    const cents = row.values[column];
    const isNet =
      row.words.role === 'net' &&
      (node?.kind === 'out' || (node?.kind === 'net' && (node.tie?.failed ?? 0) > 0));
    if (isNet && cents !== undefined && Math.abs(Math.abs(cents) - Math.abs(own)) > 300)
      return { row, cents };
  }
  return undefined;
}

/** "All income" that is not what was understood as income. */
function unexplainedTotal(
  of: Understood,
  column: number,
): { row: StatementEntry; cents: number } | undefined {
  for (const { row, node } of of.settled.rows.values()) {
    const cents = row.values[column];
    const { role, headingFlow } = row.words;
    if (role !== 'total' || node?.kind !== 'out' || cents === undefined || Math.abs(headingFlow) < 3)
      continue;
    const own = sideOf(of, column, headingFlow > 0 ? 'income' : 'expense');
    if (Math.abs(Math.abs(cents) - Math.abs(own)) > 300) return { row, cents };
  }
  return undefined;
}
