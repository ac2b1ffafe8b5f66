import { z } from 'zod';
import { AiStatus, ProviderTest } from '../ai';
import { byProvider, route } from './route';

/** Which models there are, and what they were asked. */
export const aiRoutes = {
  aiStatus: route({
    method: 'GET',
    path: '/api/ai',
    tag: 'ai',
    summary: 'Providers, what was used today and its limits, and the last calls',
    response: AiStatus,
  }),
  testProvider: route({
    method: 'POST',
    path: '/api/providers/{provider}/test',
    tag: 'ai',
    summary: 'Ask a provider one trivial question',
    params: z.object({ provider: byProvider.shape.provider }),
    response: ProviderTest,
    status: 200,
  }),
} as const;
