import { freeze, frozenDocuments, readPages } from '@hoa/bench-corpus/frozen';
import { papersIn } from '../truths';

freeze(frozenDocuments, async (folder, cache) => {
  const documents = [];
  for (const { path, truth } of await papersIn(folder))
    documents.push({ truth, document: await readPages(path, cache) });
  return documents;
}).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
