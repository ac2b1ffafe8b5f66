import { sumCents, type Cents } from '../money';

export const fundNames = ['operating', 'reserve', 'special'] as const;
export type FundName = (typeof fundNames)[number];

/** One row that belongs to a fund; transfers are given once, by the fund that pays. */
export interface FundRow {
  fund: FundName;
  flow: 'income' | 'expense';
  description: string;
  cents: Cents;
}

export interface FundTransfer {
  from: FundName;
  to: FundName;
  description: string;
  cents: Cents;
}

export interface FundState {
  fund: FundName;
  /** Null where no document states it; the closing balance is then unknown, too. */
  openingCents: Cents | null;
  incomeCents: Cents;
  expensesCents: Cents;
  transfersInCents: Cents;
  transfersOutCents: Cents;
  /** Income and transfers in, less expenses and transfers out. */
  netCents: Cents;
  closingCents: Cents | null;
}

/** Each fund by itself, in the order of `fundNames`; a fund without any row, transfer or balance is left out. */
export function fundTable(of: {
  rows: readonly FundRow[];
  transfers: readonly FundTransfer[];
  opening: Partial<Record<FundName, Cents>>;
}): FundState[] {
  return fundNames.flatMap((fund) => {
    const own = of.rows.filter((row) => row.fund === fund);
    const into = of.transfers.filter((transfer) => transfer.to === fund);
    const out = of.transfers.filter((transfer) => transfer.from === fund);
    const opening = of.opening[fund];
    if (fund !== 'operating' && own.length + into.length + out.length === 0 && opening === undefined)
      return [];
    const sum = (rows: readonly { cents: Cents }[]) => sumCents(rows.map(({ cents }) => cents));
    const incomeCents = sum(own.filter(({ flow }) => flow === 'income'));
    const expensesCents = sum(own.filter(({ flow }) => flow === 'expense'));
    const transfersInCents = sum(into);
    const transfersOutCents = sum(out);
    const netCents = incomeCents + transfersInCents - expensesCents - transfersOutCents;
    return [
      {
        fund,
        openingCents: opening ?? null,
        incomeCents,
        expensesCents,
        transfersInCents,
        transfersOutCents,
        netCents,
        closingCents: opening === undefined ? null : opening + netCents,
      },
    ];
  });
}
