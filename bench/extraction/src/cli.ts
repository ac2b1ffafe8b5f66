import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './beside/compare';
import { scoreFolder } from './folder';
import { figuresOf, keepFigures, keptFigures, worse } from './frozen/figures';
import { scoreFrozen } from './frozen/frozen';
import { besideReport } from './report/beside';
import { familiesReport } from './report/families';
import { reportOf } from './report/report';
import type { DocumentScore } from './score/document';
import { TruthError } from './truths';

const USAGE = `usage: eval FOLDER [options] | eval --frozen [--only TEXT] [--family NAME] [--notes] [--check | --keep] [--json FILE]
  --beside        read the PDFs also with pdftotext and tesseract, with the same rules on top
  --isolated      read each paper in a process of its own, as the service does, and measure its memory
  --only TEXT     only documents with TEXT in their name
  --scans N       at most N scans, taken evenly over the folder
  --cache FOLDER  keep the pages that were read, for the next run
  --notes         what was wrong, document by document
  --json FILE     all scores
  --frozen        the kept pages of earlier families instead of a folder, with a table a medium that has a column a family
  --family NAME   only this family of them
  --check         fails where a figure of a family is more than half a point below the one that was kept
  --keep          keeps today's figures of all families, or of that of --family`;

/** npm runs a workspace's script in its own folder; paths are those of whoever typed them. */
const from = process.env['INIT_CWD'] ?? process.cwd();

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      scans: { type: 'string' },
      notes: { type: 'boolean', default: false },
      beside: { type: 'boolean', default: false },
      isolated: { type: 'boolean', default: false },
      json: { type: 'string' },
      cache: { type: 'string' },
      frozen: { type: 'boolean', default: false },
      family: { type: 'string' },
      check: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  if (values.frozen) return evaluateFrozen(values);
  if (!positionals[0]) throw new TruthError(USAGE);
  if (values.scans !== undefined && !/^\d+$/.test(values.scans))
    throw new TruthError(`--scans takes a whole number, not '${values.scans}'.`);
  const folder = resolve(from, positionals[0]);
  const options = {
    ...(values.only === undefined ? {} : { only: values.only }),
    ...(values.scans === undefined ? {} : { scans: Number(values.scans) }),
    ...(values.cache === undefined ? {} : { cache: resolve(from, values.cache) }),
  };
  const scores = await scoreFolder(folder, {
    ...options,
    isolated: values.isolated,
    onScore: (score) => {
      if (values.notes) process.stdout.write(noted(score));
    },
  });
  process.stdout.write(`${reportOf(scores)}\n`);
  const comparisons = values.beside ? await compare(folder, scores, options) : [];
  if (comparisons.length > 0) process.stdout.write(`\n${besideReport(comparisons)}\n`);
  if (values.json)
    await writeFile(resolve(from, values.json), JSON.stringify({ scores, comparisons }, null, 1));
}

async function evaluateFrozen(values: {
  only?: string;
  family?: string;
  notes: boolean;
  check: boolean;
  keep: boolean;
  json?: string;
}): Promise<void> {
  const { only = '', family: one } = values;
  const scores = scoreFrozen({
    isWanted: (family, { file }) => (one === undefined || family === one) && file.includes(only),
    onScore: (score) => {
      if (values.notes) process.stdout.write(noted(score));
    },
  });
  process.stdout.write(`${familiesReport(scores)}\n\n${reportOf(scores)}\n`);
  if (values.json) await writeFile(resolve(from, values.json), JSON.stringify({ scores }, null, 1));
  if (values.keep) keepFigures(scores);
  const fallen = values.check ? worse(figuresOf(scores), keptFigures('all')) : [];
  if (fallen.length > 0) throw new TruthError(`Worse than it was:\n${fallen.join('\n')}`);
}

function noted(score: DocumentScore): string {
  const notes = score.error ? [score.error] : score.notes;
  return notes.length === 0
    ? ''
    : `${score.file} (${score.kind}, ${score.medium})\n${notes.map((note) => `  ${note}\n`).join('')}`;
}

main().catch((error: unknown) => {
  const isSentence = error instanceof TruthError;
  process.stderr.write(`${isSentence ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
});
