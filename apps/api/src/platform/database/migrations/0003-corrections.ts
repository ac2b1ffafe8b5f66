import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Corrections that are taken back stay in the log; pages keep what reading them once more as another kind needs; and
 * what that gives is kept a reading.
 */
export class Corrections1767225600003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE corrections
        ADD COLUMN about text NOT NULL DEFAULT '',
        ADD COLUMN removed_at timestamptz;

      -- Size, rulings and words of the page, beside its cells; null on pages read before.
      ALTER TABLE reading_pages ADD COLUMN layout jsonb;
      -- Container, pages of the file, and what could not be read of it; null on readings made before.
      ALTER TABLE readings ADD COLUMN origin jsonb;

      -- A reading's facts with its pages' kinds as people gave them: the latest of those, made again at need.
      CREATE TABLE kind_readings (
        workspace_id bigint NOT NULL,
        reading_id uuid NOT NULL,
        kinds jsonb NOT NULL,
        facts jsonb NOT NULL,
        PRIMARY KEY (workspace_id, reading_id),
        FOREIGN KEY (workspace_id, reading_id) REFERENCES readings (workspace_id, id) ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE kind_readings;
      ALTER TABLE readings DROP COLUMN origin;
      ALTER TABLE reading_pages DROP COLUMN layout;
      ALTER TABLE corrections DROP COLUMN about, DROP COLUMN removed_at;
    `);
  }
}
