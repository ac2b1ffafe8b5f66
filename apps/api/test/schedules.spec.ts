import {
  MOST_SCHEDULE_UNITS,
  PLAIN_PLAN,
  type Schedule,
  type ScheduleInput,
  type ScheduleUnitInput,
} from '@hoa/contracts';
import { MOST_SCHEDULES } from '../src/insights/ccr/schedules.service';
import { sharedTestApp, type SharedApp } from './support/app';
import { failure } from './support/device';
import { sql } from './support/facts-of';

jest.setTimeout(240_000);

let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const half = { n: '1', d: '2' };

const two: ScheduleUnitInput[] = [
  { unit: ' 101 ', lotNumber: '7', share: half, lastYear: '1200' },
  { unit: '102', share: half, area: '850.5', value: '250000.00', group: 'North' },
];

const input = (more: Partial<ScheduleInput> = {}): ScheduleInput => ({
  associationName: 'Cedar Bend Condominiums',
  name: 'Exhibit B',
  plan: PLAIN_PLAN,
  units: two,
  ...more,
});

describe('schedules', () => {
  it('are kept as they were sent, with the association of that name', async () => {
    const device = app.device();
    const made = await device.call('createSchedule', { body: input() });
    expect(made).toMatchObject({ name: 'Exhibit B', documentId: null, version: 1, plan: PLAIN_PLAN });
    expect(made.units).toEqual([
      { unit: '101', lotNumber: '7', share: half, lastYear: '1200' },
      { unit: '102', lotNumber: '', share: half, area: '850.5', value: '250000.00', group: 'North' },
    ]);
    expect(await device.call('getSchedule', { params: { id: made.id } })).toEqual(made);
    const again = await device.call('createSchedule', {
      body: input({ associationName: 'CEDAR BEND condominiums', name: 'Another' }),
    });
    expect(again.associationId).toBe(made.associationId);
    const list = await device.call('listSchedules');
    expect(list.map(({ name, units }) => [name, units])).toEqual([
      ['Another', 2],
      ['Exhibit B', 2],
    ]);
    await device.call('updateSchedule', { params: { id: made.id }, body: { version: 1, name: 'First' } });
    expect((await device.call('listSchedules')).map(({ name }) => name)).toEqual(['First', 'Another']);
  });

  it('change only where something is said, and the second of two writers is told what the first did', async () => {
    const device = app.device();
    const { id, units } = await device.call('createSchedule', { body: input() });
    const params = { id };
    const plan = { ...PLAIN_PLAN, gap: 'normalise' as const };
    const changed = await device.call('updateSchedule', { params, body: { version: 1, plan } });
    expect(changed).toMatchObject({ version: 2, plan, name: 'Exhibit B', units });
    const response = await device.request('updateSchedule', { params, body: { version: 1, name: 'Late' } });
    const { code, details } = (await response.json()) as { code: string; details: { current: Schedule } };
    expect([response.status, code]).toEqual([409, 'stale_version']);
    expect(details.current).toEqual(changed);
    const writers = Array.from({ length: 8 }, (_, n) =>
      device.request('updateSchedule', { params, body: { version: 2, name: `Writer ${n}` } }),
    );
    const statuses = (await Promise.all(writers)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await device.call('getSchedule', { params })).version).toBe(3);
  });

  it('move to the association of another name, and leave no empty one behind', async () => {
    const device = app.device();
    const { id } = await device.call('createSchedule', {
      body: input({ associationName: 'Aspen Ridge One' }),
    });
    const body = { version: 1, associationName: 'Aspen Ridge Two' };
    expect((await device.call('updateSchedule', { params: { id }, body })).associationName).toBe(
      'Aspen Ridge Two',
    );
    const names = () =>
      sql<{ name: string }>(app, `SELECT name FROM associations WHERE name LIKE 'Aspen Ridge %'`);
    expect(await names()).toEqual([{ name: 'Aspen Ridge Two' }]);
    expect(await device.call('deleteSchedule', { params: { id } })).toEqual({ deleted: true });
    expect(await device.fail('getSchedule', { params: { id } })).toMatchObject({ status: 404 });
    expect(await device.fail('deleteSchedule', { params: { id } })).toMatchObject({ status: 404 });
    expect(await names()).toEqual([]);
  });

  it('stay when the history of budgets is cleared, and when their document is deleted', async () => {
    const device = app.device();
    const document = await device.upload({ name: 'ccr.txt', bytes: 'A declaration' });
    await device.call('createParameters', {
      body: {
        associationName: 'Cedar Bend Condominiums',
        year: 2027,
        location: 'Colorado',
        units: 2,
        propertyType: 'Condominium',
      },
    });
    const source = {
      documentId: document.id,
      documentName: 'ccr.txt',
      readingId: 'r',
      page: 1,
      quote: '101 50%',
    };
    const units = [{ unit: '101', share: { n: '1', d: '1' }, source }];
    const made = await device.call('createSchedule', { body: input({ documentId: document.id, units }) });
    expect(made.documentId).toBe(document.id);
    await device.call('clearHistory');
    await device.untilRead(document.id);
    await device.call('deleteDocument', { params: { id: document.id } });
    const { documentId, units: kept } = await device.call('getSchedule', { params: { id: made.id } });
    expect(documentId).toBeNull();
    expect(kept[0]?.source).toEqual(source);
  });

  it('refuse another workspace’s document, and one that is not there', async () => {
    const other = await app.device().upload({ name: 'ccr.txt', bytes: 'A declaration' });
    const device = app.device();
    const { id } = await device.call('createSchedule', { body: input() });
    for (const documentId of [other.id, other.id + 10_000]) {
      const refused = { status: 404, code: 'not_found' };
      expect(await device.fail('createSchedule', { body: input({ documentId }) })).toMatchObject(refused);
      const body = { version: 1, documentId };
      expect(await device.fail('updateSchedule', { params: { id }, body })).toMatchObject(refused);
    }
    expect(await device.call('listSchedules')).toHaveLength(1);
  });

  it(`hold ${MOST_SCHEDULE_UNITS} units with their quotes, and one more is refused with a sentence`, async () => {
    const device = app.device();
    const source = {
      documentId: null,
      documentName: 'Declaration of Cedar Bend Condominiums.pdf',
      readingId: 'c53071ee-dc79-4f7a-bb8d-4e613efe6384',
      page: 112,
      line: 31,
      box: [460.9533996582031, 120.71260986328124, 497.49999965820314, 130.60660986328125] as [
        number,
        number,
        number,
        number,
      ],
      quote: 'x'.repeat(200),
    };
    const share = { n: '1', d: String(MOST_SCHEDULE_UNITS) };
    const units = Array.from({ length: MOST_SCHEDULE_UNITS }, (_, n) => ({ unit: String(n), share, source }));
    const made = await device.call('createSchedule', { body: input({ units }) });
    expect(made.units).toHaveLength(MOST_SCHEDULE_UNITS);
    const params = { id: made.id };
    const changed = await device.call('updateSchedule', { params, body: { version: 1, units } });
    expect(changed.units.at(-1)).toMatchObject({ unit: String(MOST_SCHEDULE_UNITS - 1), source });
    const more = [...units, units[0]!].map(({ unit }) => ({ unit, share }));
    expect(await device.fail('createSchedule', { body: input({ units: more }) })).toMatchObject({
      status: 400,
      message: 'A schedule has at most 20,000 units.',
    });
  });

  it('take no larger body elsewhere, and none beyond theirs', async () => {
    const device = app.device();
    const send = async (url: string, megabytes: number) => {
      const response = await device.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(megabytes * 1_048_576) }),
      });
      return (await failure(response)).status;
    };
    expect(await send('/api/assessment-schedules', 2)).toBe(400);
    expect(await send('/api/assessment-schedules?again', 2)).toBe(400);
    expect(await send('/api/assessment-schedules', 17)).toBe(413);
    expect(await send('/api/assessment-schedules/1/statements', 2)).toBe(413);
    expect(await send('/api/budget-parameters', 2)).toBe(413);
    // Nothing is there, whatever is sent to it.
    expect(await send('/api/parameters', 2)).toBe(404);
  });

  const many = (length: number, d: (n: number) => string) =>
    Array.from({ length }, (_, n) => ({ unit: String(n), share: { n: '1', d: d(n) } }));
  it.each<[string, Partial<ScheduleInput>, RegExp]>([
    ['no unit', { units: [] }, /at least one unit/],
    ['a unit without a name', { units: [{ unit: '  ' }] }, /needs a unit/],
    ['a share of a million digits', { units: many(1, () => '9'.repeat(900_000)) }, /too long a number/],
    ['a denominator of 0', { units: [{ unit: '1', share: { n: '1', d: '0' } }] }, /./],
    [
      'thousands of shares without a common denominator',
      { units: many(2_000, (n) => String(10n ** 20n + BigInt(n))) },
      /no common denominator/,
    ],
    ['a floor area in words', { units: [{ unit: '1', area: 'large' }] }, /valid number/],
    ['no name', { name: ' ' }, /name the schedule/],
    ['no association', { associationName: '' }, /Association name is required/],
    ['no pool', { plan: { pools: [], gap: 'unallocated' } }, /./],
    ['a character that cannot be stored', { units: [{ unit: '1\0' }] }, /cannot be stored/],
  ])('refuse %s', async (_what, more, message) => {
    expect(await app.device().fail('createSchedule', { body: input(more) })).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringMatching(message),
    });
  });

  it('keep a negative share, which only blocks the calculation', async () => {
    const units = [{ unit: '1', share: { n: '-1', d: '3' } }];
    const made = await app.device().call('createSchedule', { body: input({ units }) });
    expect(made.units[0]?.share).toEqual({ n: '-1', d: '3' });
  });

  it(`are ${MOST_SCHEDULES} at most`, async () => {
    const device = app.device();
    const { id } = await device.call('createSchedule', { body: input() });
    await sql(
      app,
      `INSERT INTO assessment_schedules (workspace_id, association_id, name, plan, rows)
       SELECT workspace_id, association_id, name, plan, rows FROM assessment_schedules, generate_series(2, $2)
        WHERE id = $1`,
      [id, MOST_SCHEDULES],
    );
    expect(await device.fail('createSchedule', { body: input() })).toMatchObject({
      status: 409,
      code: 'quota_exceeded',
    });
  });
});
