import {
  adoptedFor,
  isBound,
  projectedNextYear,
  toDecimalString,
  type BudgetLineAmounts,
} from '@hoa/budget-math';
import { funds, ItemSource, itemBases, itemTypes, LineMethodDetails, type BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import type { Found } from './found';
import type { StoredReconciliation } from './reconciliation';

/** What a line is, without its id and version: as versions and the journal keep it. */
export const LineRow = z.object({
  line_key: z.string(),
  position: z.number(),
  category: z.string(),
  description: z.string(),
  gl_code: z.string(),
  notes: z.string(),
  type: z.enum(itemTypes),
  previous_cents: z.number(),
  previous_known: z.boolean(),
  previous_basis: z.string(),
  previous_of: z.number().nullable().default(null),
  fund: z.enum(funds).default('operating'),
  method: LineMethodDetails.default({}),
  generated_cents: z.number().nullable(),
  proposed_cents: z.number(),
  priority: z.string(),
  basis: z.enum(itemBases),
  formula: z.string(),
  assumptions: z.array(z.string()),
  sources: z.array(ItemSource),
  confidence: z.number(),
  needs_review: z.boolean(),
  /** A person decided on its amount: it stays when the budget is generated again. */
  kept: z.boolean(),
});
export type LineRow = z.infer<typeof LineRow>;

/** A row of `budget_items`. */
export interface StoredItem extends LineRow {
  id: number;
  parameters_id: number;
  version: number;
  /** Removed by a person; can be brought back. */
  deleted_at: Date | null;
}

/** What a budget was generated from; what differs from it now makes the budget out of date. */
export interface GeneratedFrom {
  version: number;
  documentIds: number[];
  /** Ids of the corrections in force of those documents, ascending. */
  corrections?: number[];
  rates?: RatesInForce;
  /** Absent from budgets of older versions. */
  found?: Found;
  /** Ids of plausibility cards that a person confirmed. */
  confirmed?: string[];
}

/** The rates that a person put in place of published ones, in percent by rate id. */
export interface RatesInForce {
  generated: Record<string, number>;
  /** As they are by now. */
  current: Record<string, number>;
}

/** A row of `budgets`. */
export interface StoredBudget {
  status: 'draft' | 'proposed' | 'adopted';
  revision: number;
  run_id: string | null;
  generated_at: Date | null;
  generated_from: GeneratedFrom | null;
  /** Null before generation, and where it was generated from readings without totals to check. */
  reconciliation: StoredReconciliation | null;
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
    previousYearOf: row.previous_of,
    fund: row.fund,
    method: row.method,
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
export function toAmounts<T extends LineRow>(row: T): BudgetLineAmounts & { row: T } {
  return {
    row,
    type: row.type,
    glCode: row.gl_code,
    description: row.description,
    category: row.category,
    fund: row.fund,
    bound: isBound({ basis: row.basis, method: row.method }),
    proposedCents: row.proposed_cents,
    previousCents: row.previous_cents,
    adoptedCents: adoptedFor(row.method, row.previous_of),
  };
}
