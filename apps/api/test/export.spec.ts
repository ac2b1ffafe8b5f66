import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { Workbook } from 'exceljs';
import { z } from 'zod';
import { annualAssessment, formatDollars, monthlyFee, sumCents, toCents } from '@hoa/budget-math';
import type { BudgetItem, RouteName } from '@hoa/contracts';
import { startTestApp, type TestApp } from './support/app';
import { failure, type Device } from './support/device';
import { at, madeBudget } from './support/made-budget';
import { formulasOf, Recalculation } from './support/workbook';

jest.setTimeout(240_000);
const folder = path.resolve(__dirname, '../../../samples');
const { parameters: PARAMETERS } = z
  .object({
    parameters: z.object({
      associationName: z.string(),
      year: z.number(),
      location: z.string(),
      units: z.number(),
      propertyType: z.string(),
    }),
  })
  .parse(JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SAMPLES_DIR: folder });
}, 240_000);
afterAll(() => app.close());

const EXPORTS = ['exportExcel', 'exportCsv', 'exportEmail', 'exportEmailFile', 'exportPresentation'] as const;
const paramsOf = (id: number) => ({ id, parametersId: id, provider: 'built-in' });

async function download(device: Device, name: RouteName, id: number) {
  const response = await device.request(name, { params: paramsOf(id) });
  expect([name, response.status]).toEqual([name, 200]);
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
  };
}

async function opened(bytes: Buffer): Promise<Workbook> {
  const workbook = new Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  return workbook;
}

const expensesOf = (items: readonly BudgetItem[], field: 'proposedBudget' | 'previousYear') =>
  sumCents(items.filter(({ type }) => type === 'expense').map((item) => toCents(item[field])));

describe('the budget of the samples', () => {
  let device: Device;
  let id: number;
  let items: BudgetItem[];
  beforeAll(async () => {
    device = app.device();
    for (const document of await device.call('addSampleDocuments'))
      expect((await device.untilRead(document.id, 150_000)).status).toBe('ready');
    id = (await device.call('createParameters', { body: PARAMETERS })).id;
    ({ items } = await device.call('generateWith', { params: paramsOf(id) }));
  }, 240_000);

  it('is a workbook whose every formula gives what it says, and whose totals are the budget’s', async () => {
    const { bytes, type, disposition } = await download(device, 'exportExcel', id);
    expect(type).toContain('spreadsheetml');
    expect(disposition).toBe('attachment; filename="Colorado_HOA_Budget_2027.xlsx"');
    const workbook = await opened(bytes);
    const book = new Recalculation(workbook);
    for (const { sheet, cell, stored } of formulasOf(workbook)) {
      // 30 years of nested conditions: another formula engine recomputes that sheet (reserves.spec).
      if (sheet === 'Reserves') continue;
      const value = book.valueOf(sheet, cell.address);
      const where = `${sheet}!${cell.address} ${cell.formula}`;
      if (typeof value === 'string') expect([where, stored ?? '']).toEqual([where, value]);
      else expect([where, Math.abs(Number(value) - Number(stored)) < 1e-6]).toEqual([where, true]);
    }
    const total = expensesOf(items, 'proposedBudget');
    const cents = (name: string) => Math.round(Number(book.valueOf(...book.named(name))) * 100);
    expect(cents('TotalExpenses')).toBe(total);
    expect(cents('PreviousExpenses')).toBe(expensesOf(items, 'previousYear'));
    expect(cents('MonthlyFee')).toBe(monthlyFee(total, PARAMETERS.units));
    expect(book.valueOf(...book.named('Units'))).toBe(PARAMETERS.units);
    // A row a place: each citation of a line, with its quote.
    const cited = items.reduce((count, { sources }) => count + sources.length, 0);
    expect(workbook.getWorksheet('Sources')!.actualRowCount).toBe(cited + 3);
  });

  it('shows the same figures in the CSV, the mail and the slides', async () => {
    const total = expensesOf(items, 'proposedBudget');
    const [csv, mail, slides] = await Promise.all([
      download(device, 'exportCsv', id),
      device.call('exportEmail', { params: { id } }),
      device.call('exportPresentation', { params: { id } }),
    ]);
    expect(csv.disposition).toBe('attachment; filename="Colorado_HOA_Budget_2027.csv"');
    expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(csv.bytes, { bom: true, columns: true }) as Record<string, string>[];
    const row = rows.find(({ Description }) => Description === 'Total Operating Expenses');
    expect(toCents(row?.['2027 Budget'] ?? '')).toBe(total);
    expect(toCents(row?.['2026'] ?? '')).toBe(expensesOf(items, 'previousYear'));
    expect(rows.filter((one) => one['GL Code'] !== '').length).toBe(items.length);

    expect(toCents(slides.totals.totalProposedBudget)).toBe(total);
    expect(toCents(slides.totals.monthlyPerUnit)).toBe(monthlyFee(total, PARAMETERS.units));
    expect(slides.totals.percentChange).toBe(Number(row?.['Change %']));
    for (const { category, proposed } of slides.categorizedItems) {
      const subtotal = rows.find(({ Description }) => Description === `Total ${category}`);
      expect([category, subtotal?.['2027 Budget']]).toEqual([category, proposed]);
    }
    expect(slides.optimizationInsights).toMatchObject({ budgetHealthScore: 'A+', assumed: false });
    expect(slides.insights).toHaveLength(6);

    expect(mail.subject).toBe(`${PARAMETERS.associationName}: Proposed 2027 Budget`);
    expect(mail.textContent).toContain(`Total budget: ${formatDollars(total)} (+5.2%`);
    expect(mail.textContent).toContain(`per unit: ${formatDollars(monthlyFee(total, PARAMETERS.units))}\n`);
    expect(mail.textContent).toContain(formatDollars(annualAssessment(total, PARAMETERS.units)));
    const largest = slides.categorizedItems
      .filter(({ type }) => type === 'expense')
      .sort((a, b) => toCents(b.proposed) - toCents(a.proposed))
      .slice(0, 5);
    expect(mail.textContent.match(/^\d\. .*: \$[\d,]+/gm)).toEqual(
      largest.map(
        ({ category, proposed }, index) => `${index + 1}. ${category}: ${formatDollars(toCents(proposed))}`,
      ),
    );
  });

  it('goes as a mail with the same workbook', async () => {
    const { bytes, type, disposition } = await download(device, 'exportEmailFile', id);
    expect([type, disposition]).toEqual([
      'message/rfc822',
      'attachment; filename="Colorado_HOA_Budget_2027.eml"',
    ]);
    const [, , attached = ''] = bytes.toString('latin1').split(/\r\n--=_[^\r\n]+\r\n/);
    const [head = '', body = ''] = attached.split('\r\n\r\n');
    expect(head).toContain('filename="Colorado_HOA_Budget_2027.xlsx"');
    const mailed = await opened(Buffer.from(body.split('\r\n--')[0] ?? '', 'base64'));
    const book = new Recalculation(mailed);
    expect(Math.round(Number(book.valueOf(...book.named('TotalExpenses'))) * 100)).toBe(
      expensesOf(items, 'proposedBudget'),
    );
  });
});

