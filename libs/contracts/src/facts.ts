import { z } from 'zod';
import { Citation, cited } from './cited';
import { documentKinds } from './documents';
import { Money, openEnum } from './primitives';
import {
  columnMeaning,
  funds,
  Identity,
  Question,
  Reconciliation,
  StatementRow,
  StatementSection,
} from './statements';

/**
 * What was read from a document, each value with the place it stands in (model.md of the design calls them facts).
 * The reader builds them, the API serves them, budgets are generated from them.
 */

/** An exact fraction: 1/36 is { n: "1", d: "36" }. */
export const Fraction = z.object({ n: z.string().regex(/^-?\d+$/), d: z.string().regex(/^[1-9]\d*$/) });
export type Fraction = z.infer<typeof Fraction>;

/**
 * Confidence from which a fact is used without a look: generated documents are right far more often above
 * it than nine times in ten (docs/benchmarks.md); below it a person is asked.
 */
export const ACCEPTED_CONFIDENCE = 0.95;

export const columnRoles = [
  'budget',
  'actual',
  'projected',
  'proposed',
  'ytd',
  'variance',
  'percent',
  'month',
  'quarter',
  'other',
] as const;
export const BudgetColumn = z.object({
  id: z.string(),
  label: z.string(),
  year: z.int().optional(),
  role: z.enum(columnRoles),
  ...columnMeaning,
});
export type BudgetColumn = z.infer<typeof BudgetColumn>;

export const BudgetLine = z.object({
  id: z.string(),
  glCode: z.string().optional(),
  description: z.string(),
  section: z.string(),
  type: z.enum(['income', 'expense', 'reserve']),
  fund: z.enum(funds).optional(),
  /** By column id; an empty cell is absent, never "0". */
  cells: z.record(z.string(), cited(Money)),
  note: z.string().optional(),
  /** Why a person should look at it, as a sentence; where two readings differ on whether it is a line. */
  doubt: z.string().optional(),
});
export type BudgetLine = z.infer<typeof BudgetLine>;

export const PrintedTotal = z.object({
  description: z.string(),
  columnId: z.string(),
  printed: cited(Money),
  /** Of the lines it covers, by our own arithmetic. */
  sum: Money,
  foots: z.boolean(),
  /** Ids of the lines that it adds, and of those that it takes off; absent where the reading does not say. */
  lines: z.array(z.string()).optional(),
  less: z.array(z.string()).optional(),
});
export type PrintedTotal = z.infer<typeof PrintedTotal>;

const partBase = { id: z.string(), pages: z.tuple([z.int(), z.int()]) };

export const BudgetPart = z.object({
  ...partBase,
  kind: z.literal('budget'),
  columns: z.array(BudgetColumn),
  lines: z.array(BudgetLine),
  totals: z.array(PrintedTotal),
  /** Schema 2 from here on; absent in readings of schema 1. */
  schema: z.literal(2).optional(),
  rows: z.array(StatementRow).optional(),
  sections: z.array(StatementSection).optional(),
  identities: z.array(Identity).optional(),
  reconciliation: z.array(Reconciliation).optional(),
  questions: z.array(Question).optional(),
});
export type BudgetPart = z.infer<typeof BudgetPart>;

export const OwnershipPart = z.object({
  ...partBase,
  kind: z.literal('ownership'),
  inForce: z.boolean(),
  why: z.string(),
  group: z.string().optional(),
  /** In percent: 100 is whole. */
  sum: Fraction,
  shares: z.array(z.object({ unit: z.string(), lot: z.string().optional(), share: cited(Fraction) })),
});
export type OwnershipPart = z.infer<typeof OwnershipPart>;

export const feePeriods = ['month', 'quarter', 'year', 'one-time', 'unit'] as const;
export const Fee = z.object({
  /** Null where it is blank, redacted or only a schedule is given. */
  amount: Money.nullable(),
  period: z.enum(feePeriods),
  /** Steps by date ("2027-03-01") or label, amounts a period. */
  schedule: z
    .array(
      z.object({
        label: z.string(),
        amount: Money,
        from: z.string().optional(),
        source: Citation.optional(),
      }),
    )
    .optional(),
});
export const escalatorTypes = [
  'none',
  'fixed_percent',
  'cap_percent',
  'cpi',
  'lesser_of',
  'schedule',
  'cost_based',
] as const;
export const Escalator = z.object({
  type: z.enum(escalatorTypes),
  /** Percent: 3 for 3 %. */
  value: z.number().optional(),
  floor: z.number().optional(),
  cap: z.number().optional(),
  frequency: z.string().optional(),
});
export const ContractPart = z.object({
  ...partBase,
  kind: z.literal('contract'),
  vendor: cited(z.string()).optional(),
  customer: cited(z.string()).optional(),
  service: cited(z.string()).optional(),
  fee: cited(Fee).optional(),
  /** ISO dates. */
  start: cited(z.string()).optional(),
  end: cited(z.string()).optional(),
  renewal: cited(z.string()).optional(),
  noticeDays: cited(z.number()).optional(),
  escalator: cited(Escalator).optional(),
  surcharges: z.array(cited(z.string())),
});
export type ContractPart = z.infer<typeof ContractPart>;

