import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/start/prepare.mjs';

/** The program that reads documents by rules, by a model and by both, one request at a time. */
export class Readers {
  #child;
  #answers;
  #cache;

  constructor({ provider, environment, reader, cache }) {
    this.#cache = cache;
    this.#child = spawn(
      process.execPath,
      [
        path.join(root, 'apps/api/dist/evaluate.js'),
        '--provider',
        provider,
        ...(reader ? ['--reader', reader] : []),
      ],
      { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...environment } },
    );
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** `{ builtIn, pages }`, or `{ error }`. */
  async byRules(file) {
    return this.#ask({
      by: 'rules',
      path: file,
      ...(this.#cache ? { opened: await openedIn(this.#cache, file) } : {}),
    });
  }

  /** `{ model, both }` of the document that the rules read last, or `{ error }`. */
  byModel() {
    return this.#ask({ by: 'model' });
  }

  end() {
    this.#child.stdin.end();
  }

  async #ask(request) {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('The program that reads the papers ended early.');
    return JSON.parse(value);
  }
}

/** The file that holds a document's pages, which are read now where no run has read them before. */
async function openedIn(cache, file) {
  const require = createRequire(import.meta.url);
  const { hashOf, kept } = require('../extraction/dist/reading.js');
  const { readContainer } = require('@hoa/document-reader');
  const bytes = await readFile(file);
  const key = hashOf(bytes);
  await kept({ cache, key, make: () => readContainer(bytes, { name: path.basename(file) }) });
  return path.join(cache, `${key}.json`);
}
