import type { Billing } from './funds/billing';
import type { LineHistory } from './methods/history';
import { formatDollars, type Cents } from './money';
import type { BudgetLineAmounts } from './totals';

/** Limits of the checks, in percent unless stated otherwise; as the board's own review would ask. */
export const PLAUSIBLE = {
  duesChange: 15,
  expensesOverIncome: 150,
  otherLineShare: 10,
  budgetActualApart: 25,
  budgetActualCents: 100_000,
  /** Years in which a reserve fund that runs out is this board's concern: the longest phase-in. */
  reserveYears: 10,
} as const;

export const plausibilityRules = [
  'dues-change',
  'expenses-over-income',
  'large-other-line',
  'balance-line',
  'negative-expense',
  'contradiction',
  'budget-actual-apart',
  'only-in-actuals',
  'second-proposal',
  'state-limit',
  'reserve-short',
] as const;
export type PlausibilityRule = (typeof plausibilityRules)[number];

/** Something to confirm or change before a budget may be called complete: an amount, the reason and two buttons. */
export interface PlausibilityCard {
  /** Stable: the rule, and the line where it is about one. */
  id: string;
  rule: PlausibilityRule;
  title: string;
  amountCents: Cents | null;
  reason: string;
  lineKey?: string | undefined;
  actions: readonly [CardAction, CardAction];
}

export interface CardAction {
  id:
    | 'confirm'
    | 'edit'
    | 'open-documents'
    | 'open-parameters'
    | 'open-reserves'
    | 'remove'
    | 'choose'
    | 'choices';
  label: string;
}

export interface CheckedLine extends BudgetLineAmounts {
  lineKey: string;
  history?: LineHistory | undefined;
}

/** A value of the parameters that a document states otherwise. */
export interface Contradiction {
  field: 'units' | 'state' | 'association';
  chosen: string;
  stated: string;
  documentName: string;
}

export interface PlausibilityInput extends Billing {
  lines: readonly CheckedLine[];
  /** The state's full name. */
  location: string;
  propertyType: string;
  contradictions?: readonly Contradiction[] | undefined;
  /** Further proposals for the budget's year, or for the year that it starts from: their documents. */
  secondProposals?: readonly { documentName: string; label: string }[] | undefined;
  /** Where the budgeted contribution leads the reserve fund; absent without a study. */
  reserves?: ReserveOutcome | undefined;
}

export interface ReserveOutcome {
  contributionCents: Cents;
  /** The first year that ends below zero, as the association writes it, and its place after the budget's; null if none does. */
  below: { label: string; yearsAhead: number; closingCents: Cents } | null;
}

export const confirm = (label = 'Confirm'): CardAction => ({ id: 'confirm', label });
export const dollars = (cents: Cents) => formatDollars(cents);
