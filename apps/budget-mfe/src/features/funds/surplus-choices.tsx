import { formatPercent, toCents } from '@hoa/budget-math';
import type { Budget, Surplus, SurplusChoice } from '@hoa/contracts';
import { billWords, ChoiceCards, exact } from './choice-cards';

/** What can be done where a budget takes in more than it needs. Nothing of it is decided by itself. */
export function SurplusChoices({ budget, readOnly }: { budget: Budget; readOnly: boolean }) {
  const { surplus } = budget;
  if (!surplus || surplus.choices.length === 0) return null;
  return (
    <ChoiceCards
      budget={budget}
      readOnly={readOnly}
      title={`At dues of ${exact(surplus.dues)}, income exceeds the need by ${exact(surplus.amount)}`}
      description="Several states forbid collecting more than is needed. Lower the dues by it, or name what it is kept for."
      choices={surplus.choices.map((choice) => ({ ...choice, text: describe(choice, { surplus, budget }) }))}
    />
  );
}

function describe(choice: SurplusChoice, { surplus, budget }: { surplus: Surplus; budget: Budget }): string {
  const { id, toReserves, capital, capitalMonths, net } = choice;
  const stay = `Owners pay ${billWords(choice.perUnit, budget)} as before`;
  switch (id) {
    case 'lower-dues': {
      const change = choice.percent === null ? '' : ` (${formatPercent(choice.percent, { sign: true })})`;
      const rest = toCents(net) > 0 ? ` ${exact(net)} are left.` : '';
      return `Dues of ${exact(choice.dues)}${change}: owners pay ${billWords(choice.perUnit, budget)} instead of ${exact(surplus.perUnit)}.${rest}`;
    }
    case 'to-reserves':
      return `${exact(toReserves)} more go to the reserve fund, as a line of their own. ${stay}.`;
    case 'keep-capital': {
      const months =
        capitalMonths === null
          ? ''
          : `: ${capitalMonths.toLocaleString('en-US')} months of operating expenses`;
      return `${exact(capital)} stay in the operating fund, as a line of their own${months}. ${stay}.`;
    }
    default:
      return `${stay}; ${exact(net)} are collected without a purpose.`;
  }
}
