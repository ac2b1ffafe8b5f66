import { Injectable, Logger } from '@nestjs/common';
import type { DocumentRow, Facts } from '@hoa/contracts';
import {
  applyCorrections,
  findAnswers,
  kindsOf,
  READER,
  ReadError,
  type Corrected,
  type KeptCorrection,
  type Stated,
} from '@hoa/document-reader';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../documents/documents.service';
import { CorrectionsTable } from './corrections.table';
import { KindReadings } from './kind-readings';
import { Readings } from './readings';

/** Facts as today's reader understands the stored pages, with the corrections in force laid over them. */
@Injectable()
export class CorrectedFacts {
  private readonly logger = new Logger('Corrections');

  constructor(
    private readonly documents: DocumentsService,
    private readonly table: CorrectionsTable,
    private readonly readings: Readings,
    private readonly again: KindReadings,
  ) {}

  /** Of each document's newest reading; a document that is not read is left out. */
  async find(documentIds: readonly number[]): Promise<Facts[]> {
    const read = await this.readings.factsOf(documentIds);
    const kept = await this.table.inForce(documentIds);
    if (kept.size === 0 && !read.some(isOutdated)) return read;
    const rows = new Map((await this.documents.find(documentIds)).map((row) => [row.id, row]));
    const found: Facts[] = [];
    // One by one: each may be a process of its own, and a workspace may have hundreds of documents.
    for (const facts of read) {
      const [row, own = []] = [rows.get(facts.documentId), kept.get(facts.documentId)];
      const isAsRead = own.length === 0 && !isOutdated(facts);
      found.push(!row || isAsRead ? facts : (await this.layOver(row, facts, own)).facts);
    }
    return found;
  }

  /** The facts of one reading with these corrections laid over them. */
  async layOver(row: DocumentRow, read: Facts, kept: readonly KeptCorrection[]): Promise<Corrected> {
    const about = { read, pages: row.pagesRead };
    try {
      return applyCorrections(await this.understand(row, read, statedIn(kept)), kept, about);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      // A newer reader may fail on what the one before managed: then the facts as read are what is left.
      this.logger.warn(`Document ${row.id} could not be read as it was corrected: ${error.code}`);
      const stated = statedIn(kept);
      // Tried once: nobody waits for it again until a person or the reader changes something.
      if (!hasAny(stated) && read.readingId) await this.again.keep(read.readingId, stated, read);
      const rest = applyCorrections(
        read,
        kept.filter(({ field }) => field !== 'kind' && field !== 'answer'),
        about,
      );
      const message = `The document could not be read with your corrections of its kind and your answers. ${error.message}`;
      if (hasAny(stated)) rest.facts.warnings.push({ code: 'kind_not_readable', message });
      return rest;
    }
  }

  /** Throws `conflict` where the stored pages cannot be read with these corrections. */
  async assertReadable(row: DocumentRow, read: Facts, kept: readonly KeptCorrection[]): Promise<void> {
    try {
      await this.understand(row, read, statedIn(kept));
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      throw new AppError(
        'conflict',
        `The document could not be read that way, so nothing was changed. ${error.message}`,
        { cause: error },
      );
    }
  }

  /** A document that is read, with the facts of its reading. Throws `documents_not_ready`. */
  async getRead(documentId: number): Promise<{ row: DocumentRow; read: Facts }> {
    const row = await this.documents.get(documentId);
    const [read] = row.status === 'ready' ? await this.readings.factsOf([documentId]) : [];
    if (!read)
      throw new AppError(
        'documents_not_ready',
        'This document is not read yet. Please correct it once it is.',
      );
    return { row, read };
  }

  private async understand(row: DocumentRow, read: Facts, stated: Stated): Promise<Facts> {
    if (!read.readingId || (!hasAny(stated) && !isOutdated(read))) return read;
    return this.again.find(row, read.readingId, stated);
  }
}

function statedIn(kept: readonly KeptCorrection[]): Stated {
  return { kinds: kindsOf(kept), answers: findAnswers(kept) };
}

const hasAny = ({ kinds = [], answers = [] }: Stated): boolean => kinds.length + answers.length > 0;

/** Read by an older version of our rules: its stored pages are understood again, once. */
function isOutdated({ reader }: Facts): boolean {
  return reader.engine === READER.engine && reader.version !== READER.version;
}
