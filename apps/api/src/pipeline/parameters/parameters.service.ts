import { Injectable } from '@nestjs/common';
import { toCents, type Cents } from '@hoa/budget-math';
import type { DocumentRow, Parameters, ParametersInput, ParametersPatch } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from '../documents/documents.service';
import { Associations } from './associations';
import { SELECT_PARAMETERS, toParameters, type StoredParameters } from './parameters.table';

/** What people say about an association and the year to budget. */
@Injectable()
export class ParametersService {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly documents: DocumentsService,
    private readonly associations: Associations,
  ) {}

  async list(): Promise<Parameters[]> {
    const rows = await this.database.query<StoredParameters>(
      `${SELECT_PARAMETERS} WHERE p.workspace_id = $1 AND p.deleted_at IS NULL ORDER BY p.created_at DESC, p.id DESC`,
      [this.tenant.workspaceId],
    );
    if (rows.length === 0) return [];
    const [all, ticked] = await Promise.all([this.documents.list(), this.ticked(rows.map((row) => row.id))]);
    return rows.map((row) => toParameters(row, documentIdsOf(row, all, ticked)));
  }

  async get(id: number): Promise<Parameters> {
    const row = await this.database.first<StoredParameters>(
      `${SELECT_PARAMETERS} WHERE p.workspace_id = $1 AND p.id = $2 AND p.deleted_at IS NULL`,
      [this.tenant.workspaceId, id],
    );
    if (!row) throw notFound();
    const [all, ticked] = await Promise.all([this.documents.list(), this.ticked([id])]);
    return toParameters(row, documentIdsOf(row, all, ticked));
  }

  create(input: ParametersInput): Promise<Parameters> {
    return this.database.inTransaction(async () => {
      const associationId = await this.associations.named(input.associationName);
      const row = await this.database.first<{ id: number }>(
        `INSERT INTO budget_parameters (workspace_id, association_id, year, location, units, property_type,
           association_type, special_considerations, fiscal_year_start_month, provider, billing, billed_by,
           whole_dollars, contingency_percent, delinquency_percent, working_capital_cents, working_capital_months)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id`,
        [this.tenant.workspaceId, associationId, ...valuesOf(input)],
      );
      if (!row) throw new Error('The parameters were not stored.');
      return this.claimDocuments(row.id, input.documentIds);
    });
  }

  /** Fields that are absent stay; a stale `version` is refused with the current record. */
  update(id: number, patch: ParametersPatch): Promise<Parameters> {
    return this.database.inTransaction(async () => {
      const current = await this.lock(id);
      if (patch.version !== undefined && patch.version !== current.version) throw changedElsewhere(current);
      const next = { ...current, ...definedOf(patch) };
      const associationId = await this.associations.rename(current.associationId, next.associationName);
      const changed = await this.database.execute(
        `UPDATE budget_parameters SET association_id = $3, year = $4, location = $5, units = $6, property_type = $7,
           association_type = $8, special_considerations = $9, fiscal_year_start_month = $10, provider = $11,
           billing = $12, billed_by = $13, whole_dollars = $14, contingency_percent = $15, delinquency_percent = $16,
           working_capital_cents = $17, working_capital_months = $18, version = version + 1
         WHERE workspace_id = $1 AND id = $2 AND version = $19`,
        [this.tenant.workspaceId, id, associationId, ...valuesOf(next), current.version],
      );
      if (changed === 0) throw changedElsewhere(current);
      await this.associations.dropUnused();
      return this.claimDocuments(id, patch.documentIds);
    });
  }

  /**
   * The documents that a generation uses, which become the association's own by it. Without a choice by hand they are
   * those of the association and those of none.
   */
  useDocuments(id: number): Promise<Parameters> {
    return this.database.inTransaction(() => this.claimDocuments(id, undefined));
  }

  /** Called by the budget, in the transaction that changes it: what the lists show as total. */
  async recordTotal(id: number, totalCents: Cents): Promise<void> {
    await this.database.execute(
      'UPDATE budget_parameters SET total_cents = $3 WHERE workspace_id = $1 AND id = $2',
      [this.tenant.workspaceId, id, totalCents],
    );
  }

  /** Called by the budget as it is adopted or reopened: an adopted one's parameters are refused as its lines are. */
  async recordReadOnly(id: number, readOnly: boolean): Promise<void> {
    await this.database.execute(
      'UPDATE budget_parameters SET read_only = $3 WHERE workspace_id = $1 AND id = $2',
      [this.tenant.workspaceId, id, readOnly],
    );
  }

  private async lock(id: number): Promise<Parameters> {
    const held = await this.database.first<{ read_only: boolean }>(
      'SELECT read_only FROM budget_parameters WHERE workspace_id = $1 AND id = $2 FOR UPDATE',
      [this.tenant.workspaceId, id],
    );
    if (held?.read_only)
      throw new AppError('read_only', 'This budget was adopted. To change its parameters, reopen it first.');
    return this.get(id);
  }

  private async claimDocuments(id: number, chosen: readonly number[] | undefined): Promise<Parameters> {
    if (chosen) await this.choose(id, chosen);
    const parameters = await this.get(id);
    await this.documents.assignTo(parameters.associationId, parameters.documentIds);
    return parameters;
  }

  private async choose(id: number, documentIds: readonly number[]): Promise<void> {
    const { workspaceId } = this.tenant;
    const distinct = [...new Set(documentIds)];
    const found = await this.documents.find(distinct);
    if (found.length !== distinct.length) throw new AppError('not_found', 'A chosen document was not found.');
    await this.database.execute(
      'DELETE FROM budget_documents WHERE workspace_id = $1 AND parameters_id = $2',
      [workspaceId, id],
    );
    await this.database.execute(
      `INSERT INTO budget_documents (workspace_id, parameters_id, document_id)
       SELECT $1, $2, unnest($3::bigint[])`,
      [workspaceId, id, distinct],
    );
    await this.database.execute(
      'UPDATE budget_parameters SET documents_chosen = true WHERE workspace_id = $1 AND id = $2',
      [workspaceId, id],
    );
  }

  private async ticked(ids: readonly number[]): Promise<Map<number, Set<number>>> {
    const rows = await this.database.query<{ parameters_id: number; document_id: number }>(
      `SELECT parameters_id, document_id FROM budget_documents
        WHERE workspace_id = $1 AND parameters_id = ANY($2::bigint[])`,
      [this.tenant.workspaceId, ids],
    );
    const byParameters = new Map<number, Set<number>>();
    for (const row of rows) {
      const ofOne = byParameters.get(row.parameters_id) ?? new Set();
      byParameters.set(row.parameters_id, ofOne.add(row.document_id));
    }
    return byParameters;
  }
}

