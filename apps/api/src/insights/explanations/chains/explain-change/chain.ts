import type { Runnable } from '@langchain/core/runnables';
import type { Asker } from '../../../../platform/ai/asker';
import { wordsChain } from '../../../../platform/ai/words-chain';
import { usableExplanation } from './normalise';
import { lineText, PROMPT, SYSTEM } from './prompt';
import { builtInExplanation } from './rules';
import { Explained, type ExplainInput, type ExplainOutput } from './schema';

/** A model's words for one line. Where they cannot be used the built-in ones stand and say why. */
export const explainChangeChain = (asker: Asker): Runnable<ExplainInput, ExplainOutput> =>
  wordsChain(
    {
      task: 'explain-change',
      prompt: PROMPT,
      system: SYSTEM,
      schema: Explained,
      data: ({ item }: ExplainInput) => lineText(item),
      builtIn: builtInExplanation,
      worded: (said, { item }) => {
        const text = usableExplanation(said.text, item);
        return text === null ? null : { words: { text }, rejected: 0 };
      },
    },
    asker,
  );
