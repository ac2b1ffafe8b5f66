import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeArchive } from './archive-writer';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('rejects with the error of an entry that fails in the middle', async () => {
  const output = createWriteStream(path.join(folder, 'half.zip'));
  async function* chunks() {
    yield await Promise.resolve(Buffer.from('one row\n'));
    throw new Error('The connection was lost.');
  }
  const finish = () => {
    throw new Error('There is no manifest of half a backup.');
  };
  await expect(writeArchive(output, [{ name: 'tables/a.jsonl', chunks }], finish)).rejects.toThrow(
    'The connection was lost.',
  );
  expect(output.destroyed).toBe(true);
});
