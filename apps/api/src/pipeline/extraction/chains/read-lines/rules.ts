import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import { instructionNotes } from '../second-reading/instructions';
import type { SecondReadingInput, SecondReadingOutput } from '../second-reading/schema';

/** Without a model: what the reader's rules found stands. */
export function builtInLines(): Runnable<SecondReadingInput, SecondReadingOutput> {
  return RunnableLambda.from(({ documentName, facts }: SecondReadingInput) => ({
    facts,
    notes: instructionNotes(documentName, facts.warnings),
  }));
}
