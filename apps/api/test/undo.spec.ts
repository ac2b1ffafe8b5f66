import { sharedTestApp, type SharedApp } from './support/app';
import { at, madeBudget } from './support/made-budget';
import { amounts, list, setAmount, state, undo } from './support/edits';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const made = () => madeBudget(app);

describe('undo and redo', () => {
  it('walk through every kind of edit and back, and the journal tells all of it', async () => {
    const budget = await made();
    const { device, parametersId, items } = budget;
    const start = await amounts(budget);
    await setAmount(budget, at(items, 1), '6000');
    const pool = await device.call('addItem', {
      params: { parametersId },
      body: { description: 'Pool', type: 'expense', proposedBudget: '900' },
    });
    await device.call('deleteItem', { params: { id: at(items, 2).id } });
    await device.call('rebalance', { params: { parametersId } });
    const end = await amounts(budget);

    let steps = 0;
    for (let { undo: step } = await state(budget); step; { undo: step } = await state(budget)) {
      await undo(budget, step.batchId);
      steps += 1;
    }
    expect(await amounts(budget)).toEqual(start);
    for (let { redo: step } = await state(budget); step; { redo: step } = await state(budget)) {
      await undo(budget, step.batchId);
      steps -= 1;
    }
    expect(steps).toBe(0);
    expect(await amounts(budget)).toEqual(end);
    expect((await list(budget)).find((item) => item.description === 'Pool')?.id).toBe(pool.id);
    const journal = await device.call('listEdits', { params: { parametersId } });
    expect(journal.at(-1)).toMatchObject({ kind: 'changed', from: '5335.00', to: '6000.00', undone: false });
    expect(new Set(journal.map((edit) => edit.kind))).toEqual(
      new Set(['changed', 'added', 'removed', 'restored']),
    );
    expect(journal.every((edit) => edit.thisDevice)).toBe(true);
  });

  it('are refused where somebody changed the line since, with the line as it is', async () => {
    const budget = await made();
    const first = await setAmount(budget, at(budget.items, 1), '6000');
    await setAmount(budget, at(first.items, 0), '6500');
    const response = await budget.device.request('undoEdits', {
      params: { parametersId: budget.parametersId },
      body: { batchId: first.batchId },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'stale_version',
      details: { item: { description: 'Electricity', proposedBudget: '6500.00' } },
    });
    expect(await amounts(budget)).toContainEqual(['Electricity', '6500.00']);
  });

  it('take a batch back once, and none of another budget', async () => {
    const budget = await made();
    const other = await made();
    const { batchId } = await setAmount(budget, at(budget.items, 1), '6000');
    await undo(budget, batchId);
    const params = { parametersId: budget.parametersId };
    expect(await budget.device.fail('undoEdits', { params, body: { batchId } })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    const foreign = await setAmount(other, at(other.items, 1), '1');
    expect(
      await budget.device.fail('undoEdits', { params, body: { batchId: foreign.batchId } }),
    ).toMatchObject({ status: 404 });
  });

  it('begin anew with a generation: what was before is in its version', async () => {
    const budget = await made();
    const { batchId } = await setAmount(budget, at(budget.items, 1), '6000');
    await undo(budget, batchId);
    await budget.device.call('generateWith', {
      params: { provider: 'built-in', parametersId: budget.parametersId },
    });
    expect(await state(budget)).toMatchObject({ undo: null, redo: null });
  });
});

describe('two windows', () => {
  it('on the same cell: the second is told, and nothing is overwritten', async () => {
    const budget = await made();
    const item = at(budget.items, 1);
    await setAmount(budget, item, '6000');
    const second = await budget.device.request('editBudget', {
      params: { parametersId: budget.parametersId },
      body: {
        baseRevision: 1,
        origin: 'hand',
        changes: [{ itemId: item.id, version: item.version, proposedBudget: '7000' }],
      },
    });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: 'stale_version',
      details: { item: { proposedBudget: '6000.00', version: item.version + 1 } },
    });
    expect(await amounts(budget)).toContainEqual(['Electricity', '6000.00']);
  });

  it('on two cells: both are saved', async () => {
    const budget = await made();
    await setAmount(budget, at(budget.items, 1), '6000');
    await setAmount(budget, at(budget.items, 2), '3500');
    expect(await amounts(budget)).toEqual([
      ['Maintenance Fees', '20000.00'],
      ['Electricity', '6000.00'],
      ['Water', '3500.00'],
    ]);
  });
});
