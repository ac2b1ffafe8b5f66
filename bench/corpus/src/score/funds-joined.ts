import type { Fund } from '@hoa/contracts';
import type { ColumnTruth, DocumentTruth, StatementTruth } from '../statements/truth';

/**
 * The operating fund on one sheet and the reserve fund on the next are one year of one association: a reading may show
 * them as one statement with two funds or as two statements, and is right either way. Columns of the same label, year
 * and scenario that have no fund in common are therefore one column, with the rows of both.
 */
export function withFundsJoined(truth: DocumentTruth): DocumentTruth {
  const statements: StatementTruth[] = [];
  for (const statement of truth.statements) {
    const at = statements.findIndex((earlier) => isOtherFund(earlier, statement));
    if (at < 0) statements.push(statement);
    else statements[at] = joined(statements[at]!, statement);
  }
  return { ...truth, statements };
}

const isSameYear = (a: ColumnTruth, b: ColumnTruth): boolean =>
  a.label === b.label &&
  a.scenario === b.scenario &&
  a.measure === b.measure &&
  a.period.from === b.period.from &&
  a.period.to === b.period.to;

function fundsOf({ columns }: StatementTruth): Set<Fund> {
  const held = columns.flatMap(({ byFund }) => Object.entries(byFund));
  return new Set(held.filter(([, { income, expense }]) => income || expense).map(([fund]) => fund as Fund));
}

/** Statements without a fund, such as a summary, stay by themselves. */
function isOtherFund(earlier: StatementTruth, later: StatementTruth): boolean {
  const [a, b] = [fundsOf(earlier), fundsOf(later)];
  const isApart = a.size > 0 && b.size > 0 && [...b].every((fund) => !a.has(fund));
  return isApart && later.columns.some((column) => earlier.columns.some((one) => isSameYear(one, column)));
}

function joined(earlier: StatementTruth, later: StatementTruth): StatementTruth {
  const columns = [...earlier.columns];
  const places = later.columns.map((column) => {
    const at = columns.findIndex((one) => isSameYear(one, column));
    if (at < 0) return columns.push(column) - 1;
    columns[at] = summed(columns[at]!, column);
    return at;
  });
  const spread = (values: StatementTruth['rows'][number]['values'], to: readonly number[]): typeof values => {
    const wide: typeof values = columns.map(() => null);
    values.forEach((value, i) => (wide[to[i]!] = value));
    return wide;
  };
  const own = earlier.columns.map((_, i) => i);
  return {
    columns,
    rows: [
      ...earlier.rows.map((row) => ({ ...row, values: spread(row.values, own) })),
      ...later.rows.map((row) => ({ ...row, values: spread(row.values, places) })),
    ],
  };
}

function summed(a: ColumnTruth, b: ColumnTruth): ColumnTruth {
  const totals = { income: a.totals.income + b.totals.income, expense: a.totals.expense + b.totals.expense };
  return {
    ...a,
    totals,
    byFund: { ...a.byFund, ...b.byFund },
    ...(b.misprinted ? { misprinted: true } : {}),
  };
}
