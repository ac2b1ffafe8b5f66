import { createHash } from 'node:crypto';
import path from 'node:path';
import { PLAIN_PLAN } from '@hoa/contracts';
import { Client } from 'pg';
import { backupRules } from '../src/outputs/backup/rules';
import { readCatalog } from '../src/platform/database/logical/catalog';
import { missingRules } from '../src/platform/database/logical/rules';
import type { Sql } from '../src/platform/database/logical/sql';
import { startTestApp, type TestApp } from './support/app';
import { backupOf, canonicalRows, manifestOf, restore, unzipped } from './support/backup';
import type { Device } from './support/device';
import { sql } from './support/facts-of';
import { at } from './support/made-budget';

jest.setTimeout(180_000);
const SAMPLES_DIR = path.resolve(__dirname, '../../../samples');
/** What a workspace's backup leaves out; every other table must come back. */
const LEFT_OUT = ['access_keys', 'activity', 'ai_answers', 'idempotency'];

let app: TestApp;
let other: TestApp;
let device: Device;
let member: Device;
let backup: Buffer;
let budget: number;
let unread: number;

/** A workspace with something in every table. */
beforeAll(async () => {
  app = await startTestApp({ SAMPLES_DIR });
  other = await startTestApp({ SAMPLES_DIR });
  device = app.device();
  // Ids here and there must differ, or a forgotten one would look right.
  await app.device().upload({ name: 'first.csv', bytes: 'somebody else,1\n' });
  const documents = await device.call('addSampleDocuments');
  await Promise.all(documents.map(({ id }) => device.untilRead(id)));
  budget = await withBudget(documents.map(({ id }) => id));
  member = app.device();
  await member.call('join', {
    body: { code: (await device.call('createJoinCode', { body: { role: 'owner' } })).code, name: 'Ada' },
  });
  await withEdits(budget);
  await withSchedule(documents.find(({ name }) => name === 'ccr-declaration.pdf')!.id);
  await corrected(documents.find(({ name }) => name === 'prior-year-budget.pdf')!.id);
  // A second budget of another association, never generated, and a document that was never read.
  const second = { ...PARAMETERS, associationName: 'Birch Hollow', documentIds: [documents[0]!.id] };
  await device.call('createParameters', { body: second });
  const broken = await device.upload({ name: 'damaged.pdf', bytes: '%PDF-1.4\nnothing' });
  await device.untilRead(broken.id);
  unread = broken.id;
  await sql(
    app,
    `INSERT INTO ai_calls (workspace_id, run_id, task, prompt, model, input_hash, outcome)
     SELECT workspace_id, id, 'write-notes', '1', 'test', '\\x01', 'ok' FROM generation_runs LIMIT 1`,
  );
  backup = await backupOf(device);
}, 400_000);
afterAll(async () => {
  await app.close();
  await other.close();
});

const PARAMETERS = {
  year: 2027,
  associationName: 'Copper Kestrel Condominium Association, Inc.',
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
};

async function withBudget(documentIds: number[]): Promise<number> {
  const { id } = await device.call('createParameters', { body: { ...PARAMETERS, documentIds } });
  const params = { provider: 'built-in', parametersId: id };
  await device.call('generateWith', { params });
  return id;
}

async function withEdits(parametersId: number): Promise<void> {
  const params = { parametersId };
  const items = await device.call('listItems', { params });
  const id = at(items, 2).id;
  await device.call('updateItem', { params: { id }, body: { proposedBudget: '1234.56' } });
  await member.call('updateItem', { params: { id: at(items, 3).id }, body: { proposedBudget: '-1.05' } });
  await device.call('saveVersion', { params, body: { name: 'Before the meeting' } });
  await device.call('addItem', {
    params,
    body: { description: 'Snow', type: 'expense', proposedBudget: '10' },
  });
  await device.call('deleteItem', { params: { id: at(items, 4).id } });
  await device.call('sendChat', { params, body: { content: 'Which document says what insurance costs?' } });
  await device.call('sendChat', { params, body: { content: 'increase landscape by 8%' } });
  await device.call('overrideRates', { params, body: { changes: [{ id: 'electricity', percent: 12.5 }] } });
}

async function withSchedule(documentId: number): Promise<void> {
  const { ownershipInterests } = await device.call('analyzeCcr', { body: { documentId } });
  const units = ownershipInterests.map(({ unit, share, source }) => ({ unit, share, source }));
  await device.call('createSchedule', {
    body: {
      associationName: PARAMETERS.associationName,
      name: 'Exhibit B',
      documentId,
      plan: PLAIN_PLAN,
      units,
    },
  });
}

