import {
  capitalNeed,
  CAPITAL_TARGET_KEY,
  operatingExpenses,
  OTHER_GROUP,
  type CapitalChoice,
} from '@hoa/budget-math';
import type { Found } from '../../budget/found';
import { draftOf, newLine } from './draft';
import { dollars } from './text';
import type { DraftItem, RunNote } from './types';

const SHAPE = { type: 'expense', glCode: '', description: 'Working capital' } as const;

/** The draft with a line for what the operating fund lacks of the chosen working capital; a fund that holds it is said to. */
export function withWorkingCapital(
  items: readonly DraftItem[],
  { parameters, balances }: { parameters: CapitalChoice; balances: Found['balances'] },
): { items: DraftItem[]; notes: RunNote[] } {
  const opening = balances.find(({ fund }) => fund === 'operating');
  const need = capitalNeed(parameters, {
    operatingCents: operatingExpenses(items),
    openingCents: opening?.cents ?? null,
  });
  if (!need || need.targetCents === 0) return { items: [...items], notes: [] };
  if (need.amountCents === 0)
    return {
      items: [...items],
      notes: [
        {
          code: 'working_capital_held',
          message: `The operating fund begins with ${dollars(opening?.cents ?? 0)}: the working capital of ${dollars(need.targetCents)} is there, and dues add nothing to it.`,
        },
      ],
    };
  const line = newLine({ ...SHAPE, lineKey: CAPITAL_TARGET_KEY, group: OTHER_GROUP, account: undefined });
  return {
    items: [
      ...items,
      draftOf(line, {
        proposedCents: need.amountCents,
        basis: 'balancing',
        formula: need.explanation,
        notes: 'Stays in the operating fund; nothing is spent.',
        method: 'held',
        inputs: need.inputs,
        assumptions: ['The target is the one that was chosen in the parameters.'],
        confidence: 0.8,
      }),
    ],
    notes: [],
  };
}
