import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEVICE_HEADER, MAX_UPLOAD_BYTES } from '@hoa/contracts';
import { Scratch } from '../src/outputs/backup/scratch';
import { Archive } from '../src/platform/database/logical/archive-reader';
import { startTestApp, type TestApp } from './support/app';
import {
  backupOf,
  refusedBackup,
  restore,
  rowCounts,
  tampered,
  unzipped,
  withoutChecksum,
  zipped,
} from './support/backup';
import type { Device } from './support/device';
import { madeBudget } from './support/made-budget';
import { rawRequest, sendRaw, statusOf } from './support/raw';
import { until } from './support/until';

jest.setTimeout(120_000);
let app: TestApp;
let backup: Buffer;
let victim: Device;
beforeAll(async () => {
  app = await startTestApp({ LIMIT_DOCUMENTS: '3', TRUST_PROXY: '1' });
  ({ device: victim } = await madeBudget(app));
  backup = await backupOf(victim);
}, 240_000);
afterAll(() => app.close());

type Rows = Record<string, unknown>[];
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Each row with these changes. */
const set = (changes: Record<string, unknown>) => (rows: Rows) => rows.map((row) => ({ ...row, ...changes }));
/** A string in a zip's bytes replaced by one of the same length, wherever it stands. */
function patched(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}
async function withEntry(name: string, content: Buffer | string): Promise<Buffer> {
  return zipped([...(await unzipped(backup)), [name, Buffer.from(content)]]);
}
/** A document's file exchanged, all hashes as an honest writer would have them. */
function withFile(content: Buffer, changes: Record<string, unknown> = {}): Promise<Buffer> {
  const hash = sha256(content);
  const row = { sha256: `\\x${hash}`, size: content.length };
  return tampered(
    backup,
    {
      document_files: set({ ...row, bytes: hash, ...changes }),
      documents: set({ sha256: row.sha256, size: Math.min(content.length, MAX_UPLOAD_BYTES) }),
    },
    (_manifest, entries) => {
      for (const name of [...entries.keys()]) if (name.startsWith('files/')) entries.delete(name);
      entries.set(`files/${hash}`, content);
    },
  );
}

