import {
  accountOf,
  addDays,
  addYears,
  budgetTotals,
  earlierYears,
  formatDollars,
  fullyFundedBalance,
  isFor,
  lineAmounts,
  percentFunded,
  sumCents,
  toCents,
  type Account,
  type Billing,
  type BudgetGroup,
  type BudgetLineAmounts,
  type BudgetTotals,
  type Cents,
} from '@hoa/budget-math';
import type {
  BudgetItem,
  Citation,
  ComputationInput,
  ContractAnalysis,
  Facts,
  ItemSource,
  Parameters,
  ReservePart,
} from '@hoa/contracts';
import type { Rate } from '../../../pipeline/economics/rates';
import { percentText } from '../../../pipeline/generation/rules/text';
import type { RateTable } from '../../../pipeline/generation/rules/types';

/** A line of the budget as the rules see it. */
export interface Line extends BudgetLineAmounts {
  item: BudgetItem;
  account: Account | undefined;
  previousKnown: boolean;
}

/** What a reserve study says, each figure with its place. */
export interface Study {
  percentFunded: { value: number; computed: boolean; sources: Citation[]; source: string } | null;
  contribution: { cents: Cents; source: Citation } | null;
  balanceCents: Cents | null;
}

/** One budget with all that is known about it. */
export interface BudgetView {
  parameters: Billing &
    Pick<Parameters, 'year' | 'units' | 'propertyType' | 'location' | 'fiscalYearStartMonth'>;
  lines: Line[];
  totals: BudgetTotals<Line>;
  rates: RateTable;
  contracts: ContractAnalysis[];
  study: Study;
}

export function toLines(items: readonly BudgetItem[]): Line[] {
  return items.map((item) => {
    const line = lineAmounts(item);
    return { ...line, item, account: accountOf(line), previousKnown: item.previousYearKnown };
  });
}

/** What the budget spends on what a group stands for, under any code: associations number their accounts differently. */
export function spentOn(group: BudgetGroup, { lines }: Pick<BudgetView, 'lines'>): Cents {
  const its = lines.filter((line) => line.type === 'expense' && isFor(group, line));
  return sumCents(its.map((line) => line.proposedCents));
}

export function viewOf(of: Omit<BudgetView, 'totals'>): BudgetView {
  return { ...of, totals: budgetTotals(of.lines) };
}

/** The last study of the list that states anything, as generation takes it. */
export function studyOf(facts: readonly Facts[]): Study {
  const parts = facts.flatMap((one) =>
    one.parts.filter((part): part is ReservePart => part.kind === 'reserve'),
  );
  const contribution = parts.findLast((part) => part.contribution)?.contribution;
  const funded = parts.map(fundingOf).findLast((found) => found !== null) ?? null;
  return {
    percentFunded: funded,
    contribution: contribution ? { cents: toCents(contribution.value), source: contribution.source } : null,
    balanceCents: balanceOf(parts),
  };
}

function balanceOf(parts: readonly ReservePart[]): Cents | null {
  const balance = parts.findLast((part) => part.balance)?.balance;
  return balance ? toCents(balance.value) : null;
}

/** As printed; else what is held of what the components have worn, where all of them say cost and lives. */
function fundingOf(part: ReservePart): Study['percentFunded'] {
  if (part.percentFunded) {
    const { value, source } = part.percentFunded;
    return { value, computed: false, sources: [source], source: placeOf(source) };
  }
  const components = part.components.flatMap(({ cost, usefulLife, remainingLife }) =>
    cost && usefulLife && remainingLife
      ? [
          {
            costCents: toCents(cost.value),
            usefulLife: usefulLife.value,
            remainingLife: remainingLife.value,
          },
        ]
      : [],
  );
  if (!part.balance || components.length === 0 || components.length < part.components.length) return null;
  const value = percentFunded(toCents(part.balance.value), components);
  if (value === null) return null;
  const full = formatDollars(fullyFundedBalance(components));
  return {
    value,
    computed: true,
    sources: [part.balance.source],
    source: `${placeOf(part.balance.source)}; fully funded balance of its ${components.length} components ${full}`,
  };
}

/** "reserve-study.pdf, page 1, line 10". */
export function placeOf({ documentName, page, line }: ItemSource): string {
  return `${documentName}, page ${page}${line === undefined ? '' : `, line ${line}`}`;
}

export const money = (cents: Cents): string => formatDollars(cents, { cents: true });

/** A figure of the budget itself as an input of a computation. */
export function budgetInput(view: BudgetView, label: string, cents: Cents): ComputationInput {
  return { label, value: money(cents), source: `Budget of ${view.parameters.year}`, assumption: false };
}

export function rateInput(rate: Rate): ComputationInput {
  return {
    label: rate.label,
    value: percentText(rate.percent),
    source: `${rate.source} (${rate.asOf})`,
    assumption: rate.assumption,
  };
}

/** Years from the earlier figures of lines to the budget's own year: of their latest ones, and one where none is known. */
export function yearsBetween(
  lines: readonly Line[],
  { parameters: { year } }: Pick<BudgetView, 'parameters'>,
): number {
  const years = earlierYears(
    lines.map(({ item }) => item),
    year,
  );
  return years.length === 0 ? 1 : Math.max(1, year - Math.max(...years));
}

/** The lines of a group whose earlier figure is known. */
export function comparable(view: BudgetView, group: BudgetGroup): Line[] {
  const lines = view.totals.groups.find((total) => total.group === group)?.items ?? [];
  return lines.filter((line) => line.previousKnown && line.previousCents > 0);
}

/** The first and last day of the budget's year. */
export function fiscalYear({ parameters }: Pick<BudgetView, 'parameters'>): { from: string; to: string } {
  const month = String(parameters.fiscalYearStartMonth).padStart(2, '0');
  const from = `${parameters.year}-${month}-01`;
  return { from, to: addDays(addYears(from, 1), -1) };
}
