import type { Question } from '@hoa/contracts';
import { centsToMoney, formatCents } from '../../text/amounts';
import { balanceId, sideOf } from './balances';
import type { Doubt } from './doubt';
import { alternativeId, associationId } from './doubts';
import { isPrintedNegative } from './reconcile';
import type { Understood } from './understand';
import { meaningId } from './unnamed-columns';

/* Questions about whole columns and statements, and what the answers of any question leave. */

export type Worded = Pick<Question, 'id' | 'prompt' | 'answers'>;

export const dollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

type Totals = Question['answers'][number]['totals'];

/** An answer that moves nothing from a side. */
export const unchanged = (): { income: number; expense: number } => ({ income: 0, expense: 0 });

/** Totals of the annual columns if `change` cents were moved to or from each side. */
export function totalsAfter(
  of: Understood,
  change: (column: number) => { income: number; expense: number },
  columns: readonly number[],
): Totals {
  // prettier-ignore
  return columns.flatMap((column) => {
    const { income, expense } = change(column);
    const columnId = `c${of.amounts[column]! + 1}`;
    return [
      { columnId, flow: 'income' as const, interpreted: centsToMoney(told(of, column, 'income') + turnOf(of, column, 'income') * income) },
      { columnId, flow: 'expense' as const, interpreted: centsToMoney(told(of, column, 'expense') + turnOf(of, column, 'expense') * expense) },
    ];
  });
}

/** A side as people speak of it, also where its amounts are printed below zero. */
function told(of: Understood, column: number, flow: 'income' | 'expense'): number {
  return turnOf(of, column, flow) * sideOf(of, column, flow);
}

const turnOf = (of: Understood, column: number, flow: 'income' | 'expense'): 1 | -1 =>
  isPrintedNegative(of.settled, { column, flow }) ? -1 : 1;

const BOTH_TOTALS = {
  asked: 'Are these two totals right?',
  yes: 'Yes, use them',
  no: 'No, do not use this column',
};
const WHOLE_YEAR = {
  asked: 'Is it a whole year?',
  yes: 'Yes, it is a whole year',
  no: 'No, it is a part of a year: do not use it as a year',
};

/** Both sides of a column as they were read, for a person to confirm. */
export function balance(of: Understood, doubt: Extract<Doubt, { kind: 'balance' }>): Worded {
  const { column, net } = doubt;
  const { label } = of.columns[of.amounts[column]!]!;
  const read = `${label ? `Under ‘${label}’, income` : 'Income'} reads ${dollars(told(of, column, 'income'))} and expenses read ${dollars(told(of, column, 'expense'))}`;
  const printed = net && `‘${net.row.entry.description}’ prints ${dollars(net.cents)}`;
  const but = doubt.reason ?? printed;
  const words = doubt.isPart ? WHOLE_YEAR : BOTH_TOTALS;
  const others = doubt.columns.length - 1;
  const alike = others > 0 ? ` ${others === 1 ? 'Another column is' : `${others} other columns are`} read in the same way.` : ''; // prettier-ignore
  const totals = totalsAfter(of, unchanged, [column]);
  const all = totalsAfter(of, unchanged, doubt.columns);
  return {
    id: balanceId(of, column),
    prompt: `${read}${but ? `, but ${but}` : ''}.${alike} ${words.asked}`,
    answers: [
      others > 0
        ? { id: 'all', label: 'Yes, use all of these columns', totals: all }
        : { id: 'yes', label: words.yes, totals },
      { id: 'no', label: words.no, totals: [] },
    ],
  };
}

/** A column whose page does not say what it is. */
export function meaning(of: Understood, { column }: Extract<Doubt, { kind: 'meaning' }>): Worded {
  const { label } = of.columns[of.amounts[column]!]!;
  const totals = totalsAfter(of, unchanged, [column]);
  return {
    id: meaningId(of, of.amounts[column]!),
    prompt: `${label ? `Under ‘${label}’, income` : 'Income'} reads ${dollars(told(of, column, 'income'))} and expenses read ${dollars(told(of, column, 'expense'))}, but the document does not say what these are. What are they?`,
    answers: [
      { id: 'actual', label: 'What came in and was spent in a year', totals },
      { id: 'adopted', label: 'The budget of a year', totals },
      { id: 'no', label: 'Neither: do not use this column', totals: [] },
    ],
  };
}

/** A statement of one of two associations: of the one that is budgeted for, or of the other. */
export function association(
  of: Understood,
  { name, others, columns }: Extract<Doubt, { kind: 'association' }>,
): Worded {
  const rest = others.map((other) => `‘${other}’`).join(', ');
  const nothing = (column: number): { income: number; expense: number } => ({
    income: -sideOf(of, column, 'income'),
    expense: -sideOf(of, column, 'expense'),
  });
  return {
    id: associationId(of),
    prompt: of.draft.version
      ? `The document has ‘${name}’ and ${rest} for the same lines. Was ‘${name}’ adopted?`
      : `The document has budgets of ‘${name}’ and of ${rest}. Is the one of ‘${name}’ part of your budget?`,
    answers: [
      {
        id: 'yes',
        label: 'Yes, use it',
        totals: totalsAfter(of, unchanged, columns),
      },
      {
        id: 'no',
        label: of.draft.version ? 'No, leave it out' : 'No, it is of another association',
        totals: totalsAfter(of, nothing, columns),
      },
    ],
  };
}

export function alternative(of: Understood, doubt: Extract<Doubt, { kind: 'alternative' }>): Worded {
  const count = ['', 'one proposal', 'two proposals', 'three proposals', 'four proposals'][doubt.choices.length] ?? `${doubt.choices.length} proposals`; // prettier-ignore
  return {
    id: alternativeId(of, doubt.year),
    prompt: `There are ${count} for ${doubt.year}. Which one was adopted?`,
    answers: doubt.choices.map((at) => ({
      id: `c${at + 1}`,
      label: of.columns[at]!.label || `Proposal ${of.columns[at]!.alternative}`,
      totals: totalsAfter(of, unchanged, [of.amounts.indexOf(at)]),
    })),
  };
}
