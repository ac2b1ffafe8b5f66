import type { Device } from './support/device';
import { column } from './facts';
import { sharedTestApp, type SharedApp } from './support/app';
import { backupOf, restore, tampered } from './support/backup';
import { sql, uploadPaper } from './support/facts-of';
import { createElmCourt, makeQuestion, makeStatement } from './support/statement';

jest.setTimeout(120_000);
let app: SharedApp;
let owner: Device;
let backup: Buffer;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = app.device();
  await uploadPaper(app, owner, 'statement', (paper) =>
    paper.budget([column('c1', 'budget', 2026)], [['4000', 'Dues', 'income', '6000.00']]).edit((part) => {
      const statement = makeStatement(part, { c1: { income: '900.00' } });
      statement.questions = [makeQuestion(statement, 'c1', '900.00')];
    }),
  );
  const { parametersId } = await createElmCourt(owner);
  const params = { provider: 'built-in', parametersId };
  await owner.call('generateWith', { params, body: { acceptUnreconciled: true } });
  await owner.call('generateWith', { params });
  const [document] = await owner.call('listDocuments');
  await owner.call('answerQuestion', {
    params: { id: document!.id },
    body: { questionId: 'q-transfer', answerId: 'leave-out' },
  });
  backup = await backupOf(owner);
}, 240_000);

/** What a workspace has of its reconciliation. */
async function stateOf(device: Device) {
  const [document] = await device.call('listDocuments');
  const [parameters] = await device.call('listParameters');
  const [asked] = await sql<{ locator: { asked: { at: { documentId: number }[] } } }>(
    app,
    `SELECT locator FROM corrections WHERE field = 'answer' AND document_id = $1`,
    [document!.id],
  );
  const runs = await sql<{ id: string; status: string }>(
    app,
    'SELECT id, status FROM generation_runs WHERE parameters_id = $1 ORDER BY created_at',
    [parameters!.id],
  );
  const stopped = runs.find(({ status }) => status === 'needs-answers');
  return {
    documentId: document!.id,
    budget: await device.call('getBudget', { params: { parametersId: parameters!.id } }),
    askedOf: asked?.locator.asked.at[0]?.documentId,
    statuses: runs.map(({ status }) => status),
    stopped: stopped && (await device.call('getRun', { params: { runId: stopped.id } })),
  };
}

it('a backup brings the label, the stopped run and the answered question to the documents of the new workspace', async () => {
  const device = app.device();
  await restore(device, backup);
  const [before, after] = [await stateOf(owner), await stateOf(device)];
  expect(after.documentId).not.toBe(before.documentId);
  expect(after.budget.reconciliation).toMatchObject({
    status: 'not-reconciled',
    banner: before.budget.reconciliation?.banner,
  });
  const documents = [
    ...after.budget.reconciliation!.differences,
    ...after.stopped!.differences!,
    ...after.stopped!.questions!,
  ].map(({ documentId }) => documentId);
  expect([...new Set(documents), after.askedOf]).toEqual([after.documentId, after.documentId]);
  expect(after.statuses).toEqual(['succeeded', 'needs-answers']);
});

it('a backup of the version before is restored without what that version did not know', async () => {
  const without =
    (...columns: string[]) =>
    (rows: Record<string, unknown>[]) =>
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name))));
  const old = await tampered(
    backup,
    {
      budgets: without('reconciliation'),
      budget_versions: without('reconciliation'),
      kind_readings: without('answers', 'reader'),
      corrections: () => [],
      generation_runs: (rows) =>
        without('findings', 'accept_unreconciled')(rows).filter(({ status }) => status !== 'needs-answers'),
    },
    (manifest) => {
      manifest.schema = 'AiWork1767225600007';
    },
  );
  const device = app.device();
  await restore(device, old);
  const { budget, statuses } = await stateOf(device);
  expect([budget.reconciliation, budget.runId === null, statuses]).toEqual([undefined, false, ['succeeded']]);
});
