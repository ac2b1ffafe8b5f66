import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { Activity } from './activity';
import { hashOf, SEEN_MINUTES } from './access-keys';
import { TenantContext, type Tenant } from './tenant';

const MOST_KEYS = 100;
/** Keys that do not exist, tried from one address. Of 2^256 possible ones nobody meets one by trying. */
const WRONG = { limit: 60, ttlMs: 60_000 };

/** A key for pages of others. What its scope means is for whoever asked for it. */
export interface EmbedKeyRow {
  id: number;
  name: string;
  scope: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

interface Found {
  id: number;
  workspace_id: number;
  scopes: string[];
  unseen: boolean;
  revoked: boolean;
  expired: boolean;
}

const COLUMNS = `id, name, scopes[1] AS scope, created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt"`;

/**
 * Keys that stand in other people's pages, where everybody can read them: each opens one scope, for reading, until it
 * expires or is revoked. Looked up on every request, so that a revoked one is dead at once in every process.
 */
@Injectable()
export class EmbedKeys {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly activity: Activity,
    @Inject(ThrottlerStorage) private readonly attempts: ThrottlerStorage,
  ) {}

  /** The key is told here and never again: only its SHA-256 is stored. */
  async create(of: { name: string; days: number; scope: string }): Promise<EmbedKeyRow & { key: string }> {
    const key = `emb_${randomBytes(32).toString('base64url')}`;
    const row = await this.database.first<EmbedKeyRow>(
      `INSERT INTO access_keys (workspace_id, hash, kind, role, name, scopes, expires_at)
       SELECT $1, $2, 'embed', 'viewer', $3, ARRAY[$4], now() + make_interval(days => $5)
        WHERE (SELECT count(*) FROM access_keys WHERE workspace_id = $1 AND kind = 'embed' AND revoked_at IS NULL) < $6
       RETURNING ${COLUMNS}`,
      [this.tenant.workspaceId, hashOf(key), of.name, of.scope, of.days, MOST_KEYS],
    );
    if (!row)
      throw new AppError(
        'quota_exceeded',
        `There are ${MOST_KEYS} keys already. Please revoke one that is no longer used.`,
      );
    await this.activity.note('embed-key-made', of.name);
    return { ...row, key };
  }

  /** Newest first; expired ones stay in the list until they are revoked. */
  list(): Promise<EmbedKeyRow[]> {
    return this.database.query<EmbedKeyRow>(
      `SELECT ${COLUMNS} FROM access_keys
        WHERE workspace_id = $1 AND kind = 'embed' AND revoked_at IS NULL ORDER BY id DESC`,
      [this.tenant.workspaceId],
    );
  }

  /** The row stays with its hash, so that the page that still holds the key is told why it shows nothing. */
  async revoke(id: number): Promise<void> {
    const revoked = await this.database.first<{ name: string }>(
      `UPDATE access_keys SET revoked_at = now()
        WHERE workspace_id = $1 AND id = $2 AND kind = 'embed' AND revoked_at IS NULL RETURNING name`,
      [this.tenant.workspaceId, id],
    );
    if (!revoked) throw new AppError('not_found', 'This key is not in the list any more.');
    await this.activity.note('embed-key-revoked', revoked.name);
  }

  /** What a key opens. A refusal says which of the reasons it is: only who holds the key learns it. */
  async open(key: string | undefined, address: string): Promise<Tenant> {
    if (key === undefined)
      throw new AppError('embed_key', 'This page gives no key, or one that is not whole.' + ASK);
    const found = await this.find(key);
    if (!found) {
      await this.countWrong(address);
      throw new AppError('embed_key', 'The key of this page is not known.' + ASK);
    }
    if (found.revoked) throw new AppError('embed_key', 'The key of this page was revoked.' + ASK);
    if (found.expired) throw new AppError('embed_key', 'The key of this page has expired.' + ASK);
    if (found.unseen)
      await this.database.execute('UPDATE access_keys SET last_used_at = now() WHERE id = $1', [found.id]);
    return { workspaceId: found.workspace_id, keyId: found.id, scopes: found.scopes, role: 'viewer' };
  }

  private find(key: string): Promise<Found | undefined> {
    return this.database.first<Found>(
      `SELECT id, workspace_id, scopes, revoked_at IS NOT NULL AS revoked, expires_at <= now() AS expired,
              coalesce(last_used_at < now() - interval '${SEEN_MINUTES} minutes', true) AS unseen
         FROM access_keys WHERE hash = $1 AND kind = 'embed'`,
      [hashOf(key)],
    );
  }

  private async countWrong(address: string): Promise<void> {
    const { limit, ttlMs } = WRONG;
    const { isBlocked } = await this.attempts.increment(`embed:${address}`, ttlMs, limit, ttlMs, 'embed');
    if (isBlocked)
      throw new AppError(
        'too_many_requests',
        'Too many keys that do not exist were tried from here. Please wait a minute.',
      );
  }
}

const ASK = ' Please ask whoever manages the association for a new one.';
