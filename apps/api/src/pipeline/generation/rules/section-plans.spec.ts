import type { BudgetPart, Part } from '@hoa/contracts';
import { column, Paper } from '../../../../test/facts';
import { withoutOneOffs } from './one-offs';
import { priorBudget } from './prior-lines';

const parameters = { year: 2027, fiscalYearStartMonth: 1 };
const plan = column('b', 'budget', 2026);
const result = column('a', 'actual', 2026);

/** Lines of one section, with the figures that the document states for the section as a whole. */
const sectionOf = (rows: Parameters<Paper['budget']>[1], type: 'income' | 'expense' = 'expense') =>
  new Paper(1, '2026.pdf').budget([plan, result], rows, type === 'income' ? 'Income' : 'Lawn Work');
const prior = (paper: Paper) => priorBudget([paper.document()], parameters);
const yearsOf = (paper: Paper) =>
  prior(paper).lines.map(({ description, history }) => [
    description,
    history[0]?.adoptedCents,
    history[0]?.actualCents,
  ]);

// $19,000 were planned for the lawn, $4,400 and $14,490 spent: of $18,890. 19,000 x 4,400 / 18,890 = $4,425.62, and
// the other $14,574.38 belong to mowing.
it('divides what is planned for a section among its lines as they were spent, and never counts it beside them', () => {
  const paper = sectionOf([
    ['', 'Fertilizer', 'expense', '', '4400.00'],
    ['', 'Mowing', 'expense', '', '14490.00'],
    ['', 'Edging', 'expense', '', ''],
    ['', 'Lawn Work', 'expense', '19000.00', ''],
  ]);
  expect(yearsOf(paper)).toEqual([
    ['Fertilizer', 442_562, 440_000],
    ['Mowing', 1_457_438, 1_449_000],
  ]);
  expect(prior(paper).notes.map(({ message }) => message)).toContain(
    'Stated only as a whole, and divided among its lines by their other figures: Lawn Work.',
  );
});

// $2,400 were spent on the section; $1,000 and $2,000 had been planned for its lines: $800 and $1,600.
it('divides a result that is stated for a section by what was planned for its lines', () =>
  expect(
    yearsOf(
      sectionOf([
        ['', 'Fertilizer', 'expense', '1000.00', ''],
        ['', 'Mowing', 'expense', '2000.00', ''],
        ['', 'Lawn Work', 'expense', '', '2400.00'],
      ]),
    ),
  ).toEqual([
    ['Fertilizer', 100_000, 80_000],
    ['Mowing', 200_000, 160_000],
  ]));

it('gives what is planned as income to what owners are billed', () =>
  expect(
    yearsOf(
      sectionOf(
        [
          ['', 'Homeowner Dues', 'income', '', '60000.00'],
          ['', 'Interest', 'income', '', '150.00'],
          ['', 'Income', 'income', '62000.00', ''],
        ],
        'income',
      ),
    ),
  ).toEqual([
    ['Homeowner Dues', 6_200_000, 6_000_000],
    ['Interest', undefined, 15_000],
  ]));

it('keeps a remainder beside lines that state the same, and a section without figures to divide by', () => {
  expect(
    yearsOf(
      sectionOf([
        ['', 'Mowing', 'expense', '14000.00', '14490.00'],
        ['', 'Lawn Work', 'expense', '5000.00', ''],
      ]),
    ),
  ).toEqual([
    ['Mowing', 1_400_000, 1_449_000],
    ['Lawn Work', 500_000, undefined],
  ]);
  expect(
    yearsOf(
      sectionOf([
        ['7310', 'Mowing', 'expense', '', ''],
        ['', 'Lawn Work', 'expense', '5000.00', ''],
      ]),
    ),
  ).toContainEqual(['Lawn Work', 500_000, undefined]);
});

it('divides within the part that states the section', () => {
  const other = (part: Part) => {
    (part as BudgetPart).lines[0]!.section = 'Lawn Work';
  };
  const paper = sectionOf([
    ['', 'Fertilizer', 'expense', '', '4400.00'],
    ['', 'Lawn Work', 'expense', '4600.00', ''],
  ])
    .budget([plan, result], [['', 'Mowing', 'expense', '', '900.00']])
    .edit(other);
  expect(yearsOf(paper)).toEqual([
    ['Fertilizer', 460_000, 440_000],
    ['Mowing', undefined, 90_000],
  ]);
});

// Owners paid $23,754 of 2027's dues in 2026; the document shows it as received and as owed.
it('leaves out dues that were paid ahead, received and owed', () => {
  const paper = new Paper(1, '2026.pdf').budget(
    [result],
    [
      ['', 'Homeowner Dues Received', 'income', '50926.55'],
      ['', '27 Homeowner Dues Received in 26', 'income', '23754.00'],
      ['', 'Mowing', 'expense', '14490.00'],
      ['', 'Liability (2027 dues)', 'expense', '23754.00'],
    ],
  );
  const { recurring, notes } = withoutOneOffs(prior(paper).lines, parameters);
  expect(recurring.map(({ description }) => description)).toEqual(['Homeowner Dues Received', 'Mowing']);
  expect(notes.map(({ message }) => message)).toEqual([
    'Left out because it does not repeat: 27 Homeowner Dues Received in 26, $23,754.00 in 2026 (dues that are paid ahead belong to another year).',
    'Left out because it does not repeat: Liability (2027 dues), $23,754.00 in 2026 (dues that are paid ahead belong to another year).',
  ]);
});
