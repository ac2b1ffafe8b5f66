import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Facts } from '@hoa/contracts';
import { factsOf, readContainer, type ReadDocument } from '@hoa/document-reader';
import type { Given } from './answers';

/** The one place that calls the reader: facts of a document with the answers that were given. */
export type Reread = (answers: readonly Given[]) => Facts;

/** Opens a document, or takes its pages from `cache`, and returns what reads its facts. */
export async function openDocument(path: string, cache?: string): Promise<Reread> {
  const name = basename(path);
  const document = await pagesOf(await readFile(path), { name, ...(cache ? { cache } : {}) });
  return (answers) =>
    factsOf(document, { documentId: 1, documentName: name, readingId: 'score' }, { answers });
}

async function pagesOf(bytes: Uint8Array, from: { name: string; cache?: string }): Promise<ReadDocument> {
  if (!from.cache) return readContainer(bytes, { name: from.name });
  const file = join(from.cache, `${createHash('sha256').update(bytes).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as ReadDocument;
  const document = await readContainer(bytes, { name: from.name });
  await mkdir(from.cache, { recursive: true });
  await writeFile(file, JSON.stringify(document));
  return document;
}
