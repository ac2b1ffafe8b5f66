import fc from 'fast-check';
import { groupOf, sumCents } from '@hoa/budget-math';
import { exportItem, exportReport } from '../../../test/support/report';
import { rowsOf } from './report';

const line = fc
  .record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    glCode: fc.constantFrom('', '6100', '7010', '7310', '7410', '7710', '7810', '9005', '1234'),
    description: fc.constantFrom('Electricity', 'Insurance', 'Reserve', 'Landscape', 'Sundry'),
    proposedCents: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
    previousCents: fc.integer({ min: 0, max: 1_000_000_00 }),
    previousKnown: fc.boolean(),
  })
  .map((more) => exportItem({ ...more, previousCents: more.previousKnown ? more.previousCents : 0 }));

it('foots: lines to subtotals, subtotals to totals, in both years, and a forecast that begins there', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (items) => {
      const report = exportReport(items);
      for (const { rows, subtotal, items: members } of report.groups) {
        expect(subtotal.proposedCents).toBe(sumCents(rows.map((row) => row.proposedCents)));
        expect(subtotal.previousCents ?? 0).toBe(sumCents(rows.map((row) => row.previousCents ?? 0)));
        expect(rows).toHaveLength(members.length);
      }
      const sum = (type: string) =>
        sumCents(report.groups.filter((group) => group.type === type).map((group) => group.proposedCents));
      expect(report.expensesRow.proposedCents).toBe(sum('expense'));
      expect(report.netRow.proposedCents).toBe(sum('income') - sum('expense'));
      expect(report.totals.expensesCents).toBe(sum('expense'));
      expect(report.forecast.years[0]?.totalCents).toBe(sum('expense'));
      expect(rowsOf(report).filter(({ kind }) => kind === 'item')).toHaveLength(items.length);
      expect(report.topCategories.map(({ group }) => group)).toHaveLength(
        new Set(items.filter(({ type }) => type === 'expense').map(groupOf)).size,
      );
    }),
  );
});

it('computes what the header of every output says', () => {
  const report = exportReport([
    exportItem({ type: 'income', glCode: '6100', proposedCents: 500_000, previousCents: 450_000 }),
    exportItem({ proposedCents: 300_000, previousCents: 250_000 }),
    exportItem({ glCode: '7310', description: 'Landscape', proposedCents: 180_000, previousCents: 150_000 }),
  ]);
  expect(report.totals).toMatchObject({
    incomeCents: 500_000,
    expensesCents: 480_000,
    netCents: 20_000,
    changeCents: 80_000,
    changePercent: 20,
    // 4,800 / 48 / 12 = 8.33, and 4,800 / 48 = 100, not 12 x 8.33
    monthlyFeeCents: 833,
    annualPerUnitCents: 10_000,
  });
  expect(report.topCategories.map(({ group, share }) => [group, share])).toEqual([
    ['Utilities', 62.5],
    ['Service Contracts', 37.5],
  ]);
  expect(report.title).toBe('Proposed 2027 Budget');
  expect(exportReport([exportItem()], { status: 'adopted' }).title).toBe('Adopted 2027 Budget');
});

it('lists the lines of other funds below the totals that they are not part of', () => {
  const report = exportReport([
    exportItem({ type: 'income', glCode: '6100', proposedCents: 500_000 }),
    exportItem({ proposedCents: 300_000 }),
    exportItem({
      type: 'income',
      fund: 'reserve',
      glCode: '6310',
      description: 'Interest - Reserve',
      proposedCents: 1_200,
      assumptions: ['As last year.'],
    }),
  ]);
  expect(report.totals).toMatchObject({ incomeCents: 500_000, netCents: 200_000 });
  expect(
    rowsOf(report)
      .slice(-3)
      .map(({ kind, category, description, proposedCents }) => [kind, category, description, proposedCents]),
  ).toEqual([
    ['total', '', 'Net Operating Position', 200_000],
    ['item', 'Reserve Fund Income', 'Interest - Reserve', 1_200],
    ['subtotal', '', 'Total Reserve Fund Income', 1_200],
  ]);
  expect(report.assumptions).toContainEqual({ subject: '6310 Interest - Reserve', text: 'As last year.' });
  expect(report.sources).toHaveLength(3);
});

it('says of each line what it rests on: its place with the quote, or that it is an assumption', () => {
  const report = exportReport(
    [
      exportItem(),
      exportItem({
        glCode: '7820',
        description: 'Water',
        sources: [],
        needsReview: true,
        assumptions: ['Flat.'],
      }),
    ],
    { notes: ['A one-off was left out.'] },
  );
  expect(report.sources).toEqual([
    {
      glCode: '7810',
      description: 'Electricity',
      documentName: 'budget.pdf',
      page: 2,
      line: 14,
      quote: 'Electricity 1,000.00',
    },
  ]);
  expect(report.assumptions).toContainEqual({ subject: 'Generation', text: 'A one-off was left out.' });
  expect(
    report.assumptions.filter(({ subject }) => subject === '7820 Water').map(({ text }) => text),
  ).toEqual([
    'Flat.',
    'No document states this figure: it is an assumption.',
    'Needs review: its readings disagree or are not sure.',
  ]);
});
