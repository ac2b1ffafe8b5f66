import { z } from 'zod';
import { defineJob } from '../../platform/queue/job';

/** A document waits to be read. Whoever reads documents takes this job; this module only says that there is one. */
export const documentStored = defineJob(
  'document-stored',
  z.object({ workspaceId: z.number(), documentId: z.number() }),
  { timeoutSeconds: 60 * 60 },
);

/**
 * The same where documents are read, by so many readers of one workspace: one more at a time, so that however slow its
 * documents are, another's are read at once.
 */
export const documentStoredWith = (readersOfOne: number): typeof documentStored => ({
  ...documentStored,
  concurrency: readersOfOne + 1,
});
