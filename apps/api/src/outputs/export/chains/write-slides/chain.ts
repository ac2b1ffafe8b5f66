import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import { ask } from '../../../../platform/ai/ask';
import type { Asker } from '../../../../platform/ai/asker';
import { questionAbout } from '../../../../platform/ai/fence';
import { notAsked, notUsable } from '../../../../platform/ai/own-words';
import { worded } from './normalise';
import { PROMPT, slidesText, SYSTEM } from './prompt';
import { builtInSlides } from './rules';
import { SlideWords, type WriteSlidesInput, type WriteSlidesOutput } from './schema';

/** A model's words for the slides and for whoever speaks; what is charted and tabled is not its own. */
export function writeSlidesChain({
  provider,
  ...asker
}: Asker): Runnable<WriteSlidesInput, WriteSlidesOutput> {
  const lambda = RunnableLambda.from<WriteSlidesInput, WriteSlidesOutput>(
    async ({ data }, { signal }: RunnableConfig) => {
      const question = questionAbout({
        task: 'write-slides',
        prompt: PROMPT,
        system: SYSTEM,
        data: slidesText(data),
        schema: SlideWords,
      });
      const answer = await ask(question, { ...asker, signal });
      if (!answer.ok)
        return { ...(await builtInSlides().invoke({ data })), notes: [notAsked(answer.reason)] };
      const { rejected, ...output } = worded(data, answer.value);
      return { ...output, provider, notes: notUsable(rejected) };
    },
  );
  return lambda.withConfig({ runName: 'write-slides' });
}
