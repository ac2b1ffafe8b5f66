import { createHash } from 'node:crypto';
import { EMBED_HEADER, PLAIN_PLAN, pathOf, routes, type RouteName, type RouteSpec } from '@hoa/contracts';
import { Client } from 'pg';
import { Config } from '../src/platform/config/config';
import { startTestApp, type TestApp } from './support/app';
import { failure, type Device } from './support/device';
import { madeBudget, type Made } from './support/made-budget';

const PORTAL = 'https://portal.example';
const FOREIGN = 'https://elsewhere.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ EMBED_ORIGINS: `${PORTAL}, http://localhost:8080/` });
}, 240_000);
afterAll(() => app.close());

const read = (key: string | undefined, headers: Record<string, string> = {}) =>
  fetch(app.url + pathOf('embedAssessment'), {
    headers: { ...(key === undefined ? {} : { [EMBED_HEADER]: key }), ...headers },
  });

const citation = {
  documentId: null,
  documentName: 'ccr.pdf',
  readingId: '00000000-0000-4000-8000-000000000000',
  page: 3,
  quote: 'Unit 101 .... 50 percent',
};

function kept(device: Device, name = 'All units', associationName = 'Cedar Bend') {
  return device.call('createSchedule', {
    body: {
      associationName,
      name,
      plan: PLAIN_PLAN,
      units: [
        { unit: '101', share: { n: '1', d: '2' }, source: citation },
        { unit: '102', share: { n: '1', d: '2' } },
      ],
    },
  });
}

async function run<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(sql, values);
  await client.end();
  return rows;
}

