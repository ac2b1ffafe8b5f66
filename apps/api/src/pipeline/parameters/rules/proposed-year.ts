import { endYearOfPeriod, monthsInPeriod, spanOfColumn } from '@hoa/budget-math';
import { MAX_YEAR, MIN_YEAR, type BudgetPart, type Citation, type Proposed } from '@hoa/contracts';
import { propose, type Evidence, type ProposalDocument } from './evidence';

interface DatedColumn {
  column: BudgetPart['columns'][number];
  source: Citation;
}

const STATED = ['actual', 'budget', 'projected'];
/** Of a part of a year, which has begun: the next one is to be budgeted. */
const UNDER_WAY = ['ytd', 'month'];

/** Columns of whole years with figures in them, of these roles: proposals apart unless they are asked for. */
function datedColumns({ facts }: ProposalDocument, roles: readonly string[] = STATED): DatedColumn[] {
  return facts.parts.flatMap((part) =>
    part.kind !== 'budget'
      ? []
      : part.columns.flatMap((column) => {
          const source = part.lines.find(({ cells }) => cells[column.id])?.cells[column.id]?.source;
          return source && roles.includes(column.role) ? [{ column, source }] : [];
        }),
  );
}

/**
 * The year after the latest that documents state figures of. Where they propose a budget for that year, it may be drawn up
 * again; once the year has begun it is last year's budget, whatever its heading still says.
 */
export function proposeYear(
  documents: readonly ProposalDocument[],
  thisYear: number,
): Proposed<number> | undefined {
  const startMonth = propose(fromPeriods(documents))?.value ?? 1;
  const yearsAfter = (roles: readonly string[]): Evidence<number>[] =>
    documents
      .flatMap((document) => datedColumns(document, roles))
      .flatMap(({ column, source }) => {
        const value = yearAfter(column, startMonth);
        return value === undefined ? [] : [{ value, weight: 1, source }];
      });
  const latestOf = (all: Evidence<number>[]): Evidence<number>[] => {
    const latest = Math.max(...all.map(({ value }) => value));
    return all.filter(({ value }) => value === latest);
  };
  const stated = latestOf(yearsAfter([...STATED, ...UNDER_WAY]));
  const planned = latestOf(yearsAfter(['proposed'])).filter(({ value }) => value > (stated[0]?.value ?? 0));
  const year = (planned[0]?.value ?? 0) - 1;
  const isBegun = year <= thisYear;
  const decides = 1 + stated.length;
  const evidence = [
    ...planned.map((one) => ({ ...one, weight: isBegun ? decides : 1 })),
    ...planned.map((one) => ({ ...one, value: year, weight: isBegun ? 1 : decides })),
    ...stated,
  ];
  // Old papers plan no year that can be chosen.
  return propose(evidence.filter(({ value }) => value >= MIN_YEAR && value <= MAX_YEAR));
}

/**
 * Called by its beginning: after October 2025 to September 2026, or a part of it, comes the year that begins in 2026. Dates
 * of a calendar year say nothing of an association whose years begin in another month.
 */
function yearAfter(column: DatedColumn['column'], startMonth: number): number | undefined {
  const { year, period } = column;
  const span = spanOfColumn(column);
  if (span !== undefined) return span;
  if (!period || (startMonth === 1 && period.from.endsWith('-01-01'))) return year && year + 1;
  const isPart = monthsInPeriod(period) < 11;
  const isOfYear = isPart || Number(period.from.slice(5, 7)) === startMonth || startMonth === 1;
  if (!isOfYear) return undefined;
  return startMonth === 1
    ? Number(period.to.slice(0, 4)) + (isPart && period.from.slice(0, 4) === period.to.slice(0, 4) ? 1 : 0)
    : endYearOfPeriod(period, startMonth);
}

/** By years whose dates are stated, and by those inferred that begin with what is reported to date. */
export function fromPeriods(documents: readonly ProposalDocument[]): Evidence<number>[] {
  return documents.flatMap((document) => {
    const begun = new Set(
      datedColumns(document, ['ytd']).flatMap(({ column: { period } }) => period?.from ?? []),
    );
    return datedColumns(document).flatMap(({ column, source }) => {
      const { period, inferred } = column;
      if (period?.kind !== 'year' || spanOfColumn(column) !== undefined) return [];
      const isKnown = inferred === undefined || begun.has(period.from);
      return isKnown ? [{ value: Number(period.from.slice(5, 7)), weight: 1, source }] : [];
    });
  });
}
