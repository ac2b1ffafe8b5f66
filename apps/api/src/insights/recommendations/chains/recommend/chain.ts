import type { Runnable } from '@langchain/core/runnables';
import type { Asker } from '../../../../platform/ai/asker';
import { wordsChain } from '../../../../platform/ai/words-chain';
import { advised } from './normalise';
import { listText, PROMPT, SYSTEM } from './prompt';
import { builtInAdvice } from './rules';
import { Advice, type RecommendInput, type RecommendOutput } from './schema';

/** A model's words and order for what the rules suggest. Where they cannot be used the built-in ones stand and say why. */
export const recommendChain = (asker: Asker): Runnable<RecommendInput, RecommendOutput> =>
  wordsChain(
    {
      task: 'recommend',
      prompt: PROMPT,
      system: SYSTEM,
      schema: Advice,
      data: ({ suggestions }: RecommendInput) => listText(suggestions),
      builtIn: builtInAdvice,
      worded: (said, { suggestions }) => {
        const { rejected, ...words } = advised(suggestions, said);
        return { words, rejected };
      },
      isNothing: ({ suggestions }) => suggestions.length === 0,
    },
    asker,
  );
