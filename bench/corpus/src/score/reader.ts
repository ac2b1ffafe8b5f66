import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Facts } from '@hoa/contracts';
import { factsOf, readContainer, type ReadDocument } from '@hoa/document-reader';
import type { Given } from './answers';

/** The one place that calls the reader: facts of a document with the answers that were given. */
export type Reread = (answers: readonly Given[]) => Facts;

/** What reads the facts of a document whose pages are known. */
export const rereadPages =
  (document: ReadDocument, name: string): Reread =>
  (answers) =>
    factsOf(document, { documentId: 1, documentName: name, readingId: 'score' }, { answers });

/** The pages of a document, from `cache` where it has them. */
export async function readPages(path: string, cache?: string): Promise<ReadDocument> {
  const [bytes, name] = [await readFile(path), basename(path)];
  if (!cache) return readContainer(bytes, { name });
  const file = join(cache, `${createHash('sha256').update(bytes).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as ReadDocument;
  const document = await readContainer(bytes, { name });
  await mkdir(cache, { recursive: true });
  await writeFile(file, JSON.stringify(document));
  return document;
}
