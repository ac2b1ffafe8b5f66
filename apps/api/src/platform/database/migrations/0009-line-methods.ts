import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each line was computed, the year of its earlier figure and its fund. */
export class LineMethods1767225600009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE budget_items
        -- The fiscal year of the earlier figure, by its beginning; null where it is unknown.
        ADD COLUMN previous_of integer,
        ADD COLUMN fund text NOT NULL DEFAULT 'operating' CHECK (fund IN ('operating', 'reserve', 'special')),
        -- {kind, inputs, history, band}
        ADD COLUMN method jsonb NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE budget_items DROP COLUMN method, DROP COLUMN fund, DROP COLUMN previous_of',
    );
  }
}
