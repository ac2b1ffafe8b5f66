import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DocumentDetail, DocumentPage, DocumentRow, Facts } from '@hoa/contracts';
import { READER } from '@hoa/document-reader';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../documents/documents.service';
import { CorrectionsService } from './corrections.service';
import { Readings } from './readings';
import type { StoredPage } from './stored-pages';

const POLL_MS = 250;

export interface WaitOptions {
  timeoutMs: number;
  signal?: AbortSignal;
  onProgress?: (rows: DocumentRow[]) => void | Promise<void>;
}

/** What was read from the documents of the workspace that asks. */
@Injectable()
export class ExtractionService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly readings: Readings,
    private readonly corrections: CorrectionsService,
  ) {}

  async detail(documentId: number): Promise<DocumentDetail> {
    const row = await this.documents.get(documentId);
    return { ...row, content: row.status === 'ready' ? await this.readings.textOf(documentId) : '' };
  }

  async page(documentId: number, page: number): Promise<DocumentPage> {
    await this.documents.get(documentId);
    const found = await this.readings.pageOf(documentId, page);
    if (!found) throw new AppError('not_found', 'The document has no such page.');
    return { page, ...found };
  }

  /** Of one document, corrections laid over; empty, with its status, before it is read. */
  async facts(documentId: number): Promise<Facts> {
    const row = await this.documents.get(documentId);
    const [facts] = await this.corrections.factsOf([documentId]);
    return facts ?? emptyFacts(row);
  }

  /** Of several documents, by their newest ready readings and as people corrected them; one that is not read is left out. */
  factsOf(documentIds: readonly number[]): Promise<Facts[]> {
    return this.corrections.factsOf(documentIds);
  }

  /** Ids of the corrections in force of several documents, ascending. */
  correctionsOf(documentIds: readonly number[]): Promise<number[]> {
    return this.corrections.inForce(documentIds);
  }

  async pagesOf(documentId: number): Promise<StoredPage[]> {
    await this.documents.get(documentId);
    return this.readings.pagesOf(documentId);
  }

  /**
   * Waits until each document is ready or failed, or the time is over, and answers how they stand then. Deleted ones
   * are not waited for. `onProgress` hears each look.
   */
  async waitUntilRead(documentIds: readonly number[], options: WaitOptions): Promise<DocumentRow[]> {
    const until = Date.now() + options.timeoutMs;
    for (;;) {
      const rows = await this.documents.find(documentIds);
      await options.onProgress?.(rows);
      const settled = rows.every(({ status }) => status === 'ready' || status === 'failed');
      if (settled || Date.now() >= until) return rows;
      await delay(POLL_MS, undefined, { signal: options.signal });
    }
  }
}

function emptyFacts({ id, status }: DocumentRow): Facts {
  return {
    schema: 1,
    documentId: id,
    readingId: null,
    status,
    kind: 'other',
    confidence: 0,
    reader: { ...READER },
    parts: [],
    warnings: [],
  };
}
