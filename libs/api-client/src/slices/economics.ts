import { pathOf, routes, type BudgetRates, type BudgetRatesPatch, type EconomicData } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

export const economicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    economicData: build.query<EconomicData, void>({
      query: () => ({ url: pathOf('economicData'), method: 'GET' }),
      responseSchema: routes.economicData.response,
      providesTags: ['Economics'],
    }),
    /** The rates of one budget, with what a person put in their place. */
    budgetRates: build.query<BudgetRates, number>({
      query: (parametersId) => ({ url: pathOf('budgetRates', { parametersId }), method: 'GET' }),
      responseSchema: routes.budgetRates.response,
      providesTags: (_result, _error, id) => ['Economics', { type: 'Economics', id }],
    }),
    /** All or none; what shows health, suggestions or a forecast of the budget is refetched. */
    overrideRates: build.mutation<
      BudgetRates,
      { parametersId: number; changes: BudgetRatesPatch['changes'] }
    >({
      query: ({ parametersId, changes }) => ({
        url: pathOf('overrideRates', { parametersId }),
        method: 'PATCH',
        body: { changes },
      }),
      responseSchema: routes.overrideRates.response,
      invalidatesTags: (_result, error, { parametersId: id }) =>
        refetched(error, [
          { type: 'Economics', id },
          { type: 'Recommendations', id },
        ]),
    }),
  }),
});

export const { useEconomicDataQuery, useBudgetRatesQuery, useOverrideRatesMutation } = economicsApi;
