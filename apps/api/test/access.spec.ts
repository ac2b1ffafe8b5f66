import { createHash } from 'node:crypto';
import { DEVICE_HEADER, pathOf, routes, type RouteName, type RouteSpec } from '@hoa/contracts';
import { Client } from 'pg';
import { startTestApp, type TestApp } from './support/app';
import { failure } from './support/device';
import { rawRequest, sendRaw, statusOf } from './support/raw';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 240_000);
afterAll(() => app.close());

const closed = Object.entries<RouteSpec>(routes).filter(
  ([, spec]) => !spec.planned && spec.access === undefined,
) as [RouteName, RouteSpec][];
const RUN = '00000000-0000-4000-8000-000000000000';
const anyParams = {
  id: 1,
  parametersId: 1,
  documentId: 1,
  provider: 'built-in',
  runId: RUN,
  page: 1,
  correctionId: 1,
};

function plainRequest(name: RouteName, headers: Record<string, string>): Promise<Response> {
  return fetch(app.url + pathOf(name, anyParams), { method: routes[name].method, headers });
}

describe('access', () => {
  it.each(closed)('attack 31: %s without a device id is 401', async (name) => {
    expect(await failure(await plainRequest(name, {}))).toMatchObject({ status: 401, code: 'no_device' });
  });

  it.each([
    ['one character', 'x'],
    ['a plain word', 'admin'],
    ['no random part', '1700000000000--Chrome'],
    ['a short random part', '1700000000000-abc-Chrome'],
    ['a space inside', '1700000000000-abcdefgh ijkl-Chrome'],
    ['SQL', "1700000000000-abcdefgh' OR 1=1--"],
  ])('attack 32: a device id of %s is 401', async (_what, id) => {
    expect(await failure(await plainRequest('listDocuments', { [DEVICE_HEADER]: id }))).toMatchObject({
      status: 401,
    });
  });

  it.each(['aaaaaaaa', '12345678', 'abababababababab', '0'.repeat(32)])(
    'a device id whose random part is %s opens nothing',
    async (part) => {
      const headers = { [DEVICE_HEADER]: `1700000000000-${part}-Chrome` };
      expect(await failure(await plainRequest('listDocuments', headers))).toMatchObject({ status: 401 });
    },
  );

  it('attack 33: a device id of 1 MB is refused in JSON', async () => {
    const answer = await sendRaw(app.port, [
      rawRequest('GET /api/documents', [`${DEVICE_HEADER}: ${'1'.repeat(1_000_000)}`]),
    ]);
    expect([401, 431]).toContain(statusOf(answer));
    expect(answer).toContain('"code"');
    expect(await app.device().call('listDocuments')).toEqual([]);
  });

  it('attack 34: a doubled or comma-joined device id is 401', async () => {
    const { id } = app.device();
    const other = app.device().id;
    const twice = await sendRaw(app.port, [
      rawRequest('GET /api/documents', [`${DEVICE_HEADER}: ${id}`, `${DEVICE_HEADER}: ${other}`]),
    ]);
    expect(statusOf(twice)).toBe(401);
    expect((await plainRequest('listDocuments', { [DEVICE_HEADER]: `${id},${other}` })).status).toBe(401);
  });

  it('opens one workspace however many first requests come at once', async () => {
    const device = app.device();
    const uploads = Array.from({ length: 12 }, (_, n) =>
      device.upload({ name: `${n}.txt`, bytes: `Document ${n}` }),
    );
    await Promise.all(uploads);
    expect(await device.call('listDocuments')).toHaveLength(12);
  });

  it('keeps the SHA-256 of a device id and nothing else of it', async () => {
    const device = app.device();
    await device.call('listDocuments');
    const client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ hash: Buffer; all: string }>(
      'SELECT hash, access_keys::text AS all FROM access_keys',
    );
    await client.end();
    const hash = createHash('sha256').update(device.id).digest('hex');
    expect(rows.map((row) => row.hash.toString('hex'))).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(device.id);
  });

  it('leaves health and the documentation open', async () => {
    for (const path of [
      '/api/health/live',
      '/api/health/ready',
      '/api/docs',
      '/api/docs-json',
      '/config.json',
    ]) {
      expect((await fetch(app.url + path)).status).toBe(200);
    }
  });
});
