import { z } from 'zod';
import { documentKinds } from './documents';
import { columnRoles, Correctable } from './facts';
import { AmountInput, openEnum, Timestamp, Uuid } from './primitives';

/**
 * What a person says of a document against what was read. The reading stays as it is; corrections lie over it, and are
 * laid over the next reading too.
 */

/** How many corrections one document keeps, those that were taken back included. */
export const MOST_CORRECTIONS = 2_000;

const factId = z.string().min(1).max(40);
const page = z.int().min(1).max(100_000);
/** The reading that the corrector looked at; ids of parts, columns and lines are its own. */
const ofReading = { readingId: Uuid };

export const NewCorrection = z.discriminatedUnion('field', [
  /** What the document is, or what some of its pages are. */
  z.strictObject({
    field: z.literal('kind'),
    ...ofReading,
    pages: z
      .tuple([page, page])
      .refine(([first, last]) => first <= last, 'Please name the pages from the first to the last.')
      .optional(),
    value: z.enum(documentKinds),
  }),
  /** Whose document it is, where it names another association than the one that its figures belong to. */
  z.strictObject({
    field: z.literal('association'),
    ...ofReading,
    value: z.string().trim().min(2, 'Association name is required').max(200),
  }),
  /** What a budget's column holds; all its figures follow. */
  z.strictObject({
    field: z.literal('column'),
    ...ofReading,
    partId: factId,
    columnId: factId,
    value: z.strictObject({
      role: z.enum(columnRoles),
      year: z.int('Please enter a year.').min(1950, 'Please enter a year.').max(2150, 'Please enter a year.').nullable(), // prettier-ignore
    }),
  }),
  /** What a budget's line is; `none` where it is no line at all. */
  z.strictObject({
    field: z.literal('line'),
    ...ofReading,
    partId: factId,
    lineId: factId,
    value: z.enum(['income', 'expense', 'reserve', 'none']),
  }),
  /** One figure, as the person reads it on the page. */
  z.strictObject({
    field: z.literal('amount'),
    ...ofReading,
    partId: factId,
    lineId: factId,
    columnId: factId,
    value: AmountInput,
  }),
]);
export type NewCorrection = z.infer<typeof NewCorrection>;

export const correctionStates = ['applied', 'replaced', 'misfit', 'removed'] as const;

/** An entry of a document's log: `replaced` by a later one of the same place, a `misfit` where the reading has no such place. */
export const Correction = Correctable.extend({ at: Timestamp, state: openEnum(correctionStates) });
export type Correction = z.infer<typeof Correction>;
