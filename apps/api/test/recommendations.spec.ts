import path from 'node:path';
import type { Recommendations } from '@hoa/contracts';
import { Clock } from '../src/insights/clock/clock';
import { column } from './facts';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { sql, uploadPaper } from './support/facts-of';

jest.setTimeout(240_000);
const TODAY = '2026-11-21';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SAMPLES_DIR: path.resolve(__dirname, '../../../samples') });
  app.get(Clock).now = () => new Date(`${TODAY}T09:00:00Z`);
}, 240_000);
afterAll(() => app.close());

const PARAMETERS = {
  year: 2027,
  associationName: 'Copper Kestrel Condominium Association, Inc.',
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
};
const recommend = (device: Device, parametersId: number) =>
  device.call('recommendations', { params: { parametersId } });
const savings = ({ suggestions }: Recommendations) =>
  suggestions.map(({ id, estimatedSavings }) => [id.replace(/:\d+:/, ':'), estimatedSavings]);
const kpi = ({ health }: Recommendations, id: string) => health.kpis.find((one) => one.id === id);

async function generate(device: Device, parametersId: number): Promise<void> {
  await device.call('generateWith', { params: { provider: 'built-in', parametersId } });
}

describe('the budget of the samples', () => {
  let device: Device;
  let parametersId: number;
  beforeAll(async () => {
    device = app.device();
    for (const { id, name } of await device.call('addSampleDocuments'))
      expect([name, (await device.untilRead(id, 150_000)).status]).toEqual([name, 'ready']);
    parametersId = (await device.call('createParameters', { body: PARAMETERS })).id;
    await generate(device, parametersId);
  });

  it('suggests what a careful person works out by hand, each with its computation and places', async () => {
    const answer = await recommend(device, parametersId);
    // Utilities 68,754.60 less 64,659.87 x 1.042 = 67,375.58; income
    // 333,531.44 less expenses 333,038.73; bad debt 500.00 less 350.00 x 1.042 = 364.70; elevator repairs 1,031.25 less 885.00 x
    // 1.042 = 922.17; the elevator's third year as in its analysis.
    expect(savings(answer)).toEqual([
      ['utilities', '1379.02'],
      ['surplus', '492.71'],
      ['line:expense|7060|bad debt', '135.30'],
      ['line:expense|7435|elevator repairs', '109.08'],
      ['contract-above-market:2027-09-01', '45.90'],
      ['reserve-funding', '0.00'],
    ]);
    expect(answer).toMatchObject({ analysisDate: `${TODAY}T09:00:00.000Z`, revision: 1, notes: [] });
    expect(answer.suggestions.map(({ savingsPotential }) => savingsPotential)).toEqual([
      'medium',
      'low',
      'low',
      'low',
      'low',
      'low',
    ]);
    const items = await device.call('listItems', { params: { parametersId } });
    for (const suggestion of answer.suggestions) {
      expect(suggestion.computation).not.toBe('');
      expect([suggestion.id, suggestion.citations.length > 0]).toEqual([suggestion.id, true]);
      expect(suggestion.inputs.every(({ source, value }) => source !== '' && value !== '')).toBe(true);
      const known = new Set(items.map(({ id }) => id));
      expect(suggestion.itemIds.filter((id) => !known.has(id))).toEqual([]);
    }
    // 264,095.20 x (70 - 62) / 62
    expect(answer.suggestions.at(-1)?.computation).toContain('$34,076.80');
  });

  it('scores its health by the formula that it shows', async () => {
    const answer = await recommend(device, parametersId);
    // Full points in each part: 35 + 25 + 20 + 10 + 10. That the reserves are 62% funded was inherited.
    expect(answer.health).toMatchObject({ score: 100, letter: 'A+', rating: 'Excellent' });
    expect(answer.health.parts.map(({ id, contribution }) => [id, contribution])).toEqual([
      ['operating-ratio', 35],
      ['reserve-contribution', 25],
      ['fee-change', 20],
      ['delinquency', 10],
      ['evidence', 10],
    ]);
    expect(answer.budgetHealth).toContain('100 of 100 (A+)');
    expect(answer.budgetHealth).toContain(
      'Reserves are 62.0% funded; this was inherited and is not part of the score.',
    );
    expect(answer.health.kpis.map(({ id, display, assumption }) => [id, display, assumption])).toEqual([
      ['reserve-funding', '62.0%', false],
      ['operating-ratio', '1.00', false],
      // 500.00 / 324,266.85
      ['delinquency', '0.2%', false],
      // Dues of 324,266.85 after 313,920.00
      ['fee-change', '+3.3%', false],
      // 492.71 / 333,038.73
      ['contingency-share', '0.1%', false],
      // 56,506.90 of 270,538.73
      ['insurance-share', '20.9%', false],
    ]);
    expect(kpi(answer, 'fee-change')).toMatchObject({
      badge: 'With Inflation',
      source: 'BLS news release, Consumer Price Index, 10 June 2026 (May 2026)',
    });
    expect(kpi(answer, 'reserve-funding')).toMatchObject({
      source: expect.stringMatching(/^reserve-study\.pdf, page 1, line \d+$/) as string,
      citations: [{ documentName: 'reserve-study.pdf', page: 1 }],
    });
  });

  it('responds to a rate that is overridden, and to an edit', async () => {
    const params = { parametersId };
    await device.call('overrideRates', { params, body: { changes: [{ id: 'cpi', percent: 5 }] } });
    const overridden = await recommend(device, parametersId);
    expect(kpi(overridden, 'fee-change')).toMatchObject({
      badge: 'Below Inflation',
      source: expect.stringContaining('Entered by hand') as string,
    });
    // 68,754.60 - 64,659.87 x 1.05 = 67,892.86
    expect(savings(overridden)).toContainEqual(['utilities', '861.74']);
    // 3.30% is 1.70 below 5%, 0.70 more than is usual: 100 - 0.70 x 8 = 94.4 points x 0.20 = 18.88; 100 - 1.12
    expect(overridden.health.score).toBe(99);
    await device.call('overrideRates', { params, body: { changes: [{ id: 'cpi', percent: null }] } });

    const items = await device.call('listItems', { params });
    const reserve = items.find(({ glCode }) => glCode === '9005');
    await device.call('updateItem', {
      params: { id: reserve?.id ?? 0 },
      body: { proposedBudget: '9202.13' },
    });
    const edited = await recommend(device, parametersId);
    expect(edited.suggestions[0]).toMatchObject({
      id: 'reserve-contribution',
      computation: expect.stringContaining('$62,500.00 - $22,500.00 = $40,000.00') as string,
    });
    // 22,500 / 62,500
    expect(edited.health.parts.find(({ id }) => id === 'reserve-contribution')).toMatchObject({ points: 36 });
    expect(edited.revision).toBe(2);
  });
});

