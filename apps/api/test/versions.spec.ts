import type { BudgetItem } from '@hoa/contracts';
import { column } from './facts';
import { sharedTestApp, type SharedApp } from './support/app';
import { uploadPaper } from './support/facts-of';
import { at, madeBudget, type Made } from './support/made-budget';
import { amounts, list, setAmount, state, undo } from './support/edits';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const made = () => madeBudget(app);

describe('versions', () => {
  const save = ({ device, parametersId }: Made, name: string) =>
    device.call('saveVersion', { params: { parametersId }, body: { name, reason: 'For the board' } });

  it('are saved with a name and a reason, and listed newest first', async () => {
    const budget = await made();
    const first = await save(budget, 'First draft');
    expect(first).toMatchObject({
      name: 'First draft',
      reason: 'For the board',
      cause: 'saved',
      lines: 3,
      totals: { income: '20000.00', expenses: '8497.00', net: '11503.00' },
    });
    const second = await save(budget, 'Second draft');
    const params = { parametersId: budget.parametersId };
    expect((await budget.device.call('listVersions', { params })).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await budget.device.fail('saveVersion', { params, body: { name: ' ' } })).toMatchObject({
      status: 400,
      message: 'Please give the version a name.',
    });
  });

  it('compare line by line with the present and with each other', async () => {
    const budget = await made();
    const { device, parametersId, items } = budget;
    const before = await save(budget, 'Before');
    await setAmount(budget, at(items, 1), '6000');
    await device.call('deleteItem', { params: { id: at(items, 2).id } });
    await device.call('addItem', {
      params: { parametersId },
      body: { description: 'Pool', type: 'expense', proposedBudget: '900' },
    });
    const params = { parametersId };
    const compared = await device.call('compareVersions', { params, query: { from: String(before.id) } });
    expect(compared).toMatchObject({
      from: { id: before.id, name: 'Before' },
      to: { id: null },
      counts: { added: 1, removed: 1, changed: 1, same: 1 },
      totals: { expenses: { from: '8497.00', to: '6900.00', difference: '-1597.00' } },
    });
    expect(
      compared.lines.map((line) => [line.description, line.change, line.from, line.to, line.difference]),
    ).toEqual([
      ['Maintenance Fees', 'same', '20000.00', '20000.00', '0.00'],
      ['Electricity', 'changed', '5335.00', '6000.00', '665.00'],
      ['Water', 'removed', '3162.00', null, '-3162.00'],
      ['Pool', 'added', null, '900.00', '900.00'],
    ]);
    const after = await save(budget, 'After');
    const query = { from: String(before.id), to: String(after.id) };
    expect(await device.call('compareVersions', { params, query })).toMatchObject({
      to: { id: after.id, name: 'After' },
      lines: compared.lines,
    });
  });

  it('are restored as one batch, over a version of the present, and that is undone as well', async () => {
    const budget = await made();
    const { device, parametersId, items } = budget;
    const start = await list(budget);
    const version = await save(budget, 'Start');
    await setAmount(budget, at(items, 1), '6000');
    await device.call('deleteItem', { params: { id: at(items, 2).id } });
    await device.call('addItem', {
      params: { parametersId },
      body: { description: 'Pool', type: 'expense', proposedBudget: '900' },
    });
    const changed = await amounts(budget);
    const { revision } = await state(budget);
    const restored = await device.call('restoreVersion', { params: { id: version.id } });
    expect(restored).toMatchObject({ revision: revision + 1, saved: { cause: 'restore', lines: 3 } });
    const without = (rows: readonly BudgetItem[]) => rows.map(({ version: _version, ...item }) => item);
    expect(without(await list(budget))).toEqual(without(start));
    expect((await device.call('getParameters', { params: { id: parametersId } })).budgetTotal).toBe(
      '8497.00',
    );
    expect((await device.call('listEdits', { params: { parametersId } }))[0]).toMatchObject({
      origin: 'restore',
    });
    await undo(budget, restored.batchId);
    expect(await amounts(budget)).toEqual(changed);
    expect((await state(budget)).redo).toMatchObject({ summary: '3 lines' });
  });

  it('bring back lines that a generation dropped', async () => {
    const budget = await made();
    const { device, parametersId } = budget;
    const version = await save(budget, 'With water');
    const start = await amounts(budget);
    const paper = await uploadPaper(app, device, 'smaller', (one) =>
      one.budget([column('b26', 'budget', 2026)], [['7810', 'Electricity', 'expense', '4000.00']]),
    );
    await device.call('updateParameters', {
      params: { id: parametersId },
      body: { documentIds: [paper.id] },
    });
    const params = { provider: 'built-in', parametersId };
    await device.call('generateWith', { params, body: { keepEdits: false } });
    expect((await amounts(budget)).map(([name]) => name)).not.toContain('Water');
    const { batchId } = await device.call('restoreVersion', { params: { id: version.id } });
    expect(await amounts(budget)).toEqual(start);
    await undo(budget, batchId);
    expect((await amounts(budget)).map(([name]) => name)).not.toContain('Water');
  });

  it('are saved by a generation before it replaces lines', async () => {
    const budget = await made();
    await setAmount(budget, at(budget.items, 1), '6000');
    const params = { parametersId: budget.parametersId };
    await budget.device.call('generateWith', {
      params: { ...params, provider: 'built-in' },
      body: { keepEdits: false },
    });
    const [version] = await budget.device.call('listVersions', { params });
    expect(version).toMatchObject({ cause: 'generation', totals: { expenses: '9162.00' } });
    await budget.device.call('restoreVersion', { params: { id: version?.id ?? 0 } });
    expect(await amounts(budget)).toContainEqual(['Electricity', '6000.00']);
  });
});

