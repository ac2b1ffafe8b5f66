import { sharedTestApp, type SharedApp } from './support/app';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

describe('parameters', () => {
  it.each([
    [{ units: 48.5 }, 'units: Expected integer, received float'],
    [{ units: null }, 'units: Required'],
    [{ units: '48' }, 'units: Expected number, received string'],
    [{ units: 0 }, 'units: Units must be at least 1'],
    [{ year: 2019 }, 'year: Number must be greater than or equal to 2020'],
    [{ year: 2051 }, 'year: Number must be less than or equal to 2050'],
  ])('of %j are refused in the words of the form', async (changed, message) => {
    const response = await app.device().fetch('/api/budget-parameters', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...changed }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid_request', message },
    ]);
  });

  const body = {
    year: 2027,
    associationName: 'Elm Court',
    location: 'Ohio',
    units: 12,
    propertyType: 'Townhomes',
  };

  it('are stored, changed, listed newest first, and cleared', async () => {
    const device = app.device();
    const first = await device.call('createParameters', { body });
    const second = await device.call('createParameters', {
      body: { ...body, associationName: 'ELM COURT.', year: 2028 },
    });
    expect(second.associationId).toBe(first.associationId);
    expect(first).toMatchObject({
      ...body,
      budgetTotal: null,
      fiscalYearStartMonth: 1,
      documentIds: [],
      version: 1,
    });
    expect((await device.call('listParameters')).map((one) => one.id)).toEqual([second.id, first.id]);
    const changed = await device.call('updateParameters', {
      params: { id: first.id },
      body: { units: 14, version: 1 },
    });
    expect(changed).toMatchObject({ ...body, units: 14, version: 2 });
    expect(
      await device.fail('updateParameters', { params: { id: first.id }, body: { units: 15, version: 1 } }),
    ).toMatchObject({
      code: 'stale_version',
    });
    expect(await device.call('clearHistory')).toEqual({ deleted: true });
    expect(await device.call('listParameters')).toEqual([]);
  });

  it.each([
    [{ year: 2051 }],
    [{ year: 2019 }],
    [{ units: 0 }],
    [{ units: 1.5 }],
    [{ location: 'Atlantis' }],
    [{ associationName: 'x' }],
    [{ specialConsiderations: 'x'.repeat(10_001) }],
    [{ documentIds: [] }],
  ])('attack 41: refuse %j', async (wrong) => {
    const answer = await app.device().fail('createParameters', { body: { ...body, ...wrong } });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('use the ticked documents, else those of the association and of none', async () => {
    const device = app.device();
    const one = await device.upload({ name: 'one.csv', bytes: 'a,1\n' });
    const two = await device.upload({ name: 'two.csv', bytes: 'b,2\n' });
    const ticked = await device.call('createParameters', { body: { ...body, documentIds: [two.id] } });
    expect(ticked.documentIds).toEqual([two.id]);
    const other = await device.call('createParameters', { body: { ...body, associationName: 'Oak Court' } });
    expect(other.documentIds).toEqual([one.id]);
    const foreign = await app.device().upload({ name: 'c.csv', bytes: 'c,3\n' });
    expect(
      await device.fail('createParameters', { body: { ...body, documentIds: [foreign.id] } }),
    ).toMatchObject({ status: 404 });
    await device.call('clearHistory');
    const again = await device.call('createParameters', { body });
    expect(again.documentIds).toEqual([one.id, two.id]);
  });
});

it('economic data names source and date of each rate', async () => {
  const data = await app.device().call('economicData');
  expect(data).toMatchObject({
    inflation: { current: 4.2, forecasted: 3.2 },
    utilityRates: { electric: 6.7, water: 5.4, gas: 10.8 },
    insuranceRates: { property: 10, liability: 8 },
  });
  for (const rate of data.rates) expect(rate.source && rate.asOf).toBeTruthy();
});
