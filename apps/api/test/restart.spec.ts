import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEVICE_HEADER } from '@hoa/contracts';
import { startApp, type RunningApp } from '@hoa/testing';
import { isAlive } from '../src/platform/process-alive';
import { Device } from './support/device';
import { longPdf } from './support/pdf';
import { rawRequest, statusOf } from './support/raw';
import { until } from './support/until';

/** The built program in processes of its own, which the tests may kill. */
const ENVIRONMENT = { ORPHAN_SECONDS: '3', SWEEP_SECONDS: '1' };
/** Long enough to be killed while it is read. */
const PAGES = 12;
let app: RunningApp;

async function start(options: NonNullable<Parameters<typeof startApp>[0]> = {}): Promise<RunningApp> {
  return startApp({ ...options, env: { ...ENVIRONMENT, ...options.env } });
}
const again = () => start({ port: app.port, dataDir: app.dataDir });

function postmasterPid(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Exit code and words of a start that is expected to fail. */
function failedStart(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const main = path.resolve(__dirname, '../dist/main.js');
  const options = { env: { ...process.env, NODE_OPTIONS: '', ...env }, timeout: 90_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, [main], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: (stdout + stderr).trim() });
    });
  });
}

beforeAll(async () => {
  app = await start();
}, 180_000);
afterAll(async () => {
  await app.stop();
  await app.clean();
}, 240_000);

describe('the program', () => {
  it('says one line when it is ready, and is', async () => {
    expect(app.output().trim()).toBe(`AI Budget Assistant ready at http://localhost:${app.port}`);
    expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
  });

  it('started twice on one data folder says so and does no harm', async () => {
    const device = new Device(app.url);
    await device.upload({ name: 'a.txt', bytes: 'Water 100.00' });
    const { code, said } = await failedStart({ PORT: '0', DATA_DIR: app.dataDir });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Another AI Budget Assistant is already running on the data folder .*\.$/),
    ]);
    expect(said).not.toContain('\n');
    expect(await device.call('listDocuments')).toHaveLength(1);
  }, 240_000);

  it('with a port that is taken says so', async () => {
    const { code, said } = await failedStart({
      PORT: String(app.port),
      DATA_DIR: path.join(app.dataDir, 'other'),
    });
    expect([code, said]).toEqual([1, expect.stringMatching(/^Port \d+ is already in use\..*\.$/)]);
  }, 240_000);

  it('keeps what it was given over a stop', async () => {
    const device = new Device(app.url);
    const { id } = await device.upload({ name: 'kept.csv', bytes: 'Water,100.00\n' });
    await app.stop();
    expect(() => postmasterPid(app.dataDir)).toThrow();
    app = await again();
    expect(await device.untilRead(id)).toMatchObject({ name: 'kept.csv', status: 'ready' });
  }, 180_000);

  it('told to stop lets an upload in hand end, and takes no other', async () => {
    const device = new Device(app.url);
    const form = 'content-type: multipart/form-data; boundary=B';
    const body =
      '--B\r\ncontent-disposition: form-data; name="file"; filename="slow.txt"\r\n\r\nWater 100.00\r\n--B--\r\n';
    const head = rawRequest('POST /api/documents', [
      `${DEVICE_HEADER}: ${device.id}`,
      form,
      `content-length: ${body.length}`,
      'expect: 100-continue',
    ]);
    const socket = connect(app.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => {
      answer += data.toString();
    });
    socket.write(head);
    await until('the upload is in hand', () => answer.startsWith('HTTP/1.1 100 '));
    answer = '';
    socket.write(body.slice(0, 40));
    const stopped = app.stop();
    const refused = () =>
      device.call('listDocuments').then(
        () => false,
        (error: Error) => error.message.includes('fetch failed'),
      );
    await until('new requests are refused', refused);
    socket.write(body.slice(40));
    await stopped;
    expect(statusOf(answer)).toBe(201);
    app = await again();
    expect((await device.call('listDocuments')).map(({ name }) => name)).toEqual(['slow.txt']);
  }, 180_000);

  it('killed while it reads loses nothing, and reads on after the next start', async () => {
    const device = new Device(app.url);
    const names = ['one.pdf', 'two.pdf', 'three.pdf', 'four.pdf'];
    const bytes = await longPdf(PAGES);
    const uploaded = [];
    for (const name of names) uploaded.push(await device.upload({ name, bytes }));
    const reading = async () =>
      (await device.call('listDocuments')).some(({ status }) => status === 'reading');
    await until('one is being read', reading, { everyMs: 20 });
    const readers = readersOf(app.pid);
    expect(readers).not.toEqual([]);
    await app.kill();
    await until('its readers end with it', () => !readers.some(isAlive), { seconds: 120 });
    // PostgreSQL lives on; the next start takes it over.
    const orphan = postmasterPid(app.dataDir);
    app = await again();
    expect(postmasterPid(app.dataDir)).toBe(orphan);
    for (const { id } of uploaded)
      expect(await device.untilRead(id, 150_000)).toMatchObject({
        status: 'ready',
        pages: PAGES,
        pagesRead: PAGES,
      });
    expect((await device.call('listDocuments')).map(({ name }) => name)).toEqual(names);
  }, 240_000);

  it('and its database killed at once: what was acknowledged is there', async () => {
    const device = new Device(app.url);
    const acknowledged: number[] = [];
    // Thirty uploads of six papers: how each of thirty is read is no matter of what is kept.
    const uploads = Array.from({ length: 30 }, async (_, n) => {
      const { id } = await device.upload({ name: `${n}.txt`, bytes: `Expense ${n % 6} 100.00` });
      acknowledged.push(id);
    });
    await Promise.all(uploads.slice(0, 10));
    process.kill(postmasterPid(app.dataDir), 'SIGKILL');
    await app.kill();
    await Promise.allSettled(uploads);
    app = await again();
    const there = (await device.call('listDocuments')).map(({ id }) => id);
    expect(there).toEqual(expect.arrayContaining(acknowledged));
    for (const id of there) expect(await device.untilRead(id, 150_000)).toMatchObject({ status: 'ready' });
  }, 240_000);

  it('gets over the end of its database', async () => {
    const device = new Device(app.url);
    await device.upload({ name: 'before.txt', bytes: 'Water 100.00' });
    process.kill(postmasterPid(app.dataDir), 'SIGKILL');
    const ready = async () => (await fetch(`${app.url}/api/health/ready`)).ok;
    await delay(200);
    await until('the database is back', ready, { seconds: 90, everyMs: 200 });
    expect(await device.call('listDocuments')).toHaveLength(1);
  }, 240_000);
});

describe('attack 46: a document deleted while it is read', () => {
  it('stops its reading and leaves nothing', async () => {
    const device = new Device(app.url);
    const { id } = await device.upload({ name: 'long.pdf', bytes: await longPdf(290) });
    const readers = () => readersOf(app.pid).length;
    await until('it is being read', () => readers() > 0, { everyMs: 20 });
    await device.call('deleteDocument', { params: { id } });
    await until('its reader is gone', () => readers() === 0, { everyMs: 100 });
    expect(await device.call('listDocuments')).toEqual([]);
  }, 240_000);
});

/** Reading children of a process: Node programs below it. */
function readersOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-e', '-o', 'ppid=,pid=,command='], { encoding: 'utf8' });
  return listed.split('\n').flatMap((line) => {
    const [parent, child, ...command] = line.trim().split(/\s+/);
    return parent === String(pid) && /node.*child\.js/.test(command.join(' ')) ? [Number(child)] : [];
  });
}
