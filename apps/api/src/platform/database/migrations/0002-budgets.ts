import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parameters, generation runs, budgets with their items, edits and versions, and the record of model calls. */
export class Budgets1767225600002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PARAMETERS);
    await runner.query(RUNS);
    await runner.query(BUDGETS);
    await runner.query(AI);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE ai_calls, budget_versions, budget_edits, budget_items, budgets, generation_runs,
        budget_documents, budget_parameters
    `);
  }
}

const PARAMETERS = `
  CREATE TABLE budget_parameters (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    association_id bigint NOT NULL,
    year integer NOT NULL,
    location text NOT NULL,
    units integer NOT NULL CHECK (units > 0),
    property_type text NOT NULL,
    association_type text,
    special_considerations text,
    fiscal_year_start_month integer NOT NULL DEFAULT 1 CHECK (fiscal_year_start_month BETWEEN 1 AND 12),
    -- True where a person ticked the documents; else those of the association and those of none are used.
    documents_chosen boolean NOT NULL DEFAULT false,
    total_cents bigint,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, association_id) REFERENCES associations (workspace_id, id)
  );
  CREATE INDEX budget_parameters_association ON budget_parameters (workspace_id, association_id);

  CREATE TABLE budget_documents (
    workspace_id bigint NOT NULL,
    parameters_id bigint NOT NULL,
    document_id bigint NOT NULL,
    PRIMARY KEY (workspace_id, parameters_id, document_id),
    FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE,
    FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id) ON DELETE CASCADE
  );
  CREATE INDEX budget_documents_document ON budget_documents (workspace_id, document_id);
`;

const RUNS = `
  CREATE TABLE generation_runs (
    id uuid PRIMARY KEY,
    workspace_id bigint NOT NULL,
    parameters_id bigint NOT NULL,
    provider text NOT NULL,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
    stage text,
    percent real NOT NULL DEFAULT 0,
    message text,
    -- Raised by each worker that takes the run up; results of an older attempt are refused.
    attempt integer NOT NULL DEFAULT 0,
    keep_edits boolean NOT NULL DEFAULT true,
    inputs jsonb,
    notes jsonb NOT NULL DEFAULT '[]',
    error_code text,
    error_message text,
    -- The worker's last sign of life.
    heartbeat_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE
  );
  -- However often it is asked for at once: one run a budget.
  CREATE UNIQUE INDEX generation_runs_active ON generation_runs (workspace_id, parameters_id)
    WHERE status IN ('queued', 'running');
  CREATE INDEX generation_runs_parameters ON generation_runs (workspace_id, parameters_id, created_at DESC);
  CREATE INDEX generation_runs_in_progress ON generation_runs (heartbeat_at) WHERE status IN ('queued', 'running');
`;

const BUDGETS = `
  CREATE TABLE budgets (
    workspace_id bigint NOT NULL,
    parameters_id bigint NOT NULL,
    status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'proposed', 'adopted')),
    -- Raised by every change of an item.
    revision integer NOT NULL DEFAULT 0,
    run_id uuid,
    generated_at timestamptz,
    -- Which parameters and documents it was generated from: {version, documentIds}.
    generated_from jsonb,
    PRIMARY KEY (workspace_id, parameters_id),
    FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE,
    FOREIGN KEY (workspace_id, run_id) REFERENCES generation_runs (workspace_id, id) ON DELETE SET NULL (run_id)
  );

  CREATE TABLE budget_items (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL,
    parameters_id bigint NOT NULL,
    line_key text NOT NULL,
    position integer NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    gl_code text NOT NULL,
    notes text NOT NULL,
    type text NOT NULL CHECK (type IN ('income', 'expense')),
    previous_cents bigint NOT NULL,
    previous_known boolean NOT NULL,
    previous_basis text NOT NULL,
    generated_cents bigint,
    proposed_cents bigint NOT NULL,
    priority text NOT NULL,
    basis text NOT NULL CHECK (basis IN ('document', 'contract', 'trend', 'assumption', 'balancing')),
    formula text NOT NULL,
    assumptions jsonb NOT NULL,
    sources jsonb NOT NULL,
    confidence real NOT NULL,
    needs_review boolean NOT NULL,
    -- A person decided on its amount: it stays when the budget is generated again.
    kept boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    -- Removed by a person; can be brought back.
    deleted_at timestamptz,
    UNIQUE (workspace_id, id),
    UNIQUE (workspace_id, parameters_id, line_key),
    FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE
  );

  CREATE TABLE budget_edits (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL,
    parameters_id bigint NOT NULL,
    batch_id uuid NOT NULL,
    item_id bigint,
    description text NOT NULL,
    from_cents bigint NOT NULL,
    to_cents bigint NOT NULL,
    origin text NOT NULL,
    key_id bigint,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE,
    FOREIGN KEY (workspace_id, item_id) REFERENCES budget_items (workspace_id, id) ON DELETE SET NULL (item_id),
    FOREIGN KEY (workspace_id, key_id) REFERENCES access_keys (workspace_id, id) ON DELETE SET NULL (key_id)
  );
  CREATE INDEX budget_edits_parameters ON budget_edits (workspace_id, parameters_id, id DESC);
  CREATE INDEX budget_edits_item ON budget_edits (workspace_id, item_id);

  CREATE TABLE budget_versions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL,
    parameters_id bigint NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    snapshot jsonb NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, parameters_id) REFERENCES budget_parameters (workspace_id, id) ON DELETE CASCADE
  );
  CREATE INDEX budget_versions_parameters ON budget_versions (workspace_id, parameters_id, id DESC);
`;

const AI = `
  CREATE TABLE ai_calls (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    run_id uuid,
    task text NOT NULL,
    prompt text NOT NULL,
    model text NOT NULL,
    input_hash bytea NOT NULL,
    tokens integer,
    cost_micros bigint,
    outcome text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (workspace_id, id),
    FOREIGN KEY (workspace_id, run_id) REFERENCES generation_runs (workspace_id, id) ON DELETE CASCADE
  );
  CREATE INDEX ai_calls_run ON ai_calls (workspace_id, run_id);
`;