describe('a hostile backup is refused with a sentence, and nothing is written', () => {
  const bomb = Buffer.alloc(40_000_000, 'a');
  const cases: [what: string, status: number, words: RegExp, make: () => Promise<Buffer> | Buffer][] = [
    ['no zip', 415, /not a backup/, () => Buffer.from('hello, I am a backup')],
    ['an empty file', 400, /empty/, () => Buffer.alloc(0)],
    ['a zip without a manifest', 415, /not a backup/, () => zipped([['README.txt', Buffer.from('x')]])],
    ['half of one', 422, /damaged/, () => backup.subarray(0, backup.length / 2)],
    [
      'a path out of the folder',
      422,
      /damaged/,
      async () => patched(await withEntry('files/xx', 'x'), 'files/xx', '../../xx'),
    ],
    [
      'an absolute path',
      422,
      /damaged/,
      async () => patched(await withEntry('files/xx', 'x'), 'files/xx', '/etc/pas'),
    ],
    ['a name that is none of ours', 415, /not a backup/, () => withEntry('evil.sh', 'x')],
    ['a symbolic link', 415, /not a backup/, symbolicLink],
    ['an entry twice', 422, /damaged/, () => withEntry('tables/messages.jsonl', '')],
    ['an entry beside the manifest', 422, /damaged/, () => withEntry(`files/${'0'.repeat(64)}`, 'x')],
    [
      'a changed byte in a file',
      422,
      /damaged/,
      // Its checksum would be known first: this is the hash of the entry.
      () => withoutChecksum(patched(backup, 'Paper,budget', 'Paper,bugdet')),
    ],
    ['more entries than a backup has', 413, /too many entries/, manyEntries],
    ['a bomb whose manifest lies', 422, /damaged/, lyingBomb],
    ['a manifest that is no JSON', 422, /damaged/, () => zipped([['manifest.json', Buffer.from('{')]])],
    ['a manifest of a newer format', 422, /newer version/, () => tampered(backup, {}, (m) => (m.format = 2))],
    [
      'a newer schema',
      422,
      /newer version/,
      () => tampered(backup, {}, (m) => (m.schema = 'Later1999999999999')),
    ],
    [
      'a backup of a whole database',
      422,
      /damaged/,
      () => tampered(backup, {}, (m) => (m.scope = 'database')),
    ],
    [
      'a table that there is not',
      422,
      /damaged/,
      () => tampered(backup, {}, (m) => (m.tables[0]!.name = 'secrets')),
    ],
    [
      'a table of keys',
      422,
      /damaged/,
      () => tampered(backup, {}, (m) => (m.tables[0]!.name = 'access_keys')),
    ],
    [
      'a workspace of its own choice',
      422,
      /damaged/,
      () => tampered(backup, { documents: set({ workspace_id: 1 }) }),
    ],
    [
      'a column that there is not',
      422,
      /damaged/,
      () => tampered(backup, { documents: set({ 'x" = 1; --': 1 }) }),
    ],
    [
      'a row that points nowhere',
      422,
      /damaged/,
      () => tampered(backup, { budget_items: set({ parameters_id: 999_999 }) }),
    ],
    ['an id twice', 422, /damaged/, () => tampered(backup, { budget_items: (rows) => [...rows, rows[0]!] })],
    [
      'a row that the database refuses',
      422,
      /damaged/,
      () => tampered(backup, { budget_parameters: set({ units: -1 }) }),
    ],
    [
      'a number beyond what is exact',
      422,
      /damaged/,
      () => tampered(backup, { budget_items: set({ proposed_cents: 2 ** 60 }) }),
    ],
    [
      'a text where a number belongs',
      422,
      /damaged/,
      () => tampered(backup, { budget_items: set({ proposed_cents: 'x' }) }),
    ],
    ['a NUL', 422, /damaged/, () => tampered(backup, { budget_items: set({ description: 'a\u0000b' }) })],
    [
      'facts that are none',
      422,
      /damaged/,
      () => tampered(backup, { readings: set({ facts: { schema: 1 } }) }),
    ],
    [
      'a file that is not its hash',
      422,
      /damaged/,
      () => withFile(Buffer.from('a,1\n'), { bytes: 'f'.repeat(64) }),
    ],
    ['a file larger than an upload', 422, /damaged/, () => withFile(Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a'))],
    [
      'a file of another size than it says',
      422,
      /damaged|do not fit/,
      () => withFile(Buffer.from('a,1\n'), { size: 3 }),
    ],
    [
      'a name with a path',
      422,
      /damaged/,
      () => tampered(backup, { documents: set({ name: '../../x.csv' }) }),
    ],
    [
      'a name that reads backwards',
      422,
      /damaged/,
      () => tampered(backup, { documents: set({ name: 'a\u202Efdp.exe' }) }),
    ],
    [
      'a page that a browser runs',
      422,
      /damaged/,
      () => tampered(backup, { documents: set({ media_type: 'text/html' }) }),
    ],
    [
      'a file of no document',
      422,
      /do not fit/,
      () => tampered(backup, { documents: () => [], readings: () => [] }),
    ],
    [
      'more documents than are allowed',
      409,
      /more than 3 documents/,
      () => tampered(backup, { documents: many(4) }),
    ],
  ];

  it.each(cases)('%s', async (_what, status, words, make) => {
    const device = app.device();
    await device.call('listDocuments');
    const before = await rowCounts(app);
    const answer = await refusedBackup(device, await make());
    expect(answer).toMatchObject({ status, message: expect.stringMatching(words) as string });
    expect(answer.message).not.toMatch(/[{}<>]|Error|SQL|column/);
    expect(await rowCounts(app)).toEqual(before);
  });

  function many(count: number) {
    return (rows: Rows): Rows =>
      Array.from({ length: count }, (_, index) => ({ ...rows[0], id: Number(rows[0]!['id']) + index }));
  }
  function manyEntries(): Promise<Buffer> {
    return zipped(
      Array.from(
        { length: 6_000 },
        (_, n) => [`files/${n.toString(16).padStart(64, '0')}`, Buffer.from('')] as const,
      ),
    );
  }
  async function symbolicLink(): Promise<Buffer> {
    const link = { name: `files/${'0'.repeat(64)}`, mode: 0o120777 };
    return zipped(await unzipped(backup), { [link.name]: { content: '/etc/passwd', mode: link.mode } });
  }
  /** 40 MB of one letter under a manifest that says four bytes. */
  async function lyingBomb(): Promise<Buffer> {
    const entries = await unzipped(backup);
    const manifest = entries.get('manifest.json')!;
    entries.delete('manifest.json');
    entries.set('tables/documents.jsonl', bomb);
    return zipped([...entries, ['manifest.json', manifest]]);
  }
});

it('a form without a file, and one that is cut off, are told so; the next one works', async () => {
  const device = app.device();
  const empty = await device.fetch('/api/backup/restore', { method: 'POST', body: new FormData() });
  expect([empty.status, await empty.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'file_missing' }),
  ]);
  const plain = await device.fetch('/api/backup/restore', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }); // prettier-ignore
  expect(plain.status).toBe(400);
  const cut = await sendRaw(
    app.port,
    [
      rawRequest(
        'POST /api/backup/restore',
        [
          `${DEVICE_HEADER}: ${device.id}`,
          'content-type: multipart/form-data; boundary=x',
          'content-length: 100',
        ],
        '--x\r\ncontent-disposition: form-data; name="file"; filename="b.zip"\r\n\r\nPK--x--',
      ),
    ],
    2_000,
  );
  expect([400, 0, undefined]).toContain(cut === '' ? 0 : statusOf(cut));
  expect(await restore(device, backup)).toMatchObject({ budgets: { added: 1 } });
  // Nothing of them is left on the disk.
  expect(readdirSync(app.get(Scratch).folder)).toEqual([]);
});

