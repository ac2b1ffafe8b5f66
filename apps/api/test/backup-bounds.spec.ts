import { startTestApp, type TestApp } from './support/app';
import { backupOf, refusedBackup, restore, tampered } from './support/backup';
import type { Device } from './support/device';
import { madeBudget } from './support/made-budget';

jest.setTimeout(120_000);
let app: TestApp;
let backup: Buffer;
let device: Device;
beforeAll(async () => {
  app = await startTestApp();
  ({ device } = await madeBudget(app));
  backup = await backupOf(device);
}, 240_000);
afterAll(() => app.close());

type Rows = Record<string, unknown>[];
/** The first row so often, each with an id and a key of its own. */
const times =
  (count: number, change: (n: number) => Record<string, unknown> = () => ({})) =>
  ([first]: Rows): Rows =>
    Array.from({ length: count }, (_, n) => ({ ...first, id: 1_000_000 + n, ...change(n) }));

describe('a backup brings nothing that could not have been entered', () => {
  it.each<[string, string, (rows: Rows) => Rows]>([
    [
      'a name of an association of a million letters',
      'associations',
      (rows) => rows.map((row) => ({ ...row, name: 'x'.repeat(1_000_000) })),
    ],
    [
      'a location of a megabyte',
      'budget_parameters',
      (rows) => rows.map((row) => ({ ...row, location: 'x'.repeat(1_000_000) })),
    ],
    [
      'special considerations of a megabyte',
      'budget_parameters',
      (rows) => rows.map((row) => ({ ...row, special_considerations: 'x'.repeat(1_000_000) })),
    ],
    ['no units', 'budget_parameters', (rows) => rows.map((row) => ({ ...row, units: 0 }))],
    [
      'a line’s description of a megabyte',
      'budget_items',
      (rows) => rows.map((row) => ({ ...row, description: 'x'.repeat(1_000_000) })),
    ],
  ])('%s', async (_what, table, change) => {
    const hostile = await tampered(backup, { [table]: change });
    expect(hostile.length).toBeLessThan(400_000);
    const other = app.device();
    expect(await refusedBackup(other, hostile)).toMatchObject({ status: 422, code: 'invalid_backup' });
    expect(await other.call('listParameters')).toEqual([]);
  });

  it.each<[string, string, (rows: Rows) => Rows, RegExp]>([
    [
      '300,000 lines',
      'budget_items',
      times(300_000, (n) => ({ line_key: `k${n}` })),
      /more lines in one budget than there can be \(5,000\)/,
    ],
    [
      'lines that make a list of a hundred megabytes',
      'budget_items',
      times(4_000, (n) => ({ line_key: `k${n}`, notes: 'x'.repeat(9_000) })),
      /more lines in one budget/,
    ],
    [
      'ten thousand budgets',
      'budget_parameters',
      times(10_000, (n) => ({ created_at: new Date(1_700_000_000_000 + n).toISOString() })),
      /more budgets than there can be/,
    ],
  ])('%s are refused with a sentence', async (_what, table, change, sentence) => {
    const hostile = await tampered(backup, { [table]: change });
    const started = Date.now();
    expect(await refusedBackup(app.device(), hostile)).toMatchObject({
      status: 422,
      code: 'invalid_backup',
      message: expect.stringMatching(sentence) as string,
    });
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  it('what is as it was written is restored', async () => {
    const other = app.device();
    expect((await restore(other, backup)).budgets).toEqual({ added: 1, present: 0 });
  });
});
