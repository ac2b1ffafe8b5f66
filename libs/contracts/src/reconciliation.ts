import { z } from 'zod';
import { Money, openEnum } from './primitives';
import { Question } from './statements';

/** Why a column that a budget is based on cannot be relied on. */
export const differenceKinds = ['off', 'doubt', 'open-question', 'rivals', 'no-lines'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What a person can decide at once of a document: that its figures belong to this budget, or that they do not. */
export const differenceActions = ['belongs', 'leave-out'] as const;
export const DifferenceAnswer = z.looseObject({
  action: openEnum(differenceActions),
  documentId: z.int(),
  label: z.string(),
  /** Of `belongs`: the association that the document is then of. */
  association: z.string().optional(),
});
export type DifferenceAnswer = z.infer<typeof DifferenceAnswer>;

export const Difference = z.looseObject({
  kind: openEnum(differenceKinds),
  /** Null once the document has been deleted. */
  documentId: z.int().nullable(),
  documentName: z.string(),
  partId: z.string(),
  columnId: z.string().optional(),
  /** The label of the column, or what the document calls it. */
  column: z.string(),
  flow: openEnum(['income', 'expense', 'net']).optional(),
  /** Of `off`: the total of the lines as they were understood, and the total on the page. */
  interpreted: Money.optional(),
  printed: Money.optional(),
  /** One sentence for a board member. */
  message: z.string(),
  /** What settles it; absent where only the document's own questions or another copy of it do. */
  answers: z.array(DifferenceAnswer).optional(),
});
export type Difference = z.infer<typeof Difference>;

export const reconciliationResults = ['reconciled', 'not-reconciled'] as const;

/**
 * How a budget relates to the totals printed in its documents. A budget that is not reconciled makes no claim of
 * balance, has no health score, cannot be adopted, and shows `banner` at the top and in every export.
 */
export const BudgetReconciliation = z.looseObject({
  status: openEnum(reconciliationResults),
  /** "Not reconciled: ..."; absent where the budget is reconciled. */
  banner: z.string().optional(),
  differences: z.array(Difference),
});
export type BudgetReconciliation = z.infer<typeof BudgetReconciliation>;

/** A question of a document that a generation uses. */
export const OpenQuestion = Question.extend({ documentId: z.int().nullable(), documentName: z.string() });
export type OpenQuestion = z.infer<typeof OpenQuestion>;
