import { pathOf, routes, type Recommendations } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';

/** Recommendations are considered fresh for so long: pass it as `refetchOnMountOrArgChange`. */
export const RECOMMENDATIONS_FRESH_SECONDS = 5 * 60;

export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recommendations: build.query<Recommendations, number>({
      query: (parametersId) => ({ url: pathOf('recommendations', { parametersId }), method: 'GET' }),
      responseSchema: routes.recommendations.response,
      keepUnusedDataFor: RECOMMENDATIONS_FRESH_SECONDS,
      // An edit of a line, a document or a rate makes them stale at once.
      providesTags: (_result, _error, id) => [
        { type: 'Recommendations', id },
        { type: 'Items', id },
        'Documents',
      ],
    }),
  }),
});

/** The suggestions and health of a budget, fresh for five minutes unless something they rest on changed. */
export function useRecommendationsQuery(parametersId: number, options: { skip?: boolean } = {}) {
  return recommendationsApi.useRecommendationsQuery(parametersId, {
    refetchOnMountOrArgChange: RECOMMENDATIONS_FRESH_SECONDS,
    ...options,
  });
}
