import { columnRoles, documentKinds, escalatorTypes, feePeriods, Fraction } from '@hoa/contracts';
import { z } from 'zod';

/**
 * What a document says, exactly: the format of the files `<name>.truth.json` beside each document. README.md explains the
 * fields to whoever writes a truth by hand. Amounts are decimal strings, shares are fractions of one, sums are in percent.
 */
const Amount = z.string().regex(/^-?\d+\.\d{2}$/);

export const TruthColumn = z.object({
  id: z.string(),
  /** As printed, header rows joined with a space. */
  label: z.string(),
  year: z.int().optional(),
  role: z.enum(columnRoles),
  /** Other roles that a careful reader may give it. */
  alsoRoles: z.array(z.enum(columnRoles)).optional(),
});

export const TruthLine = z.object({
  glCode: z.string().optional(),
  description: z.string(),
  /** The nearest heading above it, as printed. */
  section: z.string(),
  /** A heading further up that is also a right answer. */
  alsoSection: z.string().optional(),
  type: z.enum(['income', 'expense', 'reserve']),
  /** By column id. An empty cell and a cell of words are absent. A percent column holds the percent: "3.25". */
  cells: z.record(z.string(), z.string().regex(/^-?\d+(\.\d+)?$/)),
  /** Columns whose cell prints a dash: absent and 0.00 are both right. */
  dashes: z.array(z.string()).optional(),
  /** Cells that hold words instead of a figure: nothing may be read there. */
  words: z.record(z.string(), z.string()).optional(),
  note: z.string().optional(),
});

export const TruthTotal = z.object({
  description: z.string(),
  columnId: z.string(),
  printed: Amount,
  /** Whether the lines above it add to what it prints. */
  foots: z.boolean(),
});

export const TruthBudget = z.object({
  kind: z.literal('budget'),
  columns: z.array(TruthColumn),
  lines: z.array(TruthLine),
  totals: z.array(TruthTotal),
});

export const ownershipFlaws = ['sum', 'duplicate', 'gap'] as const;

export const TruthOwnership = z.object({
  kind: z.literal('ownership'),
  inForce: z.boolean(),
  group: z.string().optional(),
  /** In percent: { n: "100", d: "1" } is whole. */
  sum: Fraction,
  shares: z.array(z.object({ unit: z.string(), lot: z.string().optional(), share: Fraction })),
  /** What is wrong in the document itself and must be warned of. */
  flaws: z.array(z.enum(ownershipFlaws)),
});

export const TruthContract = z.object({
  kind: z.literal('contract'),
  vendor: z.string(),
  customer: z.string(),
  /** What is done; a scorer compares its words, not the phrase. */
  service: z.string(),
  /** Null where it is blank or redacted: the right answer is 'not stated'. */
  fee: z
    .object({
      amount: Amount.nullable(),
      period: z.enum(feePeriods),
      schedule: z
        .array(z.object({ label: z.string(), amount: Amount, from: z.iso.date().optional() }))
        .optional(),
    })
    .nullable(),
  /** The same price for another period, where the document states both. */
  alsoFees: z.array(z.object({ amount: Amount, period: z.enum(feePeriods) })).optional(),
  start: z.iso.date().optional(),
  end: z.iso.date().optional(),
  /** The other right answer where only a number of years is stated: the day after the last. */
  alsoEnd: z.iso.date().optional(),
  /** Whether it renews by itself; absent where nothing is said. */
  renews: z.boolean().optional(),
  noticeDays: z.int().optional(),
  escalator: z.object({
    type: z.enum(escalatorTypes),
    /** Percent. Of 'lesser of 4 % or CPI' it is the 4; a reading may have it as `cap`, of a cap as either. */
    value: z.number().optional(),
    floor: z.number().optional(),
    cap: z.number().optional(),
  }),
  /** A word or two that a reading of each surcharge must contain. */
  surcharges: z.array(z.string()),
  /** Figures of the document that are neither fee nor escalator, as printed. */
  decoys: z.array(z.string()),
});

export const TruthInsurance = z.object({
  kind: z.literal('insurance'),
  carrier: z.string(),
  /** A quotation may have no number yet. */
  policy: z.string().optional(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  premiums: z.array(z.object({ line: z.string(), premium: Amount })),
  total: Amount.optional(),
  deductibles: z.array(z.object({ line: z.string(), amount: Amount })),
});

export const TruthReserve = z.object({
  kind: z.literal('reserve'),
  components: z.array(
    z.object({
      name: z.string(),
      usefulLife: z.number().optional(),
      remainingLife: z.number().optional(),
      cost: Amount.optional(),
    }),
  ),
  balance: Amount.optional(),
  percentFunded: z.number().optional(),
  contribution: Amount.optional(),
  inflation: z.number().optional(),
  interest: z.number().optional(),
  /** Whether the printed percent funded disagrees with the printed components and balance. */
  contradicts: z.boolean(),
});

export const TruthPart = z.discriminatedUnion('kind', [
  TruthBudget,
  TruthOwnership,
  TruthContract,
  TruthInsurance,
  TruthReserve,
]);

export const media = ['text', 'spreadsheet', 'scan'] as const;

export const Truth = z.object({
  schema: z.literal(1),
  /** Name of the document that this is the truth of, in the same folder. */
  file: z.string(),
  kind: z.enum(documentKinds),
  association: z.string().optional(),
  fiscalYear: z.int().optional(),
  medium: z.enum(media),
  /** How a scan was made. */
  scan: z
    .object({ dpi: z.int(), skew: z.number(), turned: z.int(), grade: z.enum(['clean', 'fair', 'poor']) })
    .optional(),
  /** What is hard about it, for tables of results. */
  traits: z.array(z.string()),
  /** Empty where the document has no facts: then nothing may be read from it. */
  parts: z.array(TruthPart),
});

export type Truth = z.infer<typeof Truth>;
export type TruthPart = z.infer<typeof TruthPart>;
export type TruthColumn = z.infer<typeof TruthColumn>;
export type TruthLine = z.infer<typeof TruthLine>;
export type TruthTotal = z.infer<typeof TruthTotal>;
export type TruthBudget = z.infer<typeof TruthBudget>;
export type TruthOwnership = z.infer<typeof TruthOwnership>;
export type TruthContract = z.infer<typeof TruthContract>;
export type TruthInsurance = z.infer<typeof TruthInsurance>;
export type TruthReserve = z.infer<typeof TruthReserve>;

/** Name of the truth file of a document. */
export const truthName = (file: string): string => `${file}.truth.json`;
