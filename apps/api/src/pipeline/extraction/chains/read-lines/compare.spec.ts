import type { BudgetPart } from '@hoa/contracts';
import { column, Paper } from '../../../../../test/facts';
import { Opinions } from '../second-reading/opinions';
import { withSecondReading } from './compare';
import type { AddressedLine } from './normalise';

/** Two items on one printed line, and a line below. */
function facts() {
  const paper = new Paper(1, 'a.pdf')
    .budget(
      [column('b26', 'budget', 2026), column('a25', 'actual', 2025)],
      [
        ['', 'Electricity', 'expense', '5000.00'],
        ['', 'Dues', 'income', '9000.00'],
        ['', 'Water', 'expense', '3000.00'],
      ],
    )
    .edit((part) => {
      if (part.kind !== 'budget') return;
      part.lines.forEach((line, at) =>
        Object.values(line.cells).forEach((cell) => {
          cell.source.line = at < 2 ? 1 : 2;
          cell.confidence = 0.9;
        }),
      );
    });
  const read = paper.document().facts;
  if (!read) throw new Error('No facts.');
  return read;
}

const seen = (
  line: number,
  description: string,
  value: string,
  more: Partial<AddressedLine> = {},
): AddressedLine => ({
  page: 1,
  line,
  type: 'expense',
  description,
  beside: [],
  code: undefined,
  amounts: [
    {
      role: 'budget',
      year: 2026,
      value,
      raw: value,
      source: { documentId: 1, documentName: 'a.pdf', readingId: 'r', page: 1, line, quote: description },
    },
  ],
  ...more,
});

function compared(lines: AddressedLine[], opinions = new Opinions()) {
  const second = withSecondReading(facts(), lines, { opinions });
  const part = second.facts.parts[0] as BudgetPart;
  return {
    totals: second.totals,
    opinions,
    cells: part.lines.map((line) => [
      line.description,
      ...Object.values(line.cells).map(({ value, by, confidence, rival }) => [
        value,
        by,
        confidence,
        rival?.value,
      ]),
    ]),
  };
}

it('agreement is by both and surer, for the item that is meant on a line of two', () => {
  expect(compared([seen(1, 'Dues', '9000.00', { type: 'income' })]).cells).toEqual([
    ['Electricity', ['5000.00', 'rules', 0.9, undefined]],
    ['Dues', ['9000.00', 'both', 0.96, undefined]],
    ['Water', ['3000.00', 'rules', 0.9, undefined]],
  ]);
});

it('another amount, another kind and another name are rivals; the rules’ value stays', () => {
  const { cells, opinions } = compared([
    seen(2, 'Water', '3300.00'),
    seen(1, 'Electricity', '5000.00', { type: 'income' }),
  ]);
  expect(cells[2]).toEqual(['Water', ['3000.00', 'rules', 0.9, '3300.00']]);
  expect(cells[0]).toEqual(['Electricity', ['5000.00', 'rules', 0.9, '5000.00']]);
  expect(opinions.disputed).toBe(2);
  expect(compared([seen(2, 'Utilities', '3000.00')]).cells[2]).toEqual([
    'Water',
    ['3000.00', 'rules', 0.9, '3000.00'],
  ]);
});

it('what the rules lack is the model’s: a line, an item beside another, a cell in a known column', () => {
  const { cells } = compared([
    seen(3, 'Gas', '700.00'),
    seen(2, 'Late Fees', '40.00'),
    seen(2, 'Water', '3000.00', {
      amounts: [
        ...seen(2, 'Water', '3000.00').amounts,
        { ...seen(2, 'Water', '2900.00').amounts[0]!, role: 'actual', year: 2025 },
      ],
    }),
  ]);
  expect(cells).toContainEqual(['Gas', ['700.00', 'model', 0.6, undefined]]);
  expect(cells).toContainEqual(['Late Fees', ['40.00', 'model', 0.6, undefined]]);
  expect(cells).toContainEqual([
    'Water',
    ['3000.00', 'both', 0.96, undefined],
    ['2900.00', 'model', 0.6, undefined],
  ]);
});

it('a total is no line, and a thing said twice is no surer', () => {
  expect(compared([seen(4, 'Total Expenses', '8000.00')])).toMatchObject({ totals: 1 });
  const twice = compared([seen(3, 'Gas', '700.00'), seen(3, 'Gas', '700.00')]);
  expect(twice.cells.slice(3)).toEqual([['Gas', ['700.00', 'model', 0.6, undefined]]]);
});

it('of a model that may have been misled only disputes count', () => {
  const { cells, opinions } = compared(
    [seen(3, 'Gas', '700.00'), seen(1, 'Electricity', '5000.00'), seen(2, 'Water', '1.00')],
    new Opinions(true),
  );
  expect(cells).toEqual([
    ['Electricity', ['5000.00', 'rules', 0.9, undefined]],
    ['Dues', ['9000.00', 'rules', 0.9, undefined]],
    ['Water', ['3000.00', 'rules', 0.9, '1.00']],
  ]);
  expect(opinions).toMatchObject({ agreed: 1, disputed: 1, leftOut: 1, added: 0 });
});
