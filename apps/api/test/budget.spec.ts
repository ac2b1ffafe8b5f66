import type { BudgetItem } from '@hoa/contracts';
import { sharedTestApp, type SharedApp } from './support/app';
import { at, madeBudget } from './support/made-budget';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const made = () => madeBudget(app);

describe('one line', () => {
  it.each([
    ['1234.5', '1234.50'],
    ['0.005', '0.01'],
    ['-0', '0.00'],
    ['-12.345', '-12.35'],
    ['999999999999.99', '999999999999.99'],
  ])('attack 40: takes %s as %s', async (typed, stored) => {
    const { device, items } = await made();
    const item = await device.call('updateItem', {
      params: { id: at(items, 1).id },
      body: { proposedBudget: typed },
    });
    expect(item).toMatchObject({
      proposedBudget: stored,
      edited: true,
      version: 2,
      generatedAmount: '5335.00',
    });
  });

  it('attack 39: refuses what is no amount, and changes nothing', async () => {
    const { device, items, parametersId } = await made();
    for (const typed of [
      'NaN',
      '1e309',
      '--5',
      '1.2.3',
      '',
      ' ',
      '1,000',
      '1000000000000',
      '999999999999.999',
    ]) {
      const { status } = await device.fail('updateItem', {
        params: { id: at(items, 1).id },
        body: { proposedBudget: typed },
      });
      expect([typed, status]).toEqual([typed, 400]);
    }
    expect(await device.call('listItems', { params: { parametersId } })).toEqual(items);
  });

  it('answers the current row where the version is stale; of two writers at once one wins', async () => {
    const { device, items } = await made();
    const { id, version } = at(items, 1);
    const put = (proposedBudget: string) =>
      device.request('updateItem', { params: { id }, body: { proposedBudget, version } });
    const statuses = (await Promise.all(['1', '2', '3', '4'].map(put))).map((response) => response.status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    const stale = (await (await put('9')).json()) as { code: string; details: { item: BudgetItem } };
    expect(stale).toMatchObject({ code: 'stale_version', details: { item: { id, version: version + 1 } } });
  });

  it('refuses an amount with which no total can be computed, and what opens the budget goes on', async () => {
    const { device, parametersId } = await made();
    const params = { parametersId };
    const body = { description: 'Huge', type: 'expense' as const, proposedBudget: '999999999999.99' };
    await device.call('addItem', { params, body });
    expect(await device.fail('addItem', { params, body })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/more than \$2,000,000,000,000/) as string,
    });
    expect(await device.call('listItems', { params })).toHaveLength(4);
    // Income that covers it is 1.05 times the shortfall: below the limit still, and computed with.
    await device.call('rebalance', { params });
    const changes = [{ id: 'forecast.aggressive.utilities', percent: 100 }];
    await device.call('overrideRates', { params, body: { changes } });
    await device.call('recommendations', { params });
    const { totals } = await device.call('exportPresentation', { params: { id: parametersId } });
    expect(totals.totalProposedBudget).toBe('1000000008496.99');
    for (const name of ['exportExcel', 'exportCsv', 'exportEmail', 'exportNotice'] as const) {
      const answer = await device.request(name, {
        params: { ...params, id: parametersId, provider: 'built-in' },
      });
      expect([name, answer.status]).toEqual([name, 200]);
    }
  });

  it('attack 36: ignores whatever else a request says', async () => {
    const { device, items, parametersId } = await made();
    const { parametersId: foreign, items: theirs } = await made();
    const response = await device.fetch(`/api/budget-items/${at(items, 1).id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        proposedBudget: '1',
        parametersId: foreign,
        id: at(theirs, 1).id,
        workspaceId: 1,
        deviceId: 'x',
        type: 'income',
      }),
    });
    expect(await response.json()).toMatchObject({
      id: at(items, 1).id,
      parametersId,
      type: 'expense',
      proposedBudget: '1.00',
    });
    const mine = await device.call('listItems', { params: { parametersId } });
    expect(mine.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });
});

describe('several lines', () => {
  it('change together or not at all, and undo brings them back', async () => {
    const { device, items, parametersId } = await made();
    const change = (item: BudgetItem, proposedBudget: string) => ({
      itemId: item.id,
      version: item.version,
      proposedBudget,
    });
    const stale = { ...at(items, 2), version: 99 };
    const refused = await device.fail('editBudget', {
      params: { parametersId },
      body: { baseRevision: 1, origin: 'what-if', changes: [change(at(items, 1), '1'), change(stale, '2')] },
    });
    expect(refused).toMatchObject({ status: 409, code: 'stale_version' });
    expect(await device.call('listItems', { params: { parametersId } })).toEqual(items);

    const done = await device.call('editBudget', {
      params: { parametersId },
      body: {
        baseRevision: 1,
        origin: 'what-if',
        changes: [change(at(items, 1), '1'), change(at(items, 2), '2')],
      },
    });
    expect(done).toMatchObject({
      revision: 2,
      items: [{ proposedBudget: '1.00' }, { proposedBudget: '2.00' }],
    });
    expect((await device.call('getParameters', { params: { id: parametersId } })).budgetTotal).toBe('3.00');
    const undone = await device.call('editBudget', {
      params: { parametersId },
      body: {
        baseRevision: 2,
        origin: 'undo',
        changes: done.items.map((item, index) => change(item, at(items, index + 1).proposedBudget)),
      },
    });
    expect(undone.items.map((item) => [item.proposedBudget, item.edited])).toEqual([
      ['5335.00', false],
      ['3162.00', false],
    ]);
    const journal = await device.call('listEdits', { params: { parametersId } });
    expect(journal.map((edit) => [edit.origin, edit.from, edit.to, edit.thisDevice])).toEqual([
      ['undo', '2.00', '3162.00', true],
      ['undo', '1.00', '5335.00', true],
      ['what-if', '3162.00', '2.00', true],
      ['what-if', '5335.00', '1.00', true],
    ]);
  });

  it('refuses a line twice and a line of another budget; a what-if of an older revision', async () => {
    const { device, items, parametersId } = await made();
    const other = await made();
    const changes = [{ itemId: at(items, 1).id, version: 1, proposedBudget: '1' }];
    const edit = (body: { baseRevision: number; changes: typeof changes }) =>
      device.fail('editBudget', { params: { parametersId }, body: { ...body, origin: 'hand' } });
    const whatIf = { baseRevision: 0, changes, origin: 'what-if' as const };
    expect((await device.fail('editBudget', { params: { parametersId }, body: whatIf })).code).toBe(
      'stale_version',
    );
    expect((await edit({ baseRevision: 1, changes: [...changes, ...changes] })).status).toBe(400);
    const foreign = [{ itemId: at(other.items, 1).id, version: 1, proposedBudget: '1' }];
    expect((await edit({ baseRevision: 1, changes: foreign })).status).toBe(404);
  });
});

it.each([
  ['6100', 'Maintenance Fees', 'income', 'Income'],
  ['01-6220-00', 'Laundry', 'income', 'Income'],
  ['', 'Laundry', 'expense', 'Other Expenses'],
  // Three digits are no account code.
  ['610', 'Laundry', 'expense', 'Other Expenses'],
])(
  'a line with the code %j is grouped by it, whatever its type says',
  async (glCode, description, type, category) => {
    const { device, parametersId } = await made();
    const line = await device.call('addItem', {
      params: { parametersId },
      body: { glCode, description, type: 'expense', category: 'Other Expenses', proposedBudget: '800' },
    });
    expect(line).toMatchObject({ type, category });
  },
);
