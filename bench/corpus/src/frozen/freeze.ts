import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFamilies, type Archive, type Frozen } from './archive';

const USAGE = 'Usage: freeze FAMILY=FOLDER ... [--cache FOLDER]';

/** The documents of a folder with their truths, their pages from `cache` where it has them. */
type ReadFolder<T> = (folder: string, cache: string | undefined) => Promise<Omit<Frozen<T>, 'family'>[]>;

/**
 * A program that keeps the pages of folders of documents with truths as families of an archive; what was kept under the
 * same names is replaced. Says what the archive holds then.
 */
export async function freeze<T>(archive: Archive<T>, readFolder: ReadFolder<T>): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { cache: { type: 'string' }, columns: { type: 'boolean' } },
  });
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const cache = values.cache === undefined ? undefined : resolve(from, values.cache);
  const fresh: Frozen<T>[] = [];
  for (const one of positionals) {
    const [family, folder] = one.split('=') as [string, string?];
    if (!folder) throw new Error(USAGE);
    const documents = await readFolder(resolve(from, folder), cache);
    fresh.push(...documents.map((document) => ({ family, ...document })));
  }
  if (fresh.length === 0) throw new Error(USAGE);
  return replaceFamilies(archive, fresh);
}
