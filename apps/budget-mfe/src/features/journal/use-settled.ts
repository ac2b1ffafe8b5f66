import { api } from '@hoa/api-client/core';
import { useGetBudgetQuery } from '@hoa/api-client/budget';
import { useSelector } from 'react-redux';

type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** Of any kind: what a mutation changed is fetched again only once none is pending. */
const isSaving = (state: ApiState) =>
  Object.values(state[api.reducerPath].mutations).some((mutation) => mutation?.status === 'pending');

/** Whether the budget is here as the server has it: nothing is being saved, and what was saved is fetched again. */
export function useSettled(parametersId: number): boolean {
  const { isFetching } = useGetBudgetQuery(parametersId);
  return !useSelector(isSaving) && !isFetching;
}
