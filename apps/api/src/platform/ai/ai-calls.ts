import { Injectable, OnModuleInit } from '@nestjs/common';
import type { AiCall as WireCall } from '@hoa/contracts';
import { TenantContext } from '../access/tenant';
import { Database } from '../database/database';
import { Sweeps } from '../queue/sweeps';
import { Silences } from './account';
import { AiAnswers } from './answers';
import type { AiCall, RecordCall } from './ask';
import { Spending } from './spending';

/** Calls whose run is gone, or that never had one. */
const KEEP_LOOSE_DAYS = 90;

/** The record of what models were asked: hashes, counts and outcomes, no texts. */
@Injectable()
export class AiCalls implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly sweeps: Sweeps,
    private readonly answers: AiAnswers,
    private readonly spending: Spending,
  ) {}

  onModuleInit(): void {
    this.sweeps.registerCleaning('ai-calls', async () => {
      await this.database.execute(
        'DELETE FROM ai_calls WHERE run_id IS NULL AND at < now() - make_interval(days => $1)',
        [KEEP_LOOSE_DAYS],
      );
    });
  }

  recorder(runId: string): RecordCall {
    return this.recording(runId);
  }

  /** For calls that belong to no run. */
  unattached(): RecordCall {
    return this.recording(null);
  }

  /** Newest first. */
  async last(count: number): Promise<WireCall[]> {
    const rows = await this.database.query<CallRow>(
      `SELECT c.id, c.at, c.task, c.prompt, c.provider, c.model, c.tokens, c.cost_micros AS "costMicros",
              c.duration_ms AS milliseconds, c.repairs, c.retries, c.outcome, r.parameters_id AS "parametersId"
         FROM ai_calls c LEFT JOIN generation_runs r ON r.workspace_id = c.workspace_id AND r.id = c.run_id
        WHERE c.workspace_id = $1 ORDER BY c.at DESC, c.id DESC LIMIT $2`,
      [this.tenant.workspaceId, count],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString(), source: sourceOf(row.outcome) }));
  }

  private recording(runId: string | null): RecordCall {
    const silences = new Silences();
    return Object.assign((call: AiCall) => this.record(call, runId), {
      account: {
        known: (key: Buffer) => this.answers.known(key),
        keep: (key: Buffer, answer: unknown) => this.answers.keep(key, answer, runId),
        objection: async (spent: { tokens: number; costMicros: number }) =>
          silences.objection() ?? (await this.spending.objection(spent)),
        heard: (answered: boolean) => silences.heard(answered),
      },
    });
  }

  /** A run that was deleted meanwhile has cost no less. */
  private async record(call: AiCall, runId: string | null): Promise<void> {
    await this.database.execute(
      `INSERT INTO ai_calls (workspace_id, run_id, task, prompt, provider, model, input_hash, tokens, cost_micros,
                             duration_ms, repairs, retries, outcome)
       VALUES ($1, (SELECT id FROM generation_runs WHERE workspace_id = $1 AND id = $2),
               $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        this.tenant.workspaceId,
        runId,
        call.task,
        call.prompt,
        call.provider,
        call.model,
        call.inputHash,
        call.tokens,
        call.costMicros,
        call.durationMs,
        call.repairs,
        call.retries,
        call.outcome,
      ],
    );
  }
}

type CallRow = Pick<
  WireCall,
  'id' | 'task' | 'prompt' | 'provider' | 'model' | 'outcome' | 'repairs' | 'retries'
> &
  Pick<WireCall, 'tokens' | 'costMicros' | 'milliseconds' | 'parametersId'> & { at: Date };

function sourceOf(outcome: string): WireCall['source'] {
  if (outcome === 'cached') return 'cache';
  return outcome === 'ok' || outcome.startsWith('repaired ') ? 'model' : 'built-in';
}
