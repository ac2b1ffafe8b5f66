import { EconomicData } from '../economics';
import { route } from './route';

/** Rates. */
export const economicsRoutes = {
  economicData: route({
    method: 'GET',
    path: '/api/economic-data',
    tag: 'economics',
    summary: 'Rates with source and date',
    response: EconomicData,
  }),
} as const;
