import {
  budgetShortfall,
  budgetSurplus,
  fundTable,
  groupOf,
  isPlannedSurplus,
  isWorkingCapital,
  ownersPay,
  plausibilityCards,
  RESERVE_GROUP,
  toCents,
  toDecimalString,
  type Billing,
  type Cents,
  type FundName,
  type LineHistory,
} from '@hoa/budget-math';
import type { Budget, LineMethodDetails, Parameters } from '@hoa/contracts';
import { toAmounts, type GeneratedFrom, type StoredItem } from './budget.table';
import type { Found } from './found';
import { reserveOutcome } from './reserves';
import { toWireShortfall, toWireSurplus } from './shortfall';

type Figures = Required<Pick<Budget, 'ownersPay' | 'funds' | 'plausibility' | 'shortfall' | 'surplus'>>;

/** What is computed of a budget's lines as they are: the dues, each fund by itself, and what should be confirmed. */
export function figuresOf(
  rows: readonly StoredItem[],
  parameters: Billing & Pick<Parameters, 'location' | 'propertyType' | 'year' | 'fiscalYearStartMonth'>,
  from: Pick<GeneratedFrom, 'found' | 'confirmed'> | null | undefined,
): Figures {
  const found = from?.found;
  const confirmed = new Set(from?.confirmed);
  const lines = rows.map((row) => ({
    ...toAmounts(row),
    previousKnown: row.previous_known,
    lineKey: row.line_key,
    generatedCents: row.generated_cents,
    history: toHistory(row.method),
  }));
  const shortfall = budgetShortfall(lines, openingOf(found)?.cents ?? null, parameters);
  const shown = { lines, billed: parameters };
  const pay = ownersPay(lines, parameters);
  return {
    ownersPay: {
      billing: pay.billing,
      billedBy: pay.billedBy,
      dues: toDecimalString(pay.duesCents),
      previousDues: orNull(pay.previousDuesCents),
      perUnit: toDecimalString(pay.perUnitCents),
      previousPerUnit: orNull(pay.previousPerUnitCents),
      stated: pay.stated,
    },
    funds: fundsOf(rows, found),
    shortfall: toWireShortfall(shortfall, shown),
    surplus: shortfall ? null : toWireSurplus(budgetSurplus(lines, parameters), shown),
    plausibility: plausibilityCards({
      ...parameters,
      lines,
      contradictions: found?.contradictions,
      secondProposals: found?.secondProposals,
      reserves: reserveOutcome(rows, { parameters, found }),
    }).map(({ amountCents, actions, ...card }) => ({
      ...card,
      amount: orNull(amountCents),
      actions: actions.map((action) => ({ ...action })),
      confirmed: confirmed.has(card.id),
    })),
  };
}

const orNull = (cents: Cents | null): string | null => (cents === null ? null : toDecimalString(cents));

const openingOf = (found: Found | undefined, fund: FundName = 'operating') =>
  found?.balances.find((balance) => balance.fund === fund);

/** Neither received nor spent. */
const staysInFund = (line: { lineKey: string }): boolean => isPlannedSurplus(line) || isWorkingCapital(line);

/** A contribution to reserves leaves the operating fund and arrives in the reserve fund. */
function fundsOf(rows: readonly StoredItem[], found: Found | undefined): Figures['funds'] {
  const isTransfer = (row: StoredItem) =>
    row.fund === 'operating' && row.type === 'expense' && groupOf(toAmounts(row)) === RESERVE_GROUP;
  const table = fundTable({
    rows: rows
      .filter((row) => !isTransfer(row) && !staysInFund({ lineKey: row.line_key }))
      .map(({ fund, type, description, proposed_cents }) => ({
        fund,
        flow: type,
        description,
        cents: proposed_cents,
      })),
    transfers: rows.filter(isTransfer).map(({ description, proposed_cents }) => ({
      from: 'operating' as const,
      to: 'reserve' as const,
      description,
      cents: proposed_cents,
    })),
    opening: Object.fromEntries((found?.balances ?? []).map(({ fund, cents }) => [fund, cents])),
  });
  return table.map((fund) => ({
    fund: fund.fund,
    opening: orNull(fund.openingCents),
    income: toDecimalString(fund.incomeCents),
    expenses: toDecimalString(fund.expensesCents),
    transfersIn: toDecimalString(fund.transfersInCents),
    transfersOut: toDecimalString(fund.transfersOutCents),
    net: toDecimalString(fund.netCents),
    closing: orNull(fund.closingCents),
    ...sourceOf(openingOf(found, fund.fund)),
  }));
}

function sourceOf(balance: Found['balances'][number] | undefined) {
  return balance ? { openingSource: { words: balance.words, source: balance.source } } : {};
}

function toHistory({ history = [] }: LineMethodDetails): LineHistory {
  const cents = (amount: string | undefined) => (amount === undefined ? undefined : toCents(amount));
  return history.map(({ year, adopted, actual, projected }) => ({
    endYear: year,
    adoptedCents: cents(adopted),
    actualCents: cents(actual),
    projectedCents: cents(projected),
  }));
}
