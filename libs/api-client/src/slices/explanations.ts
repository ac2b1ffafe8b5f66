import { pathOf, routes, type ExplainInput, type Explanation } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';

export const explanationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Why a line is what it is, in words. It changes nothing; a mutation, since a model may be asked anew. */
    explainItem: build.mutation<Explanation, { itemId: number } & ExplainInput>({
      query: ({ itemId, ...body }) => ({ url: pathOf('explainItem', { id: itemId }), method: 'POST', body }),
      responseSchema: routes.explainItem.response,
    }),
  }),
});

export const { useExplainItemMutation } = explanationsApi;
