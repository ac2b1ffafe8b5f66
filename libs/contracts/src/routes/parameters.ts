import { z } from 'zod';
import { Deleted } from '../documents';
import { Parameters, ParametersInput, ParametersPatch } from '../parameters';
import { id, route } from './route';

/** What the user says about the association and the year. */
export const parametersRoutes = {
  listParameters: route({
    method: 'GET',
    path: '/api/budget-parameters',
    tag: 'parameters',
    summary: 'All budgets, newest first',
    response: z.array(Parameters),
  }),
  createParameters: route({
    method: 'POST',
    path: '/api/budget-parameters',
    tag: 'parameters',
    summary: 'Start a budget',
    body: ParametersInput,
    response: Parameters,
    status: 201,
    keptWithRows: true,
  }),
  getParameters: route({
    method: 'GET',
    path: '/api/budget-parameters/{id}',
    tag: 'parameters',
    summary: 'One budget’s parameters',
    params: id,
    response: Parameters,
  }),
  updateParameters: route({
    method: 'PATCH',
    path: '/api/budget-parameters/{id}',
    tag: 'parameters',
    summary: 'Change parameters',
    params: id,
    body: ParametersPatch,
    response: Parameters,
  }),
  clearHistory: route({
    method: 'DELETE',
    path: '/api/budget-history',
    tag: 'parameters',
    summary: 'Delete all budgets; documents stay',
    response: Deleted,
  }),
} as const;
