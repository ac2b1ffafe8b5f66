import { z } from 'zod';
import { BudgetVersion, CompareQuery, VersionComparison, VersionInput, VersionRestored } from '../versions';
import { byParameters, id, route } from './route';

/** Named versions of a budget. */
export const versionsRoutes = {
  listVersions: route({
    method: 'GET',
    path: '/api/budget-versions/{parametersId}',
    tag: 'versions',
    summary: 'The versions of a budget, newest first',
    params: byParameters,
    response: z.array(BudgetVersion),
  }),
  saveVersion: route({
    method: 'POST',
    path: '/api/budget-versions/{parametersId}',
    tag: 'versions',
    summary: 'Save the current budget under a name',
    params: byParameters,
    body: VersionInput,
    response: BudgetVersion,
    status: 201,
    keptWithRows: true,
  }),
  compareVersions: route({
    method: 'GET',
    path: '/api/budget-versions/{parametersId}/compare',
    tag: 'versions',
    summary: 'Two versions, or one and the present, line by line',
    params: byParameters,
    query: CompareQuery,
    response: VersionComparison,
  }),
  restoreVersion: route({
    method: 'POST',
    path: '/api/budget-versions/{id}/restore',
    tag: 'versions',
    summary: 'Put a version’s lines in the place of the present ones, which are saved as a version first',
    params: id,
    response: VersionRestored,
    status: 200,
    keptWithRows: true,
  }),
} as const;
