import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import { BUILT_IN } from '../../../../platform/ai/providers';
import type { WriteSlidesInput, WriteSlidesOutput } from './schema';

/** Without a model: the slides say what their figures say. */
export function builtInSlides(): Runnable<WriteSlidesInput, WriteSlidesOutput> {
  return RunnableLambda.from(({ data }: WriteSlidesInput) => ({ data, provider: BUILT_IN, notes: [] }));
}
