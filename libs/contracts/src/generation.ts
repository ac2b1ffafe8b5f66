import { z } from 'zod';
import { BudgetItem } from './budget';
import { Id, openEnum, ProviderName, Timestamp } from './primitives';
import { Difference, OpenQuestion } from './reconciliation';

/** The five stages, in order, with the estimate in seconds that the spec's progress curve uses. */
export const generationStages = [
  { id: 'document-analysis', label: 'Document Analysis', seconds: 18 },
  { id: 'financial-data-extraction', label: 'Financial Data Extraction', seconds: 15 },
  { id: 'economic-factors', label: 'Economic Factors', seconds: 20 },
  { id: 'budget-construction', label: 'Budget Construction', seconds: 25 },
  { id: 'final-processing', label: 'Final Processing', seconds: 12 },
] as const;
export type GenerationStage = (typeof generationStages)[number]['id'];

export const GenerateOptions = z.object({
  /** Keep amounts that a person typed, by line; true unless said otherwise. */
  keepEdits: z.boolean().optional(),
  /** Generate although totals do not tie or questions are open; the budget is then labeled "Not reconciled". */
  acceptUnreconciled: z.boolean().optional(),
});
export type GenerateOptions = z.infer<typeof GenerateOptions>;

/** A line of the NDJSON stream before the last. */
export const GenerationProgress = z.looseObject({
  stage: openEnum([
    'document-analysis',
    'financial-data-extraction',
    'economic-factors',
    'budget-construction',
    'final-processing',
  ]),
  /** Of the whole run, 0 to 100. */
  percent: z.number(),
  message: z.string(),
  /** Lets a client whose stream broke ask how the run stands. */
  runId: z.string().optional(),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;

/** The stream's last line, and the whole answer where JSON alone is accepted. */
export const GenerationResult = z.looseObject({
  items: z.array(BudgetItem),
  error: z.string().optional(),
  runId: z.string(),
  /** `needs-answers`: nothing was generated; `not-reconciled`: generated although totals do not tie. */
  status: openEnum(['reconciled', 'not-reconciled', 'needs-answers']).optional(),
  /** Open questions of all documents that the budget would be based on, largest effect first. */
  questions: z.array(OpenQuestion).optional(),
  /** Why the run stopped, or what the budget that it made does not tie with. */
  differences: z.array(Difference).optional(),
});
export type GenerationResult = z.infer<typeof GenerationResult>;

export const runStatuses = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'cancelled',
  'needs-answers',
] as const;
export const GenerationRun = z.looseObject({
  id: z.string(),
  parametersId: Id,
  provider: z.string(),
  status: openEnum(runStatuses),
  stage: z.string().nullable(),
  percent: z.number(),
  attempt: z.int(),
  /** What a reader of the budget should know: fallbacks, one-offs left out, figures that need review. */
  notes: z.array(z.looseObject({ code: z.string(), message: z.string() })),
  documents: z.array(z.looseObject({ id: Id, name: z.string() })),
  error: z.looseObject({ code: z.string(), message: z.string() }).optional(),
  /** As in the result; of a run that needs answers, or whose budget is not reconciled. */
  questions: z.array(OpenQuestion).optional(),
  differences: z.array(Difference).optional(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
});
export type GenerationRun = z.infer<typeof GenerationRun>;

/** What a provider's model takes and gives, as far as it is known. */
export const ProviderCapabilities = z.looseObject({
  /** It can be told to answer JSON alone; without, the question's words ask for it. */
  structuredOutput: z.boolean(),
  tools: z.boolean(),
  vision: z.boolean(),
  /** In tokens. */
  context: z.int().positive().nullable(),
});
export type ProviderCapabilities = z.infer<typeof ProviderCapabilities>;

export const Provider = z.looseObject({
  name: z.string(),
  label: z.string(),
  configured: z.boolean(),
  default: z.boolean(),
  /** Absent for the built-in rules. */
  model: z.string().optional(),
  capabilities: ProviderCapabilities.optional(),
});
export type Provider = z.infer<typeof Provider>;
/** Who is to find the words of what is read; the built-in rules where absent: opening a page asks no model. */
export const WordsBy = z.object({ provider: ProviderName.optional() });
export type WordsBy = z.infer<typeof WordsBy>;
