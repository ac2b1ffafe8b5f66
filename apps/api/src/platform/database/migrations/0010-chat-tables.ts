import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message's table of figures and its file. */
export class ChatTables1767225600010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages
        -- {title, columns, rows}
        ADD COLUMN figures jsonb,
        -- {label, kind, text}
        ADD COLUMN download jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN download, DROP COLUMN figures');
  }
}
