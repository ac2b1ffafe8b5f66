import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How owners are billed, and what a person states of contingency and delinquency. Earlier budgets: monthly, equally, unrounded. */
export class Billing1767225600014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE budget_parameters
      ADD COLUMN billing text NOT NULL DEFAULT 'month',
      ADD COLUMN billed_by text NOT NULL DEFAULT 'equal',
      ADD COLUMN whole_dollars boolean NOT NULL DEFAULT false,
      ADD COLUMN contingency_percent double precision,
      ADD COLUMN delinquency_percent double precision`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE budget_parameters DROP COLUMN billing, DROP COLUMN billed_by,
      DROP COLUMN whole_dollars, DROP COLUMN contingency_percent, DROP COLUMN delinquency_percent`);
  }
}
