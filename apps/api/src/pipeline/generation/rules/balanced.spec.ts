import fc from 'fast-check';
import { budgetTotals, groupOf } from '@hoa/budget-math';
import { budget26, draft, find, landscape, parameters } from '../../../../test/drafts';
import { Paper } from '../../../../test/facts';
import { balanced } from './balanced';

describe('reserve, trend and income lines', () => {
  it('share the recommended contribution by the previous amounts', () => {
    const lines = new Paper(1, 'b.pdf').budget(
      [budget26],
      [
        ['9010', 'Reserve - Roof', 'reserve', '10000.00'],
        ['9020', 'Reserve - Paving', 'reserve', '5000.00'],
      ],
    );
    const { items } = draft([lines, new Paper(5, 'study.pdf').reserve('20000.00')]);
    expect(items.map((item) => [item.proposedCents, item.basis])).toEqual([
      [1_333_333, 'document'],
      [666_667, 'document'],
    ]);
  });

  it('add the general reserve line where there is none', () => {
    const { items } = draft([new Paper(5, 'study.pdf').reserve('20000.00')]);
    expect(items).toMatchObject([
      { glCode: '9005', proposedCents: 2_000_000, category: 'Reserve Contributions' },
    ]);
  });

  it.each([
    ['7810', 'Electricity', 106_700],
    ['7840', 'Natural gas', 110_800],
    ['7820', 'Water', 105_400],
    ['7850', 'Trash', 105_400],
    ['7860', 'Telephone', 103_500],
    ['7485', 'Supplies', 104_200],
    ['7210', 'Payroll', 103_400],
    ['7410', 'Building', 103_500],
    ['7715', 'General liability insurance', 108_000],
  ])('%s %s grows by its own series', (code, description, expected) => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [[code, description, 'expense', '1000.00']]),
    ]);
    expect(items[0]).toMatchObject({
      proposedCents: expected,
      basis: 'trend',
      sources: [{ documentName: 'b.pdf' }],
    });
  });

  it('keep income as it was, and make nothing up where no figure is known', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['6120', 'Late Fees', 'income', '900.00'],
          ['7490', 'Contingency', 'expense', ''],
        ],
      ),
    ]);
    expect(items).toMatchObject([
      { proposedCents: 90_000, basis: 'trend' },
      { proposedCents: 0, basis: 'assumption', previousKnown: false, needsReview: true },
    ]);
  });
});

describe('balancing', () => {
  it('raises the assessment line and labels the surplus', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget(
        [budget26],
        [
          ['6100', 'Maintenance Fees', 'income', '1000.00'],
          ['7410', 'Building', 'expense', '1000.00'],
        ],
      ),
    ]);
    const result = balanced(items, { billed: parameters });
    expect(find(result.items, '6100')).toMatchObject({ proposedCents: 100_000 + 3_675, basis: 'balancing' });
    expect(find(result.items, '6100').notes).toContain('$1.75 is the balancing margin');
    expect(result.notes).toHaveLength(1);
  });

  it('creates the line where there is none', () => {
    const { items } = draft([
      new Paper(1, 'b.pdf').budget([budget26], [['7410', 'Building', 'expense', '1000.00']]),
    ]);
    expect(balanced(items, { billed: parameters }).items[0]).toMatchObject({
      glCode: '6100',
      description: 'Maintenance Fees',
      proposedCents: 108_675,
      previousCents: 95_000,
      previousBasis: 'assumption',
      basis: 'balancing',
    });
  });
});

it('whatever the papers say: every line once, in its group, with a source or as an assumption, and never short', () => {
  const row = fc.tuple(
    fc.constantFrom('', '6100', '7310', '7710', '7810', '9005', '5010'),
    fc.constantFrom(
      'Assessments',
      'Landscape',
      'Property insurance',
      'Electric',
      'Reserves',
      'Other thing',
      'Late fees',
    ),
    fc.constantFrom('income' as const, 'expense' as const, 'reserve' as const),
    fc.integer({ min: -1000, max: 10 ** 9 }).map((cents) => (cents === 0 ? '' : (cents / 100).toFixed(2))),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.boolean(), (rows, withContract) => {
      const papers = [new Paper(1, 'b.pdf').budget([budget26], rows), ...(withContract ? [landscape()] : [])];
      const { items } = balanced(draft(papers).items, { billed: parameters });
      expect(new Set(items.map((item) => item.lineKey)).size).toBe(items.length);
      for (const item of items) {
        expect(groupOf(item)).toBe(item.category);
        expect(['assumption', 'balancing'].includes(item.basis) || item.sources.length > 0).toBe(true);
        expect(Number.isSafeInteger(item.proposedCents)).toBe(true);
      }
      expect(budgetTotals(items).shortfallCents).toBe(0);
    }),
    { numRuns: 60 },
  );
});
