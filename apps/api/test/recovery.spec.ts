import { startTestApp, type TestApp } from './support/app';
import { Sweeps } from '../src/platform/queue/sweeps';
import { at, madeBudget } from './support/made-budget';
import { sql } from './support/facts-of';
import { backupOf, restore } from './support/backup';

jest.setTimeout(120_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LIMIT_DOCUMENTS: '3' });
}, 240_000);
afterAll(() => app.close());

const paper = (name: string) => ({ name, bytes: `${name},1.00\n` });

describe('a document that was deleted', () => {
  it('is nowhere, and comes back with its id, its text and its corrections', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'a.csv', bytes: 'Account,2026 Budget\nWater,100.00\n' });
    await device.untilRead(id);
    const params = { id };
    const { readingId } = await device.call('getFacts', { params });
    await device.call('addCorrection', {
      params,
      body: { field: 'kind', readingId: readingId ?? '', value: 'contract' },
    });
    const before = await device.call('getDocument', { params });
    await device.call('deleteDocument', { params });
    expect(await device.call('listDocuments')).toEqual([]);
    for (const route of ['getDocument', 'getFacts', 'listCorrections', 'listQuestions'] as const)
      expect(await device.fail(route, { params })).toMatchObject({ status: 404 });
    expect((await device.fetch(`/api/documents/${id}/file`)).status).toBe(404);
    const [deleted] = await device.call('listDeletedDocuments');
    expect(deleted).toMatchObject({ id, name: 'a.csv' });
    const days = (Date.parse(deleted!.until) - Date.parse(deleted!.deletedAt)) / 86_400_000;
    expect(days).toBe(30);

    expect(await device.call('recoverDocument', { params })).toMatchObject({ id, kind: 'contract' });
    expect(await device.call('getDocument', { params })).toEqual(before);
    expect(await device.call('listCorrections', { params })).toHaveLength(1);
    expect(await device.call('listDeletedDocuments')).toEqual([]);
    // Twice is once.
    expect(await device.call('recoverDocument', { params })).toMatchObject({ id });
  });

  it('is deleted while it is being read: its reading stops, and goes on when it is back', async () => {
    const device = app.device();
    const { id } = await device.upload(paper('b.csv'));
    await device.call('deleteDocument', { params: { id } });
    await sql(app, `UPDATE documents SET status = 'queued' WHERE id = $1`, [id]);
    await app.get(Sweeps).run({ orphanSeconds: 0 });
    const [row] = await sql<{ status: string }>(app, 'SELECT status FROM documents WHERE id = $1', [id]);
    expect(row?.status).toBe('queued');
    await device.call('recoverDocument', { params: { id } });
    await app.get(Sweeps).run({ orphanSeconds: 0 });
    expect((await device.untilRead(id)).status).toBe('ready');
  });

  it('does not count, and more than the limit of them are not kept', async () => {
    const device = app.device();
    for (let n = 0; n < 5; n += 1) {
      const { id } = await device.upload(paper(`${n}.csv`));
      await device.call('deleteDocument', { params: { id } });
    }
    const kept = await device.call('listDeletedDocuments');
    expect(kept.map(({ name }) => name)).toEqual(['4.csv', '3.csv', '2.csv']);
    const live = await Promise.all([7, 8, 9].map((n) => device.upload(paper(`${n}.csv`))));
    expect(live).toHaveLength(3);
    expect(await device.fail('recoverDocument', { params: { id: kept[0]!.id } })).toMatchObject({
      status: 409,
      code: 'quota_exceeded',
    });
    expect(await device.call('listDocuments')).toHaveLength(3);
  });

  it('is kept for 30 days, and gone after them, with its file', async () => {
    const device = app.device();
    const { id } = await device.upload(paper('old.csv'));
    await device.untilRead(id);
    await device.call('deleteDocument', { params: { id } });
    const older = (by: string) =>
      sql(app, `UPDATE documents SET deleted_at = deleted_at - $2::interval WHERE id = $1`, [id, by]);
    await older('29 days 23 hours');
    await app.get(Sweeps).run({ orphanSeconds: 600 });
    expect((await device.call('listDeletedDocuments')).map((row) => row.id)).toEqual([id]);
    await older('61 minutes');
    await app.get(Sweeps).run({ orphanSeconds: 600 });
    expect(await sql(app, 'SELECT 1 FROM documents WHERE id = $1', [id])).toEqual([]);
    const left = await sql(app, `SELECT 1 FROM document_files WHERE encode(bytes, 'escape') LIKE 'old.csv%'`);
    expect(left).toEqual([]);
    expect(await device.fail('recoverDocument', { params: { id } })).toMatchObject({ status: 404 });
  });

  it('is in no backup, and a backup that has it brings it back', async () => {
    const device = app.device();
    const { id } = await device.upload(paper('kept.csv'));
    await device.untilRead(id);
    const whole = await backupOf(device);
    await device.call('deleteDocument', { params: { id } });
    const without = await backupOf(device);
    const other = app.device();
    expect((await restore(other, without)).documents).toEqual({ added: 0, present: 0 });
    expect(
      await sql(
        app,
        `SELECT count(*)::int AS n FROM document_files f JOIN access_keys k USING (workspace_id)
      WHERE k.hash = sha256(convert_to($1, 'utf8'))`,
        [other.id],
      ),
    ).toEqual([{ n: 0 }]);
    expect((await restore(device, whole)).documents).toEqual({ added: 1, present: 0 });
    expect((await device.call('listDocuments')).map((row) => row.id)).toEqual([id]);
  });
});

