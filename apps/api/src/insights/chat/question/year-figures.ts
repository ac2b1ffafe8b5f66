import { toCents, type Cents } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import type { YearsLine } from './gone-lines';

/** What is known of lines in a year, and which figure of it. */

export const bases = ['actual', 'projected', 'adopted'] as const;
export type Basis = (typeof bases)[number];

/** Years of which a document states a figure of some line, and the budget's own. */
export function knownYears(
  items: readonly YearsLine[],
  { parameters }: Pick<ChatContext, 'parameters'>,
): number[] {
  const years = items.flatMap((item) => [
    ...(item.method?.history ?? []).map(({ year }) => year),
    ...(item.previousYearKnown && item.previousYearOf ? [item.previousYearOf] : []),
  ]);
  return [...new Set([...years, parameters.year])].sort((a, b) => a - b);
}

export interface Figure {
  cents: Cents;
  basis: Basis | 'proposed';
}

/** What is known of a line in a year: as the screens have it the actual, else the projected, else the adopted figure. */
export function figureOf(
  item: YearsLine,
  year: number,
  { basis, budgetYear }: { basis: Basis | undefined; budgetYear: number },
): Figure | null {
  if (year === budgetYear)
    return item.id < 0 ? null : { cents: toCents(item.proposedBudget), basis: 'proposed' };
  const known = item.method?.history?.find((one) => one.year === year);
  if (!known) return shownBefore(item, year, basis);
  for (const one of basis ? [basis] : bases) {
    const amount = known[one];
    if (amount !== undefined) return { cents: toCents(amount), basis: one };
  }
  return basis ? null : shownBefore(item, year, basis);
}

function shownBefore(item: YearsLine, year: number, basis: Basis | undefined): Figure | null {
  if (!item.previousYearKnown || item.previousYearOf !== year) return null;
  const said = item.previousBasis === 'budget' ? 'adopted' : item.previousBasis;
  const own = bases.find((one) => one === said);
  if (!own) return null;
  return basis && basis !== own ? null : { cents: toCents(item.previousYear), basis: own };
}

export interface Column {
  year: number;
  label: string;
  known: number;
  absent: string[];
}

export function columnOf(
  items: readonly YearsLine[],
  year: number,
  of: { basis: Basis | undefined; budgetYear: number },
): Column {
  const figures = [...new Set(items)].map((item) => ({ item, figure: figureOf(item, year, of) }));
  const named = new Set(figures.flatMap(({ figure }) => (figure ? [figure.basis] : [])));
  const [only] = named;
  const basis = named.size === 1 ? (only ?? '') : `${[...named].join(' or ')}`;
  return {
    year,
    label: `${year} ${basis}`,
    known: figures.filter(({ figure }) => figure).length,
    absent: figures.filter(({ figure }) => !figure).map(({ item }) => item.description),
  };
}

export function sumIn(
  items: readonly YearsLine[],
  year: number,
  of: { basis: Basis | undefined; budgetYear: number },
): Cents | null {
  const known = items.map((item) => figureOf(item, year, of)).filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, { cents }) => sum + cents, 0);
}
