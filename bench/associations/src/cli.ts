import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blindPapers } from './blind/family';
import { associationPapers } from './corpus';
import { eighthPapers } from './eighth/family';
import { fifthPapers } from './fifth/family';
import { fourthPapers } from './fourth/family';
import { seventhPapers } from './seventh/family';
import { sixthPapers } from './sixth/family';
import { writeSamples } from './samples';
import { thirdPapers } from './third/family';
import { truthName } from './truth';

const usage =
  'usage: samples --out DIR | generate --seed N [--count 60] [--from 1] [--family first|blind|third|fourth|fifth|sixth|seventh|eighth] --out DIR';

const families: Partial<Record<string, typeof associationPapers | typeof blindPapers>> = {
  first: associationPapers,
  blind: blindPapers,
  third: thirdPapers,
  fourth: fourthPapers,
  fifth: fifthPapers,
  sixth: sixthPapers,
  seventh: seventhPapers,
  eighth: eighthPapers,
};

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      seed: { type: 'string' },
      count: { type: 'string', default: '60' },
      from: { type: 'string', default: '1' },
      family: { type: 'string', default: 'first' },
    },
  });
  const command = positionals[0];
  if (!values.out || (command !== 'samples' && command !== 'generate')) throw new Error(usage);
  const out = resolve(values.out);
  await mkdir(out, { recursive: true });
  if (command === 'samples') {
    for (const { name, bytes } of await writeSamples()) await writeFile(join(out, name), bytes);
    return;
  }
  const papersOf = families[values.family];
  if (!papersOf) throw new Error(usage);
  if (!values.seed) throw new Error(usage);
  const [seed, from, count] = [whole(values.seed), whole(values.from), whole(values.count)];
  let files = 0;
  for (let number = from; number < from + count; number++)
    for await (const { file, bytes, truth } of papersOf(seed, number)) {
      await writeFile(join(out, file), bytes);
      await writeFile(join(out, truthName(file)), `${JSON.stringify(truth, null, 1)}\n`);
      files++;
    }
  process.stdout.write(`${files} documents of ${count} associations in ${values.out}\n`);
}

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`'${text}' is not a whole number. ${usage}`);
  return Number(text);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