describe('status', () => {
  const go = ({ device, parametersId }: Made, status: 'draft' | 'proposed' | 'adopted') =>
    device.call('setStatus', { params: { parametersId }, body: { status } });

  it('goes from draft to proposed to adopted and back, each kept as a version', async () => {
    const budget = await made();
    const params = { parametersId: budget.parametersId };
    expect(await budget.device.fail('setStatus', { params, body: { status: 'adopted' } })).toMatchObject({
      status: 409,
      message: 'A draft is proposed to the board before it is adopted.',
    });
    expect((await go(budget, 'proposed')).status).toBe('proposed');
    expect((await go(budget, 'adopted')).status).toBe('adopted');
    expect((await go(budget, 'draft')).status).toBe('draft');
    expect((await budget.device.call('listVersions', { params })).map(({ cause }) => cause)).toEqual([
      'adopted',
      'proposed',
    ]);
    await setAmount(budget, at(budget.items, 1), '6000');
  });

  it('is not given to a budget that was changed since it was looked at, nor to one without lines', async () => {
    const budget = await made();
    const { revision } = await state(budget);
    await setAmount(budget, at(budget.items, 1), '6000');
    const params = { parametersId: budget.parametersId };
    expect(
      await budget.device.fail('setStatus', { params, body: { status: 'proposed', revision } }),
    ).toMatchObject({ status: 409, code: 'stale_version' });
    const empty = await budget.device.call('createParameters', {
      body: { year: 2028, associationName: 'Elm', location: 'Ohio', units: 3, propertyType: 'Townhomes' },
    });
    expect(
      await budget.device.fail('setStatus', {
        params: { parametersId: empty.id },
        body: { status: 'proposed' },
      }),
    ).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('adopted refuses every writer with a sentence, and lets be read and saved', async () => {
    const budget = await made();
    const { device, parametersId, items } = budget;
    const { batchId } = await setAmount(budget, at(items, 1), '6000');
    const version = await save(budget);
    await go(budget, 'proposed');
    await go(budget, 'adopted');
    const params = { parametersId };
    const { id } = at(items, 1);
    const before = await list(budget);
    const answers = await Promise.all([
      device.fail('undoEdits', { params, body: { batchId } }),
      device.fail('restoreVersion', { params: { id: version.id } }),
      device.fail('updateItem', { params: { id }, body: { proposedBudget: '1' } }),
      device.fail('deleteItem', { params: { id } }),
      device.fail('rebalance', { params }),
      device.fail('generateBudget', { params }),
      device.fail('updateParameters', { params: { id: parametersId }, body: { units: 11 } }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, code: 'read_only' });
      expect(answer.message).toMatch(/adopted.*reopen/i);
    }
    expect(await list(budget)).toEqual(before);
    await save(budget);
  });

  function save({ device, parametersId }: Made) {
    return device.call('saveVersion', { params: { parametersId }, body: { name: 'Kept' } });
  }
});
