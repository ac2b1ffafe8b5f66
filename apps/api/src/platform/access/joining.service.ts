import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { JOIN_CODE_MINUTES, type JoinCode, type JoinInput, type Role } from '@hoa/contracts';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { AccessKeys, hashOf } from './access-keys';
import { Activity } from './activity';
import { Bins } from './bins';
import { newJoinCode, normaliseJoinCode } from './join-code';
import { TenantContext } from './tenant';

const MOST_CODES = 5;
/**
 * Guesses of one browser, right or wrong. Not of an address, where a neighbor would be kept out; how often an address may
 * ask, and begin anew as another browser, is limited apart. Fifty bits and ten minutes leave even thousands of them no
 * chance.
 */
const ATTEMPTS = { limit: 10, ttlMs: 10 * 60_000 };

/** One sentence for every code that does not open anything: which of them it was is nobody's business. */
const NO_SUCH_CODE = `This code opens nothing: it was mistyped, was used already, or is older than ${JOIN_CODE_MINUTES} minutes. Please ask for a new one.`;

interface Target {
  workspace_id: number;
  role: Role;
}

/** Codes that let further browsers into a workspace, and browsers that use them. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly keys: AccessKeys,
    private readonly activity: Activity,
    private readonly bins: Bins,
    @Inject(ThrottlerStorage) private readonly attempts: ThrottlerStorage,
  ) {}

  /** Of a code, too, only the hash is stored. */
  createCode(role: Role): Promise<JoinCode> {
    const { workspaceId } = this.tenant;
    return this.database.inTransaction(async () => {
      await this.database.execute(
        `DELETE FROM access_keys
          WHERE workspace_id = $1 AND kind = 'join' AND (expires_at < now() OR revoked_at IS NOT NULL)`,
        [workspaceId],
      );
      const code = newJoinCode();
      const row = await this.database.first<{ expires_at: Date }>(
        `INSERT INTO access_keys (workspace_id, hash, kind, role, scopes, expires_at)
         SELECT $1, $2, 'join', $5, '{}', now() + make_interval(mins => $3)
          WHERE (SELECT count(*) FROM access_keys WHERE workspace_id = $1 AND kind = 'join') < $4
         RETURNING expires_at`,
        [workspaceId, hashOfCode(code), JOIN_CODE_MINUTES, MOST_CODES, role],
      );
      if (!row)
        throw new AppError(
          'too_many_requests',
          `${MOST_CODES} codes are waiting to be used. Please use one of them, or wait ${JOIN_CODE_MINUTES} minutes.`,
        );
      await this.activity.note('code-made', role);
      return { code, expiresAt: row.expires_at.toISOString() };
    });
  }

  /**
   * The browser's own key moves to the code's workspace, so that it needs no second id. What it had before must be
   * nothing: a workspace that no key opens any more would be lost work.
   */
  async join(input: JoinInput): Promise<void> {
    const { keyId, workspaceId } = this.tenant.current();
    await this.assertMayTry(keyId);
    const code = normaliseJoinCode(input.code);
    if (code === null) throw new AppError('not_found', NO_SUCH_CODE);
    await this.database.inTransaction(async () => {
      const target = await this.use(code);
      if (target.workspace_id === workspaceId)
        throw new AppError('conflict', 'This browser has access already.');
      await this.bins.empty();
      await this.assertEmpty(workspaceId);
      await this.database.execute(
        `UPDATE access_keys SET workspace_id = $2, role = $3, name = $4, created_at = now() WHERE id = $1`,
        [keyId, target.workspace_id, target.role, input.name ?? ''],
      );
      await this.leave(workspaceId);
      const about = target.role;
      await this.activity.noteIn({ workspaceId: target.workspace_id, keyId, kind: 'joined', about });
    });
    if (keyId !== null) this.keys.forget(keyId);
  }

  /** A workspace that nobody is left in goes; of one that others are in somebody must stay the owner. */
  private async leave(workspaceId: number): Promise<void> {
    await this.database.execute(
      `DELETE FROM workspaces w WHERE id = $1
          AND NOT EXISTS (SELECT 1 FROM access_keys k WHERE k.workspace_id = w.id AND k.kind = 'device')
          -- What models cost today counts for all: it must not go with whoever spent it.
          AND NOT EXISTS (SELECT 1 FROM ai_calls c WHERE c.workspace_id = w.id)`,
      [workspaceId],
    );
    const heir = await this.database.first<{ id: number }>(
      `UPDATE access_keys SET role = 'owner' WHERE id = (
         SELECT id FROM access_keys WHERE workspace_id = $1 AND kind = 'device' AND revoked_at IS NULL
          ORDER BY created_at, id LIMIT 1)
        AND NOT EXISTS (SELECT 1 FROM access_keys
          WHERE workspace_id = $1 AND kind = 'device' AND role = 'owner' AND revoked_at IS NULL) RETURNING id`,
      [workspaceId],
    );
    if (heir) await this.database.afterCommit(async () => this.keys.forget(heir.id));
  }

  private async assertMayTry(keyId: number | null): Promise<void> {
    const { limit, ttlMs } = ATTEMPTS;
    const { isBlocked } = await this.attempts.increment(`join:${keyId}`, ttlMs, limit, ttlMs, 'join');
    if (isBlocked)
      throw new AppError(
        'too_many_requests',
        'Too many codes were tried in this browser. Please wait ten minutes, and ask for a new code.',
      );
  }

  /** One statement, so that of two browsers with one code one gets in. Undone with the transaction around it. */
  private async use(code: string): Promise<Target> {
    const row = await this.database.first<Target>(
      `UPDATE access_keys SET revoked_at = now()
        WHERE hash = $1 AND kind = 'join' AND revoked_at IS NULL AND expires_at > now() RETURNING workspace_id, role`,
      [hashOfCode(code)],
    );
    if (row) return row;
    await this.noteFailure(code);
    throw new AppError('not_found', NO_SUCH_CODE);
  }

  /** A code that was one once is its workspace's business; of what never was one nobody knows whose it was to be. */
  private noteFailure(code: string): Promise<void> {
    return this.database.outsideTransaction(async () => {
      const once = await this.database.first<{ workspace_id: number; used: boolean }>(
        `SELECT workspace_id, revoked_at IS NOT NULL AS used FROM access_keys WHERE hash = $1 AND kind = 'join'`,
        [hashOfCode(code)],
      );
      if (!once) return;
      const about = once.used ? 'used' : 'expired';
      await this.activity.noteIn({ workspaceId: once.workspace_id, keyId: null, kind: 'code-failed', about });
    });
  }

  /** Asks every table that belongs to workspaces, also those that are still to come; the lock keeps new rows out. */
  private async assertEmpty(workspaceId: number): Promise<void> {
    await this.database.query('SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
    const tables = await this.database.query<{ name: string }>(
      `SELECT format('%I', table_name) AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'workspace_id'
          AND table_name NOT IN ('access_keys', 'activity', 'idempotency', 'ai_calls')`,
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