function documentIdsOf(
  row: StoredParameters,
  all: DocumentRow[],
  ticked: Map<number, Set<number>>,
): number[] {
  const isUsed = row.documents_chosen
    ? (document: DocumentRow) => ticked.get(row.id)?.has(document.id) ?? false
    : ({ associationId }: DocumentRow) => associationId === null || associationId === row.association_id;
  return all.filter(isUsed).map((document) => document.id);
}

/** The columns that the form sets, in the order of both statements. */
function valuesOf(
  of: Omit<ParametersInput, 'billing' | 'billedBy' | 'workingCapital'> &
    Pick<Parameters, 'billing' | 'billedBy' | 'workingCapital'>,
) {
  const { amount, months } = of.workingCapital ?? {};
  return [
    of.year,
    of.location,
    of.units,
    of.propertyType,
    of.associationType ?? null,
    of.specialConsiderations ?? null,
    of.fiscalYearStartMonth ?? 1,
    of.provider ?? null,
    of.billing ?? 'month',
    of.billedBy ?? 'equal',
    of.wholeDollars ?? false,
    of.contingencyPercent ?? null,
    of.delinquencyPercent ?? null,
    amount === undefined ? null : toCents(amount),
    months ?? null,
  ];
}

function definedOf<T extends object>(patch: T): Partial<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function changedElsewhere(current: Parameters): AppError {
  return new AppError(
    'stale_version',
    'These parameters were changed elsewhere. Please look at them again.',
    {
      details: { current },
    },
  );
}

function notFound(): AppError {
  return new AppError('not_found', 'The budget was not found.');
}
