import {
  pathOf,
  routes,
  type Parameters,
  type ParametersInput,
  type ParametersPatch,
  type ParametersProposal,
} from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

/** Which documents to look at, and the values to compare with them. */
export interface ProposalRequest {
  documentIds?: number[];
  parametersId?: number;
  associationName?: string;
  location?: string;
  units?: number;
  year?: number;
}

export const parametersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listParameters: build.query<Parameters[], void>({
      query: () => ({ url: pathOf('listParameters'), method: 'GET' }),
      responseSchema: routes.listParameters.response,
      providesTags: [{ type: 'Parameters', id: 'LIST' }],
    }),
    getParameters: build.query<Parameters, number>({
      query: (id) => ({ url: pathOf('getParameters', { id }), method: 'GET' }),
      responseSchema: routes.getParameters.response,
      providesTags: (_result, _error, id) => [{ type: 'Parameters', id }],
    }),
    /** What documents state of the parameters, and what in `given` they contradict. */
    proposeParameters: build.query<ParametersProposal, ProposalRequest>({
      query: ({ documentIds, parametersId, ...given }) => ({
        url: pathOf('proposeParameters'),
        method: 'GET',
        query: {
          documentIds: documentIds?.join(','),
          parametersId: parametersId?.toString(),
          associationName: given.associationName,
          location: given.location,
          units: given.units?.toString(),
          year: given.year?.toString(),
        },
      }),
      responseSchema: routes.proposeParameters.response,
      providesTags: ['Documents', 'Facts'],
    }),
    /** With the same `idempotencyKey` the same input is stored once, however often it is sent. */
    createParameters: build.mutation<Parameters, { input: ParametersInput; idempotencyKey?: string }>({
      query: ({ input, idempotencyKey }) => ({
        url: pathOf('createParameters'),
        method: 'POST',
        body: input,
        ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
      }),
      responseSchema: routes.createParameters.response,
      invalidatesTags: (_result, error) => refetched(error, ['Parameters', 'Documents']),
    }),
    updateParameters: build.mutation<Parameters, { id: number; changes: ParametersPatch }>({
      query: ({ id, changes }) => ({
        url: pathOf('updateParameters', { id }),
        method: 'PATCH',
        body: changes,
      }),
      responseSchema: routes.updateParameters.response,
      invalidatesTags: (_result, error, { id }) =>
        refetched(error, ['Parameters', 'Documents', { type: 'Budget', id }]),
    }),
    clearHistory: build.mutation<unknown, void>({
      query: () => ({ url: pathOf('clearHistory'), method: 'DELETE' }),
      invalidatesTags: (_result, error) =>
        refetched(error, ['Parameters', 'Items', 'Budget', 'Edits', 'Documents']),
    }),
  }),
});

export const {
  useListParametersQuery,
  useGetParametersQuery,
  useLazyGetParametersQuery,
  useProposeParametersQuery,
  useLazyProposeParametersQuery,
  useCreateParametersMutation,
  useUpdateParametersMutation,
  useClearHistoryMutation,
} = parametersApi;
