import { column, Paper } from '../../../../test/facts';
import { findDifferences } from './gate';
import { priorBudget } from './prior-lines';

const budget26 = column('b26', 'budget', 2026);
const proposed26 = column('p26', 'proposed', 2026);
const actual26 = column('a26', 'actual', 2026);
const actual25 = column('a25', 'actual', 2025);

type Row = [string, string, 'income' | 'expense', string];

const treasurer: Row[] = [
  ['', 'Regular assessments', 'income', '187200.00'],
  ['', 'Late fees', 'income', '900.00'],
  ['', 'Landscape contract', 'expense', '38400.00'],
  ['', 'Snow removal', 'expense', '14500.00'],
  ['', 'Insurance', 'expense', '42100.00'],
  ['', 'Management fee', 'expense', '21600.00'],
  ['', 'Water & sewer', 'expense', '28800.00'],
  ['', 'Legal', 'expense', '3000.00'],
];
const bookkeeper: Row[] = [
  ['4010', 'Homeowner dues', 'income', '185800.00'],
  ['4040', 'Late charges', 'income', '760.00'],
  ['5010', 'Grounds maintenance', 'expense', '37100.00'],
  ['5020', 'Snow plowing', 'expense', '11200.00'],
  ['5110', 'Property & liability insurance', 'expense', '41800.00'],
  ['5210', 'Management services', 'expense', '21600.00'],
  ['5310', 'City utilities', 'expense', '29450.00'],
  ['5410', 'Attorney', 'expense', '1150.00'],
];
const paper = (id: number, name: string, of: ReturnType<typeof column>, rows: Row[]) =>
  new Paper(id, name).budget([of], rows);

const budgetOf = (papers: Paper[]) => {
  const documents = papers.map((one) => one.document());
  const prior = priorBudget(documents, { year: 2027, fiscalYearStartMonth: 1 });
  return {
    ...prior,
    differences: findDifferences(documents, { ...prior, budgetYear: 2027 }).differences,
    figures: prior.lines.map(({ description, previous }) => [description, (previous?.cents ?? 0) / 100]),
    sum: (type: 'income' | 'expense') =>
      prior.lines.reduce(
        (all, line) => all + (line.type === type ? (line.previous?.cents ?? 0) : 0) / 100,
        0,
      ),
  };
};

it('counts the lines of a plan and of the accounts once, though each names them in its own way', () => {
  const of = budgetOf([
    paper(1, 'budget.pdf', budget26, treasurer),
    paper(2, 'income.pdf', actual26, bookkeeper),
  ]);
  expect(of.lines).toHaveLength(treasurer.length);
  expect([of.sum('income'), of.sum('expense')]).toEqual([186_560, 142_300]);
  expect(of.lines[2]?.history).toEqual([{ endYear: 2026, adoptedCents: 3_840_000, actualCents: 3_710_000 }]);
});

it('adds nothing of what was spent a year earlier under other names', () => {
  const of = budgetOf([
    paper(1, 'budget.pdf', budget26, treasurer),
    paper(2, 'income.pdf', actual25, [...bookkeeper, ['5990', 'Sundry', 'expense', '430.00']]),
  ]);
  expect([of.sum('income'), of.sum('expense')]).toEqual([188_100, 148_400]);
  expect(of.notes.map(({ message }) => message).join()).toContain('Sundry');
});

it('keeps a cost that nobody planned where all other lines are found in the plan', () => {
  const unplanned: Row = ['', 'Storm repairs', 'expense', '8000.00'];
  const of = budgetOf([
    paper(1, 'budget.pdf', budget26, treasurer),
    paper(2, 'income.pdf', actual26, [...treasurer, unplanned]),
  ]);
  expect(of.figures).toContainEqual(['Storm repairs', 8000]);
});

it('leaves out what other accounts have alone where the plan has much that they do not have, and says so', () => {
  const apart: Row[] = [
    ...treasurer.slice(0, 5),
    ['', 'Clubhouse', 'expense', '21000.00'],
    ['', 'Gate attendants', 'expense', '29000.00'],
  ];
  const of = budgetOf([paper(1, 'budget.pdf', budget26, treasurer), paper(2, 'income.pdf', actual26, apart)]);
  expect(of.figures.map(([name]) => name)).not.toContain('Clubhouse');
  expect(of.notes).toContainEqual({
    code: 'told_again',
    message:
      'Not added from income.pdf, as another document states the same money under other names or replaces it: Clubhouse ($21,000.00), Gate attendants ($29,000.00).',
  });
});

