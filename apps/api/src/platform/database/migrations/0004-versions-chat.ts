import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What undo, versions, join codes and the chat need. */
export class VersionsChat1767225600004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EDITS_AND_VERSIONS);
    await runner.query(KEYS);
    await runner.query(CHAT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX reading_pages_words;
      DROP TABLE messages;
      ALTER TABLE access_keys DROP COLUMN name, DROP COLUMN last_used_at;
      ALTER TABLE budget_parameters DROP COLUMN read_only;
      ALTER TABLE budget_versions DROP COLUMN cause, DROP COLUMN summary;
      ALTER TABLE budget_edits DROP COLUMN kind, DROP COLUMN undoes, DROP COLUMN line;
    `);
  }
}

const EDITS_AND_VERSIONS = `
  ALTER TABLE budget_edits
    ADD COLUMN kind text NOT NULL DEFAULT 'changed' CHECK (kind IN ('changed', 'added', 'removed', 'restored')),
    -- The batch that this one took back.
    ADD COLUMN undoes uuid,
    -- {before, after}: the whole line, where more than its amount was changed.
    ADD COLUMN line jsonb;
  CREATE INDEX budget_edits_batch ON budget_edits (workspace_id, parameters_id, batch_id);

  ALTER TABLE budget_versions
    ADD COLUMN cause text NOT NULL DEFAULT 'saved'
      CHECK (cause IN ('saved', 'generation', 'restore', 'proposed', 'adopted')),
    -- {lines, income, expenses, net} of the snapshot, in cents.
    ADD COLUMN summary jsonb;
  UPDATE budget_versions SET cause = 'generation', reason = '' WHERE reason = 'generation';

  -- Reported by the budget: adopted, so that what its figures rest on stays as it is.
  ALTER TABLE budget_parameters ADD COLUMN read_only boolean NOT NULL DEFAULT false;
`;

const KEYS = `
  ALTER TABLE access_keys
    ADD COLUMN name text NOT NULL DEFAULT '',
    ADD COLUMN last_used_at timestamptz;
`;

const CHAT = `
  CREATE TABLE messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL,
    parameters_id bigint NOT NULL,
    is_assistant boolean NOT NULL,
    content text NOT NULL,
    citations jsonb NOT NULL DEFAULT '[]',
    proposal jsonb,
    batch_id uuid,
    provider text,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE
  );
  CREATE INDEX messages_parameters ON messages (workspace_id, parameters_id, id);

  -- A tsvector holds a megabyte at most: of a page that is longer its beginning is found.
  CREATE INDEX reading_pages_words ON reading_pages USING gin (to_tsvector('english', left(text, 200000)));
`;
