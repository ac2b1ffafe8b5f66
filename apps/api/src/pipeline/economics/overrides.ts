import { Injectable } from '@nestjs/common';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';

/** Statements on `economic_rate_overrides`: rates that a person put in place of others, for one budget. */
@Injectable()
export class Overrides {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  /** Rate id to percent. */
  async of(parametersId: number): Promise<ReadonlyMap<string, { percent: number; at: Date }>> {
    const rows = await this.database.query<{ rate_id: string; percent: number; at: Date }>(
      `SELECT rate_id, percent, at FROM economic_rate_overrides WHERE workspace_id = $1 AND parameters_id = $2`,
      [this.tenant.workspaceId, parametersId],
    );
    return new Map(rows.map(({ rate_id, percent, at }) => [rate_id, { percent, at }]));
  }

  /** A null percent removes one. */
  async set(parametersId: number, changes: readonly { id: string; percent: number | null }[]): Promise<void> {
    const { workspaceId, keyId } = this.tenant.current();
    const removed = changes.filter(({ percent }) => percent === null).map(({ id }) => id);
    const kept = new Map(changes.flatMap(({ id, percent }) => (percent === null ? [] : [[id, percent]])));
    await this.database.inTransaction(async () => {
      await this.database.execute(
        `DELETE FROM economic_rate_overrides
          WHERE workspace_id = $1 AND parameters_id = $2 AND rate_id = ANY($3::text[])`,
        [workspaceId, parametersId, removed],
      );
      await this.database.execute(
        `INSERT INTO economic_rate_overrides (workspace_id, parameters_id, rate_id, percent, key_id)
         SELECT $1, $2, given.id, given.percent, $5
           FROM unnest($3::text[], $4::double precision[]) AS given (id, percent)
         ON CONFLICT (workspace_id, parameters_id, rate_id)
           DO UPDATE SET percent = excluded.percent, key_id = excluded.key_id, at = now()`,
        [workspaceId, parametersId, [...kept.keys()], [...kept.values()], keyId],
      );
    });
  }
}
