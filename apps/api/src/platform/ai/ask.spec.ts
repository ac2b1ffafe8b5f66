import { z } from 'zod';
import { Slots } from '../slots';
import { ask, type AiCall, type Question, type RecordCall } from './ask';
import type { ChatModel, ModelAnswer } from './model';

const question: Question<{ n: number }> = {
  task: 'count',
  prompt: 'count 1',
  system: 'Count.',
  human: 'One, two.',
  schema: z.object({ n: z.number() }),
};

function modelOf(answer: ChatModel['answer'], more: Partial<ChatModel> = {}): ChatModel {
  return { name: 'm', provider: 'p', timeoutMs: 60_000, answer, ...more };
}
const says = (text: string, more: Partial<ModelAnswer> = {}): ModelAnswer => ({ text, tokens: 10, ...more });

function recorded(account?: RecordCall['account']) {
  const calls: AiCall[] = [];
  const record: RecordCall = Object.assign(
    (call: AiCall) => {
      calls.push(call);
      return Promise.resolve();
    },
    account ? { account } : {},
  );
  return { calls, record };
}

class StatusError extends Error {
  constructor(
    readonly status: number,
    readonly headers = new Headers(),
  ) {
    super('The question was: One, two. The key was: secret.');
  }
}

it('takes JSON in a fence of code, and counts what it took', async () => {
  const { calls, record } = recorded();
  const price = { input: 2_000_000, output: 4_000_000 };
  const model = modelOf(
    () => Promise.resolve(says('```json\n{"n":2}\n```', { usage: { input: 6, output: 4 } })),
    {
      price,
    },
  );
  expect(await ask(question, { model, record })).toEqual({ ok: true, value: { n: 2 } });
  expect(calls).toMatchObject([
    { provider: 'p', model: 'm', tokens: 10, costMicros: 28, outcome: 'ok', repairs: 0 },
  ]);
});

it('asks again what failed in passing, not what will fail again, and repeats nothing of an error', async () => {
  const attempt = async (...failures: Error[]) => {
    const { calls, record } = recorded();
    let asked = 0;
    const model = modelOf(() => {
      const failure = failures[asked];
      asked += 1;
      return failure ? Promise.reject(failure) : Promise.resolve(says('{"n":1}'));
    });
    const answer = await ask(question, { model, record });
    expect(JSON.stringify(calls)).not.toMatch(/secret|One, two/);
    return { ok: answer.ok, asked, reason: answer.ok ? '' : answer.reason, retries: calls[0]?.retries };
  };
  const soon = new Headers({ 'retry-after': '0' });
  expect(await attempt(new StatusError(503), new TypeError('fetch failed'))).toMatchObject({
    ok: true,
    retries: 2,
  });
  expect(await attempt(new StatusError(429, soon))).toMatchObject({ ok: true, asked: 2 });
  expect(await attempt(new StatusError(429, new Headers({ 'retry-after': '600' })))).toMatchObject({
    asked: 1,
  });
  expect(await attempt(Object.assign(new StatusError(429), { code: 'insufficient_quota' }))).toMatchObject({
    asked: 1,
  });
  expect(await attempt(new StatusError(400))).toMatchObject({
    asked: 1,
    reason: 'it could not be asked (status 400).',
  });
});

it('a refusal that the protocol states is not argued with; an answer that broke off is', async () => {
  for (const [stopped, times, reason] of [
    ['refusal', 1, 'it refused to answer.'],
    ['length', 3, 'the answer broke off at the model’s longest length.'],
  ] as const) {
    const answer = jest.fn(() => Promise.resolve(says('{"n":', { stopped })));
    expect(await ask(question, { model: modelOf(answer), record: recorded().record })).toEqual({
      ok: false,
      reason,
    });
    expect(answer).toHaveBeenCalledTimes(times);
  }
});

it('at most so many are asked at the same time, and all get their answers', async () => {
  let now = 0;
  let most = 0;
  const slots = new Slots({ slots: 2, waiting: 10, patienceMs: 60_000 });
  const model = modelOf(
    async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return says('{"n":1}');
    },
    { slots },
  );
  const { calls, record } = recorded();
  const all = await Promise.all(Array.from({ length: 12 }, () => ask(question, { model, record })));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(2);
  expect(calls).toHaveLength(12);
});

it('who is too many is told so at once', async () => {
  const slots = new Slots({ slots: 1, waiting: 0, patienceMs: 60_000 });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const model = modelOf(() => held.then(() => says('{"n":1}')), { slots });
  const { record } = recorded();
  const first = ask(question, { model, record });
  expect(await ask(question, { model, record })).toEqual({
    ok: false,
    reason: 'too many other questions were waiting for it.',
  });
  release();
  expect((await first).ok).toBe(true);
});

it('an answer from before that does not fit any more is asked for anew', async () => {
  const kept: unknown[] = [];
  const account = {
    known: () => Promise.resolve<unknown>({ n: 'two' }),
    keep: (_key: Buffer, answer: unknown) => Promise.resolve(void kept.push(answer)),
    objection: () => Promise.resolve(undefined),
    heard: () => undefined,
  };
  const { calls, record } = recorded(account);
  const answer = jest.fn(() => Promise.resolve(says('{"n":5,"more":true}')));
  expect(await ask(question, { model: modelOf(answer), record })).toEqual({ ok: true, value: { n: 5 } });
  expect(kept).toEqual([{ n: 5, more: true }]);
  expect(calls[0]?.outcome).toBe('ok');
});

it('only the asker’s own abort throws, and a client that ignores it is not waited for', async () => {
  const never = modelOf(() => new Promise(() => undefined));
  const gone = new AbortController();
  const asked = ask(question, { model: never, record: recorded().record, signal: gone.signal });
  gone.abort(new Error('The reader left.'));
  await expect(asked).rejects.toThrow('The reader left.');
  expect(await ask(question, { model: { ...never, timeoutMs: 1 }, record: recorded().record })).toEqual({
    ok: false,
    reason: 'it did not answer in time.',
  });
});
