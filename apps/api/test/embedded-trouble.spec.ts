import { chmodSync, mkdtempSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';
import { until } from './support/until';

jest.setTimeout(180_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-trouble-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pidOf = () =>
  Number(readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

async function answers(server: EmbeddedPostgres): Promise<boolean> {
  const client = new Client({ connectionString: server.url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Ends a postmaster as the kernel would that is out of memory, with its children. */
async function killed(pid: number): Promise<void> {
  process.kill(-pid, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 200));
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('a postmaster that ends is started again, once and once more, and still serves one program', async () => {
  const server = await EmbeddedPostgres.open(folder);
  for (let round = 0; round < 2; round += 1) {
    await killed(pidOf());
    await until('it answers again', () => answers(server), { seconds: 20 });
  }
  await until('one program has it', async () => {
    const refused = await EmbeddedPostgres.open(folder).then(
      () => false,
      (error: Error) => error.message.includes('already running'),
    );
    return refused;
  });
  await server.stop();
});

it('one that was adopted after a killed program is started again as well', async () => {
  const before = await EmbeddedPostgres.open(folder);
  // As a killed program leaves it: running, with nobody who holds it. Only its private fields say so.
  const held = before as unknown as { stopping: boolean; owner: Client };
  held.stopping = true;
  await held.owner.end();
  const server = await EmbeddedPostgres.open(folder);
  await killed(pidOf());
  await until('it answers again', () => answers(server), { seconds: 20 });
  await server.stop();
});

it('a wrong password is said as such, and leaves no server running', async () => {
  const server = await EmbeddedPostgres.open(folder);
  await server.stop();
  writeFileSync(path.join(folder, 'postgres/password'), 'another one');
  const started = Date.now();
  await expect(EmbeddedPostgres.open(folder)).rejects.toThrow(/password in .*postgres\/password is not that/);
  expect(Date.now() - started).toBeLessThan(20_000);
  const left = path.join(folder, 'postgres/cluster/postmaster.pid');
  const pid = (() => {
    try {
      return Number(readFileSync(left, 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  })();
  expect(pid !== undefined && isRunning(pid)).toBe(false);
});

it('a damaged cluster names the way back', async () => {
  const server = await EmbeddedPostgres.open(folder);
  await server.stop();
  writeFileSync(path.join(folder, 'postgres/cluster/global/pg_control'), Buffer.alloc(8_192, 7));
  const failure: Error = await EmbeddedPostgres.open(folder).then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  expect(failure.message).toContain('npm run restore');
  expect(failure.message).toContain('is damaged');
  expect(failure.message).not.toContain('initdb');
});
