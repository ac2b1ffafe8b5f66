import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Truth, truthName } from '@hoa/bench-associations';

export interface Paper {
  path: string;
  truth: Truth;
}

export interface Selection {
  /** Only files whose name contains this. */
  only?: string;
  /** At most so many scans, taken evenly over the folder: recognising a page takes seconds. */
  scans?: number;
}

/** What is wrong with a folder of documents and truths, as a sentence. */
export class TruthError extends Error {}

const SUFFIX = truthName('');

/**
 * The documents of a folder that have a truth file beside them, in the order of their names. Throws a TruthError that
 * names the file and the field where a truth is not in the documented format.
 */
export async function papersIn(folder: string, selection: Selection = {}): Promise<Paper[]> {
  const names = await readdir(folder).catch(() => {
    throw new TruthError(`There is no folder ${folder}.`);
  });
  const truths = names.filter((name) => name.endsWith(SUFFIX)).sort();
  if (truths.length === 0)
    throw new TruthError(
      `No truth files were found in ${folder}: each document NAME needs a NAME${SUFFIX} beside it (see docs/benchmarks.md).`,
    );
  const papers: Paper[] = [];
  for (const name of truths) {
    const document = name.slice(0, -SUFFIX.length);
    if (selection.only && !document.includes(selection.only)) continue;
    if (!names.includes(document))
      throw new TruthError(`${name} is there, but the document ${document} that it speaks of is not.`);
    papers.push({ path: join(folder, document), truth: await truthOf(folder, name) });
  }
  if (papers.length === 0)
    throw new TruthError(`No document of ${folder} has '${selection.only ?? ''}' in its name.`);
  return selection.scans === undefined ? papers : withFewerScans(papers, selection.scans);
}

async function truthOf(folder: string, name: string): Promise<Truth> {
  const text = await readFile(join(folder, name), 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new TruthError(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = Truth.safeParse(json);
  if (!parsed.success) {
    const fields = parsed.error.issues
      .slice(0, 5)
      .map((issue) => `${fieldName(issue.path)}: ${issue.message}`)
      .join('; ');
    throw new TruthError(`${name} is no valid truth. ${fields}`);
  }
  if (truthName(parsed.data.file) !== name)
    throw new TruthError(
      `${name} says that it is the truth of '${parsed.data.file}', which has another name.`,
    );
  return parsed.data;
}

/** parts[0].lines[3].cells */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
  return name === '' ? 'the file' : name;
}

function withFewerScans(papers: Paper[], most: number): Paper[] {
  const scans = papers.filter(({ truth }) => truth.medium === 'scan');
  if (scans.length <= most) return papers;
  const kept = new Set(Array.from({ length: most }, (_, i) => scans[Math.floor((i * scans.length) / most)]));
  return papers.filter((paper) => paper.truth.medium !== 'scan' || kept.has(paper));
}
