import { PLAIN_PLAN, routes, type RouteSpec } from '@hoa/contracts';
import { sharedTestApp, startTestApp, type SharedApp } from './support/app';
import { failure } from './support/device';
import { rawRequest, sendRaw, statusOf } from './support/raw';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const json = { 'content-type': 'application/json' };

describe('requests', () => {
  it.each([["1' OR '1'='1"], ['1;DROP TABLE documents'], ['1%20UNION%20SELECT%201'], ['%27%3B--']])(
    'attack 37: SQL in an id (%s) is refused',
    async (id) => {
      const answer = await failure(await app.device().fetch(`/api/documents/${id}`));
      expect(answer).toMatchObject({ status: 400, code: 'invalid_id' });
    },
  );

  it.each([['9223372036854775808'], ['-1'], ['1e3'], ['0'], ['01'], ['1.5'], ['0x10'], ['NaN'], ['９']])(
    'attack 38: the id %s is refused',
    async (id) => {
      expect(
        await failure(await app.device().fetch(`/api/documents/${encodeURIComponent(id)}`)),
      ).toMatchObject({ status: 400, code: 'invalid_id' });
    },
  );

  it('an id that a JSON number holds but no row has is 404', async () => {
    expect(await app.device().fail('getDocument', { params: { id: Number.MAX_SAFE_INTEGER } })).toMatchObject(
      { status: 404 },
    );
  });

  it('numbers that a column of the database does not hold are answered like any other', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'a.csv', bytes: 'Water,100.00\n' });
    for (const page of [2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(await device.fail('getPage', { params: { id, page } })).toMatchObject({ status: 404 });
    const schedule = await device.call('createSchedule', {
      body: { associationName: 'Cedar Bend', name: 'Units', plan: PLAIN_PLAN, units: [{ unit: '101' }] },
    });
    for (const version of [2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(
        await device.fail('updateSchedule', { params: { id: schedule.id }, body: { version, name: 'Mine' } }),
      ).toMatchObject({ status: 409, code: 'stale_version' });
  });

  it.each(['\u0000', '\ud800', 'a\udc00b'])(
    'the character %j is refused or replaced, also inside of JSON',
    async (odd) => {
      const device = app.device();
      const source = { documentId: null, documentName: odd, readingId: 'r', page: 1, quote: odd };
      const answer = await device.request('createSchedule', {
        body: {
          associationName: 'Cedar Bend',
          name: 'Units',
          plan: PLAIN_PLAN,
          units: [{ unit: '101', source }],
        },
      });
      expect(await failure(answer)).toMatchObject({
        status: 400,
        message: 'The request contains characters that cannot be stored.',
      });
      expect(await device.call('listSchedules')).toEqual([]);
    },
  );

  it('attack 43: JSON 10,000 deep is refused and nothing falls over', async () => {
    const device = app.device();
    for (const body of [
      '['.repeat(10_000) + ']'.repeat(10_000),
      '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
    ]) {
      const answer = await failure(
        await device.fetch('/api/budget-parameters', { method: 'POST', headers: json, body }),
      );
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect((await fetch(`${app.url}/api/health/ready`)).status).toBe(200);
  });

  it('attack 42: special considerations of 1 MB are refused, and no budget is begun', async () => {
    const device = app.device();
    for (const length of [10_001, 900_000, 1_048_576]) {
      const answer = await device.fail('createParameters', {
        body: {
          year: 2027,
          associationName: 'Cedar Bend',
          location: 'Colorado',
          units: 48,
          propertyType: 'Condominium',
          specialConsiderations: 'x'.repeat(length),
        },
      });
      expect([400, 413]).toContain(answer.status);
    }
    expect(await device.call('listParameters')).toEqual([]);
  });

  it.each([
    ['../admin'],
    ['..'],
    ['__proto__'],
    ['constructor'],
    ['built-in%00'],
    ['BUILT-IN'],
    ['a'.repeat(5_000)],
  ])('attack 47: the provider %j is 404', async (provider) => {
    const device = app.device();
    const encoded = encodeURIComponent(provider);
    for (const [method, path] of [
      ['POST', `/api/${encoded}-budget/1`],
      ['GET', `/api/${encoded}-export/1`],
      ['POST', `/api/providers/${encoded}/test`],
      ['POST', `/api/${provider}-budget/1`],
    ] as const)
      expect(await failure(await device.fetch(path, { method }))).toMatchObject({ status: 404 });
  });

  it.each([
    ['broken JSON', '{"year": ', 400],
    ['a bare word', 'true', 400],
    ['more than 1 MB', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 413],
  ])('a body of %s is refused in JSON', async (_what, body, status) => {
    const answer = await failure(
      await app.device().fetch('/api/budget-parameters', { method: 'POST', headers: json, body }),
    );
    expect(answer.status).toBe(status);
  });

  it.each([['/api/nothing-here'], ['/api'], ['/api/export/1/../../etc'], ['/api/budget-parameters/1/2/3']])(
    '%s is 404 in JSON',
    async (path) => {
      expect(await failure(await app.device().fetch(path))).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('an address with broken percent signs is refused in JSON', async () => {
    const answer = await sendRaw(app.port, [
      rawRequest('GET /api/documents/%E0%A4%A', [`x-device-id: ${app.device().id}`]),
    ]);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"code":"invalid_request"');
  });

  it('what is no HTTP gets an answer in JSON', async () => {
    const answer = await sendRaw(app.port, ['NONSENSE\r\n\r\n']);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"code":"invalid_request"');
  });
});

describe('attack 49: other web sites', () => {
  it.each([
    ['https://evil.example'],
    ['null'],
    ['http://localhost.evil.example'],
    ['file://'],
    ['http://127.0.0.1:1'],
  ])('the origin %s is refused', async (origin) => {
    const device = app.device();
    for (const [path, init] of [
      ['/api/documents', {}],
      ['/api/sample-documents', { method: 'POST' }],
      ['/api/documents/1', { method: 'DELETE' }],
    ] as const) {
      const response = await device.fetch(path, { ...init, headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await failure(response)).toMatchObject({ status: 403, code: 'cross_origin' });
    }
  });

  it('a page of ours is served', async () => {
    const response = await app.device().fetch('/api/documents', { headers: { origin: app.url } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/xml']])(
    'a body of %s is refused',
    async (type) => {
      const device = app.device();
      const response = await device.fetch('/api/budget-parameters', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"year":2027}',
      });
      expect(await failure(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    },
  );

  it('a preflight is not answered with permission', async () => {
    const response = await fetch(`${app.url}/api/documents`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-methods')).toBeNull();
  });

  it('no other site may frame a page', async () => {
    const response = await fetch(app.url);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });
});

describe('the contract', () => {
  it('is published, without what is not served yet', async () => {
    const document = (await (await fetch(`${app.url}/api/docs-json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    for (const spec of Object.values<RouteSpec>(routes)) {
      const published = document.paths[spec.path]?.[spec.method.toLowerCase()];
      expect([spec.path, published !== undefined]).toEqual([spec.path, spec.planned !== true]);
    }
  });
});

describe('limits', () => {
  it('too many requests of one device are told so; another device goes on', async () => {
    const small = await startTestApp({ LIMIT_REQUESTS_PER_MINUTE: '5' });
    try {
      const device = small.device();
      for (let n = 0; n < 5; n += 1) await device.call('listDocuments');
      expect(await device.fail('listDocuments')).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(await small.device().call('listDocuments')).toEqual([]);
      expect((await fetch(`${small.url}/api/health/ready`)).status).toBe(200);
    } finally {
      await small.close();
    }
  }, 240_000);
});
