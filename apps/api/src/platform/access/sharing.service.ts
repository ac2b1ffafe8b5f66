import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccessKey, Role } from '@hoa/contracts';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { AccessKeys } from './access-keys';
import { Activity } from './activity';
import { TenantContext } from './tenant';

interface KeyRow {
  id: number;
  name: string;
  role: Role;
  created_at: Date;
  last_used_at: Date | null;
}

const COLUMNS = 'id, name, role, created_at, last_used_at';

/** The browsers that have access to a workspace. Nobody changes their own access, so that an owner is always left. */
@Injectable()
export class SharingService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly keys: AccessKeys,
    private readonly activity: Activity,
  ) {}

  async list(): Promise<AccessKey[]> {
    const { workspaceId, keyId } = this.tenant.current();
    const rows = await this.database.query<KeyRow>(
      `SELECT ${COLUMNS} FROM access_keys
        WHERE workspace_id = $1 AND kind = 'device' AND revoked_at IS NULL ORDER BY id`,
      [workspaceId],
    );
    return rows.map((row) => toAccessKey(row, keyId));
  }

  async setRole(id: number, role: Role): Promise<AccessKey> {
    const { workspaceId, keyId } = this.tenant.current();
    if (id === keyId)
      throw new AppError(
        'conflict',
        'This is the browser that you are using. Another owner can change what it may do.',
      );
    const row = await this.database.inTransaction(async () => {
      const changed = await this.database.first<KeyRow>(
        `UPDATE access_keys SET role = $3
          WHERE workspace_id = $1 AND id = $2 AND kind = 'device' AND revoked_at IS NULL RETURNING ${COLUMNS}`,
        [workspaceId, id, role],
      );
      if (!changed) throw notListed();
      await this.activity.note('role-changed', `${changed.name}: ${role}`);
      return changed;
    });
    this.keys.forget(id);
    return toAccessKey(row, keyId);
  }

  /**
   * The row stays, for the journal's sake; its hash does not, so that the browser begins anew with an empty workspace
   * and may be let in again.
   */
  async revoke(id: number): Promise<void> {
    const { workspaceId, keyId } = this.tenant.current();
    if (id === keyId)
      throw new AppError(
        'conflict',
        'This is the browser that you are using. Its access can be revoked from another one.',
      );
    await this.database.inTransaction(async () => {
      const revoked = await this.database.first<{ name: string }>(
        `UPDATE access_keys SET revoked_at = now(), hash = $3
          WHERE workspace_id = $1 AND id = $2 AND kind = 'device' AND revoked_at IS NULL RETURNING name`,
        [workspaceId, id, randomBytes(32)],
      );
      if (!revoked) throw notListed();
      await this.activity.note('revoked', revoked.name);
    });
    this.keys.forget(id);
  }
}

function toAccessKey(row: KeyRow, keyId: number | null): AccessKey {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    thisDevice: row.id === keyId,
  };
}

const notListed = () => new AppError('not_found', 'This browser is not in the list any more.');
