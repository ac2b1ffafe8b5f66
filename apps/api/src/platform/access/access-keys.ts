import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { Config } from '../config/config';
import type { Role } from '@hoa/contracts';
import { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { networkOf } from './address';
import { looksRandom } from './entropy';
import type { Tenant } from './tenant';

interface KeyRow {
  id: number;
  workspace_id: number;
  scopes: string[];
  role: Role;
  /** Its last use is to be recorded again. */
  unseen: boolean;
}

interface Newcomer {
  deviceId: string;
  hash: Buffer;
  address: string;
}

interface Remembered {
  tenant: Tenant;
  until: number;
}

/** A browser that joins another workspace, or is shut out, is so in other processes after this time at the latest. */
const REMEMBER_MS = 5_000;
export const SEEN_MINUTES = 5;
const REMEMBER_COUNT = 5_000;
const HOUR_MS = 3_600_000;

/** The keys to workspaces. Of a device id only its SHA-256 is kept, here and in the database. */
@Injectable()
export class AccessKeys {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    @Inject(ThrottlerStorage) private readonly begun: ThrottlerStorage,
  ) {}

  /** The workspace that a device id opens; its first use makes one. */
  async openWithDevice(deviceId: string, address: string): Promise<Tenant | undefined> {
    const hash = hashOf(deviceId);
    const name = hash.toString('base64');
    const known = this.remembered.get(name);
    if (known && known.until > performance.now()) return known.tenant;
    const row =
      (await this.find(hash)) ?? (await this.begin({ deviceId, hash, address })) ?? (await this.find(hash));
    if (!row) return undefined;
    if (row.unseen)
      await this.database.execute('UPDATE access_keys SET last_used_at = now() WHERE id = $1', [row.id]);
    const tenant: Tenant = {
      workspaceId: row.workspace_id,
      keyId: row.id,
      scopes: row.scopes,
      role: row.role,
    };
    this.remember(name, tenant);
    return tenant;
  }

  /** A key that was moved or revoked, so that this process looks it up anew. */
  forget(keyId: number): void {
    for (const [name, { tenant }] of this.remembered)
      if (tenant.keyId === keyId) this.remembered.delete(name);
  }

  private find(hash: Buffer): Promise<KeyRow | undefined> {
    return this.database.first<KeyRow>(
      `SELECT id, workspace_id, scopes, role,
              coalesce(last_used_at < now() - interval '${SEEN_MINUTES} minutes', true) AS unseen FROM access_keys
        WHERE hash = $1 AND kind = 'device' AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
      [hash],
    );
  }

  /** Each new workspace has all limits before it: who makes them without end would have none. */
  private async begin({ deviceId, hash, address }: Newcomer): Promise<KeyRow | undefined> {
    if (!looksRandom(deviceId)) return undefined;
    const limit = this.config.limits.workspacesPerHour;
    const who = `workspaces:${networkOf(address)}`;
    const { isBlocked } = await this.begun.increment(who, HOUR_MS, limit, HOUR_MS, 'workspaces');
    if (isBlocked)
      throw new AppError(
        'too_many_requests',
        'Too many browsers were here for the first time from this network. Please try again in an hour; browsers that were here before go on.',
      );
    return this.create(hash);
  }

  /**
   * One statement, so that of several first requests at once one makes the workspace: the others conflict, find no
   * row here, and the workspace that was made for them is rolled back with them.
   */
  private async create(hash: Buffer): Promise<KeyRow | undefined> {
    try {
      return await this.database.first<KeyRow>(
        `WITH workspace AS (INSERT INTO workspaces DEFAULT VALUES RETURNING id)
         INSERT INTO access_keys (workspace_id, hash, kind, role, scopes, last_used_at)
         SELECT id, $1, 'device', 'owner', '{all}', now() FROM workspace
         RETURNING id, workspace_id, scopes, role, false AS unseen`,
        [hash],
      );
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  private remember(name: string, tenant: Tenant): void {
    if (this.remembered.size >= REMEMBER_COUNT) this.remembered.clear();
    this.remembered.set(name, { tenant, until: performance.now() + REMEMBER_MS });
  }
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
