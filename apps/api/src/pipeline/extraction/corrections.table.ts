import { Injectable } from '@nestjs/common';
import { KeptCorrection } from '@hoa/document-reader';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';

/** An entry of the log; one that was taken back stays in it. */
export interface LoggedCorrection {
  kept: KeptCorrection;
  documentId: number;
  at: Date;
  removed: boolean;
}

interface Row {
  id: number;
  document_id: number;
  locator: unknown;
  field: string;
  value: unknown;
  about: string;
  at: Date;
  removed_at: Date | null;
}

/** The log of corrections: rows are added and marked as taken back, never changed otherwise. */
@Injectable()
export class CorrectionsTable {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  /** Oldest first, those that were taken back included. */
  async log(documentId: number): Promise<LoggedCorrection[]> {
    const rows = await this.database.query<Row>(
      'SELECT * FROM corrections WHERE workspace_id = $1 AND document_id = $2 ORDER BY id',
      [this.tenant.workspaceId, documentId],
    );
    return rows.map(toLogged);
  }

  /** Those in force, by document, oldest first. */
  async inForce(documentIds: readonly number[]): Promise<Map<number, KeptCorrection[]>> {
    const rows = await this.database.query<Row>(
      `SELECT * FROM corrections
        WHERE workspace_id = $1 AND document_id = ANY($2::bigint[]) AND removed_at IS NULL ORDER BY id`,
      [this.tenant.workspaceId, documentIds],
    );
    return grouped(rows.map(toLogged));
  }

  async count(documentId: number): Promise<number> {
    const row = await this.database.first<{ count: number }>(
      'SELECT count(*) AS count FROM corrections WHERE workspace_id = $1 AND document_id = $2',
      [this.tenant.workspaceId, documentId],
    );
    return row?.count ?? 0;
  }

  /** Under a new id, which is answered. */
  async insert(documentId: number, correction: KeptCorrection): Promise<number> {
    const { keyId, workspaceId } = this.tenant.current();
    const row = await this.database.first<{ id: number }>(
      `INSERT INTO corrections (workspace_id, document_id, locator, field, value, about, key_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [
        workspaceId,
        documentId,
        JSON.stringify(correction.locator),
        correction.field,
        JSON.stringify(correction.value),
        correction.about,
        keyId,
      ],
    );
    if (!row) throw new Error('The inserted correction was not returned.');
    return row.id;
  }

  /** False where there is none, or it was taken back before. */
  async remove(documentId: number, id: number): Promise<boolean> {
    const changed = await this.database.execute(
      `UPDATE corrections SET removed_at = now()
        WHERE workspace_id = $1 AND document_id = $2 AND id = $3 AND removed_at IS NULL`,
      [this.tenant.workspaceId, documentId, id],
    );
    return changed === 1;
  }

  /** Corrections of one document stand in line, and none is added to one that is being deleted. */
  async lock(documentId: number): Promise<void> {
    await this.database.query('SELECT id FROM documents WHERE workspace_id = $1 AND id = $2 FOR UPDATE', [
      this.tenant.workspaceId,
      documentId,
    ]);
  }
}

function toLogged({ id, document_id, locator, field, value, about, at, removed_at }: Row): LoggedCorrection {
  return {
    kept: KeptCorrection.parse({ id, locator, field, value, about }),
    documentId: document_id,
    at,
    removed: removed_at !== null,
  };
}

function grouped(rows: LoggedCorrection[]): Map<number, KeptCorrection[]> {
  const groups = new Map<number, KeptCorrection[]>();
  for (const { documentId, kept } of rows) {
    const group = groups.get(documentId);
    if (group) group.push(kept);
    else groups.set(documentId, [kept]);
  }
  return groups;
}
