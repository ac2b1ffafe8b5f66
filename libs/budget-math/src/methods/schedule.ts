import { addExact, exact, growthFactor, multiplyExact, powerExact, type Exact } from '../exact';
import type { Cents } from '../money';
import { amountOn, anniversariesBy, type ContractTerms, type IsoDate } from '../terms';

/** A contract of a line, with the days between which it is in force. */
export interface DatedContract {
  terms: ContractTerms;
  /** Last day; undefined where none is stated. */
  end?: IsoDate | undefined;
  renewsItself: boolean;
  /** A loan or lease, which is over when it ends. */
  stopsAtEnd?: boolean | undefined;
  /** Who is paid, as compared. */
  party: string;
}

/** Contracts that run side by side on one line; within a chain the later one replaces the earlier from its start. */
export function contractChains<T extends DatedContract>(contracts: readonly T[]): T[][] {
  const sorted = [...contracts].sort((a, b) => ((a.terms.start ?? '') < (b.terms.start ?? '') ? -1 : 1));
  const chains: T[][] = [];
  for (const contract of sorted) {
    const chain = chains.find((one) => replaces(contract, one.at(-1)!));
    if (chain) chain.push(contract);
    else chains.push([contract]);
  }
  return chains;
}

/** By the same party, or after the earlier one's end: a gap or an overlap of up to a month is usual in between. */
function replaces(later: DatedContract, earlier: DatedContract): boolean {
  if (later.party !== '' && later.party === earlier.party) return true;
  const start = later.terms.start;
  return start !== undefined && earlier.end !== undefined && start >= addDays(earlier.end, -31);
}

function addDays(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export interface ChainMonth<T> {
  month: IsoDate;
  /** In force that month; undefined before the first begins or after the last is over. */
  contract: T | undefined;
  /** A period's amount; null where no contract is in force. */
  amountCents: Cents | null;
}

/** Each month at the contract of the chain that is in force on its first day. */
export function chainMonths<T extends DatedContract>(
  chain: readonly T[],
  months: readonly IsoDate[],
): { months: ChainMonth<T>[]; total: Exact } {
  const rows = months.map((month): ChainMonth<T> => {
    const contract =
      chain.findLast(({ terms }) => (terms.start ?? '') <= month) ??
      (chain[0]?.terms.start === undefined ? chain[0] : undefined);
    if (!contract || isOver(contract, month)) return { month, contract: undefined, amountCents: null };
    return { month, contract, amountCents: amountOn(contract.terms, month) };
  });
  const parts = rows.flatMap(({ contract, amountCents }) =>
    contract && amountCents !== null ? [exact(amountCents, contract.terms.monthsPerPeriod)] : [],
  );
  return { months: rows, total: addExact(exact(0), ...parts) };
}

function isOver({ end, renewsItself, stopsAtEnd }: DatedContract, month: IsoDate): boolean {
  return stopsAtEnd === true && !renewsItself && end !== undefined && month > end;
}

/** A policy's premium with its period: it holds until the next one of the same coverage begins. */
export interface DatedPremium {
  premiumCents: Cents;
  /** First day; undefined where none is stated. */
  from?: IsoDate | undefined;
  /** The day from which a renewal holds. */
  renewal: IsoDate;
}

export interface PolicyMonths {
  /** Exact: several premiums of one line are added before rounding. */
  total: Exact;
  /** Months by the premium of the policies given, in their order, and months after the last one's renewal. */
  monthsAt: number[];
  monthsAfter: number;
  /** Renewals by the end of the year, each of which raises the last premium again. */
  renewals: number;
}

/**
 * One coverage over the given months: a twelfth of the premium in force a month; a renewal that is at hand takes the
 * place of the earlier policy, and only after the last known one is the premium raised by `percent` a renewal.
 */
export function premiumMonths(
  policies: readonly DatedPremium[],
  percent: number,
  months: readonly IsoDate[],
): PolicyMonths {
  const sorted = [...policies].sort((a, b) => (a.renewal < b.renewal ? -1 : 1));
  const factor = growthFactor(percent);
  const last = sorted.length - 1;
  const monthsAt = sorted.map(() => 0);
  let monthsAfter = 0;
  let renewals = 0;
  const parts = months.map((month) => {
    let at = sorted.findLastIndex(({ from }, index) => index > 0 && from !== undefined && from <= month);
    if (at < 0) at = sorted.findIndex(({ renewal }) => month < renewal);
    const policy = sorted[at < 0 ? last : at]!;
    const isLast = at < 0 || at === last;
    const count = isLast && month >= policy.renewal ? anniversariesBy(policy.renewal, month) + 1 : 0;
    if (count > 0) monthsAfter += 1;
    else monthsAt[at < 0 ? last : at]! += 1;
    renewals = Math.max(renewals, count);
    return multiplyExact(exact(policy.premiumCents, 12), powerExact(factor, count));
  });
  return { total: addExact(exact(0), ...parts), monthsAt, monthsAfter, renewals };
}
