import { createRequire } from 'node:module';
import path from 'node:path';
import { buildOrFail, ensureInstalled, requireNode, root } from './prepare.mjs';

/** `npm run budget -- ...`: documents in, a budget out, without a browser or a server. */
requireNode();
await ensureInstalled();
await buildOrFail(['@hoa/api']);
process.env.NODE_ENV ??= 'production';
createRequire(import.meta.url)(path.join(root, 'apps/api/dist/cli.js'));
