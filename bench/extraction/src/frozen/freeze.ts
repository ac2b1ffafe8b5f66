import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { frozenDocuments, replaceFamilies, type FrozenDocument } from '@hoa/bench-corpus/frozen';
import { openedHere } from '../reading';
import { papersIn } from '../truths';

const USAGE = 'usage: freeze FAMILY=FOLDER ... [--cache FOLDER]';

/** Keeps the pages of folders of documents with truths as families; what was kept under the same names is replaced. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { cache: { type: 'string' } },
  });
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const cache = values.cache === undefined ? undefined : resolve(from, values.cache);
  const wanted = positionals.map((one) => one.split('=') as [string, string?]);
  const documents: FrozenDocument[] = [];
  for (const [family, folder] of wanted) {
    if (!folder) throw new Error(USAGE);
    for (const { path, truth } of await papersIn(resolve(from, folder)))
      documents.push({ family, truth, document: await openedHere(path, cache) });
  }
  if (documents.length === 0) throw new Error(USAGE);
  console.log(replaceFamilies(frozenDocuments, documents));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
