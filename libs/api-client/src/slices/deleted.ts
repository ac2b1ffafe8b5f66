import { pathOf, routes, type DeletedThing, type DocumentRow, type Parameters } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

// An older shell's core does not know the tag: the slice brings it along.
const withDeleted = api.enhanceEndpoints({ addTagTypes: ['Activity'] });

/** What was deleted and can be brought back. */
export const deletedApi = withDeleted.injectEndpoints({
  endpoints: (build) => ({
    listDeletedDocuments: build.query<DeletedThing[], void>({
      query: () => ({ url: pathOf('listDeletedDocuments'), method: 'GET' }),
      responseSchema: routes.listDeletedDocuments.response,
      providesTags: ['Documents'],
    }),
    listDeletedBudgets: build.query<DeletedThing[], void>({
      query: () => ({ url: pathOf('listDeletedBudgets'), method: 'GET' }),
      responseSchema: routes.listDeletedBudgets.response,
      providesTags: [{ type: 'Parameters', id: 'LIST' }],
    }),
    recoverDocument: build.mutation<DocumentRow, number>({
      query: (id) => ({ url: pathOf('recoverDocument', { id }), method: 'POST' }),
      responseSchema: routes.recoverDocument.response,
      invalidatesTags: (_result, error) => refetched(error, ['Documents', 'Items', 'Activity']),
    }),
    recoverBudget: build.mutation<Parameters, number>({
      query: (id) => ({ url: pathOf('recoverBudget', { id }), method: 'POST' }),
      responseSchema: routes.recoverBudget.response,
      invalidatesTags: (_result, error) =>
        refetched(error, ['Parameters', 'Items', 'Budget', 'Edits', 'Documents', 'Activity']),
    }),
  }),
});

export const {
  useListDeletedDocumentsQuery,
  useListDeletedBudgetsQuery,
  useRecoverDocumentMutation,
  useRecoverBudgetMutation,
} = deletedApi;
