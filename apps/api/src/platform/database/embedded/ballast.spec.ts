import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ballast } from './ballast';
import { diskOf } from './disk';

jest.mock('./disk');
const MB = 1024 * 1024;
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-ballast-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const seen = (free: number, total: number) =>
  jest.mocked(diskOf).mockResolvedValue({ free: free * MB, total: total * MB });
const laidDown = () => {
  const stat = statSync(path.join(folder, 'room-for-the-log'), { throwIfNoEntry: false });
  return stat ? { mb: stat.size / MB, takesItsRoom: stat.blocks * 512 >= stat.size } : undefined;
};

it('takes room for the log while there is room, and gives it up when the disk is full', async () => {
  const ballast = new Ballast(folder);
  seen(90, 150);
  await ballast.look();
  expect(laidDown()).toEqual({ mb: 17, takesItsRoom: true });
  seen(9, 150);
  await ballast.look();
  expect(laidDown()).toBeDefined();
  seen(7, 150);
  await ballast.look();
  expect(laidDown()).toBeUndefined();
  seen(30, 150);
  await ballast.look();
  expect(laidDown()).toBeUndefined();
  seen(40, 150);
  await ballast.look();
  expect(laidDown()).toBeDefined();
});

it('is at most two segments of the log', async () => {
  seen(100_000, 200_000);
  await new Ballast(folder).look();
  expect(laidDown()?.mb).toBe(32);
});
