import type { BudgetPart, Facts, Question, Reconciliation, StatementRow } from '@hoa/contracts';
import { facts } from './records';

/** The page that `statement` was read from, a row a line. */
export const STATEMENT_ROWS = [
  'Juniper Court',
  'Item                   2026 Budget',
  'Dues                     88,640.00',
  'Water                    50,000.00',
  'Insurance                31,120.00',
  'Total Expenses           81,120.00',
  'Transfer from savings     5,000.00',
  'Checking balance         12,345.00',
];

const citation = (line: number) => ({
  documentId: 1,
  documentName: 'prior-year-budget.pdf',
  readingId: 'r',
  page: 1,
  line,
  box: [0, (line - 1) * 12, 170, (line - 1) * 12 + 10] as [number, number, number, number],
  quote: STATEMENT_ROWS[line - 1] ?? '',
});

const cited = (line: number, value: string) => ({
  value,
  raw: value,
  source: citation(line),
  confidence: 1,
  by: 'rules' as const,
});

function row(line: number, role: StatementRow['role'], more: Partial<StatementRow> = {}) {
  const description = STATEMENT_ROWS[line - 1]!.replace(/\s+[\d,.]+$/, '');
  const amount = /([\d,]+\.\d\d)$/.exec(STATEMENT_ROWS[line - 1] ?? '')?.[1]?.replace(',', '') ?? '0.00';
  return {
    id: `r${line}`,
    role,
    section: [],
    description,
    cells: { c1: cited(line, amount) },
    confidence: 1,
    source: citation(line),
    ...more,
  };
}

export const transferQuestion: Question = {
  id: 'q1',
  partId: 'p1',
  prompt: '‘Transfer from savings’ ($5,000) is not in any printed total. What is it?',
  at: [citation(7)],
  effect: '5000.00',
  answers: [
    {
      id: 'income',
      label: 'Count it as income',
      totals: [{ columnId: 'c1', flow: 'income', interpreted: '93640.00' }],
    },
    {
      id: 'exclude',
      label: 'Leave it out',
      totals: [{ columnId: 'c1', flow: 'income', interpreted: '88640.00' }],
    },
  ],
};

type Entry = Partial<Reconciliation> & Pick<Reconciliation, 'flow' | 'interpreted'>;
const total = ({ flow, interpreted, ...more }: Entry): Reconciliation => ({
  columnId: 'c1',
  fund: 'all',
  flow,
  interpreted,
  status: 'ties',
  printed: cited(6, interpreted),
  ...more,
});

/** A budget of one column whose expenses tie; income is off by 5,000 until the question about the transfer is answered. */
export function statement(changes: Partial<BudgetPart> = {}): BudgetPart {
  return {
    id: 'p1',
    kind: 'budget',
    pages: [1, 1],
    schema: 2,
    columns: [{ id: 'c1', label: '2026 Budget', year: 2026, role: 'budget' }],
    lines: [
      { id: 'l1', description: 'Water', section: '', type: 'expense', cells: { c1: cited(4, '50000.00') } },
    ],
    totals: [],
    rows: [
      row(3, 'line', { flow: 'income' }),
      row(4, 'line', { flow: 'expense', lineId: 'l1' }),
      row(5, 'line', { flow: 'expense' }),
      row(6, 'total'),
      row(7, 'transfer'),
      row(8, 'closing-balance'),
    ],
    sections: [
      {
        id: 's1',
        label: 'Operating costs',
        rows: ['r4', 'r5'],
        flow: 'expense',
        fund: 'operating',
        excluded: false,
      },
    ],
    identities: [],
    reconciliation: [
      total({ flow: 'net', interpreted: '12520.00', status: 'not-printed', printed: undefined }),
      total({ flow: 'income', interpreted: '93640.00', printed: cited(3, '88640.00'), status: 'off' }),
      total({ flow: 'expense', interpreted: '81120.00' }),
    ],
    questions: [transferQuestion],
    ...changes,
  };
}

/** The same once the transfer is left out: everything ties. */
export function tiedStatement(changes: Partial<BudgetPart> = {}): BudgetPart {
  return statement({
    reconciliation: [
      total({ flow: 'income', interpreted: '88640.00' }),
      total({ flow: 'expense', interpreted: '81120.00' }),
    ],
    questions: [{ ...transferQuestion, answered: 'exclude' }],
    ...changes,
  });
}

export function statementFacts(part: BudgetPart, changes: Partial<Facts> = {}): Facts {
  return { ...facts(1, 'Juniper Court'), parts: [part], ...changes };
}
