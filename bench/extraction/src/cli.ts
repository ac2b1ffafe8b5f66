import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scoreFolder } from './folder';
import { reportOf } from './report/report';
import type { DocumentScore } from './score/document';

const USAGE = 'usage: eval FOLDER [--only TEXT] [--notes] [--json FILE] [--cache FOLDER]';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      notes: { type: 'boolean', default: false },
      json: { type: 'string' },
      cache: { type: 'string' },
    },
  });
  const folder = positionals[0];
  if (!folder) throw new Error(USAGE);
  // npm runs a workspace's script in its own folder; paths are those of whoever typed them.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const scores = await scoreFolder(resolve(from, folder), {
    ...(values.only === undefined ? {} : { only: values.only }),
    ...(values.cache === undefined ? {} : { cache: resolve(from, values.cache) }),
    onScore: (score) => {
      if (values.notes) process.stdout.write(noted(score));
    },
  });
  process.stdout.write(`${reportOf(scores)}\n`);
  if (values.json) await writeFile(resolve(from, values.json), JSON.stringify(scores, null, 1));
}

function noted(score: DocumentScore): string {
  const notes = score.error ? [score.error] : score.notes;
  return notes.length === 0
    ? ''
    : `${score.file} (${score.kind}, ${score.medium})\n${notes.map((note) => `  ${note}\n`).join('')}`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
