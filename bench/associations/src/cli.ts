import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSamples } from './samples';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  if (positionals[0] !== 'samples' || !values.out) throw new Error('usage: samples --out DIR');
  const out = resolve(values.out);
  await mkdir(out, { recursive: true });
  for (const { name, bytes } of await writeSamples()) {
    await writeFile(join(out, name), bytes);
    process.stdout.write(`${join(values.out, name)} ${bytes.length} bytes\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
