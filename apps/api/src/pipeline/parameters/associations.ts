import { Injectable } from '@nestjs/common';
import { normaliseWords } from '@hoa/budget-math';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { DocumentsService } from '../documents/documents.service';

/** Associations are known by their name, whatever its case and punctuation. */
@Injectable()
export class Associations {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly documents: DocumentsService,
  ) {}

  /** The association of that name, made where there is none. */
  async named(name: string): Promise<number> {
    const { workspaceId } = this.tenant;
    const key = keyOf(name);
    await this.database.execute(
      `INSERT INTO associations (workspace_id, name, name_key) VALUES ($1, $2, $3)
        ON CONFLICT (workspace_id, name_key) DO NOTHING`,
      [workspaceId, name, key],
    );
    const row = await this.database.first<{ id: number }>(
      'SELECT id FROM associations WHERE workspace_id = $1 AND name_key = $2',
      [workspaceId, key],
    );
    if (!row) throw new Error('The association was not stored.');
    return row.id;
  }

  /**
   * The association that a budget of `id` belongs to once it is called `name`: the same under its new name where no
   * other budget has it and the name is free, so that its documents stay with it; else the one of that name.
   */
  async rename(id: number, name: string): Promise<number> {
    const { workspaceId } = this.tenant;
    const renamed = await this.database.execute(
      `UPDATE associations SET name = $3, name_key = $4
        WHERE workspace_id = $1 AND id = $2
          AND (SELECT count(*) FROM budget_parameters WHERE workspace_id = $1 AND association_id = $2) <= 1
          AND NOT EXISTS (SELECT 1 FROM associations WHERE workspace_id = $1 AND name_key = $4 AND id <> $2)`,
      [workspaceId, id, name, keyOf(name)],
    );
    return renamed === 1 ? id : this.named(name);
  }

  /**
   * Associations without a budget or a schedule of units go, once no deleted budget is of them either; their documents
   * belong to none again, at once.
   */
  async dropUnused(): Promise<void> {
    const unused = await this.database.query<{ id: number }>(
      `SELECT id FROM associations a WHERE workspace_id = $1
          AND NOT EXISTS (SELECT 1 FROM budget_parameters p
                WHERE p.workspace_id = $1 AND p.association_id = a.id AND p.deleted_at IS NULL)
          AND NOT EXISTS (SELECT 1 FROM assessment_schedules s WHERE s.workspace_id = $1 AND s.association_id = a.id)`,
      [this.tenant.workspaceId],
    );
    if (unused.length === 0) return;
    await this.documents.releaseFrom(unused.map(({ id }) => id));
    await this.database.execute(
      `DELETE FROM associations a WHERE workspace_id = $1
          AND NOT EXISTS (SELECT 1 FROM budget_parameters p WHERE p.workspace_id = $1 AND p.association_id = a.id)
          AND NOT EXISTS (SELECT 1 FROM assessment_schedules s WHERE s.workspace_id = $1 AND s.association_id = a.id)`,
      [this.tenant.workspaceId],
    );
  }
}

/** Names of other scripts fold to nothing; then the name itself is the key. */
function keyOf(name: string): string {
  return normaliseWords(name) || name.trim().toLowerCase();
}
