import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Schedules of units with how a total is divided over them, and what a portal's key opens of them. */
export class Assessments1767225600006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEDULES);
    await runner.query(KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM access_keys WHERE kind = 'embed';
      ALTER TABLE access_keys
        DROP CONSTRAINT access_keys_embed_opens, DROP COLUMN embed_schedule_id, DROP COLUMN embed_association_id;
      DROP TABLE assessment_schedules;
    `);
  }
}

const SCHEDULES = `
  CREATE TABLE assessment_schedules (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    -- An association with a schedule is not dropped, as one with a budget is not.
    association_id bigint NOT NULL,
    -- The declaration that the shares come from; their quotes stay in the rows.
    document_id bigint,
    name text NOT NULL,
    plan jsonb NOT NULL,
    -- In the order of the declaration: the last unit takes the remainder of rounding.
    rows jsonb NOT NULL,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, association_id) REFERENCES associations (workspace_id, id),
    FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id) ON DELETE SET NULL (document_id)
  );
  CREATE INDEX assessment_schedules_association ON assessment_schedules (workspace_id, association_id);
  CREATE INDEX assessment_schedules_document ON assessment_schedules (workspace_id, document_id);
`;

/** The id in the scope of a portal's key, such as "schedule:12". */
const idInScope = (kind: string) =>
  `CASE WHEN kind = 'embed' AND scopes[1] LIKE '${kind}:%' THEN split_part(scopes[1], ':', 2)::bigint END`;

const KEYS = `
  ALTER TABLE access_keys
    -- Read from the scope, so that who makes keys need not know what there is to open.
    ADD COLUMN embed_schedule_id bigint GENERATED ALWAYS AS (${idInScope('schedule')}) STORED,
    ADD COLUMN embed_association_id bigint GENERATED ALWAYS AS (${idInScope('association')}) STORED,
    -- A portal's key opens one thing, any other kind of key none of these.
    ADD CONSTRAINT access_keys_embed_opens CHECK (
      num_nonnulls(embed_schedule_id, embed_association_id) = CASE WHEN kind = 'embed' THEN 1 ELSE 0 END
    ),
    ADD FOREIGN KEY (workspace_id, embed_schedule_id)
      REFERENCES assessment_schedules (workspace_id, id) ON DELETE CASCADE,
    ADD FOREIGN KEY (workspace_id, embed_association_id)
      REFERENCES associations (workspace_id, id) ON DELETE CASCADE;
  CREATE INDEX access_keys_embed_schedule ON access_keys (workspace_id, embed_schedule_id);
  CREATE INDEX access_keys_embed_association ON access_keys (workspace_id, embed_association_id);
`;
