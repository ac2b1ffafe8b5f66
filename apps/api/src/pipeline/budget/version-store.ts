import { Injectable } from '@nestjs/common';
import { budgetTotals, toDecimalString } from '@hoa/budget-math';
import type { BudgetVersion } from '@hoa/contracts';
import { z } from 'zod';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { OF_LIVE_BUDGET } from '../parameters/parameters.table';
import { LineRow, toAmounts } from './budget.table';
import { Items } from './items';
import { StoredReconciliation } from './reconciliation';

export type VersionCause = 'saved' | 'generation' | 'restore' | 'proposed' | 'adopted';

/** Cents of a version's lines, kept with it so that a list need not open every version. */
export const Summary = z.object({
  lines: z.number(),
  income: z.number(),
  expenses: z.number(),
  net: z.number(),
});
export type Summary = z.infer<typeof Summary>;

export interface StoredVersion {
  id: number;
  parametersId: number;
  name: string;
  reason: string;
  cause: VersionCause;
  at: Date;
  lines: LineRow[];
  reconciliation: StoredReconciliation | null;
}

interface Row {
  id: number;
  parameters_id: number;
  name: string;
  reason: string;
  cause: VersionCause;
  at: Date;
  summary: unknown;
  snapshot: unknown;
  reconciliation: unknown;
}

/** Versions by hand are refused beyond this; of those saved before lines were replaced the newest so many stay. */
const MOST_BY_HAND = 100;
const KEPT_BY_ITSELF = 50;

/** Older snapshots have lines that were removed as well; they are no part of what the budget was. */
export const Snapshot = z.array(LineRow.extend({ deleted_at: z.string().nullish() }));

/** The statements on `budget_versions`. */
@Injectable()
export class VersionStore {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly items: Items,
  ) {}

  /** The budget's lines as they stand in the transaction that is going on; undefined where it has none. */
  async save(
    parametersId: number,
    version: { name: string; reason?: string; cause: VersionCause },
  ): Promise<BudgetVersion | undefined> {
    const lines = (await this.items.list(parametersId)).map((row) => LineRow.parse(row));
    if (lines.length === 0) return undefined;
    const row = await this.database.first<Row>(
      `INSERT INTO budget_versions (workspace_id, parameters_id, name, reason, cause, snapshot, summary, reconciliation)
       VALUES ($1, $2, $3, $4, $5, $6, $7,
         (SELECT reconciliation FROM budgets WHERE workspace_id = $1 AND parameters_id = $2)) RETURNING *`,
      [
        this.tenant.workspaceId,
        parametersId,
        version.name,
        version.reason ?? '',
        version.cause,
        JSON.stringify(lines),
        JSON.stringify(summaryOf(lines)),
      ],
    );
    if (version.cause !== 'saved') await this.dropOldest(parametersId);
    return row && toWireVersion(row);
  }

  /** Throws quota_exceeded where a person has saved as many as are kept. */
  async assertRoom(parametersId: number): Promise<void> {
    const row = await this.database.first<{ count: number }>(
      `SELECT count(*) FROM budget_versions WHERE workspace_id = $1 AND parameters_id = $2 AND cause = 'saved'`,
      [this.tenant.workspaceId, parametersId],
    );
    if ((row?.count ?? 0) >= MOST_BY_HAND)
      throw new AppError(
        'quota_exceeded',
        `A budget keeps ${MOST_BY_HAND} named versions, and this one has as many. Nothing was saved.`,
      );
  }

  /** Newest first. */
  async list(parametersId: number): Promise<BudgetVersion[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, parameters_id, name, reason, cause, at, summary, CASE WHEN summary IS NULL THEN snapshot END AS snapshot
         FROM budget_versions WHERE workspace_id = $1 AND parameters_id = $2 ORDER BY id DESC`,
      [this.tenant.workspaceId, parametersId],
    );
    return rows.map(toWireVersion);
  }

  async get(id: number): Promise<StoredVersion> {
    const row = await this.database.first<Row>(
      `SELECT * FROM budget_versions WHERE workspace_id = $1 AND id = $2 ${OF_LIVE_BUDGET}`,
      [this.tenant.workspaceId, id],
    );
    if (!row) throw new AppError('not_found', 'The version was not found.');
    const { name, reason, cause, at } = row;
    const reconciliation = StoredReconciliation.nullable().parse(row.reconciliation);
    return {
      id,
      parametersId: row.parameters_id,
      name,
      reason,
      cause,
      at,
      lines: linesOf(row),
      reconciliation,
    };
  }

  /** Only what was saved before lines were replaced: a name, a proposal and an adoption stay for good. */
  private async dropOldest(parametersId: number): Promise<void> {
    await this.database.execute(
      `DELETE FROM budget_versions WHERE workspace_id = $1 AND id IN (
         SELECT id FROM budget_versions
          WHERE workspace_id = $1 AND parameters_id = $2 AND cause IN ('generation', 'restore')
          ORDER BY id DESC OFFSET $3)`,
      [this.tenant.workspaceId, parametersId, KEPT_BY_ITSELF],
    );
  }
}

function toWireVersion(row: Row): BudgetVersion {
  const { lines, income, expenses, net } =
    row.summary === null ? summaryOf(linesOf(row)) : Summary.parse(row.summary);
  return {
    id: row.id,
    parametersId: row.parameters_id,
    name: row.name,
    reason: row.reason,
    cause: row.cause,
    lines,
    totals: {
      income: toDecimalString(income),
      expenses: toDecimalString(expenses),
      net: toDecimalString(net),
    },
    at: row.at.toISOString(),
  };
}

function summaryOf(lines: readonly LineRow[]): Summary {
  const { income, expenses, net } = budgetTotals(lines.map(toAmounts));
  return {
    lines: lines.length,
    income: income.proposedCents,
    expenses: expenses.proposedCents,
    net: net.proposedCents,
  };
}

function linesOf({ snapshot }: Row): LineRow[] {
  return Snapshot.parse(snapshot).flatMap(({ deleted_at: removed, ...line }) => (removed ? [] : [line]));
}
