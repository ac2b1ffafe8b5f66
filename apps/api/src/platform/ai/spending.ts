import { Injectable } from '@nestjs/common';
import { TenantContext } from '../access/tenant';
import { Config } from '../config/config';
import { Database } from '../database/database';
import type { Spent } from './account';

export interface Today extends Spent {
  calls: number;
  resetsAt: Date;
}

/** What a workspace has used of models since midnight UTC, and whether that is all that it may. */
@Injectable()
export class Spending {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly config: Config,
  ) {}

  async today(): Promise<Today> {
    const row = await this.database.first<Today>(
      `SELECT count(*) AS calls, coalesce(sum(tokens), 0)::bigint AS tokens,
              coalesce(sum(cost_micros), 0)::bigint AS "costMicros",
              date_trunc('day', now(), 'UTC') + interval '24 hours' AS "resetsAt"
         FROM ai_calls WHERE workspace_id = $1 AND at >= date_trunc('day', now(), 'UTC')`,
      [this.tenant.workspaceId],
    );
    if (!row) throw new Error('A sum without a row.');
    return row;
  }

  /** Why nothing more may be asked today. What is being asked at this moment may go past a limit, once. */
  async objection(more: Spent): Promise<string | undefined> {
    const { limits } = this.config.ai;
    if (limits.tokens === null && limits.costMicros === null) return undefined;
    const { tokens, costMicros } = await this.today();
    if (limits.tokens !== null && tokens + more.tokens >= limits.tokens)
      return reached(`${limits.tokens.toLocaleString('en-US')} tokens`);
    if (limits.costMicros !== null && costMicros + more.costMicros >= limits.costMicros)
      return reached(`$${(limits.costMicros / 1e6).toFixed(2)}`);
    return undefined;
  }
}

const reached = (limit: string): string =>
  `today’s limit of ${limit} for AI is reached (until midnight UTC).`;
