import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { truthName } from '@hoa/bench-associations';
import { generatePaper, paperKinds } from './generate';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    /** Of each kind, as images. */
    scans: { type: 'string', default: '0' },
    kinds: { type: 'string', default: Object.keys(paperKinds).join(',') },
    only: { type: 'string' },
    out: { type: 'string', default: 'out/papers' },
    phenomena: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const kinds = values.kinds.split(',');
  if (values.phenomena) {
    for (const kind of kinds) console.log(`${kind}: ${paperKinds[kind]?.phenomena.join(', ')}`);
    return;
  }
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.out);
  await mkdir(folder, { recursive: true });
  const [count, scans] = [Number(values.count), Number(values.scans)];
  const only = values.only ? { only: values.only.split(',') } : {};
  for (const kind of kinds)
    for (let index = 0; index < count + scans; index++) {
      const container = index < count ? {} : { container: 'scan' as const };
      const paper = await generatePaper({ kind, seed: Number(values.seed), index, ...only, ...container });
      await writeFile(join(folder, paper.file), paper.bytes);
      await writeFile(join(folder, truthName(paper.file)), JSON.stringify(paper.truth, null, 1));
    }
  console.log(`${count} papers and ${scans} scans of each of ${kinds.join(', ')} in ${folder}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
