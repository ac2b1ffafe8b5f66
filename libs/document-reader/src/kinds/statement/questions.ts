import type { BudgetPart, MOST_QUESTIONS, Question } from '@hoa/contracts';
import { centsToMoney } from '../../text/amounts';
import { cite, type KindContext } from '../types';
import {
  alternative,
  association,
  balance,
  dollars,
  meaning,
  totalsAfter,
  unchanged,
  type Worded,
} from './column-questions';
import type { Doubt } from './doubt';
import { misreadDigit } from './misread-digits';
import type { StatementEntry } from './node';
import { beforeId } from './perhaps-before';
import type { Understood } from './understand';

/**
 * The contract's number, which the compiler compares. To load the contracts for it would be two fifths of what the process of
 * a reading needs to start.
 */
const MOST: typeof MOST_QUESTIONS = 5;

/** Words the doubts of a statement as questions, at most five, each with its place and the effect of each answer. */
export function questionsOf(
  of: Understood,
  doubts: readonly Doubt[],
  about: { partId: string; ctx: KindContext },
): Question[] {
  return doubts.slice(0, MOST).map((doubt): Question => {
    const rows = placesOf(doubt);
    return {
      ...worded(of, doubt),
      partId: about.partId,
      at: (rows.length > 0 ? rows : of.rows.slice(0, 1)).map((row) => citation(row, about.ctx)),
      effect: centsToMoney(doubt.effect),
    };
  });
}

function placesOf(doubt: Doubt): StatementEntry[] {
  if (doubt.kind === 'alternative' || doubt.kind === 'association' || doubt.kind === 'meaning') return [];
  if (doubt.kind === 'balance') return doubt.net ? [doubt.net.row] : [];
  return 'lines' in doubt ? doubt.lines.slice(0, 8) : [doubt.row];
}

const citation = ({ entry }: StatementEntry, ctx: KindContext): Question['at'][number] =>
  cite(ctx, entry.row.source.page, entry.row.source.line);

function worded(of: Understood, doubt: Doubt): Worded {
  if (doubt.kind === 'alternative') return alternative(of, doubt);
  if (doubt.kind === 'balance') return balance(of, doubt);
  if (doubt.kind === 'association') return association(of, doubt);
  if (doubt.kind === 'meaning') return meaning(of, doubt);
  const name = nameOf(doubt.row, doubt.column, of);
  const key = of.keys.get(doubt.row)!;
  if (doubt.kind === 'total') return mismatch(of, doubt, name);
  if (doubt.kind === 'deducted')
    return {
      id: `flow:${key}`,
      prompt: `${name} (${dollars(doubt.amount)}) is deducted from income. Is it an expense, or is the income less by it?`,
      answers: deduction(of, doubt),
    };
  if (doubt.kind === 'before') return ofBefore(of, doubt, name);
  if (doubt.kind === 'flow') {
    const prompt =
      doubt.lines.length > 1
        ? `${name} (${dollars(doubt.amount)}) adds up ${doubt.lines.length} lines, but nothing states whether they are income or expenses. Which are they?`
        : `Is ${name} (${dollars(doubt.amount)}) income or an expense?`;
    return { id: `flow:${key}`, prompt, answers: sides(of, doubt) };
  }
  const prompt = `${name} (${dollars(doubt.amount)}) is not in any printed total. Count it as income, as an expense, or leave it out?`;
  return { id: `flow:${key}`, prompt, answers: sides(of, doubt) };
}

function nameOf({ entry }: StatementEntry, column: number, of: Understood): string {
  const label = of.columns[of.amounts[column]!]!.label;
  return entry.description.trim() ? `‘${entry.description}’` : `The row without a name under ‘${label}’`;
}

function sides(of: Understood, doubt: Extract<Doubt, { kind: 'flow' | 'outside' }>): Question['answers'] {
  const node = of.settled.rows.get(doubt.row)?.node;
  const moved = (to: 'income' | 'expense' | 'exclude') => (column: number) => {
    const cents = node?.sums[column] ?? doubt.row.values[column] ?? 0;
    // A cost that is printed with a minus counts with the other sign.
    const now = of.settled.rows.get(doubt.row)?.isDeducted ? -cents : cents;
    const by = (side: 'income' | 'expense'): number =>
      (to === side ? (side === doubt.current ? now : cents) : 0) - (doubt.current === side ? now : 0);
    return { income: by('income'), expense: by('expense') };
  };
  const labels = { income: 'Income', expense: 'Expense', exclude: 'Not part of the budget' } as const;
  return (['income', 'expense', 'exclude'] as const).map((id) => ({
    id,
    label: labels[id],
    totals: totalsAfter(of, moved(id), doubt.columns),
  }));
}

