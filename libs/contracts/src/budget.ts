import { z } from 'zod';
import { ItemSource } from './cited';
import { funds } from './statements';
import { FundBalance, OwnersPaid, Shortfall, Surplus } from './budget-funds';
import { AmountInput, Id, Money, openEnum, Timestamp } from './primitives';
import { BudgetReconciliation } from './reconciliation';

export const itemTypes = ['income', 'expense'] as const;
export const itemBases = ['document', 'contract', 'trend', 'assumption', 'balancing'] as const;
export type ItemBasis = (typeof itemBases)[number];
export const priorities = ['high', 'medium', 'low'] as const;
export const editOrigins = ['hand', 'chat', 'what-if', 'undo', 'restore', 'rebalance'] as const;
export const editKinds = ['changed', 'added', 'removed', 'restored'] as const;
export const budgetStatuses = ['draft', 'proposed', 'adopted'] as const;

export const lineMethods = [
  'contract',
  'policy',
  'study',
  'steady',
  'event',
  'level',
  'contingency',
  'bad-debt',
  'transfer',
  'held',
  'typed',
  'unknown',
] as const;

/** What the documents state of a line for one year, adopted and actual side by side. */
export const LineYear = z.looseObject({
  /** As `year` of the parameters: the year in which the fiscal year begins. */
  year: z.int(),
  /** As the association writes it: "2026", "FY 2025-26". */
  label: z.string(),
  adopted: Money.optional(),
  actual: Money.optional(),
  projected: Money.optional(),
});
export type LineYear = z.infer<typeof LineYear>;

/** How a line's amount was computed: a method, the figures that it used, and all years that are known of the line. */
export const LineMethodDetails = z.looseObject({
  kind: openEnum(lineMethods).optional(),
  inputs: z.array(z.looseObject({ label: z.string(), value: z.string() })).optional(),
  history: z.array(LineYear).optional(),
  /** Eight of ten years fall within; absent where the data do not support it. */
  band: z.looseObject({ low: Money, high: Money }).nullish(),
  /** Amounts of the years after the budget's, in order, where a contract, a policy, a loan or the study sets them. */
  scheduled: z.array(Money).optional(),
});
export type LineMethodDetails = z.infer<typeof LineMethodDetails>;

export const BudgetItem = z.looseObject({
  id: Id,
  parametersId: Id,
  /** Stable through regeneration: GL code or description, normalised. */
  lineKey: z.string(),
  category: z.string(),
  description: z.string(),
  glCode: z.string(),
  notes: z.string(),
  type: z.enum(itemTypes),
  /** "0.00" with `previousYearKnown: false` when unknown. */
  previousYear: Money,
  previousYearKnown: z.boolean(),
  /** Which column of the paper it is: the full-year actual, else the projected year, else the budget. */
  previousBasis: openEnum(['actual', 'projected', 'budget', 'assumption', 'unknown']),
  /** The year of `previousYear`, counted as `year` of the parameters; null where unknown, absent from older servers. */
  previousYearOf: z.int().nullish(),
  fund: openEnum(funds).optional(),
  method: LineMethodDetails.optional(),
  proposedBudget: Money,
  /** What generation arrived at, whatever was edited since; null for a line added by hand. */
  generatedAmount: Money.nullable(),
  priority: openEnum(priorities),
  /** proposed x 1.03 */
  projectedNextYear: Money,
  basis: openEnum(itemBases),
  /** How the figure was arrived at, in words. */
  formula: z.string(),
  assumptions: z.array(z.string()),
  sources: z.array(ItemSource),
  confidence: z.number(),
  /** Two readings disagree or a figure could not be matched. */
  needsReview: z.boolean(),
  edited: z.boolean(),
  version: z.int(),
});
export type BudgetItem = z.infer<typeof BudgetItem>;

export const ItemPatch = z.object({ proposedBudget: AmountInput, version: z.int().optional() });
export const ItemInput = z.object({
  description: z.string().trim().min(1, 'Please describe the line.').max(200),
  category: z.string().trim().max(100).optional(),
  glCode: z.string().trim().max(20).optional(),
  type: z.enum(itemTypes),
  proposedBudget: AmountInput,
  notes: z.string().max(2000).optional(),
});
export type ItemInput = z.infer<typeof ItemInput>;

