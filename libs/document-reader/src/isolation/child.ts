import { ReadError } from '../page/read-error';
import { readDocument } from '../read';
import { closeNetwork } from './close-network';
import { endWhenDeserted } from './deserted';
import type { ChildMessage, ReadRequest } from './protocol';

/**
 * Entry of the child process, with the number of its supervisor's as its argument: reads one document, sends what it found,
 * and ends. The supervisor in read-isolated.ts kills it when it takes too much memory or time.
 */
closeNetwork();
endWhenDeserted(Number(process.argv[2]));
process.once('message', (request: ReadRequest) => void run(request));

async function run(request: ReadRequest): Promise<void> {
  try {
    const reading = await readDocument(request.bytes, {
      name: request.name,
      limits: request.limits,
      ...(request.about ? { about: request.about } : {}),
      ...(request.opened ? { opened: request.opened } : {}),
      ...(request.kinds ? { kinds: request.kinds } : {}),
      ...(request.answers ? { answers: request.answers } : {}),
      onProgress: (progress) => send({ type: 'progress', progress }),
      onPage: (page) => send({ type: 'page', page }),
      onAlive: () => send({ type: 'alive' }),
    });
    send({ type: 'done', reading: { ...reading, document: { ...reading.document, pages: [] } } });
  } catch (error) {
    send(failure(error));
  }
  // The channel carries messages in order, so the last one through means all are; closing it earlier loses them.
  await last;
  process.disconnect();
}

function failure(error: unknown): ChildMessage {
  if (error instanceof ReadError) {
    const { code, message, detail } = error;
    return { type: 'failed', code, message, ...(detail === undefined ? {} : { detail }) };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { type: 'failed', code: 'reader-failed', message: new ReadError('reader-failed').message, detail };
}

let last: Promise<void> = Promise.resolve();

function send(message: ChildMessage): void {
  last = new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}
