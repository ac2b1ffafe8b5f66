import type { BudgetPart, GenerateOptions, GenerationResult } from '@hoa/contracts';
import { column } from './facts';
import { sharedTestApp, type SharedApp } from './support/app';
import type { Device } from './support/device';
import { uploadPaper } from './support/facts-of';
import { createElmCourt, makeQuestion, makeStatement, type Printed } from './support/statement';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const OFF: Printed = { c1: { income: '900.00' } };

/** A budget whose only document is a statement with dues of 1,000 and a transfer of 5,000. */
async function prepare(printed: Printed = {}, edit: (part: BudgetPart) => void = () => undefined) {
  const device = app.device();
  const document = await uploadPaper(app, device, 'statement', (paper) =>
    paper
      .budget(
        [column('c1', 'budget', 2026)],
        [
          ['4000', 'Dues', 'income', '1000.00'],
          ['', 'Transfer from checking', 'income', '5000.00'],
          ['7820', 'Water', 'expense', '400.00'],
        ],
      )
      .edit((part) => edit(makeStatement(part, printed))),
  );
  return { device, document, params: await createElmCourt(device) };
}

/** The lines of the stream; the last one is the result. */
async function stream(device: Device, params: { parametersId: number }, body: GenerateOptions = {}) {
  const response = await device.request('generateBudget', { params, body });
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  return { status: response.status, result: lines.at(-1) as GenerationResult };
}

const generate = (device: Device, params: { parametersId: number }, body: GenerateOptions = {}) =>
  device.call('generateWith', { params: { provider: 'built-in', ...params }, body });

describe('a budget whose documents do not tie', () => {
  it('is not generated: the stream ends with the reason, the differences and the questions', async () => {
    const { device, document, params } = await prepare(OFF, (part) => {
      part.questions = [makeQuestion(part, 'c1', '900.00')];
    });
    const { status, result } = await stream(device, params);
    expect([status, result.status, result.items]).toEqual([200, 'needs-answers', []]);
    expect(result.error).toMatch(
      /not generated yet.*statement\.csv, 2026 budget.*\$6,000.*\$900.*generate again\.$/,
    );
    expect(result.questions).toMatchObject([
      { id: 'q-transfer', documentId: document.id, documentName: 'statement.csv', effect: '5100.00' },
    ]);
    expect(result.differences).toMatchObject([
      { kind: 'off', columnId: 'c1', flow: 'income', interpreted: '6000.00', printed: '900.00' },
      { kind: 'open-question', columnId: 'c1' },
    ]);

    const run = await device.call('getRun', { params: { runId: result.runId } });
    expect(run).toMatchObject({
      status: 'needs-answers',
      error: { code: 'needs_answers', message: result.error },
      questions: result.questions,
      differences: result.differences,
    });
    expect(await device.call('listItems', { params })).toEqual([]);
    const budget = await device.call('getBudget', { params });
    expect([budget.runId, budget.reconciliation]).toEqual([null, undefined]);
  });

  it('answers the same to those who take JSON alone', async () => {
    const { device, params } = await prepare(OFF);
    expect(await generate(device, params)).toMatchObject({ status: 'needs-answers', items: [] });
  });

  it('leaves an earlier budget as it was', async () => {
    const { device, params } = await prepare();
    const { items } = await generate(device, params);
    await uploadPaper(app, device, 'newer', (paper) =>
      paper
        .budget([column('c1', 'actual', 2026)], [['4000', 'Dues', 'income', '1.00']])
        .edit((part) => makeStatement(part, { c1: { income: '2.00' } })),
    );
    expect((await generate(device, params)).status).toBe('needs-answers');
    expect(await device.call('listItems', { params })).toEqual(items);
    expect((await device.call('getBudget', { params })).reconciliation?.status).toBe('reconciled');
  });

  it('is generated where that is accepted, and labeled with its differences until it is generated again', async () => {
    const { device, params } = await prepare(OFF);
    const { items, status, differences } = await generate(device, params, { acceptUnreconciled: true });
    expect([items.length > 0, status, differences?.length]).toEqual([true, 'not-reconciled', 1]);
    expect((await device.call('getBudget', { params })).reconciliation).toMatchObject({
      status: 'not-reconciled',
      banner:
        'Not reconciled: statement.csv, 2026 budget: income adds up to $6,000, but the document prints $900 ($5,100 difference).',
      differences: [{ interpreted: '6000.00', printed: '900.00' }],
    });
  });

  it('cannot be adopted', async () => {
    const { device, params } = await prepare(OFF);
    await generate(device, params, { acceptUnreconciled: true });
    await device.call('setStatus', { params, body: { status: 'proposed' } });
    const refused = await device.fail('setStatus', { params, body: { status: 'adopted' } });
    expect(refused).toMatchObject({ status: 409, code: 'not_reconciled' });
    expect(refused.message).toMatch(/cannot be adopted\. Not reconciled: .*\$900/);
    expect((await device.call('getBudget', { params })).status).toBe('proposed');
  });

  it('keeps its label in versions: a restored one is not reconciled either', async () => {
    const { device, document, params } = await prepare(OFF);
    await generate(device, params, { acceptUnreconciled: true });
    const version = await device.call('saveVersion', { params, body: { name: 'Unreconciled' } });
    await device.call('deleteDocument', { params: { id: document.id } });
    await uploadPaper(app, device, 'good', (paper) =>
      paper
        .budget([column('c1', 'budget', 2026)], [['4000', 'Dues', 'income', '1.00']])
        .edit((part) => makeStatement(part)),
    );
    await generate(device, params);
    const label = async () => (await device.call('getBudget', { params })).reconciliation?.status;
    expect(await label()).toBe('reconciled');
    await device.call('restoreVersion', { params: { id: version.id } });
    expect(await label()).toBe('not-reconciled');
  });
});

