import { sharedTestApp, type SharedApp } from './support/app';
import type { Device } from './support/device';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const BUDGET = `Cedar Bend Condominium Association
1200 Elm Street, Denver, CO 80202
2026 Operating Budget
A community of 48 units. Monthly dues: $310.00 per unit.

Account,Description,2025 Actual,2026 Budget
6100,Assessments,"170,000.00","178,560.00"
,Total Income,"170,000.00","178,560.00"
7820,Water,"80,000.00","84,000.00"
7810,Electricity,"60,000.00","64,560.00"
7310,Landscape,"30,000.00","30,000.00"
,Total Expenses,"170,000.00","178,560.00"
`;
const OTHER = BUDGET.replaceAll('Cedar Bend', 'Elm Court').replace('48 units', '12 units');

const STUDY = `Larkspur Meadow Townhouse Association
Reserve Study, fiscal year 2026
Component,Useful Life,Remaining Useful Life,Current Cost
Roofs,25,9,"240,000.00"
Asphalt,20,4,"86,000.00"
Fences,15,6,"31,000.00"
Total,,,"357,000.00"
Recommended annual contribution,,,"22,400.00"
`;

async function upload(device: Device, name: string, bytes: string): Promise<number> {
  const { id } = await device.upload({ name, bytes });
  const row = await device.untilRead(id);
  expect([name, row.status]).toEqual([name, 'ready']);
  return id;
}

describe('the parameters proposal', () => {
  it('states association, state, units, year and dues with their places', async () => {
    const device = app.device();
    const id = await upload(device, 'budget.csv', BUDGET);
    const proposal = await device.call('proposeParameters', { query: { documentIds: String(id) } });
    expect(proposal).toMatchObject({
      associationName: { value: 'Cedar Bend Condominium Association' },
      location: { value: 'Colorado', sources: [{ documentId: id, documentName: 'budget.csv', page: 1 }] },
      units: { value: 48, sources: [{ quote: expect.stringContaining('48 units') as string }] },
      year: { value: 2027 },
      dues: { value: { amount: '310.00', period: 'month' } },
      contradictions: [],
      documents: [{ documentId: id, association: 'Cedar Bend Condominium Association', used: true }],
    });
  });

  it('names the association of the budget when documents of several associations are uploaded', async () => {
    const device = app.device();
    const study = await device.upload({ name: 'study.csv', bytes: STUDY });
    expect((await device.untilRead(study.id)).kind).toBe('reserve-study');
    await upload(device, 'budget.csv', BUDGET);
    const { associationName, documents } = await device.call('proposeParameters');
    expect(associationName?.value).toBe('Cedar Bend Condominium Association');
    expect(documents.map(({ name, used }) => [name, used])).toEqual([
      ['study.csv', false],
      ['budget.csv', true],
    ]);
  });

  it('contradicts given values that the documents do not state', async () => {
    const device = app.device();
    await upload(device, 'budget.csv', BUDGET);
    const ask = async (given: Record<string, string>) =>
      (await device.call('proposeParameters', { query: given })).contradictions;
    const found = await ask({
      units: '100',
      location: 'Florida',
      associationName: 'Elm Court',
      year: '2030',
    });
    expect(found.map(({ field, given, stated }) => [field, given, stated])).toEqual([
      ['associationName', 'Elm Court', 'Cedar Bend Condominium Association'],
      ['location', 'Florida', 'Colorado'],
      ['units', '100', '48'],
      ['year', '2030', '2027'],
    ]);
    expect(found.map(({ message }) => message).slice(2)).toEqual([
      'You entered 100 units, but budget.csv, page 1 states 48 units.',
      'You entered a budget for 2030, but the latest figures in budget.csv are for 2026.',
    ]);
    const same = { units: '48', location: 'Colorado', associationName: 'cedar bend HOA', year: '2027' };
    expect(await ask(same)).toEqual([]);
  });

  it('proposes nothing that no document states', async () => {
    const device = app.device();
    await upload(device, 'plain.csv', 'Account,Description,Amount\n1,Water,3.00\n');
    const proposal = await device.call('proposeParameters');
    expect([proposal.associationName, proposal.location, proposal.units, proposal.dues]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('states why a document is left out and how to include it, as generation does', async () => {
    const device = app.device();
    const own = await upload(device, 'own.csv', BUDGET);
    const other = await upload(device, 'other.csv', OTHER);
    const { documents } = await device.call('proposeParameters', {
      query: { associationName: 'Cedar Bend' },
    });
    const left = documents.find(({ documentId }) => documentId === other);
    expect(documents.find(({ documentId }) => documentId === own)).toMatchObject({ used: true });
    expect(left?.message).toMatch(/other\.csv names another association \(Elm Court .*page 1\)/);
    expect(left?.message).toMatch(left?.used ? /To leave it out, clear it/ : /To use it, select it/);
  });

  it('uses the documents of saved parameters, and knows which were selected', async () => {
    const device = app.device();
    const own = await upload(device, 'own.csv', BUDGET);
    await upload(device, 'other.csv', OTHER);
    const { id, documentsChosen } = await device.call('createParameters', {
      body: {
        year: 2027,
        associationName: 'Cedar Bend',
        location: 'Colorado',
        units: 48,
        propertyType: 'Condominium',
        documentIds: [own],
      },
    });
    expect(documentsChosen).toBe(true);
    const { documents, units } = await device.call('proposeParameters', {
      query: { parametersId: String(id) },
    });
    expect([documents.map(({ documentId }) => documentId), units?.value]).toEqual([[own], 48]);
  });

  it('refuses lists that are not lists of ids, and documents that are not there', async () => {
    const device = app.device();
    const refused = (documentIds: string) => device.fail('proposeParameters', { query: { documentIds } });
    expect((await refused('1,x')).status).toBe(400);
    expect((await refused('999999999')).status).toBe(404);
  });
});
