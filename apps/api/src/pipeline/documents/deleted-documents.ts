import { Injectable, OnModuleInit } from '@nestjs/common';
import { RECOVER_DAYS, type DeletedThing, type DocumentRow } from '@hoa/contracts';
import { Activity } from '../../platform/access/activity';
import { Bins } from '../../platform/access/bins';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { Sweeps } from '../../platform/queue/sweeps';
import { DocumentsService, documentNotFound } from './documents.service';

interface Row {
  id: number;
  name: string;
  deleted_at: Date;
  until: Date;
}

const UNUSED_FILES = `DELETE FROM document_files f WHERE NOT EXISTS (
  SELECT 1 FROM documents d WHERE d.workspace_id = f.workspace_id AND d.sha256 = f.sha256)`;

/** Documents that were deleted: out of every list, kept with all that was read from them, and gone after some weeks. */
@Injectable()
export class DeletedDocuments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly documents: DocumentsService,
    private readonly config: Config,
    private readonly activity: Activity,
    private readonly sweeps: Sweeps,
    private readonly bins: Bins,
  ) {}

  onModuleInit(): void {
    this.bins.register(() => this.drop('deleted_at IS NOT NULL', []));
    this.sweeps.registerCleaning('deleted documents', () => this.dropExpired());
  }

  /** A worker that reads it right now finds its row gone and stops. */
  async delete(id: number): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.documents.lockFiles();
      const gone = await this.database.first<{ name: string }>(
        `UPDATE documents SET deleted_at = now()
          WHERE workspace_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING name`,
        [this.tenant.workspaceId, id],
      );
      if (!gone) throw documentNotFound();
      await this.activity.note('document-deleted', gone.name);
      // Else whoever uploads and deletes in turn would fill the disk, whatever the limit.
      await this.drop(
        `id IN (SELECT id FROM documents WHERE workspace_id = $1 AND deleted_at IS NOT NULL
                 ORDER BY deleted_at DESC, id DESC OFFSET $2)`,
        [this.config.limits.documents],
      );
    });
  }

  /** The last one first. */
  async list(): Promise<DeletedThing[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, name, deleted_at, deleted_at + make_interval(days => $2) AS until FROM documents
        WHERE workspace_id = $1 AND deleted_at IS NOT NULL ORDER BY deleted_at DESC, id DESC`,
      [this.tenant.workspaceId, RECOVER_DAYS],
    );
    return rows.map(({ id, name, deleted_at, until }) => ({
      id,
      name,
      deletedAt: deleted_at.toISOString(),
      until: until.toISOString(),
    }));
  }

  /** As it was, with its corrections; one that is there already stays as it is. */
  async recover(id: number): Promise<DocumentRow> {
    return this.database.inTransaction(async () => {
      await this.documents.lockFiles();
      const back = await this.database.first<{ name: string }>(
        `UPDATE documents SET deleted_at = NULL
          WHERE workspace_id = $1 AND id = $2 AND deleted_at IS NOT NULL RETURNING name`,
        [this.tenant.workspaceId, id],
      );
      if (back) {
        await this.assertRoom();
        await this.activity.note('document-recovered', back.name);
      }
      return this.documents.get(id);
    });
  }

  private async assertRoom(): Promise<void> {
    if ((await this.documents.list()).length > this.config.limits.documents)
      throw new AppError(
        'quota_exceeded',
        `You have reached the limit of ${this.config.limits.documents} documents. Please delete another one first.`,
      );
  }

  /** For good, with what was read from them, and files that no document has any more. */
  private async drop(where: string, more: readonly unknown[]): Promise<void> {
    const { workspaceId } = this.tenant;
    await this.documents.lockFiles();
    const dropped = await this.database.execute(
      `DELETE FROM documents WHERE workspace_id = $1 AND ${where}`,
      [workspaceId, ...more],
    );
    if (dropped > 0) await this.database.execute(`${UNUSED_FILES} AND f.workspace_id = $1`, [workspaceId]);
  }

  private async dropExpired(): Promise<void> {
    const expired = await this.database.query<{ id: number }>(
      `SELECT DISTINCT workspace_id AS id FROM documents WHERE deleted_at < now() - make_interval(days => $1)`,
      [RECOVER_DAYS],
    );
    for (const { id } of expired)
      await this.tenant.runAs(id, () =>
        this.database.inTransaction(() =>
          this.drop('deleted_at < now() - make_interval(days => $2)', [RECOVER_DAYS]),
        ),
      );
  }
}
