import type { BudgetPart, Facts } from '@hoa/contracts';
import { documentTruth, generateDocument } from '../statements/generate';
import type { DocumentTruth } from '../statements/truth';
import { perfectFacts } from '../testing/perfect';
import { judge } from './judge';
import { isSilent, summary } from './report';

const truths = Array.from({ length: 25 }, (_, index): DocumentTruth => {
  const document = generateDocument({ seed: 11, index, format: 'pdf' });
  return documentTruth(document, `${index}.pdf`, false);
}).filter(({ statements }) => statements.some(({ columns }) => columns.some(({ annual }) => annual)));

const partIn = (facts: Facts): BudgetPart => facts.parts[0] as BudgetPart;

/** Types the largest income line as an expense. */
function withWrongFlow(truth: DocumentTruth): Facts {
  const facts = perfectFacts(truth);
  const line = partIn(facts).rows!.find(
    ({ role, flow, cells }) => role === 'line' && flow === 'income' && Object.keys(cells).length > 0,
  );
  if (line) line.flow = 'expense';
  return facts;
}

describe('the scorer', () => {
  it('scores facts made from the truth as right in every respect', () => {
    for (const truth of truths) {
      const score = judge(truth, () => perfectFacts(truth), true);
      expect({ file: truth.file, wrong: score.wrongRows }).toEqual({ file: truth.file, wrong: [] });
      expect(
        score.columns.filter(
          ({ right, rightByFund, meaning, afterAnswers }) =>
            !(right && rightByFund && meaning && afterAnswers),
        ),
      ).toEqual([]);
      expect(score.falseYears).toEqual([]);
    }
  });

  it('counts a column whose dues are typed as an expense as a silent error', () => {
    const truth = truths[0]!;
    const score = judge(truth, () => withWrongFlow(truth), false);
    expect(score.rowsRight).toBe(score.rows - 1);
    expect(score.columns.some(isSilent)).toBe(true);
  });

  it('does not call a wrong column silent that the reader doubts', () => {
    const truth = truths[0]!;
    const facts = withWrongFlow(truth);
    for (const column of partIn(facts).columns) column.doubt = 'Look at it.';
    const score = judge(truth, () => facts, false);
    expect(score.columns.some(({ right }) => !right)).toBe(true);
    expect(score.columns.some(isSilent)).toBe(false);
  });

  it('answers questions from the truth and scores what is read then', () => {
    const truth = truths[0]!;
    const [wrong, right] = [withWrongFlow(truth), perfectFacts(truth)];
    const at = truth.statements[0]!.columns.findIndex(({ annual }) => annual);
    const { income } = truth.statements[0]!.columns[at]!.totals;
    const answer = (id: string, cents: number) => ({
      id,
      label: id,
      totals: [{ columnId: `c${at}`, flow: 'income' as const, interpreted: (cents / 100).toFixed(2) }],
    });
    partIn(wrong).questions = [
      {
        id: 'q1',
        partId: 'p0',
        prompt: 'Income?',
        at: [],
        effect: '1.00',
        answers: [answer('no', 0), answer('yes', income)],
      },
    ];
    const score = judge(
      truth,
      (given) => (given.some(({ answerId }) => answerId === 'yes') ? right : wrong),
      true,
    );
    expect(score.questions).toBe(1);
    expect(score.unnecessary).toBe(0);
    expect(score.columns.every(({ afterAnswers }) => afterAnswers)).toBe(true);
  });

  it('calls a question about a right column unnecessary and the column flagged', () => {
    const truth = truths[0]!;
    const facts = perfectFacts(truth);
    const at = truth.statements[0]!.columns.findIndex(({ annual }) => annual);
    const { income } = truth.statements[0]!.columns[at]!.totals;
    const totals = [{ columnId: `c${at}`, flow: 'income' as const, interpreted: (income / 100).toFixed(2) }];
    partIn(facts).questions = [
      {
        id: 'q1',
        partId: 'p0',
        prompt: 'Income?',
        at: [],
        effect: '0.00',
        answers: [{ id: 'a', label: 'a', totals }],
      },
    ];
    const score = judge(truth, () => facts, false);
    expect(score.unnecessary).toBe(1);
    expect(score.columns.some(({ flagged }) => flagged)).toBe(true);
  });

  it('counts a part of a year that is taken for a year', () => {
    const truth = documentTruth(
      generateDocument({ seed: 1, index: 1, format: 'pdf', only: [] }),
      'x.pdf',
      false,
    );
    const column = truth.statements[0]!.columns[0]!;
    const facts = perfectFacts(truth);
    Object.assign(column, { annual: false, period: { ...column.period, kind: 'half' } });
    expect(judge(truth, () => facts, false).falseYears).toHaveLength(1);
  });

  it('counts a year whose amounts are those of no column of the truth', () => {
    const truth = truths[0]!;
    const facts = perfectFacts(truth);
    for (const row of partIn(facts).rows ?? [])
      for (const cell of Object.values(row.cells)) cell.value = String(Number(cell.value) * 1000);
    const score = judge(truth, () => facts, false);
    expect(score.columns.every(({ absent }) => absent)).toBe(true);
    expect(score.strays.length).toBeGreaterThan(0);
    expect(score.strays.some(({ flagged }) => flagged)).toBe(false);
    expect(judge(truth, () => perfectFacts(truth), false).strays).toEqual([]);
  });

  it('prints a summary of documents of which nothing was read', () => {
    const empty = (truth: DocumentTruth): Facts => ({ ...perfectFacts(truth), parts: [] });
    const scores = truths.map((truth) => judge(truth, () => empty(truth), false));
    expect(summary('Typed', scores, false)).toContain(`${scores.length}/${scores.length} (1.000)`);
  });
});
