import { budgetGroups, groupOf, INCOME_GROUP, type BudgetGroup, type Groupable } from './grouping';
import { sumCents, toCents, type Cents } from './money';

export interface BudgetLineAmounts extends Groupable {
  proposedCents: Cents;
  /** 0 where it is unknown. */
  previousCents: Cents;
}

/** A line as it crosses the wire: its amounts as decimal strings. */
export interface WireLine extends Groupable {
  proposedBudget: string;
  previousYear: string;
  /** Without it `previousYear` means nothing. */
  previousYearKnown: boolean;
}

/** A line of the wire in integer cents. Throws a RangeError on what is no amount. */
export function lineAmounts(line: WireLine): BudgetLineAmounts {
  const { type, glCode, description, category, proposedBudget, previousYear, previousYearKnown } = line;
  return {
    type,
    glCode,
    description,
    category,
    proposedCents: toCents(proposedBudget),
    previousCents: previousYearKnown ? toCents(previousYear) : 0,
  };
}

export interface Amounts {
  proposedCents: Cents;
  previousCents: Cents;
}

export interface GroupTotal<T extends BudgetLineAmounts> extends Amounts {
  group: BudgetGroup;
  items: T[];
}

export interface BudgetTotals<T extends BudgetLineAmounts> {
  /** Only groups that have lines, in the order of `budgetGroups`; lines in the order given. */
  groups: GroupTotal<T>[];
  income: Amounts;
  /** All expenses: reserve contributions are expenses. */
  expenses: Amounts;
  /** Income less all expenses: positive is a surplus. */
  net: Amounts;
  /** How much proposed income falls short of proposed expenses, in cents; 0 when it does not. */
  shortfallCents: Cents;
}

/** Sums of the lines' exact values, by group and altogether. */
export function budgetTotals<T extends BudgetLineAmounts>(items: readonly T[]): BudgetTotals<T> {
  const byGroup = new Map<BudgetGroup, T[]>();
  for (const item of items) {
    const group = groupOf(item);
    byGroup.set(group, [...(byGroup.get(group) ?? []), item]);
  }
  const groups = budgetGroups.flatMap((group) => {
    const members = byGroup.get(group);
    return members ? [{ group, items: members, ...sumOf(members) }] : [];
  });
  const income = sumOf(byGroup.get(INCOME_GROUP) ?? []);
  const expenses = sumOf(items.filter((item) => item.type === 'expense'));
  const net = subtract(income, expenses);
  return {
    groups,
    income,
    expenses,
    net,
    shortfallCents: Math.max(0, expenses.proposedCents - income.proposedCents),
  };
}

function sumOf(items: readonly BudgetLineAmounts[]): Amounts {
  return {
    proposedCents: sumCents(items.map((item) => item.proposedCents)),
    previousCents: sumCents(items.map((item) => item.previousCents)),
  };
}

function subtract(from: Amounts, what: Amounts): Amounts {
  return {
    proposedCents: from.proposedCents - what.proposedCents,
    previousCents: from.previousCents - what.previousCents,
  };
}
