import { z } from 'zod';
import { defineJob } from '../../platform/queue/job';

/** A document waits to be read. Whoever reads documents takes this job; this module only says that there is one. */
export const documentStored = defineJob(
  'document-stored',
  z.object({ workspaceId: z.number(), documentId: z.number() }),
  { timeoutSeconds: 60 * 60, concurrency: 2 },
);
