import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeOwnFolder } from '../../platform/own-folders';
import { Scratch } from './scratch';

/** As a process that was killed while somebody uploaded would have left it. */
async function leftFolder(): Promise<string> {
  const own = makeOwnFolder('backup');
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const left = own.replace(`-${process.pid}-`, `-${gone}-`);
  await rename(own, left);
  await writeFile(path.join(left, 'upload'), 'work');
  return left;
}

it('goes with its process, or, where that was killed, when the next one starts', async () => {
  const left = await leftFolder();
  const scratch = new Scratch();
  await scratch.onApplicationBootstrap();
  expect([existsSync(left), existsSync(scratch.folder)]).toEqual([false, true]);
  await scratch.onApplicationShutdown();
  expect(existsSync(scratch.folder)).toBe(false);
});
