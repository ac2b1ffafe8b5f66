import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was chosen to generate a budget; none for those of before, which the default generates as it did. */
export class ParametersProvider1767225600012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE budget_parameters ADD COLUMN provider text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE budget_parameters DROP COLUMN provider');
  }
}
