import { z } from 'zod';
import { runAgent } from './agent';
import type { AiCall, RecordCall } from './ask';
import type { ChatModel } from './model';

jest.mock('langchain', () => {
  throw new Error('Cannot find package');
});

it('gives a reason, and throws nothing, where the package of the agent cannot be loaded', async () => {
  const calls: AiCall[] = [];
  const record: RecordCall = (call) => {
    calls.push(call);
    return Promise.resolve();
  };
  const client = jest.fn();
  const model: ChatModel = {
    name: 'm',
    provider: 'p',
    timeoutMs: 5000,
    answer: () => Promise.reject(new Error('not asked')),
    agent: { client, features: { json: true, temperature: true } },
  };
  const task = {
    task: 'chat',
    prompt: 'p 1',
    system: 's',
    human: 'h',
    tools: [],
    schema: z.object({ answer: z.string() }),
  };
  expect(await runAgent(task, { model, record })).toMatchObject({ ok: false });
  expect(client).not.toHaveBeenCalled();
  expect(calls).toMatchObject([{ task: 'chat', repairs: 0 }]);
});
