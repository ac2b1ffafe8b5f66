import type { BudgetItem } from '@hoa/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { GeneratedFrom } from './budget.table';

/** A change was made on an older view: nothing was saved, and the answer brings the lines as they are now. */
export function staleView({ revision, items }: { revision: number; items: BudgetItem[] }): AppError {
  const [item] = items;
  return new AppError(
    'stale_version',
    'The budget was changed elsewhere. Please look at the current figures.',
    { details: { revision, items, ...(items.length === 1 ? { item } : {}) } },
  );
}

/** Whether parameters, documents, what people corrected in these, or rates differ from what a budget was generated from. */
export function isOutdated(
  then: GeneratedFrom | null | undefined,
  now: Required<Omit<GeneratedFrom, 'rates' | 'found' | 'confirmed'>>,
): boolean {
  if (!then) return false;
  return (
    then.version !== now.version ||
    String(then.documentIds) !== String(now.documentIds) ||
    String(then.corrections ?? []) !== String(now.corrections) ||
    ratesDiffer(then.rates)
  );
}

function ratesDiffer(rates: GeneratedFrom['rates']): boolean {
  if (!rates) return false;
  const { generated, current } = rates;
  return [...new Set([...Object.keys(generated), ...Object.keys(current)])].some(
    (id) => generated[id] !== current[id],
  );
}