describe('a budget whose documents tie', () => {
  it('is reconciled, and can be adopted', async () => {
    const { device, params } = await prepare();
    const { result } = await stream(device, params);
    expect([result.status, result.differences, result.error]).toEqual(['reconciled', undefined, undefined]);
    expect((await device.call('getBudget', { params })).reconciliation).toEqual({
      status: 'reconciled',
      differences: [],
    });
    for (const status of ['proposed', 'adopted'] as const)
      await device.call('setStatus', { params, body: { status } });
    expect((await device.call('getBudget', { params })).status).toBe('adopted');
  });

  it('makes no statement about readings without totals', async () => {
    const { device, params } = await prepare({}, (part) => delete part.schema);
    expect((await generate(device, params)).status).toBeUndefined();
    expect((await device.call('getBudget', { params })).reconciliation).toBeUndefined();
  });
});

const STATEMENT = `Account,Description,2026 Budget
INCOME
4010,Assessments,"11,000.00"
4020,Late Fees,100.00
,Total Income,"11,100.00"
EXPENSES
5010,Water,"1,300.00"
5020,Electricity,"2,100.00"
5030,Landscape,"3,200.00"
,Total Expenses,"6,610.00"
`;

describe('an answer', () => {
  it('settles what stopped the generation, and stops it again once it is removed', async () => {
    const device = app.device();
    const { id } = await device.upload({ name: 'off.csv', bytes: STATEMENT });
    await device.untilRead(id);
    const params = await createElmCourt(device);
    const stopped = await generate(device, params);
    expect([stopped.status, stopped.questions?.length]).toEqual(['needs-answers', 1]);

    const [question] = stopped.questions!;
    const answer = (answerId: string) =>
      device.call('answerQuestion', { params: { id }, body: { questionId: question!.id, answerId } });
    const asked = async () =>
      (await device.call('listQuestions', { params: { id } })).map((one) => one.answered);
    await answer('lines');
    const corrected = await answer('printed');
    expect(await asked()).toEqual(['printed']);
    const states = (await device.call('listCorrections', { params: { id } })).map(({ state }) => state);
    expect(states).toEqual(['replaced', 'applied']);
    const generated = await generate(device, params);
    expect([generated.status, generated.differences]).toEqual(['reconciled', undefined]);

    for (const correction of await device.call('listCorrections', { params: { id } }))
      await device.call('removeCorrection', { params: { id, correctionId: correction.id } });
    expect(corrected.field).toBe('answer');
    expect(await asked()).toEqual([undefined]);
    expect((await generate(device, params)).status).toBe('needs-answers');
  });
});

it('dues that are turned into an expense by force stop the generation, with both totals', async () => {
  const device = app.device();
  const bytes = STATEMENT.replace('6,610.00', '6,600.00');
  const { id } = await device.upload({ name: 'ties.csv', bytes });
  await device.untilRead(id);
  const params = await createElmCourt(device);
  expect((await generate(device, params)).status).toBe('reconciled');
  const { readingId, parts } = await device.call('getFacts', { params: { id } });
  const part = parts.find((one): one is BudgetPart => one.kind === 'budget')!;
  const dues = part.lines.find(({ description }) => description === 'Assessments')!;
  await device.call('addCorrection', {
    params: { id },
    body: { field: 'line', readingId: readingId!, partId: part.id, lineId: dues.id, value: 'expense' },
  });
  const { status, differences } = await generate(device, params);
  expect(status).toBe('needs-answers');
  expect(differences?.map(({ flow, interpreted, printed }) => [flow, interpreted, printed])).toEqual([
    ['income', '100.00', '11100.00'],
    ['expense', '17600.00', '6600.00'],
  ]);
});
