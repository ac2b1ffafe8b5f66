import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import type { ZodType } from 'zod';
import { ask } from './ask';
import type { Asker } from './asker';
import { questionAbout } from './fence';
import { NOT_USABLE, notAsked, notUsable } from './own-words';

export interface WordsBy {
  /** Who found the words. */
  provider: string;
  /** Why a model's words were not used. */
  notes: string[];
}

/** Words around what is computed: a model's as far as they can be used, else the built-in ones. */
export interface WordsTask<Input, Said, Words> {
  task: string;
  prompt: string;
  system: string;
  schema: ZodType<Said>;
  /** What the model is shown. */
  data: (input: Input) => string;
  builtIn: () => Runnable<Input, Words & WordsBy>;
  /** What an answer makes of it, with how many of its sentences could not be used; null where nothing could. */
  worded: (said: Said, input: Input) => { words: Words; rejected: number } | null;
  /** Where there is nothing to put into words, nobody is asked. */
  isNothing?: (input: Input) => boolean;
}

/** A task of words as a chain. Where a model's cannot be used the built-in ones stand and say why. */
export function wordsChain<Input, Said, Words extends object>(
  of: WordsTask<Input, Said, Words>,
  { provider, ...asker }: Asker,
): Runnable<Input, Words & WordsBy> {
  const { task, prompt, system, schema } = of;
  const lambda = RunnableLambda.from<Input, Words & WordsBy>(async (input, { signal }: RunnableConfig) => {
    if (of.isNothing?.(input)) return of.builtIn().invoke(input);
    const question = questionAbout({ task, prompt, system, data: of.data(input), schema });
    const answer = await ask(question, { ...asker, signal });
    const usable = answer.ok ? of.worded(answer.value, input) : null;
    if (usable) return { ...usable.words, provider, notes: notUsable(usable.rejected) };
    const built = await of.builtIn().invoke(input);
    return { ...built, notes: [answer.ok ? NOT_USABLE : notAsked(answer.reason)] };
  });
  return lambda.withConfig({ runName: task });
}
