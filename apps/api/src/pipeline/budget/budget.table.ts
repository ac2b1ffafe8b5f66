import { projectedNextYear, toDecimalString, type BudgetLineAmounts } from '@hoa/budget-math';
import type { BudgetItem, ItemBasis, ItemSource } from '@hoa/contracts';

/** A row of `budget_items`. */
export interface StoredItem {
  id: number;
  parameters_id: number;
  line_key: string;
  position: number;
  category: string;
  description: string;
  gl_code: string;
  notes: string;
  type: 'income' | 'expense';
  previous_cents: number;
  previous_known: boolean;
  previous_basis: string;
  generated_cents: number | null;
  proposed_cents: number;
  priority: string;
  basis: ItemBasis;
  formula: string;
  assumptions: string[];
  sources: ItemSource[];
  confidence: number;
  needs_review: boolean;
  kept: boolean;
  version: number;
  deleted_at: Date | null;
}

/** A row of `budgets`. */
export interface StoredBudget {
  status: 'draft' | 'proposed' | 'adopted';
  revision: number;
  run_id: string | null;
  generated_at: Date | null;
  generated_from: { version: number; documentIds: number[] } | null;
}

/** A quote of a document that is not there any more stays, without a document to open. */
export function toBudgetItem(row: StoredItem, documentIds: ReadonlySet<number>): BudgetItem {
  return {
    id: row.id,
    parametersId: row.parameters_id,
    lineKey: row.line_key,
    category: row.category,
    description: row.description,
    glCode: row.gl_code,
    notes: row.notes,
    type: row.type,
    previousYear: toDecimalString(row.previous_cents),
    previousYearKnown: row.previous_known,
    previousBasis: row.previous_basis,
    proposedBudget: toDecimalString(row.proposed_cents),
    generatedAmount: row.generated_cents === null ? null : toDecimalString(row.generated_cents),
    priority: row.priority,
    projectedNextYear: toDecimalString(projectedNextYear(row.proposed_cents)),
    basis: row.basis,
    formula: row.formula,
    assumptions: row.assumptions,
    sources: row.sources.map((source) =>
      source.documentId !== null && documentIds.has(source.documentId)
        ? source
        : { ...source, documentId: null },
    ),
    confidence: Math.round(row.confidence * 1000) / 1000,
    needsReview: row.needs_review,
    edited: isEdited(row),
    version: row.version,
  };
}

/** Added by hand, or not what generation arrived at. */
export function isEdited(row: StoredItem): boolean {
  return row.generated_cents === null || row.proposed_cents !== row.generated_cents;
}

/** The row as the arithmetic sees it. */
export function toAmounts(row: StoredItem): BudgetLineAmounts & { row: StoredItem } {
  return {
    row,
    type: row.type,
    glCode: row.gl_code,
    description: row.description,
    category: row.category,
    proposedCents: row.proposed_cents,
    previousCents: row.previous_cents,
  };
}
