import type { PresentationData, PresenterNotes } from '@hoa/contracts';
import { z } from 'zod';

/** The slides, which say by the rules what is to be said to each. */
export interface WriteSlidesInput {
  data: PresentationData & { presenterNotes: PresenterNotes };
}
export interface WriteSlidesOutput {
  /** The same slides, some with other words. */
  data: PresentationData;
  /** Who found them. */
  provider: string;
  /** Why a model's words were not used. */
  notes: string[];
}

export const SLIDES = ['title', 'overview', 'expenses', 'changes', 'insights', 'conclusion'] as const;
export type SlideId = (typeof SLIDES)[number];

const said = z.array(z.string().max(1000)).max(8);

/** A model's words: what to say to each slide, and the sentence that the last one shows. */
export const SlideWords = z.object({
  title: said,
  overview: said,
  expenses: said,
  changes: said,
  insights: said,
  conclusion: said,
  summary: z.string().max(1000).nullish(),
});
export type SlideWords = z.infer<typeof SlideWords>;
