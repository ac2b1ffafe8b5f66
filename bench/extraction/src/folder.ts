import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Truth, truthName } from '@hoa/bench-associations';
import { factsOf, readContainer, type ReadDocument } from '@hoa/document-reader';
import { scoreDocument, type DocumentScore } from './score/document';

export interface FolderOptions {
  /** Keeps the pages that were read under their file's hash, so that another run only derives facts. */
  cache?: string;
  /** Only files whose name contains this. */
  only?: string;
  /** Told of each document as soon as it is scored. */
  onScore?: (score: DocumentScore) => void;
}

/** Scores every document of a folder that has a truth file beside it, in the order of their names. */
export async function scoreFolder(folder: string, options: FolderOptions = {}): Promise<DocumentScore[]> {
  const names = (await readdir(folder)).sort();
  const scores: DocumentScore[] = [];
  for (const name of names) {
    if (!names.includes(truthName(name)) || (options.only && !name.includes(options.only))) continue;
    const truth = Truth.parse(JSON.parse(await readFile(join(folder, truthName(name)), 'utf8')));
    const score = await scoreFile(join(folder, name), truth, options.cache);
    scores.push(score);
    options.onScore?.(score);
  }
  return scores;
}

async function scoreFile(path: string, truth: Truth, cache: string | undefined): Promise<DocumentScore> {
  const start = performance.now();
  try {
    const document = await pagesOf(path, truth.file, cache);
    const facts = factsOf(document, { documentId: 1, documentName: truth.file, readingId: 'eval' });
    const seconds = (performance.now() - start) / 1000;
    return { ...scoreDocument(truth, facts), pages: document.pages.length, seconds };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      file: truth.file,
      medium: truth.medium,
      kind: truth.kind,
      kindRight: false,
      inventedRows: 0,
      notes: [],
      pages: 0,
      seconds: 0,
      error: message,
    };
  }
}

async function pagesOf(path: string, name: string, cache: string | undefined): Promise<ReadDocument> {
  const bytes = await readFile(path);
  if (!cache) return readContainer(bytes, { name });
  const kept = join(cache, `${createHash('sha256').update(bytes).digest('hex')}.json`);
  // The cache is this program's own: what it wrote is what it reads.
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as ReadDocument;
  const document = await readContainer(bytes, { name });
  await mkdir(cache, { recursive: true });
  await writeFile(kept, JSON.stringify(document));
  return document;
}
