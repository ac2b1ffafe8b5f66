import { createRequire } from 'node:module';
import path from 'node:path';
import { buildOrFail, ensureInstalled, requireNode, root } from './prepare.mjs';

/** `npm run restore -- FILE`: a backup of the whole database in the place of what is there; without FILE, those there are. */
requireNode();
await ensureInstalled();
await buildOrFail(['@hoa/api']);
process.env.NODE_ENV ??= 'production';
createRequire(import.meta.url)(path.join(root, 'apps/api/dist/restore.js'));
