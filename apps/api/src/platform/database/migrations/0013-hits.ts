import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often somebody asked each process, for limits that hold for all of them; after a crash it may be empty. */
export class Hits1767225600013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE UNLOGGED TABLE hits (
      who text NOT NULL,
      period bigint NOT NULL,
      process uuid NOT NULL,
      count integer NOT NULL,
      ends_at timestamptz NOT NULL,
      PRIMARY KEY (who, period, process))`);
    await runner.query('CREATE INDEX hits_ends_at ON hits (ends_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hits');
  }
}
