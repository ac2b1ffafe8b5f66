import type { EconomicData } from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import { FakeBls } from './support/bls';
import { sql } from './support/facts-of';
import { until } from './support/until';

jest.setTimeout(120_000);

const year = new Date().getUTCFullYear();
const row = (yearsAgo: number, period: string, value: string) => ({
  year: String(year - yearsAgo),
  period,
  value,
});

/** Last year's October is a dash, as that of 2025 is; an average is no month. */
const SERIES = {
  CUUR0000SA0: [
    row(0, 'M10', '330.000'),
    row(0, 'M09', '329.500'),
    row(1, 'M13', '999.000'),
    row(1, 'M10', '-'),
    row(1, 'M09', '318.200'),
    row(2, 'M09', '300.000'),
  ],
  CUUR0000SEHF01: [row(0, 'M09', '110.000'), row(1, 'M09', '100.000')],
  CIU2020000000000A: [row(0, 'Q03', '3.9'), row(0, 'Q02', '3.5')],
  // Nothing of a year ago to compare with.
  CUUR0000SEHG: [row(0, 'M09', '110.000')],
};

const rateOf = (data: EconomicData, id: string) => data.rates.find((rate) => rate.id === id);

async function dataWhen(app: TestApp, met: (data: EconomicData) => boolean): Promise<EconomicData> {
  const device = app.device();
  let data = await device.call('economicData');
  await until('the live figures came', async () => met((data = await device.call('economicData'))));
  return data;
}

describe('live figures', () => {
  let bls: FakeBls;
  let url: string;
  let app: TestApp | undefined;
  beforeEach(async () => {
    bls = new FakeBls();
    url = await bls.start();
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
    await bls.stop();
  });
  const start = (more: Record<string, string> = {}) =>
    startTestApp({ ECONOMICS_LIVE: 'bls', BLS_BASE_URL: url, ...more });

  it('take the place of built-in ones, computed from the index, with series and date', async () => {
    bls.series = SERIES;
    app = await start({ BLS_API_KEY: 'abc123' });
    const data = await dataWhen(app, ({ live }) => live?.fetchedAt != null);
    expect(bls.requests).toHaveLength(1);
    expect(bls.requests[0]).toMatchObject({
      method: 'POST',
      path: '/publicAPI/v2/timeseries/data/',
      body: {
        seriesid: expect.arrayContaining(['CUUR0000SA0', 'CUUR0000SEHG', 'CIU2020000000000A']) as string[],
        startyear: String(year - 2),
        endyear: String(year),
        registrationkey: 'abc123',
      },
    });
    // October has no figure of a year ago: September does. 329.5 / 318.2 = 1.03551
    expect(rateOf(data, 'cpi')).toMatchObject({
      percent: 3.6,
      asOf: `September ${year}`,
      origin: 'live',
      assumption: false,
      source: expect.stringContaining('series CUUR0000SA0') as string,
    });
    expect(rateOf(data, 'electricity')).toMatchObject({ percent: 10, origin: 'live' });
    expect(rateOf(data, 'wages')).toMatchObject({ percent: 3.9, asOf: `September ${year}` });
    expect(rateOf(data, 'water')).toMatchObject({ percent: 5.4, origin: 'built-in', asOf: 'June 2025' });
    expect(data.cpi).toMatchObject({ current: 3.6, source: expect.stringContaining('fetched') as string });
    expect(data.live).toMatchObject({
      enabled: true,
      message: expect.stringContaining('answered') as string,
    });
  });

  it('are not asked for again while they are fresh, nor by a second process', async () => {
    bls.series = SERIES;
    app = await start();
    await dataWhen(app, ({ live }) => live?.fetchedAt != null);
    expect(bls.requests[0]?.body.registrationkey).toBeUndefined();
    const [state] = await sql<{ hours: number }>(
      app,
      'SELECT extract(epoch FROM next_at - now()) / 3600 AS hours FROM economic_live',
    );
    expect(Number(state?.hours)).toBeGreaterThan(11);
    const second = await startTestApp({
      ECONOMICS_LIVE: 'bls',
      BLS_BASE_URL: url,
      DATABASE_URL: app.databaseUrl,
    });
    const data = await second.device().call('economicData');
    await second.close();
    expect(rateOf(data, 'cpi')?.origin).toBe('live');
    expect(bls.requests).toHaveLength(1);
  });

  it.each([
    ['refuses', 'refuse', 'daily threshold'],
    ['answers with an error', 'broken', 'status 503'],
    ['answers something else', 'garbage', 'not understood'],
    ['does not answer', 'hang', 'did not answer in time'],
  ] as const)('fall back, and say why, where the publisher %s', async (_what, mode, reason) => {
    bls.mode = mode;
    app = await start({ BLS_TIMEOUT_SECONDS: '12' });
    const first = await app.device().call('economicData');
    // What does not answer is not waited for: its time has not passed yet.
    if (mode === 'hang') expect(first.live?.message).not.toContain('could not be asked');
    const data = await dataWhen(app, ({ live }) => live?.message.includes('could not be asked') === true);
    expect(data.live).toMatchObject({
      enabled: true,
      fetchedAt: null,
      message: expect.stringContaining(reason) as string,
    });
    expect(data.live?.message).toContain('built-in figures are used');
    expect(rateOf(data, 'cpi')).toMatchObject({ percent: 4.2, asOf: 'May 2026', origin: 'built-in' });
  });

  it('keep what came before where a later call fails', async () => {
    bls.series = SERIES;
    app = await start();
    await dataWhen(app, ({ live }) => live?.fetchedAt != null);
    bls.mode = 'broken';
    await sql(app, 'UPDATE economic_live SET next_at = now()');
    const second = await startTestApp({
      ECONOMICS_LIVE: 'bls',
      BLS_BASE_URL: url,
      DATABASE_URL: app.databaseUrl,
    });
    const data = await dataWhen(second, ({ live }) => live?.message.includes('could not be asked') === true);
    await second.close();
    expect(data.live?.message).toContain('earlier figures are used');
    expect(rateOf(data, 'cpi')).toMatchObject({ percent: 3.6, origin: 'live' });
  });
});
