import { setTimeout as delay } from 'node:timers/promises';
import { DEVICE_HEADER } from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import { failure } from './support/device';
import { rawRequest, sendRaw, statusOf } from './support/raw';
import { until } from './support/until';
import { Database } from '../src/platform/database/database';

let app: TestApp;
afterEach(() => app.close());

const from = (address: string, id: string) =>
  rawRequest('GET /api/documents', [`${DEVICE_HEADER}: ${id}`, `x-forwarded-for: ${address}`]);

describe('one address', () => {
  it('begins so many workspaces and no more; who was here before goes on', async () => {
    app = await startTestApp({ LIMIT_WORKSPACES_PER_HOUR: '3' });
    const known = app.device();
    const first = [known, app.device(), app.device()];
    for (const device of first) expect(await device.call('listDocuments')).toEqual([]);
    expect(await app.device().fail('listDocuments')).toMatchObject({
      status: 429,
      message: expect.stringContaining('for the first time') as string,
    });
    expect(await known.call('listDocuments')).toEqual([]);
  }, 240_000);

  it('asks so often and no more, whatever devices it says it is', async () => {
    app = await startTestApp({ LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: '10' });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await app.device().request('listDocuments')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
  }, 240_000);

  it.each(['http://localhost/api/documents', '/api/documents#', '/api\\documents#'])(
    'asks so often and no more, also when it writes the address as %s',
    async (target) => {
      app = await startTestApp({ LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: '5' });
      const statuses: number[] = [];
      for (let n = 0; n < 7; n += 1) {
        const headers = [`${DEVICE_HEADER}: ${app.device().id}`];
        statuses.push(statusOf(await sendRaw(app.port, [rawRequest(`GET ${target}`, headers)])));
      }
      // A target that Node's parser or the routes refuse is served to nobody.
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
      expect(statuses.slice(5)).not.toContain(200);
    },
    240_000,
  );

  it('has the limits of one service, however many processes serve it', async () => {
    const limits = { LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: '10' };
    app = await startTestApp(limits);
    const beside = await startTestApp({ ...limits, DATABASE_URL: app.databaseUrl });
    try {
      const ask = async (of: TestApp) => (await of.device().request('listDocuments')).status;
      for (let n = 0; n < 8; n += 1) expect(await ask(app)).toBe(200);
      // Of each request: its address, its device, and that this device is new.
      const told = async (requests: number) => {
        const row = await app
          .get(Database)
          .first<{ count: number }>('SELECT sum(count)::int AS count FROM hits');
        return row?.count === 3 * requests;
      };
      await until('the first has told', () => told(8));
      expect(await ask(beside)).toBe(200);
      await until('the other has told, and heard', () => told(9));
      await delay(500);
      expect([await ask(beside), await ask(beside)]).toEqual([200, 429]);
    } finally {
      await beside.close();
    }
  }, 240_000);

  it('is not what a header says it is', async () => {
    app = await startTestApp({ LIMIT_WORKSPACES_PER_HOUR: '1' });
    const statuses: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.2'])
      statuses.push(statusOf(await sendRaw(app.port, [from(address, app.device().id)])));
    expect(statuses).toEqual([200, 429]);
  }, 240_000);

  it.each(['1', '127.0.0.0/8', 'loopback', 'true'])(
    'is what the proxy says behind TRUST_PROXY=%s',
    async (trusted) => {
      app = await startTestApp({ LIMIT_WORKSPACES_PER_HOUR: '1', TRUST_PROXY: trusted });
      const statuses: number[] = [];
      // What the client made up stands to the left of what the proxy saw.
      for (const address of ['192.0.2.1', '192.0.2.2', '198.51.100.7, 192.0.2.1'])
        statuses.push(statusOf(await sendRaw(app.port, [from(address, app.device().id)])));
      expect(statuses).toEqual([200, 200, 429]);
    },
    240_000,
  );
});

describe('the name that a request asks for', () => {
  beforeEach(async () => {
    app = await startTestApp({ ALLOWED_HOSTS: 'budget.example.org, Other.example' });
  }, 240_000);

  const asked = async (host: string, path = '/api/health/live') =>
    statusOf(await sendRaw(app.port, [`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`]));

  it('must be one of the server’s own', async () => {
    for (const host of [
      'localhost',
      'LOCALHOST:3000',
      'a.localhost',
      '127.0.0.1',
      '[::1]:3000',
      '192.0.2.7:80',
    ])
      expect([host, await asked(host)]).toEqual([host, 200]);
    for (const host of ['budget.example.org', 'Budget.Example.org:443', 'other.example'])
      expect([host, await asked(host)]).toEqual([host, 200]);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'budget.example.org.evil',
      '%%%',
      '@',
    ])
      expect([host, await asked(host)]).toEqual([host, 403]);
    expect(await asked('evil.example', '/config.json')).toBe(403);
  });

  it('is refused in JSON, with a sentence that names the setting', async () => {
    const answer = await sendRaw(app.port, [
      'GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
    ]);
    expect(answer).toContain('the setting is called ALLOWED_HOSTS');
    expect(await failure(await app.device().fetch('/api/documents/1'))).toMatchObject({ status: 404 });
  });
});
