import { Injectable } from '@nestjs/common';
import { budgetTotals, lineAmounts, sumCents, toDecimalString } from '@hoa/budget-math';
import {
  AssessmentPlan,
  ScheduleUnit,
  type CreatedEmbedKey,
  type EmbedAssessment,
  type EmbedKey,
  type EmbedKeyInput,
  type EmbedKeys as EmbedKeysAnswer,
  type Parameters,
} from '@hoa/contracts';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { EmbedKeys, type EmbedKeyRow } from '../../platform/access/embed-keys';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';

/** One budget a year is shown to a portal's readers, of so many years. */
const MOST_YEARS = 10;

type Opens = { scheduleId: number } | { associationId: number };

interface ScheduleRow {
  id: number;
  association_id: number;
  association: string;
  name: string;
  plan: unknown;
  rows: unknown;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** Keys that open schedules for portals, and what is shown to who comes with one. */
@Injectable()
export class EmbedService {
  constructor(
    private readonly keys: EmbedKeys,
    private readonly tenant: TenantContext,
    private readonly database: Database,
    private readonly parameters: ParametersService,
    private readonly budgets: BudgetService,
    private readonly config: Config,
  ) {}

  async list(): Promise<EmbedKeysAnswer> {
    const keys = await Promise.all((await this.keys.list()).map((row) => this.toWire(row)));
    return { keys, origins: this.config.embedOrigins };
  }

  async create(input: EmbedKeyInput): Promise<CreatedEmbedKey> {
    // Also whether it is there, and this workspace's own.
    await this.named(input.opens);
    const { key, ...row } = await this.keys.create({ ...input, scope: scopeOf(input.opens) });
    return { ...(await this.toWire(row)), key };
  }

  revoke(id: number): Promise<void> {
    return this.keys.revoke(id);
  }

  /** For a request that an embed key opened: its scope, and nothing beside it. */
  async assessment(): Promise<EmbedAssessment> {
    const opens = opensOf(this.tenant.current().scopes[0] ?? '');
    const { associationId, associationName } = await this.named(opens);
    const [schedules, budgets] = await Promise.all([this.schedules(opens), this.budgetsOf(associationId)]);
    return { associationName, schedules, budgets };
  }

  private async toWire(row: EmbedKeyRow): Promise<EmbedKey> {
    const opens = opensOf(row.scope);
    const { words } = await this.named(opens);
    return {
      id: row.id,
      name: row.name,
      scheduleId: 'scheduleId' in opens ? opens.scheduleId : null,
      associationId: 'associationId' in opens ? opens.associationId : null,
      opens: words,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    };
  }

  /** A key goes with what it opens, so that a listed one always has a name. */
  private async named(opens: Opens) {
    const { workspaceId } = this.tenant;
    const row =
      'scheduleId' in opens
        ? await this.database.first<{ id: number; name: string; schedule: string }>(
            `SELECT a.id, a.name, s.name AS schedule FROM assessment_schedules s
               JOIN associations a ON a.workspace_id = s.workspace_id AND a.id = s.association_id
              WHERE s.workspace_id = $1 AND s.id = $2`,
            [workspaceId, opens.scheduleId],
          )
        : await this.database.first<{ id: number; name: string; schedule: null }>(
            'SELECT id, name, NULL AS schedule FROM associations WHERE workspace_id = $1 AND id = $2',
            [workspaceId, opens.associationId],
          );
    if (!row) throw new AppError('not_found', 'The schedule was not found.');
    const words = row.schedule === null ? `All schedules of ${row.name}` : `${row.schedule} (${row.name})`;
    return { associationId: row.id, associationName: row.name, words };
  }

  private async schedules(opens: Opens): Promise<EmbedAssessment['schedules']> {
    const [column, id] =
      'scheduleId' in opens ? ['s.id', opens.scheduleId] : ['s.association_id', opens.associationId];
    const rows = await this.database.query<ScheduleRow>(
      `SELECT s.id, s.association_id, a.name AS association, s.name, s.plan, s.rows, s.version, s.created_at, s.updated_at
         FROM assessment_schedules s
         JOIN associations a ON a.workspace_id = s.workspace_id AND a.id = s.association_id
        WHERE s.workspace_id = $1 AND ${column} = $2 ORDER BY s.updated_at DESC, s.id DESC`,
      [this.tenant.workspaceId, id],
    );
    return rows.map(toSchedule);
  }

  /** The adopted budget of each year, else its newest one that has a total. */
  private async budgetsOf(associationId: number): Promise<EmbedAssessment['budgets']> {
    const all = (await this.parameters.list()).filter(
      (one) => one.associationId === associationId && one.budgetTotal !== null,
    );
    const years = [...new Set(all.map(({ year }) => year))].sort((a, b) => b - a).slice(0, MOST_YEARS);
    return Promise.all(years.map((year) => this.budgetOf(all.filter((one) => one.year === year))));
  }

  private async budgetOf(ofOneYear: readonly Parameters[]): Promise<EmbedAssessment['budgets'][number]> {
    const states = await Promise.all(ofOneYear.map(({ id }) => this.budgets.get(id)));
    const adopted = states.findIndex(({ status }) => status === 'adopted');
    const shown = ofOneYear[Math.max(adopted, 0)]!;
    const items = await this.budgets.list(shown.id);
    const expenses = items.filter(({ type }) => type === 'expense');
    const { proposedCents } = budgetTotals(items.map(lineAmounts)).expenses;
    const names = [...new Set(expenses.map(({ category }) => category))];
    const categories = names.map((name) => {
      const lines = expenses.filter(({ category }) => category === name).map(lineAmounts);
      return { name, amount: toDecimalString(sumCents(lines.map((line) => line.proposedCents))) };
    });
    return { parametersId: shown.id, year: shown.year, total: toDecimalString(proposedCents), categories };
  }
}

/** As the keys' table reads it: which schedule or association goes, takes its keys along. */
function scopeOf(opens: Opens): string {
  return 'scheduleId' in opens ? `schedule:${opens.scheduleId}` : `association:${opens.associationId}`;
}

function opensOf(scope: string): Opens {
  const [kind, id] = scope.split(':');
  if (kind === 'schedule') return { scheduleId: Number(id) };
  if (kind === 'association') return { associationId: Number(id) };
  throw new Error('This key opens nothing that is known.');
}

/** Without the words of documents, and without what the association alone is concerned with. */
function toSchedule(row: ScheduleRow): EmbedAssessment['schedules'][number] {
  return {
    id: row.id,
    associationId: row.association_id,
    associationName: row.association,
    name: row.name,
    documentId: null,
    units: ScheduleUnit.array()
      .parse(row.rows)
      .map(({ source: _, ...unit }) => unit),
    plan: AssessmentPlan.parse(row.plan),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
