import type { Flow, Fund, Measure, Period, RowRole, Scenario } from '@hoa/contracts';
import { sumIn } from './flatten';
import { funds } from '@hoa/contracts';
import type { Cents, Draft, FlatRow, Format } from './model';

export interface ColumnTruth {
  label: string;
  scenario: Scenario;
  period: Period;
  measure: Measure;
  /** A whole fiscal year of amounts: what a budget may be built on. */
  annual: boolean;
  alternative?: number;
  adopted?: boolean;
  /** One of several columns that add up to another. */
  part?: boolean;
  /** A printed total of the column is wrong: a flag on it is deserved. */
  misprinted?: boolean;
  totals: { income: number; expense: number };
  byFund: Partial<Record<Fund, { income: number; expense: number }>>;
}

export interface RowTruth {
  label: string;
  role: RowRole;
  /** Other roles that are as good. */
  also?: RowRole[];
  fund?: Fund;
  flow?: Flow;
  /** Cents by column, before any sign convention of the document; of percent columns hundredths of a percent. */
  values: Cents[];
  page: number;
}

export interface StatementTruth {
  columns: ColumnTruth[];
  rows: RowTruth[];
}

export interface DocumentTruth {
  file: string;
  format: Format;
  scanned: boolean;
  phenomena: string[];
  association: string;
  statements: StatementTruth[];
}

export function statementTruth(draft: Draft, rows: readonly FlatRow[]): StatementTruth {
  const printed = rows.filter(({ kind, label }) => kind !== 'gap' && kind !== 'page' && label !== undefined);
  const present = funds.filter((fund) => printed.some((row) => row.role === 'line' && row.fund === fund));
  const columns = draft.columns.map((column): ColumnTruth => {
    const sum = sumIn(rows, column);
    const both = (fund?: Fund): { income: number; expense: number } => {
      const of = (flow: Flow): number => sum({ flow, budgeted: true, ...(fund ? { fund } : {}) });
      return { income: of('income'), expense: of('expense') };
    };
    const isAmount = column.measure === 'amount' && !column.words;
    const zero = { income: 0, expense: 0 };
    return {
      label: [column.over, column.label].filter(Boolean).join(' '),
      scenario: column.scenario,
      period: column.period,
      measure: column.measure,
      annual: isAmount && column.period.kind === 'year' && !column.part,
      ...(column.alternative ? { alternative: column.alternative } : {}),
      ...(column.adopted === undefined ? {} : { adopted: column.adopted }),
      ...(column.part ? { part: true } : {}),
      ...(rows.some((row) => row.misprinted?.includes(column.id)) ? { misprinted: true } : {}),
      totals: isAmount ? both() : zero,
      byFund: isAmount ? Object.fromEntries(present.map((fund) => [fund, both(fund)])) : {},
    };
  });
  return {
    columns,
    rows: printed.map(({ label, role, also, fund, flow, values, page = 1 }) => ({
      label,
      role,
      ...(also ? { also } : {}),
      ...(fund && role !== 'heading' ? { fund } : {}),
      ...(flow && role !== 'heading' ? { flow } : {}),
      values: draft.columns.map(({ id, words }) => (words ? null : (values[id] ?? null))),
      page,
    })),
  };
}
