import type { BudgetItem, GenerationResult } from '@hoa/contracts';
import { column, type Paper } from './facts';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { sql, uploadPaper } from './support/facts-of';
import { afterRecovery } from './support/recovery';

jest.setTimeout(120_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SWEEP_SECONDS: '1' });
}, 240_000);
afterAll(() => app.close());

const PARAMETERS = {
  year: 2027,
  associationName: 'Cedar Bend Condominiums',
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
};

const budget = (paper: Paper) =>
  paper.budget(
    [column('b26', 'budget', 2026)],
    [
      ['6100', 'Maintenance Fees', 'income', '10000.00'],
      ['7310', 'Landscape Contract', 'expense', '4800.00'],
      ['7810', 'Electricity', 'expense', '5000.00'],
      ['7475', 'Clubhouse floor (one-time)', 'expense', '900.00'],
    ],
  );

async function prepared(
  device: Device,
  build = budget,
): Promise<{ parametersId: number; documentId: number }> {
  const document = await uploadPaper(app, device, 'budget', build);
  const { id } = await device.call('createParameters', { body: PARAMETERS });
  return { parametersId: id, documentId: document.id };
}

async function generated(
  device: Device,
  parametersId: number,
  keepEdits?: boolean,
): Promise<GenerationResult> {
  const response = await device.fetch(`/api/generate-budget/${parametersId}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(keepEdits === undefined ? {} : { body: JSON.stringify({ keepEdits }) }),
  });
  const body = (await response.json()) as GenerationResult & { message?: string };
  if (!response.ok) throw new Error(`${response.status} ${body.message ?? ''}`);
  return body;
}

const byCode = (items: readonly BudgetItem[], code: string): BudgetItem => {
  const item = items.find((one) => one.glCode === code);
  if (!item) throw new Error(`No line ${code}.`);
  return item;
};

describe('generation', () => {
  it('streams each of the five stages and ends with the items', async () => {
    const device = app.device();
    const { parametersId, documentId } = await prepared(device);
    const response = await device.fetch(`/api/generate-budget/${parametersId}`, { method: 'POST' });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const progress = lines.slice(0, -1);
    expect([...new Set(progress.map((line) => line.stage))]).toEqual([
      'document-analysis',
      'financial-data-extraction',
      'economic-factors',
      'budget-construction',
      'final-processing',
    ]);
    const percents = progress.map((line) => Number(line.percent));
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    const result = lines.at(-1) as unknown as GenerationResult;
    expect(result.error).toBeUndefined();
    // 4800 x 1.035 = 4968.00; 5000 x 1.067 = 5335.00; short by 303.00 x 1.05 = 318.15
    expect(result.items.map((item) => [item.glCode, item.proposedBudget, item.basis])).toEqual([
      ['6100', '10318.15', 'balancing'],
      ['7310', '4968.00', 'trend'],
      ['7810', '5335.00', 'trend'],
    ]);
    expect(byCode(result.items, '7810')).toMatchObject({
      parametersId,
      previousYear: '5000.00',
      previousYearKnown: true,
      previousBasis: 'budget',
      generatedAmount: '5335.00',
      projectedNextYear: '5495.05',
      category: 'Utilities',
      edited: false,
      version: 1,
      sources: [{ documentId, documentName: 'budget.csv', page: 1 }],
    });
    const run = await device.call('getRun', { params: { runId: result.runId } });
    expect(run).toMatchObject({
      status: 'succeeded',
      percent: 100,
      attempt: 1,
      provider: 'built-in',
      documents: [{ id: documentId }],
    });
    expect(run.notes.map((note) => note.code)).toEqual(expect.arrayContaining(['one_off', 'balanced']));
    const record = await device.call('getParameters', { params: { id: parametersId } });
    expect(record.budgetTotal).toBe('10303.00');
    const whole = await device.call('getBudget', { params: { parametersId } });
    expect(whole).toMatchObject({
      revision: 1,
      runId: result.runId,
      parametersChanged: false,
      editedCount: 0,
      totals: { income: '10318.15', expenses: '10303.00', net: '15.15', shortfall: '0.00' },
    });
  });

  it('attack 44: makes one run of fifty askers', async () => {
    const device = app.device();
    const { parametersId } = await prepared(device);
    const results = await Promise.all(Array.from({ length: 50 }, () => generated(device, parametersId)));
    expect(new Set(results.map((result) => result.runId)).size).toBe(1);
    const items = await device.call('listItems', { params: { parametersId } });
    expect(items).toHaveLength(3);
    expect(
      (await sql(app, 'SELECT 1 FROM generation_runs WHERE parameters_id = $1', [parametersId])).length,
    ).toBe(1);
  });

  it('says what to upload where nothing can be budgeted from', async () => {
    const device = app.device();
    const { id } = await device.call('createParameters', { body: PARAMETERS });
    const none = await device.fail('generateBudget', { params: { parametersId: id } });
    expect(none).toMatchObject({ status: 409, code: 'no_documents' });
    const { parametersId } = await prepared(device, (paper) =>
      paper.budget([column('y', 'ytd', 2026)], [['7810', 'Electricity', 'expense', '1.00']]),
    );
    const response = await device.fetch(`/api/generate-budget/${parametersId}`, { method: 'POST' });
    const last = (await response.text()).trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({
      items: [],
      error: expect.stringContaining('Please upload') as string,
    });
    await expect(generated(device, parametersId)).rejects.toThrow('422');
  });

  it('knows its providers', async () => {
    const device = app.device();
    const { parametersId } = await prepared(device);
    expect(await device.call('listProviders')).toMatchObject([
      { name: 'built-in', configured: true, default: true },
      { name: 'openai', configured: false, default: false },
      { name: 'anthropic', configured: false, default: false },
    ]);
    const result = await device.call('generateWith', { params: { provider: 'built-in', parametersId } });
    expect(result.items).toHaveLength(3);
    expect(await device.fail('generateWith', { params: { provider: 'nobody', parametersId } })).toMatchObject(
      {
        status: 404,
        message: expect.stringContaining('built-in, openai') as string,
      },
    );
    expect(await device.fail('generateWith', { params: { provider: 'openai', parametersId } })).toMatchObject(
      { status: 409 },
    );
    expect(
      (
        await device.fetch(`/api/${encodeURIComponent('../admin')}-budget/${parametersId}`, {
          method: 'POST',
        })
      ).status,
    ).toBe(404);
  });

  it('keeps hand edits, added and removed lines, and saves a version before', async () => {
    const device = app.device();
    const { parametersId } = await prepared(device);
    const first = await generated(device, parametersId);
    const electricity = byCode(first.items, '7810');
    await device.call('updateItem', { params: { id: electricity.id }, body: { proposedBudget: '6000' } });
    await device.call('deleteItem', { params: { id: byCode(first.items, '7310').id } });
    const added = await device.call('addItem', {
      params: { parametersId },
      body: { description: 'Flags', type: 'expense', proposedBudget: '100.00' },
    });
    const second = await generated(device, parametersId);
    expect(second.items.map((item) => [item.description, item.proposedBudget, item.generatedAmount])).toEqual(
      [
        ['Maintenance Fees', '10000.00', '10000.00'],
        ['Electricity', '6000.00', '5335.00'],
        ['Flags', '100.00', null],
      ],
    );
    expect(byCode(second.items, '7810').id).toBe(electricity.id);
    expect(second.items[2]?.id).toBe(added.id);
    const versions = await sql<{ snapshot: unknown[] }>(
      app,
      'SELECT snapshot FROM budget_versions WHERE parameters_id = $1',
      [parametersId],
    );
    expect(versions).toHaveLength(1);
    // The line that was removed is no part of what the budget was.
    expect(versions[0]?.snapshot).toHaveLength(3);
    const anew = await generated(device, parametersId, false);
    expect(anew.items.map((item) => [item.glCode, item.proposedBudget])).toEqual([
      ['6100', '10318.15'],
      ['7310', '4968.00'],
      ['7810', '5335.00'],
    ]);
  });

  it('takes up a run that its worker left, from the start, and doubles nothing', async () => {
    const device = app.device();
    const { parametersId } = await prepared(device);
    const runId = crypto.randomUUID();
    await sql(
      app,
      `INSERT INTO generation_runs (id, workspace_id, parameters_id, provider, status, stage, percent, attempt, heartbeat_at)
       SELECT $1, workspace_id, id, 'built-in', 'running', 'budget-construction', 60, 1, now() - interval '1 minute'
         FROM budget_parameters WHERE id = $2`,
      [runId, parametersId],
    );
    const result = await generated(device, parametersId);
    expect(result).toMatchObject({ runId });
    expect(result.items).toHaveLength(3);
    expect(await device.call('getRun', { params: { runId } })).toMatchObject({
      status: 'succeeded',
      attempt: 2,
    });
  });

  it('attack 45: waits for a document that is still being read, and leaves no orphans when the history is cleared meanwhile', async () => {
    const device = app.device();
    const { parametersId, documentId } = await prepared(device);
    await sql(
      app,
      `UPDATE documents SET status = 'reading', heartbeat_at = now() + interval '1 hour' WHERE id = $1`,
      [documentId],
    );
    const response = await device.fetch(`/api/generate-budget/${parametersId}`, { method: 'POST' });
    const reader = response.body?.getReader();
    const chunk = await reader?.read();
    expect(new TextDecoder().decode(chunk?.value)).toContain('document-analysis');
    expect(await device.call('clearHistory')).toEqual({ deleted: true });
    await sql(app, `UPDATE documents SET status = 'ready' WHERE id = $1`, [documentId]);
    for (let done = false; !done;) done = (await reader?.read().catch(() => ({ done: true })))?.done ?? true;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await afterRecovery(app);
    for (const table of [
      'budget_parameters',
      'generation_runs',
      'budgets',
      'budget_items',
      'budget_edits',
      'associations',
    ]) {
      const [row] = await sql<{ count: string }>(
        app,
        `SELECT count(*) FROM ${table} WHERE workspace_id = (SELECT workspace_id FROM documents WHERE id = $1)`,
        [documentId],
      );
      expect([table, Number(row?.count)]).toEqual([table, 0]);
    }
    expect(await device.call('listDocuments')).toHaveLength(1);
  });

  it('is nobody else’s business', async () => {
    const [device, other] = [app.device(), app.device()];
    const { parametersId } = await prepared(device);
    const { runId, items } = await generated(device, parametersId);
    const [item] = items;
    await other.call('listParameters');
    for (const [name, params] of [
      ['getParameters', { id: parametersId }],
      ['generateBudget', { parametersId }],
      ['getRun', { runId }],
      ['getBudget', { parametersId }],
      ['listItems', { parametersId }],
      ['listEdits', { parametersId }],
      ['rebalance', { parametersId }],
      ['deleteItem', { id: item?.id ?? 0 }],
      ['restoreItem', { id: item?.id ?? 0 }],
    ] as const) {
      expect([name, (await other.fail(name, { params })).status]).toEqual([name, 404]);
    }
    expect(
      (await other.fail('updateItem', { params: { id: item?.id ?? 0 }, body: { proposedBudget: '1' } }))
        .status,
    ).toBe(404);
  });
});
