import type { BudgetItem } from '@hoa/contracts';
import { AppError } from '../../platform/errors/app-error';

/** A change was made on an older view: nothing was saved, and the answer brings the lines as they are now. */
export function staleView({ revision, items }: { revision: number; items: BudgetItem[] }): AppError {
  const [item] = items;
  return new AppError(
    'stale_version',
    'The budget was changed elsewhere. Please look at the current figures.',
    { details: { revision, items, ...(items.length === 1 ? { item } : {}) } },
  );
}
