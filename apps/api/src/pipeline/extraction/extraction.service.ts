import { Injectable } from '@nestjs/common';
import type { DocumentDetail, DocumentPage, DocumentRow, Facts, Question } from '@hoa/contracts';
import { toCents } from '@hoa/budget-math';
import { READER } from '@hoa/document-reader';
import { Notices } from '../../platform/database/notices';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../documents/documents.service';
import { documentTopic } from '../documents/reading-state';
import { CorrectionsService } from './corrections.service';
import { Readings } from './readings';
import type { StoredPage } from './stored-pages';

/** Looks again even without a notice, since one may be lost. */
const LOOK_MS = 2_000;

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
    private readonly notices: Notices,
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

  /** Of one document, open ones first, largest effect first; none before it is read. */
  async questions(documentId: number): Promise<Question[]> {
    const { parts } = await this.facts(documentId);
    return sortQuestions(parts.flatMap((part) => (part.kind === 'budget' ? (part.questions ?? []) : [])));
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
    const until = performance.now() + options.timeoutMs;
    const hearing = this.notices.listen(documentIds.map(documentTopic));
    try {
      for (;;) {
        const rows = await this.documents.find(documentIds);
        await options.onProgress?.(rows);
        const settled = rows.every(({ status }) => status === 'ready' || status === 'failed');
        const left = until - performance.now();
        if (settled || left <= 0) return rows;
        await hearing.next(Math.min(LOOK_MS, left), options.signal);
      }
    } finally {
      hearing.close();
    }
  }
}

export function sortQuestions<T extends Question>(questions: readonly T[]): T[] {
  const isAnswered = ({ answered }: Question): number => (answered === undefined ? 0 : 1);
  const effect = (question: Question): number => Math.abs(toCents(question.effect));
  return [...questions].sort((a, b) => isAnswered(a) - isAnswered(b) || effect(b) - effect(a));
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
