import { Injectable } from '@nestjs/common';
import { expenseCategories, sumCents, toDecimalString } from '@hoa/budget-math';
import type {
  CreatedEmbedKey,
  EmbedAssessment,
  EmbedKey,
  EmbedKeyInput,
  EmbedKeys as EmbedKeysAnswer,
  Parameters,
  Schedule,
} from '@hoa/contracts';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { EmbedKeys, type EmbedKeyRow } from '../../platform/access/embed-keys';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { SchedulesService } from './schedules.service';

/** One budget a year is shown to a portal's readers, of so many years. */
const MOST_YEARS = 10;

interface Names {
  schedules: ReadonlyMap<number, string>;
  associations: ReadonlyMap<number, string>;
}

type Opens = { scheduleId: number } | { associationId: number };

/** Keys that open schedules for portals, and what is shown to who comes with one. */
@Injectable()
export class EmbedService {
  constructor(
    private readonly keys: EmbedKeys,
    private readonly tenant: TenantContext,
    private readonly database: Database,
    private readonly schedules: SchedulesService,
    private readonly parameters: ParametersService,
    private readonly budgets: BudgetService,
    private readonly config: Config,
  ) {}

  async list(): Promise<EmbedKeysAnswer> {
    const [rows, named] = await Promise.all([this.keys.list(), this.names()]);
    return { keys: rows.map((row) => toWire(row, named)), origins: this.config.embedOrigins };
  }

  async create(input: EmbedKeyInput): Promise<CreatedEmbedKey> {
    const named = await this.names();
    if (wordsOf(input.opens, named) === undefined)
      throw new AppError('not_found', 'The schedule was not found.');
    const { key, ...row } = await this.keys.create({ ...input, scope: scopeOf(input.opens) });
    return { ...toWire(row, named), key };
  }

  revoke(id: number): Promise<void> {
    return this.keys.revoke(id);
  }

  /** For a request that an embed key opened: its scope, and nothing beside it. */
  async assessment(): Promise<EmbedAssessment> {
    const opens = opensOf(this.tenant.current().scopes[0] ?? '');
    const schedules =
      'scheduleId' in opens
        ? [await this.schedules.get(opens.scheduleId)]
        : await this.schedules.ofAssociation(opens.associationId);
    const associationId = 'associationId' in opens ? opens.associationId : schedules[0]!.associationId;
    const [{ associations }, budgets] = await Promise.all([this.names(), this.budgetsOf(associationId)]);
    return {
      associationName: associations.get(associationId) ?? '',
      schedules: schedules.map(withoutSources),
      budgets,
    };
  }

  private async names(): Promise<Names> {
    const [schedules, associations] = await Promise.all([
      this.schedules.list(),
      this.database.query<{ id: number; name: string }>(
        'SELECT id, name FROM associations WHERE workspace_id = $1',
        [this.tenant.workspaceId],
      ),
    ]);
    return {
      schedules: new Map(schedules.map((one) => [one.id, `${one.name} (${one.associationName})`])),
      associations: new Map(associations.map(({ id, name }) => [id, name])),
    };
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
    const cents = expenseCategories(await this.budgets.list(shown.id));
    const categories = [...cents].map(([name, amount]) => ({ name, amount: toDecimalString(amount) }));
    const total = toDecimalString(sumCents(cents.values()));
    return { parametersId: shown.id, year: shown.year, total, categories };
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

function wordsOf(opens: Opens, { schedules, associations }: Names): string | undefined {
  if ('scheduleId' in opens) return schedules.get(opens.scheduleId);
  const name = associations.get(opens.associationId);
  return name && `All schedules of ${name}`;
}

/** A key goes with what it opens; one that went meanwhile has no words for it. */
function toWire(row: EmbedKeyRow, named: Names): EmbedKey {
  const opens = opensOf(row.scope);
  return {
    id: row.id,
    name: row.name,
    scheduleId: 'scheduleId' in opens ? opens.scheduleId : null,
    associationId: 'associationId' in opens ? opens.associationId : null,
    opens: wordsOf(opens, named) ?? '',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Documents and their words stay inside. */
function withoutSources(schedule: Schedule): Schedule {
  return { ...schedule, documentId: null, units: schedule.units.map(({ source: _, ...unit }) => unit) };
}
