import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { modelSeconds, modelTokens } from '../observe/metrics';
import { inSpan } from '../observe/spans';
import { untilAborted, withinTime } from '../within-time';
import type { Account, Spent } from './account';
import { failureOf, LATE } from './failures';
import type { ChatModel, ModelAnswer } from './model';
import { parseAnswer } from './parse-answer';
import { PersonalData } from './personal-data';
import { costMicros } from './prices';
import { answerKey, inputHash, turnsOf, type Question } from './question';
import { withRetries } from './retry';
import { SlotsBusyError } from '../slots';

export type { Question } from './question';

/** An answer is asked for once, and repaired so often. */
const REPAIRS = 2;

export type Answer<T> = { ok: true; value: T } | { ok: false; reason: string };

/** A call for the record: hashes, counts and outcomes, no texts. */
export interface AiCall {
  task: string;
  prompt: string;
  provider: string;
  model: string;
  inputHash: Buffer;
  /** Null where no answer came. */
  tokens: number | null;
  /** Null where no answer came, or the model's price is not known. */
  costMicros: number | null;
  durationMs: number;
  repairs: number;
  retries: number;
  /** `ok`, `repaired n`, `cached`, or the reason why there is no answer. */
  outcome: string;
}

/** Keeps the record of calls; with an account also bounds them, and answers what was asked before. */
export interface RecordCall {
  (call: AiCall): Promise<void>;
  account?: Account;
}

export interface Asking {
  model: ChatModel;
  record: RecordCall;
  signal?: AbortSignal | undefined;
}

/**
 * Asks a model for JSON of a schema. Text that is none, or does not fit, goes back with what is wrong, twice at most;
 * what fails in passing is asked again while there is time. The same question is answered as before without asking.
 * Never throws for what a model does: time-outs, refusals and nonsense are a reason. Only the caller's own abort throws.
 */
export async function ask<T>(question: Question<T>, asking: Asking): Promise<Answer<T>> {
  const started = performance.now();
  const outcome = (await fromBefore(question, asking)) ?? (await observed(question, asking));
  asking.signal?.throwIfAborted();
  const { model, record } = asking;
  const { answer, spent, repairs, retries } = outcome;
  await record({
    task: question.task,
    prompt: question.prompt,
    provider: model.provider ?? '',
    model: model.name,
    inputHash: inputHash(question),
    tokens: spent && spent.tokens,
    costMicros: spent && (model.price || spent.tokens === 0 ? spent.costMicros : null),
    durationMs: Math.round(performance.now() - started),
    repairs,
    retries,
    outcome: !answer.ok
      ? answer.reason
      : outcome.cached
        ? 'cached'
        : repairs === 0
          ? 'ok'
          : `repaired ${repairs}`,
  });
  return answer;
}

/** With its tokens apart, where the server tells them apart. */
interface Used extends Spent {
  input: number;
  output: number;
}

interface Outcome<T> {
  answer: Answer<T>;
  cached: boolean;
  spent: Used | null;
  repairs: number;
  retries: number;
}

const NOTHING = {
  cached: false,
  spent: { tokens: 0, input: 0, output: 0, costMicros: 0 },
  repairs: 0,
  retries: 0,
};

async function fromBefore<T>(question: Question<T>, asking: Asking): Promise<Outcome<T> | undefined> {
  const { account } = asking.record;
  if (!account || question.fresh) return undefined;
  const known = question.schema.safeParse(await account.known(answerKey(question, asking.model)));
  return known.success ? { ...NOTHING, answer: { ok: true, value: known.data }, cached: true } : undefined;
}

