import type { BudgetPart, ContractPart, Facts } from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { sql } from './support/facts-of';

jest.setTimeout(120_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SWEEP_SECONDS: '1' });
}, 240_000);
afterAll(() => app.close());

/** Its last column has no year in its head, and one of its totals is off by 10. */
const BUDGET = `Juniper Flats Homeowners Association
2026 Operating Budget

Account,Description,2025 Actual,2026 Budget
INCOME
4010,Assessments,"10,000.00","11,000.00"
4020,Late Fees,100.00,100.00
,Total Income,"10,100.00","11,100.00"
EXPENSES
5010,Water,"1,200.00","1,300.00"
5020,Electricity,"2,000.00","2,100.00"
5030,Landscape,"3,000.00","3,200.00"
,Total Expenses,"6,200.00","6,610.00"
`;

const CONTRACT = `LANDSCAPE MAINTENANCE AGREEMENT

This Agreement is made between Juniper Flats Homeowners Association (the "Association") and Green Acres
Landscaping, Inc. (the "Contractor").

1. SERVICES. The Contractor shall mow, edge and fertilize the common areas every week.
2. TERM. The term of this Agreement begins January 1, 2026 and ends December 31, 2026.
3. COMPENSATION. The Association shall pay the Contractor a monthly fee of $1,250.00.
4. INCREASES. The fee shall increase by 3% on each anniversary.
`;

async function uploaded(device: Device, name: string, bytes: string) {
  const { id } = await device.upload({ name, bytes });
  const row = await device.untilRead(id);
  expect([name, row.status, row.error?.message]).toEqual([name, 'ready', undefined]);
  return { id, facts: await factsOf(device, id) };
}

const factsOf = (device: Device, id: number): Promise<Facts> => device.call('getFacts', { params: { id } });

function budgetOf(facts: Facts): BudgetPart {
  const part = facts.parts.find((one): one is BudgetPart => one.kind === 'budget');
  if (!part) throw new Error(`No budget in ${JSON.stringify(facts.parts)}`);
  return part;
}

const contractOf = (facts: Facts) => facts.parts.find((one): one is ContractPart => one.kind === 'contract');

function placesOf(facts: Facts) {
  const part = budgetOf(facts);
  const column = (role: string) => part.columns.find((one) => one.role === role)?.id ?? '';
  const line = (description: string) => part.lines.find((one) => one.description === description)?.id ?? '';
  return { readingId: facts.readingId ?? '', partId: part.id, column, line };
}

const amounts = (facts: Facts, description: string) =>
  Object.values(budgetOf(facts).lines.find((one) => one.description === description)?.cells ?? {}).map(
    ({ value, by }) => `${value} ${by}`,
  );

