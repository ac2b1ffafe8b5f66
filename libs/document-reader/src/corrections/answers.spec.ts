import type { BudgetPart, Citation, Facts, StatementRow } from '@hoa/contracts';
import { applyCorrections, KeptCorrection } from './apply';
import { findAnswers, locateAnswer } from './answers';

const source: Citation = { documentId: 3, documentName: 'budget.pdf', readingId: 'r', page: 1, quote: '' };
const cell = (value: string) => ({ value, raw: value, source, confidence: 1, by: 'rules' as const });

function row(id: string, flow: 'income' | 'expense', amount: string): StatementRow {
  const cells = { c1: cell(amount) };
  return { id: `r-${id}`, role: 'line', fund: 'operating', flow, section: [], description: id, cells, confidence: 1, lineId: id, source }; // prettier-ignore
}

/** Dues of 900 and a transfer of 100 that the printed income of 900 does not contain. */
function factsWithQuestion(): Facts {
  const rows = [row('Dues', 'income', '900.00'), row('Transfer', 'income', '100.00')];
  const part: BudgetPart = {
    id: 'p1',
    kind: 'budget',
    pages: [1, 1],
    schema: 2,
    columns: [{ id: 'c1', label: '2026', role: 'budget', year: 2026, doubt: 'No header states a year.' }],
    lines: rows.map(({ description, cells }) => ({ id: description, description, section: '', type: 'income' as const, cells })), // prettier-ignore
    totals: [],
    rows,
    sections: [{ id: 's-income', label: 'INCOME', rows: rows.map(({ id }) => id), excluded: false }],
    reconciliation: [
      { columnId: 'c1', fund: 'operating', flow: 'income', interpreted: '1000.00', printed: cell('900.00'), status: 'off' }, // prettier-ignore
      { columnId: 'c1', fund: 'all', flow: 'net', interpreted: '1000.00', status: 'not-printed' },
    ],
    questions: [
      {
        id: 'q-transfer',
        partId: 'p1',
        prompt: "'Transfer' ($100) is not in any printed total. What is it?",
        at: [source],
        effect: '100.00',
        answers: [
          { id: 'income', label: 'Count it as income.', totals: [] },
          { id: 'leave-out', label: 'Leave it out.', totals: [] },
        ],
      },
    ],
  };
  return { schema: 1, documentId: 3, readingId: 'r', status: 'ready', kind: 'budget', confidence: 1, reader: { engine: 'rules', version: '2' }, parts: [part], warnings: [] }; // prettier-ignore
}

const answer = (id: number, question: string, value: string): KeptCorrection =>
  KeptCorrection.parse({ id, field: 'answer', value, about: '', locator: { question } });
const overlay = (facts: Facts, ...given: KeptCorrection[]) =>
  applyCorrections(facts, given, { read: facts, pages: 1 });
const partOf = ({ parts }: Facts) => parts[0] as BudgetPart;

describe('answers', () => {
  it('are located by question or section, and described in words', () => {
    const facts = factsWithQuestion();
    const located = locateAnswer(facts, { questionId: 'q-transfer', answerId: 'leave-out' });
    expect(located).toEqual({
      locator: {
        question: 'q-transfer',
        part: { pages: [1, 1], nth: 0 },
        asked: partOf(facts).questions?.[0],
      },
      about: "'Transfer' ($100) is not in any printed total. What is it? Leave it out.",
    });
    expect(locateAnswer(facts, { questionId: 's-income', answerId: 'reserve-income' })).toMatchObject({
      about: "Section 'INCOME' Reserve income",
    });
  });

  it('to unknown questions or with unknown answers are told apart', () => {
    const facts = factsWithQuestion();
    expect(locateAnswer(facts, { questionId: 'q', answerId: 'income' })).toBe('unknown-question');
    expect(locateAnswer(facts, { questionId: 'q-transfer', answerId: 'maybe' })).toBe('unknown-answer');
    expect(locateAnswer(facts, { questionId: 's-income', answerId: 'leave-out' })).toBe('unknown-answer');
  });

  it('count once per question, the last one', () => {
    const given = [answer(1, 'a', 'x'), answer(2, 'b', 'y'), answer(3, 'a', 'z')];
    expect(findAnswers(given)).toEqual([
      { questionId: 'b', answerId: 'y' },
      { questionId: 'a', answerId: 'z' },
    ]);
  });

  it('are applied where the question exists, replaced by a later one, and reported where it does not exist', () => {
    const { facts, replaced, misfits } = overlay(
      factsWithQuestion(),
      answer(1, 'q-transfer', 'income'),
      answer(2, 'q-transfer', 'leave-out'),
      answer(3, 's-income', 'income'),
      answer(4, 'gone', 'income'),
    );
    expect(facts.corrections).toMatchObject([
      { id: 2, field: 'answer', value: 'leave-out', partId: 'p1', was: null },
      { id: 3, field: 'answer', value: 'income' },
    ]);
    expect([[...replaced], [...misfits]]).toEqual([[1], [4]]);
    expect(facts.warnings.map(({ code }) => code)).toEqual(['correction_does_not_fit']);
  });
});

