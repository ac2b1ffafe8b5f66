import { documentKinds } from '@hoa/contracts';
import { z } from 'zod';
import { Place } from '../second-reading/schema';

/** What a model answers: the kind, and the words that show it. */
export const KindOfPaper = z.object({ kind: z.enum(documentKinds), evidence: Place });
export type KindOfPaper = z.infer<typeof KindOfPaper>;