/** As a span and in the figures: who was asked for which task, what it took and how it ended, and no words of either side. */
async function observed<T>(question: Question<T>, asking: Asking): Promise<Outcome<T>> {
  const { task, prompt } = question;
  const { name: model, provider = '' } = asking.model;
  const counted = modelSeconds.startTimer({ task, provider });
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
    'gen_ai.prompt.name': prompt,
    'budget.task': task,
  };
  return inSpan({ name: `chat ${model}`, kind: SpanKind.CLIENT, attributes }, async (span) => {
    const outcome = await fromModel(question, asking);
    const { answer, spent, repairs, retries } = outcome;
    counted({ outcome: answer.ok ? 'ok' : 'not used' });
    modelTokens.inc({ provider, model }, spent?.tokens ?? 0);
    span.setAttributes({
      'gen_ai.usage.input_tokens': spent?.input ?? 0,
      'gen_ai.usage.output_tokens': spent?.output ?? 0,
      'budget.repairs': repairs,
      'budget.retries': retries,
    });
    if (!answer.ok) span.setStatus({ code: SpanStatusCode.ERROR });
    return outcome;
  });
}

async function fromModel<T>(question: Question<T>, asking: Asking): Promise<Outcome<T>> {
  const { model, record, signal } = asking;
  const objection = await record.account?.objection(NOTHING.spent);
  if (objection !== undefined) return { ...NOTHING, answer: { ok: false, reason: objection } };
  const timed = () =>
    withinTime({ milliseconds: model.timeoutMs, signal }, (both) =>
      new Conversation(question, { ...asking, signal: both }).answer(),
    );
  try {
    return await (model.slots ? model.slots.run(timed) : timed());
  } catch (error) {
    if (!(error instanceof SlotsBusyError)) throw error;
    const reason = 'too many other questions were waiting for it.';
    return { ...NOTHING, answer: { ok: false, reason } };
  }
}

/** One question with its repairs. */
class Conversation<T> {
  private readonly deadline: number;
  private readonly spent: Used = { tokens: 0, input: 0, output: 0, costMicros: 0 };
  private readonly personal = new PersonalData();
  private retries = 0;
  private repairs = 0;

  constructor(
    private readonly question: Question<T>,
    private readonly asking: Asking & { signal: AbortSignal },
  ) {
    this.deadline = performance.now() + asking.model.timeoutMs;
  }

  async answer(): Promise<Outcome<T>> {
    const { account } = this.asking.record;
    const turns = turnsOf(this.question);
    for (; ; this.repairs += 1) {
      const given = await this.next(turns);
      account?.heard('text' in given);
      if (!('text' in given)) return this.ended({ ok: false, reason: given.reason });
      const parsed = parseAnswer(given, this.question.schema);
      if (parsed.ok) {
        if (!this.question.fresh)
          await account?.keep(answerKey(this.question, this.asking.model), parsed.json);
        return this.ended({ ok: true, value: parsed.value });
      }
      if (parsed.final || this.repairs === REPAIRS) return this.ended({ ok: false, reason: parsed.reason });
      const objection = await account?.objection(this.spent);
      if (objection !== undefined) return this.ended({ ok: false, reason: objection });
      turns.push(
        { role: 'ai', content: given.text },
        {
          role: 'human',
          content: `That answer cannot be used: ${parsed.reason} Answer again with the JSON alone.`,
        },
      );
    }
  }

  private async next(turns: ReturnType<typeof turnsOf>): Promise<ModelAnswer | { reason: string }> {
    const { model, signal } = this.asking;
    // A client that ignores its signal must not keep a run waiting.
    const sent = turns.map(({ role, content }) => ({ role, content: this.personal.hide(content) }));
    const once = () => untilAborted(model.answer(sent, signal), signal);
    try {
      const { deadline } = this;
      const given = await withRetries(once, { signal, deadline, onRetry: () => (this.retries += 1) });
      this.spent.tokens += given.tokens;
      this.spent.input += given.usage?.input ?? 0;
      this.spent.output += given.usage?.output ?? 0;
      if (model.price && given.usage) this.spent.costMicros += costMicros(given.usage, model.price);
      return { ...given, text: this.personal.show(given.text) };
    } catch (error) {
      return signal.aborted ? LATE : failureOf(error);
    }
  }

  private ended(answer: Answer<T>): Outcome<T> {
    const { spent, repairs, retries } = this;
    return { answer, cached: false, spent: spent.tokens > 0 ? spent : null, repairs, retries };
  }
}
