import type { BudgetPart, Facts } from '@hoa/contracts';
import type { DocumentTruth, RowTruth, StatementTruth } from '../statements/truth';

const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const source = { documentId: 1, documentName: 'test', readingId: 'test', page: 1, quote: '', boxes: [] };

function rowFrom(row: RowTruth, index: number): NonNullable<BudgetPart['rows']>[number] {
  const { label, role, fund, flow, values } = row;
  const cells = values.flatMap((cents, at) =>
    cents === null
      ? []
      : [
          [
            `c${at}`,
            { value: money(cents), raw: money(cents), source, confidence: 1, by: 'rules' as const },
          ] as const,
        ],
  );
  return {
    id: `r${index}`,
    role,
    ...(fund ? { fund } : {}),
    ...(flow ? { flow } : {}),
    section: [],
    description: label,
    cells: Object.fromEntries(cells),
    confidence: 1,
    source,
  };
}

function partFrom(statement: StatementTruth, index: number): BudgetPart {
  const columns = statement.columns.map(({ label, scenario, period, measure, alternative }, at) => ({
    id: `c${at}`,
    label,
    role: 'other' as const,
    scenario,
    period,
    measure,
    ...(alternative ? { alternative } : {}),
  }));
  return {
    id: `p${index}`,
    pages: [1, 1],
    kind: 'budget',
    columns,
    lines: [],
    totals: [],
    schema: 2,
    rows: statement.rows.map(rowFrom),
    reconciliation: [],
    questions: [],
  };
}

/** Facts that say what the truth says, as a reader without faults would. */
export function perfectFacts(truth: DocumentTruth): Facts {
  return {
    schema: 1,
    documentId: 1,
    readingId: 'test',
    status: 'ready',
    kind: 'budget',
    confidence: 1,
    reader: { engine: 'test', version: '1' },
    parts: truth.statements.map(partFrom),
    warnings: [],
  };
}
