import { z } from 'zod';
import { DeletedThing } from '../access';
import { Deleted } from '../documents';
import { Parameters, ParametersInput, ParametersPatch } from '../parameters';
import { ParametersProposal, ProposalQuery } from '../proposal';
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
  proposeParameters: route({
    method: 'GET',
    path: '/api/parameters-proposal',
    tag: 'parameters',
    summary: 'Parameters as the documents state them, and what contradicts the values given',
    query: ProposalQuery,
    response: ParametersProposal,
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
  listDeletedBudgets: route({
    method: 'GET',
    path: '/api/deleted-budgets',
    tag: 'parameters',
    summary: 'Budgets that were deleted and can be brought back, the last one first',
    response: z.array(DeletedThing),
    role: 'owner',
  }),
  recoverBudget: route({
    method: 'POST',
    path: '/api/budget-parameters/{id}/recover',
    tag: 'parameters',
    summary: 'Bring a deleted budget back',
    params: id,
    response: Parameters,
    status: 200,
    role: 'owner',
  }),
  clearHistory: route({
    method: 'DELETE',
    path: '/api/budget-history',
    tag: 'parameters',
    summary: 'Delete all budgets; documents stay',
    response: Deleted,
  }),
} as const;
