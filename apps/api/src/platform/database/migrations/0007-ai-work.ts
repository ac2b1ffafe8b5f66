import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What calls of models took, and answers that an identical question gets again. */
export class AiWork1767225600007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ai_calls
        ADD COLUMN provider text NOT NULL DEFAULT '',
        ADD COLUMN duration_ms integer,
        ADD COLUMN repairs smallint NOT NULL DEFAULT 0,
        ADD COLUMN retries smallint NOT NULL DEFAULT 0,
        -- A restored call may add to what was spent, never take away.
        ADD CONSTRAINT ai_calls_spent CHECK (tokens >= 0 AND cost_micros >= 0),
        -- What was spent today stays spent when the budget that it was spent on is deleted.
        DROP CONSTRAINT ai_calls_workspace_id_run_id_fkey,
        ADD FOREIGN KEY (workspace_id, run_id)
          REFERENCES generation_runs (workspace_id, id) ON DELETE SET NULL (run_id);
      CREATE INDEX ai_calls_at ON ai_calls (workspace_id, at);

      CREATE TABLE ai_answers (
        workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
        -- SHA-256 of task, prompt, provider, model, schema and texts.
        key bytea NOT NULL,
        -- JSON as it came; as jsonb PostgreSQL would refuse some of it.
        answer text NOT NULL,
        -- Goes with the run that asked: an answer quotes what the documents say.
        run_id uuid,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (workspace_id, key),
        FOREIGN KEY (workspace_id, run_id) REFERENCES generation_runs (workspace_id, id) ON DELETE CASCADE
      );
      CREATE INDEX ai_answers_run ON ai_answers (workspace_id, run_id);
      CREATE INDEX ai_answers_at ON ai_answers (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE ai_answers;
      DROP INDEX ai_calls_at;
      ALTER TABLE ai_calls
        DROP COLUMN provider, DROP COLUMN duration_ms, DROP COLUMN repairs, DROP COLUMN retries,
        DROP CONSTRAINT ai_calls_spent,
        DROP CONSTRAINT ai_calls_workspace_id_run_id_fkey,
        ADD FOREIGN KEY (workspace_id, run_id) REFERENCES generation_runs (workspace_id, id) ON DELETE CASCADE;
    `);
  }
}
