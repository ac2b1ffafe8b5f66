import { Injectable } from '@nestjs/common';
import { budgetTotals, toDecimalString } from '@hoa/budget-math';
import type { Budget, BudgetItem, ResponseOf } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { DocumentsService } from '../documents/documents.service';
import { ParametersService } from '../parameters/parameters.service';
import { isEdited, toAmounts, toBudgetItem, type StoredBudget, type StoredItem } from './budget.table';
import { Items } from './items';

/** Reads budgets: their lines, totals and journal. */
@Injectable()
export class BudgetService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly parameters: ParametersService,
    private readonly documents: DocumentsService,
    private readonly items: Items,
  ) {}

  /** Also before generation: a draft without lines. */
  async get(parametersId: number): Promise<Budget> {
    const parameters = await this.parameters.get(parametersId);
    const [budget, rows] = await Promise.all([
      this.items.budget(parametersId),
      this.items.list(parametersId),
    ]);
    const totals = budgetTotals(rows.map(toAmounts));
    return {
      parametersId,
      status: budget?.status ?? 'draft',
      revision: budget?.revision ?? 0,
      runId: budget?.run_id ?? null,
      generatedAt: budget?.generated_at?.toISOString() ?? null,
      parametersChanged: isOutdated(budget, parameters),
      editedCount: rows.filter(isEdited).length,
      totals: {
        income: toDecimalString(totals.income.proposedCents),
        expenses: toDecimalString(totals.expenses.proposedCents),
        net: toDecimalString(totals.net.proposedCents),
        previousIncome: toDecimalString(totals.income.previousCents),
        previousExpenses: toDecimalString(totals.expenses.previousCents),
        shortfall: toDecimalString(totals.shortfallCents),
      },
    };
  }

  async list(parametersId: number): Promise<BudgetItem[]> {
    await this.parameters.get(parametersId);
    return this.toWire(await this.items.list(parametersId));
  }

  /** Newest first. */
  async edits(parametersId: number): Promise<ResponseOf<'listEdits'>> {
    await this.parameters.get(parametersId);
    const rows = await this.database.query<StoredEdit>(
      `SELECT id, batch_id, item_id, description, from_cents, to_cents, origin, key_id, at FROM budget_edits
        WHERE workspace_id = $1 AND parameters_id = $2 ORDER BY id DESC LIMIT 1000`,
      [this.tenant.workspaceId, parametersId],
    );
    const { keyId } = this.tenant.current();
    return rows.map((row) => ({
      id: row.id,
      batchId: row.batch_id,
      itemId: row.item_id,
      description: row.description,
      from: toDecimalString(row.from_cents),
      to: toDecimalString(row.to_cents),
      origin: row.origin,
      thisDevice: row.key_id !== null && row.key_id === keyId,
      at: row.at.toISOString(),
    }));
  }

  async toWire(rows: readonly StoredItem[]): Promise<BudgetItem[]> {
    const cited = rows.flatMap((row) => row.sources.flatMap((source) => source.documentId ?? []));
    const found = cited.length === 0 ? [] : await this.documents.find([...new Set(cited)]);
    const present = new Set(found.map((document) => document.id));
    return rows.map((row) => toBudgetItem(row, present));
  }
}

interface StoredEdit {
  id: number;
  batch_id: string;
  item_id: number | null;
  description: string;
  from_cents: number;
  to_cents: number;
  origin: string;
  key_id: number | null;
  at: Date;
}

function isOutdated(
  budget: StoredBudget | undefined,
  now: { version: number; documentIds: number[] },
): boolean {
  const then = budget?.generated_from;
  if (!then) return false;
  return then.version !== now.version || String(then.documentIds) !== String(now.documentIds);
}
