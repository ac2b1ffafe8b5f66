import { Database } from '../src/platform/database/database';
import { Sweeps } from '../src/platform/queue/sweeps';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { sql } from './support/facts-of';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 240_000);
afterAll(() => app.close());

const PARAMETERS = {
  year: 2027,
  associationName: 'Cedar Bend',
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
};

function create(device: Device, key: string, body: object = PARAMETERS): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return device.fetch('/api/budget-parameters', { method: 'POST', headers, body: JSON.stringify(body) });
}

function uploadOnce(device: Device, key: string, text = 'Water,100.00\n'): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([text]), 'a.csv');
  return device.fetch('/api/documents', { method: 'POST', headers: { 'idempotency-key': key }, body: form });
}

async function ready(): Promise<Device> {
  const device = app.device();
  await device.upload({ name: 'a.csv', bytes: 'Water,100.00\n' });
  return device;
}

describe('an idempotency key', () => {
  it('makes a request once, and asking again gets the first answer', async () => {
    const device = await ready();
    const first = await create(device, 'key-12345678');
    const again = await create(device, 'key-12345678');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await device.call('listParameters')).toHaveLength(1);
  });

  it.each([
    ['parameters', 'listParameters', create],
    ['an upload', 'listDocuments', uploadOnce],
  ] as const)('of %s sent a hundred times at once makes one row', async (_what, list, send) => {
    const device = list === 'listDocuments' ? app.device() : await ready();
    await device.call('listDocuments');
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(device, 'key-parallel-1')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toContain(201);
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await device.call(list)).toHaveLength(1);
    const again = await send(device, 'key-parallel-1');
    expect([again.status, await again.json()]).toEqual([
      201,
      await answers.find(({ status }) => status === 201)!.json(),
    ]);
  });

  it('of another request is a conflict; of another device it is another key', async () => {
    const [device, other] = [await ready(), await ready()];
    await create(device, 'key-12345678');
    expect((await create(device, 'key-12345678', { ...PARAMETERS, units: 49 })).status).toBe(409);
    expect((await create(other, 'key-12345678', { ...PARAMETERS, units: 49 })).status).toBe(201);
  });

  it('of another file is a conflict, also of one of the same name and length', async () => {
    const device = app.device();
    const first = await uploadOnce(device, 'key-upload-1');
    const other = await uploadOnce(device, 'key-upload-1', 'Water,200.00\n');
    expect([first.status, other.status]).toEqual([201, 409]);
    expect(await device.call('listDocuments')).toHaveLength(1);
  });

  it('keeps no failure: what was fixed may be sent again', async () => {
    const device = await ready();
    expect((await create(device, 'key-87654321', { ...PARAMETERS, units: 0 })).status).toBe(400);
    expect((await create(device, 'key-87654321')).status).toBe(201);
  });

  it.each([['short'], ['has spaces in it'], ['x'.repeat(129)]])('of %s is refused', async (key) => {
    expect((await create(await ready(), key)).status).toBe(400);
  });
});

describe('a key’s row', () => {
  const rows = () =>
    sql<{ key: string; hours: number }>(
      app,
      'SELECT key, extract(epoch FROM expires_at - now())::float8 / 3600 AS hours FROM idempotency',
    );
  const age = (key: string, seconds: number, response = 'response') =>
    sql(
      app,
      `UPDATE idempotency SET response = ${response}, expires_at = expires_at - make_interval(secs => $2) WHERE key = $1`,
      [key, seconds],
    );

  it('is kept for a day, also where the clock is set a day ahead, and swept after it', async () => {
    const device = await ready();
    await create(device, 'key-of-yesterday');
    await create(device, 'key-of-today-1');
    const { hours } = (await rows()).find(({ key }) => key === 'key-of-yesterday')!;
    expect(hours).toBeGreaterThan(47.5);
    expect(hours).toBeLessThanOrEqual(48);
    await age('key-of-yesterday', 48 * 3600 + 1);
    await app.get(Sweeps).run({ orphanSeconds: 600 });
    const left = (await rows()).map(({ key }) => key);
    expect(left).not.toContain('key-of-yesterday');
    expect(left).toContain('key-of-today-1');
  });

  it('that expired and is not swept yet is a new one', async () => {
    const device = await ready();
    await create(device, 'key-expired-1');
    await age('key-expired-1', 48 * 3600 + 1);
    expect((await create(device, 'key-expired-1', { ...PARAMETERS, units: 49 })).status).toBe(201);
    expect(await device.call('listParameters')).toHaveLength(2);
  });

  it('left by a process that died is taken over by one of many, and not before a minute', async () => {
    const device = await ready();
    await create(device, 'key-abandoned-1');
    await age('key-abandoned-1', 50, 'NULL');
    expect((await create(device, 'key-abandoned-1')).status).toBe(409);
    await age('key-abandoned-1', 15, 'NULL');
    const many = await Promise.all(Array.from({ length: 20 }, () => create(device, 'key-abandoned-1')));
    expect(many.map(({ status }) => status)).toContain(201);
    // What the one that died had made, and one more.
    expect(await device.call('listParameters')).toHaveLength(2);
  });

  it('left before the clock was set a day back is taken over now, and not in a day', async () => {
    const device = await ready();
    await create(device, 'key-of-tomorrow');
    await age('key-of-tomorrow', -24 * 3600, 'NULL');
    expect((await create(device, 'key-of-tomorrow')).status).toBe(201);
  });

  it('is kept with what it was asked for, or not at all', async () => {
    const device = await ready();
    await create(device, 'key-refused-12', { ...PARAMETERS, documentIds: [Number.MAX_SAFE_INTEGER] });
    expect((await rows()).map(({ key }) => key)).not.toContain('key-refused-12');
    expect(await device.call('listParameters')).toEqual([]);
  });

  it.each([
    ['parameters', 'listParameters', create],
    ['an upload', 'listDocuments', uploadOnce],
  ] as const)('whose answer cannot be kept leaves no rows of %s', async (_what, list, send) => {
    const device = list === 'listDocuments' ? app.device() : await ready();
    await device.call('listDocuments');
    await sql(app, 'ALTER TABLE idempotency ADD CONSTRAINT keeps_nothing CHECK (response IS NULL) NOT VALID');
    try {
      expect((await send(device, 'key-not-kept-1')).status).toBe(500);
    } finally {
      await sql(app, 'ALTER TABLE idempotency DROP CONSTRAINT keeps_nothing');
    }
    expect(await device.call(list)).toEqual([]);
    expect((await send(device, 'key-not-kept-1')).status).toBe(201);
    expect(await device.call(list)).toHaveLength(1);
  });

  it('stays where the connection is lost after the rows are committed: they are there once', async () => {
    const device = app.device();
    await device.call('listDocuments');
    const database = app.get(Database);
    const commit = database.inTransaction.bind(database);
    let isCut = false;
    const cut = jest.spyOn(database, 'inTransaction').mockImplementation(async (work) => {
      const result = await commit(work);
      // Readings of other documents commit meanwhile.
      if (isCut || (await device.call('listDocuments')).length === 0) return result;
      isCut = true;
      throw new Error('Connection terminated unexpectedly');
    });
    expect((await uploadOnce(device, 'key-cut-off-1')).status).toBe(500);
    cut.mockRestore();
    expect((await uploadOnce(device, 'key-cut-off-1')).status).toBe(201);
    expect(await device.call('listDocuments')).toHaveLength(1);
  });
});
