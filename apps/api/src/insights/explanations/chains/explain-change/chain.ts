import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import { ask } from '../../../../platform/ai/ask';
import type { Asker } from '../../../../platform/ai/asker';
import { questionAbout } from '../../../../platform/ai/fence';
import { notAsked, NOT_USABLE } from '../../../../platform/ai/own-words';
import { usableExplanation } from './normalise';
import { lineText, PROMPT, SYSTEM } from './prompt';
import { builtInExplanation } from './rules';
import { Explained, type ExplainInput, type ExplainOutput } from './schema';

/** A model's words for one line. Where they cannot be used the built-in ones stand and say why. */
export function explainChangeChain({ provider, ...asker }: Asker): Runnable<ExplainInput, ExplainOutput> {
  const lambda = RunnableLambda.from<ExplainInput, ExplainOutput>(
    async ({ item }, { signal }: RunnableConfig) => {
      const question = questionAbout({
        task: 'explain-change',
        prompt: PROMPT,
        system: SYSTEM,
        data: lineText(item),
        schema: Explained,
      });
      const answer = await ask(question, { ...asker, signal });
      const text = answer.ok ? usableExplanation(answer.value.text, item) : null;
      if (text !== null) return { text, provider, notes: [] };
      const built = await builtInExplanation().invoke({ item });
      return { ...built, notes: [answer.ok ? NOT_USABLE : notAsked(answer.reason)] };
    },
  );
  return lambda.withConfig({ runName: 'explain-change' });
}
