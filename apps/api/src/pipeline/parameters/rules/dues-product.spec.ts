import type { BudgetPart, Facts } from '@hoa/contracts';
import { provenDues } from './dues-product';
import type { ProposalDocument } from './evidence';

const source = { documentId: 1, documentName: 'b.xlsx', readingId: 'r', page: 1, line: 4, quote: '' };

/** A document of these words and a budget of one column with these income lines. */
function paper(words: string[], ...lines: [description: string, amount: string][]): ProposalDocument {
  const pages = [{ page: 1, lines: words.map((text, index) => ({ index, text })) }];
  return {
    id: 1,
    name: 'b.xlsx',
    facts: { parts: [part(...lines)], readingId: 'r' } as unknown as Facts,
    pages,
  };
}

function part(...lines: [description: string, amount: string][]): BudgetPart {
  return {
    id: 'p1',
    kind: 'budget',
    pages: [1, 1],
    columns: [{ id: 'c1', label: '2026 Budget', year: 2026, role: 'budget' }],
    lines: lines.map(([description, value], index) => ({
      id: `l${index}`,
      description,
      section: '',
      type: 'income' as const,
      cells: { c1: { value, raw: value, source, confidence: 1, by: 'rules' as const } },
    })),
    totals: [],
  };
}

it.each([
  ['Dues (28 x $210)', '70560.00', 28, '210.00', 'month'],
  ['Assessments - 86 lots @ $570', '49020.00', 86, '570.00', 'year'],
  ['$300.00/quarter x 40 units', '48000.00', 40, '300.00', 'quarter'],
  ['Fees 1200 x 95.50', '1375200.00', 1200, '95.50', 'month'],
])('%s of %s is %d homes at $%s a %s', (description, amount, units, paid, period) => {
  expect(provenDues(paper([], [description, amount]))).toMatchObject([
    { units: { value: units, source }, dues: { value: { amount: paid, period } } },
  ]);
});

it.each([
  ['a product that is not the amount', [['Dues (28 x $210)', '70000.00']]],
  ['some of the homes', [['Special assessment 14 x $500', '7000.00']]],
  [
    'classes of homes',
    [
      ['A: 20 x $100', '24000.00'],
      ['B: 10 x $150', '18000.00'],
    ],
  ],
  [
    'a fee beside the dues of all',
    [
      ['Dues (100 lots @ $300)', '30000.00'],
      ['Waterfront lots (40 @ $50)', '2000.00'],
    ],
  ],
  ['no multiplication', [['Dues', '70560.00']]],
] as [string, [string, string][]][])('%s proves nothing', (_, lines) => {
  expect(provenDues(paper([], ...lines))).toEqual([]);
});

it('classes of homes that the lines name are all homes together', () => {
  const [found, ...more] = provenDues(
    paper(
      [],
      ['Dues - Hillside lots (120 @ $310)', '37200.00'],
      ['Dues - Inner lots (36 @ $150)', '5400.00'],
    ),
  );
  expect([found?.units.value, found?.dues, more]).toEqual([156, undefined, []]);
});

it('a sentence whose multiplication gives an income line is one', () => {
  const words = ['Adopted May 4, 2026. 64 homes at $85 per month ($1,020 per year).'];
  expect(provenDues(paper(words, ['Dues', '65280.00']))).toMatchObject([
    { units: { value: 64, source: { line: 0 } }, dues: { value: { amount: '85.00', period: 'month' } } },
  ]);
  expect(provenDues(paper(words, ['Dues', '65000.00']))).toEqual([]);
});
