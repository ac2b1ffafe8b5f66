import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildOrFail, ensureInstalled, requireNode, root, run } from '../../tools/start/prepare.mjs';
import { ScriptedModel } from './scripted-model.mjs';
import { tableOf } from './table.mjs';

const USAGE = `usage: npm run eval:model -- FOLDER [options]

  A table of how well the documents of a folder are read by the built-in rules, by a model alone and by both. Each
  document NAME needs a NAME.truth.json beside it (docs/benchmarks.md).

  --provider NAME  a model that is configured in the environment (openai unless said otherwise)
  --scripted       a model in this process that answers from the truths, with gaps and mistakes by rule
  --only TEXT      only documents with TEXT in their name
  --scans N        at most N scans, taken evenly over the folder`;

/** `npm run eval:model`: reads each paper three ways and scores each against its truth. */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      provider: { type: 'string', default: 'openai' },
      scripted: { type: 'boolean', default: false },
      only: { type: 'string' },
      scans: { type: 'string' },
    },
  });
  if (!positionals[0]) throw new Error(USAGE);
  requireNode();
  await ensureInstalled();
  await buildOrFail(['@hoa/api']);
  const compiled = await run(process.execPath, [
    path.join(root, 'node_modules/typescript/bin/tsc'),
    '-b',
    path.join(root, 'bench/extraction/tsconfig.lib.json'),
  ]);
  if (compiled.code !== 0) throw new Error(compiled.output);
  const require = createRequire(import.meta.url);
  const { papersIn } = require('../extraction/dist/truths.js');
  const papers = await papersIn(path.resolve(process.env.INIT_CWD ?? process.cwd(), positionals[0]), {
    ...(values.only === undefined ? {} : { only: values.only }),
    ...(values.scans === undefined ? {} : { scans: Number(values.scans) }),
  });
  const scripted = values.scripted ? await new ScriptedModel().start() : undefined;
  try {
    const results = await readAll(papers, { scripted, provider: scripted ? 'openai' : values.provider });
    process.stdout.write(tableOf(results));
  } finally {
    await scripted?.stop();
  }
}

/** One paper after another, so that a scripted model knows which one it is asked about. */
async function readAll(papers, { scripted, provider }) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'apps/api/dist/evaluate.js'), '--provider', provider],
    { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...scripted?.environment } },
  );
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const results = [];
  for (const { path: file, truth } of papers) {
    scripted?.answerFrom(truth);
    child.stdin.write(`${JSON.stringify({ path: file })}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('The program that reads the papers ended early.');
    results.push({ truth, ...JSON.parse(value) });
  }
  child.stdin.end();
  return results;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
