import { Injectable } from '@nestjs/common';
import type { DocumentKind } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { Notices } from '../../platform/database/notices';
import { UNFLUSHED } from '../../platform/database/unflushed';
import { keyOf } from '../../platform/queue/job';
import { Queue } from '../../platform/queue/queue';
import { abandoned } from '../../platform/queue/holds';
import type { SweepContext } from '../../platform/queue/sweeps';
import { documentStored } from './document-stored.job';

/** A reading that keeps ending with its process is given up after so many. */
export const MAX_ATTEMPTS = 5;
const SWEEP_BATCH = 500;

/** A worker's hold on a document: what it writes counts only while `attempt` is the row's. */
export interface Claim {
  workspaceId: number;
  documentId: number;
  attempt: number;
  name: string;
  bytes: Buffer;
}

interface Waiting {
  workspaceId: number;
  documentId: number;
  attempt: number;
}

const WAITING = 'workspace_id AS "workspaceId", id AS "documentId", attempt';

export interface ReadingProgress {
  status: 'reading' | 'recognising';
  pages: number | null;
  pagesRead: number;
}

export interface ReadingResult {
  kind: DocumentKind;
  pages: number;
  pagesRead: number;
  contentLength: number;
}

/** The hold of whoever reads a document. */
export const holdOf = (documentId: number): string => `document ${documentId}`;

/** What a notice about a document is published under. */
export const documentTopic = (documentId: number): string => `document:${documentId}`;

/**
 * How the reading of a document stands, kept on its row for the lists. Extraction reports here; each writer answers
 * whether the claim still held, since the document may be deleted or taken up by another worker meanwhile.
 */
@Injectable()
export class ReadingState {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly queue: Queue,
    private readonly notices: Notices,
  ) {}

  /**
   * The next document that is to be read, of whatever workspace: of that with the fewest in work, among several of that
   * which has waited longest for a reader, and there the oldest. None of the workspaces that are `busy` here. Undefined
   * where there is nothing to do.
   */
  claimNext(busy: readonly number[]): Promise<Claim | undefined> {
    return this.database.first<Claim>(
      `UPDATE documents d SET status = 'reading', attempt = attempt + 1, heartbeat_at = now(), pages = NULL, pages_read = 0
         FROM document_files f
        WHERE d.id = (
            SELECT q.id FROM documents q CROSS JOIN LATERAL (
                   SELECT count(*) FILTER (WHERE r.status IN ('reading', 'recognising')) AS busy, max(r.heartbeat_at) AS last
                     FROM documents r WHERE r.workspace_id = q.workspace_id) w
             WHERE q.status = 'queued' AND q.deleted_at IS NULL AND q.workspace_id <> ALL($1::bigint[])
             ORDER BY w.busy, w.last NULLS FIRST, q.id
             LIMIT 1 FOR UPDATE OF q SKIP LOCKED)
          AND f.workspace_id = d.workspace_id AND f.sha256 = d.sha256
        RETURNING d.workspace_id AS "workspaceId", d.id AS "documentId", d.attempt, d.name, f.bytes`,
      [busy],
    );
  }

  /** Also the sign of life. */
  progress(claim: Claim, progress: ReadingProgress): Promise<boolean> {
    return this.write(claim, {
      set: 'status = $4, pages = $5, pages_read = $6, heartbeat_at = now()',
      values: [progress.status, progress.pages, progress.pagesRead],
      where: UNFLUSHED,
    });
  }

  /** Within the transaction that stores the reading. */
  recordReading(claim: Claim, result: ReadingResult): Promise<boolean> {
    return this.write(claim, {
      set: `status = 'ready', kind = $4, pages = $5, pages_read = $6, content_length = $7, error_code = NULL, error_message = NULL`,
      values: [result.kind, result.pages, result.pagesRead, result.contentLength],
    });
  }

  recordFailure(claim: Claim, error: { code: string; message: string }): Promise<boolean> {
    return this.write(claim, {
      set: `status = 'failed', error_code = $4, error_message = $5`,
      values: [error.code, error.message],
    });
  }

  /** Gives a document back unread, as when this process stops. */
  async release(claim: Claim): Promise<void> {
    await this.write(claim, {
      set: `status = 'queued', attempt = attempt - 1, heartbeat_at = NULL`,
    });
  }

  /** Every workspace's documents that nobody reads though they wait to be read are enqueued. */
  async enqueueOrphans({ orphanSeconds, all }: SweepContext): Promise<void> {
    const left = await this.database.query<Waiting>(
      `UPDATE documents SET status = 'queued'
        WHERE status IN ('reading', 'recognising') AND ${abandoned(`'document ' || id`, '$1')} RETURNING ${WAITING}`,
      [orphanSeconds],
    );
    const waiting = all
      ? await this.database.query<Waiting>(
          `SELECT ${WAITING} FROM documents WHERE status = 'queued' AND deleted_at IS NULL ORDER BY id LIMIT $1`,
          [SWEEP_BATCH],
        )
      : left;
    for (const { attempt, ...payload } of waiting)
      await this.queue.enqueue(documentStored, payload, { key: keyOf(payload.documentId, attempt) });
  }

  private async write(
    claim: Claim,
    { set, values = [], where = 'true' }: { set: string; values?: unknown[]; where?: string },
  ): Promise<boolean> {
    const changed = await this.database.execute(
      `UPDATE documents SET ${set}
        WHERE workspace_id = $1 AND id = $2 AND attempt = $3 AND deleted_at IS NULL
          AND status IN ('queued', 'reading', 'recognising') AND ${where}`,
      [this.tenant.workspaceId, claim.documentId, claim.attempt, ...values],
    );
    if (changed === 1) await this.notices.publish(documentTopic(claim.documentId));
    return changed === 1;
  }
}
