import { Injectable, Logger } from '@nestjs/common';
import {
  MOST_CORRECTIONS,
  type Correction,
  type DocumentRow,
  type Facts,
  type NewCorrection,
} from '@hoa/contracts';
import {
  applyCorrections,
  KeptCorrection,
  kindsOf,
  locate,
  ReadError,
  type Corrected,
} from '@hoa/document-reader';
import { toCents, toDecimalString } from '@hoa/budget-math';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../documents/documents.service';
import { CorrectionsTable, type LoggedCorrection } from './corrections.table';
import { KindReadings } from './kind-readings';
import { Readings } from './readings';

/** What people say against a reading: an overlay that is laid over whatever reading is the newest. */
@Injectable()
export class CorrectionsService {
  private readonly logger = new Logger('Corrections');

  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsService,
    private readonly table: CorrectionsTable,
    private readonly readings: Readings,
    private readonly kinds: KindReadings,
  ) {}

  /** Facts of each document's newest reading with its corrections laid over; one that is not read is left out. */
  async factsOf(documentIds: readonly number[]): Promise<Facts[]> {
    const read = await this.readings.factsOf(documentIds);
    const kept = await this.table.inForce(documentIds);
    if (kept.size === 0) return read;
    const rows = new Map((await this.documents.find(documentIds)).map((row) => [row.id, row]));
    return Promise.all(
      read.map(async (facts) => {
        const [row, own] = [rows.get(facts.documentId), kept.get(facts.documentId)];
        return row && own ? (await this.laidOver(row, facts, own)).facts : facts;
      }),
    );
  }

  /** Ids of the corrections in force of several documents, ascending. */
  async inForce(documentIds: readonly number[]): Promise<number[]> {
    const kept = await this.table.inForce(documentIds);
    return [...kept.values()].flatMap((own) => own.map(({ id }) => id)).sort((a, b) => a - b);
  }

  async list(documentId: number): Promise<Correction[]> {
    const row = await this.documents.get(documentId);
    const log = await this.table.log(documentId);
    const [read] = await this.readings.factsOf([documentId]);
    const inForce = log.filter(({ removed }) => !removed).map(({ kept }) => kept);
    const corrected = read && (await this.laidOver(row, read, inForce));
    return log.map((entry) => toCorrection(entry, corrected));
  }

  /** Throws `conflict` where it fits nowhere, and `stale_version` where its giver looked at an older reading. */
  async add(documentId: number, given: NewCorrection): Promise<Correction> {
    const { row, read } = await this.readable(documentId);
    if (read.readingId !== given.readingId) throw readAgain();
    const inForce = (await this.table.inForce([documentId])).get(documentId) ?? [];
    const located = locate((await this.laidOver(row, read, inForce)).facts, given);
    if (!located) throw noSuchPlace();
    if (given.field === 'kind' && given.pages) await this.checkPages(documentId, given.pages);
    const correction = KeptCorrection.parse({ ...given, ...located, value: valueOf(given), id: NEWEST });
    // Before it is kept: pages that cannot be read so are refused, and nothing is different.
    if (given.field === 'kind') await this.tryReading(row, read, [...inForce, correction]);
    const id = await this.database.inTransaction(async () => {
      await this.table.lock(documentId);
      if ((await this.table.count(documentId)) >= MOST_CORRECTIONS) throw tooMany();
      return this.table.insert(documentId, correction);
    });
    if (given.field === 'kind') await this.recordKind(documentId);
    return this.entry(documentId, id);
  }

  async remove(documentId: number, id: number): Promise<Correction> {
    await this.readable(documentId);
    if (!(await this.table.remove(documentId, id)))
      throw new AppError('not_found', 'This correction is not there any more.');
    const entry = await this.entry(documentId, id);
    if (entry.field === 'kind') await this.recordKind(documentId);
    return entry;
  }

  /** What a person said that the whole document is, if anyone did. */
  async kindOf(documentId: number): Promise<Facts['kind'] | undefined> {
    const kept = (await this.table.inForce([documentId])).get(documentId) ?? [];
    return kindsOf(kept).findLast(({ pages }) => !pages)?.kind;
  }

  /** The row's word of its kind follows, also where only some of its pages were corrected. */
  async recordKind(documentId: number): Promise<void> {
    for (;;) {
      const before = await this.idsInForce(documentId);
      const [facts] = await this.factsOf([documentId]);
      if (!facts) return;
      const isRecorded = await this.database.inTransaction(async () => {
        await this.table.lock(documentId);
        // Another correction came while the pages were read as this one says: its kind counts.
        if ((await this.idsInForce(documentId)) !== before) return false;
        await this.documents.recordKind(documentId, facts.kind);
        return true;
      });
      if (isRecorded) return;
    }
  }

  private async idsInForce(documentId: number): Promise<string> {
    const kept = (await this.table.inForce([documentId])).get(documentId) ?? [];
    return kept.map(({ id }) => id).join();
  }

  private async laidOver(row: DocumentRow, read: Facts, kept: readonly KeptCorrection[]): Promise<Corrected> {
    const about = { read, pages: row.pagesRead };
    try {
      return applyCorrections(await this.asTold(row, read, kept), kept, about);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      // A newer reader may fail on what the one before managed: then the kind as read is what is left.
      this.logger.warn(`Document ${row.id} could not be read as it was corrected: ${error.code}`);
      const rest = applyCorrections(
        read,
        kept.filter(({ field }) => field !== 'kind'),
        about,
      );
      const message = `The document could not be read as the kind that you gave it. ${error.message}`;
      rest.facts.warnings.push({ code: 'kind_not_readable', message });
      return rest;
    }
  }

  private async asTold(row: DocumentRow, read: Facts, kept: readonly KeptCorrection[]): Promise<Facts> {
    const kinds = kindsOf(kept);
    return kinds.length === 0 || !read.readingId ? read : this.kinds.of(row, read.readingId, kinds);
  }

  private async tryReading(row: DocumentRow, read: Facts, kept: readonly KeptCorrection[]): Promise<void> {
    try {
      await this.asTold(row, read, kept);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      throw new AppError(
        'conflict',
        `The document could not be read as that kind, so nothing was changed. ${error.message}`,
        { cause: error },
      );
    }
  }

  private async readable(documentId: number): Promise<{ row: DocumentRow; read: Facts }> {
    const row = await this.documents.get(documentId);
    const [read] = row.status === 'ready' ? await this.readings.factsOf([documentId]) : [];
    if (!read)
      throw new AppError(
        'documents_not_ready',
        'This document is not read yet. Please correct it once it is.',
      );
    return { row, read };
  }

  private async checkPages(documentId: number, [, last]: [number, number]): Promise<void> {
    const page = await this.readings.pageOf(documentId, last);
    if (!page) throw noSuchPlace();
  }

  private async entry(documentId: number, id: number): Promise<Correction> {
    const entry = (await this.list(documentId)).find((one) => one.id === id);
    if (!entry) throw new AppError('not_found', 'The document was not found.');
    return entry;
  }
}

