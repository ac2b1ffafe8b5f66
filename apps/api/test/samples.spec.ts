import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { annualAssessment, monthlyFee, toCents } from '@hoa/budget-math';
import { startTestApp, type TestApp } from './support/app';

jest.setTimeout(120_000);
const folder = path.resolve(__dirname, '../../../samples');

/** What a careful bookkeeper arrives at, worked out by hand beside the samples. */
const Expected = z.looseObject({
  parameters: z.object({
    associationName: z.string(),
    year: z.number(),
    location: z.string(),
    units: z.number(),
    propertyType: z.string(),
  }),
  items: z.array(
    z.looseObject({
      glCode: z.string(),
      description: z.string(),
      category: z.string(),
      type: z.string(),
      previousYear: z.string(),
      proposedBudget: z.string(),
      basis: z.string(),
      sources: z.array(z.string()),
    }),
  ),
});
const expected = Expected.parse(JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SAMPLES_DIR: folder });
}, 240_000);
afterAll(() => app.close());

it('the samples become the budget that a bookkeeper arrives at, to the cent, each line with its sources', async () => {
  const device = app.device();
  const samples = await device.call('addSampleDocuments');
  for (const { id, name } of samples)
    expect([name, (await device.untilRead(id, 150_000)).status]).toEqual([name, 'ready']);
  const parameters = await device.call('createParameters', { body: expected.parameters });
  const { items } = await device.call('generateWith', {
    params: { provider: 'built-in', parametersId: parameters.id },
  });

  const shown = items.map(({ glCode, description, category, type, previousYear, proposedBudget, basis }) => ({
    glCode,
    description,
    category,
    type,
    previousYear,
    proposedBudget,
    basis,
  }));
  const figures = expected.items.map(
    ({ glCode, description, category, type, previousYear, proposedBudget, basis }) => ({
      glCode,
      description,
      category,
      type,
      previousYear,
      proposedBudget,
      basis,
    }),
  );
  const byCode = (a: { glCode: string }, b: { glCode: string }) => a.glCode.localeCompare(b.glCode);
  expect(shown.sort(byCode)).toEqual(figures.sort(byCode));

  // Both contracts were read with some doubt; what the budget prints for 2026 is what they come to.
  expect(items.filter(({ needsReview }) => needsReview)).toEqual([]);

  for (const item of items) {
    const papers = expected.items.find(({ glCode }) => glCode === item.glCode)?.sources ?? [];
    expect([item.glCode, item.sources.map((source) => source.documentName)]).toEqual([
      item.glCode,
      expect.arrayContaining(papers) as string[],
    ]);
    for (const source of item.sources) {
      const { content } = await device.call('getDocument', { params: { id: source.documentId ?? 0 } });
      const words = source.quote.replace(/…$/, '').split(' ');
      expect([source.quote, words.filter((word) => !content.includes(word))]).toEqual([source.quote, []]);
    }
  }
  const { totals, ownersPay, funds, plausibility } = await device.call('getBudget', {
    params: { parametersId: parameters.id },
  });
  // 324,266.85 / 48 / 12 after 313,920.00 / 48 / 12; 62,500.00 goes to the reserve fund: 264,095.20 + 62,500.00.
  expect(ownersPay).toMatchObject({ perUnit: '562.96', previousPerUnit: '545.00', dues: '324266.85' });
  expect(funds).toMatchObject([
    { fund: 'operating', transfersOut: '62500.00', net: '492.71' },
    {
      fund: 'reserve',
      opening: '264095.20',
      transfersIn: '62500.00',
      closing: '326595.20',
      openingSource: { words: 'Balance of the reserve study, January 1, 2027' },
    },
  ]);
  expect(plausibility).toEqual([]);
  expect(items.map(({ previousYearOf }) => previousYearOf)).toEqual(items.map(() => 2026));
  const expenses = toCents(totals.expenses);
  expect([monthlyFee(expenses, 48), annualAssessment(expenses, 48)]).toEqual([57_819, 693_831]);
});
