import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What keys may do, who did what, and what was deleted but can be brought back. */
export class Roles1767225600011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEYS);
    await runner.query(ACTIVITY);
    await runner.query(DELETED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM documents WHERE deleted_at IS NOT NULL;
      DELETE FROM budget_parameters WHERE deleted_at IS NOT NULL;
      ALTER TABLE documents DROP COLUMN deleted_at;
      ALTER TABLE budget_parameters DROP COLUMN deleted_at;
      DROP TABLE activity;
      ALTER TABLE access_keys DROP COLUMN role;
    `);
  }
}

/**
 * Until now every key could do everything. Whoever began a workspace is its owner; a key that was let in goes on with its
 * work as an editor, and no longer deletes, restores or shuts others out, which nobody was ever told that it could. The
 * owner may make it one. A key that joined has the time of its joining as `created_at`; its id may be older than the
 * workspace. The default is for keys of a backup of the whole database that was made before: there all were equals.
 */
const KEYS = `
  ALTER TABLE access_keys ADD COLUMN role text NOT NULL DEFAULT 'owner'
    CHECK (role IN ('viewer', 'editor', 'owner'));
  UPDATE access_keys SET role = 'viewer' WHERE kind = 'embed';
  UPDATE access_keys SET role = 'editor' WHERE kind = 'join';
  UPDATE access_keys k SET role = 'editor'
   WHERE kind = 'device' AND EXISTS (
     SELECT 1 FROM access_keys f
      WHERE f.workspace_id = k.workspace_id AND f.kind = 'device' AND f.revoked_at IS NULL
        AND (f.created_at, f.id) < (k.created_at, k.id));
`;

const ACTIVITY = `
  CREATE TABLE activity (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    -- No foreign key: a key may leave for another workspace, and what it did here stays.
    key_id bigint,
    -- What it was called then.
    who text NOT NULL,
    kind text NOT NULL,
    about text NOT NULL
  );
  CREATE INDEX activity_workspace ON activity (workspace_id, id);
  CREATE INDEX activity_at ON activity (at);
`;

const DELETED = `
  ALTER TABLE documents ADD COLUMN deleted_at timestamptz;
  ALTER TABLE budget_parameters ADD COLUMN deleted_at timestamptz;
  CREATE INDEX documents_deleted ON documents (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX budget_parameters_deleted ON budget_parameters (deleted_at) WHERE deleted_at IS NOT NULL;
`;
