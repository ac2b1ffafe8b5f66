import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { LLMResult } from '@langchain/core/outputs' with { 'resolution-mode': 'import' };
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { modelSeconds, modelTokens } from '../observe/metrics';
import { inSpan } from '../observe/spans';
import { SlotsBusyError } from '../slots';
import { untilAborted, withinTime } from '../within-time';
import { adapting } from './adapt';
import type { Answer, Asking } from './ask';
import { failureOf, LATE } from './failures';
import type { AgentModel } from './model';
import { PersonalData } from './personal-data';
import { costMicros } from './prices';
import { withRetries } from './retry';

/** A conversation may ask the model so often, and use so many tools: then the built-in rules answer. */
const MOST_MODEL_CALLS = 6;
const MOST_TOOL_CALLS = 8;

/** What a model may look up. What it answers is words for the model. */
export interface AgentTool {
  name: string;
  description: string;
  args: z.ZodType;
  run: (args: unknown) => Promise<string>;
}

export interface AgentTask<T> {
  task: string;
  /** The prompt's name and version, for the record. */
  prompt: string;
  system: string;
  human: string;
  tools: readonly AgentTool[];
  /** Of the last answer. */
  schema: z.ZodType<T>;
  /** Hears the name of each tool as the model chooses it. */
  onTool?: ((name: string) => void) | undefined;
}

interface Used {
  tokens: number;
  input: number;
  output: number;
  costMicros: number;
  retries: number;
}

/**
 * Lets a model choose among tools until it has an answer of the schema. As with `ask`: what the model does never throws,
 * it is a reason; calls are bounded, counted against the account and recorded without any text.
 */
export async function runAgent<T>(task: AgentTask<T>, asking: Asking): Promise<Answer<T>> {
  const { model, record } = asking;
  const started = performance.now();
  const used: Used = { tokens: 0, input: 0, output: 0, costMicros: 0, retries: 0 };
  const answer = await observed(task, { asking, used });
  asking.signal?.throwIfAborted();
  record.account?.heard(used.tokens > 0);
  await record({
    task: task.task,
    prompt: task.prompt,
    provider: model.provider ?? '',
    model: model.name,
    inputHash: createHash('sha256').update(task.system).update('\0').update(task.human).digest(),
    tokens: used.tokens > 0 ? used.tokens : null,
    costMicros: used.tokens > 0 && model.price ? used.costMicros : null,
    durationMs: Math.round(performance.now() - started),
    repairs: 0,
    retries: used.retries,
    outcome: answer.ok ? 'ok' : answer.reason,
  });
  return answer;
}

interface Run {
  asking: Asking;
  used: Used;
}

async function observed<T>(task: AgentTask<T>, run: Run): Promise<Answer<T>> {
  const { name: model, provider = '' } = run.asking.model;
  const counted = modelSeconds.startTimer({ task: task.task, provider });
  const attributes = {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
    'gen_ai.prompt.name': task.prompt,
    'budget.task': task.task,
  };
  return inSpan({ name: `chat ${model}`, kind: SpanKind.CLIENT, attributes }, async (span) => {
    const answer = await bounded(task, run);
    counted({ outcome: answer.ok ? 'ok' : 'not used' });
    modelTokens.inc({ provider, model }, run.used.tokens);
    span.setAttributes({
      'gen_ai.usage.input_tokens': run.used.input,
      'gen_ai.usage.output_tokens': run.used.output,
    });
    if (!answer.ok) span.setStatus({ code: SpanStatusCode.ERROR });
    return answer;
  });
}

async function bounded<T>(task: AgentTask<T>, run: Run): Promise<Answer<T>> {
  const { model, record, signal } = run.asking;
  const objection = await record.account?.objection(run.used);
  if (objection !== undefined) return { ok: false, reason: objection };
  const agent = model.agent;
  if (!agent) return { ok: false, reason: 'it cannot use tools.' };
  const timed = () =>
    withinTime({ milliseconds: model.timeoutMs, signal }, (both) =>
      conversation(task, { ...run, agent, signal: both }),
    );
  try {
    return await (model.slots ? model.slots.run(timed) : timed());
  } catch (error) {
    if (!(error instanceof SlotsBusyError)) throw error;
    return { ok: false, reason: 'too many other questions were waiting for it.' };
  }
}

/** Said by the middleware instead of asking once more. */
class ObjectionError extends Error {}

interface Talk extends Run {
  agent: AgentModel;
  signal: AbortSignal;
}

