import { existsSync } from 'node:fs';
import { readPages } from '../score/reader';
import { truthsIn } from '../score/sources';
import { freeze } from './freeze';
import { frozenStatements } from './statements';

freeze(frozenStatements, async (folder, cache) => {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const documents = [];
  for (const { path, truth } of await truthsIn(folder))
    documents.push({ truth, document: await readPages(path, cache) });
  return documents;
}).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