describe('an answered question', () => {
  const given = (value: string) => {
    const located = locateAnswer(factsWithQuestion(), { questionId: 'q-transfer', answerId: value });
    if (typeof located === 'string') throw new Error(located);
    return KeptCorrection.parse({ id: 1, field: 'answer', value, ...located });
  };

  it('is listed with its answer', () => {
    const { facts } = overlay(factsWithQuestion(), given('leave-out'));
    expect(partOf(facts).questions).toMatchObject([{ id: 'q-transfer', answered: 'leave-out' }]);
  });

  it('is listed also where the reader does not ask any more, so that the answer can be changed', () => {
    const silent = factsWithQuestion();
    partOf(silent).questions = [];
    const { facts, misfits } = overlay(silent, given('leave-out'));
    expect(misfits.size).toBe(0);
    expect(partOf(facts).questions).toMatchObject([
      { id: 'q-transfer', answered: 'leave-out', effect: '100.00', at: [{ page: 1 }] },
    ]);
    expect(locateAnswer(facts, { questionId: 'q-transfer', answerId: 'income' })).toMatchObject({
      locator: { asked: { id: 'q-transfer' } },
    });
  });

  it('does not fit a document without a statement', () => {
    const { misfits } = overlay({ ...factsWithQuestion(), parts: [] }, given('income'));
    expect([...misfits]).toEqual([1]);
  });
});

describe('corrections of a statement of schema 2', () => {
  const part = { pages: [1, 1], nth: 0 };
  const line = { description: 'Transfer', nth: 0, of: 1 };
  const column = { label: '2026', nth: 0, of: 1, place: 0 };
  const given = (field: string, value: unknown, locator: object) =>
    KeptCorrection.parse({ id: 1, field, value, about: '', locator: { part, ...locator } });
  const totals = (facts: Facts) =>
    partOf(facts).reconciliation?.map(({ interpreted, status }) => `${interpreted} ${status}`);

  it('that remove a line remove it from the totals, which then tie', () => {
    const { facts } = overlay(factsWithQuestion(), given('line', 'none', { line }));
    expect(totals(facts)).toEqual(['900.00 ties', '900.00 not-printed']);
    expect(partOf(facts).rows?.map(({ role }) => role)).toEqual(['line', 'note']);
  });

  it('that make an income an expense move it to the other side', () => {
    const { facts } = overlay(factsWithQuestion(), given('line', 'expense', { line }));
    expect(totals(facts)).toEqual(['900.00 ties', '800.00 not-printed']);
  });

  it('of an amount change the totals by the difference', () => {
    const { facts } = overlay(factsWithQuestion(), given('amount', '40.00', { line, column }));
    expect(totals(facts)).toEqual(['940.00 off', '940.00 not-printed']);
  });

  it('of a column settle what was doubtful about it', () => {
    const value = { role: 'actual', year: 2025 };
    const { facts } = overlay(factsWithQuestion(), given('column', value, { column }));
    expect(partOf(facts).columns[0]).toEqual({ id: 'c1', label: '2026', role: 'actual', year: 2025, scenario: 'actual', measure: 'amount' }); // prettier-ignore
    expect(totals(facts)).toEqual(['1000.00 off', '1000.00 not-printed']);
  });

  it('of a column remove a period that contradicts its year or its role, and keep one that does not', () => {
    const periodAfter = (kind: 'year' | 'half', value: { role: string; year: number }) => {
      const before = factsWithQuestion();
      partOf(before).columns[0]!.period = { from: '2026-01-01', to: '2026-12-31', kind };
      const { facts } = overlay(before, given('column', value, { column }));
      return partOf(facts).columns[0]!.period?.kind;
    };
    expect(periodAfter('year', { role: 'proposed', year: 2027 })).toBeUndefined();
    expect(periodAfter('half', { role: 'actual', year: 2026 })).toBeUndefined();
    expect(periodAfter('year', { role: 'actual', year: 2026 })).toBe('year');
    expect(periodAfter('half', { role: 'ytd', year: 2026 })).toBe('half');
  });
});
