import { z } from 'zod';
import { defineJob } from '../../platform/queue/job';

/** A run waits to be done. */
export const generateBudget = defineJob(
  'generate-budget',
  z.object({ workspaceId: z.number(), runId: z.uuid() }),
  { timeoutSeconds: 60 * 60, concurrency: 2 },
);
