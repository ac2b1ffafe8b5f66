import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Facts } from '@hoa/contracts';
import { ReadError, withAssociation } from '@hoa/document-reader';
import { understand } from './pipeline/extraction/reader';
import { withStudyYears } from './pipeline/generation/rules/study-years';
import type { GenerationDocument } from './pipeline/generation/rules/types';
import { Config } from './platform/config/config';

/** A document of the command line, with the lines of its pages. */
export interface CommandDocument extends GenerationDocument {
  pages: Parameters<typeof withStudyYears>[1];
}

/** Files that name another association, and the one that they are of all the same. */
export interface Belonging {
  files: ReadonlySet<string>;
  association: string;
}

/** Documents of the command line: one after another; a file that cannot be read is said and left out. */
export async function readAll(files: readonly string[], belonging?: Belonging): Promise<CommandDocument[]> {
  const { reading } = Config.fromEnvironment();
  const documents: CommandDocument[] = [];
  for (const [index, file] of files.entries()) {
    const document = { id: index + 1, name: path.basename(file) };
    try {
      const bytes = await readFile(file);
      const { facts, pages } = await understand({
        documentId: document.id,
        readingId: randomUUID(),
        name: document.name,
        bytes,
        bounds: reading,
        signal: AbortSignal.timeout(reading.timeoutSeconds * 1000),
        onProgress: () => undefined,
      });
      const stored = pages.map(({ number, lines }) => ({ page: number, lines }));
      const own = belonging?.files.has(file) ? ofAssociation(facts, belonging.association) : facts;
      documents.push({ ...document, facts: withStudyYears(own, stored), pages: stored });
    } catch (error) {
      const failure = sentenceOf(error, file);
      process.stderr.write(`${failure}\n`);
      documents.push({ ...document, facts: null, failure, pages: [] });
    }
  }
  return documents;
}

const ofAssociation = (facts: Facts, name: string): Facts =>
  facts.association ? { ...facts, association: withAssociation(facts.association, name) } : facts;

function sentenceOf(error: unknown, file: string): string {
  if (error instanceof ReadError) return `${file}: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `${file}: there is no such file.`;
  if (code === 'EISDIR') return `${file}: this is a folder, not a document.`;
  if (code === 'EACCES') return `${file}: this file may not be opened.`;
  throw error;
}
