import {
  balance,
  BALANCING_FACTOR,
  CREATED_LINE_PRIOR_FACTOR,
  INCOME_GROUP,
  withMargin,
  type Billing,
  type BudgetLineAmounts,
} from '@hoa/budget-math';
import { dollars } from './text';
import type { DraftItem, RunNote } from './types';

/** What a person decided on a line of the budget that is generated anew. */
export interface KeptLine extends BudgetLineAmounts {
  lineKey: string;
  removed: boolean;
}

/**
 * The draft with income raised to its expenses, and what to say of it. Lines that people set, added or removed count
 * as they left them, and are never raised themselves.
 */
export function balanced(
  items: readonly DraftItem[],
  of: { kept?: readonly KeptLine[]; billed: Billing },
): { items: DraftItem[]; notes: RunNote[] } {
  const { kept = [], billed } = of;
  const standing = asItStands(items, kept);
  const plan = balance(standing, billed);
  if (plan.kind === 'balanced') return { items: [...items], notes: [] };
  if (plan.kind === 'create') {
    const created = createdItem(plan);
    if (kept.some((line) => line.lineKey === created.lineKey))
      return { items: [...items], notes: [shortNote(plan.shortfallCents)] };
    return { items: [created, ...items], notes: [balancingNote(created, plan.shortfallCents)] };
  }
  const draft = plan.item.draft;
  if (!draft) return { items: [...items], notes: [shortNote(plan.shortfallCents)] };
  const raised: DraftItem = {
    ...draft,
    proposedCents: plan.toCents,
    basis: 'balancing',
    formula: `${dollars(plan.fromCents)} + ${shortfallText(plan)} = ${dollars(plan.toCents)}.`,
    notes: `Raised to cover expenses. ${marginText(plan)}`,
    priority: 'high',
  };
  return {
    items: items.map((item) => (item === draft ? raised : item)),
    notes: [balancingNote(raised, plan.shortfallCents)],
  };
}

type Standing = BudgetLineAmounts & { draft?: DraftItem };

/** The amounts that will stand in the budget; those that people decided on have no draft to raise. */
function asItStands(items: readonly DraftItem[], kept: readonly KeptLine[]): Standing[] {
  const byKey = new Map(kept.map((line) => [line.lineKey, line]));
  const drafts = items.flatMap((draft): Standing[] => {
    const line = byKey.get(draft.lineKey);
    byKey.delete(draft.lineKey);
    if (!line) return [{ ...draft, draft }];
    return line.removed ? [] : [{ ...draft, proposedCents: line.proposedCents }];
  });
  return [...drafts, ...[...byKey.values()].filter((line) => !line.removed)];
}

function shortfallText(plan: { shortfallCents: number; surplusCents: number }): string {
  const rounding = plan.shortfallCents + plan.surplusCents - withMargin(plan.shortfallCents);
  const toWhole = rounding === 0 ? '' : ` + ${dollars(rounding)} for bills in whole dollars`;
  return `shortfall ${dollars(plan.shortfallCents)} x ${BALANCING_FACTOR}${toWhole}`;
}

function marginText(plan: { surplusCents: number }): string {
  return `The surplus of ${dollars(plan.surplusCents)} is the balancing margin, kept as a contingency; some states forbid collecting more than is needed.`;
}

function shortNote(shortfallCents: number): RunNote {
  return {
    code: 'not_balanced',
    message: `Income falls ${dollars(shortfallCents)} short of expenses: the assessment line was set by hand and stays as it is.`,
  };
}

type Created = Extract<ReturnType<typeof balance>, { kind: 'create' }>;

function createdItem(plan: Created): DraftItem {
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
    previousEndYear: null,
    fund: 'operating',
    history: [],
    method: 'held',
    inputs: [],
    band: null,
    proposedCents: plan.proposedCents,
    basis: 'balancing',
    formula: `${shortfallText(plan)} = ${dollars(plan.proposedCents)}.`,
    assumptions: known
      ? [
          `The previous year is assumed as ${CREATED_LINE_PRIOR_FACTOR} x the previous expenses: no document states this income.`,
        ]
      : [],
    sources: [],
    confidence: 0.5,
    needsReview: true,
    priority: 'high',
    notes: `No assessment income is in the documents. ${marginText(plan)}`,
  };
}

function balancingNote(item: DraftItem, shortfallCents: number): RunNote {
  return {
    code: 'balanced',
    message: `Income fell ${dollars(shortfallCents)} short of expenses; ${item.description} was raised to ${dollars(item.proposedCents)}.`,
  };
}
