import {
  pathOf,
  routes,
  type Budget,
  type BudgetItem,
  type EditsInput,
  type ItemInput,
  type ResponseOf,
  type StatusInput,
} from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

type Edits = ResponseOf<'listEdits'>;
type EditsResult = ResponseOf<'editBudget'>;

export const budgetApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBudget: build.query<Budget, number>({
      query: (parametersId) => ({ url: pathOf('getBudget', { parametersId }), method: 'GET' }),
      responseSchema: routes.getBudget.response,
      providesTags: (_result, _error, id) => [{ type: 'Budget', id }],
    }),
    listItems: build.query<BudgetItem[], number>({
      query: (parametersId) => ({ url: pathOf('listItems', { parametersId }), method: 'GET' }),
      responseSchema: routes.listItems.response,
      providesTags: (_result, _error, id) => [{ type: 'Items', id }],
    }),
    listEdits: build.query<Edits, number>({
      query: (parametersId) => ({ url: pathOf('listEdits', { parametersId }), method: 'GET' }),
      responseSchema: routes.listEdits.response,
      providesTags: (_result, _error, id) => [{ type: 'Edits', id }],
    }),
    updateItem: build.mutation<
      BudgetItem,
      { id: number; parametersId: number; proposedBudget: string; version?: number }
    >({
      query: ({ id, proposedBudget, version }) => ({
        url: pathOf('updateItem', { id }),
        method: 'PATCH',
        body: { proposedBudget, ...(version === undefined ? {} : { version }) },
      }),
      responseSchema: routes.updateItem.response,
      // The amount stands at once and is taken back should the server refuse it; its answer brings the next version,
      // so that a second edit of the line need not wait for the refetch.
      onQueryStarted: async ({ id, parametersId, proposedBudget }, { dispatch, queryFulfilled }) => {
        const put = (changes: Partial<BudgetItem>) =>
          dispatch(
            budgetApi.util.updateQueryData('listItems', parametersId, (items) => {
              const item = items.find((candidate) => candidate.id === id);
              if (item) Object.assign(item, changes);
            }),
          );
        const guess = put({ proposedBudget });
        try {
          const { data } = await queryFulfilled;
          put(data);
        } catch {
          guess.undo();
        }
      },
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    addItem: build.mutation<BudgetItem, { parametersId: number; item: ItemInput }>({
      query: ({ parametersId, item }) => ({
        url: pathOf('addItem', { parametersId }),
        method: 'POST',
        body: item,
      }),
      responseSchema: routes.addItem.response,
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    deleteItem: build.mutation<unknown, { id: number; parametersId: number }>({
      query: ({ id }) => ({ url: pathOf('deleteItem', { id }), method: 'DELETE' }),
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    restoreItem: build.mutation<BudgetItem, { id: number; parametersId: number }>({
      query: ({ id }) => ({ url: pathOf('restoreItem', { id }), method: 'POST', body: {} }),
      responseSchema: routes.restoreItem.response,
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    editBudget: build.mutation<EditsResult, { parametersId: number; edits: EditsInput }>({
      query: ({ parametersId, edits }) => ({
        url: pathOf('editBudget', { parametersId }),
        method: 'POST',
        body: edits,
      }),
      responseSchema: routes.editBudget.response,
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    /** Takes a batch back; of a batch that was itself an undo, does it again. */
    undoEdits: build.mutation<EditsResult, { parametersId: number; batchId: string }>({
      query: ({ parametersId, batchId }) => ({
        url: pathOf('undoEdits', { parametersId }),
        method: 'POST',
        body: { batchId },
      }),
      responseSchema: routes.undoEdits.response,
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    setStatus: build.mutation<Budget, { parametersId: number; change: StatusInput }>({
      query: ({ parametersId, change }) => ({
        url: pathOf('setStatus', { parametersId }),
        method: 'PATCH',
        body: change,
      }),
      responseSchema: routes.setStatus.response,
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    rebalance: build.mutation<EditsResult, number>({
      query: (parametersId) => ({ url: pathOf('rebalance', { parametersId }), method: 'POST', body: {} }),
      responseSchema: routes.rebalance.response,
      invalidatesTags: (_result, error, parametersId) => refetched(error, changed(parametersId)),
    }),
  }),
});

/** What shows a budget's figures; the list of budgets shows its total. */
function changed(id: number) {
  return [
    { type: 'Items' as const, id },
    { type: 'Budget' as const, id },
    { type: 'Edits' as const, id },
    'Parameters' as const,
  ];
}

export const {
  useGetBudgetQuery,
  useListItemsQuery,
  useListEditsQuery,
  useUpdateItemMutation,
  useAddItemMutation,
  useDeleteItemMutation,
  useRestoreItemMutation,
  useEditBudgetMutation,
  useUndoEditsMutation,
  useSetStatusMutation,
  useRebalanceMutation,
} = budgetApi;
