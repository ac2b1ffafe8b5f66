import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Budget, Shortfall, ShortfallChoice } from '@hoa/contracts';
import { billWords, ChoiceCards, exact } from './choice-cards';

/** What can be done where this year's dues do not cover next year's expenses. Dues were raised when the budget was generated. */
export function ShortfallChoices({ budget, readOnly }: { budget: Budget; readOnly: boolean }) {
  const { shortfall } = budget;
  if (!shortfall || shortfall.choices.length === 0) return null;
  return (
    <ChoiceCards
      budget={budget}
      readOnly={readOnly}
      title={`At this year’s dues, income falls ${exact(shortfall.amount)} short`}
      description={balanceWords(shortfall)}
      choices={shortfall.choices.map((choice) => ({ ...choice, text: describe(choice, budget) }))}
    />
  );
}

function balanceWords({ opening, workingCapital }: Shortfall): string {
  if (opening === null)
    return 'No document states the balance of the operating fund, so a use of surplus cannot be offered.';
  return `The operating fund begins with ${exact(opening)}; ${exact(workingCapital)}, a month of expenses, should stay in it.`;
}

function describe(choice: ShortfallChoice, budget: Budget): string {
  const { id, percent, perUnit, surplusUsed, cut, cutPercent, years, net } = choice;
  const change = percent === null ? '' : ` (${formatPercent(percent, { sign: true })})`;
  const bill = perUnit === undefined ? '' : `, ${billWords(perUnit, budget)}`;
  const dues = `${exact(choice.dues)}${change}${bill}`;
  const cents = toCents(net);
  const rest =
    cents < 0
      ? ` ${formatDollars(-cents, { cents: 'if any' })} stay uncovered.`
      : cents > 0
        ? ` ${formatDollars(cents, { cents: 'if any' })} of it is a margin.`
        : '';
  switch (id) {
    case 'use-surplus':
      return `${exact(surplusUsed ?? '0')} of earlier years’ balance; dues of ${dues}.${rest}`;
    case 'cut':
      return `${exact(cut ?? '0')} less (${formatPercent(cutPercent ?? 0)} of the lines that no contract binds), dues stay at ${exact(choice.dues)}${bill}.${rest}`;
    case 'phase-in':
      return `Dues of ${dues}, the first of ${years ?? 3} equal steps; the balance pays the other ${exact(surplusUsed ?? '0')} of this year.${rest}`;
    default:
      return `Dues of ${dues}.${rest}`;
  }
}