describe('a key', () => {
  let device: Device;
  let scheduleId: number;
  let associationId: number;
  beforeAll(async () => {
    device = app.device();
    ({ id: scheduleId, associationId } = await kept(device));
  });

  const make = (opens: { scheduleId: number } | { associationId: number }, name = 'Portal') =>
    device.call('createEmbedKey', { body: { name, days: 30, opens } });

  it('is told once, and only its SHA-256 is stored', async () => {
    const { key, id } = await make({ scheduleId });
    expect(key).toMatch(/^emb_[A-Za-z0-9_-]{43}$/);
    const { keys, origins } = await device.call('listEmbedKeys');
    expect(origins).toEqual([PORTAL, 'http://localhost:8080']);
    expect(keys.find((one) => one.id === id)).toMatchObject({
      name: 'Portal',
      scheduleId,
      associationId: null,
      opens: 'All units (Cedar Bend)',
      lastUsedAt: null,
    });
    expect(JSON.stringify(keys)).not.toContain(key);
    const stored = await run<{ hash: Buffer; all: string }>(
      'SELECT hash, access_keys::text AS all FROM access_keys WHERE id = $1',
      [id],
    );
    expect(stored[0]?.hash.toString('hex')).toBe(createHash('sha256').update(key).digest('hex'));
    expect(stored[0]?.all).not.toContain(key);
  });

  it('opens one schedule without the words of documents, and records its use', async () => {
    await kept(device, 'Another');
    const { key, id } = await make({ scheduleId });
    const answer = await read(key);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toContain('percent');
    const body = routes.embedAssessment.response.parse(JSON.parse(text));
    expect(body.associationName).toBe('Cedar Bend');
    expect(body.schedules.map(({ id }) => id)).toEqual([scheduleId]);
    expect(body.schedules[0]?.units).toEqual([
      { unit: '101', lotNumber: '', share: { n: '1', d: '2' } },
      { unit: '102', lotNumber: '', share: { n: '1', d: '2' } },
    ]);
    const { keys } = await device.call('listEmbedKeys');
    expect(keys.find((one) => one.id === id)?.lastUsedAt).not.toBeNull();
  });

  it('opens all schedules of one association, and no other’s', async () => {
    await kept(device, 'Elsewhere', 'Other Association');
    const { key } = await make({ associationId });
    const body = routes.embedAssessment.response.parse(await (await read(key)).json());
    expect(body.schedules.map(({ name }) => name).sort()).toEqual(['All units', 'Another']);
  });

  it('expired, revoked, unknown, broken or absent is 401 with a sentence', async () => {
    const expired = await make({ scheduleId });
    await run(`UPDATE access_keys SET expires_at = now() - interval '1 second' WHERE id = $1`, [expired.id]);
    const revoked = await make({ scheduleId });
    expect((await read(revoked.key)).status).toBe(200);
    await device.call('revokeEmbedKey', { params: { id: revoked.id } });
    const refused: [string | undefined, RegExp][] = [
      [expired.key, /has expired/],
      [revoked.key, /was revoked/],
      [`emb_${'x'.repeat(43)}`, /not known/],
      ['emb_short', /gives no key/],
      [undefined, /gives no key/],
      [`${expired.key}, ${expired.key}`, /gives no key/],
    ];
    for (const [key, sentence] of refused)
      expect(await failure(await read(key))).toMatchObject({
        status: 401,
        code: 'embed_key',
        message: expect.stringMatching(sentence) as string,
      });
    expect((await device.call('listEmbedKeys')).keys.map(({ id }) => id)).not.toContain(revoked.id);
    expect(await device.fail('revokeEmbedKey', { params: { id: revoked.id } })).toMatchObject({
      status: 404,
    });
  });

  it('goes with what it opens', async () => {
    const { id } = await kept(device, 'Short-lived');
    const { key } = await make({ scheduleId: id });
    await device.call('deleteSchedule', { params: { id } });
    expect(await failure(await read(key))).toMatchObject({ status: 401 });
    expect((await device.call('listEmbedKeys')).keys.map(({ scheduleId }) => scheduleId)).not.toContain(id);
  });

  it('is not made for what is not there, or is somebody else’s', async () => {
    const stranger = app.device();
    for (const opens of [{ scheduleId }, { associationId }, { scheduleId: 987_654_321 }])
      expect(
        await stranger.fail('createEmbedKey', { body: { name: 'Portal', days: 30, opens } }),
      ).toMatchObject({ status: 404 });
    expect((await stranger.call('listEmbedKeys')).keys).toEqual([]);
    expect(
      await device.fail('createEmbedKey', { body: { name: ' ', days: 30, opens: { scheduleId } } }),
    ).toEqual({ status: 400, code: 'invalid_request', message: 'Please say where the key is used.' });
  });

  it('opens no other route, and a device id opens none for portals', async () => {
    const { key } = await make({ associationId });
    const closed = Object.entries<RouteSpec>(routes).filter(
      ([, spec]) => !spec.planned && spec.access === undefined,
    ) as [RouteName, RouteSpec][];
    const ids = { id: 1, parametersId: 1, documentId: 1, provider: 'built-in', page: 1, correctionId: 1 };
    for (const [name, spec] of closed) {
      const path = pathOf(name, { ...ids, runId: citation.readingId });
      const answer = await fetch(app.url + path, { method: spec.method, headers: { [EMBED_HEADER]: key } });
      expect([name, answer.status]).toEqual([name, 401]);
      // As a device id, too, it is none.
      const disguised = await fetch(app.url + path, { method: spec.method, headers: { 'x-device-id': key } });
      expect([name, disguised.status]).toEqual([name, 401]);
    }
    expect(await failure(await device.fetch(pathOf('embedAssessment')))).toMatchObject({
      status: 401,
      code: 'embed_key',
    });
  });

  it('is refused beyond a hundred', async () => {
    const busy = app.device();
    const { id } = await kept(busy);
    for (let n = 0; n < 100; n += 1)
      await busy.call('createEmbedKey', { body: { name: `${n}`, days: 1, opens: { scheduleId: id } } });
    expect(
      await busy.fail('createEmbedKey', { body: { name: 'More', days: 1, opens: { scheduleId: id } } }),
    ).toMatchObject({ status: 409, code: 'quota_exceeded' });
  });
});

