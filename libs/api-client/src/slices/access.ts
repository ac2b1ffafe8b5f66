import {
  pathOf,
  routes,
  type AccessKey,
  type JoinCode,
  type JoinInput,
  type ResponseOf,
} from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

// An older shell's core does not know the tag: the slice brings it along.
const withKeys = api.enhanceEndpoints({ addTagTypes: ['Keys'] });

export const accessApi = withKeys.injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query<AccessKey[], void>({
      query: () => ({ url: pathOf('listKeys'), method: 'GET' }),
      responseSchema: routes.listKeys.response,
      providesTags: ['Keys'],
    }),
    createJoinCode: build.mutation<JoinCode, void>({
      query: () => ({ url: pathOf('createJoinCode'), method: 'POST', body: {} }),
      responseSchema: routes.createJoinCode.response,
    }),
    /** Afterwards this browser sees another workspace: everything that was fetched before is fetched anew. */
    join: build.mutation<ResponseOf<'join'>, JoinInput>({
      query: (body) => ({ url: pathOf('join'), method: 'POST', body }),
      responseSchema: routes.join.response,
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const joined = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (joined) dispatch(api.util.resetApiState());
      },
    }),
    revokeKey: build.mutation<unknown, number>({
      query: (id) => ({ url: pathOf('revokeKey', { id }), method: 'DELETE' }),
      invalidatesTags: (_result, error) => refetched(error, ['Keys']),
    }),
  }),
});

export const { useListKeysQuery, useCreateJoinCodeMutation, useJoinMutation, useRevokeKeyMutation } =
  accessApi;
