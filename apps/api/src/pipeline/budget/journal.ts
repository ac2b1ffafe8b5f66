import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toDecimalString, type Cents } from '@hoa/budget-math';
import type { BudgetEdit, EditsInput, editKinds } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { ParametersService } from '../parameters/parameters.service';
import { toAmounts, type LineRow, type StoredItem } from './budget.table';
import { bearableTotals } from './totals';
import { historyOf, type Batch } from './history';
import { Items } from './items';

export type EditKind = (typeof editKinds)[number];

/** One line of a batch. `line` has the whole rows where more than the amount was changed. */
export interface JournalEntry {
  row: Pick<StoredItem, 'id' | 'description'>;
  from: Cents;
  to: Cents;
  kind?: EditKind;
  line?: { before: LineRow | null; after: LineRow | null };
}

/** A row of `budget_edits`. */
export interface StoredEdit {
  id: number;
  batch_id: string;
  item_id: number | null;
  description: string;
  from_cents: number;
  to_cents: number;
  origin: string;
  kind: EditKind;
  undoes: string | null;
  line: { before: LineRow | null; after: LineRow | null } | null;
  key_id: number | null;
  at: Date;
}

interface StoredBatch extends Batch {
  summary: string;
}

/** The record of every change, which is only ever added to. */
@Injectable()
export class Journal {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly parameters: ParametersService,
    private readonly items: Items,
  ) {}

  /** The batch's entries, the budget's revision and the total of the lists: one with the change itself. */
  async record(
    parametersId: number,
    entries: readonly JournalEntry[],
    by: { origin: EditsInput['origin']; undoes?: string },
  ): Promise<{ batchId: string; revision: number }> {
    const batchId = randomUUID();
    if (entries.length === 0) return { batchId, revision: (await this.items.lock(parametersId)).revision };
    await this.insert(parametersId, entries, { ...by, batchId });
    const totals = bearableTotals((await this.items.list(parametersId)).map(toAmounts));
    await this.parameters.recordTotal(parametersId, totals.expenses.proposedCents);
    return { batchId, revision: await this.items.bump(parametersId) };
  }

  /** Newest first. */
  async list(parametersId: number): Promise<BudgetEdit[]> {
    const rows = await this.database.query<StoredEdit>(
      `SELECT id, batch_id, item_id, description, from_cents, to_cents, origin, kind, undoes, key_id, at
         FROM budget_edits WHERE workspace_id = $1 AND parameters_id = $2 ORDER BY id DESC LIMIT 1000`,
      [this.tenant.workspaceId, parametersId],
    );
    const { undone } = historyOf(await this.batches(parametersId));
    const { keyId } = this.tenant.current();
    return rows.map((row) => ({
      id: row.id,
      batchId: row.batch_id,
      itemId: row.item_id,
      description: row.description,
      from: toDecimalString(row.from_cents),
      to: toDecimalString(row.to_cents),
      origin: row.origin,
      kind: row.kind,
      undoes: row.undoes,
      undone: undone.has(row.batch_id),
      thisDevice: row.key_id !== null && row.key_id === keyId,
      at: row.at.toISOString(),
    }));
  }

  batch(parametersId: number, batchId: string): Promise<StoredEdit[]> {
    return this.database.query<StoredEdit>(
      'SELECT * FROM budget_edits WHERE workspace_id = $1 AND parameters_id = $2 AND batch_id = $3 ORDER BY id',
      [this.tenant.workspaceId, parametersId, batchId],
    );
  }

  /** What undo and redo would do next for the key that asks. */
  async history(parametersId: number) {
    return historyOf(await this.batches(parametersId));
  }

  /** Since the budget was generated: what was before is in the version that generation saved. */
  private batches(parametersId: number): Promise<StoredBatch[]> {
    return this.database.query<StoredBatch>(
      `SELECT e.batch_id AS "batchId", (array_agg(e.undoes))[1] AS undoes,
              coalesce(bool_and(e.key_id = $3), false) AS mine,
              CASE WHEN count(*) = 1 THEN min(e.description) ELSE count(*) || ' lines' END AS summary
         FROM budget_edits e JOIN budgets b USING (workspace_id, parameters_id)
        WHERE e.workspace_id = $1 AND e.parameters_id = $2 AND (b.generated_at IS NULL OR e.at >= b.generated_at)
        GROUP BY e.batch_id ORDER BY min(e.id)`,
      [this.tenant.workspaceId, parametersId, this.tenant.current().keyId],
    );
  }

  private async insert(
    parametersId: number,
    entries: readonly JournalEntry[],
    by: { batchId: string; origin: string; undoes?: string },
  ): Promise<void> {
    const rows = entries.map(({ row, from, to, kind, line }) => ({
      item_id: row.id,
      description: row.description,
      from_cents: from,
      to_cents: to,
      kind: kind ?? 'changed',
      line: line ?? null,
    }));
    await this.database.execute(
      `INSERT INTO budget_edits (workspace_id, parameters_id, batch_id, origin, key_id, undoes, item_id, description,
         from_cents, to_cents, kind, line)
       SELECT $1, $2, $3, $4, $5, $6, item_id, description, from_cents, to_cents, kind, nullif(line, 'null'::jsonb)
         FROM jsonb_to_recordset($7::jsonb) AS e (item_id bigint, description text, from_cents bigint, to_cents bigint,
           kind text, line jsonb)`,
      [
        this.tenant.workspaceId,
        parametersId,
        by.batchId,
        by.origin,
        this.tenant.current().keyId,
        by.undoes ?? null,
        JSON.stringify(rows),
      ],
    );
  }
}
