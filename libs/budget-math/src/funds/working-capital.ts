import { exact, exactDecimal, multiplyExact, roundExact } from '../exact';
import { groupOf, RESERVE_GROUP } from '../grouping';
import type { MethodInput } from '../methods/history';
import { dollars } from '../methods/words';
import { sumCents, toCents, type Cents } from '../money';
import { isOperating, type BudgetLineAmounts } from '../totals';
import { isWorkingCapital } from './surplus';

/** What a person chose that the operating fund should hold: an amount, or months of operating expenses. Nothing unless chosen. */
export interface CapitalChoice {
  workingCapital?: { amount?: string | undefined; months?: number | undefined } | null | undefined;
}

/** Operating expenses of a year: neither contributions to reserves nor what is collected to stay in the fund. */
export const operatingExpenses = (lines: readonly (BudgetLineAmounts & { lineKey: string })[]): Cents =>
  sumCents(
    lines
      .filter(
        (line) =>
          line.type === 'expense' &&
          isOperating(line) &&
          groupOf(line) !== RESERVE_GROUP &&
          !isWorkingCapital(line),
      )
      .map(({ proposedCents }) => proposedCents),
  );

/** That many months of a year's amount; never below nothing. */
export const monthsOf = (yearCents: Cents, months: number): Cents =>
  roundExact(multiplyExact(exact(Math.max(0, yearCents), 12), exactDecimal(months)));

/** Null where nobody chose a target. */
export function capitalTarget({ workingCapital }: CapitalChoice, yearCents: Cents): Cents | null {
  if (workingCapital?.amount !== undefined) return toCents(workingCapital.amount);
  return workingCapital?.months === undefined ? null : monthsOf(yearCents, workingCapital.months);
}

export interface CapitalNeed {
  targetCents: Cents;
  /** What the fund lacks of the target: dues are raised by it. */
  amountCents: Cents;
  /** The arithmetic in a sentence. */
  explanation: string;
  inputs: MethodInput[];
}

/**
 * What dues bring in for working capital: the chosen target less what the operating fund begins with, all of it where no
 * document states that balance. Null where nobody chose a target.
 */
export function capitalNeed(
  choice: CapitalChoice,
  of: { operatingCents: Cents; openingCents: Cents | null },
): CapitalNeed | null {
  const { operatingCents, openingCents } = of;
  const targetCents = capitalTarget(choice, operatingCents);
  if (targetCents === null) return null;
  const amountCents = Math.max(0, targetCents - (openingCents ?? 0));
  const months = choice.workingCapital?.amount === undefined ? choice.workingCapital?.months : undefined;
  const target =
    months === undefined
      ? `The target of ${dollars(targetCents)} was chosen`
      : `${months} ${months === 1 ? 'month' : 'months'} of operating expenses of ${dollars(operatingCents)} a year = ${dollars(targetCents)}`;
  return {
    targetCents,
    amountCents,
    explanation:
      openingCents === null
        ? `${target}; no document states the balance of the operating fund, so all of it is collected.`
        : `${target}; the operating fund begins with ${dollars(openingCents)}, so ${dollars(amountCents)} are collected.`,
    inputs: [
      { label: 'Working capital', value: dollars(targetCents) },
      ...(openingCents === null ? [] : [{ label: 'Opening balance', value: dollars(openingCents) }]),
    ],
  };
}
