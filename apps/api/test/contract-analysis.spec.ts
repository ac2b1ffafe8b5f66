import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Clock } from '../src/insights/clock/clock';
import { column } from './facts';
import { startTestApp, type TestApp } from './support/app';
import { sql, uploadPaper } from './support/facts-of';

jest.setTimeout(180_000);
const samples = path.resolve(__dirname, '../../../samples');
const TODAY = '2026-11-21';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.get(Clock).now = () => new Date(`${TODAY}T09:00:00Z`);
}, 240_000);
afterAll(() => app.close());

async function uploaded(name: string) {
  const device = app.device();
  const { id } = await device.upload({ name, bytes: readFileSync(path.join(samples, name)) });
  expect((await device.untilRead(id, 150_000)).status).toBe('ready');
  return { device, id };
}

describe('the contracts of the samples', () => {
  it('landscaping: three percent on each anniversary, and what follows', async () => {
    const { device, id } = await uploaded('landscape-contract.docx');
    const analysis = await device.call('contractAnalysis', { params: { documentId: id } });
    expect(await device.call('analyzeContract', { body: { documentId: id } })).toEqual(analysis);

    expect(analysis).toMatchObject({
      documentId: id,
      vendor: 'Blue Grama Landscape Services, LLC',
      serviceType: 'landscape maintenance',
      fee: { text: '$2,450.00 a month', value: { amount: '2450.00', period: 'month' } },
      start: { value: '2025-05-01' },
      end: { value: '2028-04-30' },
      noticeDays: { value: 60 },
      // April 30, 2028 less 60 days: 30 days back is March 31, 30 more March 1.
      noticeBy: '2028-03-01',
      currentTermEnd: '2028-04-30',
      renewsItself: true,
      escalation: '3% on each anniversary.',
      currentAmount: '2523.50',
      // 2523.50 x 12
      yearlyCost: '30282.00',
      comparedWith: { id: 'cpi-services', percent: 3.5, asOf: 'May 2026' },
      warnings: [],
    });
    // By hand, as beside the samples: 2450.00 x 1.03; x 1.03 = 2599.205; x 1.03 = 2677.1863. Against services at 3.5 %
    // a year of the second costs (2599.21 - 2523.50 x 1.035) x 12 = (2599.21 - 2611.8225) x 12 = -151.35.
    expect(
      analysis.rateIncreases.map((step) => [
        step.effectiveDate,
        step.oldAmount,
        step.newAmount,
        step.percentageIncrease,
        step.market,
        step.yearlyDifferenceToMarket,
        step.past,
      ]),
    ).toEqual([
      ['2026-05-01', '2450.00', '2523.50', 3, 'below', '-147.00', true],
      ['2027-05-01', '2523.50', '2599.21', 3, 'below', '-151.35', false],
      ['2028-05-01', '2599.21', '2677.19', 3, 'below', '-155.91', false],
    ]);
    expect(analysis.advice.map(({ code }) => code)).toEqual(['auto-renewal', 'three-bids']);
    expect(analysis.recommendations[0]).toBe(
      'It renews itself after Apr 30, 2028 unless notice is given by Mar 1, 2028: put that date in the board’s calendar.',
    );
    const { content } = await device.call('getDocument', { params: { id } });
    for (const { sources } of [...analysis.rateIncreases, ...analysis.advice]) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) {
        expect(source.documentId).toBe(id);
        const words = source.quote.replace(/…$/, '').split(' ');
        expect(words.filter((word) => !content.includes(word))).toEqual([]);
      }
    }
  });

  it('the elevator: a price for each contract year, the last above the market', async () => {
    const { device, id } = await uploaded('elevator-contract.pdf');
    const analysis = await device.call('analyzeContract', { body: { documentId: id } });
    expect(analysis).toMatchObject({
      vendor: 'Summit Line Elevator Company',
      serviceType: 'elevator maintenance',
      start: { value: '2025-09-01' },
      end: { value: '2028-08-31' },
      noticeBy: '2028-06-02',
      renewsItself: true,
      escalation: 'By the contract’s own schedule of amounts.',
      currentAmount: '605.00',
      yearlyCost: '7260.00',
    });
    // 605 / 585 = 3.4188 %, 630 / 605 = 4.1322 %; (605 - 605.475) x 12 = -5.70, (630 - 626.175) x 12 = 45.90
    expect(
      analysis.rateIncreases.map((step) => [
        step.effectiveDate,
        step.oldAmount,
        step.newAmount,
        step.percentageIncrease,
        step.market,
        step.yearlyDifferenceToMarket,
      ]),
    ).toEqual([
      ['2026-09-01', '585.00', '605.00', 3.42, 'with', '-5.70'],
      ['2027-09-01', '605.00', '630.00', 4.13, 'above', '45.90'],
    ]);
    expect(analysis.advice.map(({ code, yearlySavings }) => [code, yearlySavings])).toEqual([
      ['auto-renewal', null],
      ['above-market', '45.90'],
    ]);
    expect(analysis.timeline.map(({ kind, date }) => [kind, date])).toEqual([
      ['start', '2025-09-01'],
      ['increase', '2026-09-01'],
      ['today', TODAY],
      ['increase', '2027-09-01'],
      ['notice', '2028-06-02'],
      ['end', '2028-08-31'],
      ['renewal', '2028-09-01'],
    ]);
  });

  it('a declaration is no contract, and a sentence says so', async () => {
    const { device, id } = await uploaded('ccr-declaration.pdf');
    expect(await device.fail('analyzeContract', { body: { documentId: id } })).toMatchObject({
      status: 422,
      code: 'nothing_to_analyze',
      message:
        '“ccr-declaration.pdf” does not look like a contract: no vendor, fee or term of an agreement was found in it.',
    });
  });
});

