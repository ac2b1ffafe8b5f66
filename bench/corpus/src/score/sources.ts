import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Facts } from '@hoa/contracts';
import { frozenStatements } from '../frozen/statements';
import type { DocumentTruth } from '../statements/truth';
import { withFundsJoined } from './funds-joined';
import { judge, type DocumentScore } from './judge';
import { readPages, rereadPages, type Reread } from './reader';

/** A document to be scored; `open` reads its pages, which takes seconds where they have to be recognized. */
export interface Source {
  family?: string;
  truth: DocumentTruth;
  open: () => Reread | Promise<Reread>;
}

export type IsWanted = (truth: DocumentTruth) => boolean;

/** The documents of a folder that have a truth beside them, in the order of their names. */
export async function truthsIn(folder: string): Promise<{ path: string; truth: DocumentTruth }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.truth.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const truth = JSON.parse(await readFile(join(folder, name), 'utf8')) as DocumentTruth;
      return { path: join(folder, truth.file), truth };
    }),
  );
}

export async function folderSources(folder: string, isWanted: IsWanted, cache?: string): Promise<Source[]> {
  const found = await truthsIn(folder);
  return found
    .filter(({ truth }) => isWanted(truth))
    .map(({ path, truth }) => ({
      truth,
      open: async () => rereadPages(await readPages(path, cache), basename(path)),
    }));
}

/** Frozen statements of these families, or of all. */
export function* frozenSources(families: readonly string[], isWanted: IsWanted): Generator<Source> {
  const known = [...frozenStatements.families().keys()];
  const unknown = families.filter((family) => !known.includes(family));
  if (unknown.length > 0)
    throw new Error(`There is no frozen family ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  const isChosen = (family: string): boolean => families.length === 0 || families.includes(family);
  const documents = frozenStatements.documents((family, truth) => isChosen(family) && isWanted(truth));
  for (const { family, truth, document } of documents)
    yield { family, truth, open: () => rereadPages(document, truth.file) };
}

const NOTHING: Facts = {
  schema: 1,
  documentId: 1,
  readingId: 'score',
  status: 'failed',
  kind: 'other',
  confidence: 0,
  reader: { engine: 'none', version: '1' },
  parts: [],
  warnings: [],
};

/** A reader that fails has read nothing; the rest is scored all the same. */
export async function scoreSource(
  { family, truth, open }: Source,
  isAnswering: boolean,
): Promise<DocumentScore> {
  const joined = withFundsJoined(truth);
  const own = family === undefined ? {} : { family };
  try {
    return { ...judge(joined, await open(), isAnswering), ...own };
  } catch (error) {
    console.error(`${truth.file}: ${error instanceof Error ? error.message : String(error)}`);
    return { ...judge(joined, () => NOTHING, false), ...own };
  }
}
