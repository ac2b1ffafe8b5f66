import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import { BUILT_IN } from '../../../../platform/ai/providers';
import type { EmailWords } from '../../email';
import type { WriteEmailInput, WriteEmailOutput } from './schema';

/** Without a model the figures speak for themselves. */
export const BUILT_IN_WORDS: EmailWords = {
  introduction: '',
  highlights: '',
  closing: 'Please send questions or changes before the budget is put to the vote.',
};

export function builtInEmail(): Runnable<WriteEmailInput, WriteEmailOutput> {
  return RunnableLambda.from(() => ({ words: BUILT_IN_WORDS, provider: BUILT_IN, notes: [] }));
}
