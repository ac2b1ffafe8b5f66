import {
  approximate,
  formatDollars,
  formatPercent,
  type AssessmentBlock,
  type PlanProblem,
} from '@hoa/budget-math';

const FIGURES = { share: 'ownership interest', equal: 'part', area: 'floor area', value: 'value' } as const;

/** Why a total cannot be divided over units: what is wrong and what to do, in one or two sentences. */
export function whyBlocked(
  outcome: AssessmentBlock | PlanProblem,
  units: readonly { unit: string }[],
): string {
  return outcome.kind === 'problem' ? ofPlan(outcome) : ofUnits(outcome, units);
}

function ofUnits(block: AssessmentBlock, units: readonly { unit: string }[]): string {
  const unit = block.unit === undefined ? 'A unit' : `Unit ${units[block.unit]?.unit ?? ''}`;
  const where = block.group ? ` of ${block.group}` : '';
  const figure = FIGURES[block.basis];
  switch (block.reason) {
    case 'no-units':
      return block.group
        ? `“${block.pool}” is to be paid by the units of ${block.group}, and no unit belongs to it.`
        : 'The schedule has no units.';
    case 'no-shares':
      return `The units${where} have no ownership interests. Please enter them in the assessment calculator.`;
    case 'negative-share':
      return `${unit} has a negative ${figure}. Please correct it in the assessment calculator.`;
    case 'sum-out-of-bounds':
      return `The ownership interests${where} add up to ${block.sum ? percentText(block.sum) : 'another sum'}, not to between 95% and 105%. Please correct the rows in the assessment calculator.`;
    case 'missing-basis':
      return `${unit} has no ${figure}, by which “${block.pool}” is divided. Please enter it in the assessment calculator.`;
    case 'no-weight':
      return `The ${figure} of every unit${where} is zero, so “${block.pool}” cannot be divided by it.`;
  }
}

const percentText = (sum: NonNullable<AssessmentBlock['sum']>) =>
  formatPercent(approximate(sum), { digits: 4 });

function ofPlan({ reason, pool = '', category = '', cents = 0 }: PlanProblem): string {
  const amount = formatDollars(Math.abs(cents), { cents: true });
  const sentences: Record<PlanProblem['reason'], string> = {
    'no-pools': 'The schedule does not say how the total is divided.',
    'negative-total': 'The total has to be above zero.',
    'two-rests': 'Two parts of the total take what the others leave; only one can.',
    'bad-percent': `The percentage of “${pool}” is not a number from 0 to 100.`,
    'negative-amount': `“${pool}” would be a negative amount of ${amount}.`,
    'unknown-category': `“${pool}” takes the budget category “${category}”, which this budget does not have. Please choose the budget, or its categories again.`,
    'category-twice': `The budget category “${category}” is taken by two parts of the total.`,
    'above-total': `The parts of the total exceed it by ${amount}.`,
    'below-total': `The parts of the total leave ${amount} of it to nobody.`,
  };
  return sentences[reason];
}
