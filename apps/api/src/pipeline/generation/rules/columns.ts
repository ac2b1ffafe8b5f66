import type { BudgetColumn, BudgetPart, Facts } from '@hoa/contracts';

/** Columns that state a whole year; year-to-date, months, variances and percents never do. */
const wholeYear = { actual: 'actual', projected: 'projected', budget: 'budget', proposed: 'budget' } as const;
export type FigureBasis = (typeof wholeYear)[keyof typeof wholeYear];

export interface YearColumn {
  column: BudgetColumn;
  basis: FigureBasis;
  year: number;
  /** The paper does not say which year the column is of. */
  assumedYear: boolean;
}

/** The columns of a table that state a whole year's figure, each with its year. */
export function yearColumns(part: BudgetPart, facts: Facts, budgetYear: number): YearColumn[] {
  return withoutFunds(allYearColumns(part, facts, budgetYear));
}

/** `Operating | Reserve | Total`: where one of several columns of the same year is their total, it states the year. */
function withoutFunds(columns: YearColumn[]): YearColumn[] {
  const isTotal = ({ column }: Pick<YearColumn, 'column'>) =>
    /\b(?:total|combined|all funds)\b/i.test(column.label);
  const isFund = ({ column }: YearColumn) =>
    /\b(?:operating|reserves?|replacement|capital|funds?)\b/i.test(column.label) && !isTotal({ column });
  return columns.filter(
    (one) =>
      !isFund(one) ||
      !columns.some((other) => other.basis === one.basis && other.year === one.year && isTotal(other)),
  );
}

function allYearColumns(part: BudgetPart, facts: Facts, budgetYear: number): YearColumn[] {
  const stated = facts.fiscalYear?.value;
  const roles = new Set(part.columns.map((column) => column.role));
  return part.columns.flatMap((column): YearColumn[] => {
    const basis = basisOf(column);
    if (!basis) return [];
    if (column.year !== undefined) return [{ column, basis, year: column.year, assumedYear: false }];
    // A proposal beside other figures is the plan of the year to come, not of the year before.
    if (column.role === 'proposed' && (roles.has('budget') || roles.has('actual') || roles.has('projected')))
      return [];
    const year = stated === undefined ? budgetYear - 1 : yearOfUndated(column, stated, roles.has('budget'));
    return [{ column, basis, year, assumedYear: true }];
  });
}

function basisOf(column: BudgetColumn): FigureBasis | undefined {
  return column.role in wholeYear ? wholeYear[column.role as keyof typeof wholeYear] : undefined;
}

/** In a budget of one year, an undated actual column is the year before. */
function yearOfUndated(column: BudgetColumn, stated: number, besideBudget: boolean): number {
  const prior = /\b(prior|previous|last)\b/i.test(column.label) || (column.role === 'actual' && besideBudget);
  return prior ? stated - 1 : stated;
}

/**
 * The year whose figures a budget starts from: the latest before the budget's own; where all papers are of later
 * years, the earliest of those. Undefined where no column states a whole year.
 */
export function startingYear(years: readonly number[], budgetYear: number): number | undefined {
  const before = years.filter((year) => year < budgetYear);
  if (before.length > 0) return Math.max(...before);
  return years.length > 0 ? Math.min(...years) : undefined;
}

export const basisRank: Record<FigureBasis, number> = { actual: 3, projected: 2, budget: 1 };
