import { z } from 'zod';
import { runAgent, type AgentTool } from '../../../platform/ai/agent';
import type { Asker } from '../../../platform/ai/asker';
import { fenced, visible } from '../../../platform/ai/fence';
import { BUILT_IN } from '../../../platform/ai/providers';
import { REFUSAL, type ChatContext, type VerbAnswer } from '../context';
import { askedBefore, type Said } from '../question/follow-up';
import { builtInAnswer, isOutside } from '../router';
import { verbs, type AnyVerb } from '../verbs/index';
import { isAskedFor, namedOnly } from './changes';
import { AGENT_PROMPT, AGENT_SYSTEM } from './prompt';
import { shown, usableAnswer } from './words';

export interface AgentQuestion {
  question: string;
  /** What was said before, oldest first. */
  before: readonly Said[];
  context: ChatContext;
  /** Hears the name of each verb as the model chooses it. */
  onVerb?: ((name: string) => void) | undefined;
}

/** An answer and who gave it. */
export interface Answered extends VerbAnswer {
  provider: string;
}

/** A model's words, and the numbers of the results that they rest on. */
export const Written = z
  .object({
    answered: z.boolean(),
    answer: z.string().max(3000),
    results: z.array(z.number().int()).max(8),
  })
  .meta({ title: 'final_answer' });

const BEFORE = 6;
const LONGEST_SAID = 500;

/**
 * A model chooses among the verbs and puts their results into words. Figures, sources, tables and proposals stay the
 * verbs'; where the model's words cannot be used the built-in answer stands and says why.
 */
export async function agentAnswer(of: AgentQuestion, asker: Asker): Promise<Answered> {
  const { question, context } = of;
  if (isOutside(question, context)) return { ...REFUSAL, provider: BUILT_IN };
  const said = [...saidBefore(of), question];
  const results: VerbAnswer[] = [];
  const answer = await runAgent(
    {
      task: 'chat',
      prompt: AGENT_PROMPT,
      system: AGENT_SYSTEM,
      human: humanOf(of),
      tools: verbs.map((verb) => toolOf(verb, { said, question, context, results })),
      schema: Written,
      onTool: of.onVerb,
    },
    asker,
  );
  if (!answer.ok) return builtIn(of, answer.reason);
  if (!answer.value.answered || results.length === 0)
    return { ...(await builtInAnswer(question, context, askedBefore(of.before))), provider: BUILT_IN };
  const used = results.filter((_result, index) => answer.value.results.includes(index + 1));
  const resting = used.length > 0 ? used : results;
  const content = usableAnswer(answer.value.answer, resting, question);
  if (content === null)
    return builtIn(
      of,
      'its words could not be used: they named figures that are not the budget’s, or said what they may not.',
    );
  return { ...together(resting), content, provider: asker.provider };
}

interface Lookups {
  /** The person's own words, of this question and of those before. */
  said: readonly string[];
  question: string;
  context: ChatContext;
  results: VerbAnswer[];
}

const NOTHING = 'The budget and its documents do not state that.';

function toolOf(verb: AnyVerb, { said, question, context, results }: Lookups): AgentTool {
  return {
    name: verb.name,
    description: verb.description,
    args: verb.args,
    run: async (args) => {
      const isChange = verb.name === 'what_if' || verb.name === 'propose_change';
      const words = isChange ? z.object({ change: z.string() }).parse(args).change : '';
      if (isChange && !isAskedFor(words, question)) return 'The person has not asked for such a change.';
      const answer = await verb.called(args, context);
      const result = answer && namedOnly(answer, said, context);
      if (!result) return NOTHING;
      results.push(result);
      return fenced(`Result ${results.length}:\n${shown(result)}`);
    },
  };
}

/** What goes with the model's words: each place once, the last table, and a proposal where there is one alone. */
function together(results: readonly VerbAnswer[]): Omit<VerbAnswer, 'content'> {
  const proposals = results.flatMap(({ proposal }) => proposal ?? []);
  const table = results.findLast((result) => result.table)?.table;
  const download = results.findLast((result) => result.download)?.download;
  const [proposal] = proposals;
  return {
    citations: results.flatMap(({ citations }) => citations),
    ...(table ? { table } : {}),
    ...(download ? { download } : {}),
    ...(proposal && proposals.length === 1 ? { proposal } : {}),
  };
}

/** What the person said last. Answers stay out: they quote documents, and a document chooses no lookup. */
function saidBefore({ before }: AgentQuestion): string[] {
  const own = before.filter(({ isAssistant }) => !isAssistant).slice(-BEFORE);
  return own.map(({ content }) => content.slice(0, LONGEST_SAID));
}

function humanOf(of: AgentQuestion): string {
  const lines = saidBefore(of).map((content) => JSON.stringify(visible(content)));
  const before = lines.length === 0 ? '' : `\nSaid before by the same person:\n${lines.join('\n')}`;
  return `Question: ${JSON.stringify(visible(of.question))}${before}`;
}

async function builtIn({ question, context, before }: AgentQuestion, reason: string): Promise<Answered> {
  const answer = await builtInAnswer(question, context, askedBefore(before));
  return {
    ...answer,
    content: `${answer.content}\n(This is the built-in answer: the model was not used, ${reason})`,
    provider: BUILT_IN,
  };
}
