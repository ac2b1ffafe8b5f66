import { useListItemsQuery } from '@hoa/api-client/budget';
import { useGetParametersQuery } from '@hoa/api-client/parameters';
import type { BudgetItem, Parameters } from '@hoa/contracts';
import type { ReactNode } from 'react';
import { useParametersId } from '../routing/parameters-id';
import { LoadFailed, LoadingReview, NotGenerated } from './load-states';

export interface LoadedBudget {
  parameters: Parameters;
  items: BudgetItem[];
}

/** The budget that the address names, once it is here; until then, or where it is not, what to say instead. */
export function WithBudget({ children }: { children: (loaded: LoadedBudget) => ReactNode }) {
  const id = useParametersId();
  const skip = id.value === null;
  // `currentData`: never another budget's figures. What was loaded stays, should a later refetch fail.
  const parameters = useGetParametersQuery(id.value ?? 0, { skip, selectFromResult: drawn });
  const items = useListItemsQuery(id.value ?? 0, { skip, selectFromResult: drawn });
  const loaded = parameters.currentData !== undefined && items.currentData !== undefined;
  const failure = id.error ?? (loaded ? null : (parameters.error ?? items.error));
  if (failure) return <LoadFailed error={failure} />;
  if (!parameters.currentData || !items.currentData) return <LoadingReview />;
  if (items.currentData.length === 0) return <NotGenerated parameters={parameters.currentData} />;
  return children({ parameters: parameters.currentData, items: items.currentData });
}

/** What is shown of an answer: a page of hundreds of lines is not drawn again because a refetch begins or brings nothing new. */
function drawn<Data>({ currentData, error }: { currentData?: Data; error?: unknown }) {
  return { currentData, error };
}
