import { startTestApp } from './support/app';
import { Config } from '../src/platform/config/config';
import type { Database } from '../src/platform/database/database';
import type { Disk } from '../src/platform/database/embedded/disk';
import type { PostgresServer } from '../src/platform/database/postgres-server';
import { Room } from '../src/platform/database/room';

const MB = 1024 * 1024;

function room(disk: Disk | undefined): Room {
  const server: Partial<PostgresServer> = { disk: async () => disk };
  const database: Partial<Database> = { first: async () => ({ bytes: 30 * MB }) as never };
  return new Room(Config.fromEnvironment({}), server as PostgresServer, database as Database);
}

describe('the reserve on the disk', () => {
  it.each([
    ['much', { free: 10_000 * MB, total: 20_000 * MB }, 10 * MB, true],
    ['the reserve alone', { free: 512 * MB, total: 20_000 * MB }, 10 * MB, false],
    ['the reserve and the file twice', { free: 533 * MB, total: 20_000 * MB }, 10 * MB, true],
    ['a fifth of a small one', { free: 31 * MB, total: 150 * MB }, 0, true],
    ['less than a fifth of a small one', { free: 29 * MB, total: 150 * MB }, 0, false],
  ])('%s is left', async (_what, disk, bytes, fits) => {
    const asked = room(disk).assertFor(bytes);
    if (fits) await expect(asked).resolves.toBeUndefined();
    else await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('of a server of somebody else is their affair', async () => {
    await expect(room(undefined).assertFor(MB)).resolves.toBeUndefined();
  });

  it.each([
    ['a quarter of the reserve', 128, true],
    ['less', 127, false],
  ])('what was accepted is worked on where %s is left', async (_what, free, works) => {
    expect(await room({ free: free * MB, total: 20_000 * MB }).isForWork()).toBe(works);
  });

  it('keeps a backup from filling it', async () => {
    await expect(room({ free: 520 * MB, total: 20_000 * MB }).assertForBackup()).rejects.toThrow(
      /almost full/,
    );
  });
});

it('a server that keeps as much as it may refuses what adds to it; reading and deleting go on', async () => {
  const app = await startTestApp({ LIMIT_DATABASE_MB: '1' });
  try {
    const device = app.device();
    const refused = await device.tryUpload({ name: 'a.csv', bytes: 'Water,1.00\n' });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('what is there can be read and deleted');
    expect(await device.fail('addSampleDocuments')).toMatchObject({ status: 503 });
    expect(await device.call('listDocuments')).toEqual([]);
    expect(await device.fail('deleteDocument', { params: { id: 1 } })).toMatchObject({ status: 404 });
    expect(await device.call('clearHistory')).toEqual({ deleted: true });
    expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
  } finally {
    await app.close();
  }
}, 240_000);
