import { BudgetRates, BudgetRatesPatch, EconomicData } from '../economics';
import { byParameters, route } from './route';

/** Rates. */
export const economicsRoutes = {
  economicData: route({
    method: 'GET',
    path: '/api/economic-data',
    tag: 'economics',
    summary: 'Rates with source and date',
    response: EconomicData,
  }),
  budgetRates: route({
    method: 'GET',
    path: '/api/economic-rates/{parametersId}',
    tag: 'economics',
    summary: 'The rates of one budget, overrides among them',
    params: byParameters,
    response: BudgetRates,
  }),
  overrideRates: route({
    method: 'PATCH',
    path: '/api/economic-rates/{parametersId}',
    tag: 'economics',
    summary: 'Put rates of one’s own in place of published ones',
    params: byParameters,
    body: BudgetRatesPatch,
    response: BudgetRates,
  }),
} as const;
