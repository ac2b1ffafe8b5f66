import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { JOIN_CODE_MINUTES, type AccessKey, type JoinCode, type JoinInput } from '@hoa/contracts';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { AccessKeys, hashOf } from './access-keys';
import { newJoinCode, normaliseJoinCode } from './join-code';
import { TenantContext } from './tenant';

const MOST_CODES = 5;
/** Guesses from one address, right or wrong. Fifty bits and ten minutes leave even thousands of addresses no chance. */
const ATTEMPTS = { limit: 10, ttlMs: 10 * 60_000 };

/** One sentence for every code that does not open anything: which of them it was is nobody's business. */
const NO_SUCH_CODE = `This code opens nothing: it was mistyped, was used already, or is older than ${JOIN_CODE_MINUTES} minutes. Please ask for a new one.`;

interface KeyRow {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Gives further browsers keys to a workspace, and takes them away. */
@Injectable()
export class SharingService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly keys: AccessKeys,
    @Inject(ThrottlerStorage) private readonly attempts: ThrottlerStorage,
  ) {}

  /** Of a code, too, only the hash is stored. */
  createCode(): Promise<JoinCode> {
    const { workspaceId } = this.tenant;
    return this.database.inTransaction(async () => {
      await this.database.execute(
        `DELETE FROM access_keys
          WHERE workspace_id = $1 AND kind = 'join' AND (expires_at < now() OR revoked_at IS NOT NULL)`,
        [workspaceId],
      );
      const code = newJoinCode();
      const row = await this.database.first<{ expires_at: Date }>(
        `INSERT INTO access_keys (workspace_id, hash, kind, scopes, expires_at)
         SELECT $1, $2, 'join', '{}', now() + make_interval(mins => $3)
          WHERE (SELECT count(*) FROM access_keys WHERE workspace_id = $1 AND kind = 'join') < $4
         RETURNING expires_at`,
        [workspaceId, hashOfCode(code), JOIN_CODE_MINUTES, MOST_CODES],
      );
      if (!row)
        throw new AppError(
          'too_many_requests',
          `${MOST_CODES} codes are waiting to be used. Please use one of them, or wait ${JOIN_CODE_MINUTES} minutes.`,
        );
      return { code, expiresAt: row.expires_at.toISOString() };
    });
  }

  /**
   * The browser's own key moves to the code's workspace, so that it needs no second id. What it had before must be
   * nothing: a workspace that no key opens any more would be lost work.
   */
  async join(input: JoinInput, address: string): Promise<void> {
    await this.assertMayTry(address);
    const code = normaliseJoinCode(input.code);
    if (code === null) throw new AppError('not_found', NO_SUCH_CODE);
    const { keyId, workspaceId } = this.tenant.current();
    await this.database.inTransaction(async () => {
      const target = await this.use(code);
      if (target === workspaceId) throw new AppError('conflict', 'This browser has access already.');
      await this.assertEmpty(workspaceId);
      await this.database.execute(
        `UPDATE access_keys SET workspace_id = $2, name = $3, created_at = now() WHERE id = $1`,
        [keyId, target, input.name ?? ''],
      );
      await this.database.execute(
        `DELETE FROM workspaces w WHERE id = $1
            AND NOT EXISTS (SELECT 1 FROM access_keys k WHERE k.workspace_id = w.id AND k.kind = 'device')`,
        [workspaceId],
      );
    });
    if (keyId !== null) this.keys.forget(keyId);
  }

  async list(): Promise<AccessKey[]> {
    const { workspaceId, keyId } = this.tenant.current();
    const rows = await this.database.query<KeyRow>(
      `SELECT id, name, created_at, last_used_at FROM access_keys
        WHERE workspace_id = $1 AND kind = 'device' AND revoked_at IS NULL ORDER BY id`,
      [workspaceId],
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      thisDevice: row.id === keyId,
    }));
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
        'This is the browser that you are using. Its access can be taken away from another one.',
      );
    const revoked = await this.database.execute(
      `UPDATE access_keys SET revoked_at = now(), hash = $3
        WHERE workspace_id = $1 AND id = $2 AND kind = 'device' AND revoked_at IS NULL`,
      [workspaceId, id, randomBytes(32)],
    );
    if (revoked === 0) throw new AppError('not_found', 'This browser is not in the list any more.');
    this.keys.forget(id);
  }

  private async assertMayTry(address: string): Promise<void> {
    const { limit, ttlMs } = ATTEMPTS;
    const { isBlocked } = await this.attempts.increment(`join:${address}`, ttlMs, limit, ttlMs, 'join');
    if (isBlocked)
      throw new AppError(
        'too_many_requests',
        'Too many codes were tried from here. Please wait ten minutes, and ask for a new code.',
      );
  }

  /** One statement, so that of two browsers with one code one gets in. Undone with the transaction around it. */
  private async use(code: string): Promise<number> {
    const row = await this.database.first<{ workspace_id: number }>(
      `UPDATE access_keys SET revoked_at = now()
        WHERE hash = $1 AND kind = 'join' AND revoked_at IS NULL AND expires_at > now() RETURNING workspace_id`,
      [hashOfCode(code)],
    );
    if (!row) throw new AppError('not_found', NO_SUCH_CODE);
    return row.workspace_id;
  }

  /** Asks every table that belongs to workspaces, also those that are still to come; the lock keeps new rows out. */
  private async assertEmpty(workspaceId: number): Promise<void> {
    await this.database.query('SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
    const tables = await this.database.query<{ name: string }>(
      `SELECT format('%I', table_name) AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'workspace_id'
          AND table_name NOT IN ('access_keys', 'idempotency', 'ai_calls')`,
    );
    const anyRow = tables.map(({ name }) => `EXISTS (SELECT 1 FROM ${name} WHERE workspace_id = $1)`);
    const found = await this.database.first<{ any: boolean }>(`SELECT ${anyRow.join(' OR ')} AS any`, [
      workspaceId,
    ]);
    if (found?.any)
      throw new AppError(
        'conflict',
        'This browser has documents or budgets of its own, which would be out of reach after joining. Please delete them first, or join in another browser; the code stays valid.',
      );
  }
}

function hashOfCode(code: string): Buffer {
  return hashOf(`join:${normaliseJoinCode(code) ?? ''}`);
}
