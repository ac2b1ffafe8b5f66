import path from 'node:path';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { buildOrFail, ensureInstalled, requireNode, root, run } from '../../tools/start/prepare.mjs';
import { Readers } from './readers.mjs';
import { ScriptedModel } from './scripted-model.mjs';
import { isReadBadly, notesOf, tableOf } from './table.mjs';

const USAGE = `usage: npm run eval:model -- FOLDER... [options]

  A table of how well the documents of folders are read by the built-in rules, by a model alone and by both. Each
  document NAME needs a NAME.truth.json beside it (docs/benchmarks.md).

  --provider NAME        a model that is configured in the environment (openai unless said otherwise)
  --scripted             a model in this process that answers from the truths, with gaps and mistakes by rule
  --badly-read-below N   only papers that the rules alone read badly: one of their figures (kind, lines, amounts,
                         column roles, shares, fields of a form; each from 0 to 1) is below N. No other is asked about
  --reader FILE          rules of another commit: what its libs/document-reader was compiled to (index.js)
  --cache FOLDER         keeps the pages that were read under their file's hash, as npm run eval does: today's pages,
                         and seconds without the reading of pages
  --notes                what is wrong in each paper, by reader
  --only TEXT            only documents with TEXT in their name
  --scans N              at most N scans, taken evenly over each folder`;

/** `npm run eval:model`: reads each document three ways and scores each against its truth. */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      provider: { type: 'string', default: 'openai' },
      scripted: { type: 'boolean', default: false },
      'badly-read-below': { type: 'string' },
      reader: { type: 'string' },
      cache: { type: 'string' },
      notes: { type: 'boolean', default: false },
      only: { type: 'string' },
      scans: { type: 'string' },
    },
  });
  const below = values['badly-read-below'] === undefined ? undefined : Number(values['badly-read-below']);
  if (!positionals[0] || Number.isNaN(below)) throw new Error(USAGE);
  requireNode();
  await ensureInstalled();
  await buildOrFail(['@hoa/api']);
  const compiled = await run(process.execPath, [
    path.join(root, 'node_modules/typescript/bin/tsc'),
    '-b',
    path.join(root, 'bench/extraction/tsconfig.lib.json'),
  ]);
  if (compiled.code !== 0) throw new Error(compiled.output);
  const scripted = values.scripted ? await new ScriptedModel().start() : undefined;
  const readers = new Readers({
    provider: scripted ? 'openai' : values.provider,
    environment: scripted?.environment,
    reader: values.reader && fromHere(values.reader),
    cache: values.cache && fromHere(values.cache),
  });
  try {
    const papers = await papersOf(positionals, values);
    const results = await readAll(papers, { readers, scripted, below });
    if (values.notes) process.stdout.write(notesOf(results));
    process.stdout.write(tableOf(results, { papers: papers.length, below }));
  } finally {
    readers.end();
    await scripted?.stop();
  }
}

const fromHere = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);

async function papersOf(folders, { only, scans }) {
  const { papersIn } = createRequire(import.meta.url)('../extraction/dist/truths.js');
  const selection = {
    ...(only === undefined ? {} : { only }),
    ...(scans === undefined ? {} : { scans: Number(scans) }),
  };
  const papers = [];
  for (const folder of folders) papers.push(...(await papersIn(fromHere(folder), selection)));
  return papers;
}

/** One document after another, so that a scripted model knows which one it is asked about. */
async function readAll(papers, { readers, scripted, below }) {
  const results = [];
  for (const { path: file, truth } of papers) {
    const rules = await readers.byRules(file);
    if (rules.error === undefined && below !== undefined && !isReadBadly(truth, rules.builtIn.facts, below))
      continue;
    scripted?.answerFrom(truth);
    const models = rules.error === undefined ? await readers.byModel() : {};
    results.push({ truth, ...rules, ...models });
  }
  return results;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
