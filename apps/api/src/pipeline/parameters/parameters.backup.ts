import type { Rules } from '../../platform/database/logical/rules';

export const parametersBackup: Rules = {
  associations: { sameBy: ['name_key'] },
  // To the microsecond: the same budget, whatever was changed in it since.
  budget_parameters: { sameBy: ['created_at'] },
  budget_documents: { partOf: 'budget_parameters' },
};
