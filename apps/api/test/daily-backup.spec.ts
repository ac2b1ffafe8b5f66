import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startApp } from '@hoa/testing';
import { BackupFolder } from '../src/outputs/backup/backup-folder';
import { DailyBackup } from '../src/outputs/backup/daily-backup';
import { findPlace } from '../src/platform/database/embedded/place';
import { startTestApp, type TestApp } from './support/app';
import { Device } from './support/device';
import { until } from './support/until';

jest.setTimeout(240_000);

const HOUR = 3_600_000;

describe('backups of the whole database', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-daily-'));
    app = await startTestApp(settings());
  });
  afterAll(async () => {
    try {
      await app.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
  /** Without jobs nothing is made by itself: the days of these tests are not today. */
  const settings = () => ({ BACKUP_DIR: folder, BACKUP_KEEP: '3', RUN_JOBS: 'false' });
  const daily = () => app.get(DailyBackup);
  const names = () => readdirSync(folder).sort();

  it('are made when due, and an empty database makes none', async () => {
    const now = new Date('2026-03-01T10:00:00Z');
    expect(await daily().makeIfDue(now)).toBeUndefined();
    expect(names()).toEqual([]);
    await app.device().upload({ name: 'a.txt', bytes: 'Water 100.00' });
    await daily().makeIfDue(now);
    expect(await daily().makeIfDue(new Date(now.getTime() + 23 * HOUR))).toBeUndefined();
    await daily().makeIfDue(new Date(now.getTime() + 24 * HOUR));
    expect(names()).toEqual([
      'AI_Budget_Database_2026-03-01T10-00-00Z.zip',
      'AI_Budget_Database_2026-03-02T10-00-00Z.zip',
    ]);
  });

  it('of several processes one makes it', async () => {
    const now = new Date('2026-03-05T10:00:00Z');
    const other = await startTestApp({ ...settings(), DATABASE_URL: app.databaseUrl });
    const made = await Promise.all([daily().makeIfDue(now), other.get(DailyBackup).makeIfDue(now)]);
    expect(made.filter((file) => file !== undefined).length).toBeGreaterThanOrEqual(1);
    expect(names().filter((name) => name.includes('03-05'))).toHaveLength(1);
    await other.close();
  });

  it('the newest stay, what a killed process left half goes, and other files are left alone', async () => {
    const half = path.join(folder, 'AI_Budget_Database_2026-03-06T10-00-00Z.zip.12ab.part');
    writeFileSync(half, 'half');
    utimesSync(half, 0, Date.now() / 1000 - 25 * 3600);
    writeFileSync(path.join(folder, 'mine.zip'), 'mine');
    for (const day of [7, 8, 9]) await daily().makeIfDue(new Date(`2026-03-0${day}T10:00:00Z`));
    expect(names()).toEqual([
      'AI_Budget_Database_2026-03-07T10-00-00Z.zip',
      'AI_Budget_Database_2026-03-08T10-00-00Z.zip',
      'AI_Budget_Database_2026-03-09T10-00-00Z.zip',
      'mine.zip',
    ]);
  });
});

/** `npm run restore` as built. */
function restore(dataDir: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const program = path.resolve(__dirname, '../dist/restore.js');
  const options = { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir }, timeout: 180_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: (stdout + stderr).trim() });
    });
  });
}

const REFUSED =
  'This backup is damaged, or was changed after it was made. Nothing was restored. ' +
  'Please use the backup of another day: npm run restore lists them.';

describe('the program', () => {
  it('backs up when it starts, and a restore brings that day back; what was there stays beside it', async () => {
    let app = await startApp();
    const { port, dataDir } = app;
    const again = () => startApp({ port, dataDir });
    const kept = new BackupFolder(path.join(dataDir, 'backups'));
    const device = new Device(app.url);
    const uploaded = await device.upload({ name: 'first.txt', bytes: 'Water 100.00' });
    await app.stop();
    app = await again();
    await until('a backup is there', async () => (await kept.list()).length === 1);
    await device.upload({ name: 'later.txt', bytes: 'Gas 50.00' });

    const [backup] = await kept.list();
    const whileRunning = await restore(dataDir, backup!.file);
    expect([whileRunning.code, whileRunning.said]).toEqual([1, expect.stringContaining('already running')]);
    await app.stop();

    const broken = path.join(dataDir, 'broken.zip');
    const bytes = readFileSync(backup!.file);
    const control = () => readFileSync(path.join(findPlace(dataDir).cluster, 'global/pg_control'));
    const before = control();
    // The first is the time of an entry, which nobody reads: only a checksum of all bytes knows it.
    for (const at of [10, 0, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 0xff;
      writeFileSync(broken, flipped);
      expect([at, await restore(dataDir, broken)]).toEqual([at, { code: 1, said: REFUSED }]);
    }
    writeFileSync(broken, bytes.subarray(0, -1));
    expect(await restore(dataDir, broken)).toEqual({ code: 1, said: REFUSED });
    // PostgreSQL writes it at each start: the database was not even opened.
    expect(control().equals(before)).toBe(true);
    expect((await restore(dataDir)).said).toContain(backup!.file);

    expect(await restore(dataDir, backup!.file)).toEqual({
      code: 0,
      said: expect.stringContaining('is restored') as string,
    });
    app = await again();
    const names = (await device.call('listDocuments')).map(({ name }) => name);
    expect(names).toEqual(['first.txt']);
    const file = await device.request('getDocumentFile', { params: { id: uploaded.id } });
    expect(await file.text()).toBe('Water 100.00');
    await app.stop();
    await app.clean();
  });
});
