import { Injectable } from '@nestjs/common';
import { TenantContext } from '../access/tenant';
import { Database } from '../database/database';
import type { RecordCall } from './ask';

/** The record of what models were asked: hashes and outcomes, no texts. */
@Injectable()
export class AiCalls {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  recorder(runId: string): RecordCall {
    return async (call) => {
      await this.database.execute(
        `INSERT INTO ai_calls (workspace_id, run_id, task, prompt, model, input_hash, tokens, outcome)
         SELECT workspace_id, id, $3, $4, $5, $6, $7, $8 FROM generation_runs WHERE workspace_id = $1 AND id = $2`,
        [
          this.tenant.workspaceId,
          runId,
          call.task,
          call.prompt,
          call.model,
          call.inputHash,
          call.tokens,
          call.outcome,
        ],
      );
    };
  }

  /** For calls that belong to no run. */
  unattached(): RecordCall {
    return async ({ task, prompt, model, inputHash, tokens, outcome }) => {
      await this.database.execute(
        `INSERT INTO ai_calls (workspace_id, task, prompt, model, input_hash, tokens, outcome)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [this.tenant.workspaceId, task, prompt, model, inputHash, tokens, outcome],
      );
    };
  }
}
