import fc from 'fast-check';
import type { StoredLine, StoredPage } from '../../stored-pages';
import { resolve } from './normalise';
import { partsOf } from '../second-reading/document-text';
import { LineAddresses } from './schema';

const line = (index: number, ...cells: string[]): StoredLine => ({
  index,
  text: cells.join('  '),
  box: [0, 0, 1, 1],
  cells: cells.map((text) => ({ text, box: [0, 0, 1, 1], confidence: 1 })),
});
const pages: StoredPage[] = [
  {
    page: 1,
    text: '',
    lines: [
      line(1, '7310', 'Landscape', '29,988.00', '(1,200)', '3.5%', 'n/a'),
      line(2, '7350', 'Elevator', '$ 7,100', '', 'Unit 12', '12/31/2026'),
    ],
  },
];
const cite = (at: { page: number; line: StoredLine }) => ({
  documentId: 1,
  documentName: 'a.pdf',
  readingId: 'r',
  page: at.page,
  line: at.line.index,
  quote: at.line.text,
});
const address = (at: { line?: number; cells: number[]; page?: number; description?: number }) => ({
  page: at.page ?? 1,
  line: at.line ?? 1,
  type: 'expense' as const,
  description: at.description ?? 2,
  code: 1,
  amounts: at.cells.map((cell) => ({ cell, role: 'budget' as const, year: 2026 })),
});
const values = (lines: ReturnType<typeof address>[]) => {
  const result = resolve({ lines }, { pages, cite });
  return {
    rejected: result.rejected,
    amounts: result.lines.map((one) => one.amounts.map((amount) => amount.value)),
  };
};

it('reads the value at the address itself', () => {
  expect(values([address({ cells: [3, 4] }), address({ line: 2, cells: [3] })])).toEqual({
    rejected: 0,
    amounts: [['29988.00', '-1200.00'], ['7100.00']],
  });
});

it('rejects a percent, a word, a date, a unit, an empty cell and a cell that is not there', () => {
  expect(values([address({ cells: [5, 6, 99, 0, -1] }), address({ line: 2, cells: [4, 5, 6] })])).toEqual({
    rejected: 8,
    amounts: [[], []],
  });
});

it('rejects a line, a page and a description that are not there, and a description without a letter', () => {
  const wrong = [
    address({ line: 9, cells: [3] }),
    address({ page: 2, cells: [3] }),
    address({ description: 8, cells: [3] }),
    address({ description: 3, cells: [3] }),
  ];
  expect(values(wrong)).toEqual({ rejected: 4, amounts: [] });
});

it('whatever a model answers, no amount comes out that is not on the page', () => {
  const onPage = new Set(['29988.00', '-1200.00', '7310.00', '7350.00', '7100.00']);
  const cell = fc.integer({ min: -2, max: 9 });
  const answers = fc.array(
    fc.record({
      page: fc.integer({ min: 0, max: 2 }),
      line: fc.integer({ min: 0, max: 4 }),
      type: fc.constantFrom('income', 'expense', 'reserve'),
      description: cell,
      code: fc.option(cell),
      amounts: fc.array(
        fc.record({ cell, role: fc.constantFrom('budget', 'actual', 'ytd'), year: fc.option(fc.integer()) }),
      ),
    }),
  );
  fc.assert(
    fc.property(answers, (lines) => {
      const result = resolve(LineAddresses.parse({ lines }), { pages, cite });
      for (const amount of result.lines.flatMap((one) => one.amounts)) expect(onPage).toContain(amount.value);
    }),
  );
});

it('shows a model the lines with the numbers of their cells', () => {
  expect(partsOf(pages)).toEqual([
    'page 1\n1: [1] 7310  [2] Landscape  [3] 29,988.00  [4] (1,200)  [5] 3.5%  [6] n/a\n2: [1] 7350  [2] Elevator  [3] $ 7,100  [4]   [5] Unit 12  [6] 12/31/2026\n\n',
  ]);
  const long = Array.from({ length: 40 }, (_, index) => ({
    page: index + 1,
    text: '',
    lines: [line(1, 'x'.repeat(2_000))],
  }));
  expect(partsOf(long).every((part) => part.length <= 24_000)).toBe(true);
  expect(partsOf([])).toEqual([]);
});