it('takes the adopted budget and not its draft, in whichever order they come', () => {
  const draft: Row[] = treasurer.map(([code, name, type, amount]) => [
    code,
    name,
    type,
    name === 'Snow removal' ? '16900.00' : amount,
  ]);
  const papers = [
    paper(1, 'draft.pdf', proposed26, [...draft, ['', 'Contingency', 'expense', '2000.00']]),
    paper(2, 'budget.pdf', budget26, treasurer),
  ];
  for (const documents of [papers, [...papers].reverse()]) {
    const of = budgetOf(documents);
    expect(of.figures).toContainEqual(['Snow removal', 14_500]);
    expect(of.figures.map(([name]) => name)).not.toContain('Contingency');
    expect(of.differences).toEqual([]);
    expect(of.lines.find(({ description }) => description === 'Snow removal')?.history).toEqual([
      { endYear: 2026, adoptedCents: 1_450_000 },
    ]);
  }
});

it('asks which of two budgets of one year counts, where neither says that it was only proposed', () => {
  const other: Row[] = treasurer.map(([code, name, type, amount]) => [
    code,
    name,
    type,
    name === 'Insurance' ? '51000.00' : amount,
  ]);
  const of = budgetOf([paper(1, 'one.pdf', budget26, treasurer), paper(2, 'two.pdf', budget26, other)]);
  expect(of.differences.map(({ kind, message }) => [kind, message])).toEqual([
    [
      'rivals',
      'one.pdf and two.pdf both state a budget of the same year, with expenses of $148,400 and $157,300. Leave out the one that does not count.',
    ],
  ]);
  expect(budgetOf([paper(1, 'one.pdf', budget26, treasurer), paper(2, 'two.pdf', budget26, treasurer)]).differences).toEqual([]); // prettier-ignore
});

it('takes a budget on which two others do not agree for a draft, and says so', () => {
  const other: Row[] = treasurer.map(([code, name, type, amount]) => [
    code,
    name,
    type,
    name === 'Insurance' ? '51000.00' : amount,
  ]);
  const adopted = paper(1, 'signed.pdf', budget26, treasurer);
  const program = paper(3, 'comparison.xlsx', budget26, treasurer);
  for (const documents of [
    [paper(2, 'budget v1.pdf', budget26, other), adopted, program],
    [adopted, program, paper(2, 'budget v1.pdf', budget26, other)],
  ]) {
    const of = budgetOf(documents);
    expect(of.differences).toEqual([]);
    expect(of.figures).toContainEqual(['Insurance', 42_100]);
    expect(of.notes.map(({ message }) => message)).toContain(
      'budget v1.pdf states a budget with expenses of $157,300.00; signed.pdf and comparison.xlsx agree on $148,400.00 for the same year. It is taken for a draft: if it is the adopted budget, leave the others out.',
    );
  }
  const amended = budgetOf([adopted, program, paper(2, 'amended budget.pdf', budget26, other)]);
  expect(amended.differences).toHaveLength(1);
});

it('adds the accounts of a small fund beside those of the association', () => {
  const pool: Row[] = [
    ['', 'Pool passes', 'income', '9000.00'],
    ['', 'Lifeguards', 'expense', '5000.00'],
    ['', 'Chlorine', 'expense', '1800.00'],
    ['', 'Pool water', 'expense', '1500.00'],
  ];
  const of = budgetOf([paper(1, 'budget.pdf', budget26, treasurer), paper(2, 'pool.pdf', budget26, pool)]);
  expect(of.sum('expense')).toBe(156_700);
});

it('asks nobody to look at amounts that one document rounds to the dollar', () => {
  const exact: Row[] = treasurer.map(([code, name, type, amount]) => [
    code,
    name,
    type,
    amount.replace('.00', '.38'),
  ]);
  const of = budgetOf([
    paper(1, 'budget.pdf', budget26, exact),
    paper(2, 'budget.xlsx', budget26, treasurer),
  ]);
  expect(of.lines.filter(({ needsReview }) => needsReview)).toEqual([]);
  expect(of.differences).toEqual([]);
});
