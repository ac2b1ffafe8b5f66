import { createRequire } from 'node:module';
import path from 'node:path';
import { prepareOneOfMany } from './build-once.mjs';
import { root } from './prepare.mjs';

/** `npm run start:api`: one of any number of API processes on one database; jobs are left to workers. */
await prepareOneOfMany();
process.env.RUN_JOBS ??= 'false';
createRequire(import.meta.url)(path.join(root, 'apps/api/dist/main.js'));
