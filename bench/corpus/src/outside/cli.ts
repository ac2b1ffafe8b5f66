import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { outside } from './index';
import { save } from './write';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'out/outside' }, only: { type: 'string', default: '' } },
});

async function main(): Promise<void> {
  // npm runs a workspace's script in its own folder; paths are those of whoever typed them.
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.out);
  const chosen = outside.filter(({ name }) => name.includes(values.only));
  for (const one of chosen) await save(one, folder);
  console.log(`${chosen.length} documents in ${folder}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
