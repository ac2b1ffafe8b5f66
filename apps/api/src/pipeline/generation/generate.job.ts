import { z } from 'zod';
import { defineJob } from '../../platform/queue/job';

/** A run waits to be done. Most of its time it may wait for documents, so that one slow paper holds up few others. */
export const generateBudget = defineJob(
  'generate-budget',
  z.object({ workspaceId: z.number(), runId: z.uuid() }),
  { timeoutSeconds: 60 * 60, concurrency: 4 },
);
