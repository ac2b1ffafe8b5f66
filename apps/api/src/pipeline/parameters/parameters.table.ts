import { toDecimalString } from '@hoa/budget-math';
import type { Parameters } from '@hoa/contracts';

/** A row of `budget_parameters` with its association's name. */
export interface StoredParameters {
  id: number;
  association_id: number;
  association_name: string;
  year: number;
  location: string;
  units: number;
  property_type: string;
  association_type: string | null;
  special_considerations: string | null;
  fiscal_year_start_month: number;
  billing: string;
  billed_by: string;
  whole_dollars: boolean;
  contingency_percent: number | null;
  delinquency_percent: number | null;
  working_capital_cents: number | null;
  working_capital_months: number | null;
  provider: string | null;
  documents_chosen: boolean;
  total_cents: number | null;
  version: number;
  created_at: Date;
}

export const SELECT_PARAMETERS = `SELECT p.id, p.association_id, a.name AS association_name, p.year, p.location, p.units,
    p.property_type, p.association_type, p.special_considerations, p.fiscal_year_start_month, p.billing, p.billed_by,
    p.whole_dollars, p.contingency_percent, p.delinquency_percent, p.working_capital_cents, p.working_capital_months, p.provider,
    p.documents_chosen, p.total_cents, p.version, p.created_at
  FROM budget_parameters p JOIN associations a ON a.workspace_id = p.workspace_id AND a.id = p.association_id`;

export function toParameters(row: StoredParameters, documentIds: number[]): Parameters {
  return {
    id: row.id,
    associationId: row.association_id,
    associationName: row.association_name,
    year: row.year,
    location: row.location,
    units: row.units,
    propertyType: row.property_type,
    associationType: row.association_type,
    specialConsiderations: row.special_considerations,
    fiscalYearStartMonth: row.fiscal_year_start_month,
    billing: row.billing,
    billedBy: row.billed_by,
    wholeDollars: row.whole_dollars,
    contingencyPercent: row.contingency_percent,
    delinquencyPercent: row.delinquency_percent,
    workingCapital: capitalOf(row),
    provider: row.provider,
    documentIds,
    documentsChosen: row.documents_chosen,
    budgetTotal: row.total_cents === null ? null : toDecimalString(row.total_cents),
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

function capitalOf(row: StoredParameters): Parameters['workingCapital'] {
  const { working_capital_cents: cents, working_capital_months: months } = row;
  if (cents !== null) return { amount: toDecimalString(cents) };
  return months === null ? null : { months };
}

/** Of rows that belong to a budget by their `parameters_id`, in a statement whose $1 is the workspace. */
export const OF_LIVE_BUDGET = `AND EXISTS (SELECT 1 FROM budget_parameters p
  WHERE p.workspace_id = $1 AND p.id = parameters_id AND p.deleted_at IS NULL)`;
