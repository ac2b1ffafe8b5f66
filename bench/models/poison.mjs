import path from 'node:path';
import { ensureInstalled, requireNode, root, run } from '../../tools/start/prepare.mjs';

/** `npm run eval:poison`: two hundred poisoned documents, scans of some, and a model that obeys each; prints a table, fails on one amount. */
requireNode();
await ensureInstalled();
const { code } = await run(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '-c',
    path.join(root, 'apps/api/jest.config.cjs'),
    'test/poisoned.spec.ts',
    'test/poisoned-pictures.spec.ts',
  ],
  { live: true, env: { NODE_ENV: 'test', POISON: 'all' } },
);
process.exitCode = code;
