import { createRequire } from 'node:module';
import path from 'node:path';
import { buildOrFail, ensureInstalled, requireNode, root } from './prepare.mjs';

/** `npm start`: installs, builds what changed, and runs everything in this process. */
requireNode();
await ensureInstalled();
await buildOrFail();
process.env.NODE_ENV ??= 'production';
createRequire(import.meta.url)(path.join(root, 'apps/api/dist/main.js'));
