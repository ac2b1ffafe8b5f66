import { Injectable } from '@nestjs/common';
import type { ScheduleSummary } from '@hoa/contracts';
import { DocumentsService } from '../../pipeline/documents/documents.service';
import { Associations } from '../../pipeline/parameters/associations';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import type { InputOf } from '../../platform/http/route';
import {
  SELECT_SCHEDULES,
  SELECT_SUMMARIES,
  toSchedule,
  toSummary,
  type KnownSchedule,
  type StoredSchedule,
  type StoredSummary,
} from './schedules.table';

/** So many schedules a workspace, since each may hold the units of a small town. */
export const MOST_SCHEDULES = 200;

type NewSchedule = InputOf<'createSchedule'>['body'];
type Change = InputOf<'updateSchedule'>['body'];

/** Who pays what, as people keep it. */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly documents: DocumentsService,
    private readonly associations: Associations,
  ) {}

  /** The one changed last first. */
  async list(): Promise<ScheduleSummary[]> {
    const rows = await this.database.query<StoredSummary>(
      `${SELECT_SUMMARIES} WHERE s.workspace_id = $1 ORDER BY s.updated_at DESC, s.id DESC`,
      [this.tenant.workspaceId],
    );
    return rows.map(toSummary);
  }

  async get(id: number): Promise<KnownSchedule> {
    const row = await this.database.first<StoredSchedule>(
      `${SELECT_SCHEDULES} WHERE s.workspace_id = $1 AND s.id = $2`,
      [this.tenant.workspaceId, id],
    );
    if (!row) throw notFound();
    return toSchedule(row);
  }

  /** Of one association, the one changed last first. */
  async ofAssociation(associationId: number): Promise<KnownSchedule[]> {
    return this.select(associationId, '');
  }

  /** The association's schedule that counts: the one changed last. */
  async latestOf(associationId: number): Promise<KnownSchedule | undefined> {
    const [latest] = await this.select(associationId, 'LIMIT 1');
    return latest;
  }

  create(input: NewSchedule): Promise<KnownSchedule> {
    return this.database.inTransaction(async () => {
      await this.checkQuota();
      await this.checkDocument(input.documentId);
      const associationId = await this.associations.named(input.associationName);
      const row = await this.database.first<{ id: number }>(
        `INSERT INTO assessment_schedules (workspace_id, association_id, document_id, name, plan, rows)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [
          this.tenant.workspaceId,
          associationId,
          input.documentId ?? null,
          input.name,
          JSON.stringify(input.plan),
          JSON.stringify(input.units),
        ],
      );
      if (!row) throw new Error('The schedule was not stored.');
      return this.get(row.id);
    });
  }

  /** Only what changes. Of two writers the second is refused, with what the first made of it. */
  update(id: number, change: Change): Promise<KnownSchedule> {
    return this.database.inTransaction(async () => {
      await this.checkDocument(change.documentId);
      const { associationName: name } = change;
      const associationId = name === undefined ? null : await this.associations.named(name);
      const changed = await this.database.execute(
        `UPDATE assessment_schedules SET version = version + 1, updated_at = now(),
            association_id = coalesce($4, association_id),
            document_id = CASE WHEN $5 THEN $6 ELSE document_id END,
            name = coalesce($7, name), plan = coalesce($8, plan), rows = coalesce($9, rows)
          WHERE workspace_id = $1 AND id = $2 AND version = $3::bigint`,
        [
          this.tenant.workspaceId,
          id,
          change.version,
          associationId,
          change.documentId !== undefined,
          change.documentId ?? null,
          change.name ?? null,
          change.plan === undefined ? null : JSON.stringify(change.plan),
          change.units === undefined ? null : JSON.stringify(change.units),
        ],
      );
      const current = await this.get(id);
      if (changed === 0)
        throw new AppError(
          'stale_version',
          'This schedule was changed elsewhere. Please look at it again before you save.',
          { details: { current } },
        );
      await this.associations.dropUnused();
      return current;
    });
  }

  async delete(id: number): Promise<void> {
    await this.database.inTransaction(async () => {
      const gone = await this.database.execute(
        'DELETE FROM assessment_schedules WHERE workspace_id = $1 AND id = $2',
        [this.tenant.workspaceId, id],
      );
      if (gone === 0) throw notFound();
      await this.associations.dropUnused();
    });
  }

  private async select(associationId: number, limit: '' | 'LIMIT 1'): Promise<KnownSchedule[]> {
    const rows = await this.database.query<StoredSchedule>(
      `${SELECT_SCHEDULES} WHERE s.workspace_id = $1 AND s.association_id = $2
        ORDER BY s.updated_at DESC, s.id DESC ${limit}`,
      [this.tenant.workspaceId, associationId],
    );
    return rows.map(toSchedule);
  }

  private async checkDocument(id: number | null | undefined): Promise<void> {
    if (id !== null && id !== undefined) await this.documents.get(id);
  }

  private async checkQuota(): Promise<void> {
    const found = await this.database.first<{ count: number }>(
      'SELECT count(*) AS count FROM assessment_schedules WHERE workspace_id = $1',
      [this.tenant.workspaceId],
    );
    if ((found?.count ?? 0) < MOST_SCHEDULES) return;
    throw new AppError(
      'quota_exceeded',
      `You have reached the limit of ${MOST_SCHEDULES} schedules. Please delete some first.`,
    );
  }
}

function notFound(): AppError {
  return new AppError('not_found', 'The schedule was not found.');
}
