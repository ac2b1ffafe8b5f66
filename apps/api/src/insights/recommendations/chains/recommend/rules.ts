import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import { BUILT_IN } from '../../../../platform/ai/providers';
import type { RecommendInput, RecommendOutput } from './schema';

/** Without a model: each rule has said in words what it found, and urgent ones and those that save most come first. */
export function builtInAdvice(): Runnable<RecommendInput, RecommendOutput> {
  return RunnableLambda.from(({ suggestions }: RecommendInput) => ({
    suggestions: [...suggestions],
    provider: BUILT_IN,
    notes: [],
  }));
}
