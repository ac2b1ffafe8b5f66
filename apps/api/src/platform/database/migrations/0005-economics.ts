import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rates that people put in place of published ones, a budget each, and the last live figures of a publisher. */
export class Economics1767225600005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE economic_rate_overrides (
        workspace_id bigint NOT NULL,
        parameters_id bigint NOT NULL,
        -- A rate's id, or that of a scenario's group ("forecast.aggressive.utilities").
        rate_id text NOT NULL,
        -- Percent a year; no money.
        percent double precision NOT NULL,
        key_id bigint,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (workspace_id, parameters_id, rate_id),
        FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE,
        FOREIGN KEY (workspace_id, key_id) REFERENCES access_keys (workspace_id, id) ON DELETE SET NULL (key_id)
      );

      -- Published figures belong to nobody: one row a publisher, shared by all workspaces and processes.
      CREATE TABLE economic_live (
        publisher text PRIMARY KEY,
        -- Not asked again before; raised by the process that asks, so that several do not ask at once.
        next_at timestamptz NOT NULL,
        fetched_at timestamptz,
        -- Why the last try brought nothing; empty where it did.
        failure text NOT NULL DEFAULT '',
        -- [{id, percent, asOf, source}]
        rates jsonb NOT NULL DEFAULT '[]'
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE economic_rate_overrides, economic_live');
  }
}
