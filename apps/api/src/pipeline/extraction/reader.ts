import type { Facts } from '@hoa/contracts';
import { readIsolated, type Page, type Progress, type ReadDocument, type Stated } from '@hoa/document-reader';
import {
  instructionsIn,
  instructionWarnings,
  withInstructionWarnings,
} from './chains/second-reading/instructions';
import type { StoredOrigin } from './stored-pages';

/** Without opening and recognising, reading takes seconds; someone waits for it. */
const MOST_SECONDS_AGAIN = 60;

export interface Understood {
  pages: Page[];
  pageCount: number;
  facts: Facts;
  origin: StoredOrigin;
}

export interface ReadRequest {
  documentId: number;
  readingId: string;
  name: string;
  bytes: Buffer;
  bounds: { memoryMb: number; timeoutSeconds: number };
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Bytes to pages and facts, in a child process of its own. Throws the reader's ReadError. */
export async function understand(request: ReadRequest): Promise<Understood> {
  const { document, facts } = await readIsolated(request.bytes, {
    name: request.name,
    about: { documentId: request.documentId, readingId: request.readingId },
    signal: request.signal,
    onProgress: request.onProgress,
    bounds: {
      memoryBytes: request.bounds.memoryMb * 1024 * 1024,
      totalMs: request.bounds.timeoutSeconds * 1000,
    },
  });
  const { pages, pageCount, container, warnings, info } = document;
  return {
    pages,
    pageCount,
    facts: warned(facts, pages, request),
    origin: { container, pageCount, warnings, ...(info ? { info } : {}) },
  };
}

/** Words to a program change nothing in what rules read; whoever relies on the document is told of them. */
function warned(
  facts: Facts,
  pages: readonly Page[],
  { documentId, readingId, name }: Pick<ReadRequest, 'documentId' | 'readingId' | 'name'>,
): Facts {
  const found = instructionsIn(pages.map(({ number, lines }) => ({ page: number, lines })));
  return withInstructionWarnings(
    facts,
    instructionWarnings(found, { documentId, documentName: name, readingId }),
  );
}

export interface AgainRequest {
  opened: ReadDocument;
  stated: Stated;
  documentId: number;
  readingId: string;
  name: string;
  bounds: ReadRequest['bounds'];
}

/** Pages that were read before to facts that follow what people stated, in a child process too: their words are as foreign as the file. */
export async function understandAs(request: AgainRequest): Promise<Facts> {
  const { facts } = await readIsolated(new Uint8Array(), {
    name: request.name,
    about: { documentId: request.documentId, readingId: request.readingId },
    opened: request.opened,
    ...request.stated,
    bounds: {
      memoryBytes: request.bounds.memoryMb * 1024 * 1024,
      totalMs: Math.min(request.bounds.timeoutSeconds, MOST_SECONDS_AGAIN) * 1000,
    },
  });
  return warned(facts, request.opened.pages, request);
}