async function corrected(id: number): Promise<void> {
  const facts = await device.call('getFacts', { params: { id } });
  const part = facts.parts.find((one) => one.kind === 'budget');
  const [line] = part?.lines ?? [];
  if (!part || !line) throw new Error('The sample has no budget.');
  const readingId = facts.readingId ?? '';
  await device.call('addCorrection', {
    params: { id },
    body: { field: 'line', readingId, partId: part.id, lineId: line.id, value: 'none' },
  });
  const kind = {
    field: 'kind' as const,
    readingId,
    pages: [1, 1] as [number, number],
    value: 'actuals' as const,
  };
  await member.call('addCorrection', { params: { id }, body: kind });
  // Read once more as that kind, which is kept as well.
  await device.call('getFacts', { params: { id } });
}

/** Who made what is told apart by the browser only: the other one's are nobody's in a backup. */
async function asBackedUp(rows: Awaited<ReturnType<typeof canonicalRows>>, of: TestApp, by: Device) {
  const hash = createHash('sha256').update(by.id).digest('hex');
  const keys = await sql<{ hash: string }>(
    of,
    `SELECT encode(hash, 'hex') AS hash FROM access_keys ORDER BY id`,
  );
  const own = `access_keys#${keys.findIndex((key) => key.hash === hash)}`;
  const named = (row: Record<string, unknown>, table: string) =>
    'key_id' in row
      ? { ...row, key_id: row['key_id'] === own || table === 'corrections' ? 'own' : null }
      : row;
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [table, all.map((row) => named(row, table))]),
  );
}

it('names every table of the schema, and every column of JSON in them', async () => {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const run: Sql = async (text, params = []) => (await client.query(text, [...params])).rows;
  const catalog = await readCatalog(run);
  expect(missingRules(catalog, backupRules)).toEqual([]);
  // And would say so of one that is forgotten.
  await client.query('BEGIN');
  await client.query(
    `CREATE TABLE forgotten (workspace_id bigint NOT NULL REFERENCES workspaces (id), id bigint)`,
  );
  await client.query('ALTER TABLE messages ADD COLUMN more jsonb');
  expect(missingRules(await readCatalog(run), backupRules)).toEqual([
    'forgotten is neither in the backup nor named as left out.',
    'messages.more: it is not said whether ids stand in it.',
  ]);
  await client.query('ROLLBACK');
  await client.end();
});

it('holds something of every table, each entry with its SHA-256, and no key', async () => {
  const entries = await unzipped(backup);
  const manifest = manifestOf(entries);
  expect(manifest).toMatchObject({ format: 1, scope: 'workspace' });
  expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([]);
  for (const { name, bytes, sha256 } of manifest.entries) {
    const content = entries.get(name);
    expect([name, content?.length]).toEqual([name, bytes]);
    expect(createHash('sha256').update(content!).digest('hex')).toBe(sha256);
  }
  const files = manifest.entries.filter(({ name }) => name.startsWith('files/'));
  expect(files).toHaveLength(8);
  const all = Buffer.concat([...entries.values()]).toString('latin1');
  const secrets = await sql<{ hash: string }>(app, `SELECT encode(hash, 'hex') AS hash FROM access_keys`);
  for (const { hash } of secrets) expect(all).not.toContain(hash);
  expect(all).not.toContain(device.id);
  expect([...entries.keys()].join()).not.toContain('access_keys');
});

it('brings every row and every file to a new database, equal but for the ids', async () => {
  const fresh = other.device();
  // Ids there are taken already.
  await other.device().upload({ name: 'theirs.csv', bytes: 'theirs,1\n' });
  await other.device().upload({ name: 'theirs.csv', bytes: 'theirs,2\n' });
  expect(await restore(fresh, backup)).toMatchObject({
    documents: { added: 8, present: 0 },
    budgets: { added: 2, present: 0 },
  });
  const [before, after] = await Promise.all([workspaceOf(app, device), workspaceOf(other, fresh)]);
  for (const table of Object.keys(before)) {
    expect([table, after[table]]).toEqual([table, before[table]]);
    expect([table, before[table]?.length]).not.toEqual([table, 0]);
  }
  const [document] = await fresh.call('listDocuments');
  const file = await fresh.request('getDocumentFile', { params: { id: document!.id } });
  const twin = (await device.call('listDocuments')).find(({ name }) => name === document!.name);
  const original = await device.request('getDocumentFile', { params: { id: twin!.id } });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await original.arrayBuffer()));
});

