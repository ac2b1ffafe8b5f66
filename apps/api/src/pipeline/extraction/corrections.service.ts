import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  MOST_CORRECTIONS,
  type Correction,
  type DocumentRow,
  type Facts,
  type NewAnswer,
  type NewCorrection,
} from '@hoa/contracts';
import { KeptCorrection, kindsOf, locate, locateAnswer, type Corrected } from '@hoa/document-reader';
import { toCents, toDecimalString } from '@hoa/budget-math';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../documents/documents.service';
import { CorrectionsTable, type LoggedCorrection } from './corrections.table';
import { CorrectedFacts } from './corrected-facts';
import { Readings } from './readings';

const RECORD_ATTEMPTS = 5;
const BACK_OFF_MS = 20;

/** What people say against a reading: an overlay that is laid over whatever reading is the newest. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsService,
    private readonly table: CorrectionsTable,
    private readonly readings: Readings,
    private readonly facts: CorrectedFacts,
  ) {}

  /** Facts of each document's newest reading with its corrections laid over; one that is not read is left out. */
  factsOf(documentIds: readonly number[]): Promise<Facts[]> {
    return this.facts.find(documentIds);
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
    const corrected = read && (await this.facts.layOver(row, read, inForce));
    return log.map((entry) => toCorrection(entry, corrected));
  }

  /** Throws `conflict` where it fits nowhere, and `stale_version` where its giver looked at an older reading. */
  async add(documentId: number, given: NewCorrection): Promise<Correction> {
    const { row, read } = await this.facts.getRead(documentId);
    if (read.readingId !== given.readingId) throw readAgain();
    const inForce = (await this.table.inForce([documentId])).get(documentId) ?? [];
    const located = locate((await this.facts.layOver(row, read, inForce)).facts, given);
    if (!located) throw noSuchPlace();
    if (given.field === 'kind' && given.pages) await this.checkPages(documentId, given.pages);
    const correction = KeptCorrection.parse({ ...given, ...located, value: valueOf(given), id: NEWEST });
    return this.store(documentId, { row, read, inForce, correction });
  }

  /** An answer counts for later readings too: a question's id is made from its words. */
  async answer(documentId: number, given: NewAnswer): Promise<Correction> {
    const { row, read } = await this.facts.getRead(documentId);
    const inForce = (await this.table.inForce([documentId])).get(documentId) ?? [];
    const located = locateAnswer((await this.facts.layOver(row, read, inForce)).facts, given);
    if (located === 'unknown-question') throw unknownQuestion();
    if (located === 'unknown-answer') throw unknownAnswer();
    const value = given.answerId;
    const correction = KeptCorrection.parse({ field: 'answer', value, ...located, id: NEWEST });
    return this.store(documentId, { row, read, inForce, correction });
  }

  private async store(documentId: number, given: NewEntry): Promise<Correction> {
    const { row, read, inForce, correction } = given;
    const changesReading = correction.field === 'kind' || correction.field === 'answer';
    // Before it is kept: pages that cannot be read so are refused, and nothing is different.
    if (changesReading) await this.facts.assertReadable(row, read, [...inForce, correction]);
    const id = await this.database.inTransaction(async () => {
      await this.table.lock(documentId);
      if ((await this.table.count(documentId)) >= MOST_CORRECTIONS) throw tooMany();
      return this.table.insert(documentId, correction);
    });
    if (correction.field === 'kind') await this.recordKind(documentId);
    return this.entry(documentId, id);
  }

  async remove(documentId: number, id: number): Promise<Correction> {
    await this.facts.getRead(documentId);
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
    for (let attempt = 1; attempt <= RECORD_ATTEMPTS; attempt += 1) {
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
      await delay(BACK_OFF_MS * 2 ** attempt);
    }
    // Corrections keep coming: they wait while the pages are read once.
    await this.database.inTransaction(async () => {
      await this.table.lock(documentId);
      const [facts] = await this.factsOf([documentId]);
      if (facts) await this.documents.recordKind(documentId, facts.kind);
    });
  }

  private async idsInForce(documentId: number): Promise<string> {
    const kept = (await this.table.inForce([documentId])).get(documentId) ?? [];
    return kept.map(({ id }) => id).join();
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

interface NewEntry {
  row: DocumentRow;
  read: Facts;
  inForce: readonly KeptCorrection[];
  correction: KeptCorrection;
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

function unknownQuestion(): AppError {
  return new AppError(
    'invalid_request',
    'This question is not about this document any more. Please open the document again.',
  );
}

function unknownAnswer(): AppError {
  return new AppError(
    'invalid_request',
    'This is not one of the answers to this question. Please choose one.',
  );
}

function tooMany(): AppError {
  return new AppError(
    'quota_exceeded',
    `This document has reached the limit of ${MOST_CORRECTIONS} corrections. A better copy of it may need fewer.`,
  );
}
