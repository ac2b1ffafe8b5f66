import { Injectable } from '@nestjs/common';
import { TenantContext } from '../access/tenant';
import type { AiLimits } from '../config/ai-settings';
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
    const { limits, totalLimits } = this.config.ai;
    const own = isSet(limits) ? reached(limits, await this.today(), more) : undefined;
    if (own !== undefined) return `today’s limit of ${own} for AI is reached (until midnight UTC).`;
    const all = isSet(totalLimits) ? reached(totalLimits, await this.ofEverybody(), more) : undefined;
    if (all === undefined) return undefined;
    return 'today’s limit for AI of this whole server is reached (until midnight UTC).';
  }

  private async ofEverybody(): Promise<Spent> {
    const row = await this.database.first<Spent>(
      `SELECT coalesce(sum(tokens), 0)::bigint AS tokens, coalesce(sum(cost_micros), 0)::bigint AS "costMicros"
         FROM ai_calls WHERE at >= date_trunc('day', now(), 'UTC')`,
    );
    return row ?? { tokens: 0, costMicros: 0 };
  }
}

const isSet = ({ tokens, costMicros }: AiLimits) => tokens !== null || costMicros !== null;

/** The limit that is reached, in words. */
function reached({ tokens, costMicros }: AiLimits, spent: Spent, more: Spent): string | undefined {
  if (tokens !== null && spent.tokens + more.tokens >= tokens)
    return `${tokens.toLocaleString('en-US')} tokens`;
  if (costMicros !== null && spent.costMicros + more.costMicros >= costMicros)
    return `$${(costMicros / 1e6).toFixed(2)}`;
  return undefined;
}
