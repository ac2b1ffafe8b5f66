import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { sql } from './support/facts-of';
import { at, madeBudget } from './support/made-budget';

jest.setTimeout(120_000);
let app: TestApp;
beforeEach(async () => {
  // Of its own: tries are counted by address, and all of these come from one.
  app = await startTestApp();
}, 240_000);
afterEach(() => app.close());

const join = (device: Device, code: string, name?: string) =>
  device.call('join', { body: { code, ...(name === undefined ? {} : { name }) } });
const refused = (device: Device, code: string) => device.fail('join', { body: { code } });
const keysOf = (device: Device) => device.call('listKeys');

describe('a join code', () => {
  it('lets another browser open the budget, and the journal tells the two apart', async () => {
    const { device: manager, parametersId, items } = await madeBudget(app);
    const board = app.device();
    const params = { parametersId };
    expect(await board.fail('getBudget', { params })).toMatchObject({ status: 404 });
    const { code } = await manager.call('createJoinCode', { body: { role: 'editor' } });
    expect(await join(board, code.toLowerCase().replace('-', ' '), 'Maria')).toEqual({ joined: true });
    expect(await board.call('listItems', { params })).toEqual(items);
    await manager.call('updateItem', { params: { id: at(items, 1).id }, body: { proposedBudget: '1' } });
    await board.call('updateItem', { params: { id: at(items, 2).id }, body: { proposedBudget: '2' } });
    const seen = (await board.call('listEdits', { params })).map((edit) => [edit.to, edit.thisDevice]);
    expect(seen).toEqual([
      ['2.00', true],
      ['1.00', false],
    ]);
    // Each undoes in turn what was its own.
    expect((await board.call('getBudget', { params })).undo).toMatchObject({ summary: 'Water' });
    expect((await manager.call('getBudget', { params })).undo).toMatchObject({ summary: 'Electricity' });
  });

  it('works once, however many browsers try at once', async () => {
    const manager = app.device();
    const { code } = await manager.call('createJoinCode');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.device().request('join', { body: { code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await keysOf(manager)).toHaveLength(2);
  });

  it('is of no use after ten minutes, and wrong ones get the same sentence', async () => {
    const manager = app.device();
    const { code, expiresAt } = await manager.call('createJoinCode');
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10.1);
    await sql(app, `UPDATE access_keys SET expires_at = now() - interval '1 second' WHERE kind = 'join'`);
    const late = await refused(app.device(), code);
    expect(late).toMatchObject({ status: 404, message: expect.stringContaining('opens nothing') as string });
    expect(await refused(app.device(), '00000-00000')).toEqual(late);
    expect(await refused(app.device(), 'hello')).toEqual(late);
    expect(await keysOf(manager)).toHaveLength(1);
  });

  it('is stored as a hash alone', async () => {
    const { code } = await app.device().call('createJoinCode');
    const rows = await sql<{ all: string }>(app, 'SELECT access_keys::text AS all FROM access_keys');
    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('cannot be guessed at length, nor asked for without end', async () => {
    const device = app.device();
    const guessing = app.device();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 12; tries += 1)
      statuses.add((await refused(guessing, `00000-0000${tries % 10}`)).status);
    expect([...statuses]).toEqual([404, 429]);
    // The right one is refused as well there, and a neighbor at the same address gets in with it.
    const { code } = await device.call('createJoinCode');
    expect(await refused(guessing, code)).toMatchObject({ status: 429, code: 'too_many_requests' });
    await join(app.device(), code);
    await device.call('createJoinCode');
    for (let more = 0; more < 4; more += 1) await device.call('createJoinCode');
    expect(await device.fail('createJoinCode')).toMatchObject({ status: 429 });
  });

  it('is refused by a browser with work of its own, and stays valid', async () => {
    const { code } = await app.device().call('createJoinCode', { body: { role: 'editor' } });
    const busy = app.device();
    const { id } = await busy.upload({ name: 'mine.csv', bytes: 'a,1\n' });
    expect(await refused(busy, code)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await busy.call('listDocuments')).toHaveLength(1);
    await busy.untilRead(id);
    await busy.call('deleteDocument', { params: { id } });
    await join(busy, code);
    expect(await keysOf(busy)).toHaveLength(2);
  });

  it('is refused by a browser that has access already', async () => {
    const manager = app.device();
    const { code } = await manager.call('createJoinCode');
    expect(await refused(manager, code)).toMatchObject({ status: 409 });
    await join(app.device(), code);
  });
});

describe('the browsers with access', () => {
  it('are listed with their names and last use; another one is shut out at once and may come back', async () => {
    const { device: manager, parametersId } = await madeBudget(app);
    const board = app.device();
    await join(board, (await manager.call('createJoinCode')).code, 'Maria');
    const keys = await keysOf(manager);
    expect(keys.map(({ name, thisDevice }) => [name, thisDevice])).toEqual([
      ['', true],
      ['Maria', false],
    ]);
    expect(keys.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true);
    expect(JSON.stringify(keys)).not.toContain(board.id);

    const [own, other] = keys;
    expect(await manager.fail('revokeKey', { params: { id: own?.id ?? 0 } })).toMatchObject({ status: 409 });
    await manager.call('revokeKey', { params: { id: other?.id ?? 0 } });
    expect(await board.fail('getBudget', { params: { parametersId } })).toMatchObject({ status: 404 });
    expect(await board.call('listParameters')).toEqual([]);
    expect(await keysOf(manager)).toHaveLength(1);
    expect(await manager.fail('revokeKey', { params: { id: other?.id ?? 0 } })).toMatchObject({
      status: 404,
    });

    await join(board, (await manager.call('createJoinCode')).code, 'Maria again');
    expect((await board.call('getBudget', { params: { parametersId } })).parametersId).toBe(parametersId);
  });

  it('of one workspace are nobody else’s', async () => {
    const one = app.device();
    const other = app.device();
    const [key] = await keysOf(one);
    expect(await other.fail('revokeKey', { params: { id: key?.id ?? 0 } })).toMatchObject({ status: 404 });
    expect(await keysOf(other)).toHaveLength(1);
    const { code } = await one.call('createJoinCode');
    const third = app.device();
    await join(third, code);
    expect(await keysOf(other)).toHaveLength(1);
    // Nothing is left of the workspace that the third one had before.
    const [row] = await sql<{ workspaces: number }>(
      app,
      'SELECT count(*)::int AS workspaces FROM workspaces',
    );
    expect(row?.workspaces).toBe(2);
  });
});