describe('budgets for a portal', () => {
  let made: Made;
  beforeAll(async () => {
    made = await madeBudget(app);
  });

  it('are those of the association with a total, by category, the adopted one of a year before others', async () => {
    const { device, parametersId } = made;
    const { id: scheduleId } = await kept(device);
    const { key } = await device.call('createEmbedKey', {
      body: { name: 'Portal', days: 30, opens: { scheduleId } },
    });
    const body = async () => routes.embedAssessment.response.parse(await (await read(key)).json());
    const [first, ...more] = (await body()).budgets;
    expect(more).toEqual([]);
    const items = await device.call('listItems', { params: { parametersId } });
    const expenses = items.filter(({ type }) => type === 'expense');
    const cents = (amounts: string[]) =>
      amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
    expect(first).toMatchObject({ parametersId, year: 2027 });
    expect(cents([first!.total])).toBe(cents(expenses.map(({ proposedBudget }) => proposedBudget)));
    expect(cents(first!.categories.map(({ amount }) => amount))).toBe(cents([first!.total]));

    for (const status of ['proposed', 'adopted'] as const)
      await device.call('setStatus', { params: { parametersId }, body: { status } });
    const { id: draft } = await device.call('createParameters', {
      body: {
        year: 2027,
        associationName: 'Cedar Bend',
        location: 'Colorado',
        units: 10,
        propertyType: 'Condominium',
      },
    });
    await device.call('generateWith', { params: { provider: 'built-in', parametersId: draft } });
    expect((await body()).budgets.map((one) => one.parametersId)).toEqual([parametersId]);
  });
});

describe('origins', () => {
  let key: string;
  beforeAll(async () => {
    const device = app.device();
    const { id: scheduleId } = await kept(device);
    ({ key } = await device.call('createEmbedKey', { body: { name: 'P', days: 1, opens: { scheduleId } } }));
  });

  it('in the list may read the answer, its refusals too, without cookies', async () => {
    const answer = await read(key, { origin: PORTAL, 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
    const refused = await read(undefined, { origin: PORTAL });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, PORTAL]);
  });

  it('outside the list read that they are refused, and nothing else', async () => {
    for (const origin of [FOREIGN, 'null', 'https://portal.example.evil.example', 'http://portal.example']) {
      const answer = await read(key, { origin, 'sec-fetch-site': 'cross-site' });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const { status, code, message } = await failure(answer);
      expect({ status, code }).toEqual({ status: 403, code: 'cross_origin' });
      expect(message).toContain('EMBED_ORIGINS');
    }
  });

  it('ask before they send the key: any may ask, for reading alone', async () => {
    for (const [origin, may] of [
      [PORTAL, PORTAL],
      [FOREIGN, '*'],
    ] as const) {
      const answer = await fetch(app.url + pathOf('embedAssessment'), {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': EMBED_HEADER,
        },
      });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, may]);
      expect(answer.headers.get('access-control-allow-methods')).toBe('GET');
      expect(answer.headers.get('access-control-allow-headers')).toBe(EMBED_HEADER);
    }
  });

  it('stay shut out of everything else, also those in the list', async () => {
    for (const path of ['/api/documents', '/api/embed-keys', '/api/embed']) {
      const answer = await fetch(app.url + path, { headers: { origin: PORTAL, [EMBED_HEADER]: key } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.status).toBe(403);
    }
  });

  it.each([['*'], ['https://*.example'], ['https://portal.example/page'], ['portal.example'], ['file://']])(
    'are whole origins: %s is refused at the start',
    (origin) => {
      expect(() => Config.fromEnvironment({ EMBED_ORIGINS: origin })).toThrow(
        /EMBED_ORIGINS must be origins/,
      );
    },
  );
});

it('keys that do not exist are counted by address', async () => {
  const other = await startTestApp();
  const wrong = () =>
    fetch(other.url + pathOf('embedAssessment'), {
      headers: { [EMBED_HEADER]: `emb_${Math.random().toString(36).slice(2).padEnd(43, 'x').slice(0, 43)}` },
    });
  try {
    for (let n = 0; n < 60; n += 1) expect((await wrong()).status).toBe(401);
    expect(await failure(await wrong())).toMatchObject({ status: 429, code: 'too_many_requests' });
  } finally {
    await other.close();
  }
}, 240_000);

it('too many requests with one key are told so, and another key goes on', async () => {
  const small = await startTestApp({ LIMIT_REQUESTS_PER_MINUTE: '5' });
  const ask = (last: string) =>
    fetch(small.url + pathOf('embedAssessment'), {
      headers: { [EMBED_HEADER]: `emb_${'a'.repeat(42)}${last}` },
    });
  try {
    for (let n = 0; n < 5; n += 1) expect((await ask('a')).status).toBe(401);
    expect((await ask('a')).status).toBe(429);
    expect((await ask('b')).status).toBe(401);
  } finally {
    await small.close();
  }
}, 240_000);
