import { z } from 'zod';
import { GenerateOptions, GenerationResult, GenerationRun, Provider } from '../generation';
import { byParameters, byProvider, route } from './route';

/** Runs and providers. */
export const generationRoutes = {
  generateBudget: route({
    method: 'POST',
    path: '/api/generate-budget/{parametersId}',
    tag: 'generation',
    summary: 'Generate with the default provider',
    params: byParameters,
    body: GenerateOptions.optional(),
    response: GenerationResult,
    status: 200,
    wire: 'ndjson',
  }),
  generateWith: route({
    method: 'POST',
    path: '/api/{provider}-budget/{parametersId}',
    tag: 'generation',
    summary: 'Generate with a named provider',
    params: byProvider,
    body: GenerateOptions.optional(),
    response: GenerationResult,
    status: 200,
  }),
  getRun: route({
    method: 'GET',
    path: '/api/generation-runs/{runId}',
    tag: 'generation',
    summary: 'The state of a run',
    params: z.object({ runId: z.uuid() }),
    response: GenerationRun,
  }),
  listProviders: route({
    method: 'GET',
    path: '/api/providers',
    tag: 'generation',
    summary: 'Who can generate',
    response: z.array(Provider),
  }),
} as const;