export const EditsInput = z.object({
  baseRevision: z.int(),
  changes: z
    .array(z.object({ itemId: Id, version: z.int(), proposedBudget: AmountInput }))
    .min(1)
    .max(2000),
  origin: z.enum(editOrigins),
});
export type EditsInput = z.infer<typeof EditsInput>;

export const EditsResult = z.looseObject({
  batchId: z.string(),
  revision: z.int(),
  items: z.array(BudgetItem),
});

export const BudgetEdit = z.looseObject({
  id: Id,
  batchId: z.string(),
  itemId: Id.nullable(),
  description: z.string(),
  from: Money,
  to: Money,
  origin: openEnum(editOrigins),
  /** What happened to the line: a line that was added or removed has "0.00" on one side. */
  kind: openEnum(editKinds).optional(),
  /** The batch that this one took back; an undo of an undo is a redo. */
  undoes: z.string().nullish(),
  /** A later batch took this one back. */
  undone: z.boolean().optional(),
  /** True where the key that edited is the one that asks. */
  thisDevice: z.boolean(),
  at: Timestamp,
});
export type BudgetEdit = z.infer<typeof BudgetEdit>;

/** A batch of edits that can be taken back: its id for `POST /api/budget-edits/{id}/undo`, and what it did in words. */
export const UndoStep = z.looseObject({ batchId: z.string(), summary: z.string() });
export type UndoStep = z.infer<typeof UndoStep>;

export const UndoInput = z.object({ batchId: z.uuid() });

/**
 * draft to proposed to adopted; proposed and adopted back to draft (reopened). `revision`, where it is given, must be
 * the present one: nobody adopts what they have not seen.
 */
export const StatusInput = z.object({ status: z.enum(budgetStatuses), revision: z.int().optional() });
export type StatusInput = z.infer<typeof StatusInput>;

/** Something to confirm or change before a budget may be called complete. */
export const PlausibilityCard = z.looseObject({
  /** Stable: the rule, and the line where it is about one. */
  id: z.string(),
  rule: z.string(),
  title: z.string(),
  amount: Money.nullable(),
  reason: z.string(),
  /** Of the line that it is about. */
  lineKey: z.string().optional(),
  actions: z.array(z.looseObject({ id: z.string(), label: z.string() })),
  /** A person said that it is right; until the budget is generated again. */
  confirmed: z.boolean().optional(),
});
export type PlausibilityCard = z.infer<typeof PlausibilityCard>;

export const ConfirmationInput = z.strictObject({
  cardId: z.string().min(1).max(500),
  confirmed: z.boolean(),
});
export type ConfirmationInput = z.infer<typeof ConfirmationInput>;

/** The budget as a whole: what its header and tiles say. */
export const Budget = z.looseObject({
  parametersId: Id,
  status: openEnum(budgetStatuses),
  revision: z.int(),
  runId: z.string().nullable(),
  generatedAt: Timestamp.nullable(),
  /** Parameters, documents or corrections of these were changed after the budget was generated. */
  parametersChanged: z.boolean(),
  editedCount: z.int(),
  /** Absent before generation, and in budgets generated before totals were reconciled. */
  reconciliation: BudgetReconciliation.optional(),
  /** The latest edit of the browser that asks that can be taken back, and the latest that can be done again. */
  undo: UndoStep.nullish(),
  redo: UndoStep.nullish(),
  totals: z.looseObject({
    income: Money,
    expenses: Money,
    net: Money,
    previousIncome: Money,
    previousExpenses: Money,
    /** How much income falls short of expenses; "0.00" when it does not. */
    shortfall: Money,
  }),
  /** Absent from older servers. */
  ownersPay: OwnersPaid.optional(),
  funds: z.array(FundBalance).optional(),
  /** Null where this year's dues cover the expenses. */
  shortfall: Shortfall.nullish(),
  /** Null where income does not exceed the need, or the choices are those for a shortfall. */
  surplus: Surplus.nullish(),
  plausibility: z.array(PlausibilityCard).optional(),
});
export type Budget = z.infer<typeof Budget>;
