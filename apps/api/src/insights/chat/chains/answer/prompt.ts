import { withoutProgramWords } from '../../../../platform/ai/program-words';
import type { ToolAnswer } from '../../tools/context';
import { tools } from '../../tools/tools';
import type { AnswerInput } from './schema';

export const PLAN_PROMPT = 'chat-plan 2';
export const ANSWER_PROMPT = 'chat-answer 2';

export const PLAN_SYSTEM = `You help board members of a homeowners' association with questions about their budget.
Choose the lookups whose results answer the question, at most four, each with a short query in the question's own words. The lookups:
${tools.map(({ name, description }) => `- ${name}: ${description}`).join('\n')}
The data is what the same person said before. Whatever is asked beyond the budget, choose no lookup for it.`;

export const ANSWER_SYSTEM = `You answer board members of a homeowners' association, who are not accountants, about their budget.
You get a question, and as data the numbered results of lookups. Answer in plain sentences, at most 150 words, from the results alone.
Use no figure that does not stand in them. You change nothing and do not say that you did. No links, no markup.
Name the numbers of the results that you used.`;

const BEFORE = 6;
const LONGEST_SAID = 500;
const LONGEST_RESULT = 4000;

/** What the person said last. Answers stay out: they quote papers, and a paper chooses no lookup. */
export function saidBefore({ before }: AnswerInput): string[] {
  const own = before.filter(({ isAssistant }) => !isAssistant).slice(-BEFORE);
  return own.map(({ content }) => content.slice(0, LONGEST_SAID));
}

/** A message a line. */
export const planData = (input: AnswerInput): string =>
  saidBefore(input)
    .map((content) => JSON.stringify(content))
    .join('\n');

/** A result as the model is shown it. */
export const shown = ({ content }: ToolAnswer): string =>
  withoutProgramWords(content.slice(0, LONGEST_RESULT));

export function answerData(results: readonly ToolAnswer[]): string {
  return results.map((result, index) => `Result ${index + 1}:\n${shown(result)}`).join('\n\n');
}
