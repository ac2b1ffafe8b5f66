import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeSamples } from './samples';

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('usage: samples FOLDER');
  const out = resolve(folder);
  await mkdir(out, { recursive: true });
  for (const { name, bytes } of await writeSamples()) await writeFile(join(out, name), bytes);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
