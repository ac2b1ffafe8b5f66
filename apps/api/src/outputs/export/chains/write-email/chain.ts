import type { Runnable } from '@langchain/core/runnables';
import type { Asker } from '../../../../platform/ai/asker';
import { wordsChain } from '../../../../platform/ai/words-chain';
import { usableMail } from './normalise';
import { mailText, PROMPT, SYSTEM } from './prompt';
import { builtInEmail } from './rules';
import { Mail, type WriteEmailInput, type WriteEmailOutput } from './schema';

/** A model's paragraphs for the mail to the board, around figures that are not its own. */
export const writeEmailChain = (asker: Asker): Runnable<WriteEmailInput, WriteEmailOutput> =>
  wordsChain(
    {
      task: 'write-email',
      prompt: PROMPT,
      system: SYSTEM,
      schema: Mail,
      data: ({ report }: WriteEmailInput) => mailText(report),
      builtIn: builtInEmail,
      worded: (said, { report }) => {
        const { words, rejected } = usableMail(said, report);
        return { words: { words }, rejected };
      },
    },
    asker,
  );