describe('a document that cannot be analysed', () => {
  const contract = () => {
    const device = app.device();
    return uploadPaper(app, device, 'contract', (paper) =>
      paper.contract({
        vendor: paper.cited('Acme'),
        fee: paper.cited({ amount: '100.00', period: 'month' }),
      }),
    ).then(({ id }) => ({ device, id }));
  };

  it('is 409 while it is being read', async () => {
    const { device, id } = await contract();
    await sql(
      app,
      `UPDATE documents SET status = 'reading', heartbeat_at = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    expect(await device.fail('contractAnalysis', { params: { documentId: id } })).toMatchObject({
      status: 409,
      code: 'documents_not_ready',
    });
    expect(await device.fail('analyzeContract', { body: { documentId: id } })).toMatchObject({ status: 409 });
  });

  it('is told why where it could not be read', async () => {
    const { device, id } = await contract();
    await sql(
      app,
      `UPDATE documents SET status = 'failed', error_code = 'damaged', error_message = 'The file is damaged.' WHERE id = $1`,
      [id],
    );
    expect(await device.fail('analyzeContract', { body: { documentId: id } })).toMatchObject({
      status: 422,
      message: '“contract.csv” could not be read. The file is damaged.',
    });
  });

  it('is 404 for another device, and 400 without an id', async () => {
    const { device, id } = await contract();
    const stranger = app.device();
    for (const failure of [
      await stranger.fail('contractAnalysis', { params: { documentId: id } }),
      await stranger.fail('analyzeContract', { body: { documentId: id } }),
    ]) {
      expect(failure).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(await device.fail('analyzeContract', { body: { documentId: 0 } })).toMatchObject({ status: 400 });
    expect((await device.call('contractAnalysis', { params: { documentId: id } })).vendor).toBe('Acme');
  });

  it('can be looked at for one budget, by its rates; another device’s budget is 404', async () => {
    const device = app.device();
    const { id } = await uploadPaper(app, device, 'pool', (paper) =>
      paper.contract({
        service: paper.cited('pool service'),
        fee: paper.cited({ amount: '100.00', period: 'month' }),
        start: paper.cited('2026-01-01'),
        end: paper.cited('2027-12-31'),
        escalator: paper.cited({ type: 'fixed_percent', value: 5 }),
      }),
    );
    const PARAMETERS = {
      year: 2027,
      associationName: 'Cedar Bend',
      location: 'Colorado',
      units: 48,
      propertyType: 'Condominium',
    };
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    await device.call('overrideRates', {
      params: { parametersId },
      body: { changes: [{ id: 'cpi-services', percent: 6 }] },
    });
    const verdict = async (query: Record<string, string> = {}) => {
      const analysis = await device.call('contractAnalysis', { params: { documentId: id }, query });
      return [analysis.comparedWith.percent, analysis.rateIncreases[0]?.market];
    };
    expect(await verdict()).toEqual([3.5, 'above']);
    expect(await verdict({ parametersId: String(parametersId) })).toEqual([6, 'below']);
    const posted = await device.call('analyzeContract', { body: { documentId: id, parametersId } });
    expect(posted.comparedWith).toMatchObject({ percent: 6, source: 'Entered by hand for this budget' });

    const { id: foreign } = await app.device().call('createParameters', { body: PARAMETERS });
    const refused = await device.fail('analyzeContract', { body: { documentId: id, parametersId: foreign } });
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
    const bad = await device.fail('contractAnalysis', {
      params: { documentId: id },
      query: { parametersId: 'x' },
    });
    expect(bad.status).toBe(400);
  });

  it('is no contract where it is a budget', async () => {
    const device = app.device();
    const { id } = await uploadPaper(app, device, 'budget', (paper) =>
      paper.budget([column('b', 'budget', 2026)], [['7810', 'Electricity', 'expense', '1.00']]),
    );
    expect(await device.fail('contractAnalysis', { params: { documentId: id } })).toMatchObject({
      status: 422,
    });
  });
});