describe('corrections', () => {
  it('of a column: its role and year change, its figures stay, and generation follows', async () => {
    const device = app.device();
    const { id, facts } = await uploaded(device, 'budget.csv', BUDGET);
    const at = placesOf(facts);
    const { id: parametersId } = await device.call('createParameters', { body: PARAMETERS });
    const water = async () => {
      const { items, runId } = await device.call('generateWith', {
        params: { provider: 'built-in', parametersId },
        // Its total is off by 10, which is not what this is about.
        body: { acceptUnreconciled: true },
      });
      return { runId, previous: items.find(({ glCode }) => glCode === '5010')?.previousYear };
    };
    const isOutdated = async () =>
      (await device.call('getBudget', { params: { parametersId } })).parametersChanged;
    expect((await water()).previous).toBe('1300.00');
    expect(await isOutdated()).toBe(false);

    const correction = await device.call('addCorrection', {
      params: { id },
      body: {
        field: 'column',
        readingId: at.readingId,
        partId: at.partId,
        columnId: at.column('budget'),
        value: { role: 'proposed', year: 2027 },
      },
    });
    expect(correction).toMatchObject({
      state: 'applied',
      about: '2026 Budget',
      was: { role: 'budget', year: 2026 },
    });
    const now = await factsOf(device, id);
    expect(budgetOf(now).columns.find(({ id: one }) => one === at.column('budget'))).toMatchObject({
      role: 'proposed',
      year: 2027,
      label: '2026 Budget',
    });
    expect(amounts(now, 'Water')).toEqual(['1200.00 rules', '1300.00 rules']);
    expect(now.corrections).toEqual([expect.objectContaining({ id: correction.id, field: 'column' })]);

    expect(await isOutdated()).toBe(true);
    const run = await water();
    expect(run.previous).toBe('1200.00');
    expect(await isOutdated()).toBe(false);
    const [{ inputs }] = (await sql<{ inputs: { documents: object[] } }>(
      app,
      'SELECT inputs FROM generation_runs WHERE id = $1',
      [run.runId],
    )) as [{ inputs: { documents: object[] } }];
    expect(inputs.documents).toMatchObject([
      {
        id,
        corrections: [
          {
            id: correction.id,
            field: 'column',
            about: '2026 Budget',
            value: { role: 'proposed', year: 2027 },
          },
        ],
      },
    ]);
    await device.call('removeCorrection', { params: { id, correctionId: correction.id } });
    expect(await isOutdated()).toBe(true);
  });

  it('of a figure: it is the person’s, keeps its place, and the totals are checked again', async () => {
    const device = app.device();
    const { id, facts } = await uploaded(device, 'budget.csv', BUDGET);
    const at = placesOf(facts);
    const wrong = (all: Facts) => all.warnings.filter(({ code }) => code === 'total_does_not_foot').length;
    expect(wrong(facts)).toBe(1);
    const before = budgetOf(facts).lines.find((one) => one.description === 'Electricity')!;
    const body = {
      field: 'amount' as const,
      readingId: at.readingId,
      partId: at.partId,
      lineId: at.line('Electricity'),
      columnId: at.column('budget'),
    };
    await device.call('addCorrection', { params: { id }, body: { ...body, value: '2110' } });
    const now = await factsOf(device, id);
    const cell = budgetOf(now).lines.find((one) => one.description === 'Electricity')?.cells[body.columnId];
    expect(cell).toMatchObject({
      value: '2110.00',
      by: 'person',
      raw: before.cells[body.columnId]?.raw,
      source: before.cells[body.columnId]?.source,
    });
    expect(wrong(now)).toBe(0);
    expect(budgetOf(now).totals.every(({ foots }) => foots)).toBe(true);

    // The last one wins, and both stay in the log.
    await device.call('addCorrection', { params: { id }, body: { ...body, value: '5' } });
    expect(amounts(await factsOf(device, id), 'Electricity')).toEqual(['2000.00 rules', '5.00 person']);
    const log = await device.call('listCorrections', { params: { id } });
    expect(log.map(({ value, state }) => [value, state])).toEqual([
      ['2110.00', 'replaced'],
      ['5.00', 'applied'],
    ]);
    const removed = await device.call('removeCorrection', {
      params: { id, correctionId: log[1]?.id ?? 0 },
    });
    expect(removed.state).toBe('removed');
    expect(amounts(await factsOf(device, id), 'Electricity')).toEqual(['2000.00 rules', '2110.00 person']);
    expect(
      await device.fail('removeCorrection', { params: { id, correctionId: log[1]?.id ?? 0 } }),
    ).toMatchObject({ status: 404 });
  });

  it('of a line: its type changes, or it is no line, and can come back', async () => {
    const device = app.device();
    const { id, facts } = await uploaded(device, 'budget.csv', BUDGET);
    const at = placesOf(facts);
    const correct = (value: 'reserve' | 'none') =>
      device.call('addCorrection', {
        params: { id },
        body: {
          field: 'line',
          readingId: at.readingId,
          partId: at.partId,
          lineId: at.line('Landscape'),
          value,
        },
      });
    expect(await correct('reserve')).toMatchObject({ was: 'expense' });
    expect(budgetOf(await factsOf(device, id)).lines.find(({ id: one }) => one === at.line('Landscape'))?.type).toBe('reserve'); // prettier-ignore
    const none = await correct('none');
    const now = await factsOf(device, id);
    expect(budgetOf(now).lines.map(({ description }) => description)).not.toContain('Landscape');
    expect(budgetOf(now).totals.filter(({ foots }) => !foots).length).toBe(2);
    await device.call('removeCorrection', { params: { id, correctionId: none.id } });
    expect(budgetOf(await factsOf(device, id)).lines.find(({ description }) => description === 'Landscape')?.type).toBe('reserve'); // prettier-ignore
  });

  it('of the kind: the stored pages are read as that kind, the row follows, and back', async () => {
    const device = app.device();
    const { id, facts } = await uploaded(device, 'agreement.txt', CONTRACT);
    expect([facts.kind, contractOf(facts)?.fee?.value.amount]).toEqual(['contract', '1250.00']);
    const correct = (value: Facts['kind'], pages?: [number, number]) =>
      device.call('addCorrection', {
        params: { id },
        body: { field: 'kind', readingId: facts.readingId ?? '', value, ...(pages ? { pages } : {}) },
      });
    // The file is gone: nothing but the pages can be read.
    await sql(app, `UPDATE document_files SET bytes = ''`);
    const other = await correct('other');
    expect(other).toMatchObject({ was: 'contract', state: 'applied' });
    expect(await factsOf(device, id)).toMatchObject({ kind: 'other', confidence: 1, parts: [] });
    expect(await device.call('getDocument', { params: { id } })).toMatchObject({ kind: 'other' });

    await correct('contract', [1, 1]);
    const again = await factsOf(device, id);
    expect(contractOf(again)).toEqual(contractOf(facts));
    await device.call('removeCorrection', { params: { id, correctionId: other.id } });
    expect(await device.call('getDocument', { params: { id } })).toMatchObject({ kind: 'contract' });
    expect(
      await device.fail('addCorrection', {
        params: { id },
        body: { field: 'kind', readingId: facts.readingId ?? '', pages: [7, 9], value: 'budget' },
      }),
    ).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('outlive a new reading; one that fits nowhere in it is a warning', async () => {
    const device = app.device();
    const { id, facts } = await uploaded(device, 'budget.csv', BUDGET);
    const at = placesOf(facts);
    const amount = (line: string, value: string) =>
      device.call('addCorrection', {
        params: { id },
        body: {
          field: 'amount',
          readingId: at.readingId,
          partId: at.partId,
          lineId: at.line(line),
          columnId: at.column('budget'),
          value,
        },
      });
    await amount('Water', '1350.00');
    const lost = await amount('Electricity', '2110.00');
    await device.call('addCorrection', {
      params: { id },
      body: { field: 'kind', readingId: at.readingId, value: 'actuals' },
    });
    // The same document, printed anew: one line more above, and one is gone.
    const printed = BUDGET.replace('5010,', '5005,Gas,5.00,5.00\n5010,').replace(/5020,.*\n/, '');
    await sql(
      app,
      'UPDATE document_files SET bytes = $1 WHERE sha256 = (SELECT sha256 FROM documents WHERE id = $2)',
      [Buffer.from(printed), id],
    );
    await sql(app, `UPDATE documents SET status = 'queued', kind = NULL WHERE id = $1`, [id]);
    await device.untilRead(id);

    const now = await factsOf(device, id);
    expect(now.readingId).not.toBe(facts.readingId);
    expect(now.kind).toBe('actuals');
    expect(await device.call('getDocument', { params: { id } })).toMatchObject({ kind: 'actuals' });
    expect(amounts(now, 'Water')).toEqual(['1200.00 rules', '1350.00 person']);
    expect(now.warnings.filter(({ code }) => code === 'correction_does_not_fit')).toMatchObject([
      { message: expect.stringContaining('Electricity') as string },
    ]);
    const log = await device.call('listCorrections', { params: { id } });
    expect(log.find((one) => one.id === lost.id)).toMatchObject({ state: 'misfit', value: '2110.00' });
    expect(
      await device.fail('addCorrection', {
        params: { id },
        body: { field: 'kind', readingId: facts.readingId ?? '', value: 'budget' },
      }),
    ).toMatchObject({ status: 409, code: 'stale_version' });
  });

  it('are another device’s as little as the document is, and must be understood', async () => {
    const device = app.device();
    const { id, facts } = await uploaded(device, 'budget.csv', BUDGET);
    const readingId = facts.readingId ?? '';
    const correction = await device.call('addCorrection', {
      params: { id },
      body: { field: 'kind', readingId, value: 'actuals' },
    });
    const stranger = app.device();
    const missing = { status: 404, code: 'not_found' };
    expect(await stranger.fail('listCorrections', { params: { id } })).toMatchObject(missing);
    expect(await stranger.fail('getPage', { params: { id, page: 1 } })).toMatchObject(missing);
    expect(
      await stranger.fail('removeCorrection', { params: { id, correctionId: correction.id } }),
    ).toMatchObject(missing);
    expect(
      await stranger.fail('addCorrection', {
        params: { id },
        body: { field: 'kind', readingId, value: 'other' },
      }),
    ).toMatchObject(missing);

    const send = (body: object) => device.fail('addCorrection', { params: { id }, body: body as never });
    const amount = { field: 'amount', readingId, partId: 'p1', lineId: 'l1', columnId: 'c1', value: '1' };
    expect(await send({ ...amount, value: '1e99' })).toMatchObject({ status: 400 });
    expect(await send({ ...amount, value: '9'.repeat(13) })).toMatchObject({ status: 400 });
    expect(await send({ ...amount, partId: 'p'.repeat(41) })).toMatchObject({ status: 400 });
    expect(await send({ ...amount, extra: 1 })).toMatchObject({ status: 400 });
    expect(await send({ field: 'kind', readingId, value: 'novel' })).toMatchObject({ status: 400 });
    expect(await send({ ...amount, lineId: 'l999' })).toMatchObject({ status: 409, code: 'conflict' });
    expect((await device.call('listCorrections', { params: { id } })).map((one) => one.id)).toEqual([
      correction.id,
    ]);
  });

  it('wait for the reading', async () => {
    const quiet = await startTestApp({ RUN_JOBS: 'false' });
    try {
      const device = quiet.device();
      const { id } = await device.upload({ name: 'budget.csv', bytes: BUDGET });
      const body = {
        field: 'kind',
        readingId: '00000000-0000-4000-8000-000000000000',
        value: 'other',
      } as const;
      expect(await device.fail('addCorrection', { params: { id }, body })).toMatchObject({
        status: 409,
        code: 'documents_not_ready',
      });
    } finally {
      await quiet.close();
    }
  });
});

it('a page is served as it was read, and no page that is not there', async () => {
  const device = app.device();
  const { id } = await uploaded(device, 'budget.csv', BUDGET);
  const page = await device.call('getPage', { params: { id, page: 1 } });
  expect(page).toMatchObject({ page: 1, pages: 1 });
  const line = page.lines.find(({ text }) => text.includes('Water'));
  expect(line?.cells.map(({ text }) => text)).toEqual(['5010', 'Water', '1,200.00', '1,300.00']);
  expect(await device.fail('getPage', { params: { id, page: 2 } })).toMatchObject({ status: 404 });
});

const PARAMETERS = {
  year: 2027,
  associationName: 'Juniper Flats',
  location: 'Colorado',
  units: 20,
  propertyType: 'Townhomes',
};
