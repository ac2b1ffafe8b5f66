import type { Facts } from '@hoa/contracts';
import { readIsolated, type Page, type Progress } from '@hoa/document-reader';

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
  return { pages: document.pages, pageCount: document.pageCount, facts };
}
