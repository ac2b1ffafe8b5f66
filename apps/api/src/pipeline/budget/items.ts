import { Injectable } from '@nestjs/common';
import type { Fund, LineMethodDetails } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { OF_LIVE_BUDGET } from '../parameters/parameters.table';
import type { LineRow, StoredBudget, StoredItem } from './budget.table';
import type { StoredReconciliation } from './reconciliation';

export interface ItemRow {
  lineKey: string;
  category: string;
  description: string;
  glCode: string;
  notes: string;
  type: 'income' | 'expense';
  previousCents: number;
  previousKnown: boolean;
  previousBasis: string;
  /** Null where it is unknown. */
  previousOf?: number | null;
  fund?: Fund;
  method?: LineMethodDetails;
  generatedCents: number | null;
  proposedCents: number;
  priority: string;
  basis: string;
  formula: string;
  assumptions: string[];
  sources: unknown[];
  confidence: number;
  needsReview: boolean;
  kept: boolean;
}

/** The statements on `budgets`, `budget_items` and `budget_edits`; who calls them decides what they mean. */
@Injectable()
export class Items {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  budget(parametersId: number): Promise<StoredBudget | undefined> {
    return this.database.first<StoredBudget>(
      `SELECT status, revision, run_id, generated_at, generated_from, reconciliation FROM budgets
        WHERE workspace_id = $1 AND parameters_id = $2`,
      [this.tenant.workspaceId, parametersId],
    );
  }

  /** Writers of one budget stand in line from here to the end of the transaction. An adopted budget refuses them. */
  async lock(parametersId: number): Promise<StoredBudget> {
    const budget = await this.hold(parametersId);
    if (budget.status === 'adopted') {
      throw new AppError('read_only', 'This budget was adopted. To change it, reopen it first.');
    }
    return budget;
  }

  /** As `lock`, whatever the budget's status is. */
  async hold(parametersId: number): Promise<StoredBudget> {
    const { workspaceId } = this.tenant;
    await this.database.execute(
      `INSERT INTO budgets (workspace_id, parameters_id)
       SELECT workspace_id, id FROM budget_parameters WHERE workspace_id = $1 AND id = $2 AND deleted_at IS NULL
       ON CONFLICT (workspace_id, parameters_id) DO NOTHING`,
      [workspaceId, parametersId],
    );
    const budget = await this.database.first<StoredBudget>(
      `SELECT status, revision, run_id, generated_at, generated_from, reconciliation FROM budgets
        WHERE workspace_id = $1 AND parameters_id = $2 ${OF_LIVE_BUDGET} FOR UPDATE`,
      [workspaceId, parametersId],
    );
    if (!budget) throw new AppError('not_found', 'The budget was not found.');
    return budget;
  }

  async setReconciliation(parametersId: number, reconciliation: StoredReconciliation): Promise<void> {
    await this.database.execute(
      'UPDATE budgets SET reconciliation = $3 WHERE workspace_id = $1 AND parameters_id = $2',
      [this.tenant.workspaceId, parametersId, JSON.stringify(reconciliation)],
    );
  }

  /** Cards that are confirmed stay so until the budget is generated again. */
  async setConfirmed(parametersId: number, cardIds: readonly string[]): Promise<void> {
    await this.database.execute(
      `UPDATE budgets SET generated_from = jsonb_set(generated_from, '{confirmed}', $3::jsonb)
        WHERE workspace_id = $1 AND parameters_id = $2 AND generated_from IS NOT NULL`,
      [this.tenant.workspaceId, parametersId, JSON.stringify(cardIds)],
    );
  }

  async bump(parametersId: number): Promise<number> {
    const row = await this.database.first<{ revision: number }>(
      `UPDATE budgets SET revision = revision + 1 WHERE workspace_id = $1 AND parameters_id = $2 RETURNING revision`,
      [this.tenant.workspaceId, parametersId],
    );
    if (!row) throw new AppError('not_found', 'The budget was not found.');
    return row.revision;
  }

  list(parametersId: number): Promise<StoredItem[]> {
    return this.database.query<StoredItem>(
      `SELECT * FROM budget_items WHERE workspace_id = $1 AND parameters_id = $2 AND deleted_at IS NULL
        ORDER BY position, id`,
      [this.tenant.workspaceId, parametersId],
    );
  }

  listAll(parametersId: number): Promise<StoredItem[]> {
    return this.database.query<StoredItem>(
      'SELECT * FROM budget_items WHERE workspace_id = $1 AND parameters_id = $2 ORDER BY position, id',
      [this.tenant.workspaceId, parametersId],
    );
  }

  /** Removed ones too. */
  async get(id: number): Promise<StoredItem> {
    const row = await this.database.first<StoredItem>(
      `SELECT * FROM budget_items WHERE workspace_id = $1 AND id = $2 ${OF_LIVE_BUDGET}`,
      [this.tenant.workspaceId, id],
    );
    if (!row) throw new AppError('not_found', 'The budget line was not found.');
    return row;
  }

