import type { BudgetPart } from '@hoa/contracts';
import { READER } from '@hoa/document-reader';
import { column } from './facts';
import { sharedTestApp, type SharedApp } from './support/app';
import { sql, uploadPaper } from './support/facts-of';
import { makeQuestion, makeStatement } from './support/statement';

jest.setTimeout(120_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const columns = [column('c1', 'budget', 2026)];

/** A statement with two open questions and one that is answered. */
async function uploadAsking(device = app.device()) {
  const row = await uploadPaper(app, device, 'asking', (paper) =>
    paper
      .budget(columns, [
        ['4000', 'Dues', 'income', '900.00'],
        ['', 'Transfer from checking', 'income', '5000.00'],
      ])
      .edit((part) => {
        const statement = makeStatement(part, { c1: { income: '900.00' } });
        statement.questions = [
          makeQuestion(statement, 'c1', '800.00', { id: 'q-done', answered: 'income' }),
          makeQuestion(statement, 'c1', '5800.00', { id: 'q-small' }),
          makeQuestion(statement, 'c1', '900.00'),
        ];
        statement.sections = [{ id: 's-1', label: 'INCOME', rows: [], excluded: false }];
      }),
  );
  return { device, params: { id: row.id } };
}

/** What reading the stored pages with these answers would give, so that no reader decides this test. */
async function storeAnswered(documentId: number, answers: object[], change: (part: BudgetPart) => void) {
  const [reading] = await sql<{ id: string; facts: { parts: BudgetPart[] } }>(
    app,
    'SELECT id, facts FROM readings WHERE document_id = $1',
    [documentId],
  );
  change(reading!.facts.parts[0]!);
  await sql(
    app,
    `INSERT INTO kind_readings (workspace_id, reading_id, kinds, answers, reader, facts)
     SELECT workspace_id, id, '[]', $2, $3, $4 FROM readings WHERE id = $1
     ON CONFLICT (workspace_id, reading_id) DO UPDATE SET answers = excluded.answers, facts = excluded.facts`,
    [reading!.id, JSON.stringify(answers), `rules ${READER.version}`, JSON.stringify(reading!.facts)],
  );
}

describe('GET questions', () => {
  it('lists open questions by effect, then answered ones', async () => {
    const { device, params } = await uploadAsking();
    const questions = await device.call('listQuestions', { params });
    expect(questions.map(({ id, effect, answered }) => [id, effect, answered])).toEqual([
      ['q-transfer', '5000.00', undefined],
      ['q-small', '100.00', undefined],
      ['q-done', '5100.00', 'income'],
    ]);
  });

  it('is empty for a document without statements', async () => {
    const device = app.device();
    const { id } = await uploadPaper(app, device, 'plain', (paper) => paper);
    expect(await device.call('listQuestions', { params: { id } })).toEqual([]);
  });
});

describe('POST answers', () => {
  it('stores the answer as a correction, reads the statement with it, and reopens it when it is removed', async () => {
    const { device, params } = await uploadAsking();
    const body = { questionId: 'q-transfer', answerId: 'leave-out' };
    await storeAnswered(params.id, [body], (part) => {
      part.lines = part.lines.filter(({ description }) => description === 'Dues');
      part.questions = part.questions!.map((one) =>
        one.id === 'q-transfer' ? { ...one, answered: 'leave-out' } : one,
      );
    });

    const correction = await device.call('answerQuestion', { params, body });
    expect(correction).toMatchObject({
      field: 'answer',
      value: 'leave-out',
      state: 'applied',
      about: expect.stringMatching(/Transfer from checking.*Leave it out\.$/) as string,
    });
    const answered = await device.call('getFacts', { params });
    expect((answered.parts[0] as BudgetPart).lines.map(({ description }) => description)).toEqual(['Dues']);
    expect((await device.call('listQuestions', { params })).map(({ id }) => id)[0]).toBe('q-small');

    const removed = await device.call('removeCorrection', {
      params: { ...params, correctionId: correction.id },
    });
    expect(removed.state).toBe('removed');
    const open = (await device.call('listQuestions', { params }))[0];
    expect([open?.id, open?.answered]).toEqual(['q-transfer', undefined]);
    expect(((await device.call('getFacts', { params })).parts[0] as BudgetPart).lines).toHaveLength(2);
  });

  it('refuses unknown questions and answers, and documents that are not read, with a sentence', async () => {
    const { device, params } = await uploadAsking();
    const answer = (questionId: string, answerId: string) =>
      device.fail('answerQuestion', { params, body: { questionId, answerId } });
    expect(await answer('q-none', 'income')).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await answer('q-transfer', 'maybe')).toMatchObject({ status: 400 });
    expect((await answer('q-transfer', 'maybe')).message).toMatch(/one of the answers/);
    expect((await answer('s-1', 'maybe')).status).toBe(400);
    expect(await device.call('listCorrections', { params })).toEqual([]);

    await sql(app, `UPDATE documents SET status = 'failed' WHERE id = $1`, [params.id]);
    expect(await answer('q-transfer', 'income')).toMatchObject({ status: 409, code: 'documents_not_ready' });
  });
});

describe('a reading of an older reader', () => {
  it('is understood again from its stored pages, once, and is not changed itself', async () => {
    const device = app.device();
    const bytes =
      'Account,Description,2026 Budget\n6100,Management,20000.00\n7820,Water,3000.00\n7810,Power,50.00\n';
    const { id } = await device.upload({ name: 'budget 2026.csv', bytes });
    await device.untilRead(id);
    await sql(
      app,
      `UPDATE readings SET reader = 'rules 1', facts = jsonb_set(facts, '{reader,version}', '"1"') || '{"parts": []}'
        WHERE document_id = $1`,
      [id],
    );
    const facts = () => device.call('getFacts', { params: { id } });
    const again = await facts();
    expect([again.reader.version, again.parts.map(({ kind }) => kind)]).toEqual([READER.version, ['budget']]);
    const [stored] = await sql<{ reader: string; facts: { parts: unknown[] } }>(
      app,
      'SELECT reader, facts FROM readings WHERE document_id = $1',
      [id],
    );
    expect([stored!.reader, stored!.facts.parts]).toEqual(['rules 1', []]);

    const kept = `reading_id IN (SELECT id FROM readings WHERE document_id = $1)`;
    await sql(
      app,
      `UPDATE kind_readings SET facts = jsonb_set(facts, '{confidence}', '0.123') WHERE ${kept}`,
      [id],
    );
    expect((await facts()).confidence).toBe(0.123);
    // Kept facts of an older reader are not today's either.
    await sql(app, `UPDATE kind_readings SET reader = 'rules 1' WHERE ${kept}`, [id]);
    expect((await facts()).confidence).not.toBe(0.123);
  });

  it('stays as it was read where today’s reader cannot cope with its pages', async () => {
    const device = app.device();
    const row = await uploadPaper(app, device, 'old', (paper) =>
      paper.budget(columns, [['4000', 'Dues', 'income', '900.00']]),
    );
    await sql(
      app,
      `UPDATE readings SET facts = jsonb_set(facts, '{reader}', '{"engine": "rules", "version": "1"}'),
          origin = '{"container": "nonsense"}' WHERE document_id = $1`,
      [row.id],
    );
    const facts = await device.call('getFacts', { params: { id: row.id } });
    expect(facts.parts).toHaveLength(1);
    expect(facts.warnings).toEqual([]);
  });
});
