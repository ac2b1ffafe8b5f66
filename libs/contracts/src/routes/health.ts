import { z } from 'zod';
import { route } from './route';

/** Whether the process can work. */
export const healthRoutes = {
  live: route({
    method: 'GET',
    path: '/api/health/live',
    tag: 'health',
    summary: 'The process answers',
    response: z.looseObject({ status: z.string() }),
    access: 'public',
  }),
  ready: route({
    method: 'GET',
    path: '/api/health/ready',
    tag: 'health',
    summary: 'Database and queue answer',
    response: z.looseObject({ status: z.string() }),
    access: 'public',
  }),
} as const;
