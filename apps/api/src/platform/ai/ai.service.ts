import { Injectable } from '@nestjs/common';
import type { AiStatus, ProviderTest } from '@hoa/contracts';
import { z } from 'zod';
import { Config } from '../config/config';
import { AiCalls } from './ai-calls';
import { ask } from './ask';
import { PRICES_AS_OF } from './prices';
import { AiProviders, BUILT_IN } from './providers';
import { Spending } from './spending';

const LAST_CALLS = 20;
/** A person waits for a test. */
const TEST_TIMEOUT_MS = 20_000;

const TEST = {
  task: 'test-connection',
  prompt: 'test-connection 1',
  system: 'You test whether a program can reach you.',
  human: 'Answer that you are there.',
  schema: z.object({ there: z.boolean() }),
  fresh: true,
};

/** What may be told of models: which there are and what they were used for, never a key. */
@Injectable()
export class AiService {
  constructor(
    private readonly config: Config,
    private readonly providers: AiProviders,
    private readonly calls: AiCalls,
    private readonly spending: Spending,
  ) {}

  async status(): Promise<AiStatus> {
    const { resetsAt, ...today } = await this.spending.today();
    return {
      default: this.providers.default,
      providers: this.providers.list(),
      today: {
        ...today,
        limits: { ...this.config.ai.limits },
        resetsAt: resetsAt.toISOString(),
        pricesAsOf: PRICES_AS_OF,
      },
      calls: await this.calls.last(LAST_CALLS),
    };
  }

  /** Asks one trivial question. What goes wrong is in the answer; only an unknown provider throws. */
  async test(name: string): Promise<ProviderTest> {
    const found = await this.providers.modelOf(name);
    if (!found)
      return {
        ok: true,
        message: 'The built-in rules need no connection.',
        model: BUILT_IN,
        milliseconds: 0,
      };
    const model = { ...found, timeoutMs: Math.min(found.timeoutMs, TEST_TIMEOUT_MS) };
    const started = performance.now();
    const answer = await ask(TEST, { model, record: this.calls.unattached() });
    return {
      ok: answer.ok,
      message: answer.ok ? 'It answered as asked.' : `It cannot be used: ${answer.reason}`,
      model: model.name,
      milliseconds: Math.round(performance.now() - started),
    };
  }
}
