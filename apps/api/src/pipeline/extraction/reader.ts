import type { Facts } from '@hoa/contracts';
import { readIsolated, type Page, type Progress, type ReadDocument } from '@hoa/document-reader';

/** Raised when reading changes so much that documents should be read again. */
export const READER = { engine: 'built-in', version: '1' } as const;

export interface Understood {
  pages: Page[];
  pageCount: number;
  facts: Facts;
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
  const { document } = await readIsolated(request.bytes, {
    name: request.name,
    signal: request.signal,
    onProgress: request.onProgress,
    bounds: { memoryBytes: request.bounds.memoryMb * 1024 * 1024, totalMs: request.bounds.timeoutSeconds * 1000 },
  });
  return { pages: document.pages, pageCount: document.pageCount, facts: factsOf(document, request) };
}

function factsOf(document: ReadDocument, { documentId, readingId }: ReadRequest): Facts {
  return {
    schema: 1,
    documentId,
    readingId,
    status: 'ready',
    kind: 'other',
    confidence: 0,
    reader: READER,
    parts: [],
    warnings: document.warnings.map(({ code, message }) => ({ code, message })),
  };
}