async function conversation<T>(task: AgentTask<T>, talk: Talk): Promise<Answer<T>> {
  const personal = new PersonalData();
  try {
    const agent = await agentFor(task, { talk, personal });
    const steps = agent.stream(
      { messages: [{ role: 'user', content: personal.hide(task.human) }] },
      {
        streamMode: 'updates',
        signal: talk.signal,
        callbacks: [{ handleLLMEnd: (result) => count(result, talk) }],
        // The limits of the agent are what ends it: one call is several steps of the graph.
        recursionLimit: 200,
      },
    );
    // A client that ignores its signal must not keep a question waiting.
    const last = await untilAborted(steps.then(lastAnswer(task)), talk.signal);
    const parsed = task.schema.safeParse(personal.showIn(last));
    return parsed.success
      ? { ok: true, value: parsed.data }
      : { ok: false, reason: 'its answer did not fit.' };
  } catch (error) {
    return { ok: false, reason: reasonOf(error, talk.signal) };
  }
}

async function agentFor<T>(task: AgentTask<T>, { talk, personal }: { talk: Talk; personal: PersonalData }) {
  const { createAgent, modelCallLimitMiddleware, tool, toolCallLimitMiddleware, toolStrategy } =
    await import('langchain');
  return createAgent({
    model: talk.agent.client(talk.agent.features.temperature),
    systemPrompt: personal.hide(task.system),
    tools: task.tools.map(({ name, description, args, run }) =>
      tool(async (given: unknown) => personal.hide(await run(personal.showIn(given))), {
        name,
        description,
        schema: args,
      }),
    ),
    // The types of langchain infer no answer from a general `ZodType`; what comes is parsed by the schema.
    responseFormat: toolStrategy(task.schema as unknown as z.ZodObject),
    middleware: [
      modelCallLimitMiddleware({ runLimit: MOST_MODEL_CALLS, exitBehavior: 'error' }),
      toolCallLimitMiddleware({ runLimit: MOST_TOOL_CALLS, exitBehavior: 'error' }),
      await accountMiddleware(talk),
    ],
  });
}

const Call = z.looseObject({ name: z.string(), id: z.string() });
/** What one step of the conversation adds to it or hands on, as far as it matters here. */
const Step = z.record(
  z.string(),
  z.looseObject({
    structuredResponse: z.unknown().optional(),
    messages: z.array(z.looseObject({ tool_calls: z.array(Call).optional() })),
  }),
);

/** Follows the steps as they come: tells which tools are chosen, and answers the structured answer of the last. */
const lastAnswer =
  <T>({ tools, onTool }: AgentTask<T>) =>
  async (steps: AsyncIterable<unknown>): Promise<unknown> => {
    let answer: unknown;
    const heard = new Set<string>();
    for await (const step of steps) {
      for (const { structuredResponse, messages } of Object.values(Step.safeParse(step).data ?? {})) {
        answer = structuredResponse ?? answer;
        for (const { name, id } of messages.flatMap(({ tool_calls }) => tool_calls ?? [])) {
          if (!heard.has(id) && tools.some((tool) => tool.name === name)) onTool?.(name);
          heard.add(id);
        }
      }
    }
    return answer;
  };

/** Each call of the model: within the account, tried again where it failed in passing, without what the server refuses. */
async function accountMiddleware({ asking, used, agent, signal }: Talk) {
  const { createMiddleware } = await import('langchain');
  const deadline = performance.now() + asking.model.timeoutMs;
  return createMiddleware({
    name: 'Account',
    wrapModelCall: async (request, handler) => {
      const objection = await asking.record.account?.objection(used);
      if (objection !== undefined) throw new ObjectionError(objection);
      const once = () =>
        adapting(agent.features, async ({ temperature }) =>
          handler({ ...request, model: agent.client(temperature) }),
        );
      return withRetries(once, { signal, deadline, onRetry: () => (used.retries += 1) });
    },
  });
}

const Usage = z.looseObject({ input_tokens: z.int().nonnegative(), output_tokens: z.int().nonnegative() });

function count(result: LLMResult, { asking, used }: Talk): void {
  for (const generation of result.generations.flat()) {
    const message: unknown = 'message' in generation ? generation.message : undefined;
    const usage = Usage.safeParse(
      typeof message === 'object' && message !== null ? Reflect.get(message, 'usage_metadata') : undefined,
    ).data;
    // A server that does not count is taken at the length of what it wrote.
    const [input, output] = usage
      ? [usage.input_tokens, usage.output_tokens]
      : [0, Math.max(1, Math.ceil(generation.text.length / 4))];
    used.input += input;
    used.output += output;
    used.tokens += input + output;
    if (asking.model.price) used.costMicros += costMicros({ input, output }, asking.model.price);
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return LATE.reason;
  const errors = [error, error instanceof Error ? error.cause : undefined];
  const objection = errors.find((one) => one instanceof ObjectionError);
  if (objection) return objection.message;
  const isLimit = errors.some(
    (one) => one instanceof Error && /CallLimit|limits? exceeded/i.test(`${one.name} ${one.message}`),
  );
  return isLimit ? 'it looked up more than it may for one question.' : failureOf(error).reason;
}
