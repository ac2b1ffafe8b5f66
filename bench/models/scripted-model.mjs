import { createServer } from 'node:http';
import { answerOf, taskOf } from './from-truth.mjs';

/** A server with OpenAI's protocol whose answers come from the truth of the document that it is asked about. */
export class ScriptedModel {
  #truth;
  #server = createServer((request, response) => void this.#answer(request, response));

  async start() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  answerFrom(truth) {
    this.#truth = truth;
  }

  get environment() {
    const { port } = this.#server.address();
    return {
      OPENAI_API_KEY: 'scripted',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: 'scripted',
      AI_PRICES: 'scripted=1/2',
    };
  }

  async #answer(request, response) {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { messages = [] } = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
    const text = (role) => String(messages.find((message) => message.role === role)?.content ?? '');
    const [system, human] = [text('system'), text('user')];
    const content = JSON.stringify(answerOf(taskOf(system), this.#truth, human));
    const prompt_tokens = Math.ceil((system.length + human.length) / 4);
    const completion_tokens = Math.ceil(content.length / 4);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'scripted',
        object: 'chat.completion',
        created: 0,
        model: 'scripted',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
      }),
    );
  }

  stop() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
