import { budgetGroups, groupOf, INCOME_GROUP, type BudgetGroup, type Groupable } from './grouping';
import { fundNames, type FundName } from './funds/fund-table';
import { sumCents, toCents, type Cents } from './money';

export interface BudgetLineAmounts extends Groupable {
  /** Lines of the reserve fund and of special projects are not part of the operating budget's totals. */
  fund?: FundName | undefined;
  /** A contract or policy sets the amount: a what-if does not touch it. */
  bound?: boolean | undefined;
  /** False where `previousCents` is 0 because it is unknown. */
  previousKnown?: boolean | undefined;
  /** Of the years after the budget's, where contracts, policies, loans or the study set them. */
  scheduledCents?: readonly Cents[] | undefined;
  proposedCents: Cents;
  /** 0 where it is unknown. */
  previousCents: Cents;
  /** Adopted for the year of `previousCents`, where a document states it. */
  adoptedCents?: Cents | undefined;
}

/** A line as it crosses the wire: its amounts as decimal strings. */
export interface WireLine extends Groupable {
  fund?: string | null | undefined;
  basis?: string | undefined;
  method?:
    | (AdoptedYears & { kind?: string | undefined; scheduled?: readonly string[] | undefined })
    | undefined;
  generatedAmount?: string | null | undefined;
  proposedBudget: string;
  previousYear: string;
  /** Without it `previousYear` means nothing. */
  previousYearKnown: boolean;
  previousYearOf?: number | null | undefined;
}

/** What the documents state of a line by year. */
export interface AdoptedYears {
  history?: readonly { year: number; adopted?: string | undefined }[] | undefined;
}

/** What was adopted for a year; undefined where no document states it. */
export function adoptedFor(
  method: AdoptedYears | null | undefined,
  year: number | null | undefined,
): Cents | undefined {
  const adopted = method?.history?.find((one) => one.year === year)?.adopted;
  return adopted === undefined ? undefined : toCents(adopted);
}

/** A line of the wire in integer cents. Throws a RangeError on what is no amount. */
export function lineAmounts(line: WireLine): BudgetLineAmounts {
  const { type, glCode, description, category, proposedBudget, previousYear, previousYearKnown } = line;
  return {
    fund: isFund(line.fund) ? line.fund : 'operating',
    bound: isBound(line),
    // An amount that a person set is no part of the schedule any more.
    scheduledCents:
      line.generatedAmount === proposedBudget
        ? line.method?.scheduled?.map((amount) => toCents(amount))
        : undefined,
    previousKnown: previousYearKnown,
    type,
    glCode,
    description,
    category,
    proposedCents: toCents(proposedBudget),
    previousCents: previousYearKnown ? toCents(previousYear) : 0,
    adoptedCents: adoptedFor(line.method, line.previousYearOf),
  };
}

const BOUND_METHODS = new Set(['contract', 'policy', 'level']);

/** Whether a contract, a policy or a loan sets the amount of a line. */
export const isBound = ({ basis, method }: Pick<WireLine, 'basis' | 'method'>): boolean =>
  basis === 'contract' || BOUND_METHODS.has(method?.kind ?? '');

const isFund = (name: string | null | undefined): name is FundName => fundNames.some((fund) => fund === name);

/** Whether a line belongs to the operating budget. */
export const isOperating = ({ fund }: { fund?: FundName | undefined }): boolean =>
  fund === undefined || fund === 'operating';

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

/** Sums of the operating lines' exact values, by group and altogether. */
export function budgetTotals<T extends BudgetLineAmounts>(lines: readonly T[]): BudgetTotals<T> {
  const items = lines.filter(isOperating);
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

/** Lines of one fund and type with their sums. */
export interface FundGroup<T extends BudgetLineAmounts> extends Amounts {
  /** "Reserve Fund Income". */
  name: string;
  type: 'income' | 'expense';
  items: T[];
}

const FUND_TITLES: Partial<Record<FundName, string>> = {
  reserve: 'Reserve Fund',
  special: 'Special Projects',
};

/** Lines beside the operating budget, by fund, income first; they are in none of its totals. */
export function fundGroups<T extends BudgetLineAmounts>(lines: readonly T[]): FundGroup<T>[] {
  return fundNames.flatMap((fund) => {
    const title = FUND_TITLES[fund];
    if (title === undefined) return [];
    return (['income', 'expense'] as const).flatMap((type) => {
      const items = lines.filter((line) => line.fund === fund && line.type === type);
      const name = `${title} ${type === 'income' ? 'Income' : 'Expenses'}`;
      return items.length === 0 ? [] : [{ name, type, items, ...sumOf(items) }];
    });
  });
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
