import { setTimeout as delay } from 'node:timers/promises';

/** No request may take longer: a process that was stopped never answers. */
const ANSWER_MS = 45_000;
/** So long a device keeps trying before it says that it is stuck. */
const PATIENCE_MS = 600_000;
const AGAIN = new Set([429, 500, 502, 503, 504]);

/** A browser that makes each request until it is answered, as somebody patient would: the same one, by its key. */
export class Device {
  constructor({ random, urls, tally }) {
    Object.assign(this, { random, urls, tally });
    this.id = `${Date.now()}-${hex(random, 32)}-Test`;
  }

  get(path) {
    return this.call(path);
  }

  post(path, body) {
    return this.call(path, { method: 'POST', json: body ?? {}, key: hex(this.random, 32) });
  }

  patch(path, body) {
    return this.call(path, { method: 'PATCH', json: body });
  }

  upload({ name, bytes }) {
    const form = () => {
      const data = new FormData();
      data.append('file', new Blob([bytes]), name);
      return data;
    };
    return this.call('/api/documents', { method: 'POST', form, key: hex(this.random, 32) });
  }

  /** Bytes of a file. */
  async file(path) {
    return Buffer.from(await this.call(path, { as: 'bytes' }));
  }

  /** Lines of a stream; one that is cut off is asked for again. */
  async stream(path, body) {
    const text = await this.call(path, { method: 'POST', json: body, as: 'stream' });
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }

  /** The answer, or a Refusal where asking again would not help. */
  async call(path, options = {}) {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const outcome = await this.once(path, options);
      if ('value' in outcome) return outcome.value;
      if (!outcome.again) throw new Refusal(path, outcome);
      if (Date.now() > until)
        throw new Error(`${path} was not answered in ${PATIENCE_MS} ms: ${outcome.text}`);
      await delay(200 + this.random.between(0, 300));
    }
  }

  async once(path, { method = 'GET', json, form, key, as = 'json' }) {
    const from = Date.now();
    try {
      const response = await fetch(this.random.pick(this.urls()) + path, {
        method,
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          'x-device-id': this.id,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: form ? form() : json === undefined ? undefined : JSON.stringify(json),
      });
      if (response.ok) return { value: await read(response, as) };
      const text = await response.text();
      this.tally.answer(response.status, `${method} ${path}: ${text}`);
      const isBusy = response.status === 409 && text.includes('still being worked on');
      return { again: isBusy || AGAIN.has(response.status), status: response.status, text };
    } catch (error) {
      this.tally.answer(error.name === 'TimeoutError' ? 'no answer' : 'cut off', `${method} ${path}`);
      return { again: true, text: String(error.cause ?? error) };
    } finally {
      this.tally.took(Date.now() - from);
    }
  }
}

export class Refusal extends Error {
  constructor(path, { status, text }) {
    super(`${path} answered ${status}: ${text}`);
    this.status = status;
    this.body = text;
  }
}

async function read(response, as) {
  if (as === 'bytes') return response.arrayBuffer();
  if (as === 'json') return response.json();
  const text = await response.text();
  if (!/"(items|error)"/.test(text.trim().split('\n').at(-1))) throw new Error('The stream was cut off.');
  return text;
}

function hex(random, length) {
  return Array.from({ length }, () => random.between(0, 15).toString(16)).join('');
}
