import { balance, BALANCING_FACTOR, CREATED_LINE_PRIOR_FACTOR, INCOME_GROUP } from '@hoa/budget-math';
import { dollars } from './text';
import type { DraftItem, RunNote } from './types';

/** The draft with income raised to its expenses, and what to say of it. */
export function balanced(items: readonly DraftItem[]): { items: DraftItem[]; notes: RunNote[] } {
  const plan = balance(items);
  if (plan.kind === 'balanced') return { items: [...items], notes: [] };
  const contingency = `The surplus of ${dollars(plan.surplusCents)} is a contingency; some states forbid collecting more than is needed.`;
  const shortfall = `shortfall ${dollars(plan.shortfallCents)} x ${BALANCING_FACTOR}`;
  if (plan.kind === 'create') {
    const created = createdItem(plan, { shortfall, contingency });
    return { items: [created, ...items], notes: [balancingNote(created, plan.shortfallCents)] };
  }
  const raised: DraftItem = {
    ...plan.item,
    proposedCents: plan.toCents,
    basis: 'balancing',
    formula: `${dollars(plan.fromCents)} + ${shortfall} = ${dollars(plan.toCents)}.`,
    notes: `Raised to cover expenses. ${contingency}`,
    priority: 'high',
  };
  return {
    items: items.map((item) => (item === plan.item ? raised : item)),
    notes: [balancingNote(raised, plan.shortfallCents)],
  };
}

type Created = Extract<ReturnType<typeof balance>, { kind: 'create' }>;

function createdItem(plan: Created, words: { shortfall: string; contingency: string }): DraftItem {
  const known = plan.previousCents !== 0;
  return {
    lineKey: `balancing|${plan.glCode}`,
    glCode: plan.glCode,
    description: plan.description,
    category: INCOME_GROUP,
    type: 'income',
    previousCents: plan.previousCents,
    previousKnown: known,
    previousBasis: known ? 'assumption' : 'unknown',
    proposedCents: plan.proposedCents,
    basis: 'balancing',
    formula: `${words.shortfall} = ${dollars(plan.proposedCents)}.`,
    assumptions: known
      ? [
          `The previous year is assumed as ${CREATED_LINE_PRIOR_FACTOR} x the previous expenses: no paper states this income.`,
        ]
      : [],
    sources: [],
    confidence: 0.5,
    needsReview: true,
    priority: 'high',
    notes: `No assessment income is in the papers. ${words.contingency}`,
  };
}

function balancingNote(item: DraftItem, shortfallCents: number): RunNote {
  return {
    code: 'balanced',
    message: `Income fell ${dollars(shortfallCents)} short of expenses; ${item.description} was raised to ${dollars(item.proposedCents)}.`,
  };
}