  /**
   * New amounts for lines whose version is still the one given, all or none. An amount that is the generated one again
   * is not kept when the budget is generated anew.
   */
  async setAmounts(
    changes: readonly { id: number; version: number; cents: number }[],
    kept: boolean,
  ): Promise<void> {
    if (changes.length === 0) return;
    const changed = await this.database.execute(
      `UPDATE budget_items i SET proposed_cents = c.cents, version = i.version + 1,
              kept = i.generated_cents IS NULL OR ($5 AND c.cents <> i.generated_cents)
         FROM unnest($2::bigint[], $3::integer[], $4::bigint[]) AS c (id, version, cents)
        WHERE i.workspace_id = $1 AND i.id = c.id AND i.version = c.version AND i.deleted_at IS NULL`,
      [
        this.tenant.workspaceId,
        changes.map((change) => change.id),
        changes.map((change) => change.version),
        changes.map((change) => change.cents),
        kept,
      ],
    );
    if (changed !== changes.length) throw changedElsewhere();
  }

  async setDeleted({ id, version }: Pick<StoredItem, 'id' | 'version'>, deleted: boolean): Promise<void> {
    const changed = await this.database.execute(
      `UPDATE budget_items SET deleted_at = CASE WHEN $4 THEN now() END, version = version + 1
        WHERE workspace_id = $1 AND id = $2 AND version = $3`,
      [this.tenant.workspaceId, id, version, deleted],
    );
    if (changed === 0) throw changedElsewhere();
  }

  /** At the end of the list. */
  async insert(parametersId: number, item: ItemRow): Promise<StoredItem> {
    const { workspaceId } = this.tenant;
    const row = await this.database.first<StoredItem>(
      `INSERT INTO budget_items (workspace_id, parameters_id, line_key, position, category, description, gl_code, notes,
         type, previous_cents, previous_known, previous_basis, generated_cents, proposed_cents, priority, basis, formula,
         assumptions, sources, confidence, needs_review, kept)
       SELECT $1, $2, $3, coalesce(max(position), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
         $18, $19, $20, $21
         FROM budget_items WHERE workspace_id = $1 AND parameters_id = $2
       RETURNING *`,
      [
        workspaceId,
        parametersId,
        item.lineKey,
        item.category,
        item.description,
        item.glCode,
        item.notes,
        item.type,
        item.previousCents,
        item.previousKnown,
        item.previousBasis,
        item.generatedCents,
        item.proposedCents,
        item.priority,
        item.basis,
        item.formula,
        JSON.stringify(item.assumptions),
        JSON.stringify(item.sources),
        item.confidence,
        item.needsReview,
        item.kept,
      ],
    );
    if (!row) throw new Error('The budget line was not stored.');
    return row;
  }

  /** Puts whole lines in their places, by their keys: over the present ones, removed or not, and new where there is none. */
  async place(parametersId: number, rows: readonly LineRow[]): Promise<StoredItem[]> {
    return this.database.query<StoredItem>(PLACE, [
      this.tenant.workspaceId,
      parametersId,
      JSON.stringify(rows),
    ]);
  }

  async setStatus(
    parametersId: number,
    { revision, status }: Pick<StoredBudget, 'revision' | 'status'>,
  ): Promise<void> {
    const changed = await this.database.execute(
      `UPDATE budgets SET status = $4, revision = revision + 1
        WHERE workspace_id = $1 AND parameters_id = $2 AND revision = $3`,
      [this.tenant.workspaceId, parametersId, revision, status],
    );
    if (changed === 0) throw changedElsewhere();
  }
}

/** Writers hold the budget's lock: only one that does not could come between, and even that overwrites nothing. */
function changedElsewhere(): AppError {
  return new AppError('stale_version', 'The budget was changed elsewhere. Please look at it again.');
}

const LINE_COLUMNS = `line_key, position, category, description, gl_code, notes, type, previous_cents, previous_known,
  previous_basis, previous_of, fund, method, generated_cents, proposed_cents, priority, basis, formula, assumptions,
  sources, confidence,
  needs_review, kept`;

/** Lines of versions that were saved before lines had funds and methods. */
const LINE_VALUES = LINE_COLUMNS.replace(
  'fund, method',
  `coalesce(fund, 'operating'), coalesce(method, '{}')`,
);

const PLACE = `
  INSERT INTO budget_items (workspace_id, parameters_id, ${LINE_COLUMNS})
  SELECT $1, $2, ${LINE_VALUES}
  FROM jsonb_to_recordset($3::jsonb) AS given (line_key text, position integer, category text, description text,
    gl_code text, notes text, type text, previous_cents bigint, previous_known boolean, previous_basis text,
    previous_of integer, fund text, method jsonb,
    generated_cents bigint, proposed_cents bigint, priority text, basis text, formula text, assumptions jsonb,
    sources jsonb, confidence real, needs_review boolean, kept boolean)
  ON CONFLICT (workspace_id, parameters_id, line_key) DO UPDATE SET
    position = excluded.position, category = excluded.category, description = excluded.description,
    gl_code = excluded.gl_code, notes = excluded.notes, type = excluded.type,
    previous_cents = excluded.previous_cents, previous_known = excluded.previous_known,
    previous_basis = excluded.previous_basis, previous_of = excluded.previous_of, fund = excluded.fund,
    method = excluded.method, generated_cents = excluded.generated_cents,
    proposed_cents = excluded.proposed_cents, priority = excluded.priority, basis = excluded.basis,
    formula = excluded.formula, assumptions = excluded.assumptions, sources = excluded.sources,
    confidence = excluded.confidence, needs_review = excluded.needs_review, kept = excluded.kept,
    version = budget_items.version + 1, deleted_at = NULL
  RETURNING *`;
