import { approximate, formatDollars, type AssessmentBlock, type PlanProblem } from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';
import { percentText } from './share-text';

/** A reason in words: what is wrong, and what to do about it. */
export interface Reason {
  title: string;
  description: string;
  /** In the schedule, from 0, where one row is at fault. */
  place?: number;
}

const BASES = {
  share: 'ownership interest',
  equal: 'equal part',
  area: 'square feet',
  value: 'value',
} as const;

/** Why the units’ figures cannot be calculated with. */
export function blockedReason(block: AssessmentBlock, units: readonly ScheduleUnit[]): Reason {
  const where = block.group ? ` of ${block.group}` : '';
  const place = block.unit === undefined ? {} : { place: block.unit };
  const unit = block.unit === undefined ? 'A unit' : `Unit ${units[block.unit]?.unit ?? ''}`;
  switch (block.reason) {
    case 'no-units':
      return {
        title: block.group ? `No unit belongs to ${block.group}` : 'There are no units yet',
        description: block.group
          ? `“${block.pool}” is to be paid by the units of ${block.group}. Please give units that tower or class, or change how the total is divided.`
          : 'Please read them from a declaration, paste them, or type them.',
      };
    case 'no-shares':
      return {
        title: 'No ownership interest is known',
        description: `The units${where} have no percentages. Please enter them, or divide the total in another way, such as equally.`,
      };
    case 'negative-share':
      return {
        title: 'A negative figure',
        description: `${unit} has a negative ${BASES[block.basis]}. Nothing is calculated until it is corrected.`,
        ...place,
      };
    case 'sum-out-of-bounds':
      return outOfBounds(block, where);
    case 'missing-basis':
      return {
        title: `${unit} has no ${BASES[block.basis]}`,
        description: `Each unit that pays “${block.pool}” needs one. Please enter what is missing.`,
        ...place,
      };
    case 'no-weight':
      return {
        title: `Nothing to divide “${block.pool}” by`,
        description: `The ${BASES[block.basis]} of every unit${where} is zero. Please enter figures above zero.`,
      };
  }
}

function outOfBounds({ sum }: AssessmentBlock, where: string): Reason {
  const percent = sum ? percentText(sum) : 'another sum';
  const high = sum !== undefined && approximate(sum) > 100;
  return {
    title: `The percentages${where} add up to ${percent}`,
    description: `They must add up to between 95% and 105%${where ? ', each tower by itself' : ''}: so far from 100%, ${
      high ? 'a unit is there twice or a figure is too high' : 'units or figures are missing'
    }. Nothing is calculated until the rows are corrected.`,
  };
}

/** Why the total cannot be divided as planned. */
export function planReason({ reason, pool, category, cents }: PlanProblem): Reason {
  const amount = cents === undefined ? '' : formatDollars(Math.abs(cents), { cents: 'if any' });
  const title = 'The total cannot be divided this way';
  const sentences: Record<PlanProblem['reason'], string> = {
    'no-pools': 'Please say how the total is divided.',
    'negative-total': 'The total has to be above zero.',
    'two-rests': 'Two parts take what the others leave; only one of them can.',
    'bad-percent': `The percentage of “${pool ?? ''}” has to be a number from 0 to 100.`,
    'negative-amount': `“${pool ?? ''}” would be a negative amount (${amount}).`,
    'unknown-category': `The budget has no category “${category ?? ''}” any more. Please choose the categories again.`,
    'category-twice': `“${category ?? ''}” is counted twice. Please take it out of one part.`,
    'above-total': `The parts exceed the total by ${amount}. Please lower them, or raise the total.`,
    'below-total': `The parts leave ${amount} of the total to nobody. Please let one of them take the rest.`,
  };
  return { title, description: sentences[reason] };
}
