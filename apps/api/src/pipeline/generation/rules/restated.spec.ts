import { Paper, column } from '../../../../test/facts';
import { priorBudget } from './prior-lines';

const year = { year: 2027, fiscalYearStartMonth: 1 };
const budget25 = column('b25', 'budget', 2025);
const budget26 = column('b26', 'budget', 2026);

type Line = [string, string, 'income' | 'expense' | 'reserve', ...string[]];
const COMPARED: Line[] = [
  ['', 'Assessments', 'income', '46000.00', '48000.00'],
  ['', 'Mowing', 'expense', '30000.00', '31000.00'],
  ['', 'Water', 'expense', '9000.00', '9500.00'],
  ['', 'Insurance', 'expense', '7000.00', '7500.00'],
];

/** A document that compares two years and states a second table, of other columns or in other words. */
function lines(columns: ReturnType<typeof column>[], second: Line[]) {
  const paper = new Paper(1, 'budget.pdf').budget([budget25, budget26], COMPARED);
  const other = new Paper(1, 'budget.pdf').budget(columns, second).document().facts!.parts[0]!;
  const document = paper.document();
  document.facts!.parts.push({ ...other, id: 'p9' });
  const { lines } = priorBudget([document], year);
  return lines.map(({ description, previous }) => `${description} ${(previous?.cents ?? 0) / 100}`);
}

describe('a budget that one document states twice', () => {
  it('counts once where the second table has the same lines for one of the years', () => {
    expect(lines([budget26], COMPARED.map(([code, name, type, , cents]): Line => [code, name, type, cents!]))).toEqual([
      'Assessments 48000',
      'Mowing 31000',
      'Water 9500',
      'Insurance 7500',
    ]); // prettier-ignore
  });

  it('counts once where the second sums lines up to the same income and costs', () => {
    const summary: Line[] = [
      ['', 'Dues', 'income', '48000.00'],
      ['', 'Grounds and utilities', 'expense', '40500.00'],
      ['', 'Insurance', 'expense', '7500.00'],
    ];
    expect(lines([budget26], summary)).toEqual([
      'Assessments 48000',
      'Mowing 31000',
      'Water 9500',
      'Insurance 7500',
    ]);
  });

  it('counts the detail of a summary by fund, with what only the summary has', () => {
    const paper = new Paper(1, 'audit.pdf').budget(
      [budget26],
      [
        ['', 'All dues', 'income', '48000.00'],
        ['', 'Interest', 'income', '600.00'],
        ['', 'Operating costs', 'expense', '48000.00'],
        ['', 'Roofs', 'expense', '20000.00'],
      ],
    );
    const document = paper.document();
    const [summary] = document.facts!.parts;
    if (summary?.kind !== 'budget') throw new Error('No budget.');
    summary.lines = summary.lines.map((line) =>
      /Interest|Roofs/.test(line.description) ? { ...line, fund: 'reserve' } : line,
    );
    const [detail] = new Paper(1, 'audit.pdf').budget([budget26], [
      ...COMPARED.map(([code, name, type, , cents]): Line => [code, name, type, cents!]),
      ['', 'To the reserve fund', 'reserve', '5000.00'],
    ]).document().facts!.parts; // prettier-ignore
    document.facts!.parts.push({ ...detail!, id: 'p9' });
    expect(priorBudget([document], year).lines.map(({ description }) => description)).toEqual([
      'Assessments',
      'Mowing',
      'Water',
      'Insurance',
      'To the reserve fund',
      'Interest',
      'Roofs',
    ]);
  });

  it('and stays two where the second is of other money', () => {
    const pool: Line[] = [
      ['', 'Guest fees', 'income', '900.00'],
      ['', 'Water', 'expense', '700.00'],
      ['', 'Lifeguards', 'expense', '4000.00'],
      ['', 'Chemicals', 'expense', '800.00'],
      ['', 'Insurance', 'expense', '600.00'],
    ];
    expect(lines([budget26], pool)).toHaveLength(COMPARED.length + pool.length);
  });
});
