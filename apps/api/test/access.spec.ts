import { createHash } from 'node:crypto';
import {
  DEVICE_HEADER,
  GenerationResult,
  pathOf,
  PLAIN_PLAN,
  routes,
  type RouteName,
  type RouteSpec,
} from '@hoa/contracts';
import { Client } from 'pg';
import { column } from './facts';
import { startTestApp, type TestApp } from './support/app';
import { Device, failure } from './support/device';
import { uploadPaper } from './support/facts-of';
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
  it.each(closed)('31: %s without a device id is 401', async (name) => {
    expect(await failure(await plainRequest(name, {}))).toMatchObject({ status: 401, code: 'no_device' });
  });

  it.each([
    ['one character', 'x'],
    ['a plain word', 'admin'],
    ['no random part', '1700000000000--Chrome'],
    ['a short random part', '1700000000000-abc-Chrome'],
    ['a space inside', '1700000000000-abcdefgh ijkl-Chrome'],
    ['SQL', "1700000000000-abcdefgh' OR 1=1--"],
  ])('32: a device id of %s is 401', async (_what, id) => {
    expect(await failure(await plainRequest('listDocuments', { [DEVICE_HEADER]: id }))).toMatchObject({
      status: 401,
    });
  });

  it('33: a device id of 1 MB is refused in JSON', async () => {
    const answer = await sendRaw(app.port, [
      rawRequest('GET /api/documents', [`${DEVICE_HEADER}: ${'1'.repeat(1_000_000)}`]),
    ]);
    expect([401, 431]).toContain(statusOf(answer));
    expect(answer).toContain('"code"');
    expect(await app.device().call('listDocuments')).toEqual([]);
  });

  it('34: a doubled or comma-joined device id is 401', async () => {
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

describe('35: another device’s id', () => {
  let owner: Device;
  let stranger: Device;
  let own: Record<'documentId' | 'parametersId' | 'itemId' | 'versionId' | 'keyId' | 'scheduleId', number> & {
    runId: string;
  };

  beforeAll(async () => {
    owner = app.device();
    stranger = app.device();
    const { id: documentId } = await uploadPaper(app, owner, 'budget', (paper) =>
      paper.budget([column('b26', 'budget', 2026)], [['7810', 'Electricity', 'expense', '5000.00']]),
    );
    const { id: parametersId } = await owner.call('createParameters', { body: PARAMETERS });
    const response = await owner.fetch(`/api/generate-budget/${parametersId}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    const { items, runId } = GenerationResult.parse(await response.json());
    const version = await owner.call('saveVersion', { params: { parametersId }, body: { name: 'Mine' } });
    const [key] = await owner.call('listKeys');
    const schedule = await owner.call('createSchedule', { body: SCHEDULE });
    const ids = { itemId: items[0]?.id ?? 0, versionId: version.id, keyId: key?.id ?? 0 };
    own = { documentId, parametersId, runId, scheduleId: schedule.id, ...ids };
  });

  const bodies: Partial<Record<RouteName, object>> = {
    updateParameters: { units: 5 },
    updateItem: { proposedBudget: '1.00' },
    overrideRates: { changes: [{ id: 'cpi', percent: 1 }] },
    addCorrection: { field: 'kind', readingId: RUN, value: 'other' },
    addItem: { description: 'Mine now', type: 'expense', proposedBudget: '1.00' },
    editBudget: {
      baseRevision: 1,
      changes: [{ itemId: 1, version: 1, proposedBudget: '1.00' }],
      origin: 'hand',
    },
    undoEdits: { batchId: RUN },
    setStatus: { status: 'proposed' },
    saveVersion: { name: 'Mine now' },
    sendChat: { content: 'What is the total?' },
    updateSchedule: { version: 1, name: 'Mine now' },
    assessmentStatements: { total: '1000.00', year: 2027, instalments: 12 },
  };
  /** Which of the owner's ids stands in a path's `{id}`. */
  const ids: readonly [start: string, id: () => number][] = [
    ['/api/documents/', () => own.documentId],
    ['/api/budget-items/', () => own.itemId],
    ['/api/budget-versions/', () => own.versionId],
    ['/api/keys/', () => own.keyId],
    ['/api/assessment-schedules/', () => own.scheduleId],
  ];
  const idOf = (path: string) => ids.find(([start]) => path.startsWith(start))?.[1]() ?? own.parametersId;
  const searchOf = (name: RouteName) => (name === 'compareVersions' ? `?from=${own.versionId}` : '');

  // A provider belongs to the server, and so to everybody.
  const addressed = closed.filter(([, spec]) => /\{(?!provider\})/.test(spec.path));
  it.each(addressed)('is 404 on %s, as if absent', async (name, spec) => {
    const params = { ...anyParams, ...own, id: idOf(spec.path) };
    const body = bodies[name];
    const response = await stranger.fetch(pathOf(name, params) + searchOf(name), {
      method: spec.method,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(await failure(response)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('shows in no list and harms nothing', async () => {
    expect(await stranger.call('listDocuments')).toEqual([]);
    expect(await stranger.call('listParameters')).toEqual([]);
    expect(await stranger.call('listSchedules')).toEqual([]);
    await stranger.call('clearHistory');
    expect(await owner.call('getDocument', { params: { id: own.documentId } })).toMatchObject({
      status: 'ready',
    });
    expect(await owner.call('getParameters', { params: { id: own.parametersId } })).toMatchObject({
      units: PARAMETERS.units,
    });
    expect(await owner.call('getSchedule', { params: { id: own.scheduleId } })).toMatchObject({
      name: SCHEDULE.name,
      version: 1,
    });
    const items = await owner.call('listItems', { params: { parametersId: own.parametersId } });
    expect(items.filter(({ edited }) => edited)).toEqual([]);
  });
});

const PARAMETERS = {
  year: 2027,
  associationName: 'Cedar Bend Condominiums',
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
};

const SCHEDULE = {
  associationName: PARAMETERS.associationName,
  name: 'Exhibit B',
  plan: PLAIN_PLAN,
  units: [{ unit: '101', share: { n: '1', d: '1' } }],
};
