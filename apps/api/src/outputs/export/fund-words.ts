import { sumCents, toCents, type Cents } from '@hoa/budget-math';
import type { FundBalance } from '@hoa/contracts';

const NAMES: Record<string, string> = {
  operating: 'Operating',
  reserve: 'Reserve',
  special: 'Special projects',
};

export interface FundRow {
  name: string;
  /** Null where no document states it. */
  openingCents: Cents | null;
  /** Income and transfers in, expenses and transfers out. */
  inCents: Cents;
  outCents: Cents;
  closingCents: Cents | null;
  /** Where the opening balance stands. */
  words: string;
}

export function fundRows(funds: readonly FundBalance[]): FundRow[] {
  return funds.map((fund) => ({
    name: NAMES[fund.fund] ?? fund.fund,
    openingCents: orNull(fund.opening),
    inCents: sumCents([toCents(fund.income), toCents(fund.transfersIn)]),
    outCents: sumCents([toCents(fund.expenses), toCents(fund.transfersOut)]),
    closingCents: orNull(fund.closing),
    words: fund.openingSource
      ? `${fund.openingSource.words} (${fund.openingSource.source.documentName}, page ${fund.openingSource.source.page})`
      : 'No document states the opening balance.',
  }));
}

const orNull = (money: string | null): Cents | null => (money === null ? null : toCents(money));
