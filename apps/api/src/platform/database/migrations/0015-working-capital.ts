import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person states of working capital: an amount or months, or neither as in earlier budgets. */
export class WorkingCapital1767225600015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE budget_parameters
      ADD COLUMN working_capital_cents bigint,
      ADD COLUMN working_capital_months double precision`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE budget_parameters DROP COLUMN working_capital_cents, DROP COLUMN working_capital_months',
    );
  }
}
