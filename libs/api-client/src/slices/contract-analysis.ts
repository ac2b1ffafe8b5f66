import { pathOf, routes, type ContractAnalysis } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';

export const contractAnalysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ask only when a document is selected and no analysis of it is running. */
    contractAnalysis: build.query<ContractAnalysis, number>({
      query: (documentId) => ({ url: pathOf('contractAnalysis', { documentId }), method: 'GET' }),
      responseSchema: routes.contractAnalysis.response,
      providesTags: (_result, _error, id) => [{ type: 'Facts', id }, 'Economics'],
    }),
    /** The answer also becomes what `contractAnalysis` of the document shows. */
    analyzeContract: build.mutation<ContractAnalysis, number>({
      query: (documentId) => ({ url: pathOf('analyzeContract'), method: 'POST', body: { documentId } }),
      responseSchema: routes.analyzeContract.response,
      onQueryStarted: async (documentId, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          await dispatch(contractAnalysisApi.util.upsertQueryData('contractAnalysis', documentId, data));
        } catch {
          // The mutation's own error tells it; an earlier analysis stays on the screen.
        }
      },
    }),
  }),
});

export const { useContractAnalysisQuery, useAnalyzeContractMutation } = contractAnalysisApi;
