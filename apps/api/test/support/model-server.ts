import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const Asked = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
});

export interface AskedQuestion {
  /** The system's words, by which a test knows the task. */
  system: string;
  body: z.infer<typeof Asked>;
  authorization: string | undefined;
}

/** What a server does with a question; `write` has the connection to itself. */
export type Reply =
  | { content: string; usage?: { prompt_tokens: number; completion_tokens: number } }
  | { status: number; headers?: Record<string, string>; error?: string }
  | { write: (response: ServerResponse) => void };

/** A server that speaks OpenAI's chat completions, and misbehaves as a test tells it to, down to the bytes. */
export class ModelServer {
  readonly asked: AskedQuestion[] = [];
  reply: (question: AskedQuestion) => Reply = () => ({ status: 500 });
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Asked.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        const system = body.messages.find(({ role }) => role === 'system')?.content ?? '';
        const question = { system, body, authorization: request.headers.authorization };
        this.asked.push(question);
        answer(response, this.reply(question));
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function answer(response: ServerResponse, reply: Reply): void {
  if ('write' in reply) return reply.write(response);
  const { status, headers, body } =
    'status' in reply
      ? { status: reply.status, headers: reply.headers, body: { error: { message: reply.error ?? 'No.' } } }
      : { status: 200, headers: {}, body: completion(reply) };
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export function completion({ content, usage }: Extract<Reply, { content: string }>): object {
  const counted = usage ?? { prompt_tokens: 100, completion_tokens: 20 };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { ...counted, total_tokens: counted.prompt_tokens + counted.completion_tokens },
  };
}
