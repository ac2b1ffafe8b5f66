import { groupOf, isAssessmentIncome, type Groupable } from '../grouping';
import { withBand } from './band';
import { kindOfLine } from './choose';
import { event } from './event';
import { badDebt, level } from './fixed';
import type { LineHistory, LineResult } from './history';
import { steady, type SteadyInputs } from './steady';

/**
 * The amount of a line that no contract, policy or study sets, by its kind. A contingency waits for the other lines and
 * is answered as undefined here, as is a line without any earlier amount.
 */
export function proposeAmount(
  line: Groupable,
  history: LineHistory,
  inputs: SteadyInputs,
): LineResult | undefined {
  const result = amountByKind(line, history, inputs);
  return result && withBand(result, history, inputs.budgetYear);
}

function amountByKind(line: Groupable, history: LineHistory, inputs: SteadyInputs): LineResult | undefined {
  if (isAssessmentIncome(line)) return heldDues(history, inputs);
  if (line.type === 'income') return steady(history, { ...inputs, held: true });
  switch (kindOfLine(line, history, inputs.budgetYear)) {
    case 'contingency':
      return undefined;
    case 'bad-debt':
      return badDebt(history, inputs);
    case 'level':
      return level(history, inputs);
    case 'transfer':
      return level(history, inputs, 'transfer');
    case 'event':
      return event(history, inputs) ?? steady(history, inputs);
    case 'steady':
      return steady(history, { ...inputs, isPremium: groupOf(line) === 'Insurance Expenses' });
  }
}

/** Dues start from what owners are billed now; balancing decides what they will be billed. */
function heldDues(history: LineHistory, inputs: SteadyInputs): LineResult | undefined {
  const held = level(history, inputs);
  return (
    held && {
      ...held,
      method: 'held',
      explanation: held.explanation.replace(/: a level payment stays level\.$/, '.'),
    }
  );
}