/** A deduction counted as what it pays for, or as less income. */
function deduction(of: Understood, doubt: Extract<Doubt, { kind: 'deducted' }>): Question['answers'] {
  const amounts = (column: number): number => Math.abs(doubt.row.values[column] ?? 0);
  const as = (side: 'income' | 'expense', column: number): { income: number; expense: number } =>
    side === 'income' ? { income: -amounts(column), expense: 0 } : { income: 0, expense: amounts(column) };
  const labels = { expense: 'It is an expense', income: 'The income is less by it' } as const;
  return (['expense', 'income'] as const).map((id) => ({
    id,
    label: labels[id],
    totals: totalsAfter(
      of,
      (column) => {
        const [next, now] = [as(id, column), as(doubt.current, column)];
        return { income: next.income - now.income, expense: next.expense - now.expense };
      },
      doubt.columns,
    ),
  }));
}

function ofBefore(of: Understood, doubt: Extract<Doubt, { kind: 'before' }>, name: string): Worded {
  const { row, current, columns } = doubt;
  // What is printed with a minus and counts as a cost is left out with its own sign.
  const sign = of.settled.rows.get(row)?.isDeducted ? -1 : 1;
  const amount = (column: number): number => sign * (row.values[column] ?? 0);
  const none = { income: 0, expense: 0 };
  const isLeftOut = doubt.transfer === 'left-out';
  const within = isLeftOut ? (column: number) => ({ ...none, [current]: amount(column) }) : unchanged;
  const without = isLeftOut ? unchanged : (column: number) => ({ ...none, [current]: -amount(column) });
  const said = {
    income: ['income of this year, or money that the association already had', 'It is income of this year', 'It was there already: leave it out'],
    expense: ['an expense of this year, or does it make up for an earlier one', 'It is an expense of this year', 'It makes up for an earlier year: leave it out'],
    transfer: ['an expense of this budget, or does it stand apart from its expenses', 'It is an expense of this budget', 'It stands apart: leave it out'],
  } as const; // prettier-ignore
  const [asked, year, before] = said[doubt.transfer ? 'transfer' : current];
  return {
    id: beforeId(of.keys.get(row)!),
    prompt: `Is ${name} (${dollars(doubt.amount)}) ${asked}?`,
    answers: [
      { id: 'year', label: year, totals: totalsAfter(of, within, columns) },
      { id: 'before', label: before, totals: totalsAfter(of, without, columns) },
    ],
  };
}

function mismatch(of: Understood, doubt: Extract<Doubt, { kind: 'total' }>, name: string): Worded {
  // prettier-ignore
  const label = of.columns[of.amounts[doubt.column]!]!.label;
  const flow = of.settled.rows.get(doubt.row)?.flow ?? 'expense';
  const none = { income: 0, expense: 0 };
  const missing = (column: number): typeof none => {
    const found = of.mismatches.find((one) => one.column === column && one.node.row === doubt.row);
    return found ? { ...none, [flow]: found.printed - found.sum } : none;
  };
  const digit = digitOf(of, doubt);
  return {
    id: `total:${of.keys.get(doubt.row)}`,
    prompt: `${name}${label && !name.endsWith(`‘${label}’`) ? ` under ‘${label}’` : ''} prints ${dollars(doubt.printed)}; its lines add up to ${dollars(doubt.sum)}. Is a line missing, or is the printed total wrong?`,
    answers: [
      ...digit,
      { id: 'lines', label: `The printed total is wrong: use the lines, ${dollars(doubt.sum)}`, totals: totalsAfter(of, unchanged, doubt.columns) },
      { id: 'printed', label: `A line is missing: use the total, ${dollars(doubt.printed)}`, totals: totalsAfter(of, missing, doubt.columns) },
    ],
  }; // prettier-ignore
}

/** Of a scan: the one digit that would make the total tie, as an answer to choose. */
function digitOf(of: Understood, doubt: Extract<Doubt, { kind: 'total' }>): Question['answers'] {
  const wrong = of.mismatches.find((one) => one.column === doubt.column && one.node.row === doubt.row);
  const digit = wrong && misreadDigit(of, wrong);
  if (!wrong || !digit) return [];
  const flow = of.settled.rows.get(doubt.row)?.flow ?? 'expense';
  const isTotal = digit.row === doubt.row;
  const change = { income: 0, expense: 0, [flow]: isTotal ? 0 : wrong.printed - wrong.sum };
  return [
    {
      id: `read:${of.amounts[digit.column]}:${digit.cents}:${of.keys.get(digit.row)}`,
      label: `‘${digit.row.entry.description}’ was misread: it is ${dollars(digit.cents)}`,
      totals: totalsAfter(
        of,
        (column) => (column === digit.column ? change : { income: 0, expense: 0 }),
        doubt.columns,
      ),
    },
  ];
}

/** The questions of all statements of a document that change most. */
export function withFewestQuestions(parts: BudgetPart[]): BudgetPart[] {
  const all = parts.flatMap(({ questions = [] }) =>
    questions.filter(({ answered }) => answered === undefined),
  );
  if (all.length <= MOST) return parts;
  const effectOf = ({ effect }: Question): number => Math.abs(Number(effect));
  const kept = new Set(all.sort((a, b) => effectOf(b) - effectOf(a)).slice(0, MOST));
  return parts.map((part) => ({
    ...part,
    questions: part.questions?.filter((question) => question.answered !== undefined || kept.has(question)),
  }));
}
