import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';

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

  it('sent twenty times at once makes one', async () => {
    const device = await ready();
    const statuses = (
      await Promise.all(Array.from({ length: 20 }, () => create(device, 'key-parallel-1')))
    ).map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(new Set(statuses)).toEqual(new Set(statuses.filter((status) => status === 201 || status === 409)));
    expect(await device.call('listParameters')).toHaveLength(1);
  });

  it('of another request is a conflict; of another device it is another key', async () => {
    const [device, other] = [await ready(), await ready()];
    await create(device, 'key-12345678');
    expect((await create(device, 'key-12345678', { ...PARAMETERS, units: 49 })).status).toBe(409);
    expect((await create(other, 'key-12345678', { ...PARAMETERS, units: 49 })).status).toBe(201);
  });

  it('keeps no failure: what was mended may be sent again', async () => {
    const device = await ready();
    expect((await create(device, 'key-87654321', { ...PARAMETERS, units: 0 })).status).toBe(400);
    expect((await create(device, 'key-87654321')).status).toBe(201);
  });

  it.each([['short'], ['has spaces in it'], ['x'.repeat(129)]])('of %s is refused', async (key) => {
    expect((await create(await ready(), key)).status).toBe(400);
  });
});
