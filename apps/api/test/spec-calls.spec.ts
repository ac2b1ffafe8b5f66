import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';

/**
 * Each call of the product as a client of its specification makes it: the address, the body, the fields of the answer, by
 * plain requests and not by our contracts.
 */
jest.setTimeout(180_000);
const folder = path.resolve(__dirname, '../../../samples');
const PARAMETERS = {
  year: 2027,
  associationName: 'Copper Kestrel',
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
  specialConsiderations: '',
};

let app: TestApp;
let device: Device;
const ids = { contract: 0, declaration: 0, parameters: 0, item: 0 };

type Answer = Record<string, unknown>;
const json = { 'content-type': 'application/json' };
const send = (method: string, address: string, body?: object) =>
  device.fetch(address, { method, ...(body ? { headers: json, body: JSON.stringify(body) } : {}) });
async function answered(method: string, address: string, body?: object): Promise<never> {
  const response = await send(method, address, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return JSON.parse(text) as never;
}
const fields = (value: Answer | undefined): string[] => Object.keys(value ?? {});

async function upload(name: string, type?: string): Promise<number> {
  const form = new FormData();
  if (type) form.append('type', type);
  form.append('file', new Blob([new Uint8Array(readFileSync(path.join(folder, name)))]), name);
  const response = await device.fetch('/api/documents', { method: 'POST', body: form });
  const { id } = (await response.json()) as { id: number };
  await device.untilRead(id);
  return id;
}

beforeAll(async () => {
  app = await startTestApp();
  device = app.device();
  ids.contract = await upload('elevator-contract.pdf');
  ids.declaration = await upload('ccr-declaration.pdf', 'assessment');
  await upload('prior-year-budget.pdf');
  const { id } = await answered('POST', '/api/budget-parameters', PARAMETERS);
  ids.parameters = id;
}, 400_000);
afterAll(() => app.close());

it('POST /api/budget-parameters answers the record with its id', async () => {
  const made: Answer = await answered('POST', '/api/budget-parameters', { ...PARAMETERS, year: 2028 });
  expect(made).toMatchObject({ ...PARAMETERS, year: 2028 });
  expect(Number.isInteger(made.id)).toBe(true);
});

it('GET /api/budget-parameters lists records, newest first', async () => {
  const list: Answer[] = await answered('GET', '/api/budget-parameters');
  expect(list.map(({ year }) => year)).toEqual([2028, 2027]);
  expect(fields(list[0])).toEqual(
    expect.arrayContaining(['id', 'associationName', 'year', 'units', 'createdAt']),
  );
});

it('PATCH /api/budget-parameters/{id} takes the same body', async () => {
  const body = { ...PARAMETERS, units: 50 };
  expect(await answered('PATCH', `/api/budget-parameters/${ids.parameters}`, body)).toMatchObject(body);
  await answered('PATCH', `/api/budget-parameters/${ids.parameters}`, PARAMETERS);
});

it('GET /api/budget-parameters/{parametersId} answers one record', async () => {
  expect(await answered('GET', `/api/budget-parameters/${ids.parameters}`)).toMatchObject(PARAMETERS);
});

it('GET /api/documents lists id, name, size and type of all documents', async () => {
  const list: Answer[] = await answered('GET', '/api/documents');
  expect(list.map(({ type }) => type).sort()).toEqual(['assessment', 'document', 'document']);
  expect(fields(list[0])).toEqual(expect.arrayContaining(['id', 'name', 'size', 'type']));
  expect(fields(list[0])).not.toContain('content');
});

it('GET /api/documents?type=assessment lists assessment documents only', async () => {
  expect(await answered('GET', '/api/documents?type=assessment')).toMatchObject([{ id: ids.declaration }]);
});

it('POST /api/generate-budget/{parametersId} streams, and the last chunk is the result', async () => {
  const response = await send('POST', `/api/generate-budget/${ids.parameters}`);
  const chunks = (await response.text()).trim().split('\n');
  const { items, error } = JSON.parse(chunks.at(-1) ?? '') as { items: Answer[]; error?: string };
  expect(chunks.length).toBeGreaterThan(5);
  expect(items.length).toBeGreaterThan(30);
  expect(error).toBeUndefined();
});

it('POST /api/{provider}-budget/{parametersId} answers items', async () => {
  const { items }: { items: Answer[] } = await answered('POST', `/api/built-in-budget/${ids.parameters}`);
  expect(items.length).toBeGreaterThan(30);
});

it('GET /api/budget-items/{parametersId} lists items with amounts as strings', async () => {
  const list: Answer[] = await answered('GET', `/api/budget-items/${ids.parameters}`);
  const names =
    'id parametersId category description glCode notes type previousYear proposedBudget priority projectedNextYear';
  expect(fields(list[0])).toEqual(expect.arrayContaining(names.split(' ')));
  const first = list.find(({ glCode }) => glCode === '7810');
  expect([typeof first?.previousYear, typeof first?.proposedBudget]).toEqual(['string', 'string']);
  ids.item = Number(first?.id);
});

it('PATCH /api/budget-items/{id} takes proposedBudget as a string', async () => {
  const changed = await answered('PATCH', `/api/budget-items/${ids.item}`, { proposedBudget: '16700.00' });
  expect(changed).toMatchObject({ id: ids.item, proposedBudget: '16700.00' });
});

it('GET /api/economic-data answers inflation, CPI, utilities and insurance', async () => {
  const data = await answered('GET', '/api/economic-data');
  const number = expect.any(Number);
  const source = expect.any(String);
  expect(data).toMatchObject({
    inflation: { current: number, forecasted: number, source },
    cpi: { current: number, change: number, source },
    utilityRates: { electric: number, water: number, gas: number, change: number, source },
    insuranceRates: { property: number, liability: number, change: number, source },
  });
});

it('POST /api/analyze-contract takes {documentId} and answers the analysis', async () => {
  const analysis: Answer = await answered('POST', '/api/analyze-contract', { documentId: ids.contract });
  expect(analysis).toMatchObject({ vendor: 'Summit Line Elevator Company', serviceType: expect.any(String) });
  const [rate] = analysis.rateIncreases as Answer[];
  const names = 'description effectiveDate oldAmount newAmount percentageIncrease comparedToMarket';
  expect(fields(rate)).toEqual(expect.arrayContaining(names.split(' ')));
  expect(Array.isArray(analysis.recommendations)).toBe(true);
});

it('GET /api/contract-analysis/{documentId} answers the same', async () => {
  const analysis = await answered('GET', `/api/contract-analysis/${ids.contract}`);
  expect(analysis).toMatchObject({ vendor: 'Summit Line Elevator Company' });
});

it('POST /api/chat/{parametersId} takes {content} and answers a message', async () => {
  const content = 'How much is water?';
  const message = await answered('POST', `/api/chat/${ids.parameters}`, { content });
  expect(message).toMatchObject({
    id: expect.any(Number),
    isAssistant: true,
    content: expect.stringContaining('Water'),
    createdAt: expect.any(String),
  });
});

it('GET /api/chat/{parametersId} lists messages', async () => {
  const list = await answered('GET', `/api/chat/${ids.parameters}`);
  expect(list).toMatchObject([{ isAssistant: false, content: 'How much is water?' }, { isAssistant: true }]);
});

it('GET /api/budget-recommendations/{parametersId} answers recommendations', async () => {
  const found: Answer = await answered('GET', `/api/budget-recommendations/${ids.parameters}`);
  expect(fields(found)).toEqual(expect.arrayContaining(['analysisDate', 'budgetHealth', 'suggestions']));
  const names = 'title description category savingsPotential implementationComplexity estimatedSavings';
  expect(fields((found.suggestions as Answer[])[0])).toEqual(expect.arrayContaining(names.split(' ')));
});

it('GET /api/export/{id}/email answers subject and textContent', async () => {
  const email = await answered('GET', `/api/export/${ids.parameters}/email`);
  expect(email).toMatchObject({ subject: expect.any(String), textContent: expect.stringContaining('$') });
});

it('GET /api/export/{id}/{format} of excel and presentation answers a file with its name', async () => {
  for (const [address, extension, begin] of [
    ['excel', 'xlsx', 'PK'],
    ['presentation?as=file', 'pptx', 'PK'],
  ] as const) {
    const response = await send('GET', `/api/export/${ids.parameters}/${address}`);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`filename.*\\.${extension}`));
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, begin.length)
        .toString(),
    ).toBe(begin);
  }
  const missing = await send('GET', '/api/export/999999/excel');
  expect([missing.status, fields((await missing.json()) as Answer)]).toEqual([
    404,
    expect.arrayContaining(['message']),
  ]);
});

