import type { Facts } from '@hoa/contracts';
import { readContainer } from './containers/read-container';
import { factSteps } from './facts';
import type { ReadOptions } from './page/options';
import type { ReadDocument } from './page/types';
import { paced } from './steps';

/** What reading a file gives: its pages, and what was understood of them. */
export interface Reading {
  document: ReadDocument;
  facts: Facts;
}

/** Reads a file whole, in this process. The isolated child calls this one function and nothing else. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  const document = options.opened ?? (await readContainer(bytes, options));
  const { documentId = 0, readingId = '' } = options.about ?? {};
  const meta = { documentId, documentName: options.name, readingId };
  const facts = await paced(factSteps(document, meta, options), () => options.onAlive?.());
  return { document, facts };
}
