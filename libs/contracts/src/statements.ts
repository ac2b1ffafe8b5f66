import { z } from 'zod';
import { Citation, cited } from './cited';
import { Money } from './primitives';

/**
 * Schema 2 of a budget part: what each row and column of a statement means, the totals it was checked against, and the
 * questions that arithmetic could not settle. `lines` and `totals` of schema 1 are a projection of these rows.
 */

/** Only `line` rows are budgeted. Transfers, balances and carryovers feed the fund table; the rest is displayed, never added. */
export const rowRoles = [
  'line',
  'subtotal',
  'total',
  'net',
  'opening-balance',
  'closing-balance',
  'transfer',
  'carryover',
  'statistic',
  'repeat',
  'detail',
  'heading',
  'note',
] as const;
export type RowRole = (typeof rowRoles)[number];

export const funds = ['operating', 'reserve', 'special'] as const;
export type Fund = (typeof funds)[number];

export const flows = ['income', 'expense'] as const;
export type Flow = (typeof flows)[number];

export const scenarios = ['adopted', 'proposed', 'actual', 'projected'] as const;
export type Scenario = (typeof scenarios)[number];

export const periodKinds = ['year', 'half', 'quarter', 'month', 'year-to-date', 'other'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** What the figures of a column measure; only `amount` columns are budgeted. */
export const measures = ['amount', 'variance', 'percent', 'per-unit', 'balance', 'other'] as const;
export type Measure = (typeof measures)[number];

/** ISO dates, both inclusive. */
export const Period = z.object({ from: z.iso.date(), to: z.iso.date(), kind: z.enum(periodKinds) });
export type Period = z.infer<typeof Period>;

/** What schema 2 adds to a column; absent where the document does not say. */
export const columnMeaning = {
  scenario: z.enum(scenarios).optional(),
  period: Period.optional(),
  /** Rival proposals for one year have a number each, from 1. */
  alternative: z.int().positive().optional(),
  measure: z.enum(measures).optional(),
  unit: z.enum(['dollars', 'thousands']).optional(),
  /** What scenario, year or period were inferred from, where no header states them. */
  inferred: z.string().optional(),
  /** Why a person must look at the column before it is budgeted on; absent where nothing speaks against it. */
  doubt: z.string().optional(),
};

export const StatementRow = z.object({
  id: z.string(),
  role: z.enum(rowRoles),
  fund: z.enum(funds).optional(),
  flow: z.enum(flows).optional(),
  /** Headings above the row, outermost first. */
  section: z.array(z.string()),
  glCode: z.string().optional(),
  description: z.string(),
  /** By column id; an empty cell is absent, never "0". */
  cells: z.record(z.string(), cited(Money)),
  confidence: z.number().min(0).max(1),
  /** Id of the row that a `repeat` prints again. */
  repeats: z.string().optional(),
  /** Id of the line of schema 1 that is this row. */
  lineId: z.string().optional(),
  /** Where the row is on the page. */
  source: Citation,
});
export type StatementRow = z.infer<typeof StatementRow>;

/** A heading under which a person may set what its rows are; answered like a question, by its id. */
export const StatementSection = z.object({
  id: z.string(),
  label: z.string(),
  rows: z.array(z.string()),
  fund: z.enum(funds).optional(),
  flow: z.enum(flows).optional(),
  excluded: z.boolean(),
  answered: z.string().optional(),
});
export type StatementSection = z.infer<typeof StatementSection>;

export const identityKinds = [
  'total',
  'net',
  'roll-forward',
  'repeat',
  'column-sum',
  'column-difference',
  'column-multiple',
] as const;

/** A sum that holds: `row` equals the signed sum of `terms` in `columns`; of columns, `column` and `columns` say so. */
export const Identity = z.object({
  kind: z.enum(identityKinds),
  row: z.string().optional(),
  terms: z.array(z.object({ id: z.string(), sign: z.union([z.literal(1), z.literal(-1)]) })),
  columns: z.array(z.string()),
  /** Of `column-multiple`: 12 for a year of months. */
  factor: z.number().optional(),
});
export type Identity = z.infer<typeof Identity>;

export const reconciliationStates = ['ties', 'off', 'not-printed'] as const;
export const Reconciliation = z.object({
  columnId: z.string(),
  fund: z.enum(['operating', 'reserve', 'special', 'all']),
  flow: z.enum(['income', 'expense', 'net']),
  interpreted: Money,
  printed: cited(Money).optional(),
  status: z.enum(reconciliationStates),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** One question about a document: what arithmetic cannot settle and what changes a total. */
export const Question = z.object({
  id: z.string(),
  partId: z.string(),
  prompt: z.string(),
  at: z.array(Citation),
  /** The largest change of a total between two answers. */
  effect: Money,
  answers: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      totals: z.array(
        z.object({ columnId: z.string(), flow: z.enum(['income', 'expense', 'net']), interpreted: Money }),
      ),
    }),
  ),
  /** Id of the answer that a person gave. */
  answered: z.string().optional(),
});
export type Question = z.infer<typeof Question>;

export const MOST_QUESTIONS = 5;

/** `questionId` names a question or a section; the answer is a correction and can be undone like one. */
export const NewAnswer = z.strictObject({
  questionId: z.string().min(1).max(120),
  answerId: z.string().min(1).max(120),
});
export type NewAnswer = z.infer<typeof NewAnswer>;

/** What a section may be set to. */
export const sectionAnswers = ['income', 'expense', 'reserve-income', 'reserve-expense', 'exclude'] as const;
export type SectionAnswer = (typeof sectionAnswers)[number];
