import { pathOf, routes, type EconomicData } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';

export const economicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    economicData: build.query<EconomicData, void>({
      query: () => ({ url: pathOf('economicData'), method: 'GET' }),
      responseSchema: routes.economicData.response,
      providesTags: ['Economics'],
    }),
  }),
});

export const { useEconomicDataQuery } = economicsApi;
