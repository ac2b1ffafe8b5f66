import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DocumentKind, DocumentRow, DocumentType } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { Queue } from '../../platform/queue/queue';
import { documentStored } from './document-stored.job';
import { DOCUMENT_COLUMNS, toDocumentRow, type StoredDocument } from './documents.table';
import { cleanFileName } from './file-name';
import { inspectUpload } from './inspect-upload';

export interface NewDocument {
  bytes: Buffer;
  name: string;
  type: DocumentType;
}

export interface StoredFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** The documents of the workspace that asks. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly queue: Queue,
    private readonly config: Config,
  ) {}

  async list(type?: DocumentType): Promise<DocumentRow[]> {
    const rows = await this.database.query<StoredDocument>(
      `SELECT ${DOCUMENT_COLUMNS} FROM documents
        WHERE workspace_id = $1 AND deleted_at IS NULL AND ($2::text IS NULL OR type = $2) ORDER BY id`,
      [this.tenant.workspaceId, type ?? null],
    );
    return rows.map(toDocumentRow);
  }

  /** Those of `ids` that are there, in the order of upload. */
  async find(ids: readonly number[]): Promise<DocumentRow[]> {
    const rows = await this.database.query<StoredDocument>(
      `SELECT ${DOCUMENT_COLUMNS} FROM documents
        WHERE workspace_id = $1 AND id = ANY($2::bigint[]) AND deleted_at IS NULL ORDER BY id`,
      [this.tenant.workspaceId, ids],
    );
    return rows.map(toDocumentRow);
  }

  async get(id: number): Promise<DocumentRow> {
    const [row] = await this.find([id]);
    if (!row) throw documentNotFound();
    return row;
  }

  /** Stores a file that was looked at, and enqueues its reading with it. Throws what `inspectUpload` refuses. */
  async store(document: NewDocument): Promise<DocumentRow> {
    const name = cleanFileName(document.name);
    const mediaType = await inspectUpload(document.bytes, name);
    return this.database.inTransaction(async () => {
      await this.lockFiles();
      await this.checkQuota();
      const sha256 = await this.keepFile(document.bytes);
      const row = await this.insert({ ...document, name, mediaType, sha256 });
      await this.queue.enqueue(
        documentStored,
        { workspaceId: this.tenant.workspaceId, documentId: row.id },
        { key: String(row.id) },
      );
      return row;
    });
  }

  async file(id: number): Promise<StoredFile> {
    const row = await this.database.first<{ name: string; media_type: string; bytes: Buffer }>(
      `SELECT d.name, d.media_type, f.bytes FROM documents d
         JOIN document_files f ON f.workspace_id = d.workspace_id AND f.sha256 = d.sha256
        WHERE d.workspace_id = $1 AND d.id = $2 AND d.deleted_at IS NULL`,
      [this.tenant.workspaceId, id],
    );
    if (!row) throw documentNotFound();
    return { name: row.name, mediaType: row.media_type, bytes: row.bytes };
  }

  /** What a document is after a person's correction; extraction reports it. */
  async recordKind(id: number, kind: DocumentKind): Promise<void> {
    await this.database.execute(
      `UPDATE documents SET kind = $3 WHERE workspace_id = $1 AND id = $2 AND status = 'ready' AND deleted_at IS NULL`,
      [this.tenant.workspaceId, id, kind],
    );
  }

  /** Documents that a budget used become its association's own; what belongs to another one stays there. */
  async assignTo(associationId: number, ids: readonly number[]): Promise<void> {
    await this.database.execute(
      `UPDATE documents SET association_id = $2
        WHERE workspace_id = $1 AND id = ANY($3::bigint[]) AND association_id IS NULL`,
      [this.tenant.workspaceId, associationId, ids],
    );
  }

  /** Documents of associations that have nothing else any more belong to none again. */
  async releaseFrom(associationIds: readonly number[]): Promise<void> {
    await this.database.execute(
      `UPDATE documents SET association_id = NULL WHERE workspace_id = $1 AND association_id = ANY($2::bigint[])`,
      [this.tenant.workspaceId, associationIds],
    );
  }

  /** Which documents with these bytes are here already: hash (hex) to row. */
  async byHash(hashes: readonly string[]): Promise<Map<string, DocumentRow>> {
    const rows = await this.database.query<StoredDocument & { hex: string }>(
      `SELECT DISTINCT ON (sha256) encode(sha256, 'hex') AS hex, ${DOCUMENT_COLUMNS} FROM documents
        WHERE workspace_id = $1 AND deleted_at IS NULL AND encode(sha256, 'hex') = ANY($2::text[]) ORDER BY sha256, id`,
      [this.tenant.workspaceId, hashes],
    );
    return new Map(rows.map((row) => [row.hex, toDocumentRow(row)]));
  }

  /**
   * After rows came in from a backup, in the same transaction: no more documents than an upload would allow, no file
   * of another size than it says, and none that belongs to no document, since nothing would ever delete it.
   */
  async assertRestored(): Promise<void> {
    const limit = this.config.limits.documents;
    const found = await this.database.first<{ count: number; strange: boolean }>(
      `SELECT (SELECT count(*) FROM documents WHERE workspace_id = $1 AND deleted_at IS NULL) AS count,
              EXISTS (SELECT 1 FROM document_files f WHERE workspace_id = $1 AND (size <> octet_length(bytes)
                 OR NOT EXISTS (SELECT 1 FROM documents d WHERE d.workspace_id = $1 AND d.sha256 = f.sha256))) AS strange`,
      [this.tenant.workspaceId],
    );
    if (found?.strange)
      throw new AppError(
        'invalid_backup',
        'This backup’s documents and files do not fit together. Nothing was restored.',
      );
    if ((found?.count ?? 0) > limit)
      throw new AppError(
        'quota_exceeded',
        `With this backup there would be more than ${limit} documents, which is the limit. Nothing was restored.`,
      );
  }

  /**
   * Uploads and deletions of one workspace stand in line: else a file could be dropped as unused between its row and
   * the document's, and two uploads at once could both be the last one that the quota allows.
   */
  async lockFiles(): Promise<void> {
    await this.database.query('SELECT pg_advisory_xact_lock($1, $2)', [
      FILES_LOCK,
      this.tenant.workspaceId % 2 ** 31,
    ]);
  }

  private async checkQuota(): Promise<void> {
    const limit = this.config.limits.documents;
    const found = await this.database.first<{ count: number }>(
      'SELECT count(*) AS count FROM documents WHERE workspace_id = $1 AND deleted_at IS NULL',
      [this.tenant.workspaceId],
    );
    if ((found?.count ?? 0) < limit) return;
    throw new AppError(
      'quota_exceeded',
      `You have reached the limit of ${limit} documents. Please delete some first.`,
    );
  }

  /** The same bytes are kept once a workspace, however often they are uploaded. */
  private async keepFile(bytes: Buffer): Promise<Buffer> {
    const sha256 = createHash('sha256').update(bytes).digest();
    await this.database.execute(
      `INSERT INTO document_files (workspace_id, sha256, size, bytes) VALUES ($1, $2, $3, $4)
        ON CONFLICT (workspace_id, sha256) DO NOTHING`,
      [this.tenant.workspaceId, sha256, bytes.length, bytes],
    );
    return sha256;
  }

  private async insert(given: NewDocument & { mediaType: string; sha256: Buffer }): Promise<DocumentRow> {
    const row = await this.database.first<StoredDocument>(
      `INSERT INTO documents (workspace_id, sha256, name, media_type, size, type, status)
       VALUES ($1, $2, $3, $4, $5, $6, 'queued') RETURNING ${DOCUMENT_COLUMNS}`,
      [this.tenant.workspaceId, given.sha256, given.name, given.mediaType, given.bytes.length, given.type],
    );
    if (!row) throw new Error('The inserted document was not returned.');
    return toDocumentRow(row);
  }
}

/** First half of the advisory lock's name; the workspace is the second. */
const FILES_LOCK = 4_871_003;

export function documentNotFound(): AppError {
  return new AppError('not_found', 'The document was not found.');
}
