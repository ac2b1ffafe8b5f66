import { z } from 'zod';
import { Timestamp } from './primitives';

/** A backup is a zip; its name ends so. */
export const BACKUP_EXTENSION = 'zip';

const count = z.int().min(0);
/** Of one kind: how many came, and how many were there already and stayed as they are. */
const Restored = z.looseObject({ added: count, present: count });

/** What restoring a backup did. */
export const RestoreResult = z.looseObject({
  /** When the backup was made. */
  created: Timestamp,
  documents: Restored,
  budgets: Restored,
});
export type RestoreResult = z.infer<typeof RestoreResult>;