it('more uploads at once than there is room for are told to wait, one address never has all places, and the room is given back', async () => {
  const NEIGHBOR = '192.0.2.7';
  const head = (device: Device, address: string) =>
    rawRequest(
      'POST /api/backup/restore',
      [
        `${DEVICE_HEADER}: ${device.id}`,
        `x-forwarded-for: ${address}`,
        'content-type: multipart/form-data; boundary=x',
        'content-length: 1000',
      ],
      '--x\r\ncontent-disposition: form-data; name="file"; filename="b.zip"\r\n\r\nPK',
    );
  const slow = (address: string) => sendRaw(app.port, [head(app.device(), address)], 5_000);
  const uploads = () => readdirSync(app.get(Scratch).folder).length;
  const sent = [1, 2, 3].map(() => slow('192.0.2.1'));
  await until('three are being uploaded', () => uploads() === 3);
  expect(statusOf(await slow('192.0.2.1'))).toBe(429);
  sent.push(slow(NEIGHBOR));
  await until('a neighbor uploads as well', () => uploads() === 4);
  expect(await refusedBackup(app.device(), backup)).toMatchObject({ status: 429 });
  await Promise.all(sent);
  await until('what they left is gone', () => uploads() === 0);
  await delay(500);
  expect(await restore(app.device(), backup)).toMatchObject({ budgets: { added: 1 } });
  expect(readdirSync(app.get(Scratch).folder)).toEqual([]);
});

