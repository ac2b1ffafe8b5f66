import { z } from 'zod';
import type { DraftItem, RunNote } from '../../rules/types';

export interface WriteNotesInput {
  items: DraftItem[];
}
/** The same items, some with better words; amounts are the input's. */
export interface WriteNotesOutput {
  items: DraftItem[];
  notes: RunNote[];
}

/** What a model answers: words for a line, by the line's number. */
export const WrittenNotes = z.object({
  notes: z.array(z.object({ line: z.number().int(), note: z.string() })).max(2000),
});
export type WrittenNotes = z.infer<typeof WrittenNotes>;