/** The rows of one device's workspace alone. */
async function workspaceOf(of: TestApp, by: Device) {
  const hash = createHash('sha256').update(by.id).digest('hex');
  const [own] = await sql<{ id: number }>(
    of,
    `SELECT workspace_id::int AS id FROM access_keys WHERE encode(hash, 'hex') = $1`,
    [hash],
  );
  return asBackedUp(await canonicalRows(of, LEFT_OUT, own!.id), of, by);
}

describe('restoring', () => {
  it('the same backup again adds nothing', async () => {
    const fresh = other.device();
    await restore(fresh, backup);
    const before = await workspaceOf(other, fresh);
    expect(await restore(fresh, backup)).toMatchObject({
      documents: { added: 0, present: 8 },
      budgets: { added: 0, present: 2 },
    });
    expect(await workspaceOf(other, fresh)).toEqual(before);
  });

  it('brings back everything after the history was cleared, and undo goes on where it was', async () => {
    const params = { parametersId: budget };
    const [before, undo] = [
      await workspaceOf(app, device),
      (await device.call('getBudget', { params })).undo,
    ];
    await device.call('clearHistory');
    expect(await device.call('listParameters')).toEqual([]);
    expect(await restore(device, backup)).toMatchObject({
      documents: { added: 0, present: 8 },
      budgets: { added: 2, present: 0 },
    });
    expect(await workspaceOf(app, device)).toEqual(before);
    const list = await device.call('listParameters');
    budget = list.find(({ associationName }) => associationName === PARAMETERS.associationName)!.id;
    // Nothing had to be made anew: what was cleared is kept, and comes out of its bin.
    expect(budget).toBe(params.parametersId);
    const again = await device.call('getBudget', { params: { parametersId: budget } });
    expect(again.undo).toEqual(undo);
    expect(again.undo).not.toBeNull();
    await device.call('undoEdits', {
      params: { parametersId: budget },
      body: { batchId: again.undo!.batchId },
    });
  });

  it('adds to what is there, and changes nothing of it', async () => {
    const busy = other.device();
    const mine = await busy.upload({ name: 'mine.csv', bytes: 'mine,1\n' });
    await busy.untilRead(mine.id);
    const { id } = await busy.call('createParameters', {
      body: { ...PARAMETERS, associationName: 'copper kestrel condominium association inc', units: 5 },
    });
    await restore(busy, backup);
    const documents = await busy.call('listDocuments');
    expect(documents).toHaveLength(9);
    const budgets = await busy.call('listParameters');
    expect(budgets).toHaveLength(3);
    expect(budgets.find((one) => one.id === id)).toMatchObject({ units: 5, budgetTotal: null });
    // The same association, known by its name.
    expect(new Set(budgets.map(({ associationId }) => associationId)).size).toBe(2);
  });

  it('a budget that was edited since stays as it is', async () => {
    const fresh = other.device();
    await restore(fresh, backup);
    const list = await fresh.call('listParameters');
    const { id } = list.find(({ associationName }) => associationName === PARAMETERS.associationName)!;
    const items = await fresh.call('listItems', { params: { parametersId: id } });
    await fresh.call('updateItem', { params: { id: at(items, 1).id }, body: { proposedBudget: '77' } });
    await restore(fresh, backup);
    const after = await fresh.call('listItems', { params: { parametersId: id } });
    expect(at(after, 1).proposedBudget).toBe('77.00');
    expect(await fresh.call('listParameters')).toHaveLength(2);
  });

  it('leaves a document that could not be read as it was', async () => {
    const row = await device.call('getDocument', { params: { id: unread } });
    expect(row).toMatchObject({ status: 'failed', name: 'damaged.pdf' });
  });
});

describe('one device’s backup', () => {
  it('has nothing of another’s', async () => {
    const stranger = app.device();
    const manifest = manifestOf(await unzipped(await backupOf(stranger)));
    expect(manifest.tables.filter(({ rows }) => rows > 0)).toEqual([]);
    expect(manifest.entries.filter(({ name }) => name.startsWith('files/'))).toEqual([]);
  });

  it('restored by another device of the same server becomes that one’s own, and touches nothing of the first', async () => {
    const before = await workspaceOf(app, device);
    const stranger = app.device();
    await restore(stranger, backup);
    expect(await workspaceOf(app, device)).toEqual(before);
    const theirs = new Set((await stranger.call('listDocuments')).map(({ id }) => id));
    expect((await device.call('listDocuments')).filter(({ id }) => theirs.has(id))).toEqual([]);
    await stranger.call('clearHistory');
    expect(await workspaceOf(app, device)).toEqual(before);
  });
});