describe('budgets that were cleared', () => {
  it('are nowhere, and come back with lines, journal and versions', async () => {
    const { device, parametersId, items } = await madeBudget(app);
    const params = { parametersId };
    const item = at(items, 1);
    const { batchId } = await device.call('editBudget', {
      params,
      body: {
        baseRevision: 1,
        changes: [{ itemId: item.id, version: item.version, proposedBudget: '77.00' }],
        origin: 'hand',
      },
    });
    const version = await device.call('saveVersion', { params, body: { name: 'Kept' } });
    const before = await device.call('listItems', { params });
    await device.call('clearHistory');
    expect(await device.call('listParameters')).toEqual([]);
    for (const route of [
      'getBudget',
      'listItems',
      'listEdits',
      'listVersions',
      'listChat',
      'budgetRates',
    ] as const)
      expect([route, (await device.fail(route, { params })).status]).toEqual([route, 404]);
    const statuses = await Promise.all([
      device.fail('updateItem', { params: { id: item.id }, body: { proposedBudget: '1' } }),
      device.fail('deleteItem', { params: { id: item.id } }),
      device.fail('undoEdits', { params, body: { batchId } }),
      device.fail('restoreVersion', { params: { id: version.id } }),
      device.fail('getParameters', { params: { id: parametersId } }),
      device.fail('setStatus', { params, body: { status: 'proposed' } }),
      device.fail('exportExcel', { params: { id: parametersId } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await device.call('listDeletedBudgets')).map(({ id }) => id)).toEqual([parametersId]);

    await device.call('recoverBudget', { params: { id: parametersId } });
    expect(await device.call('listItems', { params })).toEqual(before);
    expect(await device.call('listEdits', { params })).toHaveLength(1);
    expect((await device.call('listVersions', { params })).map(({ name }) => name)).toContain('Kept');
  });

  it('are kept for 30 days, and gone after them', async () => {
    const { device, parametersId } = await madeBudget(app);
    await device.call('clearHistory');
    const older = (by: string) =>
      sql(app, `UPDATE budget_parameters SET deleted_at = deleted_at - $2::interval WHERE id = $1`, [
        parametersId,
        by,
      ]);
    await older('29 days 23 hours');
    await app.get(Sweeps).run({ orphanSeconds: 600 });
    expect((await device.call('listDeletedBudgets')).map(({ id }) => id)).toEqual([parametersId]);
    await older('61 minutes');
    await app.get(Sweeps).run({ orphanSeconds: 600 });
    expect(await sql(app, 'SELECT 1 FROM budget_items WHERE parameters_id = $1', [parametersId])).toEqual([]);
    expect(await device.call('listDeletedBudgets')).toEqual([]);
  });
});

describe('the activity', () => {
  it('says who joined, deleted, cleared, adopted, revoked, and that a used code was tried', async () => {
    const { device: owner, parametersId } = await madeBudget(app);
    const params = { parametersId };
    const { code } = await owner.call('createJoinCode', { body: { role: 'owner' } });
    const maria = app.device();
    await maria.call('join', { body: { code, name: 'Maria' } });
    expect(await app.device().fail('join', { body: { code } })).toMatchObject({ status: 404 });
    const { id } = await owner.upload(paper('deleted.csv'));
    await maria.call('deleteDocument', { params: { id } });
    await owner.call('setStatus', { params, body: { status: 'proposed' } });
    await maria.call('setStatus', { params, body: { status: 'adopted' } });
    await maria.call('setStatus', { params, body: { status: 'draft' } });
    await maria.call('clearHistory');
    const keys = await owner.call('listKeys');
    const member = keys.find(({ name }) => name === 'Maria')!;
    await owner.call('setKeyRole', { params: { id: member.id }, body: { role: 'viewer' } });
    expect(await maria.call('myAccess')).toEqual({ role: 'viewer' });
    expect(await maria.fail('listActivity')).toMatchObject({ status: 403, code: 'not_allowed' });
    await owner.call('revokeKey', { params: { id: member.id } });
    const seen = (await owner.call('listActivity')).reverse();
    expect(seen.map(({ kind, who, thisDevice, about }) => [kind, who, thisDevice, about])).toEqual([
      ['code-made', '', true, 'owner'],
      ['joined', 'Maria', false, 'owner'],
      ['code-failed', '', false, 'used'],
      ['document-deleted', 'Maria', false, 'deleted.csv'],
      ['adopted', 'Maria', false, expect.stringContaining('2027')],
      ['reopened', 'Maria', false, expect.stringContaining('2027')],
      ['history-cleared', 'Maria', false, '1'],
      ['role-changed', '', true, 'Maria: viewer'],
      ['revoked', '', true, 'Maria'],
    ]);
  });

  it('nobody changes what the own browser may do, and a workspace keeps an owner', async () => {
    const owner = app.device();
    const [own] = await owner.call('listKeys');
    expect(
      await owner.fail('setKeyRole', { params: { id: own!.id }, body: { role: 'viewer' } }),
    ).toMatchObject({
      status: 409,
    });
    const { code } = await owner.call('createJoinCode');
    const viewer = app.device();
    await viewer.call('join', { body: { code } });
    expect(await viewer.call('myAccess')).toEqual({ role: 'viewer' });
    // The owner leaves for another workspace, with nothing but deleted things behind.
    const { id } = await owner.upload(paper('gone.csv'));
    await owner.call('deleteDocument', { params: { id } });
    const elsewhere = app.device();
    const invitation = await elsewhere.call('createJoinCode');
    await owner.call('join', { body: { code: invitation.code } });
    expect(await viewer.call('myAccess')).toEqual({ role: 'owner' });
  });
});
