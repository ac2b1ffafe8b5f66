import { PLAIN_PLAN, type Budget, type DocumentRow } from '@hoa/contracts';
import { column } from './facts';
import { startTestApp, type TestApp } from './support/app';
import type { Device } from './support/device';
import { uploadPaper } from './support/facts-of';
import { at, madeBudget } from './support/made-budget';
import { additive, exclusive, type Race } from './support/race';

/** `npm run test:races -w @hoa/api` runs the thousand; a test of every day a tenth of them. */
const isWhole = process.env.RACES === 'all';
jest.setTimeout(isWhole ? 3_600_000 : 300_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 240_000);
afterAll(() => app.close());

/** Two browsers on one workspace, with a budget of three lines. */
async function two() {
  const { device: one, parametersId, items } = await madeBudget(app);
  const other = app.device();
  await other.call('join', {
    body: { code: (await one.call('createJoinCode', { body: { role: 'owner' } })).code },
  });
  return { writers: [one, other] as const, one, params: { parametersId }, line: at(items, 1) };
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const amountOf = (sum: number): string => (sum / 100).toFixed(2);

/** Every kind of row that people change, and its part of a thousand races. */
const THOUSAND: [what: string, races: number, make: () => Promise<Race>][] = [
  ['an amount', 150, amount],
  ['a rate', 50, rate],
  ['a batch of amounts', 200, batch],
  ['parameters', 150, parameters],
  ['a schedule', 150, schedule],
  ['an undo', 100, undo],
  ['a status', 100, status],
  ['a correction that is taken back', 100, correction],
];

const KINDS = THOUSAND.map(([what, races, make]) => ({ what, races: isWhole ? races : races / 10, make }));

it(`${KINDS.reduce((sum, { races }) => sum + races, 0)} races of two writers lose no update`, async () => {
  const reports = await Promise.all(
    KINDS.map(async ({ what, races, make }) => {
      const race = await make();
      const report = { what, won: 0, told: 0, lost: 0 };
      for (let run = 0; run < races; run += 1) {
        const { won, told, lost } = await race();
        report.won += won;
        report.told += told;
        report.lost += lost;
      }
      return report;
    }),
  );
  expect(reports).toEqual(KINDS.map(({ what, races }) => ({ what, won: races, told: races, lost: 0 })));
});

async function amount(): Promise<Race> {
  const { writers, one, params, line } = await two();
  return additive(writers, {
    read: async () => {
      const { proposedBudget, version } = at(await one.call('listItems', { params }), 1);
      return { sum: cents(proposedBudget), version };
    },
    write: (by, { version }, sum) =>
      by.request('updateItem', {
        params: { id: line.id },
        body: { proposedBudget: amountOf(sum), version },
      }),
  });
}

async function batch(): Promise<Race> {
  const { writers, one, params } = await two();
  return additive(writers, {
    read: async () => {
      const items = await one.call('listItems', { params });
      const { revision } = await one.call('getBudget', { params });
      return { sum: cents(at(items, 1).proposedBudget), items, revision };
    },
    // Two lines at once, of which the second takes what the first gets: their total stays.
    write: (by, { items, revision, sum: before }, sum) => {
      const [first, second] = [at(items, 1), at(items, 2)];
      const rest = cents(second.proposedBudget) - (sum - before);
      return by.request('editBudget', {
        params,
        body: {
          baseRevision: revision,
          origin: 'hand',
          changes: [
            { itemId: first.id, version: first.version, proposedBudget: amountOf(sum) },
            { itemId: second.id, version: second.version, proposedBudget: amountOf(rest) },
          ],
        },
      });
    },
  });
}

async function parameters(): Promise<Race> {
  const { writers, one, params } = await two();
  const id = params.parametersId;
  return additive(writers, {
    read: async () => {
      const { units, version } = await one.call('getParameters', { params: { id } });
      return { sum: units, version };
    },
    write: (by, { version }, units) =>
      by.request('updateParameters', { params: { id }, body: { units, version } }),
  });
}

async function rate(): Promise<Race> {
  const { writers, one, params } = await two();
  const id = 'electricity';
  const hundredths = 100;
  return additive(writers, {
    read: async () => {
      const { rates } = await one.call('budgetRates', { params });
      const was = rates.find((found) => found.id === id)!.percent;
      return { sum: Math.round(was * hundredths), was };
    },
    write: (by, { was }, sum) =>
      by.request('overrideRates', { params, body: { changes: [{ id, percent: sum / hundredths, was }] } }),
  });
}

async function schedule(): Promise<Race> {
  const { writers, one } = await two();
  const { id } = await one.call('createSchedule', {
    body: { associationName: 'Cedar Bend', name: '1', plan: PLAIN_PLAN, units: [{ unit: '101' }] },
  });
  return additive(writers, {
    read: async () => {
      const { name, version } = await one.call('getSchedule', { params: { id } });
      return { sum: Number(name), version };
    },
    write: (by, { version }, sum) =>
      by.request('updateSchedule', { params: { id }, body: { version, name: String(sum) } }),
  });
}

/** Both take the same batch back, and the batch that did is what both take back next. */
async function undo(): Promise<Race> {
  const { writers, one, params, line } = await two();
  const amounts = [line.proposedBudget, '4321.00'];
  await one.call('updateItem', { params: { id: line.id }, body: { proposedBudget: '4321.00' } });
  let batchId = (await one.call('getBudget', { params })).undo?.batchId ?? '';
  return exclusive(writers, {
    write: (by) => by.request('undoEdits', { params, body: { batchId } }),
    stands: async (answer) => {
      ({ batchId } = (await answer.json()) as { batchId: string });
      const [expected] = amounts;
      amounts.reverse();
      return at(await one.call('listItems', { params }), 1).proposedBudget === expected;
    },
  });
}

/** One adopts what the other takes back to a draft. */
async function status(): Promise<Race> {
  const { writers, one, params } = await two();
  const set = (by: Device, to: Budget['status'], revision?: number) =>
    by.request('setStatus', {
      params,
      body: { status: to as 'draft', ...(revision === undefined ? {} : { revision }) },
    });
  let revision = 0;
  return exclusive(writers, {
    prepare: async () => {
      if ((await one.call('getBudget', { params })).status === 'adopted') await set(one, 'draft');
      await set(one, 'proposed');
      ({ revision } = await one.call('getBudget', { params }));
    },
    write: (by) => set(by, by === one ? 'adopted' : 'draft', revision),
    stands: async (answer) => {
      const { status: won } = (await answer.json()) as Budget;
      return (await one.call('getBudget', { params })).status === won;
    },
  });
}

async function correction(): Promise<Race> {
  const { writers, one } = await two();
  const paper: DocumentRow = await uploadPaper(app, one, 'another', (made) =>
    made.budget([column('b26', 'budget', 2026)], [['7810', 'Electricity', 'expense', '5000.00']]),
  );
  const params = { id: paper.id };
  const { readingId, parts } = await one.call('getFacts', { params });
  let correctionId = 0;
  return exclusive(writers, {
    prepare: async () => {
      const place = { readingId: readingId ?? '', partId: parts[0]!.id, lineId: 'l0', columnId: 'b26' };
      const body = { field: 'amount' as const, ...place, value: '1234.00' };
      correctionId = (await one.call('addCorrection', { params, body })).id;
    },
    write: (by) => by.request('removeCorrection', { params: { ...params, correctionId } }),
    stands: async () => {
      const log = await one.call('listCorrections', { params });
      return log.find(({ id }) => id === correctionId)?.state === 'removed';
    },
  });
}
