import { readContainer } from './containers/read-container';
import type { ReadOptions } from './page/options';
import type { ReadDocument } from './page/types';

/** What reading a file gives: its pages, and what was understood of them. */
export interface Reading {
  document: ReadDocument;
}

/** Reads a file whole, in this process. The isolated child calls this one function and nothing else. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  const document = await readContainer(bytes, options);
  return { document };
}
