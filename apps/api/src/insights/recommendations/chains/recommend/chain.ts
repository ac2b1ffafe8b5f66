import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import { ask } from '../../../../platform/ai/ask';
import type { Asker } from '../../../../platform/ai/asker';
import { questionAbout } from '../../../../platform/ai/fence';
import { notAsked, notUsable } from '../../../../platform/ai/own-words';
import { advised } from './normalise';
import { listText, PROMPT, SYSTEM } from './prompt';
import { builtInAdvice } from './rules';
import { Advice, type RecommendInput, type RecommendOutput } from './schema';

/** A model's words and order for what the rules suggest. Where they cannot be used the built-in ones stand and say why. */
export function recommendChain({ provider, ...asker }: Asker): Runnable<RecommendInput, RecommendOutput> {
  const lambda = RunnableLambda.from<RecommendInput, RecommendOutput>(
    async ({ suggestions }, { signal }: RunnableConfig) => {
      const built = await builtInAdvice().invoke({ suggestions });
      if (suggestions.length === 0) return built;
      const question = questionAbout({
        task: 'recommend',
        prompt: PROMPT,
        system: SYSTEM,
        data: listText(suggestions),
        schema: Advice,
      });
      const answer = await ask(question, { ...asker, signal });
      if (!answer.ok) return { ...built, notes: [notAsked(answer.reason)] };
      const { rejected, ...output } = advised(suggestions, answer.value);
      return { ...output, provider, notes: notUsable(rejected) };
    },
  );
  return lambda.withConfig({ runName: 'recommend' });
}
