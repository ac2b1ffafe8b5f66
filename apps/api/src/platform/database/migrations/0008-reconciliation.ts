import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers to questions about statements, and budgets that do or do not tie with the totals of their documents. */
export class Reconciliation1767225600008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Facts are kept with all that they were made with; those of another reader are made again.
      ALTER TABLE kind_readings
        ADD COLUMN answers jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN reader text NOT NULL DEFAULT 'rules 1';

      ALTER TABLE generation_runs
        DROP CONSTRAINT generation_runs_status_check,
        ADD CONSTRAINT generation_runs_status_check
          CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled', 'needs-answers')),
        ADD COLUMN accept_unreconciled boolean NOT NULL DEFAULT false,
        -- {differences, questions}: why it stopped, or what its budget does not tie with; null where nothing was found.
        ADD COLUMN findings jsonb;

      -- {status, differences} of the lines as they are; null in budgets generated before totals were reconciled.
      ALTER TABLE budgets ADD COLUMN reconciliation jsonb;
      -- The same of a version's lines.
      ALTER TABLE budget_versions ADD COLUMN reconciliation jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE budget_versions DROP COLUMN reconciliation;
      ALTER TABLE budgets DROP COLUMN reconciliation;
      DELETE FROM generation_runs WHERE status = 'needs-answers';
      ALTER TABLE generation_runs
        DROP COLUMN findings,
        DROP COLUMN accept_unreconciled,
        DROP CONSTRAINT generation_runs_status_check,
        ADD CONSTRAINT generation_runs_status_check
          CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled'));
      ALTER TABLE kind_readings DROP COLUMN reader, DROP COLUMN answers;
    `);
  }
}
