import { existsSync, writeFileSync } from 'node:fs';
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
const contract = require(flag === '--of' ? path.resolve(folder) : '../dist');
const file = path.join(here, '../snapshots', `${version}.json`);
const text = JSON.stringify(takeSnapshot(version, contract));
if (existsSync(file)) {
  // A second one of the day would hide what it breaks of the first.
  process.stderr.write(`${path.relative(process.cwd(), file)} is published already; it stays as it is.\n`);
  process.exit(1);
}
writeFileSync(file, await prettier.format(text, { parser: 'json', printWidth: 110 }), { flag: 'wx' });
process.stdout.write(
  `${Object.keys(contract.routes).length} calls kept in ${path.relative(process.cwd(), file)}\n`,
);
