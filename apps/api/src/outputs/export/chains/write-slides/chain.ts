import type { Runnable } from '@langchain/core/runnables';
import type { Asker } from '../../../../platform/ai/asker';
import { wordsChain } from '../../../../platform/ai/words-chain';
import { worded } from './normalise';
import { PROMPT, slidesText, SYSTEM } from './prompt';
import { builtInSlides } from './rules';
import { SlideWords, type WriteSlidesInput, type WriteSlidesOutput } from './schema';

/** A model's words for the slides and for whoever speaks; what is charted and tabled is not its own. */
export const writeSlidesChain = (asker: Asker): Runnable<WriteSlidesInput, WriteSlidesOutput> =>
  wordsChain(
    {
      task: 'write-slides',
      prompt: PROMPT,
      system: SYSTEM,
      schema: SlideWords,
      data: ({ data }: WriteSlidesInput) => slidesText(data),
      builtIn: builtInSlides,
      worded: (said, { data }) => {
        const { rejected, ...words } = worded(data, said);
        return { words, rejected };
      },
    },
    asker,
  );
