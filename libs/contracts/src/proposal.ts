import { z } from 'zod';
import { Citation } from './cited';
import { feePeriods } from './facts';
import { Id, IdParam, Money, openEnum } from './primitives';

/** Ids in an address: "4" or "4,7". */
const IdList = z
  .string()
  .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,499}$/, 'Please list document ids separated by commas.')
  .transform((list) => list.split(',').map(Number))
  .refine((ids) => ids.every(Number.isSafeInteger), 'Please list document ids separated by commas.');

/** Which documents to look at, and the values to compare with them. */
export const ProposalQuery = z.object({
  /** Absent: the documents that the budget named by `parametersId` uses, else all of the workspace. */
  documentIds: IdList.optional(),
  parametersId: IdParam.optional(),
  associationName: z.string().max(200).optional(),
  location: z.string().max(60).optional(),
  units: z.string().regex(/^\d{1,6}$/).transform(Number).optional(), // prettier-ignore
  year: z.string().regex(/^\d{4}$/).transform(Number).optional(), // prettier-ignore
});
export type ProposalQuery = z.infer<typeof ProposalQuery>;

/** A value that documents state, with where they state it; `others` are different values that they state too. */
function proposed<T extends z.ZodType>(value: T) {
  const stated = { value, sources: z.array(Citation) };
  return z.looseObject({ ...stated, others: z.array(z.looseObject(stated)) });
}
export interface Proposed<T> {
  value: T;
  sources: Citation[];
  others: { value: T; sources: Citation[] }[];
}

/** What owners pay per unit; without a period where the document does not state one. */
export const StatedDues = z.looseObject({ amount: Money, period: openEnum(feePeriods).optional() });
export type StatedDues = z.infer<typeof StatedDues>;

export const proposalFields = ['associationName', 'location', 'units', 'year'] as const;
export type ProposalField = (typeof proposalFields)[number];

/** A given value that documents contradict. */
export const Contradiction = z.looseObject({
  field: openEnum(proposalFields),
  given: z.string(),
  stated: z.string(),
  /** One sentence: what was entered, what which document states. */
  message: z.string(),
  sources: z.array(Citation),
});
export type Contradiction = z.infer<typeof Contradiction>;

/** A document and whether a generation would use it. */
export const ProposedDocument = z.looseObject({
  documentId: Id,
  name: z.string(),
  /** Null where the document names none. */
  association: z.string().nullable(),
  used: z.boolean(),
  /** Why it is not used, or why to look at it, and how to change that. */
  message: z.string().optional(),
});
export type ProposedDocument = z.infer<typeof ProposedDocument>;

/** Each value is absent where no document states it. */
export const ParametersProposal = z.looseObject({
  associationName: proposed(z.string()).optional(),
  /** The name of a state. */
  location: proposed(z.string()).optional(),
  units: proposed(z.int()).optional(),
  propertyType: proposed(z.string()).optional(),
  /** The year to budget: the one after the latest that documents state figures of. */
  year: proposed(z.int()).optional(),
  fiscalYearStartMonth: proposed(z.int()).optional(),
  dues: proposed(StatedDues).optional(),
  contradictions: z.array(Contradiction),
  documents: z.array(ProposedDocument),
});
export type ParametersProposal = z.infer<typeof ParametersProposal>;
