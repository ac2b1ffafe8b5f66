import type { Facts } from '@hoa/contracts';
import { z } from 'zod';

export interface SecondReadingInput {
  documentId: number;
  documentName: string;
  /** What the rules read. */
  facts: Facts;
}
/** The facts after a second look; every value is the page's own in either case. */
export interface SecondReadingOutput {
  facts: Facts;
  notes: { code: string; message: string }[];
}

/** Where something stands: a cell by its number on the line, or words that begin on it, as they are printed. */
export const Place = z.object({
  page: z.number().int(),
  line: z.number().int(),
  cell: z.number().int().nullish(),
  words: z.string().max(600).nullish(),
});
export type Place = z.infer<typeof Place>;

/** A place that the document may not have. */
export const MaybePlace = Place.nullish();
