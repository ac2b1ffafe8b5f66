import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { factsOf, readContainer, readIsolated, type ReadDocument } from '@hoa/document-reader';
import type { Facts } from '@hoa/contracts';
import { withCost, type Cost } from './cost';

export interface PaperReading extends Partial<Cost> {
  facts: Facts;
  pages: number;
  seconds?: number;
}

const about = (name: string) => ({ documentId: 1, documentName: name, readingId: 'eval' });

/** Reads a document in this process, or takes its pages from `cache`; facts are derived anew every time. */
export async function readHere(path: string, cache: string | undefined): Promise<PaperReading> {
  const name = basename(path);
  const bytes = await readFile(path);
  const started = performance.now();
  const { value: document, wasKept } = await kept({
    cache,
    key: hashOf(bytes),
    make: () => readContainer(bytes, { name }),
  });
  const facts = factsOf(document, about(name));
  const seconds = (performance.now() - started) / 1000;
  return { facts, pages: document.pages.length, ...(wasKept ? {} : { seconds }) };
}

/** Reads a document as the service does, in a process of its own, and measures that process from its start to its end. */
export async function readApart(path: string): Promise<PaperReading> {
  const name = basename(path);
  const bytes = await readFile(path);
  const started = performance.now();
  const { result, cost } = await withCost(() =>
    readIsolated(bytes, { name, about: { documentId: 1, readingId: 'eval' } }),
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    facts: result.facts,
    pages: result.document.pages.length,
    seconds,
    ...cost,
  };
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Pages that another run has read. The cache is this program's own: what it wrote is what it reads. */
export async function kept(input: {
  cache: string | undefined;
  key: string;
  make: () => Promise<ReadDocument>;
}): Promise<{ value: ReadDocument; wasKept: boolean }> {
  const { cache, key, make } = input;
  if (!cache) return { value: await make(), wasKept: false };
  const file = join(cache, `${key}.json`);
  if (existsSync(file))
    return { value: JSON.parse(await readFile(file, 'utf8')) as ReadDocument, wasKept: true };
  const value = await make();
  await mkdir(cache, { recursive: true });
  await writeFile(file, JSON.stringify(value));
  return { value, wasKept: false };
}
