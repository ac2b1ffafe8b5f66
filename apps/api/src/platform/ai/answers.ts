import { Injectable, OnModuleInit } from '@nestjs/common';
import { TenantContext } from '../access/tenant';
import { Database } from '../database/database';
import { Sweeps } from '../queue/sweeps';

const KEEP_DAYS = 30;
const IN_TIME = `at > now() - make_interval(days => ${KEEP_DAYS})`;

/** Answers of models by the question's key, in each workspace its own. */
@Injectable()
export class AiAnswers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.registerCleaning('ai-answers', async () => {
      await this.database.execute(`DELETE FROM ai_answers WHERE NOT (${IN_TIME})`);
    });
  }

  /** The JSON as it came; undefined where there is none, or none of the last 30 days. */
  async known(key: Buffer): Promise<unknown> {
    const row = await this.database.first<{ answer: string }>(
      `SELECT answer FROM ai_answers WHERE workspace_id = $1 AND key = $2 AND ${IN_TIME}`,
      [this.tenant.workspaceId, key],
    );
    return row && (JSON.parse(row.answer) as unknown);
  }

  /** A run that is gone by now leaves nothing behind. */
  async keep(key: Buffer, answer: unknown, runId: string | null): Promise<void> {
    await this.database.execute(
      `INSERT INTO ai_answers (workspace_id, key, answer, run_id)
       SELECT $1::bigint, $2::bytea, $3::text, $4::uuid
        WHERE $4::uuid IS NULL OR EXISTS (SELECT 1 FROM generation_runs WHERE workspace_id = $1 AND id = $4)
       ON CONFLICT (workspace_id, key) DO UPDATE SET answer = EXCLUDED.answer, run_id = EXCLUDED.run_id, at = now()`,
      [this.tenant.workspaceId, key, JSON.stringify(answer), runId],
    );
  }
}
