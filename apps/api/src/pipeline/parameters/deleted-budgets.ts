import { Injectable, OnModuleInit } from '@nestjs/common';
import { RECOVER_DAYS, type DeletedThing, type Parameters } from '@hoa/contracts';
import { Activity } from '../../platform/access/activity';
import { Bins } from '../../platform/access/bins';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { Sweeps } from '../../platform/queue/sweeps';
import { Associations } from './associations';
import { ParametersService } from './parameters.service';

/** Budgets of one workspace that are kept after they were deleted: more would fill the disk of whoever clears in turn. */
const MOST_KEPT = 200;

interface Row {
  id: number;
  association_name: string;
  year: number;
  deleted_at: Date;
  until: Date;
}

/** Budgets that were deleted: out of every list, kept with lines, journal, versions and chat, and gone after some weeks. */
@Injectable()
export class DeletedBudgets implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly parameters: ParametersService,
    private readonly associations: Associations,
    private readonly activity: Activity,
    private readonly sweeps: Sweeps,
    private readonly bins: Bins,
  ) {}

  onModuleInit(): void {
    this.bins.register(() => this.drop('deleted_at IS NOT NULL', []));
    this.sweeps.registerCleaning('deleted budgets', () => this.dropExpired());
  }

  /** All budgets of the workspace with their items, messages and runs; documents stay. */
  async clearHistory(): Promise<void> {
    await this.database.inTransaction(async () => {
      const cleared = await this.database.execute(
        'UPDATE budget_parameters SET deleted_at = now() WHERE workspace_id = $1 AND deleted_at IS NULL',
        [this.tenant.workspaceId],
      );
      await this.activity.note('history-cleared', String(cleared));
      await this.drop(
        `id IN (SELECT id FROM budget_parameters WHERE workspace_id = $1 AND deleted_at IS NOT NULL
                 ORDER BY deleted_at DESC, id DESC OFFSET $2)`,
        [MOST_KEPT],
      );
      await this.associations.dropUnused();
    });
  }

  /** The last one first. */
  async list(): Promise<DeletedThing[]> {
    const rows = await this.database.query<Row>(
      `SELECT p.id, a.name AS association_name, p.year, p.deleted_at,
              p.deleted_at + make_interval(days => $2) AS until
         FROM budget_parameters p JOIN associations a ON a.workspace_id = p.workspace_id AND a.id = p.association_id
        WHERE p.workspace_id = $1 AND p.deleted_at IS NOT NULL ORDER BY p.deleted_at DESC, p.id DESC`,
      [this.tenant.workspaceId, RECOVER_DAYS],
    );
    return rows.map((row) => ({
      id: row.id,
      name: `${row.association_name} ${row.year}`,
      deletedAt: row.deleted_at.toISOString(),
      until: row.until.toISOString(),
    }));
  }

  /** As it was; one that is there already stays as it is. */
  async recover(id: number): Promise<Parameters> {
    return this.database.inTransaction(async () => {
      const back = await this.database.execute(
        `UPDATE budget_parameters SET deleted_at = NULL
          WHERE workspace_id = $1 AND id = $2 AND deleted_at IS NOT NULL`,
        [this.tenant.workspaceId, id],
      );
      const parameters = await this.parameters.get(id);
      if (back > 0)
        await this.activity.note('budget-recovered', `${parameters.associationName} ${parameters.year}`);
      return parameters;
    });
  }

  private async drop(where: string, more: readonly unknown[]): Promise<void> {
    await this.database.execute(`DELETE FROM budget_parameters WHERE workspace_id = $1 AND ${where}`, [
      this.tenant.workspaceId,
      ...more,
    ]);
    await this.associations.dropUnused();
  }

  private async dropExpired(): Promise<void> {
    const expired = await this.database.query<{ id: number }>(
      `SELECT DISTINCT workspace_id AS id FROM budget_parameters WHERE deleted_at < now() - make_interval(days => $1)`,
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