it('what comes out of the zip is counted, whatever its directory and its manifest say', async () => {
  const content = Buffer.alloc(5_000_000, ' ');
  const honest = await tampered(backup, {}, (_manifest, entries) => entries.set('README.txt', content));
  expect(honest.length).toBeLessThan(200_000);
  const file = path.join(app.get(Scratch).folder, 'bomb');
  await writeFile(file, honest);
  const fd = openSync(file, 'r');
  const limits = { entries: 100, bytes: 1_000_000 };
  await expect(Archive.open(fd, limits)).rejects.toMatchObject({ code: 'file_too_large' });
  await expect(Archive.open(fd, { ...limits, bytes: 10_000_000 })).resolves.toBeInstanceOf(Archive);
  closeSync(fd);
  await rm(file);
});

it('what it says inside points to nobody else’s rows', async () => {
  const [foreign] = await victim.call('listDocuments');
  const stranger = app.device();
  const stolen = await tampered(backup, {
    budget_items: (rows) =>
      rows.map((row) => ({
        ...row,
        sources: (row['sources'] as Rows).map((source) => ({ ...source, documentId: foreign!.id + 1_000 })),
      })),
  });
  await restore(stranger, stolen);
  const [{ id } = { id: 0 }] = await stranger.call('listParameters');
  const items = await stranger.call('listItems', { params: { parametersId: id } });
  const ids = items.flatMap(({ sources }) => sources.map(({ documentId }) => documentId));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids)).toEqual(new Set([null]));
});

it('restored by two at once it comes once', async () => {
  const device = app.device();
  await device.call('listDocuments');
  const both = await Promise.all([restore(device, backup), restore(device, backup)]);
  expect(both.map(({ budgets }) => budgets.added).sort()).toEqual([0, 1]);
  expect(await device.call('listParameters')).toHaveLength(1);
  expect(await device.call('listDocuments')).toHaveLength(1);
});

it('one of an older schema is brought up to date', async () => {
  const device = app.device();
  const older = await tampered(backup, {}, (manifest, entries) => {
    manifest.schema = 'Corrections1767225600003';
    // As that schema had them: without what came later.
    const without = (table: string, ...gone: string[]) => {
      const described = manifest.tables.find(({ name }) => name === table)!;
      described.columns = described.columns.filter((column) => !gone.includes(column));
      const name = `tables/${table}.jsonl`;
      const lines = entries.get(name)!.toString('utf8').split('\n').filter(Boolean);
      const rows = lines.map((line) => {
        const row = JSON.parse(line) as Record<string, unknown>;
        return JSON.stringify(Object.fromEntries(Object.entries(row).filter(([key]) => !gone.includes(key))));
      });
      entries.set(name, Buffer.from(rows.map((row) => `${row}\n`).join('')));
    };
    for (const table of ['messages', 'economic_rate_overrides']) {
      entries.delete(`tables/${table}.jsonl`);
      manifest.tables = manifest.tables.filter(({ name }) => name !== table);
    }
    without('budget_edits', 'kind', 'undoes', 'line');
    without('budget_parameters', 'read_only');
    const version = {
      id: 1,
      parameters_id: 0,
      name: 'Before',
      reason: 'generation',
      snapshot: [],
      at: '2026-01-01T00:00:00Z',
    };
    const [parameters] = entries.get('tables/budget_parameters.jsonl')!.toString().split('\n');
    version.parameters_id = (JSON.parse(parameters!) as { id: number }).id;
    entries.set('tables/budget_versions.jsonl', Buffer.from(`${JSON.stringify(version)}\n`));
    const described = manifest.tables.find(({ name }) => name === 'budget_versions')!;
    Object.assign(described, { rows: 1, columns: Object.keys(version) });
  });
  expect(await restore(device, older)).toMatchObject({ budgets: { added: 1 } });
  const [{ id } = { id: 0 }] = await device.call('listParameters');
  const versions = await device.call('listVersions', { params: { parametersId: id } });
  expect(versions).toMatchObject([{ name: 'Before', cause: 'generation', reason: '' }]);
});
