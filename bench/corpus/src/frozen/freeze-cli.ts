import { columnTruthsIn } from '../columns/truth';
import { readPages } from '../score/reader';
import { truthsIn } from '../score/sources';
import type { Archive } from './archive';
import { frozenColumns } from './columns';
import { freeze } from './freeze';
import { frozenStatements } from './statements';

type TruthsIn<T> = (folder: string) => Promise<{ path: string; truth: T }[]>;

const keep = <T>(archive: Archive<T>, truthsOf: TruthsIn<T>): Promise<string> =>
  freeze(archive, async (folder, cache) => {
    const documents = [];
    for (const { path, truth } of await truthsOf(folder))
      documents.push({ truth, document: await readPages(path, cache) });
    return documents;
  });

/** `--columns` keeps statements of which the columns are known, and not each row. */
const isOfColumns = process.argv.includes('--columns');
(isOfColumns ? keep(frozenColumns, columnTruthsIn) : keep(frozenStatements, truthsIn)).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
