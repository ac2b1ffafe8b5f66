import type { AiCall } from '../../src/platform/ai/ask';
import type { Asker } from '../../src/platform/ai/asker';

export interface ScriptedAsker extends Asker {
  /** What it was asked, a conversation's turns as one text. */
  asked: string[];
  calls: AiCall[];
}

/** A model that gives one answer to everything, or fails with an error. */
export function askerSaying(answer: object | Error): ScriptedAsker {
  const asked: string[] = [];
  const calls: AiCall[] = [];
  return {
    provider: 'scripted',
    asked,
    calls,
    record: (call) => {
      calls.push(call);
      return Promise.resolve();
    },
    model: {
      name: 'm',
      provider: 'scripted',
      timeoutMs: 60_000,
      answer: (turns) => {
        asked.push(turns.map(({ content }) => content).join('\n'));
        if (answer instanceof Error) return Promise.reject(answer);
        return Promise.resolve({ text: JSON.stringify(answer), tokens: 10 });
      },
    },
  };
}

/** As a server fails that is not asked again. */
export const OUTAGE: Error = Object.assign(new Error('No.'), { status: 401 });
