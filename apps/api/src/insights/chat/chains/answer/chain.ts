import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import type { ZodType } from 'zod';
import { ask, type Answer } from '../../../../platform/ai/ask';
import type { Asker } from '../../../../platform/ai/asker';
import { questionAbout } from '../../../../platform/ai/fence';
import { resultsOf, usableAnswer } from './normalise';
import { ANSWER_PROMPT, ANSWER_SYSTEM, answerData, PLAN_PROMPT, PLAN_SYSTEM, planData } from './prompt';
import { builtInAnswer } from './rules';
import { Plan, Written, type AnswerInput, type AnswerOutput } from './schema';

/**
 * A model chooses among the tools and puts their results into words. Figures, sources and proposals stay the tools';
 * where the model's words cannot be used the built-in answer stands and says why.
 */
export function answerChain(dependencies: Asker): Runnable<AnswerInput, AnswerOutput> {
  const asking = <T>(
    { question }: AnswerInput,
    given: { prompt: string; system: string; data: string; schema: ZodType<T> },
    signal: AbortSignal | undefined,
    // Anew each time: who asks the same again was not content with the answer.
  ): Promise<Answer<T>> =>
    ask(questionAbout({ task: 'chat', asked: question, fresh: true, ...given }), { ...dependencies, signal });
  const lambda = RunnableLambda.from<AnswerInput, AnswerOutput>(async (input, { signal }: RunnableConfig) => {
    const lookups = { prompt: PLAN_PROMPT, system: PLAN_SYSTEM, data: planData(input), schema: Plan };
    const plan = await asking(input, lookups, signal);
    if (!plan.ok) return builtIn(input, plan.reason);
    const results = await resultsOf(plan.value.tools, input);
    if (results.length === 0) return builtInAnswer().invoke(input);
    const words = {
      prompt: ANSWER_PROMPT,
      system: ANSWER_SYSTEM,
      data: answerData(results),
      schema: Written,
    };
    const written = await asking(input, words, signal);
    if (!written.ok) return builtIn(input, written.reason);
    const content = usableAnswer(written.value.answer, results, input.question);
    if (content === null)
      return builtIn(
        input,
        'its words could not be used: they named figures that are not the budget’s, or said what they may not.',
      );
    const used = results.filter((_result, index) => written.value.results.includes(index + 1));
    const proposal = used.find((result) => result.proposal)?.proposal;
    const citations = (used.length > 0 ? used : results).flatMap((result) => result.citations);
    return { content, citations, provider: dependencies.provider, ...(proposal ? { proposal } : {}) };
  });
  return lambda.withConfig({ runName: 'chat-answer' });
}

async function builtIn(input: AnswerInput, reason: string): Promise<AnswerOutput> {
  const answer = await builtInAnswer().invoke(input);
  return {
    ...answer,
    content: `${answer.content}\n(This is the built-in answer: the model was not used, ${reason})`,
  };
}
