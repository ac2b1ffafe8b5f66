import { Injectable } from '@nestjs/common';
import type { BudgetLineAmounts } from '@hoa/budget-math';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { ParametersService } from '../parameters/parameters.service';
import { toAmounts, type GeneratedFrom } from './budget.table';
import { Items, type ItemRow } from './items';
import type { StoredReconciliation } from './reconciliation';
import { bearableTotals } from './totals';
import { VersionStore } from './version-store';

/** What people decided on a line, which a new generation keeps. */
export interface KeptLine extends BudgetLineAmounts {
  lineKey: string;
  /** Removed by a person. */
  removed: boolean;
}

export type DraftRow = Omit<ItemRow, 'generatedCents' | 'kept'>;

export interface NewDraft {
  parametersId: number;
  items: readonly DraftRow[];
  keepEdits: boolean;
  runId: string;
  generatedFrom: GeneratedFrom;
  reconciliation: StoredReconciliation | null;
}

/** How a generation's draft becomes the budget. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly parameters: ParametersService,
    private readonly items: Items,
    private readonly versions: VersionStore,
  ) {}

  /** Throws where the budget was adopted. */
  async assertWritable(parametersId: number): Promise<void> {
    await this.database.inTransaction(() => this.items.lock(parametersId));
  }

  /** Tells which rates a person replaced, by now: where they are others than the budget was generated with, it is out of date. */
  async recordRates(parametersId: number, current: Record<string, number>): Promise<void> {
    await this.database.execute(
      `UPDATE budgets
          SET generated_from = jsonb_set(generated_from, '{rates}',
            jsonb_build_object('generated', coalesce(generated_from #> '{rates,generated}', '{}'), 'current', $3::jsonb))
        WHERE workspace_id = $1 AND parameters_id = $2 AND generated_from IS NOT NULL`,
      [this.tenant.workspaceId, parametersId, JSON.stringify(current)],
    );
  }

  /** What is to be kept; within a transaction no edit comes between this and `replace`. */
  async kept(parametersId: number): Promise<KeptLine[]> {
    await this.items.lock(parametersId);
    const rows = await this.items.listAll(parametersId);
    return rows
      .filter((row) => row.kept || row.deleted_at !== null)
      .map((row) => ({ ...toAmounts(row), lineKey: row.line_key, removed: row.deleted_at !== null }));
  }

  /**
   * Puts a draft in the place of the budget's lines: a version of the old ones is saved first; a line keeps its id
   * where its key stays, its amount where a person set it and `keepEdits` says so. Lines added by hand stay as well.
   */
  async replace(draft: NewDraft): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.items.lock(draft.parametersId);
      await this.versions.save(draft.parametersId, { name: 'Before generating again', cause: 'generation' });
      await this.dropOthers(draft);
      await this.upsert(draft);
      await this.database.execute(
        `UPDATE budgets SET revision = revision + 1, run_id = $3, generated_at = now(), generated_from = $4,
            reconciliation = $5
          WHERE workspace_id = $1 AND parameters_id = $2`,
        [
          this.tenant.workspaceId,
          draft.parametersId,
          draft.runId,
          JSON.stringify(draft.generatedFrom),
          draft.reconciliation && JSON.stringify(draft.reconciliation),
        ],
      );
      const totals = bearableTotals((await this.items.list(draft.parametersId)).map(toAmounts));
      await this.parameters.recordTotal(draft.parametersId, totals.expenses.proposedCents);
    });
  }

  private async dropOthers({ parametersId, items, keepEdits }: NewDraft): Promise<void> {
    await this.database.execute(
      `DELETE FROM budget_items WHERE workspace_id = $1 AND parameters_id = $2 AND line_key <> ALL($3::text[])
          AND NOT ($4 AND kept)`,
      [this.tenant.workspaceId, parametersId, items.map((item) => item.lineKey), keepEdits],
    );
  }

  private async upsert({ parametersId, items, keepEdits }: NewDraft): Promise<void> {
    const rows = items.map((item, position) => ({ ...item, position }));
    await this.database.execute(UPSERT, [
      this.tenant.workspaceId,
      parametersId,
      JSON.stringify(rows),
      keepEdits,
    ]);
  }
}

const UPSERT = `
  INSERT INTO budget_items (workspace_id, parameters_id, line_key, position, category, description, gl_code, notes, type,
    previous_cents, previous_known, previous_basis, previous_of, fund, method, generated_cents, proposed_cents,
    priority, basis, formula,
    assumptions, sources, confidence, needs_review)
  SELECT $1, $2, "lineKey", position, category, description, "glCode", notes, type,
    "previousCents", "previousKnown", "previousBasis", "previousOf",
    coalesce(fund, 'operating'), coalesce(method, '{}'), "proposedCents", "proposedCents", priority, basis, formula,
    assumptions, sources, confidence, "needsReview"
  FROM jsonb_to_recordset($3::jsonb) AS given ("lineKey" text, position integer, category text, description text,
    "glCode" text, notes text, type text, "previousCents" bigint, "previousKnown" boolean, "previousBasis" text,
    "previousOf" integer, fund text, method jsonb,
    "proposedCents" bigint, priority text, basis text, formula text, assumptions jsonb, sources jsonb, confidence real,
    "needsReview" boolean)
  ON CONFLICT (workspace_id, parameters_id, line_key) DO UPDATE SET
    position = excluded.position, category = excluded.category, description = excluded.description,
    gl_code = excluded.gl_code, notes = excluded.notes, type = excluded.type, previous_cents = excluded.previous_cents,
    previous_known = excluded.previous_known, previous_basis = excluded.previous_basis,
    previous_of = excluded.previous_of, fund = excluded.fund, method = excluded.method,
    generated_cents = excluded.generated_cents,
    proposed_cents = CASE WHEN $4 AND budget_items.kept THEN budget_items.proposed_cents ELSE excluded.proposed_cents END,
    kept = $4 AND budget_items.kept,
    priority = excluded.priority, basis = excluded.basis, formula = excluded.formula, assumptions = excluded.assumptions,
    sources = excluded.sources, confidence = excluded.confidence, needs_review = excluded.needs_review,
    version = budget_items.version + 1,
    deleted_at = CASE WHEN $4 THEN budget_items.deleted_at END`;
