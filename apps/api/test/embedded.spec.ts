import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';
import { findPlace } from '../src/platform/database/embedded/place';

const asRoot = process.getuid?.() === 0;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query<T>(server: EmbeddedPostgres, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data over a stop, listens on loopback alone and asks for its password', async () => {
    const first = await EmbeddedPostgres.open(folder);
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
    const settings = await query<{ a: string; s: string }>(
      first,
      `SELECT current_setting('listen_addresses') AS a, current_setting('unix_socket_directories') AS s`,
    );
    expect(settings).toEqual([{ a: '127.0.0.1', s: '' }]);
    const stranger = new Client({ connectionString: first.url.replace(/:[^:@]+@/, ':wrong@') });
    await expect(stranger.connect()).rejects.toThrow(/password/);
    await first.stop();
    const second = await EmbeddedPostgres.open(folder);
    expect(await query(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await second.stop();
  }, 180_000);

  it('starts over what a power cut left: a process number that is another program’s, and a half-made cluster', async () => {
    const server = await EmbeddedPostgres.open(folder);
    await server.stop();
    const store = path.join(folder, 'postgres');
    writeFileSync(
      path.join(store, 'cluster/postmaster.pid'),
      `${process.pid}\n${store}/cluster\n1\n1\n\n127.0.0.1\n\nready\n`,
    );
    mkdirSync(path.join(store, 'new-1'));
    const again = await EmbeddedPostgres.open(folder);
    expect(await query(again, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await again.stop();
  }, 180_000);

  it('serves one program at a time', async () => {
    const server = await EmbeddedPostgres.open(folder);
    await expect(EmbeddedPostgres.open(folder)).rejects.toThrow(/already running on the data folder/);
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  }, 180_000);

  it('says where its note points when that folder is gone, and starts nothing empty instead', () => {
    writeFileSync(path.join(folder, 'DATABASE-IS-ELSEWHERE.txt'), 'A note.\n\nfolder: /nowhere/at/all\n');
    expect(() => findPlace(folder)).toThrow(
      /says that the database is in \/nowhere\/at\/all, which is not there/,
    );
  });

  (asRoot ? it : it.skip)(
    'as root below a folder that nobody else may enter, stands elsewhere and is found again',
    async () => {
      chmodSync(folder, 0o700);
      const first = await EmbeddedPostgres.open(path.join(folder, 'data'));
      const note = readFileSync(path.join(folder, 'data/DATABASE-IS-ELSEWHERE.txt'), 'utf8');
      const elsewhere = /^folder: (.+)$/m.exec(note)?.[1] ?? '';
      try {
        expect(first.notice).toContain(elsewhere);
        await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
        const owner = execFileSync('stat', ['-c', '%u', path.join(elsewhere, 'cluster')], {
          encoding: 'utf8',
        }).trim();
        expect(owner).not.toBe('0');
        await first.stop();
        const second = await EmbeddedPostgres.open(path.join(folder, 'data'));
        expect(second.notice).toBeUndefined();
        expect(await query(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
        await second.stop();
        expect(existsSync(path.join(folder, 'data/postgres'))).toBe(false);
      } finally {
        rmSync(elsewhere, { recursive: true, force: true });
      }
    },
    90_000,
  );
});
