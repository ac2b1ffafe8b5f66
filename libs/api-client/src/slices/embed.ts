import {
  pathOf,
  routes,
  type CreatedEmbedKey,
  type EmbedAssessment,
  type EmbedKeyInput,
  type EmbedKeys,
} from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

// An older shell's core does not know the tag: the slice brings it along.
const withKeys = api.enhanceEndpoints({ addTagTypes: ['EmbedKeys'] });

export const embedApi = withKeys.injectEndpoints({
  endpoints: (build) => ({
    listEmbedKeys: build.query<EmbedKeys, void>({
      query: () => ({ url: pathOf('listEmbedKeys'), method: 'GET' }),
      responseSchema: routes.listEmbedKeys.response,
      providesTags: ['EmbedKeys'],
    }),
    /** The only answer that holds the key itself: it is not kept after the screen that shows it. */
    createEmbedKey: build.mutation<CreatedEmbedKey, EmbedKeyInput>({
      query: (body) => ({ url: pathOf('createEmbedKey'), method: 'POST', body }),
      responseSchema: routes.createEmbedKey.response,
      invalidatesTags: (_result, error) => refetched(error, ['EmbedKeys']),
    }),
    revokeEmbedKey: build.mutation<unknown, number>({
      query: (id) => ({ url: pathOf('revokeEmbedKey', { id }), method: 'DELETE' }),
      invalidatesTags: (_result, error) => refetched(error, ['EmbedKeys']),
    }),
    /** For a host whose key is an embed key: what that key opens. */
    embedAssessment: build.query<EmbedAssessment, void>({
      query: () => ({ url: pathOf('embedAssessment'), method: 'GET' }),
      responseSchema: routes.embedAssessment.response,
      // A calculator that was taken off the page leaves nothing behind.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useListEmbedKeysQuery,
  useCreateEmbedKeyMutation,
  useRevokeEmbedKeyMutation,
  useEmbedAssessmentQuery,
} = embedApi;
