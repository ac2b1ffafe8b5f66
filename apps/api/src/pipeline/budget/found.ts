import { funds, ItemSource } from '@hoa/contracts';
import { z } from 'zod';

/** What a fund holds when the budget's year begins, or at the latest day before that a document states. */
export const FoundBalance = z.looseObject({
  fund: z.enum(funds),
  cents: z.number(),
  /** "Balance at the end of 2026, actual". */
  words: z.string(),
  source: ItemSource,
});
export type FoundBalance = z.infer<typeof FoundBalance>;

/** A reserve study as the 30-year plan needs it; years by their end. */
export const FoundStudy = z.looseObject({
  firstYear: z.number(),
  balanceCents: z.number(),
  components: z.array(
    z.looseObject({
      name: z.string(),
      costCents: z.number(),
      usefulLife: z.number(),
      remainingLife: z.number(),
    }),
  ),
  inflationPercent: z.number(),
  interestPercent: z.number(),
  /** What the study does not state and is assumed, as sentences. */
  assumptions: z.array(z.string()),
  /** Contributions that the study itself plans, by year. */
  plan: z.array(z.looseObject({ endYear: z.number(), cents: z.number() })),
  documentName: z.string(),
});
export type FoundStudy = z.infer<typeof FoundStudy>;

/** What documents state beside the lines of a budget; kept with it, as its figures are made of it. */
export const Found = z.looseObject({
  balances: z.array(FoundBalance).default([]),
  contradictions: z
    .array(
      z.looseObject({
        field: z.enum(['units', 'state', 'association']),
        chosen: z.string(),
        stated: z.string(),
        documentName: z.string(),
      }),
    )
    .default([]),
  secondProposals: z.array(z.looseObject({ documentName: z.string(), label: z.string() })).default([]),
  study: FoundStudy.nullish(),
  /** Why there is no 30-year plan although a study is there, as a sentence. */
  studyMissing: z.string().nullish(),
});
export type Found = z.infer<typeof Found>;
