import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Workspaces and keys, associations, documents and what was read from them.
 * Foreign keys are composite (workspace_id, id): a row of one workspace cannot point into another.
 */
export class Base1767225600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCESS);
    await runner.query(DOCUMENTS);
    await runner.query(READINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE corrections, reading_pages, readings, documents, document_files, associations,
        idempotency, access_keys, workspaces
    `);
  }
}

const ACCESS = `
  CREATE TABLE workspaces (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    created_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE access_keys (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
    kind text NOT NULL CHECK (kind IN ('device', 'embed', 'join')),
    scopes text[] NOT NULL,
    expires_at timestamptz,
    revoked_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id)
  );

  CREATE TABLE idempotency (
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    route text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    response jsonb,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, route, key)
  );

  CREATE TABLE associations (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    name text NOT NULL,
    -- The name as it is compared: case, spaces and punctuation folded by the module that owns it.
    name_key text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    UNIQUE (workspace_id, name_key)
  );
`;

const DOCUMENTS = `
  CREATE TABLE document_files (
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
    size integer NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (workspace_id, sha256)
  );
  -- PDFs, .docx and .xlsx are compressed already.
  ALTER TABLE document_files ALTER COLUMN bytes SET STORAGE EXTERNAL;

  CREATE TABLE documents (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    sha256 bytea NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    size integer NOT NULL,
    type text NOT NULL CHECK (type IN ('document', 'assessment')),
    association_id bigint,
    kind text,
    status text NOT NULL CHECK (status IN ('queued', 'reading', 'recognising', 'ready', 'failed')),
    pages integer,
    pages_read integer NOT NULL DEFAULT 0,
    content_length integer NOT NULL DEFAULT 0,
    error_code text,
    error_message text,
    -- Raised by each worker that takes the document up; results of an older attempt are refused.
    attempt integer NOT NULL DEFAULT 0,
    -- The worker's last sign of life.
    heartbeat_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, sha256) REFERENCES document_files (workspace_id, sha256),
    FOREIGN KEY (workspace_id, association_id) REFERENCES associations (workspace_id, id)
      ON DELETE SET NULL (association_id)
  );
  CREATE INDEX documents_file ON documents (workspace_id, sha256);
  CREATE INDEX documents_association ON documents (workspace_id, association_id);
  CREATE INDEX documents_in_progress ON documents (heartbeat_at)
    WHERE status IN ('queued', 'reading', 'recognising');
`;

const READINGS = `
  CREATE TABLE readings (
    id uuid PRIMARY KEY,
    workspace_id bigint NOT NULL,
    document_id bigint NOT NULL,
    reader text NOT NULL,
    schema integer NOT NULL,
    status text NOT NULL CHECK (status IN ('ready', 'failed')),
    facts jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id) ON DELETE CASCADE
  );
  CREATE INDEX readings_document ON readings (workspace_id, document_id, created_at DESC);

  CREATE TABLE reading_pages (
    workspace_id bigint NOT NULL,
    reading_id uuid NOT NULL,
    page integer NOT NULL,
    text text NOT NULL,
    cells jsonb NOT NULL,
    PRIMARY KEY (workspace_id, reading_id, page),
    FOREIGN KEY (workspace_id, reading_id) REFERENCES readings (workspace_id, id) ON DELETE CASCADE
  );

  CREATE TABLE corrections (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL,
    document_id bigint NOT NULL,
    locator jsonb NOT NULL,
    field text NOT NULL,
    value jsonb NOT NULL,
    key_id bigint NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id) ON DELETE CASCADE,
    FOREIGN KEY (workspace_id, key_id) REFERENCES access_keys (workspace_id, id) ON DELETE CASCADE
  );
  CREATE INDEX corrections_document ON corrections (workspace_id, document_id);
`;
