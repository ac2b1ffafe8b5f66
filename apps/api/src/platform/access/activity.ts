import { Injectable, OnModuleInit } from '@nestjs/common';
import type { Activity as WireActivity, ActivityKind } from '@hoa/contracts';
import { Database } from '../database/database';
import { Sweeps } from '../queue/sweeps';
import { TenantContext } from './tenant';

const KEEP_DAYS = 400;
const MOST_LISTED = 500;

interface Row {
  id: number;
  at: Date;
  kind: ActivityKind;
  who: string;
  key_id: number | null;
  about: string;
}

/** Who let others in, took things away and brought them back: written in the transaction of what was done. */
@Injectable()
export class Activity implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.registerCleaning('activity', async () => {
      await this.database.execute('DELETE FROM activity WHERE at < now() - make_interval(days => $1)', [
        KEEP_DAYS,
      ]);
    });
  }

  async note(kind: ActivityKind, about = ''): Promise<void> {
    const { workspaceId, keyId } = this.tenant.current();
    await this.noteIn({ workspaceId, keyId, kind, about });
  }

  /** In a workspace that is not the asker's, or not yet. */
  async noteIn(what: {
    workspaceId: number;
    keyId: number | null;
    kind: ActivityKind;
    about: string;
  }): Promise<void> {
    await this.database.execute(
      `INSERT INTO activity (workspace_id, key_id, who, kind, about)
       VALUES ($1, $2, coalesce((SELECT name FROM access_keys WHERE workspace_id = $1 AND id = $2), ''), $3, $4)`,
      [what.workspaceId, what.keyId, what.kind, what.about],
    );
  }

  /** Newest first. */
  async list(): Promise<WireActivity[]> {
    const { workspaceId, keyId } = this.tenant.current();
    const rows = await this.database.query<Row>(
      `SELECT id, at, kind, who, key_id, about FROM activity WHERE workspace_id = $1
        ORDER BY id DESC LIMIT ${MOST_LISTED}`,
      [workspaceId],
    );
    return rows.map(({ key_id, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      thisDevice: key_id !== null && key_id === keyId,
    }));
  }
}