it('GET /api/export/{id}/presentation answers presentation data', async () => {
  const data: Answer = await answered('GET', `/api/export/${ids.parameters}/presentation`);
  const names = 'parameters categorizedItems totals insights optimizationInsights';
  expect(fields(data)).toEqual(expect.arrayContaining(names.split(' ')));
  const totals = 'totalProposedBudget totalPreviousYear percentChange monthlyPerUnit';
  expect(fields(data.totals as Answer)).toEqual(expect.arrayContaining(totals.split(' ')));
  const health =
    'recommendations budgetHealthScore budgetHealthRating budgetHealthSummary longTermRecommendations';
  expect(fields(data.optimizationInsights as Answer)).toEqual(expect.arrayContaining(health.split(' ')));
});

it('GET /api/{provider}-export/{id} answers a CSV named after place and year', async () => {
  const response = await send('GET', `/api/built-in-export/${ids.parameters}`);
  expect(response.headers.get('content-disposition')).toContain('Colorado_HOA_Budget_2027.csv');
  expect(await response.text()).toContain('7810');
});

it('POST /api/analyze-ccr takes {documentId} and answers ownershipInterests', async () => {
  const result: Answer = await answered('POST', '/api/analyze-ccr', { documentId: ids.declaration });
  const interests = result.ownershipInterests as Answer[];
  expect(interests).toHaveLength(48);
  expect(fields(interests[0])).toEqual(expect.arrayContaining(['unit', 'lotNumber', 'percentage']));
  expect(result.error).toBeUndefined();
});

it('POST /api/documents takes multipart and answers the document with its id', async () => {
  const form = new FormData();
  form.append('file', new Blob(['Landscaping,100.00\n']), 'costs.txt');
  const response = await device.fetch('/api/documents', { method: 'POST', body: form });
  const made = (await response.json()) as Answer;
  expect([response.status, typeof made.id, made.name]).toEqual([201, 'number', 'costs.txt']);
});

it('DELETE /api/documents/{id} answers JSON, and an error has a message', async () => {
  await answered('DELETE', `/api/documents/${ids.contract}`);
  const again = await send('DELETE', '/api/documents/999999');
  expect([again.status, fields((await again.json()) as Answer)]).toEqual([
    404,
    expect.arrayContaining(['message']),
  ]);
});

it('DELETE /api/budget-history clears all history', async () => {
  await answered('DELETE', '/api/budget-history');
  expect(await answered('GET', '/api/budget-parameters')).toEqual([]);
});

it('every call without the device header is refused', async () => {
  const response = await fetch(`${app.url}/api/documents`);
  expect([response.status, fields((await response.json()) as Answer)]).toEqual([
    401,
    expect.arrayContaining(['message']),
  ]);
});
