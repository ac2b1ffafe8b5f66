import { createRequire } from 'node:module';
import path from 'node:path';
import { prepareOneOfMany } from './build-once.mjs';
import { root } from './prepare.mjs';

/** `npm run start:worker`: one of any number of processes that read documents and generate budgets. */
await prepareOneOfMany();
createRequire(import.meta.url)(path.join(root, 'apps/api/dist/worker.js'));
