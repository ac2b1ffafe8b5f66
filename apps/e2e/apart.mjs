import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Runs journeys with the remotes on three origins of their own: `npm run e2e:apart -w @hoa/e2e [-- jest's options]`. */
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const args = ['--experimental-vm-modules', '--no-warnings', jest, '--runInBand', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', E2E_REMOTES: 'apart' },
});
process.exitCode = status ?? 1;