it('follows an edit, and says that it is one', async () => {
  const { device, parametersId: id, items } = await madeBudget(app);
  const edited = at(items, 1);
  await device.call('updateItem', { params: { id: edited.id }, body: { proposedBudget: '-7777.77' } });
  const { bytes } = await download(device, 'exportCsv', id);
  expect(bytes.toString('utf8')).toMatch(/7810,Utilities,Electricity,5000\.00,-7777\.77,.*\(edited\)/);
  const workbook = await opened((await download(device, 'exportExcel', id)).bytes);
  const values = workbook.getWorksheet('Budget')!.getColumn(4).values;
  expect(values).toContain(-7777.77);
  for (const status of ['proposed', 'adopted'] as const)
    await device.call('setStatus', { params: { parametersId: id }, body: { status } });
  const mail = await device.call('exportEmail', { params: { id } });
  expect(mail.subject).toBe('Cedar Bend: Adopted 2027 Budget');
});

it.each(EXPORTS)('%s says that a budget has no lines yet, and is nobody else’s business', async (name) => {
  const device = app.device();
  const { id } = await device.call('createParameters', { body: PARAMETERS });
  expect(await device.fail(name, { params: paramsOf(id) })).toEqual({
    status: 422,
    code: 'nothing_to_export',
    message: 'This budget has no lines yet. Please generate it first, then export or present it.',
  });
  expect(await app.device().fail(name, { params: paramsOf(id) })).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});

it.each([
  ['nobody', 404, 'unknown_provider', 'built-in, openai'],
  ['openai', 409, 'provider_not_configured', 'not configured'],
])('the CSV of the provider %s is %d', async (provider, status, code, sentence) => {
  const { device, parametersId } = await madeBudget(app);
  const answer = await device.fail('exportCsv', { params: { provider, parametersId } });
  expect(answer).toMatchObject({ status, code, message: expect.stringContaining(sentence) as string });
});

it.each(['docx', '..%2Fadmin', '%2e%2e', 'excel%00'])('attack 48: the format %s is 404', async (format) => {
  const { device, parametersId } = await madeBudget(app);
  const response = await device.fetch(`/api/export/${parametersId}/${format}`);
  expect(await failure(response)).toMatchObject({ status: 404 });
});
