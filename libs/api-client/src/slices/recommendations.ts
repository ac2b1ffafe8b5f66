import { pathOf, routes, type Recommendations } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';

/** Recommendations are considered fresh for so long: pass it as `refetchOnMountOrArgChange`. */
export const RECOMMENDATIONS_FRESH_SECONDS = 5 * 60;

export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recommendations: build.query<Recommendations, { parametersId: number; provider?: string | undefined }>({
      query: ({ parametersId, provider }) => ({
        url: pathOf('recommendations', { parametersId }),
        method: 'GET',
        query: { provider },
      }),
      responseSchema: routes.recommendations.response,
      keepUnusedDataFor: RECOMMENDATIONS_FRESH_SECONDS,
      // An edit of a line, a document or a rate makes them stale at once.
      providesTags: (_result, _error, { parametersId: id }) => [
        { type: 'Recommendations', id },
        { type: 'Items', id },
        'Documents',
      ],
    }),
  }),
});

/**
 * The suggestions and health of a budget, fresh for five minutes unless something they rest on changed; the suggestions
 * in the words of a provider where one is named.
 */
export function useRecommendationsQuery(
  parametersId: number,
  { provider, ...options }: { skip?: boolean; provider?: string | undefined } = {},
) {
  return recommendationsApi.useRecommendationsQuery(
    { parametersId, ...(provider ? { provider } : {}) },
    { refetchOnMountOrArgChange: RECOMMENDATIONS_FRESH_SECONDS, ...options },
  );
}
