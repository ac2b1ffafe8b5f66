import { usableWords } from '../../../../platform/ai/own-words';
import type { ToolAnswer } from '../../tools/context';
import { whatIfTool } from '../../tools/lines';
import { tools } from '../../tools/tools';
import { linesAskedAbout } from '../../tools/words';
import { ANSWER_SYSTEM, PLAN_SYSTEM, saidBefore, shown } from './prompt';
import type { AnswerInput, Plan } from './schema';

const LONGEST_ANSWER = 3000;
const CLAIMS =
  /\b(?:i|we) (?:have |'ve )?(?:changed|updated|set|increased|decreased|reduced|applied|saved|deleted)\b/i;

/** A model's words, or null where they cannot be used: claiming deeds, or for what `usableWords` refuses. */
export function usableAnswer(text: string, results: readonly ToolAnswer[], question: string): string | null {
  const given = [question, ...results.map(shown)];
  const words = { given, longest: LONGEST_ANSWER, system: ANSWER_SYSTEM, paragraphs: true };
  const answer = usableWords(text, words);
  return answer === null || CLAIMS.test(answer) ? null : answer;
}

/** What the lookups that a model chose have to say; those that there are not, and changes that nobody asked for, say nothing. */
export async function resultsOf(wanted: Plan['tools'], input: AnswerInput): Promise<ToolAnswer[]> {
  const results: ToolAnswer[] = [];
  for (const { name, query } of wanted) {
    const tool = tools.find((one) => one.name === name);
    const result =
      tool === whatIfTool ? await changeAsked(query, input) : await tool?.run(query, input.context);
    if (result) results.push(result);
  }
  return results;
}

/**
 * A change that the person's own words ask for. Where the rules do not understand them a model's words for it count, with
 * no figure but the question's, about a line that the person has named.
 */
async function changeAsked(query: string, input: AnswerInput): Promise<ToolAnswer | null> {
  const { question, context } = input;
  const own = await whatIfTool.run(question, context);
  if (own) return own;
  if (usableWords(query, { given: [question], longest: 300, system: PLAN_SYSTEM }) === null) return null;
  const result = await whatIfTool.run(query, context);
  const said = [question, ...saidBefore(input)];
  const named = new Set(said.flatMap((words) => namedIn(words, input)));
  return result?.proposal?.changes.every(({ itemId }) => named.has(itemId)) ? result : null;
}

function namedIn(words: string, { context }: AnswerInput): number[] {
  const match = linesAskedAbout(words, context.items);
  if (match.kind === 'none') return [];
  return (match.kind === 'line' ? [match.line] : match.lines).map(({ id }) => id);
}
