import { pathOf, routes, type AiStatus, type ProviderTest } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

export const aiApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which models there are, and what they were asked; a run adds to it. */
    aiStatus: build.query<AiStatus, void>({
      query: () => ({ url: pathOf('aiStatus'), method: 'GET' }),
      responseSchema: routes.aiStatus.response,
      providesTags: ['Providers', 'Runs'],
    }),
    /** Asks one trivial question, which is a call like any other. */
    testProvider: build.mutation<ProviderTest, string>({
      query: (provider) => ({ url: pathOf('testProvider', { provider }), method: 'POST' }),
      responseSchema: routes.testProvider.response,
      invalidatesTags: (_result, error) => refetched(error, ['Providers']),
    }),
  }),
});

export const { useAiStatusQuery, useTestProviderMutation } = aiApi;
