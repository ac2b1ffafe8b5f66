import { column } from './facts';
import { startTestApp, type TestApp } from './support/app';
import { sql, uploadPaper } from './support/facts-of';
import { afterRecovery } from './support/recovery';

jest.setTimeout(120_000);

describe('the rates of one budget', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 240_000);
  afterAll(() => app.close());

  const PARAMETERS = {
    year: 2027,
    associationName: 'Cedar Bend Condominiums',
    location: 'Colorado',
    units: 48,
    propertyType: 'Condominium',
  };

  it('are off the network unless it is allowed', async () => {
    const data = await app.device().call('economicData');
    expect(data.live).toMatchObject({ enabled: false, fetchedAt: null });
    expect(data.rates.every(({ origin }) => origin === 'built-in')).toBe(true);
  });

  it('can be put in place of published ones, and go back', async () => {
    const device = app.device();
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    const { id: otherId } = await device.call('createParameters', { body: PARAMETERS });
    const params = { parametersId };
    const before = await device.call('budgetRates', { params });
    expect(before.rates.every(({ overridden }) => !overridden)).toBe(true);
    expect(before.scenarios.map(({ id, editable }) => [id, editable])).toEqual([
      ['standard', false],
      ['aggressive', true],
      ['conservative', true],
      ['scheduled', true],
    ]);

    const after = await device.call('overrideRates', {
      params,
      body: {
        changes: [
          { id: 'electricity', percent: 12.5 },
          { id: 'forecast.aggressive.utilities', percent: 15 },
        ],
      },
    });
    expect(after.rates.find(({ id }) => id === 'electricity')).toMatchObject({
      percent: 12.5,
      defaultPercent: 6.7,
      overridden: true,
      origin: 'override',
      source: 'Entered by hand for this budget',
      defaultSource: expect.stringContaining('BLS') as string,
    });
    const utilities = after.scenarios[1]?.rates.find(({ group }) => group === 'Utilities');
    expect(utilities).toMatchObject({ percent: 15, defaultPercent: 8, overridden: true });
    expect(await device.call('budgetRates', { params })).toEqual(after);
    expect((await device.call('budgetRates', { params: { parametersId: otherId } })).rates).toEqual(
      before.rates,
    );

    const back = await device.call('overrideRates', {
      params,
      body: { changes: [{ id: 'electricity', percent: null }] },
    });
    expect(back.rates).toEqual(before.rates);
  });

  it('make the budget out of date until they are taken in or taken back', async () => {
    const device = app.device();
    await uploadPaper(app, device, 'budget', (paper) =>
      paper.budget([column('b26', 'budget', 2026)], [['7810', 'Electricity', 'expense', '5000.00']]),
    );
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    const params = { parametersId };
    const changed = async () => (await device.call('getBudget', { params })).parametersChanged;
    const override = (id: string, percent: number | null) =>
      device.call('overrideRates', { params, body: { changes: [{ id, percent }] } });
    const generate = () => device.call('generateWith', { params: { provider: 'built-in', parametersId } });
    await generate();
    expect(await changed()).toBe(false);
    await override('forecast.aggressive.utilities', 15);
    expect(await changed()).toBe(false);
    await override('electricity', 12.5);
    expect(await changed()).toBe(true);
    await override('electricity', null);
    expect(await changed()).toBe(false);
    await override('electricity', 9);
    await generate();
    expect(await changed()).toBe(false);
    await override('electricity', null);
    expect(await changed()).toBe(true);
  });

  it('refuse what is no rate, all of the changes with it', async () => {
    const device = app.device();
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    const params = { parametersId };
    for (const changes of [
      [
        { id: 'gas', percent: 5 },
        { id: 'magic', percent: 1 },
      ],
      [{ id: 'forecast.standard.utilities', percent: 4 }],
      [{ id: 'gas', percent: 101 }],
      [{ id: 'gas', percent: -51 }],
      [],
    ]) {
      expect(await device.fail('overrideRates', { params, body: { changes } })).toMatchObject({
        status: 400,
      });
    }
    expect((await device.call('budgetRates', { params })).rates.some(({ overridden }) => overridden)).toBe(
      false,
    );
  });

  it('are what the budget is generated with when it is generated again', async () => {
    const device = app.device();
    await uploadPaper(app, device, 'budget', (paper) =>
      paper.budget([column('b26', 'budget', 2026)], [['7810', 'Electricity', 'expense', '5000.00']]),
    );
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    const params = { parametersId };
    const generate = () => device.call('generateWith', { params: { provider: 'built-in', parametersId } });
    const electricity = async () => (await generate()).items.find(({ glCode }) => glCode === '7810');
    expect((await electricity())?.proposedBudget).toBe('5335.00');
    await device.call('overrideRates', {
      params,
      body: { changes: [{ id: 'electricity', percent: 10 }] },
    });
    const line = await electricity();
    expect(line?.proposedBudget).toBe('5500.00');
    expect(line?.formula).toContain('entered by hand');
  });

  it('stay where the budget was adopted', async () => {
    const device = app.device();
    await uploadPaper(app, device, 'budget', (paper) =>
      paper.budget([column('b26', 'budget', 2026)], [['7810', 'Electricity', 'expense', '5000.00']]),
    );
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    await device.call('generateWith', { params: { provider: 'built-in', parametersId } });
    await sql(app, `UPDATE budgets SET status = 'adopted' WHERE parameters_id = $1`, [parametersId]);
    const refused = await device.fail('overrideRates', {
      params: { parametersId },
      body: { changes: [{ id: 'cpi', percent: 2 }] },
    });
    expect(refused).toMatchObject({ status: 409, code: 'read_only' });
  });

  it('go with their budget', async () => {
    const device = app.device();
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    await device.call('overrideRates', {
      params: { parametersId },
      body: { changes: [{ id: 'cpi', percent: 2 }] },
    });
    await device.call('clearHistory');
    await afterRecovery(app);
    const rows = await sql(app, 'SELECT 1 FROM economic_rate_overrides WHERE parameters_id = $1', [
      parametersId,
    ]);
    expect(rows).toEqual([]);
    expect(await device.fail('budgetRates', { params: { parametersId } })).toMatchObject({ status: 404 });
  });
});
