import { createHash } from 'node:crypto';
import { z, type ZodType } from 'zod';
import { withinTime } from '../within-time';
import type { ChatModel, ChatTurn } from './model';

/** An answer is asked for once, and repaired so often. */
const REPAIRS = 2;
/** Longer answers are no answers. */
const LONGEST_ANSWER = 500_000;

export interface Question<T> {
  task: string;
  /** The prompt's name and version, for the record. */
  prompt: string;
  system: string;
  human: string;
  schema: ZodType<T>;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; reason: string };

export interface AiCall {
  task: string;
  prompt: string;
  model: string;
  inputHash: Buffer;
  tokens: number | null;
  outcome: string;
}
export type RecordCall = (call: AiCall) => Promise<void>;

export interface Asking {
  model: ChatModel;
  record: RecordCall;
  signal?: AbortSignal | undefined;
}

/**
 * Asks a model for JSON of a schema. Text that is none, or does not fit, goes back with what is wrong, twice at most.
 * Never throws for what a model does: time-outs, refusals and nonsense are a reason. Only the caller's own abort throws.
 */
export async function ask<T>(question: Question<T>, asking: Asking): Promise<Answer<T>> {
  const limits = { milliseconds: asking.model.timeoutMs, signal: asking.signal };
  const outcome = await withinTime(limits, (signal) => attempt(question, { ...asking, signal }));
  asking.signal?.throwIfAborted();
  await asking.record({
    task: question.task,
    prompt: question.prompt,
    model: asking.model.name,
    inputHash: createHash('sha256').update(question.system).update('\0').update(question.human).digest(),
    tokens: outcome.tokens,
    outcome: outcome.answer.ok
      ? outcome.repairs === 0
        ? 'ok'
        : `repaired ${outcome.repairs}`
      : outcome.answer.reason,
  });
  return outcome.answer;
}

interface Outcome<T> {
  answer: Answer<T>;
  tokens: number | null;
  repairs: number;
}

async function attempt<T>(
  question: Question<T>,
  asking: Asking & { signal: AbortSignal },
): Promise<Outcome<T>> {
  const turns: ChatTurn[] = [
    { role: 'system', content: withSchema(question) },
    { role: 'human', content: question.human },
  ];
  let tokens = 0;
  for (let repairs = 0; ; repairs += 1) {
    let text: string;
    try {
      const answered = await aborted(asking.model.answer(turns, asking.signal), asking.signal);
      text = answered.text;
      tokens += answered.tokens;
    } catch (error) {
      return {
        answer: { ok: false, reason: reasonOf(error, asking.signal) },
        tokens: tokens || null,
        repairs,
      };
    }
    const answer = parse(text, question.schema);
    if (answer.ok || repairs === REPAIRS || text.length > LONGEST_ANSWER)
      return { answer, tokens: tokens || null, repairs };
    turns.push(
      { role: 'ai', content: text },
      {
        role: 'human',
        content: `That answer cannot be used: ${answer.reason} Answer again with the JSON alone.`,
      },
    );
  }
}

function withSchema({ system, schema }: Question<unknown>): string {
  return `${system}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

function parse<T>(text: string, schema: ZodType<T>): Answer<T> {
  if (text.length > LONGEST_ANSWER) return { ok: false, reason: 'the answer was too long.' };
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return { ok: false, reason: 'the answer was not JSON.' };
  }
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  return {
    ok: false,
    reason: `the answer did not fit (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}).`,
  };
}

/** A client that ignores its signal must not keep a run waiting. */
function aborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'it did not answer in time.';
  const status = error instanceof Error && 'status' in error ? ` (status ${String(error.status)})` : '';
  return `it could not be asked${status}.`;
}
