import { exact, growthFactor, multiplyExact, powerExact, roundExact } from '../exact';
import { multiplyByPercent, sumCents, type Cents } from '../money';
import type { EndYear } from '../periods/fiscal-year';
import { fullyFundedBalance, type ReserveComponent } from './funding';

export const RESERVE_YEARS = 30;

export interface ReserveStudy {
  /** The fiscal year to which balance, costs and remaining lives belong: its first day. */
  firstYear: EndYear;
  balanceCents: Cents;
  components: readonly (ReserveComponent & { name: string })[];
  /** Percent a year. */
  inflationPercent: number;
  interestPercent: number;
}

export interface ReserveYear {
  endYear: EndYear;
  openingCents: Cents;
  contributionCents: Cents;
  /** On the opening balance and half of the contribution, never on a negative balance. */
  interestCents: Cents;
  expensesCents: Cents;
  closingCents: Cents;
  /** Of the fully funded balance at the end of the year, in percent; null where nothing has worn. */
  percentFunded: number | null;
}

export interface ReserveCashFlow {
  years: ReserveYear[];
  /** The first year that ends below zero. */
  firstBelowZero: EndYear | null;
  lowestCents: Cents;
}

/**
 * 30 years of a reserve fund: each year its opening balance, the contribution, interest, what falls due, and the balance at
 * its end. A component falls due in the year in which its remaining life is used up, and then each useful life later, at
 * its cost grown by inflation from the first year. `contributions` are by year; the last one given goes on with inflation.
 */
export function reserveCashFlow(
  study: ReserveStudy,
  contributions: readonly Cents[],
  yearCount = RESERVE_YEARS,
): ReserveCashFlow {
  const years: ReserveYear[] = [];
  let openingCents = study.balanceCents;
  for (let index = 0; index < yearCount; index++) {
    const contributionCents = contributionAt(contributions, index, study.inflationPercent);
    const basis = openingCents + Math.trunc(contributionCents / 2);
    const interestCents = multiplyByPercent(Math.max(0, basis), study.interestPercent);
    const expensesCents = sumCents(
      study.components.map((one) => (isDue(one, index) ? inflated(one.costCents, study, index) : 0)),
    );
    const closingCents = openingCents + contributionCents + interestCents - expensesCents;
    years.push({
      endYear: study.firstYear + index,
      openingCents,
      contributionCents,
      interestCents,
      expensesCents,
      closingCents,
      percentFunded: fundedAt(study, index, closingCents),
    });
    openingCents = closingCents;
  }
  const below = years.find(({ closingCents }) => closingCents < 0);
  return {
    years,
    firstBelowZero: below?.endYear ?? null,
    lowestCents: Math.min(...years.map(({ closingCents }) => closingCents)),
  };
}

/** The contribution of a year: as given, and after the last one given that one grown by inflation. */
export function contributionAt(
  contributions: readonly Cents[],
  index: number,
  inflationPercent: number,
): Cents {
  const last = contributions.length - 1;
  if (last < 0) return 0;
  if (index <= last) return contributions[index]!;
  return grownBy(contributions[last]!, inflationPercent, index - last);
}

function grownBy(cents: Cents, percent: number, years: number): Cents {
  return roundExact(multiplyExact(exact(cents), powerExact(growthFactor(percent), years)));
}

const inflated = (cents: Cents, { inflationPercent }: ReserveStudy, years: number): Cents =>
  grownBy(cents, inflationPercent, years);

/** Whether a component is replaced in the year with this index, 0 for the study's own. */
export function isDue({ usefulLife, remainingLife }: ReserveComponent, index: number): boolean {
  const first = Math.max(0, Math.floor(remainingLife));
  const life = Math.round(usefulLife);
  if (index < first) return false;
  return index === first || (life > 0 && (index - first) % life === 0);
}

function fundedAt(study: ReserveStudy, index: number, closingCents: Cents): number | null {
  const later = study.components.map((one) => ({ ...one, remainingLife: remainingAfter(one, index) }));
  const full = grownBy(fullyFundedBalance(later), study.inflationPercent, index + 1);
  return full > 0 ? (closingCents * 100) / full : null;
}

/** Remaining life at the end of the year with this index. */
function remainingAfter({ usefulLife, remainingLife }: ReserveComponent, index: number): number {
  const first = Math.max(0, Math.floor(remainingLife));
  const life = Math.round(usefulLife);
  if (index < first) return remainingLife - (index + 1);
  if (life <= 0) return 0;
  return life - 1 - ((index - first) % life);
}
