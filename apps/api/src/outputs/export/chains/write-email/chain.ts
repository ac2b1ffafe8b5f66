import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import { ask } from '../../../../platform/ai/ask';
import type { Asker } from '../../../../platform/ai/asker';
import { questionAbout } from '../../../../platform/ai/fence';
import { notAsked, notUsable } from '../../../../platform/ai/own-words';
import { usableMail } from './normalise';
import { mailText, PROMPT, SYSTEM } from './prompt';
import { builtInEmail } from './rules';
import { Mail, type WriteEmailInput, type WriteEmailOutput } from './schema';

/** A model's paragraphs for the mail to the board, around figures that are not its own. */
export function writeEmailChain({ provider, ...asker }: Asker): Runnable<WriteEmailInput, WriteEmailOutput> {
  const lambda = RunnableLambda.from<WriteEmailInput, WriteEmailOutput>(
    async ({ report }, { signal }: RunnableConfig) => {
      const question = questionAbout({
        task: 'write-email',
        prompt: PROMPT,
        system: SYSTEM,
        data: mailText(report),
        schema: Mail,
      });
      const answer = await ask(question, { ...asker, signal });
      if (!answer.ok)
        return { ...(await builtInEmail().invoke({ report })), notes: [notAsked(answer.reason)] };
      const { words, rejected } = usableMail(answer.value, report);
      return { words, provider, notes: notUsable(rejected) };
    },
  );
  return lambda.withConfig({ runName: 'write-email' });
}
