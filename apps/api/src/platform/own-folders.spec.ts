import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from './config/config';
import { makeOwnFolder, sweepOwnFolders } from './own-folders';
import { PrintService } from './print/print.service';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'folders-spec-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A folder as another process of this machine would have made it. */
async function folderOf(pid: number): Promise<string> {
  const mine = makeOwnFolder('chromium', root);
  const theirs = mine.replace(`-${process.pid}-`, `-${pid}-`);
  await rename(mine, theirs);
  await mkdir(path.join(theirs, 'Default'));
  await writeFile(path.join(theirs, 'Default', 'Cookies'), 'x');
  return theirs;
}
/** Of a process that ran and is gone. */
const gone = () => spawnSync(process.execPath, ['--version']).pid;

it('removes the folders of processes that are gone, with all that is in them', async () => {
  const left = await folderOf(gone());
  expect(await sweepOwnFolders('chromium', root)).toEqual({ removed: [left], failed: [] });
  expect(existsSync(left)).toBe(false);
  expect(await sweepOwnFolders('chromium', root)).toEqual({ removed: [], failed: [] });
});

it('leaves those of whoever lives, until that one is killed', async () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  const [mine, theirs] = [makeOwnFolder('chromium', root), await folderOf(other.pid!)];
  expect(await sweepOwnFolders('chromium', root)).toEqual({ removed: [], failed: [] });
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await sweepOwnFolders('chromium', root)).toEqual({ removed: [theirs], failed: [] });
  expect(existsSync(mine)).toBe(true);
});

it('touches nothing that only looks like one: other names, another machine, a file, a link', async () => {
  const pid = gone();
  const real = path.basename(await folderOf(pid));
  await sweepOwnFolders('chromium', root);
  const elsewhere = real.replace(/^(hoa-chromium-)[0-9a-f]{6}/, (_, name: string) => `${name}zzzzzz`);
  const machine = real.replace(
    /^(hoa-chromium-)([0-9a-f]{6})/,
    (_, name: string, made: string) => name + made.replace(/./g, (digit) => (digit === '0' ? '1' : '0')),
  );
  const folders = ['chromium-profile-abc', `${real}-more`, `x${real}`, elsewhere, machine];
  for (const name of folders) await mkdir(path.join(root, name));
  await writeFile(path.join(root, real.replace(/.$/, '0')), 'a file');
  await mkdir(path.join(root, 'kept'));
  await writeFile(path.join(root, 'kept', 'file'), 'x');
  await symlink(path.join(root, 'kept'), path.join(root, real.replace(/.$/, '1')));
  expect(await sweepOwnFolders('chromium', root)).toEqual({ removed: [], failed: [] });
  expect(existsSync(path.join(root, 'kept', 'file'))).toBe(true);
});

it('leaves what is for another purpose', async () => {
  const left = await folderOf(gone());
  expect(await sweepOwnFolders('backup', root)).toEqual({ removed: [], failed: [] });
  expect(existsSync(left)).toBe(true);
});

it('is done when the service starts', async () => {
  const own = makeOwnFolder('chromium');
  const left = own.replace(`-${process.pid}-`, `-${gone()}-`);
  await rename(own, left);
  await new PrintService(Config.fromEnvironment({})).onApplicationBootstrap();
  expect(existsSync(left)).toBe(false);
});
