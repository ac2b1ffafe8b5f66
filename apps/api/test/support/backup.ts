import { createHash } from 'node:crypto';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { DEVICE_HEADER, pathOf, RestoreResult } from '@hoa/contracts';
import type { SharedApp } from './app';
import { failure, type Device } from './device';
import { sql } from './facts-of';

export async function backupOf(device: Device): Promise<Buffer> {
  const response = await device.request('downloadBackup');
  if (!response.ok) throw new Error(`The backup answered ${response.status}: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

function send(device: Device, bytes: Buffer, name = 'backup.zip'): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return device.fetch(pathOf('restoreBackup'), {
    method: 'POST',
    body: form,
    headers: { [DEVICE_HEADER]: device.id },
  });
}

export async function restore(device: Device, bytes: Buffer): Promise<RestoreResult> {
  const response = await send(device, bytes);
  const text = await response.text();
  if (!response.ok) throw new Error(`The restore answered ${response.status}: ${text}`);
  return RestoreResult.parse(JSON.parse(text));
}

export async function refusedBackup(device: Device, bytes: Buffer) {
  return failure(await send(device, bytes));
}

/** A zip's entries, in order. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
      chunks.push(chunk);
    entries.set(entry.fileName, Buffer.concat(chunks));
  }
  return entries;
}

/** `strange`: entries with a Unix mode that a backup never has. */
export async function zipped(
  entries: Iterable<readonly [string, Buffer]>,
  strange: Record<string, { content: string; mode: number }> = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  for (const [name, { content, mode }] of Object.entries(strange))
    zip.addBuffer(Buffer.from(content), name, { mode });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export interface TestManifest {
  schema: string;
  format: number;
  scope: string;
  created: string;
  tables: { name: string; columns: string[]; rows: number }[];
  entries: { name: string; bytes: number; sha256: string }[];
}
export const manifestOf = (entries: ReadonlyMap<string, Buffer>) =>
  JSON.parse(entries.get('manifest.json')!.toString('utf8')) as TestManifest;

/** A backup with rows of some tables changed, and everything else (hashes, counts) as an honest writer would have it. */
export async function tampered(
  bytes: Buffer,
  tables: Record<string, (rows: Record<string, unknown>[]) => Record<string, unknown>[]>,
  change: (manifest: TestManifest, entries: Map<string, Buffer>) => void = () => undefined,
): Promise<Buffer> {
  const entries = await unzipped(bytes);
  const manifest = manifestOf(entries);
  for (const [table, work] of Object.entries(tables)) {
    const name = `tables/${table}.jsonl`;
    const lines = entries.get(name)!.toString('utf8').split('\n').filter(Boolean);
    const rows = work(lines.map((line) => JSON.parse(line) as Record<string, unknown>));
    entries.set(name, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
    const described = manifest.tables.find((one) => one.name === table)!;
    described.rows = rows.length;
    described.columns = Object.keys(rows[0] ?? {});
  }
  change(manifest, entries);
  entries.delete('manifest.json');
  manifest.entries = [...entries].map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  return zipped([...entries, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}

/** A backup as versions before the checksum wrote it: the same zip without its comment. */
export function withoutChecksum(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const earlier = Buffer.from(bytes.subarray(0, end + 22));
  earlier.writeUInt16LE(0, end + 20);
  return earlier;
}

/** How many rows workspaces have in each table: shows that nothing was written. */
export async function rowCounts(app: SharedApp): Promise<unknown> {
  const tables = await sql<{ name: string }>(
    app,
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'workspace_id' AND table_name <> 'access_keys' ORDER BY 1`,
  );
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await sql(app, `SELECT count(*)::int AS rows FROM "${name}"`))[0],
    ]),
  );
}

type Plain = Record<string, unknown>;

/** Which table an id in JSON is of, by its key: written down here once more, so that a forgotten one is found. */
const KEYS: Record<string, string> = {
  id: 'own',
  workspace_id: 'workspaces',
  association_id: 'associations',
  associationId: 'associations',
  document_id: 'documents',
  documentId: 'documents',
  documentIds: 'documents',
  reading_id: 'readings',
  readingId: 'readings',
  parameters_id: 'budget_parameters',
  item_id: 'budget_items',
  itemId: 'budget_items',
  run_id: 'generation_runs',
  key_id: 'access_keys',
};
/** Columns with rows of ids, whose keys say nothing by themselves. */
const INPUTS: Record<string, string> = {
  parameters: 'budget_parameters',
  documents: 'documents',
  corrections: 'corrections',
};

/**
 * Every row of a workspace in every table, with made ids (numbers and UUIDs) written as the rank that they have in their
 * table: two workspaces with the same rows are equal. Bytes are hashed.
 */
export async function canonicalRows(
  app: SharedApp,
  leftOut: readonly string[],
  workspaceId: number,
): Promise<Record<string, Plain[]>> {
  const tables = await sql<{ name: string }>(
    app,
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'workspace_id' ORDER BY 1`,
  );
  const all: Record<string, Plain[]> = {};
  for (const { name } of tables.filter((table) => !leftOut.includes(table.name)))
    all[name] = (
      await sql<{ row: Plain }>(app, `SELECT to_jsonb(t) AS row FROM "${name}" t WHERE workspace_id = $1`, [
        workspaceId,
      ])
    ).map(({ row }) => row);
  const keys = await sql<{ id: number }>(app, 'SELECT id FROM access_keys ORDER BY id');
  const ranks = ranksOf({ ...all, access_keys: keys as unknown as Plain[] });
  return Object.fromEntries(
    Object.entries(all).map(([table, rows]) => [
      table,
      rows
        .map((row) => canonical(row, table, ranks))
        .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    ]),
  );
}

type Ranks = (table: string, id: unknown) => string | undefined;

function ranksOf(all: Record<string, Plain[]>): Ranks {
  const ranks = new Map<string, string>();
  for (const [table, rows] of Object.entries(all)) {
    const byNumber = typeof rows[0]?.['id'] === 'number';
    const order = [...rows].sort((a, b) =>
      byNumber
        ? Number(a['id']) - Number(b['id'])
        : String(a['created_at']) < String(b['created_at'])
          ? -1
          : 1,
    );
    order.forEach((row, rank) => ranks.set(`${table} ${String(row['id'])}`, `${table}#${rank}`));
  }
  return (table, id) => ranks.get(`${table} ${String(id)}`);
}

function canonical(row: Plain, table: string, ranks: Ranks): Plain {
  const walk = (value: unknown, key: string, owner: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, key, INPUTS[key] ?? owner));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([inner, one]) => [inner, walk(one, inner, INPUTS[key] ?? owner)]),
      );
    const target = KEYS[key] === 'own' ? owner : (KEYS[key] ?? (key === 'corrections' ? key : undefined));
    if (target === 'workspaces') return 'the workspace';
    if (target === undefined || value === null) return value;
    // What is not there any more (a deleted document) has no rank: null on both sides.
    return ranks(target, value) ?? (typeof value === 'string' ? value : null);
  };
  const plain: Plain = {};
  for (const [column, value] of Object.entries(row)) {
    const isBytes = column === 'bytes' && typeof value === 'string';
    plain[column] = isBytes ? createHash('sha256').update(value).digest('hex') : walk(value, column, table);
  }
  return plain;
}