/** Stands for the id of a correction that is not kept yet: it is the last. */
const NEWEST = Number.MAX_SAFE_INTEGER;

function valueOf(given: NewCorrection): NewCorrection['value'] {
  return given.field === 'amount' ? toDecimalString(toCents(given.value)) : given.value;
}

function toCorrection({ kept, at, removed }: LoggedCorrection, corrected: Corrected | undefined): Correction {
  const { id, field, value, about, locator } = kept;
  const applied = corrected?.facts.corrections?.find((one) => one.id === id);
  const state = removed
    ? 'removed'
    : corrected?.replaced.has(id)
      ? 'replaced'
      : applied
        ? 'applied'
        : 'misfit';
  const pages = locator.pages ? { pages: locator.pages } : {};
  return { ...(applied ?? { id, field, value, about, was: null, ...pages }), at: at.toISOString(), state };
}

function readAgain(): AppError {
  return new AppError(
    'stale_version',
    'This document was read again meanwhile, so your correction was not saved. Please look at it again.',
  );
}

function noSuchPlace(): AppError {
  return new AppError(
    'conflict',
    'What you corrected is not there any more, so nothing was saved. Please open the document again.',
  );
}

function tooMany(): AppError {
  return new AppError(
    'quota_exceeded',
    `This document has reached the limit of ${MOST_CORRECTIONS} corrections. A better copy of it may need fewer.`,
  );
}
