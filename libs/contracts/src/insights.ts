import { z } from 'zod';
import { Citation } from './cited';
import { Fraction } from './facts';
import { Id } from './primitives';

/** One unit's ownership as the declaration has it. */
export const OwnershipInterest = z.looseObject({
  /** The bare designation: "101", not "Unit 101". */
  unit: z.string(),
  /** '' where the document names none. */
  lotNumber: z.string(),
  /** In percent: 2.5 is 2.5 %. For showing; `share` is what is calculated with. */
  percentage: z.number(),
  /** Of the whole (of the group's whole where there are groups): 1/40 is 2.5 %. */
  share: Fraction.optional(),
  /** Tower, building or phase, where each adds to 100 % by itself. */
  group: z.string().optional(),
  confidence: z.number().optional(),
  source: Citation.optional(),
});
export type OwnershipInterest = z.infer<typeof OwnershipInterest>;

/** A table of the document, in force or not, and why: an amendment may have replaced it. */
export const OwnershipTable = z.looseObject({
  pages: z.tuple([z.int(), z.int()]),
  units: z.int(),
  group: z.string().optional(),
  /** In percent. */
  sum: z.number(),
  exactSum: Fraction,
  inForce: z.boolean(),
  why: z.string(),
});
export type OwnershipTable = z.infer<typeof OwnershipTable>;

export const CcrAnalysis = z.looseObject({
  documentId: Id.optional(),
  documentName: z.string().optional(),
  /** The association that the document names, if it does. */
  associationName: z.string().optional(),
  ownershipInterests: z.array(OwnershipInterest),
  /** Of all rows, in percent; with groups, each adds to 100 by itself. */
  sum: z.number().optional(),
  tables: z.array(OwnershipTable).optional(),
  warnings: z.array(z.string()).optional(),
  /** Why there are no rows: a sentence. It contains 'OCR' where recognising the pages failed. */
  error: z.string().optional(),
});
export type CcrAnalysis = z.infer<typeof CcrAnalysis>;
