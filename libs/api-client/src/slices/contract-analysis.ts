import { pathOf, routes, type ContractAnalysis } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';

/** A document by itself, or looked at for one budget: by its rates, overrides among them. */
export type ContractOf = number | { documentId: number; parametersId: number };
const idsOf = (of: ContractOf): { documentId: number; parametersId?: number } =>
  typeof of === 'number' ? { documentId: of } : of;

export const contractAnalysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ask only when a document is selected and no analysis of it is running. */
    contractAnalysis: build.query<ContractAnalysis, ContractOf>({
      query: (of) => {
        const { documentId, parametersId } = idsOf(of);
        return {
          url: pathOf('contractAnalysis', { documentId }),
          method: 'GET',
          query: { parametersId: parametersId?.toString() },
        };
      },
      responseSchema: routes.contractAnalysis.response,
      providesTags: (_result, _error, of) => {
        const { documentId, parametersId } = idsOf(of);
        return [
          { type: 'Facts', id: documentId },
          parametersId === undefined ? 'Economics' : { type: 'Economics', id: parametersId },
        ];
      },
    }),
    analyzeContract: build.mutation<ContractAnalysis, number>({
      query: (documentId) => ({ url: pathOf('analyzeContract'), method: 'POST', body: { documentId } }),
      responseSchema: routes.analyzeContract.response,
    }),
  }),
});

export const { useContractAnalysisQuery, useAnalyzeContractMutation } = contractAnalysisApi;
