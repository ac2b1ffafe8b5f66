import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPages } from '../score/reader';
import { truthsIn } from '../score/sources';
import type { DocumentTruth } from '../statements/truth';
import { replaceFamilies, type Frozen } from './archive';
import { frozenStatements } from './statements';

const USAGE = 'Usage: freeze FAMILY=FOLDER ... [--cache FOLDER]';

/** Keeps the pages of folders of statements with truths as families. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { cache: { type: 'string' } },
  });
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const cache = values.cache === undefined ? undefined : resolve(from, values.cache);
  const fresh: Frozen<DocumentTruth>[] = [];
  for (const one of positionals) {
    const [family, name] = one.split('=') as [string, string?];
    const folder = name === undefined ? undefined : resolve(from, name);
    if (!folder || !existsSync(folder)) throw new Error(USAGE);
    for (const { path, truth } of await truthsIn(folder))
      fresh.push({ family, truth, document: await readPages(path, cache) });
  }
  if (fresh.length === 0) throw new Error(USAGE);
  console.log(replaceFamilies(frozenStatements, fresh));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
