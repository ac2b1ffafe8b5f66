import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { Archive } from '../src/platform/database/logical/archive-reader';
import { dump } from '../src/platform/database/logical/dump';
import { restoreDatabase } from '../src/platform/database/logical/load-database';
import type { Sql } from '../src/platform/database/logical/sql';
import { startTestApp, type TestApp } from './support/app';
import { refusedBackup } from './support/backup';
import { emptyDatabase } from './support/database';
import { madeBudget, type Made } from './support/made-budget';

jest.setTimeout(120_000);
const LIMITS = { entries: 10_000, bytes: 1_000_000_000 };

let app: TestApp;
let made: Made;
let folder: string;
let backup: string;
let target: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  app = await startTestApp();
  made = await madeBudget(app);
  await madeBudget(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'hoa-dump-'));
  backup = path.join(folder, 'database.zip');
  target = await emptyDatabase();
}, 240_000);
afterAll(async () => {
  await app.close();
  await target.drop();
  await rm(folder, { recursive: true });
});

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, bytes and all. */
function rowsOf(url: string): Promise<Record<string, unknown[]>> {
  return connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
    const all: Record<string, unknown[]> = {};
    for (const { name } of tables.filter((table) => table.name !== 'migrations'))
      all[name] = (
        await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`)
      ).rows.map(({ row }) => row);
    return all;
  });
}

it('a whole database goes to another one as it is: every row, every key, every id', async () => {
  const before = await rowsOf(app.databaseUrl);
  await connected(app.databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SELECT 1');
    // What comes after the snapshot is not in it.
    await app.device().upload({ name: 'late.csv', bytes: 'late,1\n' });
    const sql: Sql = async (text, params = []) => (await client.query(text, [...params])).rows;
    const file = await open(backup, 'wx');
    await dump(sql, { kind: 'database' }, { output: file.createWriteStream(), now: new Date() });
    await client.query('COMMIT');
  });
  const fd = openSync(backup, 'r');
  await restoreDatabase(target.url, await Archive.open(fd, LIMITS));
  closeSync(fd);
  const after = await rowsOf(target.url);
  expect(before['access_keys']).toHaveLength(2);
  expect(before['budget_items']!.length).toBeGreaterThan(5);
  expect(after).toEqual(before);
});

it('and works there: the same browser opens it, and what is added gets the next id', async () => {
  const moved = await startTestApp({ DATABASE_URL: target.url });
  const response = await fetch(`${moved.url}/api/budget-parameters`, {
    headers: { 'x-device-id': made.device.id },
  });
  const list = (await response.json()) as { id: number }[];
  expect(list.map(({ id }) => id)).toEqual([made.parametersId]);
  const fresh = moved.device();
  const { id } = await fresh.upload({ name: 'next.csv', bytes: 'next,1\n' });
  expect(id).toBeGreaterThan(made.documentId);
  await moved.close();
});

it('a browser cannot restore it: it would be everybody’s work', async () => {
  const answer = await refusedBackup(app.device(), readFileSync(backup));
  expect(answer).toMatchObject({ status: 422, code: 'invalid_backup' });
});

it('a database that has rows takes none, and a damaged backup is known before anything is written', async () => {
  const again = openSync(backup, 'r');
  await expect(restoreDatabase(target.url, await Archive.open(again, LIMITS))).rejects.toThrow();
  closeSync(again);
  const bytes = readFileSync(backup);
  bytes[Math.floor(bytes.length / 3)]! ^= 0xff;
  const damaged = path.join(folder, 'damaged.zip');
  await writeFile(damaged, bytes);
  const fd = openSync(damaged, 'r');
  await expect(Archive.open(fd, LIMITS)).rejects.toMatchObject({ code: 'invalid_backup' });
  closeSync(fd);
});
