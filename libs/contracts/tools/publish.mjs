import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

/**
 * Keeps today's contract as a published one: `npm run publish-snapshot -w @hoa/contracts -- 2026-11-22`, for each release. From then
 * on a change that would break those who were built against it turns the tests red. Compiled contracts are read; `--of FOLDER`
 * takes those of another copy of this library, such as an older one.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const [version, flag, folder] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d$/.test(version ?? '')) {
  process.stderr.write('usage: npm run publish-snapshot -w @hoa/contracts -- YYYY-MM-DD [--of FOLDER]\n');
  process.exit(1);
}
const require = createRequire(import.meta.url);
const { takeSnapshot } = require('../dist/snapshots/snapshot.js');
const { routes } = require(flag === '--of' ? path.resolve(folder) : '../dist');
const file = path.join(here, '../snapshots', `${version}.json`);
writeFileSync(
  file,
  await prettier.format(JSON.stringify(takeSnapshot(version, routes)), { parser: 'json', printWidth: 110 }),
);
process.stdout.write(`${Object.keys(routes).length} calls kept in ${path.relative(process.cwd(), file)}\n`);