export const InsurancePart = z.object({
  ...partBase,
  kind: z.literal('insurance'),
  carrier: cited(z.string()).optional(),
  policy: cited(z.string()).optional(),
  /** ISO dates. */
  period: cited(z.object({ from: z.string(), to: z.string() })).optional(),
  premiums: z.array(z.object({ line: z.string(), premium: cited(Money) })),
  total: cited(Money).optional(),
  deductibles: z.array(z.object({ line: z.string(), amount: cited(Money) })),
});
export type InsurancePart = z.infer<typeof InsurancePart>;

export const ReservePart = z.object({
  ...partBase,
  kind: z.literal('reserve'),
  components: z.array(
    z.object({
      name: z.string(),
      /** Years. */
      usefulLife: cited(z.number()).optional(),
      remainingLife: cited(z.number()).optional(),
      cost: cited(Money).optional(),
    }),
  ),
  balance: cited(Money).optional(),
  /** Percent: 70 for 70 %. */
  percentFunded: cited(z.number()).optional(),
  /** Recommended annual contribution. */
  contribution: cited(Money).optional(),
  /** The fiscal year that the study begins with. */
  year: cited(z.int()).optional(),
  /** Contributions by fiscal year, where the study has a funding plan. */
  plan: z.array(z.object({ year: z.int(), contribution: cited(Money) })).optional(),
  /** Percent a year. */
  inflation: cited(z.number()).optional(),
  interest: cited(z.number()).optional(),
});
export type ReservePart = z.infer<typeof ReservePart>;

export const OtherPart = z.object({ ...partBase, kind: z.literal('other') });

export const Part = z.discriminatedUnion('kind', [
  BudgetPart,
  OwnershipPart,
  ContractPart,
  InsurancePart,
  ReservePart,
  OtherPart,
]);
export type Part = z.infer<typeof Part>;

export const FactWarning = z.object({ code: z.string(), message: z.string(), at: Citation.optional() });
export type FactWarning = z.infer<typeof FactWarning>;

export const correctionFields = ['kind', 'association', 'column', 'line', 'amount', 'answer'] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** A column's role and year, or one word or amount. */
export const CorrectedValue = z.union([
  z.string(),
  z.looseObject({ role: z.string(), year: z.int().nullable() }),
]);
export type CorrectedValue = z.infer<typeof CorrectedValue>;

/** What a person corrected, and where: ids are those of the facts beside it, absent where it fits nowhere. */
export const Correctable = z.looseObject({
  id: z.int().positive(),
  field: openEnum(correctionFields),
  value: CorrectedValue,
  /** What was read; null where nothing was. */
  was: CorrectedValue.nullable(),
  /** In words: a column's label, a line's description, 'Pages 2 to 4'. */
  about: z.string(),
  pages: z.tuple([z.int(), z.int()]).optional(),
  partId: z.string().optional(),
  columnId: z.string().optional(),
  lineId: z.string().optional(),
  source: Citation.optional(),
});
export type Correctable = z.infer<typeof Correctable>;

/**
 * A price to come as a letter, minutes or a note tells it: `amount` with the sentence as its quote. What it is for is told by
 * `about`, and by the line of a budget whose amount is `former` a period.
 */
export const PriceNotice = z.looseObject({
  amount: cited(Money),
  /** `unit`: a home and month. Absent where the sentence does not say for how long. */
  period: openEnum(['month', 'quarter', 'year', 'unit']).optional(),
  /** What was paid until now, for the same period. */
  former: Money.optional(),
  /** ISO days; or the year by the name that the document gives it: `2027`, `FY 2026-27`. */
  from: z.string().optional(),
  to: z.string().optional(),
  year: z.string().optional(),
  /** The day on which the document was written. */
  written: z.string().optional(),
  /** The sentence with the heading above it, and the service that it names. */
  about: z.string(),
  service: z.string().optional(),
  /** It tells that somebody agreed to it. */
  agreed: z.boolean(),
});
export type PriceNotice = z.infer<typeof PriceNotice>;

/** Answer of `GET /api/documents/{id}/facts`; before `ready` it is there and empty. */
export const Facts = z.object({
  schema: z.literal(1),
  documentId: z.int(),
  readingId: z.string().nullable(),
  status: z.string(),
  kind: z.enum(documentKinds),
  confidence: z.number().min(0).max(1),
  reader: z.object({
    engine: z.string(),
    version: z.string(),
    prompt: z.string().optional(),
    model: z.string().optional(),
  }),
  association: cited(z.string()).optional(),
  fiscalYear: cited(z.int()).optional(),
  /** What the file says of itself, where its kind of file does: unchecked words of whoever wrote it. */
  file: z
    .object({ pages: z.int(), title: z.string().optional(), producer: z.string().optional() })
    .optional(),
  parts: z.array(Part),
  warnings: z.array(FactWarning),
  /** Prices that the document tells of, and vendors whose offers it says were not taken; absent where it tells none. */
  notices: z.array(PriceNotice).optional(),
  declined: z.array(cited(z.string())).optional(),
  /** What people corrected and these facts follow; absent where nobody did. */
  corrections: z.array(Correctable).optional(),
});
export type Facts = z.infer<typeof Facts>;
