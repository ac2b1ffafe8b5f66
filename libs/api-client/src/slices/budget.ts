import {
  pathOf,
  routes,
  type Budget,
  type BudgetItem,
  type ConfirmationInput,
  type EditsInput,
  type ItemInput,
  type ReserveOutlook,
  type ResponseOf,
  type ShortfallInput,
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
    getReserves: build.query<ReserveOutlook, { parametersId: number; phaseYears: number }>({
      query: ({ parametersId, phaseYears }) => ({
        url: `${pathOf('getReserves', { parametersId })}?phaseYears=${phaseYears}`,
        method: 'GET',
      }),
      responseSchema: routes.getReserves.response,
      providesTags: (_result, _error, { parametersId }) => [{ type: 'Budget', id: parametersId }],
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
      // The amount stands at once and is taken back should the server refuse it; its answer is the line as it is now, so
      // that a second edit need not wait. The other lines are fetched again only where the budget has moved on by more
      // than this edit: hundreds of them take a browser longer than all the rest of a save.
      onQueryStarted: async (
        { id, parametersId, proposedBudget },
        { dispatch, getState, queryFulfilled },
      ) => {
        const before = budgetApi.endpoints.getBudget.select(parametersId)(getState()).data?.revision;
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
          return;
        }
        const { data: now } = await dispatch(
          budgetApi.endpoints.getBudget.initiate(parametersId, { subscribe: false }),
        );
        if (before === undefined || now?.revision !== before + 1)
          dispatch(budgetApi.util.invalidateTags([{ type: 'Items', id: parametersId }]));
      },
      invalidatesTags: (_result, error, { parametersId }) =>
        refetched(error, error ? changed(parametersId) : changedWith(parametersId)),
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
    coverShortfall: build.mutation<EditsResult, { parametersId: number; input: ShortfallInput }>({
      query: ({ parametersId, input }) => ({
        url: pathOf('coverShortfall', { parametersId }),
        method: 'POST',
        body: input,
      }),
      responseSchema: routes.coverShortfall.response,
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, changed(parametersId)),
    }),
    confirmCard: build.mutation<Budget, { parametersId: number; input: ConfirmationInput }>({
      query: ({ parametersId, input }) => ({
        url: pathOf('confirmCard', { parametersId }),
        method: 'POST',
        body: input,
      }),
      responseSchema: routes.confirmCard.response,
      invalidatesTags: (_result, error, { parametersId }) =>
        refetched(error, [{ type: 'Budget' as const, id: parametersId }]),
    }),
    rebalance: build.mutation<EditsResult, number>({
      query: (parametersId) => ({ url: pathOf('rebalance', { parametersId }), method: 'POST', body: {} }),
      responseSchema: routes.rebalance.response,
      invalidatesTags: (_result, error, parametersId) => refetched(error, changed(parametersId)),
    }),
  }),
});

/** What shows a budget's figures. */
function changed(id: number) {
  return [{ type: 'Items' as const, id }, 'Parameters' as const, ...changedWith(id)];
}

/** What changes with a line's amount, beside the lines: recommendations rest on it, the list of budgets shows the total. */
function changedWith(id: number) {
  return [
    { type: 'Budget' as const, id },
    { type: 'Edits' as const, id },
    { type: 'Recommendations' as const, id },
    { type: 'Parameters' as const, id: 'LIST' },
  ];
}

export const {
  useGetBudgetQuery,
  useLazyGetBudgetQuery,
  useListItemsQuery,
  useGetReservesQuery,
  useListEditsQuery,
  useUpdateItemMutation,
  useAddItemMutation,
  useDeleteItemMutation,
  useRestoreItemMutation,
  useEditBudgetMutation,
  useUndoEditsMutation,
  useSetStatusMutation,
  useRebalanceMutation,
  useCoverShortfallMutation,
  useConfirmCardMutation,
} = budgetApi;
