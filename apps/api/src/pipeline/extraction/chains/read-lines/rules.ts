import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import type { ReadLinesInput, ReadLinesOutput } from './schema';

/** Without a model: what the reader's rules found stands. */
export function builtInLines(): Runnable<ReadLinesInput, ReadLinesOutput> {
  return RunnableLambda.from(({ facts }: ReadLinesInput) => ({ facts, notes: [] }));
}