describe('a budget with little to say', () => {
  it('has no suggestion before it has lines, and constants that are called assumptions', async () => {
    const device = app.device();
    const { id } = await device.call('createParameters', { body: PARAMETERS });
    const answer = await recommend(device, id);
    expect(answer.suggestions).toEqual([]);
    expect(answer.health).toMatchObject({ score: null, rating: 'Not known' });
    expect(kpi(answer, 'reserve-funding')).toMatchObject({
      display: '85%',
      assumption: true,
      source: 'assumption',
    });
    expect(kpi(answer, 'operating-ratio')).toMatchObject({ display: '1.03', assumption: true });
  });

  it('says which documents are not considered, and is not held up by them', async () => {
    const device = app.device();
    const rows = (paper: Parameters<Parameters<typeof uploadPaper>[3]>[0]) =>
      paper.budget([column('b26', 'budget', 2026)], [['7810', 'Electricity', 'expense', '5000.00']]);
    await uploadPaper(app, device, 'budget', rows);
    const late = await uploadPaper(app, device, 'late', rows);
    const broken = await uploadPaper(app, device, 'broken', rows);
    const { id } = await device.call('createParameters', { body: PARAMETERS });
    await sql(
      app,
      `UPDATE documents SET status = 'reading', heartbeat_at = now() + interval '1 hour' WHERE id = $1`,
      [late.id],
    );
    await sql(
      app,
      `UPDATE documents SET status = 'failed', error_code = 'x', error_message = 'y' WHERE id = $1`,
      [broken.id],
    );
    expect((await recommend(device, id)).notes).toEqual([
      '“late.csv” is still being read and is not considered yet.',
      '“broken.csv” could not be read and is not considered.',
    ]);
  });

  it('is nobody else’s business', async () => {
    const device = app.device();
    const { id } = await device.call('createParameters', { body: PARAMETERS });
    const failure = await app.device().fail('recommendations', { params: { parametersId: id } });
    expect(failure).toMatchObject({ status: 404, code: 'not_found' });
  });
});
