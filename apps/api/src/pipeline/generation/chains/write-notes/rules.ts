import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import type { WriteNotesInput, WriteNotesOutput } from './schema';

/** Without a model: each rule has said in words what it did. */
export function builtInNotes(): Runnable<WriteNotesInput, WriteNotesOutput> {
  return RunnableLambda.from(({ items }: WriteNotesInput) => ({ items, notes: [] }));
}
