import { z } from 'zod';
import { RestoreResult } from '../backup';
import { route } from './route';

/** All that a workspace has, as one file. */
export const backupRoutes = {
  downloadBackup: route({
    method: 'GET',
    path: '/api/backup',
    tag: 'backup',
    summary:
      'Complete backup: all documents and budgets with what was read, edited, saved and asked, as one .zip',
    role: 'editor',
    response: z.unknown(),
    wire: 'file',
  }),
  restoreBackup: route({
    method: 'POST',
    path: '/api/backup/restore',
    tag: 'backup',
    summary: 'Add what a backup has to what is there; all of it, or nothing',
    role: 'owner',
    response: RestoreResult,
    status: 200,
    wire: 'multipart',
  }),
} as const;
