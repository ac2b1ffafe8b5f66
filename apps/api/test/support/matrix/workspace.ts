import { EMBED_HEADER, PLAIN_PLAN } from '@hoa/contracts';
import type { SharedApp } from '../app';
import type { Device } from '../device';
import { sql } from '../facts-of';
import { at } from '../made-budget';
import { MATRIX_QUESTION } from './requests';
import type { Ids } from './rows';

/** A workspace with a row of everything. `mark` is a word that stands in all that a person or a document said in it. */
export interface Workspace {
  device: Device;
  mark: string;
  ids: Ids;
  embedKey: string;
}

export async function madeWorkspace(app: SharedApp, mark: string): Promise<Workspace> {
  const device = app.device();
  const [{ document, reading, correction }, member] = await Promise.all([
    readPaper(app, device, mark),
    joined(app, device, mark),
  ]);
  const { parameters, association, run, item, batch, version } = await madeBudget(device, mark);
  const schedule = await device.call('createSchedule', {
    body: {
      associationName: `${mark} Lofts`,
      name: `${mark} Exhibit B`,
      documentId: document,
      plan: PLAIN_PLAN,
      units: [{ unit: `${mark}-101`, share: { n: '1', d: '1' } }],
    },
  });
  const embed = await device.call('createEmbedKey', {
    body: { name: `${mark} portal`, days: 7, opens: { scheduleId: schedule.id } },
  });
  return {
    device,
    mark,
    embedKey: embed.key,
    ids: {
      ...{ association, batch, correction, document, embedKey: embed.id, item, key: member, parameters },
      ...{ reading, run, schedule: schedule.id, version },
    },
  };
}

async function readPaper(app: SharedApp, device: Device, mark: string) {
  const bytes = [
    'Account,Description,2026 Budget',
    `6100,${mark} Fees,20000.00`,
    `7810,${mark} Electricity,5000.00`,
    `7820,${mark} Water,3000.00`,
  ].join('\n');
  const { id } = await device.upload({ name: `${mark} budget.csv`, bytes });
  await device.untilRead(id);
  const params = { id };
  const { readingId: reading } = await device.call('getFacts', { params });
  if (reading === null) throw new Error('The paper was not read.');
  const correction = await device.call('addCorrection', {
    params,
    body: { field: 'kind', readingId: reading, value: 'budget' },
  });
  await ask(app, reading, mark);
  return { document: id, reading, correction: correction.id };
}

/** Puts a question into the facts that are kept with the correction. */
async function ask(app: SharedApp, reading: string, mark: string): Promise<void> {
  const question = {
    id: MATRIX_QUESTION,
    partId: 'p1',
    prompt: `${mark} Fees: what are they?`,
    at: [],
    effect: '1.00',
    answers: ['income', 'expense'].map((id) => ({ id, label: id, totals: [] })),
  };
  await sql(
    app,
    `UPDATE kind_readings SET facts = jsonb_set(facts, '{parts,0,questions}', $2) WHERE reading_id = $1`,
    [reading, JSON.stringify([question])],
  );
}

/** The key of a second browser, which the first may take away. */
async function joined(app: SharedApp, device: Device, mark: string): Promise<number> {
  const { code } = await device.call('createJoinCode');
  await app.device().call('join', { body: { code, name: `${mark} Ada` } });
  const key = (await device.call('listKeys')).find(({ thisDevice }) => !thisDevice);
  if (!key) throw new Error('Nobody joined.');
  return key.id;
}

async function madeBudget(device: Device, mark: string) {
  const { id: parameters, associationId: association } = await device.call('createParameters', {
    body: {
      year: 2027,
      associationName: `${mark} Lofts`,
      location: 'Colorado',
      units: 48,
      propertyType: 'Condominium',
      specialConsiderations: `${mark} considerations`,
    },
  });
  const params = { parametersId: parameters };
  const { items, runId: run } = await device.call('generateWith', {
    params: { provider: 'built-in', ...params },
    // What its document leaves open is not what the matrix is about.
    body: { acceptUnreconciled: true },
  });
  const line = at(items, 1);
  const { batchId: batch } = await device.call('editBudget', {
    params,
    body: {
      baseRevision: 1,
      changes: [{ itemId: line.id, version: line.version, proposedBudget: '4321.00' }],
      origin: 'hand',
    },
  });
  const version = await device.call('saveVersion', { params, body: { name: `${mark} version` } });
  await device.call('sendChat', { params, body: { content: `What does ${mark} Water cost?` } });
  await device.call('overrideRates', { params, body: { changes: [{ id: 'water', percent: 12.5 }] } });
  return { parameters, association, run, item: line.id, batch, version: version.id };
}

/** What changes by being read, or by itself. */
const RESTLESS = ['last_used_at', 'heartbeat_at'];

/** What hashes every row of a workspace in every table that belongs to workspaces. */
export async function fingerprintOf(app: SharedApp, device: Device): Promise<() => Promise<string>> {
  const [own] = await sql<{ id: number }>(
    app,
    `SELECT workspace_id AS id FROM access_keys WHERE hash = sha256(convert_to($1, 'utf8'))`,
    [device.id],
  );
  if (!own) throw new Error('This device has no workspace.');
  const tables = await sql<{ name: string }>(
    app,
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'workspace_id' ORDER BY 1`,
  );
  const rows = tables
    .map(
      ({ name }) =>
        `SELECT '${name}' || (to_jsonb(t) - $2::text[])::text AS row FROM "${name}" t WHERE workspace_id = $1`,
    )
    .join(' UNION ALL ');
  return async () => {
    const [all] = await sql<{ hash: string }>(
      app,
      `SELECT md5(string_agg(row, '|' ORDER BY row)) AS hash FROM (${rows}) AS rows`,
      [own.id, RESTLESS],
    );
    return all!.hash;
  };
}

/** The headers of a portal's page. */
export const fromPortal = (key: string) => ({ origin: PORTAL, [EMBED_HEADER]: key });
export const PORTAL = 'https://portal.example';
