import { MAX_CAPITAL_MONTHS, ParametersInput } from '@hoa/contracts';
import { z } from 'zod';
import type { Rules } from '../../platform/database/logical/rules';

const { year, associationName, units, propertyType, associationType, specialConsiderations, provider } =
  ParametersInput.shape;
const { billing, billedBy, wholeDollars, contingencyPercent, delinquencyPercent } = ParametersInput.shape;

/** Ten digits of dollars, as the form takes them. */
const MAX_CAPITAL_CENTS = 999_999_999_999;

/** What a person could have entered. A state that was renamed since is still one. */
const ParametersRow = z.looseObject({
  year,
  units,
  location: z.string().min(2).max(100),
  property_type: propertyType,
  association_type: associationType,
  special_considerations: specialConsiderations,
  fiscal_year_start_month: z.int().min(1).max(12).optional(),
  provider,
  billing,
  billed_by: billedBy,
  whole_dollars: wholeDollars,
  contingency_percent: contingencyPercent,
  delinquency_percent: delinquencyPercent,
  working_capital_cents: z.int().min(0).max(MAX_CAPITAL_CENTS).nullish(),
  working_capital_months: z.number().min(0).max(MAX_CAPITAL_MONTHS).nullish(),
});
const AssociationRow = z.looseObject({ name: associationName, name_key: z.string().max(400) });

export const parametersBackup: Rules = {
  associations: {
    sameBy: ['name_key'],
    row: AssociationRow,
    bounds: [{ rows: 5_000, characters: 5_000_000, what: 'associations' }],
  },
  // To the microsecond: the same budget, whatever was changed in it since.
  budget_parameters: {
    sameBy: ['created_at'],
    bin: 'deleted_at',
    row: ParametersRow,
    bounds: [{ rows: 2_000, characters: 4_000_000, what: 'budgets' }],
  },
  budget_documents: {
    partOf: 'budget_parameters',
    bounds: [{ each: 'parameters_id', rows: 1_000, characters: 1_000_000, what: 'documents of one budget' }],
  },
};
