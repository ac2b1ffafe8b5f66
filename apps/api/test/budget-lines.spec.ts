import { sharedTestApp, type SharedApp } from './support/app';
import { sql } from './support/facts-of';
import { at, madeBudget } from './support/made-budget';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const made = () => madeBudget(app);

describe('lines', () => {
  it('are added, removed and brought back', async () => {
    const { device, parametersId, items } = await made();
    const added = await device.call('addItem', {
      params: { parametersId },
      body: { description: 'Pool insurance', type: 'expense', proposedBudget: '800' },
    });
    expect(added).toMatchObject({
      category: 'Insurance Expenses',
      edited: true,
      basis: 'assumption',
      proposedBudget: '800.00',
    });
    await device.call('deleteItem', { params: { id: added.id } });
    expect(await device.call('listItems', { params: { parametersId } })).toHaveLength(items.length);
    expect((await device.fail('deleteItem', { params: { id: added.id } })).status).toBe(404);
    const back = await device.call('restoreItem', { params: { id: added.id } });
    expect(back).toMatchObject({ id: added.id, proposedBudget: '800.00' });
    const budget = await device.call('getBudget', { params: { parametersId } });
    expect(budget).toMatchObject({ revision: 4, editedCount: 1, totals: { expenses: '9297.00' } });
  });

  it('keep the quotes of a document that was deleted, without a document to open', async () => {
    const { device, parametersId, documentId } = await made();
    await device.call('deleteDocument', { params: { id: documentId } });
    const items = await device.call('listItems', { params: { parametersId } });
    expect(at(items, 1).sources).toMatchObject([
      { documentId: null, documentName: 'budget.csv', quote: '5000.00' },
    ]);
    expect((await device.call('getBudget', { params: { parametersId } })).parametersChanged).toBe(true);
  });
});

describe('balancing again', () => {
  it('raises the assessment line by the shortfall x 1.05, once', async () => {
    const { device, parametersId, items } = await made();
    await device.call('updateItem', { params: { id: at(items, 1).id }, body: { proposedBudget: '26838' } });
    const { totals } = await device.call('getBudget', { params: { parametersId } });
    expect(totals.shortfall).toBe('10000.00');
    const result = await device.call('rebalance', { params: { parametersId } });
    expect(result.items).toMatchObject([{ glCode: '6100', proposedBudget: '30500.00' }]);
    expect((await device.call('rebalance', { params: { parametersId } })).items).toEqual([]);
    expect((await device.call('listEdits', { params: { parametersId } }))[0]).toMatchObject({
      origin: 'rebalance',
    });
  });

  it('creates the line where it was removed', async () => {
    const { device, parametersId, items } = await made();
    await device.call('deleteItem', { params: { id: at(items, 0).id } });
    const result = await device.call('rebalance', { params: { parametersId } });
    expect(result.items).toMatchObject([
      {
        glCode: '6100',
        description: 'Maintenance Fees',
        basis: 'balancing',
        previousYear: '7600.00',
        previousBasis: 'assumption',
      },
    ]);
  });
});

it('an adopted budget is read only', async () => {
  const { device, parametersId, items } = await made();
  await sql(app, `UPDATE budgets SET status = 'adopted' WHERE parameters_id = $1`, [parametersId]);
  const { id } = at(items, 1);
  const writers = [
    device.fail('updateItem', { params: { id }, body: { proposedBudget: '1' } }),
    device.fail('addItem', {
      params: { parametersId },
      body: { description: 'x', type: 'expense', proposedBudget: '1' },
    }),
    device.fail('deleteItem', { params: { id } }),
    device.fail('restoreItem', { params: { id } }),
    device.fail('rebalance', { params: { parametersId } }),
    device.fail('generateBudget', { params: { parametersId } }),
    device.fail('editBudget', {
      params: { parametersId },
      body: { baseRevision: 1, origin: 'hand', changes: [{ itemId: id, version: 1, proposedBudget: '1' }] },
    }),
  ];
  for (const answer of await Promise.all(writers))
    expect(answer).toMatchObject({ status: 409, code: 'read_only' });
  expect(await device.call('listItems', { params: { parametersId } })).toEqual(items);
});
