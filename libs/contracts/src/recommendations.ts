import { z } from 'zod';
import { ItemSource } from './cited';
import { Id, Money, openEnum, Timestamp } from './primitives';

/** What can be done about a budget, and how healthy it is: every figure with how it was computed and its source. */

/** One figure that a computation used. `assumption` where no document or published series says it. */
export const ComputationInput = z.looseObject({
  label: z.string(),
  /** As it is shown: "$1,234.50", "4.2%". */
  value: z.string(),
  /** Document, line or series with its date. */
  source: z.string(),
  assumption: z.boolean(),
});
export type ComputationInput = z.infer<typeof ComputationInput>;

export const savingsPotentials = ['high', 'medium', 'low'] as const;
export const complexities = ['easy', 'medium', 'complex'] as const;

export const Suggestion = z.looseObject({
  /** Stable as long as the same thing is suggested of the same line or document. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  savingsPotential: openEnum(savingsPotentials),
  implementationComplexity: openEnum(complexities),
  /** Dollars a year; "0.00" where the suggestion protects rather than saves. */
  estimatedSavings: Money,
  /** How the saving was computed, in words; where there is none, why not. */
  computation: z.string(),
  inputs: z.array(ComputationInput),
  citations: z.array(ItemSource),
  /** The lines of the budget that it is about. */
  itemIds: z.array(Id),
  /** A date passes, or something is missing: before all savings. Absent from servers before it was told. */
  urgent: z.boolean().optional(),
  /** A model's sentence on why this matters here; its figures are the suggestion's own. */
  why: z.string().optional(),
  /** The document that it is about, e.g. a contract. */
  documentId: Id.nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const kpiIds = [
  'reserve-funding',
  'operating-ratio',
  'delinquency',
  'fee-change',
  'contingency-share',
  'insurance-share',
] as const;
export const kpiStatuses = ['good', 'watch', 'poor', 'unknown'] as const;
export const feeBadges = ['Above Inflation', 'With Inflation', 'Below Inflation'] as const;

export const Kpi = z.looseObject({
  id: openEnum(kpiIds),
  label: z.string(),
  /** Null where neither documents nor an assumption give one. */
  value: z.number().nullable(),
  unit: openEnum(['percent', 'ratio']),
  /** As it is shown: "62.0%", "1.03", "Not known". */
  display: z.string(),
  status: openEnum(kpiStatuses),
  /** Of the fee's change against inflation; null for the others and where there is no earlier year. */
  badge: openEnum(feeBadges).nullable(),
  /** True where the product's constant stands in for a figure that cannot be computed. */
  assumption: z.boolean(),
  /** The arithmetic in words. */
  explanation: z.string(),
  /** Document and date, or series and date; 'assumption' where it is one. */
  source: z.string(),
  inputs: z.array(ComputationInput),
  citations: z.array(ItemSource),
});
export type Kpi = z.infer<typeof Kpi>;

export const HealthPart = z.looseObject({
  id: z.string(),
  label: z.string(),
  /** Percent of the score. */
  weight: z.number(),
  /** 0 to 100; null where its input is not known: its weight is shared by the others. */
  points: z.number().nullable(),
  /** What it adds to the score. */
  contribution: z.number(),
  /** The input, as it is shown. */
  value: z.string(),
  /** How the input becomes points, in words. */
  rule: z.string(),
  assumption: z.boolean(),
});
export type HealthPart = z.infer<typeof HealthPart>;

export const Health = z.looseObject({
  /** 0 to 100, whole; null before a budget has lines. */
  score: z.number().nullable(),
  /** "B+"; empty where there is no score. */
  letter: z.string(),
  /** "Good". */
  rating: z.string(),
  summary: z.string(),
  formula: z.string(),
  parts: z.array(HealthPart),
  kpis: z.array(Kpi),
});
export type Health = z.infer<typeof Health>;

export const Recommendations = z.looseObject({
  analysisDate: Timestamp,
  /** The rating in one sentence; `health` has what it is made of. */
  budgetHealth: z.string(),
  suggestions: z.array(Suggestion),
  health: Health,
  /** Which state of the budget it was computed from. */
  revision: z.int(),
  /** Who chose the words and the order: a provider's name. What is suggested and what it saves is always computed. */
  provider: z.string().optional(),
  /** What keeps the answer from being complete, e.g. a document that is still being read. */
  notes: z.array(z.string()),
});
export type Recommendations = z.infer<typeof Recommendations>;
