import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { outsideTwo } from '../outside-two/index';
import { outside } from './index';
import { save } from './write';

const { values } = parseArgs({
  options: {
    two: { type: 'boolean', default: false },
    out: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

async function main(): Promise<void> {
  // npm runs a workspace's script in its own folder; paths are those of whoever typed them.
  const { two, out = two ? 'out/outside-two' : 'out/outside' } = values;
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), out);
  const chosen = (two ? outsideTwo : outside).filter(({ name }) => name.includes(values.only));
  for (const one of chosen) await save(one, folder);
  console.log(`${chosen.length} documents in ${folder}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
